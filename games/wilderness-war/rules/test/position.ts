import { get } from '@carillon/kit';
import { PIECE_FACTS } from '../src/data/pieces.ts';
import {
  BRITISH,
  type CardPlaceName,
  type MarkerName,
  type OptionName,
  piece,
  type SeasonName,
  space,
  type WorkName,
} from '../src/ids.ts';
import { wildernessWar } from '../src/index.ts';
import {
  type AssembliesName,
  CARDS,
  type CardName,
  LEADERS,
  type PieceName,
  PLACES,
  type PlaceName,
  type ScenarioName,
  type SideName,
  type SpaceName,
  type UnitKindName,
} from '../src/names.ts';
import type { Position, SavedFrame } from '../src/position.ts';
import { flow, Game } from '../src/procedures/contents.ts';
import { fromJson, toJson } from '../src/save.ts';
import { solelyHolds } from '../src/settle.ts';
import { setUp } from '../src/setup.ts';
import type { State } from '../src/state.ts';

// Sparse positions of Wilderness War, for tests.

type BySpace<T> = { readonly [S in SpaceName]?: T };
type BySide<T> = { readonly [S in SideName]?: T };

/**
 * A sparse position. Everything not named is absent: units are in the reserve, leaders set aside, there are no works,
 * cards are undealt. A side is about to play a card in the Early Season of 1757, with no victory points for anybody.
 */
export interface Sparse {
  /** The side that plays a card now; the French, if not given. */
  readonly turn?: SideName;
  /**
   * Cards in hand. The active side has one even if none is given; a side without cards is never asked for a response.
   */
  readonly hands?: BySide<readonly CardName[]>;
  /** The places of the pieces. */
  readonly pieces?: { readonly [P in PlaceName]?: readonly PieceName[] };
  readonly reduced?: readonly PieceName[];
  readonly works?: BySpace<WorkName>;
  /** Siege levels. */
  readonly siege?: BySpace<0 | 1 | 2>;
  /** Pieces inside a besieged fort or fortress of their space. */
  readonly inside?: readonly PieceName[];
  /** Settlements with an Allied marker; if not given, those of the Indians on the map. */
  readonly allied?: readonly SpaceName[];
  readonly raided?: BySide<BySpace<number>>;
  readonly fieldworks?: readonly SpaceName[];
  readonly captured?: readonly SpaceName[];
  readonly amphib?: readonly SpaceName[];
  /** Niagara and Ohio Forks, if the British held them last; by default, if they are alone there. */
  readonly britishHolds?: readonly SpaceName[];
  readonly scenario?: ScenarioName;
  /** Optional rules in force (14.0). */
  readonly options?: readonly OptionName[];
  readonly year?: number;
  readonly season?: SeasonName;
  /** Positive for the French. */
  readonly vp?: number;
  readonly assemblies?: AssembliesName;
  readonly inEffect?: readonly MarkerName[];
  /** Sides whose last card was used for construction. */
  readonly built?: readonly SideName[];
  /** Sides that carried a card into this season. */
  readonly carried?: readonly SideName[];
  /** Sides that hold their last card. */
  readonly holding?: readonly SideName[];
  readonly discards?: readonly CardName[];
  /** Cards removed from the game, besides those not in the scenario. */
  readonly gone?: readonly CardName[];
  /** Surrender! has left a hand this season. */
  readonly reshuffle?: boolean;
}

/** `some('northern-provincial', 2)` are the first two of that kind; `some('ranger', 1, 3)` is the third Rangers unit. */
export function some(kind: UnitKindName, count: number, from = 1): readonly PieceName[] {
  const all = PIECE_FACTS.flatMap((facts, p) =>
    facts.kind === 'unit' && facts.unitKind === kind ? [get(namesById, p)] : [],
  );
  return all.slice(from - 1, from - 1 + count);
}
const namesById = new Map(piece.all.map((p) => [Number(p), piece.nameOf(p)]));

/** A side's first card play of a game in which nothing else has happened. */
function blankPosition(scenario: ScenarioName): Position {
  const g = setUp(scenario);
  const position = toJson(g);
  const begun = fromJson({ ...position, cards: { 'ambush-11': 'french-hand' }, held: { french: 1 }, undealt: 0 });
  flow.start(begun, Game, {});
  return toJson(begun);
}

function placesOf(sparse: Sparse): { [P in PieceName]?: PlaceName } {
  const places: { [P in PieceName]?: PlaceName } = {};
  for (const leader of LEADERS) places[leader] = 'set-aside';
  for (const where of PLACES) for (const name of sparse.pieces?.[where] ?? []) places[name] = where;
  return places;
}

/** 5.532 The settlements of the Indians on the map. */
function alliedOf(places: { readonly [P in PieceName]?: PlaceName }): SpaceName[] {
  const homes = PIECE_FACTS.flatMap((facts, p) => {
    const where = places[get(namesById, p)];
    const home = facts.kind === 'unit' ? facts.homeSettlement : null;
    return home !== null && where !== undefined && !OFF_MAP.has(where) ? [home] : [];
  });
  return [...new Set(homes)];
}
const OFF_MAP: ReadonlySet<PlaceName> = new Set(['reserve', 'leader-pool', 'set-aside', 'removed']);

type Hands = Pick<Position, 'cards' | 'held' | 'undealt'>;

function handsOf({ hands, discards, gone }: Sparse, scenario: ScenarioName): Hands {
  const cards: { -readonly [C in CardName]?: CardPlaceName } = { ...toJson(setUp(scenario)).cards };
  const lay = (names: readonly CardName[] | undefined, where: CardPlaceName): void => {
    for (const name of names ?? []) cards[name] = where;
  };
  lay(gone, 'removed');
  lay(discards, 'discard');
  lay(hands?.french, 'french-hand');
  lay(hands?.british, 'british-hand');
  const undealt = CARDS.filter((name) => cards[name] === 'draw-pile').length;
  return { cards, held: { french: hands?.french?.length ?? 0, british: hands?.british?.length ?? 0 }, undealt };
}

const atLevel = (siege: BySpace<0 | 1 | 2>, level: number): SpaceName[] =>
  spacesOf(siege).filter((where) => siege[where] === level);
const spacesOf = (of: BySpace<unknown>): SpaceName[] => Object.keys(of) as SpaceName[];

/** It is for `turn` to play a card. */
const stackFor = (frames: readonly SavedFrame[], turn: SideName): SavedFrame[] =>
  frames.map((frame) => {
    if (frame.procedure === 'season') return { ...frame, locals: { ...frame.locals, side: turn } };
    return frame.procedure === 'phase' ? { ...frame, locals: { ...frame.locals, side: turn } } : frame;
  });

/** 13.23 If the British are alone at Niagara or Ohio Forks, they have scored for it. */
function holdKeySpaces(g: State): void {
  for (const name of ['niagara', 'ohio-forks']) {
    const where = space.of(name);
    if (solelyHolds(g, BRITISH, where)) g.britishHolds.add(where);
  }
}

/** The active side has a card: if none is given, one that no rule but its own uses. */
function withCard(sparse: Sparse): Sparse {
  const turn = sparse.turn ?? 'french';
  return sparse.hands?.[turn]?.length ? sparse : { ...sparse, hands: { ...sparse.hands, [turn]: ['campaign-3'] } };
}

/** A checked state for a sparse position. */
export function position(sparse: Sparse): State {
  const g = unchecked(sparse);
  wildernessWar.check(g);
  return g;
}

/** A state for a sparse position, even if it is impossible. */
export function unchecked(given: Sparse): State {
  const sparse = withCard(given);
  const scenario = sparse.scenario ?? 'annus-mirabilis';
  const blank = blankPosition(scenario);
  const place = placesOf(sparse);
  const siege = sparse.siege ?? {};
  const json: Position = {
    ...blank,
    ...handsOf(sparse, scenario),
    place,
    options: sparse.options ?? [],
    year: sparse.year ?? blank.year,
    season: sparse.season ?? 'early',
    vp: sparse.vp ?? 0,
    reduced: sparse.reduced ?? [],
    inside: sparse.inside ?? [],
    works: sparse.works ?? {},
    allied: sparse.allied ?? alliedOf(place),
    fieldworks: sparse.fieldworks ?? [],
    captured: sparse.captured ?? [],
    besieged: spacesOf(siege),
    siegeOne: atLevel(siege, 1),
    siegeTwo: atLevel(siege, 2),
    amphib: sparse.amphib ?? [],
    frenchRaids: sparse.raided?.french ?? {},
    britishRaids: sparse.raided?.british ?? {},
    britishHolds: sparse.britishHolds ?? [],
    assemblies: sparse.assemblies ?? 'supportive',
    inEffect: sparse.inEffect ?? [],
    built: sparse.built ?? [],
    carried: sparse.carried ?? [],
    holding: sparse.holding ?? [],
    reshuffle: sparse.reshuffle ?? false,
    stack: stackFor(blank.stack, sparse.turn ?? 'french'),
  };
  const g = fromJson(json);
  if (sparse.britishHolds === undefined) holdKeySpaces(g);
  return g;
}
