/**
 * Records what SQLite writes to a store's files, and makes files as a power cut could have left them.
 *
 * SQLite in WAL mode writes in three stages, and waits for the disk after each (https://sqlite.org/wal.html,
 * https://sqlite.org/atomiccommit.html): the header of the log when it begins again, the frames of a commit, and, at a
 * checkpoint, pages of the database. With `synchronous` below FULL it does not wait after the frames; a recorder asks
 * the connection for this setting. Within a stage the disk may have written any of the sectors.
 */

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at, type Random } from '@carillon/kit';
import Sqlite from 'libsql';

/** A disk writes this many bytes or none. */
const SECTOR = 512;
const WAL_HEADER = 32;
/** `PRAGMA synchronous`: with this value or a higher one every commit waits for the disk. */
const FULL = 2;

/** A sector that was written. */
interface Write {
  readonly offset: number;
  readonly bytes: Buffer;
}

/** The writes of one commit. `known`: the test's knowledge before the commit began. */
interface Step<T> {
  readonly known: T;
  readonly header: readonly Write[];
  readonly frames: readonly Write[];
  readonly pages: readonly Write[];
}

/** The files of a store. */
export interface Files {
  readonly database: Buffer;
  readonly log: Buffer;
}

/** A run of commits. */
export interface Run<T> {
  readonly before: Files;
  readonly steps: readonly Step<T>[];
  /** Whether each commit waited for the disk. */
  readonly waits: boolean;
}

const readIfThere = (file: string): Buffer => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));

/** The sectors in which two states of a file differ; most of it is the same. */
function changes(before: Buffer, after: Buffer, size = 256 * SECTOR): Write[] {
  const writes: Write[] = [];
  for (let offset = 0; offset < after.length; offset += size) {
    const bytes = after.subarray(offset, offset + size);
    const then = before.subarray(offset, offset + size);
    if (bytes.equals(then)) continue;
    if (size === SECTOR) writes.push({ offset, bytes: Buffer.from(bytes) });
    else writes.push(...changes(then, bytes, SECTOR).map((write) => ({ ...write, offset: offset + write.offset })));
  }
  return writes;
}

type Statement = Record<'run' | 'all' | 'get' | 'iterate', (...args: unknown[]) => unknown>;

/** Records the commits to one file, by all connections of this process. */
export class Recorder<T> {
  private readonly steps: Step<T>[] = [];
  private readonly prepare = Sqlite.prototype.prepare;
  private connection: Sqlite.Database | undefined;
  private before: Files | undefined;
  private now: Files = { database: Buffer.alloc(0), log: Buffer.alloc(0) };
  private changed = 0n;

  /**
   * `known` returns the test's knowledge at a moment. Create the recorder before the store is opened; no other may have
   * its name.
   */
  constructor(
    private readonly file: string,
    private readonly known: () => T,
  ) {
    const { prepare } = this;
    const watch = (database: Sqlite.Database, statement: Statement): void => this.watch(database, statement);
    const files = new WeakMap<Sqlite.Database, string>();
    const fileOf = (database: Sqlite.Database): string => {
      const known = files.get(database);
      if (known !== undefined) return known;
      const [main] = prepare.call(database, 'PRAGMA database_list').all([]) as { file: string }[];
      const found = basename(main?.file ?? '');
      files.set(database, found);
      return found;
    };
    Sqlite.prototype.prepare = function (this: Sqlite.Database, sql: string) {
      const statement = prepare.call(this, sql);
      const changes = !/^\s*(select|pragma)/i.test(sql);
      if (changes && fileOf(this) === basename(file)) watch(this, statement as unknown as Statement);
      return statement;
    } as typeof prepare;
  }

  /** Records commits from now on: existing contents count as written. */
  begin(): void {
    this.before = this.read();
    this.now = this.before;
  }

  /** The number of commits so far. */
  get length(): number {
    return this.steps.length;
  }

  /** Stops recording. */
  end(): Run<T> {
    Sqlite.prototype.prepare = this.prepare;
    const { before, steps, connection } = this;
    if (before === undefined || connection === undefined) throw new Error('nothing was recorded');
    this.before = undefined;
    const [row] = connection.pragma('synchronous') as { synchronous: number }[];
    return { before, steps, waits: (row?.synchronous ?? 0) >= FULL };
  }

  private watch(database: Sqlite.Database, statement: Statement): void {
    this.connection = database;
    for (const how of ['run', 'all', 'get', 'iterate'] as const) {
      const inner = statement[how].bind(statement);
      statement[how] = (...args) => {
        const known = this.before === undefined ? undefined : this.known();
        const result = inner(...args);
        if (known !== undefined && !database.inTransaction) this.look(known);
        return result;
      };
    }
  }

  /** The log is always read: it may have changed twice within a tick of the clock. Checkpoints are far apart. */
  private read(): Files {
    const { mtimeNs } = statSync(this.file, { bigint: true });
    const database = mtimeNs === this.changed ? this.now.database : readFileSync(this.file);
    this.changed = mtimeNs;
    return { database, log: readIfThere(`${this.file}-wal`) };
  }

  private look(known: T): void {
    const before = this.now;
    this.now = this.read();
    const log = changes(before.log, this.now.log);
    const pages = before.database === this.now.database ? [] : changes(before.database, this.now.database);
    if (log.length === 0 && pages.length === 0) return;
    const isNew = !this.now.log.subarray(0, WAL_HEADER).equals(before.log.subarray(0, WAL_HEADER));
    const first = isNew ? [{ offset: 0, bytes: this.now.log.subarray(0, WAL_HEADER) }] : [];
    this.steps.push({ known, header: first, frames: log, pages });
  }
}

/** A store as a cut has left it, and the test's knowledge before the cut. */
export interface Cut<T> extends Files {
  readonly known: T;
  /** Whether a write was left incomplete. */
  readonly isTorn: boolean;
}

/** A file after more writes; if sectors before them are missing, it has zeros there. */
function written(file: Buffer, writes: readonly Write[]): Buffer {
  const end = Math.max(file.length, ...writes.map(({ offset, bytes }) => offset + bytes.length));
  const copy = Buffer.alloc(end);
  file.copy(copy);
  for (const { offset, bytes } of writes) bytes.copy(copy, offset);
  return copy;
}

/** The writes of a stage that a disk may have done: none, the first, the last, any of them. */
function partOf(writes: readonly Write[], random: Random): readonly Write[] {
  const count = random.below(writes.length + 1);
  switch (random.below(4)) {
    case 0:
      return [];
    case 1:
      return writes.slice(0, count);
    case 2:
      return writes.slice(count);
    default:
      return writes.filter(() => random.below(2) === 0);
  }
}

const isSpecial = ({ header, pages }: Step<unknown>): boolean => header.length > 0 || pages.length > 0;

/** The steps at which to cut: if possible, half of them where the log begins again or a checkpoint is made. */
function placesOf({ steps }: Run<unknown>, count: number, random: Random): number[] {
  const all = steps.map((_, i) => i);
  const special = all.filter((i) => isSpecial(at(steps, i)));
  return Array.from({ length: count }, (_, i) => {
    const from = i % 2 === 0 && special.length > 0 ? special : all;
    return at(from, random.below(from.length));
  }).sort((a, b) => a - b);
}

/** Stores as `count` power cuts in the run could have left them. */
export function* cutsOf<T>(run: Run<T>, count: number, random: Random): Generator<Cut<T>> {
  const places = placesOf(run, count, random);
  let { database, log } = run.before;
  // Frames that nothing has waited for yet.
  let loose: readonly Write[] = [];
  for (const [i, step] of run.steps.entries()) {
    for (const _ of places.filter((place) => place === i)) yield cutIn(step, { database, log }, loose, random);
    const frames = [...step.header, ...loose, ...step.frames];
    const isSynced = run.waits || isSpecial(step);
    if (isSynced) log = written(log, frames);
    loose = isSynced ? [] : [...loose, ...step.frames];
    database = step.pages.length === 0 ? database : written(database, step.pages);
  }
}

/** A cut in one of the stages of a step; the stages before it are complete. */
function cutIn<T>(step: Step<T>, { database, log }: Files, loose: readonly Write[], random: Random): Cut<T> {
  const { known, header, frames, pages } = step;
  const open = [...loose, ...frames];
  if (pages.length > 0 && random.below(2) === 0) {
    const part = partOf(pages, random);
    const whole = written(written(log, header), open);
    return { known, database: written(database, part), log: whole, isTorn: isPart(part, pages) };
  }
  if (header.length > 0 && random.below(4) === 0) return { known, database, log: written(log, header), isTorn: true };
  const part = partOf(open, random);
  return { known, database, log: written(written(log, header), part), isTorn: isPart(part, open) };
}

const isPart = (part: readonly Write[], all: readonly Write[]): boolean => part.length > 0 && part.length < all.length;

/** Writes the files of a cut. */
export function layOut({ database, log }: Files, file: string): void {
  writeFileSync(file, database);
  writeFileSync(`${file}-wal`, log);
}
