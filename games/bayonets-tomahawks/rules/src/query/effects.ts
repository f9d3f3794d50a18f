import { explaining, met, NONE, type None, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import { isArtillery, isBastion, isFleet, isFort, isIndian, isLight, isMetropolitan } from '../counters.ts';
import {
  BRITISH,
  type Card,
  type Connection,
  card,
  connection,
  FRENCH,
  type Group,
  group,
  known,
  type Piece,
  placeOf,
  type Side,
  type Space,
  scenario,
} from '../ids.ts';
import { isHighway, isOutpost, isWilderness } from '../map.ts';
import type { State } from '../state.ts';
import { isInPlay } from './cards.ts';
import { eachKeptOut } from './offers.ts';
import { countIn, hasFort, sideOf, unitsAt } from './presence.ts';

// 7.4 What the cards in play forbid or change for the whole Action Round, for the other chapters.

const LETS_SEE: Card = card.of('lets-see-how-the-french-fight-54');
const ROUGH_SEAS: Card = card.of('rough-seas-40');
const SURPRISE_LANDING: Card = card.of('surprise-landing-9');

/**
 * Let's See How the French Fight: Indian units neither act nor are marshaled.
 *
 * Open reading (54): whether this includes British Indian units. Taken as yes.
 */
export const isBarredToIndians = (g: State): boolean => isInPlay(g, LETS_SEE);
/** Rough Seas: no Sail Movement, and Fleets neither move nor are marshaled. */
export const areSeasRough = (g: State): boolean => isInPlay(g, ROUGH_SEAS);
/** Surprise Landing: no Landing marker for the British. */
export const isLandingSurprise = (g: State, of: Side): boolean => of === BRITISH && isInPlay(g, SURPRISE_LANDING);

const PURSUIT: Card = card.of('pursuit-of-elevated-status-49');
const LACROSSE: Card = card.of('staged-lacrosse-game-46');
const PLUNDER: Card = card.of('a-right-to-plunder-and-captives-50');
const ABLAZE: Card = card.of('frontiers-ablaze-36');

const isFresh = (g: State, each: Card): boolean => isInPlay(g, each) && !g.used.has(each);
const isFrenchIndian = (g: State, p: Piece): boolean => isIndian(p) && sideOf(g, p) === FRENCH;

/**
 * Pursuit of Elevated Status: in one Raid of an Indian unit, one Interception die and the Raid die may be rerolled.
 *
 * Open reading (49): which dice. Taken as one of each kind, both in the same Raid.
 */
export const mayRollAgain = (g: State, raider: Piece): boolean => isFresh(g, PURSUIT) && isFrenchIndian(g, raider);
export const rolledAgain = (g: State): void => g.used.add(PURSUIT);

/** Staged Lacrosse Game: an Indian Raid may remove a Fort that stands alone. */
export const mayStageLacrosse = (g: State, raider: Piece, at: Space): boolean =>
  isFresh(g, LACROSSE) && isFrenchIndian(g, raider) && unitsAt(g, BRITISH, at) === 1 && hasFort(g, BRITISH, at);
export const stagedLacrosse = (g: State): void => g.used.add(LACROSSE);

/** A Right to Plunder & Captives: the first successful Indian raiders of the Action Round return. */
export function comesBack(g: State, raider: Piece): boolean {
  if (!isIndian(raider)) return true;
  if (!isFresh(g, PLUNDER) || !isFrenchIndian(g, raider)) return false;
  g.used.add(PLUNDER);
  return true;
}

const ABLAZE_POINTS = 2;
/** Frontiers Ablaze: more points for the first successful French Raid of the Action Round. */
export const extraRaidPoints = (g: State, of: Side): number =>
  of === FRENCH && isFresh(g, ABLAZE) ? ABLAZE_POINTS : 0;
/** These points have been given. */
export function extraRaidPointsGiven(g: State, of: Side): void {
  if (extraRaidPoints(g, of) > 0) g.used.add(ABLAZE);
}

const FORCED_MARCHES: readonly Card[] = [card.of('forced-march-24'), card.of('forced-march-10')];
const FRENZIES: readonly Card[] = [card.of('construction-frenzy-28'), card.of('construction-frenzy-7')];

/** Forced March: in one Army Movement the non-Light units have one extra Movement Point. */
export const mayForceMarch = (g: State, of: Side): boolean => isFresh(g, at(FORCED_MARCHES, of));
export const forcedMarch = (g: State, of: Side): void => g.used.add(at(FORCED_MARCHES, of));
/**
 * Open reading (10, 24): how many points, and for whom. Taken as one, after any doubling, for all but Light units in
 * one Army Movement.
 */
export const FORCED_MARCH_POINTS = 1;

/** Construction Frenzy: after a Construction, another one without an Action Point. */
export const mayBuildMore = (g: State, of: Side): boolean => isFresh(g, at(FRENZIES, of));
export const builtMore = (g: State, of: Side): void => g.used.add(at(FRENZIES, of));

const CANNONBALLS: readonly Card[] = [card.of('lucky-cannonball-27'), card.of('lucky-cannonball-8')];
const VOLLEYS: Card = card.of('perfect-volleys-14');
/** 13.5 Rerolls that an event grants in one Battle. */
const EVENT_REROLLS = 3;

/** The card by which a unit type of a faction may reroll, or `NONE`: Lucky Cannonball, Perfect Volleys. */
export function rerollCard(g: State, of: Side, p: Piece): Card | None {
  if (isArtillery(p) || isFleet(p) || isFort(p) || isBastion(p)) return inPlayOr(g, at(CANNONBALLS, of));
  return of === BRITISH && isMetropolitan(p) ? inPlayOr(g, VOLLEYS) : NONE;
}
const inPlayOr = (g: State, each: Card): Card | None => (isInPlay(g, each) ? each : NONE);

/**
 * How many rerolls a card has left in a Battle. `granted`: those already granted in this Battle; a card used in an
 * earlier Battle has none.
 */
export const eventRerollsLeft = (g: State, each: Card, granted: number): number =>
  granted === 0 && g.used.has(each) ? 0 : EVENT_REROLLS - granted;

/** Rough Seas: Flags of Fleets do not count. Open reading (40): whose. Taken as both sides'. */
export const flagsCount = (g: State, of: Group): boolean => !(areSeasRough(g) && group.nameOf(of) === 'fleet');

const AMBUSH: Card = card.of('wilderness-ambush-32');
const COUP: Card = card.of('coup-de-main-37');
const ABBATIS: Card = card.of('indomitable-abbatis-41');
/** The number of Light units with which the ambush counts twice. */
const MANY_LIGHTS = 3;

const lightsAt = (g: State, at: Space): number =>
  countIn(g, FRENCH, placeOf(at), (p) => isLight(p) && !g.sittingOut.has(p));

/** Calls `offer` for each event that the French may play at the start of a Battle. */
export function eachBattleEvent(g: State, at: Space, attacker: Side, offer: (each: Card) => void): void {
  if (mayPlay(g, AMBUSH) && mayAmbush(g, at)) offer(AMBUSH);
  if (mayPlay(g, COUP) && met(CLAUSES.coupFort, hasFort(g, BRITISH, at))) offer(COUP);
  if (mayPlay(g, ABBATIS) && met(CLAUSES.abbatis, attacker === BRITISH)) offer(ABBATIS);
  if (explaining()) eachKeptOut(card.all, isBattleEvent, () => CLAUSES.battleEvent, offer);
}

const isBattleEvent = (each: Card): boolean => each === AMBUSH || each === COUP || each === ABBATIS;
const mayPlay = (g: State, each: Card): boolean =>
  isInPlay(g, each) ? !g.used.has(each) || unmet(CLAUSES.cardUsed) : unmet(CLAUSES.cardInPlay);
const mayAmbush = (g: State, at: Space): boolean =>
  met(CLAUSES.ambushGround, isOutpost(at) || isWilderness(at)) && met(CLAUSES.ambushLights, lightsAt(g, at) > 0);

/**
 * The effect of an event at the start of a Battle: on the markers, and whether a British Fort's B&T counts as a Miss.
 */
export function battleEvent(
  g: State,
  played: Card,
  at: Space,
): { readonly french: number; readonly british: number; readonly coup: boolean } {
  if (played === AMBUSH) return { french: lightsAt(g, at) >= MANY_LIGHTS ? 2 : 1, british: 0, coup: false };
  return played === COUP ? { french: 1, british: 0, coup: true } : { french: 0, british: -2, coup: false };
}

/** French Lake Warships: the Highways of which the French may close one. */
export const WATERS: readonly Connection[] = [
  'baye-de-cataracouy.oswego',
  'baye-de-cataracouy.toronto',
  'niagara.toronto',
  'niagara.onyiudaondagwat',
  'onyiudaondagwat.oswego',
  'isle-aux-noix.ticonderoga',
]
  .map((name) => known(connection.all.find((each) => connection.nameOf(each) === name) ?? NONE))
  .filter(isHighway);

const REDUCED_DRAWS = scenario.of('amhersts-juggernaut');
/**
 * Wintering Rear Admiral: whether his Fleet is one of those drawn in the Year.
 *
 * Open reading (18): in which scenarios the Year's draw has one Fleet less. Taken as only the third.
 */
export const comesEarly = (g: State): boolean => g.scenario === REDUCED_DRAWS;

const SMALLPOX_EPIDEMIC: Card = card.of('smallpox-epidemic-45');
/** Open reading (45): whether the card leaves the game when played. Taken as yes. */
export const leavesTheGame = (each: Card): boolean => each === SMALLPOX_EPIDEMIC;
