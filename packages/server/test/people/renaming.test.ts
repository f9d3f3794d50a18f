/** Names, and how many new accounts one network may open. */
import { DAY } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, startServer, type TestServer } from '../testing.ts';

let at: TestServer;
beforeEach(async () => {
  at = await startServer();
});
afterEach(() => at.close());

/** Two letters for each of 169 numbers; no two pairs look alike. */
const lettersOf = (i: number): string =>
  `${'abcdefghkpqst'.charAt(i % 13)}${'abcdefghkpqst'.charAt(Math.floor(i / 13))}`;

test('a user can take a free name, and change language and notices', async () => {
  const paul = await at.member('Paul');
  await at.member('Marie');
  expect((await paul.ask('PATCH', '/api/account', { name: 'Märie' })).json().code).toBe('name_taken');
  const notices = { mail: false, push: true, webhook: false };
  const changed = await paul.ask('PATCH', '/api/account', { name: 'Pierre', language: 'fr', notices });
  expect(changed.json()).toMatchObject({ name: 'Pierre', language: 'fr', notices });
  expect((await paul.ask('PATCH', '/api/account', { administrator: true })).statusCode).toBe(400);
  // Another spelling of your own name does not belong to anybody else.
  expect((await paul.ask('PATCH', '/api/account', { name: 'PIERRE' })).json().name).toBe('PIERRE');
});

test.each([
  ['/48', (i: number) => `2001:db8:7:${i.toString(16)}::1`, '2001:db8:8::1'],
  ['/24', (i: number) => `198.51.100.${i}`, '198.51.101.1'],
])('from one %s come at most 150 new accounts at once (N9)', async (_what, address, elsewhere) => {
  const enter = async (i: number, from: string) => {
    const guest = at.browser();
    guest.from = from;
    return (await guest.post('/api/guests', { name: `Guest ${lettersOf(i)}x`, language: 'en' })).statusCode;
  };
  const statuses: number[] = [];
  for (let i = 0; i < 152; i++) statuses.push(await enter(i, address(i)));
  expect(statuses.filter((status) => status === 201)).toHaveLength(150);
  expect(statuses.slice(150)).toEqual([429, 429]);
  expect(await enter(160, elsewhere)).toBe(201);
});

describe('a name', () => {
  const rename = async (who: Browser, name: string) => {
    const answer = await who.ask('PATCH', '/api/account', { name });
    return answer.json().code ?? answer.json().name;
  };
  const guest = async (name: string) => (await at.browser().post('/api/guests', { name, language: 'en' })).statusCode;

  test('is changed once in 30 days; other spellings and refused names do not count (N15)', async () => {
    const id = await at.account('Paul');
    await at.account('Marie');
    const paul = await at.browserOf(id);
    expect(await rename(paul, 'PAUL')).toBe('PAUL');
    expect(await rename(paul, 'Märie')).toBe('name_taken');
    expect(await rename(paul, 'Pierre')).toBe('Pierre');
    at.clock.pass(30 * DAY - 1);
    const again = await at.browserOf(id);
    expect(await rename(again, 'Jacques')).toBe('renamed_lately');
    at.clock.pass(1);
    expect(await rename(again, 'Jacques')).toBe('Jacques');
  });

  test('that was given up is kept for its user for 90 days (N15)', async () => {
    const id = await at.account('Paul');
    expect(await rename(await at.browserOf(id), 'Pierre')).toBe('Pierre');
    expect([await guest('P4ul'), await guest('Paul')]).toEqual([409, 409]);
    expect(await rename(await at.member('Anna'), 'Paul')).toBe('name_taken');
    at.clock.pass(30 * DAY);
    expect(await rename(await at.browserOf(id), 'Paul')).toBe('Paul');
    at.clock.pass(30 * DAY);
    expect(await rename(await at.browserOf(id), 'Jacques')).toBe('Jacques');
    at.clock.pass(90 * DAY - 1);
    expect(await guest('Paul')).toBe(409);
    at.clock.pass(1);
    expect(await guest('Paul')).toBe(201);
  });
});
