import type { AskMessage, ReplyMessage } from './messages.ts';
import { Desk, opener } from './worker/desk.ts';
import { browserShelf } from './worker/shelf.ts';
import { hostedWildernessWar } from './worker/wilderness-war.ts';

// The worker: here the rules run and the journal is kept. The page sees what a seat may see, and nothing more.

const desk = new Desk(new Map([[hostedWildernessWar.rules.title, opener(hostedWildernessWar)]]), browserShelf(), () =>
  Date.now(),
);

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  const message: ReplyMessage<unknown, unknown> = { id: data.id, reply: await desk.answer(data) };
  postMessage(message);
});
