/** The socket, for a page and for an attacker. */
import type { ServerMessage } from '@carillon/protocol';
import { FRAME_LIMIT, PROTOCOL } from '@carillon/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { gameSocket } from '../../../src/games/watch/socket.ts';
import { Sockets } from '../../../src/games/watch/sockets.ts';
import { Followers } from '../../../src/tables/followers.ts';
import { BLUE, GUEST, peopleOf, RED, Venue } from '../../venue.ts';

let here: Venue;
let app: FastifyInstance;
let followers: Followers;
let url: string;
const sockets: Line[] = [];

beforeEach(async () => {
  here = await Venue.open();
  app = fastify();
  const sockets = new Sockets({ account: 20, address: 60 }, async (sessions) => new Set(sessions));
  followers = new Followers(here.store.db);
  await app.register(gameSocket, { games: here.games, people: peopleOf(), clock: here.clock, sockets, followers });
  url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
  await app.close();
  expect(here.troubles).toEqual([]);
  await here.close();
});

/** A socket, and what it receives. */
class Line {
  readonly heard: ServerMessage[] = [];
  closed: number | undefined;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.heard.push(JSON.parse(String(data))));
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('error', () => {});
    sockets.push(this);
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message of a kind. */
  async hears<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    await expect.poll(() => this.heard.map((each) => each.type)).toContain(type);
    const found = this.heard.find((each) => each.type === type);
    return found as Extract<ServerMessage, { type: T }>;
  }

  async isClosed(): Promise<number | undefined> {
    await expect.poll(() => this.closed).toBeDefined();
    return this.closed;
  }
}

async function line(account?: string, protocol: string | number = PROTOCOL): Promise<Line> {
  const headers = account === undefined ? {} : { 'x-account': account };
  const opened = new Line(new WebSocket(`${url}/api/socket?protocol=${protocol}`, { headers }));
  await new Promise((open) => opened.socket.once('open', open));
  return opened;
}

describe('a page', () => {
  test('is welcomed, joins, chooses, and both sides receive it', async () => {
    const game = await here.begin();
    const [blue, red] = [await line(BLUE.account), await line(RED.account)];
    expect(await blue.hears('welcome')).toMatchObject({ protocol: PROTOCOL, account: BLUE.account });
    for (const each of [blue, red]) each.say({ type: 'join', game });
    const { seq } = await blue.hears('joined');
    await red.hears('joined');
    const page = await here.page(BLUE).join(game);
    const [choice] = page.choices();
    blue.say({ type: 'choose', game, id: ulid(), choices: [choice], seen: seq });
    expect(await blue.hears('done')).toMatchObject({ made: 1 });
    expect(await red.hears('changed')).toMatchObject({ from: seq });
  });

  test('may send before it has been welcomed', async () => {
    const game = await here.begin();
    const early = new Line(new WebSocket(`${url}/api/socket?protocol=${PROTOCOL}`, { headers: {} }));
    early.socket.once('open', () => early.say({ type: 'join', game }));
    expect(await early.hears('joined')).toMatchObject({ seat: null });
  });

  test('of another version is sent away', async () => {
    expect(await (await line(undefined, 999)).isClosed()).toBe(4001);
  });

  test('that has closed is no longer listed', async () => {
    const game = await here.begin();
    const [blue, red] = [await line(BLUE.account), await line(RED.account)];
    for (const each of [blue, red]) each.say({ type: 'join', game });
    await blue.hears('joined');
    const present = () => blue.heard.findLast(({ type }) => type === 'presence');
    await expect.poll(present).toMatchObject({ seats: ['blue', 'red'] });
    red.socket.terminate();
    await expect.poll(present).toMatchObject({ seats: ['blue'], spectators: 0 });
  });
});

describe('bad input:', () => {
  const id = ulid();
  test.each([
    ['no JSON', '{"type":'],
    ['no message', '[]'],
    ['a message of no kind', '{}'],
    ['a message that nobody knows', { type: 'win', game: id }],
    ['a message with more than belongs to it', { type: 'leave', game: id, admin: true }],
    ['a message that would change all objects', '{"type":"leave","game":"x","__proto__":{"admin":true}}'],
    ['a game that cannot be', { type: 'join', game: '../../etc/passwd' }],
    ['a length below none', { type: 'choose', game: id, id, choices: ['a'], seen: -1 }],
    ['a length that is not a number', '{"type":"choose","game":"x","id":"x","choices":["a"],"seen":1e999}'],
    ['an id that is none', { type: 'resign', game: id, id: "' OR 1=1 --" }],
    ['too many choices', { type: 'choose', game: id, id, choices: Array(65).fill('a'), seen: 0 }],
    ['no choices', { type: 'choose', game: id, id, choices: [], seen: 0 }],
    ['a choice that is not a text', { type: 'choose', game: id, id, choices: [{}], seen: 0 }],
    ['a very long choice', { type: 'choose', game: id, id, choices: ['a'.repeat(257)], seen: 0 }],
  ])('%s is refused, and the page goes on', async (_what, message) => {
    const page = await line(BLUE.account);
    page.say(message);
    expect(await page.hears('refused')).toEqual({ type: 'refused', game: null, id: null, code: 'bad_request' });
    page.say({ type: 'ping', at: 5 });
    expect(await page.hears('pong')).toMatchObject({ at: 5 });
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  test('bytes that are not text are refused', async () => {
    const page = await line(BLUE.account);
    page.socket.send(Buffer.from([0xff, 0x00, 0xfe]));
    expect(await page.hears('refused')).toMatchObject({ code: 'bad_request' });
  });

  test('a frame over 16 KB closes the socket (1009)', async () => {
    const page = await line(BLUE.account);
    page.say('x'.repeat(FRAME_LIMIT + 1));
    expect(await page.isClosed()).toBe(1009);
  });

  test('a missing game and a private one look the same', async () => {
    const hidden = await here.opened({ access: 'private' });
    await here.tables.join(RED, hidden.id, { seat: null, value: '', link: hidden.link ?? '' });
    const page = await line(GUEST.account);
    page.say({ type: 'join', game: hidden.id });
    page.say({ type: 'join', game: ulid() });
    await expect.poll(() => page.heard.filter(({ type }) => type === 'refused')).toHaveLength(2);
    const answers = page.heard.flatMap((each) => (each.type === 'refused' ? [each.code] : []));
    expect(answers).toEqual(['no_game', 'no_game']);
  });

  test('a sender of too many messages is warned, then cut off (1008)', async () => {
    const page = await line(BLUE.account);
    for (let i = 0; i < 60; i++) page.say({ type: 'ping', at: i });
    page.say({ type: 'ping', at: 60 });
    expect(await page.hears('refused')).toMatchObject({ code: 'too_fast' });
    for (let i = 0; i < 250; i++) page.say({ type: 'ping', at: i });
    expect(await page.isClosed()).toBe(1008);
  });

  test('a page that does not read is cut off, and the others are not delayed', async () => {
    const game = await here.begin();
    const [slow, quick] = [await line(BLUE.account), await line(RED.account)];
    for (const each of [slow, quick]) {
      each.say({ type: 'join', game });
      await each.hears('joined');
    }
    slow.socket.pause();
    const chat = { id: ulid(), by: { account: RED.account, name: 'Wolfe' }, text: 'x'.repeat(500_000), at: 0 };
    const chats = () => quick.heard.filter(({ type }) => type === 'chat').length;
    for (let i = 1; i <= 60; i++) {
      here.games.send(game, { type: 'chat', game, lines: [chat] });
      // The quick page reads each line before the next: on a busy machine it might be cut off too.
      while (chats() < i && quick.closed === undefined) await new Promise((turn) => setImmediate(turn));
    }
    const present = () => quick.heard.findLast(({ type }) => type === 'presence');
    await expect.poll(present).toMatchObject({ seats: ['red'] });
    expect(chats()).toBe(60);
  });
});

describe('the public tables', () => {
  const reported = (line: Line): number => line.heard.filter(({ type }) => type === 'tables').length;
  const follower = async (): Promise<Line> => {
    const line = new Line(new WebSocket(`${url}/api/socket?protocol=${PROTOCOL}`));
    await line.hears('welcome');
    line.say({ type: 'follow', tables: true });
    line.say({ type: 'ping', at: 1 });
    await line.hears('pong');
    await followers.look();
    await expect.poll(() => reported(line)).toBe(1);
    return line;
  };

  test('a page that follows them is informed when one is opened, joined, or begins another period, and only then', async () => {
    const line = await follower();
    await followers.look();
    const { id } = await here.opened({ access: 'open' });
    await followers.look();
    await expect.poll(() => reported(line)).toBe(2);
    await here.tables.join(RED, id, { seat: 'red', value: '' });
    await followers.look();
    await expect.poll(() => reported(line)).toBe(3);
    await here.opened({ access: 'private' });
    await followers.look();
    line.say({ type: 'ping', at: 2 });
    await expect.poll(() => line.heard.filter(({ type }) => type === 'pong').length).toBe(2);
    expect(reported(line)).toBe(3);
  });

  test('a page that follows them no longer is sent nothing', async () => {
    const [line, other] = [await follower(), await follower()];
    line.say({ type: 'follow', tables: false });
    line.say({ type: 'ping', at: 2 });
    await expect.poll(() => line.heard.filter(({ type }) => type === 'pong').length).toBe(2);
    await here.opened({ access: 'open' });
    await followers.look();
    await expect.poll(() => reported(other)).toBe(2);
    expect(reported(line)).toBe(1);
  });
});
