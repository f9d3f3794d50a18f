import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  BadArchive,
  BadSetting,
  backupTo,
  CannotBe,
  CannotStart,
  codeFor,
  exportFile,
  importFile,
  invite,
  makeAdministrator,
  readSettings,
  type Store,
  storeOf,
  titlesIn,
  type Upgraded,
  upgradeGames,
} from '@carillon/server';
import { type Options, parsed, pathOf } from './flags.ts';
import { Slip, Trouble } from './slips.ts';

type Work = (store: Store) => Promise<string>;

/** Works on the store in the settings, even while servers use it. */
async function withStore(work: Work): Promise<string> {
  try {
    const store = await storeOf(readSettings(env));
    return await work(store).finally(() => store.close());
  } catch (error) {
    if (
      error instanceof BadSetting ||
      error instanceof BadArchive ||
      error instanceof CannotBe ||
      error instanceof CannotStart
    ) {
      throw new Trouble(error.message);
    }
    if (error instanceof Error && 'syscall' in error) throw new Trouble(error.message);
    throw error;
  }
}

const page = (): string => readSettings(env).publicUrl ?? 'the page';
const useOf = (code: string): string =>
  `The one-time code is ${code}; it holds for a day.\nWith it a password is set at ${page()}/#/account/reset/${code}\n`;

function nameOf(words: readonly string[]): string {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0) throw new Slip('one name is wanted');
  return name;
}

const ADMIN: Readonly<Record<string, (words: readonly string[]) => Work>> = {
  create: (words) => async (store) => useOf(await makeAdministrator(store, nameOf(words))),
  code: (words) => async (store) => useOf(await codeFor(store, nameOf(words))),
  invite: () => async (store) =>
    `For one person, within 14 days: ${page()}/#/account/invitation/${await invite(store)}\n`,
};

/** `carillon admin create NAME`, `code NAME`, `invite`. */
export function admin([what = '', ...words]: readonly string[]): Promise<string> {
  const work = Object.hasOwn(ADMIN, what) ? ADMIN[what] : undefined;
  if (work === undefined) throw new Slip('admin is create, code or invite');
  return withStore(work(words));
}

/** `carillon export FILE`. */
export function exportAll(args: readonly string[]): Promise<string> {
  const path = pathOf(args);
  return withStore(async (store) => `${await exportFile(store, path)} rows are in ${path}\n`);
}

/** `carillon import FILE`. */
export function importAll(args: readonly string[]): Promise<string> {
  const path = pathOf(args);
  return withStore(async (store) => `${await importFile(store, path)} rows were read from ${path}\n`);
}

/** `carillon backup FILE`. */
export function backup(args: readonly string[]): Promise<string> {
  const path = pathOf(args);
  return withStore(async (store) => {
    await backupTo(store, path);
    return `a copy of the store is in ${path}\n`;
  });
}

/** The folder where `./start` and `npm run rules` put the rules files. */
const RULES = fileURLToPath(new URL('../../../dist/rules', import.meta.url));
const DRY: Options = { 'dry-run': 'boolean' };

/**
 * `carillon upgrade [--dry-run]`: replays running games under the newest built rules; games with the same outcome move
 * to them, the others keep theirs.
 */
export function upgrade(args: readonly string[]): Promise<string> {
  const { flags, words } = parsed(args, DRY);
  if (words.length > 0) throw new Slip(`${words[0]} is too much`);
  const dry = flags['dry-run'] === true;
  return withStore(async (store) => {
    const upgraded = await upgradeGames(store, await titlesIn(RULES), dry);
    const counts = [true, false].map((same) => upgraded.filter((each) => each.same === same).length);
    const verb = dry ? 'would move' : 'moved';
    return `${upgraded.map(lineOf).join('')}${counts[0]} ${verb} to the newest rules, ${counts[1]} pinned\n`;
  });
}

const lineOf = ({ game, title, from, to, same }: Upgraded): string =>
  `${game} ${title} ${from} ${same ? `-> ${to}` : 'pinned: it would stand otherwise'}\n`;
