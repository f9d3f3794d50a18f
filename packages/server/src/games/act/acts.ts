import type { Entry, Outcome, Seat } from '@carillon/flow';
import { type Refused, refused } from '@carillon/kit';
import type { ClientMessage, Code, Ending, StandInTerms } from '@carillon/protocol';
import { ownChoices, Plan, play } from '@carillon/seat';
import type { Commit, KeptGame } from '../../store/games.ts';
import type { KeptStandIn } from '../../store/records.ts';
import { agreedOn, endedAt, maySubstitute, standInAt, switched } from '../absent/stand-ins.ts';
import { flaggedAt } from '../clock/pace.ts';
import type { Loaded } from '../keep/loaded.ts';

// The actions that a page may ask for in a running game. An action changes the table in memory and returns what else
// must be saved; a refused action has changed nothing.

/** The result of an act. */
export type Act = Refused<Code> | Done;
/** An act that was not refused. */
export interface Done extends Pick<Commit, 'standing' | 'proposal'> {
  readonly ok: true;
  /** How many of the requested choices were made. */
  readonly made: number;
  readonly entries: readonly Entry[];
  /** The game ends, but not by a rule of its title. */
  readonly ending?: Ending;
  /** Seats that change hands. */
  readonly seats?: KeptGame['seats'];
  /** Players whose seats were opened to others. */
  readonly departures?: readonly Departure[];
  /** All agreements on stand-ins, if one has changed. */
  readonly standIns?: readonly KeptStandIn[];
  /** The agreement that was just made; the game is not rated from then on. */
  readonly substitute?: StandInTerms & { readonly account: string };
}

/** A player who leaves, with the side they played. */
export interface Departure {
  readonly account: string;
  readonly side: string;
  readonly other: string;
}

type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;
/** A message that acts on a game. */
export type ActMessage = MessageOf<'choose' | 'undo' | 'stand' | 'propose' | 'answer' | 'resign' | 'claim' | 'standin'>;

/** Who acts, and when. `seat` is the seat the account plays; in a solo game the message may name another. */
interface Actor {
  readonly seat: Seat;
  readonly now: number;
}

export const done = (changes: Partial<Done> = {}): Done => ({ ok: true, made: 0, entries: [], ...changes });

/**
 * The maximum number of entries in a journal, several times the length of the longest games. A full game can only be
 * ended.
 */
export const LONGEST = 100_000;

/** Who acts. */
export interface Manner {
  /** The account for which a computer player stands in. */
  readonly standsIn?: boolean;
  /** The levels of computer players that may stand in. */
  readonly levels?: readonly string[];
}

/** Performs the request. Players who choose for themselves take their seat back from the computer. */
export function act(loaded: Loaded, message: ActMessage, account: string, now: number, manner: Manner = {}): Act {
  const place = loaded.seats.findIndex((each) => each.account === account);
  if (manner.standsIn && standInAt(loaded, place)?.playing !== true) return refused('no_stand_in');
  const standIns = manner.standsIn || !CHOOSES.has(message.type) ? undefined : switched(loaded, place, false, now);
  const outcome = perform(loaded, message, account, now, manner);
  return outcome.ok && standIns !== undefined ? { ...outcome, standIns } : outcome;
}

const CHOOSES: ReadonlySet<ActMessage['type']> = new Set(['choose', 'undo']);

function perform(loaded: Loaded, message: ActMessage, account: string, now: number, manner: Manner): Act {
  if (loaded.game.status !== 'running') return refused(loaded.game.status === 'over' ? 'game_over' : 'not_running');
  const own = loaded.seatOf(account);
  if (own === undefined) return refused('not_seated');
  const seat = loaded.game.solo ? seatNamed(loaded, message) : own;
  if (seat === undefined) return refused('not_seated');
  const adds = message.type === 'choose' || message.type === 'undo';
  if (adds && loaded.table.journal.length >= LONGEST) return refused('too_large');
  switch (message.type) {
    case 'choose':
      return choose(loaded, seat, message, now);
    case 'undo':
      return taken(loaded.table.undo(seat, message.seen, message.to));
    case 'stand':
      return stand(loaded, seat, message);
    case 'propose':
      return propose(loaded, { seat, now }, message, manner);
    case 'answer':
      return answer(loaded, { seat, now }, message);
    case 'resign':
      return done({ ending: lostBy(loaded, seat, 'resigned') });
    case 'claim':
      return claim(loaded, seat, message);
    case 'standin':
      return changeStandIn(loaded, { seat, now }, message);
  }
}

/** The seat that the host of a solo game acts for: the one named, or else the one asked. */
function seatNamed(loaded: Loaded, message: ActMessage): Seat | undefined {
  const named = 'seat' in message ? message.seat : undefined;
  if (named === undefined) return loaded.askedSeats()[0];
  const seat = loaded.module.rules.seats.indexOf(named);
  return seat < 0 ? undefined : seat;
}

const taken = (outcome: Outcome): Act => (outcome.ok ? done({ made: 1, entries: outcome.entries }) : outcome);

/** Any other seat wins. */
function lostBy(loaded: Loaded, seat: Seat, rule: string): Ending {
  const winner = loaded.module.rules.seats.find((_, other) => other !== seat);
  return { winner: winner ?? null, rule };
}

/** A player whose live clock has run out loses the game. */
export function outOfTime(loaded: Loaded, now: number): Ending | undefined {
  const place = flaggedAt(loaded.clock, now);
  const seat = place === undefined ? undefined : loaded.seating[place];
  return seat === undefined || loaded.pace.kind !== 'live' ? undefined : lostBy(loaded, seat, 'time');
}

/** Makes the choices of a plan until one is refused. */
function choose(loaded: Loaded, seat: Seat, { choices, seen }: MessageOf<'choose'>, now: number): Act {
  if (outOfTime(loaded, now)) return refused('game_over');
  const { table } = loaded;
  const from = table.journal.length;
  const plan = new Plan(loaded.nameOf(seat), choices);
  const refusal = play(plan, (choice) => table.submit(seat, choice, plan.made === 0 ? seen : table.journal.length));
  return refusal ?? done({ made: plan.made, entries: table.journal.slice(from) });
}

function stand(loaded: Loaded, seat: Seat, { passes, asksLast = loaded.asksLast(seat) }: MessageOf<'stand'>): Act {
  // In JSON read back, an unnamed card is absent.
  const asked = passes.map(({ moment, card }) => (card === undefined ? { moment } : { moment, card }));
  const { period } = loaded;
  loaded.keepAskLast(seat, asksLast);
  const { entries } = loaded.table.stand(seat, asked);
  return done({ made: 1, entries, standing: { seat: loaded.nameOf(seat), period, passes: asked, asksLast } });
}

function propose(loaded: Loaded, { seat, now }: Actor, message: MessageOf<'propose'>, { levels = [] }: Manner): Act {
  const { kind, seen, to, standIn } = message;
  const { game, table } = loaded;
  if (seen !== table.journal.length) return refused('stale');
  const target = kind === 'takeback' ? takebackOf(loaded, seat, to) : null;
  if (typeof target === 'string') return refused(target);
  const isFit = standIn !== undefined && levels.includes(standIn.level) && maySubstitute(loaded, standIn);
  if (kind === 'standin' && !isFit) return refused('bad_options');
  const terms = kind === 'standin' && standIn !== undefined ? standIn : null;
  return done({ proposal: { kind, by: loaded.nameOf(seat), to: target, seq: game.seq, at: now, terms } });
}

/** The entry where a takeback begins: one of the seat's own choices in force. */
function takebackOf(loaded: Loaded, seat: Seat, to: number | undefined): number | Code {
  const { game, table } = loaded;
  if (!game.takebacks) return 'no_takeback';
  const own = ownChoices(table.journal, table.numbers, loaded.nameOf(seat));
  const target = to ?? own.at(-1);
  return target !== undefined && own.includes(target) ? target : 'nothing_to_undo';
}

function answer(loaded: Loaded, { seat, now }: Actor, { kind, agree }: MessageOf<'answer'>): Act {
  const { game, proposals, module, table } = loaded;
  const proposal = proposals.find((each) => each.kind === kind && each.seq === game.seq);
  if (proposal === undefined) return refused('no_proposal');
  const by = module.rules.seats.indexOf(proposal.by);
  if (agree && by === seat && !game.solo) return refused('own_proposal');
  const dropped = { proposal: { kind } };
  if (!agree) return done(dropped);
  if (kind === 'draw') return done({ ...dropped, ending: { winner: null, rule: 'agreed' } });
  const { terms } = proposal;
  if (terms !== null) {
    return maySubstitute(loaded, terms)
      ? done({ ...dropped, ...substituted(loaded, terms, now) })
      : refused('bad_options');
  }
  const back = taken(table.takeBack(by, proposal.to ?? 0, by === seat ? undefined : seat));
  return back.ok ? { ...back, ...dropped } : back;
}

/** Both have agreed that a computer player stands in. */
function substituted(loaded: Loaded, terms: StandInTerms, now: number): Pick<Done, 'standIns' | 'substitute'> {
  const account = loaded.accountOf(loaded.module.rules.seats.indexOf(terms.seat)) ?? '';
  return { standIns: agreedOn(loaded, terms, now), substitute: { ...terms, account } };
}

/** Either side ends the agreement; only the player of the seat takes it back. */
function changeStandIn(loaded: Loaded, { seat, now }: Actor, { seat: named, how }: MessageOf<'standin'>): Act {
  const of = loaded.module.rules.seats.indexOf(named);
  const place = loaded.seating.indexOf(of);
  if (how === 'back' && of !== seat) return refused('not_seated');
  const standIns = how === 'end' ? endedAt(loaded, place) : switched(loaded, place, false, now);
  return standIns === undefined ? refused('no_stand_in') : done({ standIns });
}

/** When the other side's time has run out: claims the win, or gives its seat to another player. */
function claim(loaded: Loaded, seat: Seat, { how }: MessageOf<'claim'>): Act {
  const late = loaded.askedPlaces();
  const place = loaded.seating.indexOf(seat);
  if (!loaded.game.overdue || late.includes(place)) return refused('not_overdue');
  if (how === 'win') return done({ ending: { winner: loaded.nameOf(seat), rule: 'abandoned' } });
  const leaving = loaded.seats.filter((row) => late.includes(row.place));
  const other = loaded.accountOf(seat) ?? '';
  const departures = leaving.flatMap(({ account, place: left }) =>
    account === null ? [] : [{ account, side: loaded.nameOf(loaded.seating[left] ?? 0), other }],
  );
  return done({ seats: leaving.map((row) => ({ ...row, account: null })), departures });
}
