import type { Json } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import type { AskMessage } from '../../../src/messages.ts';
import { Desk } from '../../../src/worker/desk.ts';
import { browserLocks } from '../../../src/worker/locks.ts';
import { opener } from '../../../src/worker/opener.ts';
import { hostedWildernessWar } from '../../../src/worker/wilderness-war.ts';

// The page's worker for games that begin with a position laid by a test. It keeps nothing.

declare global {
  /** The position that the next game begins with, as its rules write it. */
  var laid: Json;
}

const rules = { ...wildernessWar, start: () => wildernessWar.fromJson(globalThis.laid) };
const nothing = async (): Promise<undefined> => undefined;
const desk = new Desk(
  new Map([[rules.title, () => opener({ ...hostedWildernessWar, rules })]]),
  { list: async () => [], load: nothing, save: nothing, remove: nothing },
  browserLocks(undefined),
  () => 0,
);

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  postMessage({ id: data.id, reply: await desk.answer(data) });
});
