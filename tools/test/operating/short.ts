/** Follows the page within this process: nothing is installed or built, and the clone is the work tree. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { serve } from '@carillon/server';
import { rulesFolder } from '../../build.mjs';
import { run } from '../../src/command/run.ts';
import { ROOT } from '../../stages.mjs';
import { Following, freePort, linesOf, placed, type Started } from './following.ts';
import { SHORT } from './stands.ts';

/** The rules files have been built already. */
async function served(variables: Readonly<Record<string, string | undefined>>, port: number): Promise<Started> {
  const own = { ...variables, PORT: String(port), LOG_LEVEL: 'silent' };
  return serve({ variables: own, rules: rulesFolder(ROOT), say: () => {} });
}

/** The settings of the unit in a folder. */
function settingsIn(folder: string): Record<string, string | undefined> {
  const unit = readFileSync(join(folder, 'carillon.service'), 'utf8');
  if (!/^EnvironmentFile=-\/etc\/carillon\.env$/m.test(unit)) throw new Error('the unit reads other settings');
  return parseEnv(readFileSync(join(folder, 'carillon.env'), 'utf8'));
}

export async function followInShort(
  database: string | undefined,
): Promise<{ readonly folder: string; readonly page: Following }> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-operating-'));
  const clone = ROOT.replace(/\/$/, '');
  const machine = { folder, clone, current: clone, old: () => '', user: userInfo().username, database };
  /** The data folder of `./start`, which is in the clone. */
  const here = { DATA_DIR: join(folder, 'here') };
  async function carillon(words: readonly string[]): Promise<string> {
    const before = process.env.DATA_DIR;
    process.env.DATA_DIR = here.DATA_DIR;
    const { code, out, err } = await run(words);
    if (before === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = before;
    if (code !== 0) throw new Error(`${words.join(' ')}: ${err}`);
    return out;
  }
  const port = await freePort();
  const page = new Following(machine, SHORT, {
    startHere: (variables) => served({ ...variables, ...here }, port),
    startUnit: () => served(settingsIn(folder), port),
    runUnit(units, name) {
      const [command = ''] = linesOf(readFileSync(join(units, name), 'utf8'), 'ExecStart');
      return carillon(
        placed(machine, command)
          .replace(/^node tools\/carillon\.mjs /, '')
          .split(' '),
      );
    },
    carillon,
  });
  return { folder, page };
}
