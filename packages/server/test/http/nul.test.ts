/** PostgreSQL stores no NUL character: the schemas reject every text that contains one. */
import { ClientMessage } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RIGHTS } from '../../src/people/rights.ts';
import type { Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { AGAIN, type Browser, type Method, startServer, type TestServer } from '../testing.ts';
import { TABLE } from '../venue.ts';

interface Schema {
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [key: string]: unknown;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: unknown;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The path to each text of a schema that accepts a NUL character. */
function holesIn(schema: unknown, path: string): string[] {
  if (!isSchema(schema)) return [];
  const { type, pattern, const: only } = schema;
  const isOpen = type === 'string' && schema.enum === undefined && only === undefined;
  const takes = ['\0', 'ab\0', '\0ab', 'a@b.c\0', 'https://a\0'].some(
    (text) => pattern === undefined || new RegExp(pattern, 'u').test(text),
  );
  const deeper = Object.entries(schema).flatMap(([key, each]) => holesIn(each, `${path}.${key}`));
  return isOpen && takes ? [path, ...deeper] : deeper;
}

test('no schema of a request or message accepts a text with a NUL character (N12)', async () => {
  const here = await startServer();
  const { paths } = (await here.browser().get('/api/openapi.json')).json();
  const operations = Object.entries<Record<string, Operation>>(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
  expect(operations.length).toBeGreaterThan(50);
  const asked = operations.flatMap(({ name, operation: { parameters, requestBody } }) => [
    ...(parameters ?? []).flatMap((each) => holesIn(each.schema, `${name} ?${each.name}`)),
    ...holesIn(requestBody, name),
  ]);
  expect([...asked, ...holesIn(ClientMessage, 'socket')]).toEqual([]);
  await here.close();
});

describe.each(STORES)('on $name,', ({ open }) => {
  const fresh = open();
  let store: Store;
  let at: TestServer;
  let paul: Browser;
  beforeEach(async () => {
    store = await fresh();
    at = await startServer({}, { store });
    paul = await at.member('Paul');
  }, 60_000);
  afterEach(() => at.close());

  test('a NUL character in the address of any route is a bad request (N12)', async () => {
    for (const route of Object.keys(RIGHTS)) {
      const [method = '', path = ''] = route.split(' ');
      if (!path.includes(':')) continue;
      const url = `${path.replaceAll(/:\w+/g, 'a%00b')}?link=%00`;
      const { statusCode } = await paul.ask(method as Method, url, method === 'GET' ? undefined : {});
      expect([400, 403], `${route}: ${statusCode}`).toContain(statusCode);
    }
  });

  test('a NUL character in what somebody writes is a bad request (N12)', async () => {
    const { id } = (await paul.post('/api/tables', TABLE)).json();
    const written: readonly (readonly [Method, string, object])[] = [
      ['POST', '/api/guests', { name: 'Ma\0rie', language: 'fr' }],
      ['POST', '/api/session', { name: 'Ma\0rie', password: 'correct horse' }],
      ['POST', '/api/resets', { address: 'a\0@b.org' }],
      ['PUT', '/api/account/email', { again: AGAIN, address: 'a@b.o\0rg' }],
      ['POST', '/api/reports', { about: 'Paul', text: 'rude\0' }],
      ['POST', `/api/games/${id}/chat`, { text: 'hello\0' }],
      ['PUT', `/api/games/${id}/note`, { text: '\0' }],
      ['PUT', '/api/account/webhook', { url: 'https://a.example/\0' }],
      ['PUT', '/api/rest', { zone: 'UTC\0', sleepFrom: 0, sleepTo: 0, away: [] }],
      ['POST', `/api/tables/${id}/join`, { seat: null, value: '', link: '\0' }],
      ['POST', '/api/tables', { ...TABLE, options: { dusk: '\0' } }],
    ];
    for (const [method, url, body] of written) {
      const answer = await paul.ask(method, url, body);
      expect([answer.statusCode, answer.json().code], url).toEqual([400, 'bad_request']);
    }
  });
});
