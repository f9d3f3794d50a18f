import { routes, wildernessWar } from '@carillon/wilderness-war-rules';
import type { AskMessage, ReplyMessage } from './messages.ts';
import { Desk, opener } from './worker/desk.ts';
import { browserShelf } from './worker/shelf.ts';

// The worker: here the rules run and the journal is kept. The page sees what a seat may see, and nothing more.

const desk = new Desk(
  new Map([[wildernessWar.title, opener({ rules: wildernessWar, routes })]]),
  browserShelf(),
  () => Date.now(),
);

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  const message: ReplyMessage<unknown, unknown> = { id: data.id, reply: await desk.answer(data) };
  postMessage(message);
});
