import type { Playing } from '@carillon/testkit';
import { BRITISH, FRENCH, known, type Piece, piece, type Side, side, space } from '../src/ids.ts';
import { ARMY_MARCH } from '../src/kinds.ts';
import type { LogEntry } from '../src/log.ts';
import { PIECES, type PieceName, type SpaceName } from '../src/names.ts';
import { flow } from '../src/procedures/contents.ts';
import { March, RaidAction } from '../src/procedures/contents-actions.ts';
import { Battles } from '../src/procedures/contents-battle.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { play, type Sparse } from './position.ts';

// What tests say of play, in the players' words.

export type Game = Playing<State, View, LogEntry>;

export const march = (sparse: Sparse, of: Side, from: SpaceName, kind = ARMY_MARCH): Game =>
  play(sparse, (g) => flow.start(g, March, { side: of, from: space.of(from), kind, double: false, extra: 0 }));
export const battle = (sparse: Sparse): Game => play(sparse, (g) => flow.start(g, Battles, {}));
export const raid = (sparse: Sparse, of: Side, raider: PieceName, reach = 3): Game =>
  play(sparse, (g) => flow.start(g, RaidAction, { side: of, raider: piece.of(raider), reach }));

export const isIn = (set: { has(p: Piece): boolean }, name: PieceName): boolean => set.has(piece.of(name));
export const controlledBy = (game: Game, at: SpaceName): string | undefined => {
  const controller = game.state.control.get(space.of(at));
  return controller === FRENCH || controller === BRITISH ? side.nameOf(known(controller)) : undefined;
};
export const hasBattle = (game: Game, at: SpaceName): boolean => game.state.battles.has(space.of(at));
export const markers = (game: Game): Extract<LogEntry, { type: 'battle-won' }>[] =>
  game.log.filter((entry) => entry.type === 'battle-won');

/** Names in the order of the counters, as forces are picked. */
export const inOrder = (names: readonly PieceName[]): PieceName[] => PIECES.filter((name) => names.includes(name));

/** The Battle Victory marker of a side each time it has moved. */
export const scores = (game: Game, of: 'french' | 'british'): number[] =>
  game.log.flatMap((entry) => (entry.type === 'score' && entry.side === of ? [entry.marker] : []));
