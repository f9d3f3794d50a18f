import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupTo, codeFor, exportFile, importFile, invite, makeAdministrator } from '../../src/ops/keeping.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { startServer, type TestServer } from '../testing.ts';

let folder: string;
let store: Store;
let at: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-keeping-'));
  store = await openStore({ url: `sqlite:${join(folder, 'carillon.sqlite')}` });
  // Commands use real time.
  at = await startServer(
    {},
    { store, clock: { now: () => Date.now(), elapsed: () => performance.now(), after: () => () => {} } },
  );
});
afterEach(async () => {
  await at.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string): string => join(folder, name);

describe('an operator of the server', () => {
  test('creates the first administrator, who sets a password with the code and can administrate', async () => {
    const token = await makeAdministrator(store, 'Montcalm');
    const keeper = at.browser();
    expect((await keeper.get('/api/moderation/queue')).statusCode).toBe(401);
    const made = await keeper.post('/api/resets/use', { token, password: 'fort carillon' });
    expect(made.json()).toMatchObject({ name: 'Montcalm', administrator: true });
    expect((await keeper.get('/api/moderation/queue')).statusCode).toBe(200);
  });

  test('makes an existing user an administrator', async () => {
    await at.account('Paul');
    await makeAdministrator(store, 'paul');
    const { administrator } = await store.db.selectFrom('account').select('administrator').executeTakeFirstOrThrow();
    expect(administrator).toBe(1);
    await expect(codeFor(store, 'Nobody Here')).rejects.toThrow('there is no account called Nobody Here');
    await expect(makeAdministrator(store, '<b>')).rejects.toThrow('cannot be the name of an account');
  });

  test('issues invitations', async () => {
    expect(await invite(store)).toMatch(/^[\w-]{43}$/);
  });

  test('backs up the store while it is in use; a restore has everything that was confirmed before', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `Person ${String.fromCharCode(65 + i)}`);
    const confirmed: string[] = [];
    const guests = names.map(async (name, i) => {
      await new Promise((soon) => setTimeout(soon, i * 10));
      const made = await at.browser().post('/api/guests', { name, language: 'en' });
      if (made.statusCode === 201) confirmed.push(name);
    });
    await Promise.all(guests.slice(0, 5));
    const before = [...confirmed];
    await backupTo(store, file('copy.sqlite'));
    await Promise.all(guests);
    expect(before.length).toBeGreaterThanOrEqual(5);
    const restored = await openStore({ url: `sqlite:${file('copy.sqlite')}` });
    const kept = (await restored.db.selectFrom('account').select('name').execute()).map(({ name }) => name);
    await restored.close();
    expect(kept).toEqual(expect.arrayContaining(before));
    await expect(backupTo(store, file('copy.sqlite'))).rejects.toThrow('already exists');
  });
});

describe.each(STORES)('an operator of the server, with another store on $name,', ({ prepare }) => {
  const address = prepare();

  // A short archive is read to its end before PostgreSQL has answered anything.
  test('moves everything there through a file that nobody else can read', async () => {
    await at.account('Paul');
    const rows = await exportFile(store, file('all.carillon'));
    const other = await openStore({ url: await address() });
    expect(await importFile(other, file('all.carillon'))).toBe(rows);
    const elsewhere = await startServer({}, { store: other });
    const logIn = { name: 'Paul', password: 'correct horse' };
    expect((await elsewhere.browser().post('/api/session', logIn)).json().name).toBe('Paul');
    await elsewhere.close();
    await expect(exportFile(store, file('all.carillon'))).rejects.toThrow('EEXIST');
  });

  test('backs that store up, and a restore has everybody', async () => {
    const other = await openStore({ url: await address() });
    const server = await startServer({}, { store: other });
    await server.account('Rose');
    await backupTo(other, file('backup'));
    let restored: Store;
    if (other.kind === 'postgres') {
      restored = await openStore({ url: `sqlite:${file('restored.sqlite')}` });
      await importFile(restored, file('backup'));
    } else restored = await openStore({ url: `sqlite:${file('backup')}` });
    expect(await restored.db.selectFrom('account').select('name').execute()).toEqual([{ name: 'Rose' }]);
    await restored.close();
    await server.close();
  });
});
