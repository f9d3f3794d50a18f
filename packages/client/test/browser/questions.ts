import type { StateBase } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import type { TitleEngine } from '../../src/game-worker/engine.ts';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import type { Now } from '../../src/shared/messages.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../engines.ts';
import { anyChoice, type Begun, type Move, openGame, play, uncovered } from '../in-node.ts';
import { findGame } from './plan.ts';
import { findYear } from './year.ts';

/** Games by the question they have reached, for instance `march.onward`. */
export type Questions = ReadonlyMap<string, SavedGame>;

/** A game to search: a planned one, or a random one. */
type Looked = Begun & { readonly moves?: readonly Move[] };

/** The maximum number of decisions of a game to search. */
const MOST = 1_500;

/** Every kind of question in these games, each at the position where it has the most choices. */
function questionsOf<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  games: readonly Looked[],
): Questions {
  const most = new Map<string, number>();
  const found = new Map<string, SavedGame>();
  for (const game of games) {
    const table = openGame(engine, game);
    goThrough(table, game, ({ asked, options }) => {
      const question = `${asked.procedure}.${asked.step}`;
      if (options.length <= (most.get(question) ?? 0)) return;
      most.set(question, options.length);
      found.set(question, table.saved(0));
    });
  }
  return found;
}

/** Plays a game, and passes on each question before it is answered. */
function goThrough<G extends StateBase, View, LogEntry>(
  table: ReturnType<typeof openGame<G, View, LogEntry>>,
  { seed, moves }: Looked,
  show: (now: Now<View, LogEntry>) => void,
): void {
  const random = seeded(seed);
  let now = uncovered(table, table.greet());
  for (let i = 0; i < (moves?.length ?? MOST) && now.asked.seat !== null; i++) {
    show(now);
    now = play(table, now, moves?.[i] ?? [anyChoice(now.options, random)]);
  }
}

/** Random games of a scenario with these seeds. */
const atRandom = (scenario: string, ...seeds: readonly number[]): Looked[] => seeds.map((seed) => ({ scenario, seed }));

/** Every kind of question of each title that occurs in these games. */
export const QUESTIONS: Readonly<Record<string, () => Questions>> = {
  'wilderness-war': () => questionsOf(wildernessWarEngine, [findGame(), ...atRandom('full-campaign', 1, 2)]),
  'bayonets-tomahawks': () =>
    questionsOf(bayonetsTomahawksEngine, [findYear(), ...atRandom('french-and-indian-war', 1, 3, 4)]),
};
