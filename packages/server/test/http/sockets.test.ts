import { once } from 'node:events';
/** Sockets and the sessions that opened them: findings S1, S4 and S15. */
import type { AddressInfo } from 'node:net';
import { SECOND } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SIGNED_OUT, TOO_MANY } from '../../src/games/watch/sockets.ts';
import { type Browser, ORIGIN, PASSWORD, startServer, type TestServer } from '../testing.ts';

let at: TestServer;
let port: number;
const opened: WebSocket[] = [];

beforeEach(() => begin({}));
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await at.close();
});

async function begin(variables: Readonly<Record<string, string>>): Promise<void> {
  at = await startServer(variables);
  port = await listen(at);
}

async function listen({ server }: TestServer): Promise<number> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await server.start();
  return (server.app.server.address() as AddressInfo).port;
}

/** A socket, and the code with which it was closed. */
interface Line {
  readonly socket: WebSocket;
  closed: number | undefined;
}

async function open(browser: Browser | undefined, to = port, autoPong = true): Promise<Line> {
  const headers = { origin: ORIGIN, ...(browser?.cookie !== undefined && { cookie: browser.cookie }) };
  const socket = new WebSocket(`ws://127.0.0.1:${to}/api/socket?protocol=1`, { headers, autoPong });
  opened.push(socket);
  const line: Line = { socket, closed: undefined };
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('close', (code) => {
    line.closed = code;
  });
  socket.on('error', () => {});
  await expect.poll(() => heard.length > 0 || line.closed !== undefined).toBe(true);
  return line;
}

/** The state of a socket after the server's next check. */
async function aSecondLater({ clock }: TestServer, line: Line): Promise<number | undefined> {
  clock.pass(SECOND);
  await expect.poll(() => line.closed).toBeDefined();
  return line.closed;
}

const WAYS: Readonly<Record<string, (own: Browser, other: Browser) => Promise<unknown>>> = {
  'a logout': (own) => own.delete('/api/session'),
  'a new password': (own) =>
    own.put('/api/account/password', { again: { password: PASSWORD }, password: 'another horse' }),
  'a logout everywhere else': (_own, other) => other.delete('/api/account/sessions'),
  'a deleted account': (own) => own.delete('/api/account', { password: PASSWORD }),
};

describe('S1: a socket ends within a second of its session', () => {
  test.each(Object.entries(WAYS))('by %s', async (_way, ends) => {
    const own = await at.member('Montcalm');
    const account = (await own.get('/api/session')).json().account.id;
    const line = await open(own);
    const other = await at.browserOf(account);
    await ends(own, other);
    expect(await aSecondLater(at, line)).toBe(SIGNED_OUT);
  });

  test('by a lock', async () => {
    const line = await open(await at.member('Montcalm'));
    const made = await at.server.accounts.accounts.create({
      ...{ name: 'Keeper', password: PASSWORD, kind: 'member', language: 'en' },
      administrator: true,
    });
    if (!('id' in made)) throw new Error('no administrator');
    const keeper = await at.browserOf(made.id);
    expect((await keeper.put('/api/admin/people/Montcalm/lock', { reason: 'rude' })).statusCode).toBe(204);
    expect(await aSecondLater(at, line)).toBe(SIGNED_OUT);
  });

  test('on every process', async () => {
    const second = await startServer({}, { store: { ...at.store, close: async () => undefined } });
    try {
      const own = await at.member('Montcalm');
      const line = await open(own, await listen(second));
      await own.delete('/api/session');
      expect(await aSecondLater(second, line)).toBe(SIGNED_OUT);
    } finally {
      await second.close();
    }
  });

  test('and those of other sessions, and of spectators, stay open', async () => {
    const own = await at.member('Montcalm');
    const other = await open(await at.member('Wolfe'));
    const nobody = await open(undefined);
    const line = await open(own);
    await own.delete('/api/session');
    await aSecondLater(at, line);
    expect([other.closed, nobody.closed]).toEqual([undefined, undefined]);
  });
});

describe('S4: a page that gives no sign of life', () => {
  test('counts as gone, and one that answers does not', async () => {
    const silent = await open(await at.member('Montcalm'), port, false);
    const lively = await open(await at.member('Wolfe'));
    let pings = 0;
    lively.socket.on('ping', () => pings++);
    at.clock.pass(30 * SECOND);
    await expect.poll(() => pings).toBe(1);
    // The answer must be back before the server checks again: it comes before the answer to a later ping.
    const later = once(lively.socket, 'pong');
    lively.socket.ping();
    await later;
    at.clock.pass(30 * SECOND);
    await expect.poll(() => silent.closed).toBeDefined();
    expect(lively.closed).toBeUndefined();
  });
});

describe('S15: sockets are limited', () => {
  test('per account, and others at the same address can still connect', async () => {
    await at.close();
    await begin({ SOCKETS_PER_ACCOUNT: '2' });
    const own = await at.member('Montcalm');
    const lines = [await open(own), await open(own), await open(own)];
    await expect.poll(() => lines.map(({ closed }) => closed)).toEqual([undefined, undefined, TOO_MANY]);
    expect((await open(await at.member('Wolfe'))).closed).toBeUndefined();
  });

  test('per address', async () => {
    await at.close();
    await begin({ SOCKETS_PER_ADDRESS: '2' });
    const lines = [await open(undefined), await open(undefined), await open(undefined)];
    await expect.poll(() => lines.map(({ closed }) => closed)).toEqual([undefined, undefined, TOO_MANY]);
    lines[0]?.socket.close();
    await expect.poll(async () => (await open(undefined)).closed).toBeUndefined();
  });
});

test('the metric of sockets counts those that are open (operation)', async () => {
  const count = async () => /^carillon_sockets (\d+)$/m.exec(await at.server.metrics.registry.metrics())?.[1];
  expect(await count()).toBe('0');
  const [one] = [await open(await at.member('Paul')), await open(undefined)];
  expect(await count()).toBe('2');
  one.socket.close();
  await expect.poll(count).toBe('1');
});

test('a page that vanished without closing its socket does not delay the shutdown of a server (N14)', async () => {
  const { socket } = await open(undefined);
  socket.pause();
  await at.close();
  await expect.poll(() => at.server.sockets.count).toBe(0);
  await begin({});
}, 15_000);
