import type { AskMessage, ReplyMessage } from './messages.ts';
import { Desk, type Titles } from './worker/desk.ts';
import { browserLocks } from './worker/locks.ts';
import { opener } from './worker/opener.ts';
import { otherRules } from './worker/other-rules.ts';
import { browserShelf } from './worker/shelf.ts';

// The worker: here the rules run and the journal is kept. The page sees what a seat may see, and nothing more.
// A second one of the same answers questions to the rules; it keeps nothing.

// A title's rules come with its first game, so that the start page is there without them.
const titles: Titles = new Map([
  ['wilderness-war', async () => opener((await import('./worker/wilderness-war.ts')).hostedWildernessWar)],
  ['bayonets-tomahawks', async () => opener((await import('./worker/bayonets-tomahawks.ts')).hostedBayonetsTomahawks)],
]);
const desk = new Desk(titles, browserShelf(), browserLocks(navigator.locks), () => Date.now(), otherRules);

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  const message: ReplyMessage<unknown, unknown> = { id: data.id, reply: await desk.answer(data) };
  postMessage(message);
});
