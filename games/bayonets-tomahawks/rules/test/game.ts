import { OVER } from '@carillon/flow';
import type { Playing } from '@carillon/testkit';
import { BRITISH, card, DECK, FRENCH, known, type Piece, piece, RESERVE, type Side, side, space } from '../src/ids.ts';
import { ARMY_MARCH, FACTION_POINTS } from '../src/kinds.ts';
import type { LogEntry } from '../src/log.ts';
import { type CardName, PIECES, type PieceName, type SideName, type SpaceName } from '../src/names.ts';
import type { Position } from '../src/position.ts';
import { flow } from '../src/procedures/contents.ts';
import { Construction, Landing, March, Marshal, RaidAction, Sail } from '../src/procedures/contents-actions.ts';
import { Battles } from '../src/procedures/contents-battle.ts';
import { StartEvents } from '../src/procedures/contents-events.ts';
import { ActionPhase, ActionRound } from '../src/procedures/contents-sequence.ts';
import { EndOfRound, WinterQuarters } from '../src/procedures/contents-year.ts';
import { toJson } from '../src/save.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { play, type Sparse } from './position.ts';

// The actions and results that tests name, in the players' words.

export { BRITISH, FRENCH };

/** The present position of a game, as named JSON. */
export const positionOf = (game: Game): Position => toJson(game.state);

export type Game = Playing<State, View, LogEntry>;

export const march = (sparse: Sparse, of: Side, from: SpaceName, kind = ARMY_MARCH): Game =>
  play(sparse, (g, say) =>
    flow.start(g, March, { side: of, from: space.of(from), kind, double: false, extra: 0 }, say),
  );
export const battle = (sparse: Sparse): Game => play(sparse, (g, say) => flow.start(g, Battles, {}, say));
export const raid = (sparse: Sparse, of: Side, raider: PieceName, reach = 3): Game =>
  play(sparse, (g, say) => flow.start(g, RaidAction, { side: of, raider: piece.of(raider), reach }, say));

/** The cards that the factions hold, and those that they can draw. */
export interface Hands {
  readonly reserves: readonly CardName[];
  readonly decks: readonly CardName[];
}

/** An Action Round from its beginning. */
export const actionRound = ({ reserves, decks }: Hands, sparse: Sparse = {}): Game =>
  play(sparse, (g, say) => {
    for (const name of decks) g.cards.set(card.of(name), DECK);
    for (const name of reserves) g.cards.set(card.of(name), RESERVE);
    flow.start(g, ActionRound, {}, say);
  });

/** An Action Phase in which the cards named are in play, at the points of the faction's card unless said otherwise. */
export const phase = (sparse: Sparse, of: Side, stage = FACTION_POINTS): Game =>
  play(sparse, (g, say) => flow.start(g, ActionPhase, { side: of, stage }, say));
export const marshal = (sparse: Sparse, of: Side, by: PieceName): Game =>
  play(sparse, (g, say) => flow.start(g, Marshal, { side: of, by: piece.of(by) }, say));
export const construction = (sparse: Sparse, of: Side, by: PieceName): Game =>
  play(sparse, (g, say) => flow.start(g, Construction, { side: of, by: piece.of(by), again: false }, say));
export const sail = (sparse: Sparse, of: Side, from: SpaceName, double = false): Game =>
  play(sparse, (g, say) => flow.start(g, Sail, { side: of, from: space.of(from), double }, say));
export const landing = (sparse: Sparse, of: Side): Game =>
  play(sparse, (g, say) => flow.start(g, Landing, { side: of }, say));
export const endOfRound = (sparse: Sparse): Game => play(sparse, (g, say) => flow.start(g, EndOfRound, {}, say));
export const startEvents = (sparse: Sparse, of: Side): Game =>
  play(sparse, (g, say) => flow.start(g, StartEvents, { side: of }, say));
export const winter = (sparse: Sparse): Game =>
  play({ round: 'winter-quarters', ...sparse }, (g, say) => flow.start(g, WinterQuarters, {}, say));

/** Chooses only these units, one by one, with `take`. A unit that goes in any case is not asked about. */
export function takes(game: Game, of: SideName, names: readonly PieceName[]): Game {
  for (const name of inOrder(names)) {
    const text = `take ${name}`;
    const isTaken = game.choices().every((each) => !each.startsWith('take ')) || !game.choices().includes(text);
    if (!isTaken) game.choose(of, text);
  }
  return game.breadcrumb.endsWith('muster') ? game.choose(of, 'done') : game;
}

/** Expects that the game is over: no side has a choice any more. */
export const isDone = (game: Game): boolean => flow.who(game.state) === OVER;

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
