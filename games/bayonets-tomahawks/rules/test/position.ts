import { NONE, type Sink } from '@carillon/flow';
import { namingAlong, type Playing, playing } from '@carillon/testkit';
import { expect } from 'vitest';
import { put } from '../src/change.ts';
import { isArtillery, isCommander, isFleet, isFort, nationOf } from '../src/counters.ts';
import { PIECE_FACTS } from '../src/data/pieces.ts';
import {
  CHIT_POOL,
  card,
  chit,
  connection,
  deck,
  nation,
  option,
  PLAYED,
  POOL,
  piece,
  place,
  round,
  scenario,
  side,
  space,
  TOKEN_POOL,
  token,
  way,
} from '../src/ids.ts';
import { bayonetsTomahawks } from '../src/index.ts';
import type { LogEntry } from '../src/log.ts';
import { homeOf } from '../src/map.ts';
import type {
  CardName,
  ConnectionName,
  NationName,
  PieceName,
  PlaceName,
  RoundName,
  ScenarioName,
  SideName,
  SpaceName,
  TokenName,
} from '../src/names.ts';
import type { OptionName } from '../src/options.ts';
import { deckWith } from '../src/query/cards.ts';
import { type State, shape } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { NAMED_RIGHTLY } from './rules-logged.ts';

// Sparse positions of Bayonets & Tomahawks, and play from them.

/**
 * A sparse position. Counters that are not named are not on the map: Forts, Fleets, Artillery and the units of the
 * Indian Nations are in their pools, all others out of the game. Each space is under its initial control.
 */
export interface Sparse {
  readonly pieces?: { readonly [P in PlaceName]?: readonly PieceName[] };
  readonly reduced?: readonly PieceName[];
  readonly spent?: readonly PieceName[];
  readonly routed?: readonly PieceName[];
  readonly outOfSupply?: readonly PieceName[];
  readonly landed?: readonly PieceName[];
  readonly marshaled?: readonly PieceName[];
  /** Units that take no part in the Battle of their space (13.9.3). */
  readonly sittingOut?: readonly PieceName[];
  /** Spaces under another control than at the start, now and when the Action Round began. */
  readonly control?: { readonly [S in SpaceName]?: SideName };
  readonly joined?: { readonly [N in NationName]?: SideName };
  readonly roads?: readonly ConnectionName[];
  /** Road and Fort Construction markers of earlier Action Rounds, and those placed in this one. */
  readonly roadsBegun?: readonly ConnectionName[];
  readonly roadsNew?: readonly ConnectionName[];
  readonly fortsBegun?: readonly SpaceName[];
  readonly fortsNew?: readonly SpaceName[];
  /** The markers that the British have placed. */
  readonly begunByBritish?: { readonly roads?: readonly ConnectionName[]; readonly forts?: readonly SpaceName[] };
  readonly battles?: readonly SpaceName[];
  /** The spaces where a faction had units when the Action Round began. */
  readonly before?: { readonly [S in SideName]?: readonly SpaceName[] };
  /** Ways by which a faction has entered spaces: `albany>kingston`. */
  readonly entered?: { readonly [S in SideName]?: readonly string[] };
  readonly firstIn?: { readonly [S in SpaceName]?: SideName };
  /** Units that have moved along a connection in this Action Round. */
  readonly moved?: { readonly [S in SideName]?: { readonly [C in ConnectionName]?: number } };
  /** VP: of the faction that is ahead. */
  readonly vp?: { readonly [S in SideName]?: number };
  readonly raidPoints?: { readonly [S in SideName]?: number };
  readonly raided?: { readonly [S in SideName]?: readonly SpaceName[] };
  /** Vagaries of War tokens in their pools. */
  readonly tokens?: readonly TokenName[];
  /** Cards in play. */
  readonly cards?: readonly CardName[];
  readonly first?: SideName;
  readonly scenario?: ScenarioName;
  readonly year?: number;
  readonly round?: RoundName;
  readonly openSeas?: boolean;
  /** Open readings that differ from the usual one. */
  readonly options?: readonly OptionName[];
}

function fillPieces(g: State, sparse: Sparse): void {
  for (const p of piece.all) {
    if (isFort(p) || isFleet(p) || isArtillery(p) || nationOf(p) !== NONE || isCommander(p)) put(g, p, POOL);
  }
  for (const of of nation.all) {
    const to = sparse.joined?.[nation.nameOf(of)];
    if (to !== undefined) g.joined.set(of, side.of(to));
  }
  for (const where of place.names)
    for (const name of sparse.pieces?.[where] ?? []) put(g, piece.of(name), place.of(where));
}

function fillControl(g: State, sparse: Sparse): void {
  for (const each of space.all) {
    const home = homeOf(each);
    const named = sparse.control?.[space.nameOf(each)];
    const controller = named === undefined ? home : side.of(named);
    g.control.set(each, controller);
    g.controlBefore.set(each, controller);
    const first = sparse.firstIn?.[space.nameOf(each)];
    if (first !== undefined) g.firstIn.set(each, side.of(first));
  }
}

function fillSets(g: State, sparse: Sparse): void {
  const sets = ['reduced', 'spent', 'routed', 'outOfSupply', 'landed', 'marshaled', 'sittingOut'] as const;
  for (const each of sets) for (const name of sparse[each] ?? []) g[each].add(piece.of(name));
  for (const name of sparse.roads ?? []) g.roads.add(connection.of(name));
  for (const name of [...(sparse.roadsBegun ?? []), ...(sparse.roadsNew ?? [])]) g.roadsBegun.add(connection.of(name));
  for (const name of sparse.roadsNew ?? []) g.roadsNew.add(connection.of(name));
  for (const name of [...(sparse.fortsBegun ?? []), ...(sparse.fortsNew ?? [])]) g.fortsBegun.add(space.of(name));
  for (const name of sparse.fortsNew ?? []) g.fortsNew.add(space.of(name));
  for (const name of sparse.begunByBritish?.roads ?? []) g.britishRoadsBegun.add(connection.of(name));
  for (const name of sparse.begunByBritish?.forts ?? []) g.britishFortsBegun.add(space.of(name));
  for (const name of sparse.battles ?? []) g.battles.add(space.of(name));
  for (const name of sparse.before?.french ?? []) g.frenchBefore.add(space.of(name));
  for (const name of sparse.before?.british ?? []) g.britishBefore.add(space.of(name));
  for (const name of sparse.entered?.french ?? []) g.frenchEntered.add(way.of(name));
  for (const name of sparse.entered?.british ?? []) g.britishEntered.add(way.of(name));
  for (const name of sparse.raided?.french ?? []) g.frenchRaids.add(space.of(name));
  for (const name of sparse.raided?.british ?? []) g.britishRaids.add(space.of(name));
}

function fillTracks(g: State, sparse: Sparse): void {
  const { french, british } = sparse.vp ?? {};
  g.victory = french ?? 1 - (british ?? 0);
  for (const of of side.all) g.raidPoints.set(of, sparse.raidPoints?.[side.nameOf(of)] ?? 0);
  for (const each of connection.all) {
    g.frenchMoved.set(each, sparse.moved?.french?.[connection.nameOf(each)] ?? 0);
    g.britishMoved.set(each, sparse.moved?.british?.[connection.nameOf(each)] ?? 0);
  }
}

/** A position with nothing running yet. */
export function position(sparse: Sparse): State {
  const g = shape.blank();
  g.scenario = scenario.of(sparse.scenario ?? 'french-and-indian-war');
  g.year = sparse.year ?? 1757;
  g.round = round.of(sparse.round ?? 'ar5');
  g.first = side.of(sparse.first ?? 'french');
  g.openSeas = sparse.openSeas ?? sparse.control?.louisbourg === 'british';
  for (const name of sparse.options ?? []) g.options.add(option.of(name));
  fillPieces(g, sparse);
  fillControl(g, sparse);
  fillSets(g, sparse);
  fillTracks(g, sparse);
  for (const each of chit.all) g.chits.set(each, CHIT_POOL);
  for (const name of sparse.tokens ?? []) g.tokens.set(token.of(name), TOKEN_POOL);
  for (const each of deck.all) g.played.set(each, NONE);
  for (const name of sparse.cards ?? []) {
    g.cards.set(card.of(name), PLAYED);
    g.played.set(deckWith(card.of(name)), card.of(name));
  }
  return g;
}

/** The log names only pieces of the side that an entry is about, or Indians, who may join either. */
function checkOwner(entry: LogEntry): void {
  if (!('side' in entry)) return;
  const pieces = [
    ...('pieces' in entry ? entry.pieces : []),
    ...('raider' in entry ? [entry.raider] : []),
    ...(entry.type === 'roll' && entry.piece !== null ? [entry.piece] : []),
  ];
  for (const each of pieces) {
    const side = PIECE_FACTS[piece.of(each)]?.side ?? entry.side;
    expect(`${each} of ${side}`, entry.type).toBe(`${each} of ${entry.side}`);
  }
}

/** Play from a sparse position: `begin` starts a procedure on it. Lone answers are taken, as a table does. */
export function play(sparse: Sparse, begin: (g: State, say: Sink<LogEntry>) => void): Playing<State, View, LogEntry> {
  const g = position(sparse);
  const logged: LogEntry[] = [];
  namingAlong(bayonetsTomahawks.flow, NAMED_RIGHTLY, (name) =>
    begin(g, (entry) => {
      logged.push(entry);
      name(entry);
    }),
  );
  const game = playing(bayonetsTomahawks, g, { takeLone: true, naming: NAMED_RIGHTLY, checkEntry: checkOwner });
  game.log.unshift(...logged);
  return game;
}

/** The place of a counter. */
export const whereIs = (game: Playing<State, View, LogEntry>, name: PieceName): PlaceName =>
  place.nameOf(game.state.place.get(piece.of(name)));
