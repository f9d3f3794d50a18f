import { type Lesson, lessonOf } from '@carillon/lessons';
import { LANES } from '@carillon/opponent';
import { BRAINS } from '@carillon/titles/brains';
import { EXAMPLES, LESSONS } from '@carillon/titles/lessons';
import { WORKERS } from '@carillon/titles/workers';
import type { AskMessage, ReplyMessage } from '../shared/messages.ts';
import { adviserApart, apart } from './computer-apart.ts';
import { GameWorker, type Titles } from './game-worker.ts';
import { rulesHash } from './rules-hash.ts';
import { browserSavedGames } from './saved-games.ts';
import { browserTabLocks } from './tab-locks.ts';

// The worker: it runs the rules and keeps the journal. The page sees only what a seat may see. A second worker of the
// same kind answers questions to the rules; it keeps nothing.

/** A lesson of a title, or one of its worked examples as a lesson; examples load with the first of them. */
async function taughtOf(title: string, id: string): Promise<Lesson | undefined> {
  const lesson = (await LESSONS.get(title)?.())?.find((each) => each.id === id);
  if (lesson !== undefined) return lesson;
  const example = (await EXAMPLES.get(title)?.())?.find((each) => each.id === id);
  return example && lessonOf(example);
}

// A title's rules, and the code that plays games, load with its first game; the start page needs neither.
const titles: Titles = new Map(
  [...WORKERS].map(([id, load]) => [
    id,
    async () => {
      const [engine, { titleGames }] = await Promise.all([load(), import('./title-games.ts')]);
      return titleGames({ ...engine, rulesHash: rulesHash(id) }, (lesson) => taughtOf(id, lesson), BRAINS.get(id));
    },
  ]),
);
const openThinker = (): Worker =>
  new Worker(new URL('../thinker/computer-worker.ts', import.meta.url), { type: 'module' });
const gameWorker = new GameWorker(
  titles,
  browserSavedGames(),
  browserTabLocks(navigator.locks),
  () => Date.now(),
  apart(openThinker, Math.min(LANES, navigator.hardwareConcurrency)),
  async (title, hash) => (await import('./other-rules.ts')).otherRules(title, hash),
  adviserApart(openThinker),
);

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  const message: ReplyMessage<unknown, unknown> = { id: data.id, reply: await gameWorker.answer(data) };
  postMessage(message);
});
