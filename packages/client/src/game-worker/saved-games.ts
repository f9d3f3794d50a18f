import type { Entry, RecordedEnd } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { isLevel, isStandingBySeat, isStyleChoice, type KeptGuest, type StandingBySeat } from '@carillon/seat';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ComputerSeat } from '../shared/messages.ts';

/** A game as stored in the browser: its set-up and its journal. */
export interface SavedGame {
  readonly format: 1;
  readonly title: string;
  readonly scenario: string;
  readonly options: Json;
  readonly seed: number | null;
  readonly journal: readonly Entry[];
  /** Standing answers, by seat. */
  readonly standing?: StandingBySeat;
  /** The seats that want to be asked before their turn ends. */
  readonly asksLast?: readonly string[];
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  /** The hash of its rules; absent if unknown. */
  readonly rules?: string | null;
  /** Its progress and result, for the list of games. */
  readonly period?: string;
  readonly end?: RecordedEnd | null;
  /** A hash of the open question and its seat. If other rules give another hash, the game cannot go on. */
  readonly asks?: string;
  /** The computer player, if there is one. */
  readonly computer?: SavedComputer;
}

/** A computer player in stored form, with everything needed to repeat its choices. */
export interface SavedComputer extends ComputerSeat, Pick<KeptGuest, 'plan' | 'thoughts'> {}

/** The stored value of an id, unchecked. */
export interface StoredItem {
  readonly id: string;
  readonly game: unknown;
}

/** The store of games. */
export interface SavedGames {
  list(): Promise<readonly StoredItem[]>;
  /** `undefined` if there is nothing with this id. */
  load(id: string): Promise<unknown>;
  save(id: string, game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isEntry = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.who === 'string' &&
  (typeof value.choice === 'string' || Number.isInteger(value.undo));

/** The last possible date, in milliseconds since 1970. */
const LAST_INSTANT = 8.64e15;

const isEnd = (value: unknown): boolean =>
  isRecord(value) && (value.winner === null || typeof value.winner === 'string') && typeof value.rule === 'string';

const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isInteger);

/** Whether a value is a share of a level's playouts: above 0, at most 1. */
export const isBudget = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= 1;

const isThought = (value: unknown): boolean =>
  Array.isArray(value) &&
  isNumbers(value.slice(0, 2)) &&
  typeof value[2] === 'string' &&
  (value[3] === undefined || typeof value[3] === 'number');

const isComputer = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.seat === 'string' &&
  isLevel(value.level) &&
  Number.isInteger(value.seed) &&
  (value.style === undefined || isStyleChoice(value.style)) &&
  (value.budget === undefined || isBudget(value.budget)) &&
  isNumbers(value.plan) &&
  Array.isArray(value.thoughts) &&
  value.thoughts.every(isThought);

const CHECKS: Record<keyof SavedGame, (value: unknown) => boolean> = {
  format: (value) => value === 1,
  title: (value) => typeof value === 'string',
  scenario: (value) => typeof value === 'string',
  options: (value) => value !== undefined,
  seed: (value) => value === null || Number.isInteger(value),
  journal: (value) => Array.isArray(value) && value.every(isEntry),
  standing: (value) => value === undefined || isStandingBySeat(value),
  asksLast: (value) => value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string')),
  at: (value) => typeof value === 'number' && Math.abs(value) <= LAST_INSTANT,
  rules: (value) => value === undefined || value === null || typeof value === 'string',
  period: (value) => value === undefined || typeof value === 'string',
  end: (value) => value === undefined || value === null || isEnd(value),
  asks: (value) => value === undefined || typeof value === 'string',
  computer: (value) => value === undefined || isComputer(value),
};

/** Whether a stored value has the form of a saved game; whether it fits the rules shows on replay. */
export function isSavedGame(value: unknown): value is SavedGame {
  return isRecord(value) && Object.entries(CHECKS).every(([key, check]) => check(value[key]));
}

const DATABASE = 'carillon';
const STORE = 'games';

interface Schema extends DBSchema {
  /** Games by their ids. Any version of the page may have written them. */
  readonly games: { readonly key: string; readonly value: unknown };
}

const openDatabase = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) });

/** The browser's own database. The worker writes it, so that the page never holds the whole journal. */
export function browserSavedGames(): SavedGames {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDatabase();
    return opening;
  };
  return {
    list: async () => {
      const { store } = (await database()).transaction(STORE);
      const [ids, games] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return ids.map((id, index) => ({ id, game: games[index] }));
    },
    load: async (id) => (await database()).get(STORE, id),
    save: async (id, game) => {
      await (await database()).put(STORE, game, id);
    },
    remove: async (id) => (await database()).delete(STORE, id),
  };
}
