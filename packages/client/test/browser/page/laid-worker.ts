import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { Rules, StateBase } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import type { AskMessage } from '../../../src/messages.ts';
import { hostedBayonetsTomahawks } from '../../../src/worker/bayonets-tomahawks.ts';
import { Desk } from '../../../src/worker/desk.ts';
import { browserLocks } from '../../../src/worker/locks.ts';
import { opener } from '../../../src/worker/opener.ts';
import { hostedWildernessWar } from '../../../src/worker/wilderness-war.ts';

// The page's worker for games that begin with a position laid by a test. It keeps nothing.

declare global {
  /** The position that the next game begins with, as its rules write it. */
  var laid: Json;
}

/** The rules of a title whose games begin with the position that was laid. */
const laying = <G extends StateBase, View, LogEntry>(rules: Rules<G, View, LogEntry>): Rules<G, View, LogEntry> => ({
  ...rules,
  start: () => rules.fromJson(globalThis.laid),
});
const nothing = async (): Promise<undefined> => undefined;
const desk = new Desk(
  new Map([
    [wildernessWar.title, () => opener({ ...hostedWildernessWar, rules: laying(wildernessWar) })],
    [bayonetsTomahawks.title, () => opener({ ...hostedBayonetsTomahawks, rules: laying(bayonetsTomahawks) })],
  ]),
  { list: async () => [], load: nothing, save: nothing, remove: nothing },
  browserLocks(undefined),
  () => 0,
);

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  postMessage({ id: data.id, reply: await desk.answer(data) });
});
