import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HEADERS } from '../../../../tools/serve.mjs';
import { AGAIN, ORIGIN, PASSWORD, startServer, type TestServer } from '../testing.ts';
import { TABLE } from '../venue.ts';

let at: TestServer;
beforeEach(async () => {
  at = await startServer();
});
afterEach(() => at.close());

/** The page and its files in every language, and all of them once more for games without a network. */
const FILES_OF_A_VISIT = 250;

const GUEST = { name: 'Marie', language: 'fr' } as const;

describe('a request that changes something', () => {
  test.each([
    'https://evil.example',
    'http://carillon.test',
    'https://carillon.test.evil.example',
    'https://carillon.test:8443',
    'null',
    '',
    'https://carillon.test/',
  ])('is refused if it comes from %j', async (origin) => {
    const answer = await at.browser().ask('POST', '/api/guests', GUEST, { headers: { origin } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
  });

  test('is refused without an origin', async () => {
    const answer = await at.server.app.inject({ method: 'POST', url: '/api/guests', payload: GUEST });
    expect(answer.json().code).toBe('foreign_origin');
  });

  test('is accepted, without a public address, from the host that it goes to', async () => {
    const lan = await startServer({ PUBLIC_URL: '' });
    const ask = (origin: string) =>
      lan.browser().ask('POST', '/api/guests', GUEST, { headers: { origin, host: '192.168.1.5:4173' } });
    expect((await ask('http://192.168.1.6:4173')).json().code).toBe('foreign_origin');
    const made = await ask('http://192.168.1.5:4173');
    expect(made.statusCode).toBe(201);
    // Over plain HTTP, so the cookie cannot be Secure.
    expect(String(made.headers['set-cookie'])).not.toContain('Secure');
    await lan.close();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'cannot be made by a form: %s is not read',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await at.browser().ask('POST', '/api/guests', JSON.stringify(GUEST), { headers });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
    },
  );
});

describe('a socket', () => {
  /** How a socket opened with these headers ends: its close code, or the status of the refusal. */
  async function ended(headers: Record<string, string>, frames: readonly string[]): Promise<number> {
    await at.server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = at.server.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?protocol=1`, { headers });
    return new Promise((resolve) => {
      // The server ends such a connection itself; otherwise it would delay its shutdown.
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
      socket.on('error', () => {});
      socket.on('open', () => {
        for (const frame of frames) socket.send(frame);
      });
      socket.on('close', (code) => resolve(code));
    });
  }

  test('from a foreign page is not opened: 403', async () => {
    expect(await ended({ origin: 'https://evil.example' }, [])).toBe(403);
  });

  test('is closed with 1009 by a frame over 16 KB', async () => {
    expect(await ended({ origin: ORIGIN }, ['x'.repeat(16_385)])).toBe(1009);
  });

  test('is closed with 1008 by a flood of messages', async () => {
    expect(await ended({ origin: ORIGIN }, Array(400).fill('{}'))).toBe(1008);
  });
});

describe('a body', () => {
  const send = (payload: string) =>
    at.browser().ask('POST', '/api/guests', payload, { headers: { 'content-type': 'application/json' } });

  test('of 64 KB is read; one byte more is answered with 413', async () => {
    const padded = (length: number): string => `"${'x'.repeat(length - 2)}"`;
    expect((await send(padded(65_536))).statusCode).toBe(400);
    const refused = await send(padded(65_537));
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'too_large']);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"name":"Marie"}',
    '{"name":["Marie"],"language":"fr"}',
    '{"name":"Marie","language":"fr","administrator":true}',
    '{"name":"Marie","language":"fr","__proto__":{"administrator":true}}',
    '{"name":"Marie","language":"fr","constructor":{"prototype":{"administrator":true}}}',
    '{"name":"\\u0000\\u0000","language":{"toString":1}}',
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  ])('that is malformed is refused with 400: %j', async (payload) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
    expect(({} as { administrator?: boolean }).administrator).toBeUndefined();
    expect(await at.store.db.selectFrom('account').selectAll().execute()).toEqual([]);
  });
});

describe('a flood', () => {
  test('of requests from one address is cut to a burst of 300, then one every 50 ms; others are served', async () => {
    const flood = at.browser();
    const statuses: number[] = [];
    for (let i = 0; i < 310; i++) statuses.push((await flood.get('/api/health')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.slice(300)).toEqual(Array(10).fill(429));
    expect((await at.browser().get('/api/health')).statusCode).toBe(200);
    expect((await flood.get('/api/health')).headers['retry-after']).toBe('1');
    at.clock.pass(50);
    expect((await flood.get('/api/health')).statusCode).toBe(200);
  });

  test('does not include ten first visits to the page from one address: files are counted separately', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'carillon-site-'));
    writeFileSync(join(folder, 'page.js'), 'play();');
    const club = await startServer({}, { site: folder });
    const guest = club.browser();
    const statusesOf = async (count: number, url: string): Promise<number[]> => {
      const statuses: number[] = [];
      for (let i = 0; i < count; i++) statuses.push((await guest.get(url)).statusCode);
      return statuses;
    };
    expect(new Set(await statusesOf(10 * FILES_OF_A_VISIT, '/page.js'))).toEqual(new Set([200]));
    expect(new Set(await statusesOf(300, '/api/health'))).toEqual(new Set([200]));
    expect((await statusesOf(502, '/none.js')).slice(499)).toEqual([404, 429, 429]);
    club.clock.pass(10);
    expect(await statusesOf(2, '/page.js')).toEqual([200, 429]);
    await club.close();
    rmSync(folder, { recursive: true });
  });

  test('of changes by one account is stopped after 60, from however many addresses', async () => {
    const id = await at.account('Paul');
    const paul = await at.browserOf(id);
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) {
      const from = `198.51.100.${i}`;
      statuses.push((await paul.ask('PATCH', '/api/account', {}, { from })).statusCode);
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  test('is counted by the address of the connection, whatever its headers say, unless a proxy is trusted', async () => {
    const statusOf = async (server: TestServer): Promise<number> => {
      let status = 0;
      for (let i = 0; i < 301; i++) {
        const headers = { 'x-forwarded-for': `198.51.100.${i % 200}` };
        status = (await server.browser().ask('GET', '/api/health', undefined, { headers, from: '10.0.0.1' }))
          .statusCode;
      }
      return status;
    };
    expect(await statusOf(at)).toBe(429);
    const behind = await startServer({ TRUST_PROXY: '10.0.0.1' });
    expect(await statusOf(behind)).toBe(200);
    await behind.close();
  });
});

test('a slow request is cut off after 15 seconds (S19)', async () => {
  const { server } = at.server.app;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([15_000, 15_000]);
  // So that the test need not wait for them.
  Object.assign(server, { requestTimeout: 200, headersTimeout: 200 });
  await at.server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.address();
  const slow = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  await once(slow, 'connect');
  const start = performance.now();
  slow.write('POST /api/guests HTTP/1.1\r\n');
  slow.resume();
  // Others are served meanwhile.
  expect((await at.browser().get('/api/health')).statusCode).toBe(200);
  await once(slow, 'close');
  expect(performance.now() - start).toBeLessThan(10_000);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/api/session?next=//evil.example',
  '/api//evil.example/..',
  '/?url=https://evil.example',
])('nobody is redirected by %s', async (url) => {
  const answer = await at.browser().get(url);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.statusCode).not.toBe(302);
});

test('the page is served under the tested policy, plus sockets to its own host', async () => {
  const { headers } = await at.browser().get('/api/health');
  const policy = (text: unknown): string[] => String(text).split(/; ?/).sort();
  const wanted = [...policy(HEADERS['content-security-policy']), "connect-src 'self' wss://carillon.test"].sort();
  expect(policy(headers['content-security-policy'])).toEqual(wanted);
  const { 'content-security-policy': _, ...others } = HEADERS;
  expect(headers).toMatchObject(others);
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

test('script in what users write is only text: chat and notes keep it as typed, names refuse it', async () => {
  const paul = await at.browserOf(await at.account('Paul'));
  const { id } = (await paul.post('/api/tables', TABLE)).json();
  expect((await paul.post(`/api/games/${id}/chat`, { text: SCRIPT })).statusCode).toBe(204);
  const chat = await paul.get(`/api/games/${id}/chat`);
  expect(chat.json().lines[0].text).toBe(SCRIPT);
  await paul.put(`/api/games/${id}/note`, { text: SCRIPT });
  const note = await paul.get(`/api/games/${id}/note`);
  expect(note.json().text).toBe(SCRIPT);
  for (const { headers } of [chat, note]) {
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await paul.ask('PATCH', '/api/account', { name: '<script>' })).json().code).toBe('bad_name');
});

test('the log of a whole session contains no password, token, e-mail or network address, and no chat', async () => {
  const paul = await at.member('Paul');
  const secrets = [PASSWORD, 'Paul', '203.0.113.', 'paul@example.org', 'a secret plan', 'wrong horse', 'hook.example'];
  secrets.push(paul.cookie?.split('=')[1] ?? 'no cookie');
  await paul.put('/api/account/email', { again: AGAIN, address: 'paul@example.org' });
  await at.work();
  secrets.push(at.mailer.lastSecret);
  await paul.post('/api/email/verify', { token: at.mailer.lastSecret });
  await at.browser().post('/api/session', { name: 'Paul', password: 'wrong horse' });
  await at.browser().post('/api/resets', { address: 'paul@example.org' });
  await at.work();
  secrets.push(at.mailer.lastSecret);
  const { id, link } = (await paul.post('/api/tables', { ...TABLE, access: 'link' })).json();
  secrets.push(link);
  await paul.get(`/api/tables/${id}?link=${link}`);
  await paul.post(`/api/games/${id}/chat`, { text: 'a secret plan' });
  await paul.put('/api/account/webhook', { url: 'https://hook.example/' });
  at.clock.pass(MINUTE);
  await at.browser().post('/api/resets/use', { token: at.mailer.lastSecret, password: 'a new horse' });
  const log = at.log.join('');
  expect(at.log.length).toBeGreaterThan(8);
  for (const secret of secrets) expect(log, secret).not.toContain(secret);
  expect(JSON.parse(at.log[0] ?? '')).toMatchObject({ route: 'POST /api/accounts', status: 201 });
});
