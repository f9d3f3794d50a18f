import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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

  test('does not look at another one: where there is none, it says so and makes none', async () => {
    const elsewhere = file('elsewhere.env', `DATA_DIR=${join(folder, 'elsewhere')}\n`);
    for (const words of [['admin', 'create', 'Montcalm'], ['backup', join(folder, 'copy')], ['upgrade']]) {
      const { code, err } = await run([...words, '--settings', elsewhere]);
      expect(code).toBe(1);
      expect(err).toContain(`there is no store at ${join(folder, 'elsewhere/carillon.sqlite')}`);
    }
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
    expect(await run(['admin', 'invite', '--settings'])).toMatchObject({ code: 2 });
  });

  test('says which it works on, by the file with the settings that the unit reads', async () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/carillon.sqlite'), '');
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
