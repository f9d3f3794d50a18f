import type { StateBase } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import type { TitleEngine } from '../../src/game-worker/engine.ts';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../engines.ts';
import { anyChoice, openGame, play, uncovered } from '../in-node.ts';

// Random games of some length, played in Node.

/** The titles, and how a game of each is played until its journal has this many entries. */
export const GAMES: Readonly<Record<string, (entries: number) => SavedGame>> = {
  'wilderness-war': (entries) => grown(wildernessWarEngine, 'full-campaign', entries),
  'bayonets-tomahawks': (entries) => grown(bayonetsTomahawksEngine, 'french-and-indian-war', entries),
};

const MOST_GAMES = 20;

/** A random game with this many entries, or the longest of several if all end before. */
function grown<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  scenario: string,
  entries: number,
): SavedGame {
  let longest: SavedGame | undefined;
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const table = openGame(engine, { scenario, seed });
    const random = seeded(seed);
    let now = uncovered(table, table.greet());
    while (now.asked.seat !== null && now.length < entries) now = play(table, now, [anyChoice(now.options, random)]);
    const saved = table.saved(0);
    if (now.asked.seat !== null) return saved;
    if (saved.journal.length > (longest?.journal.length ?? 0)) longest = saved;
  }
  if (longest === undefined) throw new Error('no game was played');
  return longest;
}
