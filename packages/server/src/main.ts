import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROTOCOL } from '@carillon/protocol';
import { buildApp, type Server } from './app.ts';
import { systemClock } from './clock.ts';
import { thinkPool } from './computers/think-pool.ts';
import { type Bus, localBus } from './games/keep/bus.ts';
import { postgresBus } from './games/keep/postgres-bus.ts';
import { pastThread } from './games/watch/past-pool.ts';
import type { App } from './http/app.ts';
import { readOperatorTexts } from './http/operator-texts.ts';
import { checkPage } from './http/page-check.ts';
import { type LogTarget, traceOf } from './http/web.ts';
import { type Mailer, smtpMailer } from './notices/mailer.ts';
import { missingFrom, readSettings, type Settings } from './settings.ts';
import { damaged } from './store/damage.ts';
import { checkInThread, damageIn, type FileCheck, sizeOf } from './store/file-check.ts';
import { openStore, placeOf, type Store } from './store/store.ts';
import { makeStoreFile, takeAlone } from './store/store-file.ts';
import { titlesIn } from './titles/folder.ts';
import { keepRules, missingRules } from './titles/kept-rules.ts';
import { VERSION } from './version.ts';

/** The store's file in the data folder. */
const FILE = 'carillon.sqlite';
const FIRST_PORT = 4173;
const LAST_PORT = 4273;
/** How long current work may take to finish, in milliseconds. */
const PATIENCE = 3000;
/** The largest store that is checked before the server starts, in bytes; the check takes a second or two. */
const CHECKED_AT_ONCE = 200_000_000;

/** The folders of a server, and its settings. */
export interface Start {
  /** The environment variables, with the settings. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The folder of the built page; without it only the API is served. */
  readonly site?: string;
  /** The folder of the rules files. */
  readonly rules: string;
  /** Prints a message to the user who started the server. */
  readonly say: (sentence: string) => void;
  /** Where the log is written; without it, the standard output. */
  readonly log?: LogTarget;
  /** The largest store file that is checked before the server starts, in bytes; 200 MB by default. */
  readonly checkedAtOnce?: number;
}

/** A listening server. */
export interface Running {
  /** Its address on this machine. */
  readonly url: string;
  /** Finishes current work, then stops the server. */
  stop(): Promise<void>;
}

/** The path of the store file; creates its folder if it is missing. */
function fileIn(dataFolder: string): string {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  return join(dataFolder, FILE);
}

/**
 * A description of where the store of the settings is, and whether it exists; a PostgreSQL store is assumed to exist.
 */
export function whereabouts({ database, dataFolder }: Settings): { readonly at: string; readonly isThere: boolean } {
  if (database === undefined) {
    const at = resolve(dataFolder, FILE);
    return { at, isThere: existsSync(at) };
  }
  return { at: placeOf(database), isThere: true };
}

type OnTrouble = (error: unknown) => void;

/** Opens the store that the settings name; creates a missing store file. */
export const storeOf = ({ database, dataFolder }: Settings, onTrouble: OnTrouble = () => {}): Promise<Store> =>
  openStore({ url: database ?? `sqlite:${fileIn(dataFolder)}`, onTrouble });

/** A store for a server, with its check if that runs beside the server. */
interface Checked {
  readonly store: Store;
  readonly check?: FileCheck;
}

/**
 * Opens the store for a server. A store file serves one server at a time and is checked as a whole: before the server
 * starts if it has at most `atOnce` bytes, otherwise while the server runs.
 */
async function storeForServer(settings: Settings, onTrouble: OnTrouble, atOnce: number): Promise<Checked> {
  if (settings.database !== undefined) return { store: await storeOf(settings, onTrouble) };
  const file = fileIn(settings.dataFolder);
  const giveUp = takeAlone(file);
  try {
    const isLarge = sizeOf(file) > atOnce;
    if (!isLarge) demandSound(file);
    const store = await storeOf(settings);
    const check = isLarge ? checkInThread(file) : undefined;
    const close = (): Promise<void> => (check?.close() ?? Promise.resolve()).then(store.close).finally(giveUp);
    return { store: { ...store, close }, ...(check && { check }) };
  } catch (error) {
    giveUp();
    throw error;
  }
}

/** Throws a `CannotStart` if a store file is damaged. */
function demandSound(file: string): void {
  makeStoreFile(file);
  const damage = damageIn(file);
  if (damage !== undefined) throw damaged(file, damage);
}

/** Several processes may share a PostgreSQL store, but not a store file. */
const busOf = async ({ database }: Settings, onTrouble: OnTrouble): Promise<Bus> =>
  database === undefined ? localBus() : postgresBus(database, onTrouble);

function mailerOf({ smtp, mailFrom, publicUrl }: Settings): Mailer | undefined {
  const host = new URL(publicUrl ?? 'http://carillon.localhost').hostname;
  return smtp === undefined ? undefined : smtpMailer(smtp, mailFrom ?? `carillon@${host}`, host);
}

/** Listens on the given port, or on the first free one. */
async function listen({ app }: Server, { host, port }: Settings): Promise<number> {
  const last = port ?? LAST_PORT;
  for (let wanted = port ?? FIRST_PORT; ; wanted++) {
    try {
      await app.listen({ host, port: wanted });
      return wanted;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken) throw error;
      if (wanted === last) throw new Error(`port ${wanted} is taken`);
    }
  }
}

const everywhere = new Set(['0.0.0.0', '::']);
const urlOf = (host: string, port: number): string =>
  `http://${everywhere.has(host) || host === '127.0.0.1' ? 'localhost' : host}:${port}/`;

/** The first line of the log states the versions that run. */
function logStart({ logLevel, database }: Settings, log: LogTarget): void {
  if (logLevel === 'silent') return;
  const what = { version: VERSION, protocol: PROTOCOL, node: process.version };
  const store = database === undefined ? 'sqlite' : 'postgres';
  log.write(`${JSON.stringify({ level: 30, time: Date.now(), ...what, store, msg: 'carillon starts' })}\n`);
}

/** Starts a server by its settings. Throws a `BadSetting`, or an error that explains why it cannot start. */
export async function serve(start: Start): Promise<Running> {
  const { variables, site, rules: built, say, log = process.stdout, checkedAtOnce = CHECKED_AT_ONCE } = start;
  const settings = readSettings(variables);
  if (site !== undefined) checkPage(site);
  const texts = readOperatorTexts(settings.textsFolder);
  for (const sentence of missingFrom(settings)) say(sentence);
  logStart(settings, log);
  let report: App['log'] | undefined;
  const troubleOf = (part: string) => (error: unknown) => report?.error({ ...traceOf(error), part }, 'trouble');
  const { store, check } = await storeForServer(settings, troubleOf('store'), checkedAtOnce);
  const rules = keepRules(built, settings.dataFolder);
  for (const sentence of await missingRules(store, rules)) say(sentence);
  const mailer = mailerOf(settings);
  const past = pastThread(rules);
  const thinkers = thinkPool(rules);
  let url = '';
  const page = (): string => settings.publicUrl ?? url.replace(/\/$/, '');
  const server = await buildApp({
    ...{ settings, store, page, rules, clock: systemClock, log, texts, countsProcess: true },
    ...(site !== undefined && { site }),
    titles: await titlesIn(rules),
    bus: await busOf(settings, troubleOf('bus')),
    readPast: past.read,
    ...(check && { storeDamage: check.damage }),
    thinkers,
    ...(mailer && { mailer }),
  });
  report = server.app.log;
  const stop = async (): Promise<void> => {
    await server.drain();
    await past.close();
    await thinkers.close();
    mailer?.close();
    await store.close();
  };
  try {
    await server.start();
    url = urlOf(settings.host, await listen(server, settings));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Stops a server cleanly when the system asks for it, and forcibly after a while. */
export function endOnSignal({ stop }: Running, exit: (code: number) => void): void {
  const end = (): void => {
    setTimeout(() => exit(1), PATIENCE).unref();
    stop().then(
      () => exit(0),
      () => exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}
