import type { Route } from '@carillon/board';
import { routes, type View, wildernessWar } from '@carillon/wilderness-war-rules';
import type { AskMessage, ReplyMessage } from './messages.ts';
import { Desk, opener } from './worker/desk.ts';
import { browserShelf } from './worker/shelf.ts';

// The worker: here the rules run and the journal is kept. The page sees what a seat may see, and nothing more.

/** A way through spaces as the choices that go it. */
const marches = (view: View): readonly Route[] =>
  routes(view).map((route) => ({ ...route, choices: route.through.map((space) => `move ${space}`) }));

const desk = new Desk(
  new Map([[wildernessWar.title, opener({ rules: wildernessWar, routes: marches })]]),
  browserShelf(),
  () => Date.now(),
);

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  const message: ReplyMessage<unknown, unknown> = { id: data.id, reply: await desk.answer(data) };
  postMessage(message);
});
