import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '../../src/http/app.ts';
import { makeWeb } from '../../src/http/web.ts';
import { readSettings } from '../../src/settings.ts';

let app: App;
let log: string[];

beforeEach(async () => {
  log = [];
  app = await makeWeb(readSettings({}), { write: (line) => void log.push(line) });
});
afterEach(() => app.close());

/** The answer to a request whose handling throws this. */
async function answerTo(thrown: unknown): Promise<readonly [status: number, code: string]> {
  app.get('/fails', () => {
    throw thrown;
  });
  const answer = await app.inject({ method: 'GET', url: '/fails' });
  return [answer.statusCode, answer.json().code];
}

const withStatus = (statusCode: number) => Object.assign(new Error('a secret'), { statusCode });

test.each([400, 404, 418, 499])('an error with status %i is the fault of the request', async (status) => {
  expect(await answerTo(withStatus(status))).toEqual([400, 'bad_request']);
  expect(log).toEqual([]);
});

test.each([302, 399, 500, 503])('an error with status %i is a failure, and logged', async (status) => {
  expect(await answerTo(withStatus(status))).toEqual([500, 'failed']);
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('"route":"/fails"');
});

test('so is an error without a status; its message, which may quote a user, stays out of log and answer', async () => {
  expect(await answerTo(new TypeError('a secret'))).toEqual([500, 'failed']);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ error: 'TypeError', route: '/fails', msg: 'failed' });
  expect(log[0]).not.toContain('secret');
});

test('an error of the store is answered with storage', async () => {
  expect(await answerTo(Object.assign(new Error('full'), { code: 'SQLITE_FULL', statusCode: 400 }))).toEqual([
    503,
    'storage',
  ]);
});

test('an unknown address is answered with 404', async () => {
  const answer = await app.inject({ method: 'GET', url: '/nowhere' });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});
