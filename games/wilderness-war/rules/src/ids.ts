import { between, type Id, type IdKind, idKind, NONE, type None, optional, type ValueOf } from '@carillon/flow';
import { invariant } from '@carillon/kit';
import { ASSEMBLIES, CARDS, DEPARTMENTS, PIECES, PLACES, type PlaceName, SCENARIOS, SIDES, SPACES } from './names.ts';
import { OPTIONAL_RULES } from './table-options.ts';

// The kinds of ids in state, frames and choices.

export const side = idKind('side', SIDES);
export type Side = Id<'side'>;
export const FRENCH: Side = side.of('french');
export const BRITISH: Side = side.of('british');

/** The enemy of a side. */
export const enemyOf = (of: Side): Side => (of === FRENCH ? BRITISH : FRENCH);

export const space = idKind('space', SPACES);
export type Space = Id<'space'>;
export const spaceOrNone = optional(space);

/** A place of pieces: a space, a militia box or off the map. A space and its place have the same number. */
export const place: IdKind<'place', PlaceName> = { ...idKind('place', PLACES), blank: PLACES.indexOf('reserve') };
export type Place = Id<'place'>;

/** A space as a place. */
export const placeOf = (of: Space): Place => of as number as Place;
/** A place as a space, or `NONE` for boxes and off the map. */
export const spaceOf = (of: Place): Space | None => (of < SPACES.length ? (of as number as Space) : NONE);

export const RESERVE: Place = place.of('reserve');
export const LEADER_POOL: Place = place.of('leader-pool');
export const SET_ASIDE: Place = place.of('set-aside');
export const REMOVED: Place = place.of('removed');

/** A leader or unit. French leaders come first, then French units, British leaders, British units. */
export const piece = idKind('piece', PIECES);
export type Piece = Id<'piece'>;
export const pieceOrNone = optional(piece);

export const card = idKind('card', CARDS);
export type Card = Id<'card'>;
export const cardOrNone = optional(card);

/** The place of a card. `unknown` only in an observer's state: in the draw pile or in the other hand. */
export const CARD_PLACES = [
  'out',
  'draw-pile',
  'french-hand',
  'british-hand',
  'discard',
  'removed',
  'unknown',
] as const;
export type CardPlaceName = (typeof CARD_PLACES)[number];
export const cardPlace = idKind('card-place', CARD_PLACES);
export type CardPlace = Id<'card-place'>;
/** Not in this scenario. */
export const OUT: CardPlace = cardPlace.of('out');
export const DRAW_PILE: CardPlace = cardPlace.of('draw-pile');
export const DISCARD: CardPlace = cardPlace.of('discard');
export const REMOVED_CARD: CardPlace = cardPlace.of('removed');
export const UNKNOWN: CardPlace = cardPlace.of('unknown');
const FRENCH_HAND = cardPlace.of('french-hand');
const BRITISH_HAND = cardPlace.of('british-hand');
/** The hand of a side. */
export const handOf = (of: Side): CardPlace => (of === FRENCH ? FRENCH_HAND : BRITISH_HAND);

/**
 * The works in a space: one fortification at most (5.43), a fort under construction, or one beside a stockade.
 * Fortresses are printed on the map.
 */
export const WORKS = [
  'none',
  'french-stockade',
  'british-stockade',
  'french-fort',
  'british-fort',
  'french-fort-started',
  'british-fort-started',
  'french-stockade-fort-started',
  'british-stockade-fort-started',
] as const;
export type WorkName = (typeof WORKS)[number];
export const work = idKind('work', WORKS);
export type Work = Id<'work'>;
export const NO_WORK: Work = work.of('none');

export const scenario = idKind('scenario', SCENARIOS);

export const SEASONS = ['early', 'late'] as const;
export type SeasonName = (typeof SEASONS)[number];
export const season = idKind('season', SEASONS);

/** The box of the Provincial Assemblies track (5.54). */
export const assemblies = idKind('assemblies', ASSEMBLIES);
export type Assemblies = Id<'assemblies'>;

/** A Department of the map (2.0). */
export const department = idKind('department', DEPARTMENTS);
export type Department = Id<'department'>;
export const NORTHERN: Department = department.of('northern');
export const SOUTHERN: Department = department.of('southern');

/** Lasting effects of events, as the markers on the Year track show them (5.51). */
export const MARKERS = [
  'no-amphib',
  'no-french-naval',
  'quiberon-bay',
  'william-pitt',
  'diplomatic-revolution',
  'french-blockhouses',
  'british-blockhouses',
  'cherokees',
  'cherokee-uprising',
  'french-regulars-this-season',
  'british-regulars-this-season',
] as const;
export type MarkerName = (typeof MARKERS)[number];
export const marker = idKind('marker', MARKERS);
export type Marker = Id<'marker'>;

/** All options except the points: optional rules, the form of bidding (13.3, 14.7), and the tournament form. */
export const OPTIONS = [
  ...OPTIONAL_RULES.map(({ name }) => name),
  'sealedBids',
  'openBids',
  'britishFavoured',
  'tournamentForm',
] as const;
export type OptionName = (typeof OPTIONS)[number];
export const option = idKind('option', OPTIONS);

/** The moments at which a response card may be played (5.56). */
export const MOMENTS = [
  'battle-attacker',
  'battle-defender',
  'enemy-sets-out',
  'setting-out',
  'enemy-on-lakeshore',
  'enemy-raids',
  'siege-besieger',
  'siege-defender',
  'siege-roll',
  'assault-attacker',
  'assault-defender',
  'captured',
] as const;
export type MomentName = (typeof MOMENTS)[number];
export const moment = idKind('moment', MOMENTS);
export type Moment = Id<'moment'>;
export const AS_ATTACKER: Moment = moment.of('battle-attacker');
export const AS_DEFENDER: Moment = moment.of('battle-defender');
export const ENEMY_SETS_OUT: Moment = moment.of('enemy-sets-out');
export const SETTING_OUT: Moment = moment.of('setting-out');
export const ENEMY_ON_LAKESHORE: Moment = moment.of('enemy-on-lakeshore');
export const ENEMY_RAIDS: Moment = moment.of('enemy-raids');
export const AS_BESIEGER: Moment = moment.of('siege-besieger');
export const AS_BESIEGED: Moment = moment.of('siege-defender');
export const SIEGE_ROLL: Moment = moment.of('siege-roll');
export const STORMING: Moment = moment.of('assault-attacker');
export const STORMED: Moment = moment.of('assault-defender');
export const CAPTURED: Moment = moment.of('captured');

/** An optional id that must be one here. */
export function known<I extends number>(id: I | None): Exclude<I, None> {
  invariant(id !== NONE, 'an id is missing');
  return id as Exclude<I, None>;
}

/** One die. */
export const die = between(1, 6);

/**
 * The highest bid (13.3, 14.7): with a higher one the other side would begin with 11 VP, and win (13.11), from any
 * start level.
 */
export const MOST_BID = 20;
/** A bid, in VP. */
export const bid = between(0, MOST_BID);
export type Bid = ValueOf<typeof bid>;
