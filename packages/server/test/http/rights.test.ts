import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONS, type Person, RIGHTS } from '../../src/people/rights.ts';
import { gameRow } from '../notices/game-row.ts';
import { type Method, MINUTE, startServer, type TestServer } from '../testing.ts';
import { SKIRMISH } from '../venue.ts';

const LINK = 'the-secret-part-of-the-link';

let at: TestServer;
let game: string;
/** The account of each person but nobody. */
const accounts = new Map<Person, string>();

const idOf = (person: Person): string => accounts.get(person) ?? '';

beforeAll(async () => {
  at = await startServer();
  for (const person of PERSONS.slice(1)) accounts.set(person, await at.account(`The ${person}`));
  await at.store.db.updateTable('account').set({ administrator: 1 }).where('id', '=', idOf('administrator')).execute();
  // The host plays neither side; strangers need the link.
  const rules = { title: 'skirmish', rules: SKIRMISH.hash, scenario: 'dusk' };
  const row = gameRow({ ...rules, host: idOf('host'), access: 'link', link: LINK, status: 'over' });
  game = row.id;
  await at.store.db.insertInto('game').values(row).execute();
  for (const [place, side] of (['first', 'second'] as const).entries()) {
    const seat = { game_id: game, place, account_id: idOf(side), wish: null, value: '', clock_left: null };
    await at.store.db.insertInto('seat').values(seat).execute();
  }
});
afterAll(() => at.close());

/** What a person is answered at a route; each time with a session of its own, so that one that is ended is not missed. */
async function ask(route: string, person: Person): Promise<LightMyRequestResponse> {
  const [method, path = ''] = route.split(' ');
  const url = path.replace(':id', game).replace(':line', game).replace(':name', 'Nobody Here');
  const link = person === 'spectator' ? `?link=${LINK}` : '';
  const browser = person === 'nobody' ? at.browser() : await at.browserOf(idOf(person));
  at.clock.pass(MINUTE);
  return browser.ask(method as Method, `${url}${link}`, method === 'GET' ? undefined : {});
}

describe('the table of rights', () => {
  test('names every route that is served, and none that is not', () => {
    const served = at.server.routes.filter((route) => route.includes(' /api/'));
    expect([...served].sort()).toEqual(Object.keys(RIGHTS).sort());
  });

  test.each(Object.keys(RIGHTS).filter((route) => route !== 'GET /api/socket'))(
    'holds for %s: nobody, a stranger, a spectator, each side, the host, an administrator',
    async (route) => {
      const outcomes = new Map<Person, boolean>();
      for (const person of PERSONS) {
        const answer = await ask(route, person);
        const barred = answer.statusCode === 401 || (answer.statusCode === 403 && answer.json().code === 'forbidden');
        if (barred) expect(answer.json().code).toBe(person === 'nobody' ? 'signed_out' : 'forbidden');
        expect(answer.statusCode, `${person} was stopped by a limit`).not.toBe(429);
        outcomes.set(person, !barred);
      }
      const allowed = new Map(PERSONS.map((person) => [person, RIGHTS[route]?.includes(person) ?? false]));
      expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(allowed));
    },
  );

  test('lets no side read or write what is another’s alone: a note, a session, a line said', async () => {
    const [first, second] = [await at.browserOf(idOf('first')), await at.browserOf(idOf('second'))];
    await first.put(`/api/games/${game}/note`, { text: 'they hold the fort with one unit' });
    expect((await second.get(`/api/games/${game}/note`)).json().text).toBe('');
    await first.post(`/api/games/${game}/chat`, { text: 'good luck' });
    const [line] = (await second.get(`/api/games/${game}/chat`)).json().lines;
    expect((await second.delete(`/api/games/${game}/chat/${line.id}`)).statusCode).toBe(404);
    const [device] = (await first.get('/api/account/sessions')).json().devices;
    await second.delete(`/api/account/sessions/${device.id}`);
    expect((await first.get('/api/account/sessions')).statusCode).toBe(200);
  });

  test('lets whoever bears the token read the figures, and nobody who bears another', async () => {
    const guarded = await startServer({ METRICS_TOKEN: 'read-the-figures' });
    const read = (token: string) =>
      guarded.browser().ask('GET', '/api/metrics', undefined, { headers: { authorization: `Bearer ${token}` } });
    expect((await read('read-the-figures')).body).toContain('carillon_sockets 0');
    expect((await read('something else')).statusCode).toBe(401);
    expect((await read('')).statusCode).toBe(401);
    await guarded.close();
  });
});
