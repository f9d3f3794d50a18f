import { type Id, type IdKind, idKind, NONE, type None, optional } from '@carillon/flow';
import { at, invariant, range } from '@carillon/kit';
import { CARD_FACTS } from './data/cards.ts';
import { CONNECTION_FACTS } from './data/connections.ts';
import { WAR_IN_EUROPE } from './data/tables.ts';
import {
  CARDS,
  COLONIES,
  COMMANDERS,
  CONNECTIONS,
  FACES,
  GROUPS,
  NATIONS,
  PIECES,
  PLACES,
  type PlaceName,
  POOLS,
  ROUNDS,
  SCENARIOS,
  SIDES,
  SPACES,
  TOKENS,
} from './names.ts';
import { OPTIONS } from './options.ts';

// The kinds of ids in state, frames and choices.

export const side = idKind('side', SIDES);
export type Side = Id<'side'>;
export const FRENCH: Side = side.of('french');
export const BRITISH: Side = side.of('british');
export const sideOrNone = optional(side);

/** The enemy of a faction. */
export const enemyOf = (of: Side): Side => (of === FRENCH ? BRITISH : FRENCH);

export const space = idKind('space', SPACES);
export type Space = Id<'space'>;

/** A place of a counter. A space and its place have the same number. Blank: not in this scenario. */
export const place: IdKind<'place', PlaceName> = { ...idKind('place', PLACES), blank: PLACES.indexOf('out') };
export type Place = Id<'place'>;
export const placeOrNone = optional(place);
export const placeOf = (of: Space): Place => of as number as Place;
/** A place as a space, or `NONE` for the boxes. */
export const spaceOf = (of: Place): Space | None => (of < SPACES.length ? (of as number as Space) : NONE);
/** Whether a counter there is on the map or in the Sail box: where stacks are. */
export const isOnBoard = (of: Place): boolean => of <= SAIL_BOX;

export const SAIL_BOX: Place = place.of('sail-box');
/** The Losses box of the faction that the unit belongs to (13.4.1). */
export const LOSSES: Place = place.of('losses');
/** The Disbanded Colonial Brigades box (17.2). */
export const DISBANDED: Place = place.of('disbanded');
/** The pool of its kind (5.2). */
export const POOL: Place = place.of('pool');
/** The pool of Vagaries of War Bonus units (17.5). */
export const BONUS_POOL: Place = place.of('bonus-pool');
/** Drawn, and about to be placed (15.2, 16.2). */
export const ARRIVING: Place = place.of('arriving');
/** Removed from play. */
export const REMOVED: Place = place.of('removed');

/** A counter: French, British, then those of the Indian Nations. */
export const piece = idKind('piece', PIECES);
export type Piece = Id<'piece'>;
export const pieceOrNone = optional(piece);

/** A Commander, by its own number. */
export const commander = idKind('commander', COMMANDERS);
export type Commander = Id<'commander'>;

export const nation = idKind('nation', NATIONS);
export type Nation = Id<'nation'>;
export const colony = idKind('colony', COLONIES);
export type Colony = Id<'colony'>;

export const connection = idKind('connection', CONNECTIONS);
export type Connection = Id<'connection'>;
export const connectionOrNone = optional(connection);

/** A connection in one direction: `albany>kingston`. */
export const way = idKind(
  'way',
  CONNECTION_FACTS.flatMap(({ a, b }) => [`${a}>${b}`, `${b}>${a}`]),
);
export type Way = Id<'way'>;

export const card = idKind('card', CARDS);
export type Card = Id<'card'>;
export const cardOrNone = optional(card);

/** The place of a card. `unknown` only in an observer's state: undealt, in the other hand, or discarded unseen. */
const CARD_PLACES = [
  'out',
  'deck',
  'reserve',
  'drawn',
  'chosen',
  'played',
  'discard',
  'buried',
  'removed',
  'unknown',
] as const;
export const cardPlace = idKind('card-place', CARD_PLACES);
export type CardPlace = Id<'card-place'>;
export const DECK: CardPlace = cardPlace.of('deck');
/** 6.0.1 The card that a player keeps for a later Action Round. */
export const RESERVE: CardPlace = cardPlace.of('reserve');
/** 7.1 Drawn in this Action Round and not chosen yet. */
export const DRAWN: CardPlace = cardPlace.of('drawn');
/** 7.1 Chosen, face down, to be played. */
export const CHOSEN: CardPlace = cardPlace.of('chosen');
/** In play: revealed in this Action Round. */
export const PLAYED: CardPlace = cardPlace.of('played');
export const DISCARD: CardPlace = cardPlace.of('discard');
/** Discarded unseen (7.1, 16.4): only its owner may know it. */
export const BURIED: CardPlace = cardPlace.of('buried');
export const REMOVED_CARD: CardPlace = cardPlace.of('removed');
export const UNKNOWN_CARD: CardPlace = cardPlace.of('unknown');

/** The three decks in play at a time (6.0). The factions' own decks have the factions' numbers. */
export const deck = idKind('deck', [...SIDES, 'indian']);
export type Deck = Id<'deck'>;
export const INDIAN_DECK: Deck = deck.of('indian');
export const deckOf = (of: Side): Deck => of as number as Deck;

const most = (of: string): number =>
  Math.max(...CARD_FACTS.flatMap((facts) => (facts.deck === of ? [facts.actionPoints.length] : [])));
const numbered = (of: string, count: number): string[] => range(count).map((i) => `${of}-${i + 1}`);
/** Action Points (7.3) of the cards in play, by deck in printed order. The last French one comes from a card. */
export const POINTS: readonly string[] = [
  ...numbered('french', most('french') + 1),
  ...numbered('british', most('british')),
  ...numbered('indian', most('indian')),
];
export const point = idKind('point', POINTS);
export type Point = Id<'point'>;
export const pointOrNone = optional(point);

export const scenario = idKind('scenario', SCENARIOS);
/** An open reading of the rulebook: see `options.ts`. */
export const option = idKind('option', OPTIONS);
export const round = idKind('round', ROUNDS);
export type Round = Id<'round'>;

export const token = idKind('token', TOKENS);
export type Token = Id<'token'>;
export const tokenOrNone = optional(token);
/** The place of a Vagaries of War token (15.2.1). */
export const TOKEN_PLACES = ['out', 'pool', 'drawn', 'removed'] as const;
export const tokenPlace = idKind('token-place', TOKEN_PLACES);
export type TokenPlace = Id<'token-place'>;
export const TOKEN_POOL: TokenPlace = tokenPlace.of('pool');
export const TOKEN_DRAWN: TokenPlace = tokenPlace.of('drawn');
export const TOKEN_REMOVED: TokenPlace = tokenPlace.of('removed');
export const pool = idKind('pool', POOLS);
export type Pool = Id<'pool'>;

/** War in Europe chits (18.3): `french-2-1` is the first of value 2. */
export const CHITS: readonly string[] = SIDES.flatMap((of) =>
  WAR_IN_EUROPE.values.flatMap(({ value, count }) => range(count).map((i) => `${of}-${value}-${i + 1}`)),
);
export const chit = idKind('chit', CHITS);
export type Chit = Id<'chit'>;
/**
 * The place of a chit: in its pool, just drawn, or on its faction's placeholder. `unknown` only in an observer's state.
 */
export const CHIT_PLACES = ['pool', 'drawn', 'held', 'unknown'] as const;
export const chitPlace = idKind('chit-place', CHIT_PLACES);
export type ChitPlace = Id<'chit-place'>;
export const CHIT_POOL: ChitPlace = chitPlace.of('pool');
export const CHIT_DRAWN: ChitPlace = chitPlace.of('drawn');
export const CHIT_HELD: ChitPlace = chitPlace.of('held');
export const UNKNOWN_CHIT: ChitPlace = chitPlace.of('unknown');

/** Units that roll together in Battle (13.3.3). */
export const group = idKind('group', GROUPS);
export type Group = Id<'group'>;

/** A face of the die (1.3). */
export const face = idKind('face', FACES);
export type Face = Id<'face'>;
export const FLAG: Face = face.of('flag');
export const HIT_TRIANGLE: Face = face.of('hit-tc');
export const HIT_SQUARE: Face = face.of('hit-sc');
export const BT: Face = face.of('bt');
export const MISS: Face = face.of('miss');

/** An optional id that must be one here. */
export function known<I extends number>(id: I | None): Exclude<I, None> {
  invariant(id !== NONE, 'an id is missing');
  return id as Exclude<I, None>;
}

const ENDS = [FRENCH, BRITISH];
/** The factions in the order of their seats. */
export const sideAt = (seat: number): Side => at(ENDS, seat);
