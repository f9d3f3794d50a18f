import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import {
  BadArchive,
  BadSetting,
  backupInto,
  backupTo,
  CannotBe,
  CannotStart,
  checkFile,
  codeFor,
  exportFile,
  importFile,
  invite,
  keepRules,
  makeAdministrator,
  type Rotation,
  readSettings,
  type Settings,
  type Store,
  storeOf,
  titlesIn,
  type Upgraded,
  upgradeGames,
  whereabouts,
} from '@carillon/server';
import { type Options, parsed, pathOf, wholeNumberOf } from './flags.ts';
import { Slip, Trouble } from './slips.ts';

type Work = (store: Store) => Promise<string>;

/** The settings of the server concerned, and the rest of the arguments. */
interface Meant {
  readonly settings: Settings;
  readonly rest: readonly string[];
}

/**
 * Takes `--settings FILE` out of the arguments: a file with one NAME=value per line, in the form that the unit reads.
 */
function meantBy(args: readonly string[]): Meant {
  const at = args.indexOf('--settings');
  if (at < 0) return { settings: readSettings(env), rest: args };
  const file = args[at + 1];
  if (file === undefined) throw new Slip('--settings takes a file');
  const given = parseEnv(readFileSync(file, 'utf8'));
  return { settings: readSettings({ ...env, ...given }), rest: args.toSpliced(at, 2) };
}

const TROUBLE = [BadSetting, BadArchive, CannotBe, CannotStart];

/** Works on the store of the settings, even while servers use it, and prints where it is. */
async function withStore(settings: Settings, work: Work, mayBegin = false): Promise<string> {
  const { at, isThere } = whereabouts(settings);
  if (!isThere && !mayBegin) {
    throw new Trouble(
      `there is no store at ${at}. Start the server once, or name the file with its settings: --settings /etc/carillon.env`,
    );
  }
  try {
    const store = await storeOf(settings);
    return `Store: ${at}\n${await work(store).finally(() => store.close())}`;
  } catch (error) {
    throw inWords(error);
  }
}

/** Errors that an operator can correct are reported in a sentence. */
function inWords(error: unknown): unknown {
  const isTrouble = TROUBLE.some((kind) => error instanceof kind) || (error instanceof Error && 'syscall' in error);
  return isTrouble ? new Trouble((error as Error).message) : error;
}

const pageOf = ({ publicUrl }: Settings): string => publicUrl ?? 'the page';
const useOf = (code: string, settings: Settings): string =>
  `The one-time code is ${code}; it holds for a day.\nWith it a password is set at ${pageOf(settings)}/#/account/reset/${code}\n`;

function nameOf(words: readonly string[]): string {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0) throw new Slip('one name is wanted');
  return name;
}

type AdminWork = (words: readonly string[], settings: Settings) => Work;
const ADMIN: Readonly<Record<string, AdminWork>> = {
  create: (words, settings) => async (store) => useOf(await makeAdministrator(store, nameOf(words)), settings),
  code: (words, settings) => async (store) => useOf(await codeFor(store, nameOf(words)), settings),
  invite: (_words, settings) => async (store) =>
    `For one person, within 14 days: ${pageOf(settings)}/#/account/invitation/${await invite(store)}\n`,
};

/** `carillon admin create NAME`, `code NAME`, `invite`. */
export function admin(args: readonly string[]): Promise<string> {
  const { settings, rest } = meantBy(args);
  const [what = '', ...words] = rest;
  const work = Object.hasOwn(ADMIN, what) ? ADMIN[what] : undefined;
  if (work === undefined) throw new Slip('admin is create, code or invite');
  return withStore(settings, work(words, settings));
}

/** `carillon export FILE`. */
export function exportAll(args: readonly string[]): Promise<string> {
  const { settings, rest } = meantBy(args);
  const path = pathOf(rest);
  return withStore(settings, async (store) => `${await exportFile(store, path)} rows are in ${path}\n`);
}

/** `carillon import FILE`. */
export function importAll(args: readonly string[]): Promise<string> {
  const { settings, rest } = meantBy(args);
  const path = pathOf(rest);
  const work: Work = async (store) => `${await importFile(store, path)} rows were read from ${path}\n`;
  return withStore(settings, work, true);
}

/** `carillon backup FILE`, and `backup FOLDER --keep N`. */
export function backup(args: readonly string[]): Promise<string> {
  const { settings, rest } = meantBy(args);
  const { flags, words } = parsed(rest, { keep: 'string' });
  const path = pathOf(words);
  const keep = wholeNumberOf(flags, 'keep');
  if (keep === 0) throw new Slip('--keep is at least 1');
  return withStore(settings, async (store) => {
    if (keep !== undefined) return addCopy(store, { folder: path, keep, dataFolder: settings.dataFolder });
    await backupTo(store, path);
    return `a copy of the store is in ${path}\n`;
  });
}

async function addCopy(store: Store, rotation: Rotation): Promise<string> {
  const { path, says, removed } = await backupInto(store, rotation);
  return `${path} is whole: ${says}\n${removed.map((name) => `removed: ${name}\n`).join('')}`;
}

/** `carillon check FILE`. */
export async function check(args: readonly string[]): Promise<string> {
  try {
    const path = pathOf(args);
    return `${path} is whole: ${await checkFile(path)}\n`;
  } catch (error) {
    throw inWords(error);
  }
}

/** The folder where `./start` and `npm run rules` put the rules files. */
const RULES = fileURLToPath(new URL('../../../dist/rules', import.meta.url));
const DRY: Options = { 'dry-run': 'boolean' };

/**
 * `carillon upgrade [--dry-run]`: replays running games under the newest built rules; games with the same outcome move
 * to them, the others keep theirs.
 */
export function upgrade(args: readonly string[]): Promise<string> {
  const { settings, rest } = meantBy(args);
  const { flags, words } = parsed(rest, DRY);
  if (words.length > 0) throw new Slip(`${words[0]} is too much`);
  const dry = flags['dry-run'] === true;
  return withStore(settings, async (store) => {
    const upgraded = await upgradeGames(store, await titlesIn(keepRules(RULES, settings.dataFolder)), dry);
    const counts = [true, false].map((same) => upgraded.filter((each) => each.same === same).length);
    const verb = dry ? 'would move' : 'moved';
    return `${upgraded.map(lineOf).join('')}${counts[0]} ${verb} to the newest rules, ${counts[1]} pinned\n`;
  });
}

const lineOf = ({ game, title, from, to, same }: Upgraded): string =>
  `${game} ${title} ${from} ${same ? `-> ${to}` : 'pinned: it would stand otherwise'}\n`;
