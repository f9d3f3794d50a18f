import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// The types that the client's threads share are data, so that they can be sent
// (docs/decisions/0020-a-room-a-thread.md).

const SHARED = fileURLToPath(new URL('../src/shared/', import.meta.url));
const FILES = readdirSync(SHARED);

test('its only value is the limit of a number in a message', async () => {
  const modules = await Promise.all(FILES.map((file): Promise<object> => import(`../src/shared/${file}`)));
  expect(modules.flatMap((each) => Object.keys(each))).toEqual(['COMPUTER_SEEDS']);
});

// A question's signature is not a function to send: it gives the question's name, its data and its answer.
const FUNCTION = /=>|^\s+\w*\??\((?!ask: )/;

test('its types hold no functions but the signatures of questions', () => {
  const lines = FILES.flatMap((file) =>
    readFileSync(`${SHARED}${file}`, 'utf8')
      .split('\n')
      .map((line) => `${file}:${line}`),
  );
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter((line) => FUNCTION.test(line.replace(/^[^:]*:/, '')))).toEqual([]);
});
