/**
 * Requests made by corrupting good ones, by every kind of user at every route: no bad one is accepted, nothing breaks.
 */
import { at, MINUTE, type Random, seeded } from '@carillon/kit';
import { expect, test } from 'vitest';
import { RIGHTS } from '../../src/people/rights.ts';
import { type Method, PASSWORD, startServer } from '../testing.ts';
import { TABLE } from '../venue.ts';

/** `npm run fuzz:server` asks for 100,000. */
const REQUESTS = Number(process.env.FUZZ ?? 2000);

const oneOf = <T>(list: readonly T[], random: Random): T => at(list, random.below(list.length));

const GOOD: readonly Record<string, unknown>[] = [
  { name: 'Marie', language: 'fr', password: PASSWORD },
  { name: 'Marie', language: 'fr', link: 'x' },
  { token: 'x', password: PASSWORD },
  { address: 'marie@example.org' },
  { language: 'fr', notices: { mail: true, push: true, webhook: true } },
  { current: 'x', password: PASSWORD },
  { about: 'Paul', text: 'rude' },
  { text: 'hello' },
  { url: 'https://10.0.0.1/' },
  { endpoint: 'https://10.0.0.1/', keys: { p256dh: 'x', auth: 'y' } },
  { seat: 'red', value: 'v', link: 'x' },
  { zone: 'UTC', sleepFrom: 0, sleepTo: 60, away: [] },
  { ...TABLE },
];

const ODD: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e308, '', ' ', '__proto__', 'constructor', 'x'.repeat(70_000), [], {}, ['a'], { a: 1 }],
  ...['\u0000', '<script>', "' OR 1=1 --", '../../etc/passwd', '%00', '\uD800', '🙂'.repeat(50), '1e400'],
];

/** Ways to corrupt a body, sent as text. */
const SPOILERS: readonly ((body: Record<string, unknown>, random: Random) => string)[] = [
  (body) => JSON.stringify(body),
  (body, random) => JSON.stringify({ ...body, [oneOf(Object.keys(body), random)]: oneOf(ODD, random) }),
  (body, random) =>
    JSON.stringify({ ...body, [oneOf(['administrator', 'id', 'toString'], random)]: oneOf(ODD, random) }),
  (body, random) => JSON.stringify(Object.fromEntries(Object.entries(body).filter(() => random.below(3) > 0))),
  (body) => `{"__proto__":{"administrator":true},${JSON.stringify(body).slice(1)}`,
  (body) => JSON.stringify([body]),
  (body, random) => JSON.stringify(body).slice(0, random.below(40)),
  (_body, random) => JSON.stringify(oneOf(ODD, random)),
];

/** Replacements for a parameter. */
const WORDS = [
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'Paul',
  '..',
  '%00',
  '__proto__',
  '%2e%2e%2f',
  'x'.repeat(150),
  '%ED%A0%80',
];

test(`${REQUESTS} spoilt requests: 0 taken wrongly, 0 failures`, async () => {
  const here = await startServer();
  const random = seeded(1755);
  await here.account('Paul');
  const stranger = await here.account('A stranger');
  let known = await here.browserOf(stranger);
  const routes = Object.keys(RIGHTS).filter((route) => route !== 'GET /api/socket');
  const wrong: string[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const route = oneOf(routes, random);
    const [method = 'GET', path = ''] = route.split(' ');
    const person = oneOf(['nobody', 'stranger'] as const, random);
    if (i % 50 === 0) known = await here.browserOf(stranger);
    const browser = person === 'stranger' ? known : here.browser();
    const url = path.replaceAll(/:\w+/g, () => oneOf(WORDS, random)) + oneOf(['', '', '?link=x', '?before=x'], random);
    const body = method === 'GET' ? undefined : oneOf(SPOILERS, random)(oneOf(GOOD, random), random);
    const headers = { 'content-type': 'application/json' };
    const { statusCode: status } = await browser.ask(method as Method, url, body, { headers });
    const mayNot = !(RIGHTS[route] ?? []).includes(person) && status < 400;
    if (mayNot || status >= 500) wrong.push(`${status} ${person} ${method} ${url} ${body?.slice(0, 200)}`);
    here.clock.pass(MINUTE);
  }
  expect(wrong).toEqual([]);
  expect(({} as { administrator?: unknown }).administrator).toBeUndefined();
  const administrators = here.store.db.selectFrom('account').select('name').where('administrator', '=', 1);
  expect(await administrators.execute()).toEqual([]);
  expect((await here.browser().get('/api/ready')).statusCode).toBe(200);
  expect(here.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  await here.close();
}, 1_800_000);
