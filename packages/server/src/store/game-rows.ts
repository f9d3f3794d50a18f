import { flag, ids, oneOf, orElse, orNull } from './codec.ts';
import { AWAITED, DICE_VERSION, OPTIONS, PACE, PASSES, RESULT, STAND_INS, TERMS } from './columns.ts';
import { at, plain, Records } from './fields.ts';
import type { Game, Proposal, Seat, Standing } from './records.ts';
import type { GameRow, ProposalRow, SeatRow, StandingRow } from './tables.ts';

// The columns in which games are stored.

/** `computers_due` is used only by the store. */
export const GAMES: Records<Game, Omit<GameRow, 'computers_due'>> = new Records<Game, Omit<GameRow, 'computers_due'>>(
  'game',
  {
    ...{ id: plain('id'), title: plain('title'), rules: plain('rules'), scenario: plain('scenario') },
    ...{ options: at('options_json', OPTIONS), status: at('status', oneOf('open', 'running', 'over')) },
    ...{ seq: plain('seq'), host: plain('host'), access: at('access', oneOf('open', 'link', 'private')) },
    ...{ link: plain('link'), sides: at('sides', oneOf('chosen', 'random')), pace: at('pace_json', PACE) },
    ...{ solo: at('solo', flag), rated: at('rated', flag), takebacks: at('takebacks', flag) },
    ...{ alwaysAsk: at('always_ask', flag), holds: at('holds', orElse(flag, false)) },
    ...{ commitment: plain('commitment'), secret: plain('secret'), dice: at('dice_version', DICE_VERSION) },
    ...{ result: at('result_json', orNull(RESULT)), awaited: at('awaited_json', AWAITED) },
    ...{ awaitedBy: at('awaited_by', ids), period: plain('period'), since: plain('since'), due: plain('due') },
    ...{ overdue: at('overdue', flag), passesAt: plain('passes_at'), rematch: plain('rematch') },
    ...{ standIns: at('stand_ins_json', orElse(STAND_INS, [])), addressKey: plain('address_key') },
    ...{ created: plain('created'), started: plain('started'), ended: plain('ended'), updated: plain('updated') },
  },
);

export const SEATS: Records<Seat, Omit<SeatRow, 'game_id'>> = new Records<Seat, Omit<SeatRow, 'game_id'>>('seat', {
  ...{ place: plain('place'), account: plain('account_id'), wish: plain('wish'), value: plain('value') },
  ...{ side: plain('side'), clockLeft: plain('clock_left') },
});

export const STANDING: Records<Standing, Omit<StandingRow, 'game_id'>> = new Records<
  Standing,
  Omit<StandingRow, 'game_id'>
>('standing', {
  ...{ seat: plain('seat'), period: plain('period'), passes: at('passes_json', PASSES) },
  asksLast: at('asks_last', orElse(flag, false)),
});

export const PROPOSALS: Records<Proposal, Omit<ProposalRow, 'game_id'>> = new Records<
  Proposal,
  Omit<ProposalRow, 'game_id'>
>('proposal', {
  ...{ kind: at('kind', oneOf('takeback', 'draw', 'standin')), by: plain('by_seat'), to: plain('to_seq') },
  ...{ seq: plain('seq'), at: plain('at'), terms: at('terms_json', orNull(TERMS)) },
});
