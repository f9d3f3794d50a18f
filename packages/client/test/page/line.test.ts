import { at } from '@carillon/kit';
import { expect, it } from 'vitest';
import { openWorkerLine } from '../../src/page/line.ts';
import type { AskMessage } from '../../src/shared/messages.ts';

/** A worker that answers on request, each message with its own type. */
function worker() {
  const sent: AskMessage[] = [];
  let hear: (event: MessageEvent) => void = () => undefined;
  return {
    sent,
    answer: (messages: readonly AskMessage[]) => {
      for (const { id, type } of messages) hear(new MessageEvent('message', { data: { id, reply: type } }));
    },
    postMessage: (message: AskMessage) => sent.push(message),
    addEventListener: (_type: 'message', listener: (event: MessageEvent) => void) => {
      hear = listener;
    },
  };
}

it('every question gets its own answer, in whatever order they come', async () => {
  const { sent, answer, ...port } = worker();
  const link = openWorkerLine(() => port);
  const saved = link.ask('saved', {});
  const past = link.ask('past', { number: 7 });
  expect(sent.map(({ type }) => type)).toEqual(['saved', 'past']);
  answer(sent.toReversed());
  expect(await Promise.all([saved, past])).toEqual(['saved', 'past']);
});

it('a choice never waits for the odds: a separate worker, started when it is needed, answers questions to the rules', async () => {
  const workers: ReturnType<typeof worker>[] = [];
  const link = openWorkerLine(() => {
    workers.push(worker());
    return at(workers, workers.length - 1);
  });
  expect(workers).toHaveLength(1);
  const odds = ['first', 'second'].map((name) =>
    link.ask('query', { title: 'skirmish', rules: null, view: {}, name, args: {} }),
  );
  const chosen = link.ask('choose', { seat: 'blue', choices: ['rest'], seen: 3 });
  expect(workers.map(({ sent }) => sent.map(({ type }) => type))).toEqual([['choose'], ['query', 'query']]);
  at(workers, 0).answer(at(workers, 0).sent);
  expect(await chosen).toBe('choose');
  at(workers, 1).answer(at(workers, 1).sent);
  expect(await Promise.all(odds)).toEqual(['query', 'query']);
});
