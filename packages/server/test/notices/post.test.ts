import { createServer } from 'node:http';
import { HOUR } from '@carillon/kit';
import { expect, test } from 'vitest';
import { post } from '../../src/notices/post.ts';

test('an external server that answers without end is left as soon as its status is known', async () => {
  let left: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    left = resolve;
  });
  const endless = createServer((request, response) => {
    request.resume();
    request.socket.on('close', left);
    response.writeHead(202).write('more and more');
  });
  await new Promise<void>((ready) => endless.listen(0, '127.0.0.1', ready));
  const address = endless.address();
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere');
  const here = async (): Promise<string> => '127.0.0.1';
  const hook = new URL(`http://127.0.0.1:${address.port}/hook`);
  // No patience ends the answer here, so it must be left.
  expect(await post(hook, { headers: {}, body: '{}' }, here, HOUR)).toBe(202);
  await gone;
  endless.close();
});
