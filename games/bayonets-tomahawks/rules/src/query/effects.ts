import { at } from '@carillon/kit';
import { isIndian } from '../counters.ts';
import { BRITISH, type Card, card, FRENCH, type Piece, type Side, type Space } from '../ids.ts';
import type { State } from '../state.ts';
import { isInPlay } from './cards.ts';
import { hasFort, sideOf, unitsAt } from './presence.ts';

// 7.4 What the cards in play forbid or change for the whole Action Round, as the chapters ask.

const LETS_SEE: Card = card.of('lets-see-how-the-french-fight-54');
const ROUGH_SEAS: Card = card.of('rough-seas-40');
const SURPRISE_LANDING: Card = card.of('surprise-landing-9');

/** Let's See How the French Fight: Indian units neither act nor are marshaled. */
export const isBarredToIndians = (g: State): boolean => isInPlay(g, LETS_SEE);
/** Rough Seas: no Sail Movement, and Fleets neither move nor are marshaled. */
export const areSeasRough = (g: State): boolean => isInPlay(g, ROUGH_SEAS);
/** Surprise Landing: no Landing marker. */
export const isLandingSurprise = (g: State): boolean => isInPlay(g, SURPRISE_LANDING);

const PURSUIT: Card = card.of('pursuit-of-elevated-status-49');
const LACROSSE: Card = card.of('staged-lacrosse-game-46');
const PLUNDER: Card = card.of('a-right-to-plunder-and-captives-50');
const ABLAZE: Card = card.of('frontiers-ablaze-36');

const isFresh = (g: State, each: Card): boolean => isInPlay(g, each) && !g.used.has(each);
const isFrenchIndian = (g: State, p: Piece): boolean => isIndian(p) && sideOf(g, p) === FRENCH;

/** Pursuit of Elevated Status: in one Raid of an Indian unit one Interception die and the Raid die may be rolled again. */
export const mayRollAgain = (g: State, raider: Piece): boolean => isFresh(g, PURSUIT) && isFrenchIndian(g, raider);
export const rolledAgain = (g: State): void => g.used.add(PURSUIT);

/** Staged Lacrosse Game: a Fort that stands alone may be taken by an Indian Raid. */
export const mayStageLacrosse = (g: State, raider: Piece, at: Space): boolean =>
  isFresh(g, LACROSSE) && isFrenchIndian(g, raider) && unitsAt(g, BRITISH, at) === 1 && hasFort(g, BRITISH, at);
export const stagedLacrosse = (g: State): void => g.used.add(LACROSSE);

/** A Right to Plunder & Captives: the first Indian raiders of the Action Round who succeed come back. */
export function comesBack(g: State, raider: Piece): boolean {
  if (!isIndian(raider)) return true;
  if (!isFresh(g, PLUNDER) || !isFrenchIndian(g, raider)) return false;
  g.used.add(PLUNDER);
  return true;
}

const ABLAZE_POINTS = 2;
/** Frontiers Ablaze: more points for the first successful French Raid of the Action Round. */
export function extraRaidPoints(g: State, of: Side): number {
  if (of !== FRENCH || !isFresh(g, ABLAZE)) return 0;
  g.used.add(ABLAZE);
  return ABLAZE_POINTS;
}

const FORCED_MARCHES: readonly Card[] = [card.of('forced-march-24'), card.of('forced-march-10')];
const FRENZIES: readonly Card[] = [card.of('construction-frenzy-28'), card.of('construction-frenzy-7')];

/** Forced March: in one Army Movement the non-Light units have a Movement Point more. */
export const mayForceMarch = (g: State, of: Side): boolean => isFresh(g, at(FORCED_MARCHES, of));
export const forcedMarch = (g: State, of: Side): void => g.used.add(at(FORCED_MARCHES, of));
export const FORCED_MARCH_POINTS = 1;

/** Construction Frenzy: after a Construction another one, without an Action Point. */
export const mayBuildMore = (g: State, of: Side): boolean => isFresh(g, at(FRENZIES, of));
export const builtMore = (g: State, of: Side): void => g.used.add(at(FRENZIES, of));
