import { DAY } from '@carillon/kit';
import { expect, test } from 'vitest';
import { GRACE } from '../../src/notices/once.ts';
import { writeChange } from '../events/writing.ts';
import { startServer } from '../testing.ts';
import { gameRow } from './game-row.ts';
import { PushReader } from './push-reader.ts';
import { Sink } from './sink.ts';

test.each([
  [299, 1],
  [300, 2],
])('a notice is sent once to each server that accepts it: with the answer %i', async (status, times) => {
  const sink = new Sink();
  const at = await startServer({}, { wayOut: await sink.open() });
  const paul = await at.member('Paul');
  const { id } = (await paul.get('/api/session')).json().account;
  await paul.put('/api/account/push', new PushReader('https://push.example/browser').subscription);
  await paul.put('/api/account/webhook', { url: 'https://chat.example/hook' });
  const game = gameRow({ awaitedBy: [id], since: at.clock.now() });
  await at.store.db.insertInto('game').values(game).execute();
  sink.status = status;
  await writeChange(at.store, game.id);
  await at.server.events.run();
  at.clock.pass(GRACE);
  await at.work();
  sink.status = 201;
  at.clock.pass(DAY);
  await at.work();
  const paths = sink.posted.map(({ path }) => path).sort();
  expect(paths).toEqual([...Array(times).fill('/browser'), ...Array(times).fill('/hook')]);
  sink.close();
  await at.close();
});
