import type { Entry, RecordedDice, RecordedEnd } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { LRUCache } from 'lru-cache';
import type { TitleModule, Titles } from '../../titles/module.ts';
import type { AnyTable } from '../keep/loaded.ts';

// Reading a game's past replays parts of it, which takes time. So this works on copies, away from the games in play,
// and in a separate thread if there are rules files (`past-thread.ts`).

/** The maximum number of games kept for reading. */
const HELD = 20;

/** The reader: the place of a player, the seat that is asked in a solo game, or `null` for a spectator. */
export type PastReader = { readonly place: number } | { readonly seat: string } | null;

/**
 * What to read of a game: the position after an entry (-1: the set-up), what a player has witnessed of the others'
 * answers up to it, or the game's record.
 */
export type Wish =
  | { readonly kind: 'past'; readonly number: number; readonly reader: PastReader }
  | { readonly kind: 'witnessed'; readonly number: number; readonly reader: PastReader }
  | {
      readonly kind: 'record';
      /** Whether the record hides nothing: the game is over, or solo. */
      readonly all: boolean;
      readonly reader: PastReader;
      /** Only if the game is over. */
      readonly dice?: RecordedDice;
      /** The places drawn by lot. */
      readonly lot?: readonly number[];
      readonly end: RecordedEnd | null;
    };

/** A request, with the entries that the reading side does not have yet. */
export interface PastTask {
  readonly game: string;
  readonly title: string;
  readonly rules: string;
  readonly scenario: string;
  readonly options: Json;
  /** How many entries the reading side should have already. */
  readonly from: number;
  /** The later ones, as JSON. */
  readonly entries: string;
  readonly wish: Wish;
}

/** Carries out requests; `undefined` if the entries before `from` are missing. */
export type ReadPast = (task: PastTask) => Promise<string | undefined>;

const SPECTATOR = 'spectator';

/** Games kept only for reading. */
export class PastGames {
  private readonly held = new LRUCache<string, AnyTable>({ max: HELD });

  constructor(private readonly load: Titles['load']) {}

  /** A position as JSON, or a record; `undefined` if the entries before `from` are missing. */
  async read(task: PastTask): Promise<string | undefined> {
    const module = await this.load(task.title, task.rules);
    const table = this.tableOf(module, task);
    if (table === undefined) return undefined;
    const { wish } = task;
    if (wish.kind === 'record') return recordOf(module, table, task, wish);
    return JSON.stringify(wish.kind === 'past' ? viewAt(module, table, wish) : witnessedBy(module, table, wish));
  }

  private tableOf(module: TitleModule, { game, scenario, options, from, entries }: PastTask): AnyTable | undefined {
    const id = `${game} ${module.hash}`;
    const held = from === 0 ? undefined : this.held.get(id);
    if (from > 0 && held?.journal.length !== from) return undefined;
    const later: readonly Entry[] = JSON.parse(entries);
    this.held.delete(id);
    const table = held ?? module.kernel.Table.resume(module.rules, { scenario, options, ...STILL }, later);
    if (held !== undefined) held.follow(later);
    this.held.set(id, table);
    return table;
  }
}

/** The game does not go on here, and no log is kept. */
const STILL = {
  still: true,
  passIdleWindows: false,
  keepsLog: false,
  chance: {
    draw(): number {
      throw new Error('nothing is rolled in a game that is only read');
    },
  },
};

/** The place of a reader; `undefined` for a spectator. */
function placeOf({ rules }: TitleModule, table: AnyTable, reader: PastReader): number | undefined {
  if (reader === null) return undefined;
  return 'place' in reader ? reader.place : rules.seating(table.state).indexOf(rules.seats.indexOf(reader.seat));
}

/** How many entries were in force after an entry. */
const lengthAt = (table: AnyTable, number: number): number => table.numbers.filter((each) => each <= number).length;

/** The answers that the reader has witnessed; none for spectators, or under rules files older than this feature. */
function witnessedBy(
  module: TitleModule,
  table: AnyTable,
  { number, reader }: Extract<Wish, { kind: 'witnessed' }>,
): readonly unknown[] {
  const { kernel, rules } = module;
  const length = lengthAt(table, number);
  const place = placeOf(module, table, reader);
  const seat = place === undefined ? undefined : rules.seating(table.stateAt(length))[place];
  return seat === undefined ? [] : (kernel.witnessedAt?.(table, seat, length) ?? []);
}

function viewAt(module: TitleModule, table: AnyTable, { number, reader }: Extract<Wish, { kind: 'past' }>): Json {
  const { rules } = module;
  const then = table.stateAt(lengthAt(table, number));
  const place = placeOf(module, table, reader);
  // If players have exchanged sides since, readers look back from their former side.
  return rules.view(then, place === undefined ? undefined : rules.seating(then)[place]);
}

function recordOf(
  module: TitleModule,
  table: AnyTable,
  { title, rules: hash, scenario, options }: PastTask,
  { all, reader, dice, lot, end }: Wish & { kind: 'record' },
): string {
  const { rules, kernel } = module;
  const { journal, state } = table;
  const head = { title, rules: hash, scenario, options };
  if (dice !== undefined) {
    const drawn = lot?.map((place) => rules.seats[place] ?? '');
    return kernel.writeRecord(rules, { ...head, dice: { ...dice, ...(drawn && { lot: drawn }) }, journal, end });
  }
  const place = placeOf(module, table, reader);
  const seat = place === undefined ? undefined : rules.seats[rules.seating(state)[place] ?? -1];
  const known = all ? journal : journal.map((entry) => kernel.entryFor(entry, seat));
  return kernel.writeRecord(rules, { ...head, seenBy: seat ?? SPECTATOR, journal: known, end });
}

/** Reads the past in the same thread as the games in play. */
export function inProcess(titles: Titles): ReadPast {
  const games = new PastGames((title, hash) => titles.load(title, hash));
  return (task) => games.read(task);
}
