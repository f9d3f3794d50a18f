import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { Rules, StateBase } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { GameWorker } from '../../../src/game-worker/game-worker.ts';
import { browserTabLocks } from '../../../src/game-worker/tab-locks.ts';
import { titleGames } from '../../../src/game-worker/title-games.ts';
import type { AskMessage } from '../../../src/shared/messages.ts';
import { think } from '../../../src/thinker/thinking.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../../engines.ts';

// The page's worker for games that start from a position set up by a test. It saves nothing.

declare global {
  /** The starting position of the next game, as its rules write it. */
  var laid: Json;
}

/** The rules of a title whose games start from that position. */
const laying = <G extends StateBase, View, LogEntry>(rules: Rules<G, View, LogEntry>): Rules<G, View, LogEntry> => ({
  ...rules,
  start: () => rules.fromJson(globalThis.laid),
});
const nothing = async (): Promise<undefined> => undefined;
const gameWorker = new GameWorker(
  new Map([
    [wildernessWar.title, () => titleGames({ ...wildernessWarEngine, rules: laying(wildernessWar) })],
    [bayonetsTomahawks.title, () => titleGames({ ...bayonetsTomahawksEngine, rules: laying(bayonetsTomahawks) })],
  ]),
  { list: async () => [], load: nothing, save: nothing, remove: nothing },
  browserTabLocks(undefined),
  () => 0,
  think,
);

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  postMessage({ id: data.id, reply: await gameWorker.answer(data) });
});
