import { flag, number, setOf } from '@carillon/flow';
import { pieceOrNone, place, pool, side, space, tokenOrNone } from '../ids.ts';
import { flow, pieces } from './contents.ts';

// 14.0 End of the Action Round, 15.0 and 16.0 Logistics Rounds, 17.0 Winter Quarters, 18.0 Victory

export const EndOfRound = flow.procedure('end-of-round', {
  steps: ['discard', 'supply', 'french', 'british', 'close'],
});
/** 14.2 All Routed stacks of a faction try to rally. */
export const Rally = flow.procedure('rally', {
  locals: { side },
  own: { tried: setOf(place), at: place, left: number, success: flag },
  steps: ['next', 'roll', 'again'],
});

export const FleetsArrive = flow.procedure('fleets-arrive', {
  steps: ['fleets', 'british', 'french', 'back', 'placeBritish', 'placeFrench', 'close'],
});
export const ColonialsEnlist = flow.procedure('colonials-enlist', {
  steps: ['draw', 'back', 'place', 'decks', 'close'],
});
/** 15.2, 16.2 This many pieces are drawn from a pool, both counters and Vagaries of War tokens. */
export const BagDraw = flow.procedure('bag-draw', {
  locals: { pool, draws: number },
  own: { picks: number, token: tokenOrNone, brigade: pieceOrNone },
  steps: ['able', 'draw', 'commander', 'commanded', 'pick', 'navy'],
});
/** 15.3 A faction places the pieces it has drawn. */
export const Placement = flow.procedure('placement', {
  locals: { side },
  own: { harbours: setOf(place) },
  steps: ['fleets', 'fleet', 'others', 'unit', 'close'],
});
/** 16.3 */
export const Enlistment = flow.procedure('enlistment', { steps: ['next', 'to'] });

/** Whether the game is over (17.1). */
export const WinterQuarters = flow.procedure('winter-quarters', {
  result: flag,
  own: {
    /** Units that stay in place over the winter (17.3.1). */
    staying: pieces,
  },
  steps: [
    'bonuses',
    'reveal',
    'check',
    'clear',
    'britishSail',
    'frenchSail',
    'indians',
    'disband',
    'disbanded',
    'britishReturn',
    'frenchReturn',
    'britishVoyage',
    'frenchVoyage',
    'britishCommanders',
    'frenchCommanders',
    'combine',
    'disbandedCombine',
    'fleets',
    'britishLosses',
    'frenchLosses',
    'reset',
  ],
});
/** 17.2 #3 A stack on the Sail box comes ashore. */
export const ComeAshore = flow.procedure('come-ashore', { locals: { side }, steps: ['able', 'to'] });
/** 17.3 #1 Stacks go to the nearest Fleet or Colony by land. */
export const ReturnToColonies = flow.procedure('return-to-colonies', {
  locals: { side },
  own: { done: setOf(space), at: space, force: pieces },
  steps: ['next', 'garrison', 'move'],
});
/** 17.3 #2 Stacks on foreign coasts go home by sea. */
export const VoyageHome = flow.procedure('voyage-home', {
  locals: { side },
  own: { done: setOf(space), at: space },
  steps: ['next', 'garrison', 'to', 'again'],
});
/** 17.3 #3 */
export const Redeployment = flow.procedure('redeployment', {
  locals: { side },
  own: { last: pieceOrNone, now: pieceOrNone },
  steps: ['next', 'to', 'close'],
});
/** 13.2.3, 17.3 #4 In every place. */
export const CombineAll = flow.procedure('combine-all', {
  own: { side, at: place, from: number },
  steps: ['begin', 'look', 'next', 'again'],
});
/** 17.2 #8 One in three of each type comes back from the Losses box. */
export const LossesReturn = flow.procedure('losses-return', {
  locals: { side },
  own: { type: number, left: number, highland: flag },
  steps: ['next', 'unit', 'again'],
});
