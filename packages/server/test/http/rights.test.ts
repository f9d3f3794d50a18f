import { MINUTE } from '@carillon/kit';
import type { ClientMessage, ServerMessage } from '@carillon/protocol';
import { PROTOCOL } from '@carillon/protocol';
import type { LightMyRequestResponse } from 'fastify';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { gameRow } from '../notices/game-row.ts';
import { type Browser, type Method, ORIGIN, startServer, type TestServer } from '../testing.ts';
import { SKIRMISH } from '../venue.ts';
import { MESSAGE_ROWS, PEOPLE, ROUTE_ROWS, type Visitor } from './rights-table.ts';

const LINK = 'the-secret-part-of-the-link';

let at: TestServer;
let game: string;
let url: string;
/** Every user's account, except nobody's. */
const accounts = new Map<Visitor, string>();

const idOf = (person: Visitor): string => accounts.get(person) ?? '';

/** A game whose host plays neither side and for which strangers need the link. */
async function addGame(status: 'running' | 'over', sides: readonly [Visitor, Visitor] = ['first', 'second']) {
  const rules = { title: 'skirmish', rules: SKIRMISH.hash, scenario: 'dusk' };
  const row = gameRow({ ...rules, host: idOf('host'), access: 'link', link: LINK, status, secret: '00'.repeat(32) });
  await at.store.db.insertInto('game').values(row).execute();
  for (const [place, side] of sides.entries()) {
    const seat = {
      game_id: row.id,
      place,
      account_id: idOf(side),
      wish: null,
      value: '',
      side: null,
      clock_left: null,
    };
    await at.store.db.insertInto('seat').values(seat).execute();
  }
  return row.id;
}

async function change(
  person: Visitor,
  changes: { readonly administrator?: 1; readonly moderator?: 1; readonly locked?: 1 },
): Promise<void> {
  await at.store.db.updateTable('account').set(changes).where('id', '=', idOf(person)).execute();
}

let guests = 0;

/** A new guest: one may leave for good with a single request. */
async function addGuest(): Promise<string> {
  const made = await at.server.accounts.accounts.create({ name: `Guest ${++guests}`, kind: 'guest', language: 'en' });
  if (!('id' in made)) throw new Error(`there is somebody called Guest ${guests}`);
  return made.id;
}

beforeAll(async () => {
  at = await startServer();
  for (const person of PEOPLE) {
    if (person !== 'nobody') accounts.set(person, await at.account(`Player ${accounts.size}`));
  }
  await change('administrator', { administrator: 1 });
  await change('moderator', { moderator: 1 });
  await change('locked', { locked: 1 });
  game = await addGame('over');
  await addGame('running', ['elsewhere', 'elsewhere']);
  url = (await at.server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});
afterAll(() => at.close());

/** The proof a user presents that they may watch. */
const linkOf = (person: Visitor): string | undefined =>
  ({ spectator: LINK, stranger: 'another-link' })[person as string];

/** A user's browser, with a new session each time, so that an ended one is not missed. */
async function browserOf(person: Visitor): Promise<Browser> {
  if (person === 'guest') accounts.set('guest', await addGuest());
  return person === 'nobody' ? at.browser() : at.browserOf(idOf(person));
}

/** A value for each parameter of a route. */
function parameterOf(name: string): string {
  const value = { ':id': game, ':line': game, ':name': 'Nobody Here', ':number': '0', ':language': 'en' }[name];
  if (value === undefined) throw new Error(`give ${name} a value in parameterOf`);
  return value;
}

/** The answer a user gets at a route. */
async function ask(route: string, person: Visitor): Promise<LightMyRequestResponse> {
  const [method, path = ''] = route.split(' ');
  const url = path.replaceAll(/:\w+/g, parameterOf);
  const link = linkOf(person) === undefined ? '' : `?link=${linkOf(person)}`;
  at.clock.pass(MINUTE);
  return (await browserOf(person)).ask(method as Method, `${url}${link}`, method === 'GET' ? undefined : {});
}

/** Everyone for whom `may` holds. */
const those = (may: (person: Visitor) => boolean): Visitor[] => PEOPLE.filter(may);

describe('the table of rights', () => {
  test('names every route that is served, and no other', () => {
    const served = at.server.routes.filter((route) => route.includes(' /api/') && route !== 'GET /api/socket');
    expect([...served].sort()).toEqual(ROUTE_ROWS.map(([route]) => route).sort());
  });

  test.each(ROUTE_ROWS)('holds for %s', async (route, may) => {
    const served: Visitor[] = [];
    for (const person of PEOPLE) {
      const answer = await ask(route, person);
      const barred = answer.statusCode === 401 || (answer.statusCode === 403 && answer.json().code === 'forbidden');
      const reason = person === 'nobody' || person === 'locked' ? 'signed_out' : 'forbidden';
      if (barred) expect(answer.json().code, person).toBe(reason);
      expect(answer.statusCode, `${person} was stopped by a limit`).not.toBe(429);
      if (!barred) served.push(person);
    }
    expect(served).toEqual(those((person) => may[person]));
  });

  test('lets no side read or change another’s private data: a note, a session, a chat line', async () => {
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

  test('lets a request with the token read the metrics, and none with another token', async () => {
    const guarded = await startServer({ METRICS_TOKEN: 'read-the-figures' });
    const read = (token: string) =>
      guarded.browser().ask('GET', '/api/metrics', undefined, { headers: { authorization: `Bearer ${token}` } });
    expect((await read('read-the-figures')).body).toContain('carillon_sockets 0');
    expect((await read('something else')).statusCode).toBe(401);
    expect((await read('')).statusCode).toBe(401);
    await guarded.close();
  });
});

/** A message of each kind, valid except for its sender. */
const MESSAGES = {
  ping: () => ({ type: 'ping', at: 5 }),
  join: (of, person) => ({ type: 'join', game: of, ...(linkOf(person) !== undefined && { link: linkOf(person) }) }),
  leave: (of) => ({ type: 'leave', game: of }),
  used: () => ({ type: 'used', ago: 5 }),
  follow: () => ({ type: 'follow', tables: true }),
  choose: (of) => ({ type: 'choose', game: of, id: ulid(), choices: ['rest'], seen: 0 }),
  undo: (of) => ({ type: 'undo', game: of, id: ulid(), seen: 0 }),
  stand: (of) => ({ type: 'stand', game: of, id: ulid(), passes: [] }),
  propose: (of) => ({ type: 'propose', game: of, id: ulid(), kind: 'draw', seen: 0 }),
  answer: (of) => ({ type: 'answer', game: of, id: ulid(), kind: 'draw', agree: false }),
  resign: (of) => ({ type: 'resign', game: of, id: ulid() }),
  claim: (of) => ({ type: 'claim', game: of, id: ulid(), how: 'win' }),
  standin: (of) => ({ type: 'standin', game: of, id: ulid(), seat: 'blue', how: 'end' }),
} satisfies Record<ClientMessage['type'], (of: string, person: Visitor) => { readonly type: string }>;

const LAST = 99;
const PING = JSON.stringify({ type: 'ping', at: LAST });

/** Sends one message to a game, then a ping; returns everything received up to the pong. */
async function say(message: { readonly type: string }, person: Visitor): Promise<ServerMessage[]> {
  const { cookie } = await browserOf(person);
  const headers = { origin: ORIGIN, ...(cookie !== undefined && { cookie }) };
  const heard: ServerMessage[] = [];
  const socket = new WebSocket(`${url}/api/socket?protocol=${PROTOCOL}`, { headers });
  const answered = (type: string): boolean => type === 'done' || type === 'refused' || type === 'joined';
  const last = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const read: ServerMessage = JSON.parse(String(data));
      heard.push(read);
      if (answered(read.type)) socket.send(PING);
      if (read.type === 'pong' && read.at === LAST) resolve();
    });
  });
  await new Promise((open) => socket.once('open', open));
  socket.send(JSON.stringify(message));
  if (['leave', 'ping', 'used', 'follow'].includes(message.type)) socket.send(PING);
  await last;
  socket.terminate();
  return heard;
}

/** Refused because of the sender. */
const FOR_WHO = ['signed_out', 'not_seated', 'no_game', 'forbidden'];

describe('over the socket', () => {
  test('the table has a row for every kind of message', () => {
    expect(MESSAGE_ROWS.map(([kind]) => kind).sort()).toEqual(Object.keys(MESSAGES).sort());
  });

  test.each(MESSAGE_ROWS)('it holds for %s', async (kind, may) => {
    const heeded: Visitor[] = [];
    for (const person of PEOPLE) {
      at.clock.pass(MINUTE);
      const own = await addGame('running');
      const heard = await say(MESSAGES[kind as ClientMessage['type']](own, person), person);
      const refusal = heard.find((each) => each.type === 'refused')?.code;
      if (refusal === undefined || !FOR_WHO.includes(refusal)) heeded.push(person);
      const signedIn = person !== 'nobody' && person !== 'locked';
      expect(heard[0], person).toMatchObject({ type: 'welcome', account: signedIn ? idOf(person) : null });
      if (refusal === 'signed_out') expect(signedIn, person).toBe(false);
    }
    expect(heeded).toEqual(those((person) => may[person]));
  });
});
