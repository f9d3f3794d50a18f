import type { Entry } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { isStandingBySeat, type StandingBySeat } from './standing.ts';

/** A running game as it is kept in the browser: its set-up and its journal. */
export interface Saved {
  readonly format: 1;
  readonly title: string;
  readonly scenario: string;
  readonly options: Json;
  readonly seed: number | null;
  readonly journal: readonly Entry[];
  /** What seats let pass, by seat. */
  readonly standing?: StandingBySeat;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
}

/** Where the running game is kept. */
export interface Shelf {
  /** What lies there, unchecked; `undefined` when it is empty. */
  load(): Promise<unknown>;
  save(game: Saved): Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isEntry = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.who === 'string' &&
  (typeof value.choice === 'string' || Number.isInteger(value.undo));

const CHECKS: Record<keyof Saved, (value: unknown) => boolean> = {
  format: (value) => value === 1,
  title: (value) => typeof value === 'string',
  scenario: (value) => typeof value === 'string',
  options: (value) => value !== undefined,
  seed: (value) => value === null || Number.isInteger(value),
  journal: (value) => Array.isArray(value) && value.every(isEntry),
  standing: (value) => value === undefined || isStandingBySeat(value),
  at: (value) => typeof value === 'number',
};

/** Whether something from the store has the form of a saved game; whether it fits the rules shows when it is replayed. */
export function isSaved(value: unknown): value is Saved {
  return isRecord(value) && Object.entries(CHECKS).every(([key, check]) => check(value[key]));
}

const DATABASE = 'carillon';
const STORE = 'games';
const RUNNING = 'running';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** The browser's own database. It is the worker that writes it, so that the page never holds the whole journal. */
export function browserShelf(): Shelf {
  let database: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    database ??= openDatabase();
    return (await database).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    load: async () => settled(await (await store('readonly')).get(RUNNING)),
    save: async (game) => {
      await settled((await store('readwrite')).put(game, RUNNING));
    },
  };
}
