import { expect, it } from 'vitest';
import { openLink } from '../src/link.ts';
import type { AskMessage } from '../src/messages.ts';

it('every question gets its own answer, in whatever order they come', async () => {
  const sent: AskMessage[] = [];
  let hear: (event: MessageEvent) => void = () => undefined;
  const link = openLink({
    postMessage: (message) => sent.push(message),
    addEventListener: (_type, listener) => {
      hear = listener;
    },
  });
  const saved = link.ask('saved', {});
  const past = link.ask('past', { number: 7 });
  expect(sent.map(({ type }) => type)).toEqual(['saved', 'past']);
  for (const { id, type } of sent.toReversed()) hear(new MessageEvent('message', { data: { id, reply: type } }));
  expect(await Promise.all([saved, past])).toEqual(['saved', 'past']);
});
