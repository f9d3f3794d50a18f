/**
 * The table of contents: every procedure with its given and own locals, its result, and its steps in order. They are
 * declared here and defined in their chapters, so that chapters and cards may refer to each other.
 */
import { between, each, flag, number, optional, setOf } from '@carillon/flow';
import { card, piece, side, space } from './names.ts';
import { flow, supply } from './state.ts';

// 1
export const Game = flow.procedure('game', {
  own: { bid: each(side, supply) },
  together: true,
  steps: ['turn', 'blueCard', 'redCard', 'bid', 'first', 'second', 'victory'],
});
export const Draw = flow.procedure('draw', { locals: { side }, steps: ['able', 'card'] });
export const Activation = flow.procedure('activation', { locals: { side }, steps: ['order', 'close'] });

// 2
export const March = flow.procedure('march', {
  locals: { side, at: space },
  own: { force: setOf(piece), moved: between(0, 2), met: flag, winner: optional(side) },
  steps: ['muster', 'next', 'interception', 'battle', 'onward'],
});

// 3
export const Interception = flow.procedure('interception', {
  locals: { side, at: space },
  own: { from: space, played: setOf(card) },
  result: flag,
  steps: ['able', 'offer', 'cards', 'roll'],
});

// 4
export const Battle = flow.procedure('battle', {
  locals: { at: space, attacker: side },
  own: { blueCards: setOf(card), redCards: setOf(card), hits: each(side, number), loser: side },
  result: optional(side),
  steps: ['attackerCards', 'defenderCards', 'fire', 'attackerLosses', 'defenderLosses', 'outcome', 'retreat', 'close'],
});
export const Losses = flow.procedure('losses', {
  locals: { side, at: space, due: number },
  steps: ['able', 'piece', 'again'],
});

// Cards
export const Reserves = flow.procedure('reserves', { locals: { side, at: space }, steps: ['piece'] });
