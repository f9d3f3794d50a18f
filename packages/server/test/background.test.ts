import { expect, test } from 'vitest';
import { Background } from '../src/background.ts';

test('a server that stops waits for work that no request waits for', async () => {
  const background = new Background(() => undefined);
  let finish = (): void => undefined;
  const steps: string[] = [];
  background.do(new Promise<void>((done) => (finish = done)).then(() => steps.push('work')));
  const settled = background.settled().then(() => steps.push('settled'));
  await Promise.resolve();
  finish();
  await settled;
  expect(steps).toEqual(['work', 'settled']);
});

test('its errors are reported with their game', async () => {
  const troubles: unknown[] = [];
  const background = new Background((error, game) => troubles.push([(error as Error).message, game]));
  background.do(Promise.reject(new Error('no room')), 'g1');
  await background.settled();
  expect(troubles).toEqual([['no room', 'g1']]);
});
