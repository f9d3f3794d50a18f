import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@carillon/server';
import { afterAll, describe, expect, test } from 'vitest';
import { damagePage, pageWith } from '../../packages/server/test/store/damaged-page.ts';
import { run } from '../src/command/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('a command about a server’s store (S21)', () => {
  const settings = file('carillon.env', `# The settings of the unit.\nDATA_DIR=${join(folder, 'data')}\n`);

  test('looks at no other store: if there is none, it reports this and creates none', async () => {
    const elsewhere = file('elsewhere.env', `DATA_DIR=${join(folder, 'elsewhere')}\n`);
    for (const words of [['admin', 'create', 'Montcalm'], ['backup', join(folder, 'copy')], ['upgrade']]) {
      const { code, err } = await run([...words, '--settings', elsewhere]);
      expect(code).toBe(1);
      expect(err).toContain(`there is no store at ${join(folder, 'elsewhere/carillon.sqlite')}`);
    }
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
    expect(await run(['admin', 'invite', '--settings'])).toMatchObject({ code: 2 });
  });

  test('names the store it works on, which it finds by the unit’s file of settings', async () => {
    mkdirSync(join(folder, 'data'));
    await (await openStore({ url: `sqlite:${join(folder, 'data/carillon.sqlite')}` })).close();
    const { code, out, err } = await run(['admin', '--settings', settings, 'create', 'Montcalm']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Store: ${join(folder, 'data/carillon.sqlite')}\nThe one-time code is `);
    expect((await run(['backup', join(folder, 'copy.sqlite'), '--settings', settings])).code).toBe(0);
    const restored = { DATA_DIR: join(folder, 'restored') };
    mkdirSync(restored.DATA_DIR);
    copyFileSync(join(folder, 'copy.sqlite'), join(restored.DATA_DIR, 'carillon.sqlite'));
    const other = file('restored.env', `DATA_DIR=${restored.DATA_DIR}\n`);
    expect((await run(['admin', 'code', 'Montcalm', '--settings', other])).code).toBe(0);
  });
});

describe('carillon check (N7)', () => {
  const store = join(folder, 'checked.sqlite');
  const settings = file('checked.env', `DATA_DIR=${join(folder, 'checked')}\n`);

  test('shows the contents of a store and of an archive, and leaves them unchanged', async () => {
    mkdirSync(join(folder, 'checked'));
    await (await openStore({ url: `sqlite:${join(folder, 'checked/carillon.sqlite')}` })).close();
    await run(['admin', 'create', 'Montcalm', '--settings', settings]);
    await run(['backup', store, '--settings', settings]);
    const before = readFileSync(store);
    expect(await run(['check', store])).toEqual({
      ...{ out: `${store} is whole: a store, accounts: 1, games: 0\n`, err: '', code: 0 },
    });
    expect(readFileSync(store).equals(before)).toBe(true);
    const archive = join(folder, 'checked.carillon');
    await run(['export', archive, '--settings', settings]);
    expect((await run(['check', archive])).out).toMatch(/checked\.carillon is whole: an archive of \d+ rows\n$/);
    writeFileSync(archive, readFileSync(archive, 'utf8').slice(0, -9));
    expect(await run(['check', archive])).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') });
  });

  test.each([
    ['is cut short', (whole: Buffer) => whole.subarray(0, 4096 * 5)],
    ['is empty', () => Buffer.alloc(0)],
    ['is no store', () => Buffer.from('Fort Carillon')],
  ])('says that a file %s', async (_what, spoil) => {
    const spoilt = join(folder, 'spoilt.sqlite');
    writeFileSync(spoilt, spoil(readFileSync(store)));
    const { code, err } = await run(['check', spoilt]);
    expect([code, err]).toEqual([1, expect.stringMatching(/spoilt\.sqlite is damaged: .*Restore a backup/)]);
    expect((await run(['check', join(folder, 'nowhere')])).err).toContain('there is no file');
  });
});

describe('carillon backup FOLDER --keep N (N13)', () => {
  const [data, copies] = [join(folder, 'rotated'), join(folder, 'copies')];
  const settings = file('rotated.env', `DATA_DIR=${data}\n`);
  const backup = () => run(['backup', copies, '--keep', '2', '--settings', settings]);
  const kept = () => readdirSync(copies).filter((name) => name.startsWith('carillon-'));

  test('works repeatedly: keeps the newest copies, each checked, with their rules files', async () => {
    mkdirSync(join(data, 'rules'), { recursive: true });
    writeFileSync(join(data, 'rules/skirmish.0123456789abcdef.mjs'), 'export const rules = 1;');
    await (await openStore({ url: `sqlite:${join(data, 'carillon.sqlite')}` })).close();
    mkdirSync(copies);
    writeFileSync(join(copies, 'notes.txt'), 'of the operator');
    const [first, second] = [await backup(), await backup()];
    expect([first.err, second.err]).toEqual(['', '']);
    expect(second.out).toMatch(/carillon-\d{8}T\d{9}Z\.sqlite is whole: a store, accounts: 0, games: 0\n$/);
    const [oldest = '', newer = ''] = kept();
    await run(['admin', 'create', 'Montcalm', '--settings', settings]);
    const third = await backup();
    expect(third.out).toContain(`accounts: 1, games: 0\nremoved: ${oldest}\n`);
    expect(kept()).toEqual([newer, expect.not.stringContaining(oldest)]);
    expect(readdirSync(copies)).toEqual(expect.arrayContaining(['notes.txt', 'rules']));
    expect(readdirSync(join(copies, 'rules'))).toEqual(['skirmish.0123456789abcdef.mjs']);
  });

  test('keeps the earlier copies if the store is damaged, and leaves no half copy', async () => {
    const before = kept();
    damagePage(join(data, 'carillon.sqlite'), await pageWith(join(data, 'carillon.sqlite'), 'report'));
    const { code, err } = await backup();
    expect([code, err]).toEqual([1, expect.stringMatching(/no copy could be made|is damaged/)]);
    expect(readdirSync(copies).toSorted()).toEqual([...before, 'notes.txt', 'rules']);
    expect((await run(['backup', copies, '--keep', '0'])).code).toBe(2);
  });
});
