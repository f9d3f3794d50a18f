import { flag, number } from '@carillon/flow';
import { place, side, space, spaceOrNone } from '../ids.ts';
import { flow, pieces } from './contents.ts';

// 13.0 Battle, 18.3 War in Europe

/** 13.0 All Battles, one after another. */
export const Battles = flow.procedure('battles', { own: { at: spaceOrNone }, steps: ['next', 'again'] });
export const Battle = flow.procedure('battle', {
  locals: { at: space },
  own: { attacker: side, attackerMarker: number, defenderMarker: number },
  steps: ['defender', 'close'],
});
/** 13.9 Units of a faction retreat from a space: as the attacker or the defender, Routed or not. */
export const Retreat = flow.procedure('retreat', {
  locals: { side, at: space, units: pieces, attacker: flag, routed: flag },
  steps: ['to', 'close'],
});
/** 13.2.3 A faction combines Reduced units of one type in a place. */
export const Combine = flow.procedure('combine', { locals: { side, at: place }, steps: ['pair', 'close'] });
/** 18.3.1 Both factions draw the chits that are due to them. */
export const Chits = flow.procedure('chits', { own: { side }, steps: ['next', 'draw', 'keep'] });
