import type { AskMessage, ReplyMessage } from './messages.ts';
import { hostedBayonetsTomahawks } from './worker/bayonets-tomahawks.ts';
import { Desk } from './worker/desk.ts';
import { browserLocks } from './worker/locks.ts';
import { opener } from './worker/opener.ts';
import { otherRules } from './worker/other-rules.ts';
import { browserShelf } from './worker/shelf.ts';
import { hostedWildernessWar } from './worker/wilderness-war.ts';

// The worker: here the rules run and the journal is kept. The page sees what a seat may see, and nothing more.

const titles = new Map([
  [hostedWildernessWar.rules.title, opener(hostedWildernessWar)],
  [hostedBayonetsTomahawks.rules.title, opener(hostedBayonetsTomahawks)],
]);
const desk = new Desk(titles, browserShelf(), browserLocks(navigator.locks), () => Date.now(), otherRules);

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  const message: ReplyMessage<unknown, unknown> = { id: data.id, reply: await desk.answer(data) };
  postMessage(message);
});
