import type { StateBase } from '@carillon/flow';
import type { TitleEngine } from '../../src/game-worker/engine.ts';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import { findGame } from '../browser/plan.ts';
import { findYear } from '../browser/year.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../engines.ts';
import { type Move, openGame, type PlannedGame, play, uncovered } from '../in-node.ts';

/** A game in progress, and the moves from a force that sets out to the battle it fights. */
export interface Directed {
  readonly saved: SavedGame;
  readonly moves: readonly Move[];
}

/** The games by title. */
export const BATTLES: Readonly<Record<string, () => Directed>> = {
  'wilderness-war': () => beforeBattle(wildernessWarEngine, findGame(), ({ type }) => type === 'fire'),
  'bayonets-tomahawks': () => beforeBattle(bayonetsTomahawksEngine, findYear(), ({ type }) => type === 'battle-won'),
};

/** The moves of the planned game from the last force put together before its first battle to the battle's first roll. */
function beforeBattle<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  game: PlannedGame<LogEntry>,
  isFight: (entry: LogEntry) => boolean,
): Directed {
  const table = openGame(engine, game);
  let now = uncovered(table, table.greet());
  let start: { readonly saved: SavedGame; readonly at: number } | undefined;
  for (const [at, move] of game.moves.entries()) {
    if (move[0]?.startsWith('take ')) start = { saved: table.saved(0), at };
    now = play(table, now, move);
    if (start && now.log.add.some(({ entry }) => isFight(entry)))
      return { saved: start.saved, moves: game.moves.slice(start.at, at + 1) };
  }
  throw new Error('no force ever fights');
}
