import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { OVER, type StateBase, type Table } from '@carillon/flow';
import { at, type Random, range, seeded } from '@carillon/kit';
import { microseconds } from './bench-clock.ts';
import { type Figure, figure, shown } from './bench-figure.ts';
import { chooser, playGame, type Subject } from './bench-subject.ts';

const SEED = 1;
const TABLES = 200;
/** The number of choices timed at each length of a game. */
const SENT_LAST = 80;

/** Bytes in use after garbage collection. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // The memory of buffers is freed only after the collection that finds them unused, and no longer counted after a
  // later one.
  for (let i = 0; i < 5; i++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

type AnyTable = Table<StateBase, unknown, unknown>;

/** A table during a game, as a server keeps it: with its journal, the log recomputed on request. */
function partlyPlayed(
  subject: Subject,
  seed: number,
  choicesMade: number,
  entries = Number.POSITIVE_INFINITY,
): AnyTable {
  const { rules, kernel, scenario } = subject;
  const random = seeded(seed);
  const chance = kernel.chanceFrom(random);
  const table = kernel.Table.open(rules, { scenario, options: {}, chance, passIdleWindows: true, keepsLog: false });
  playOn(subject, table, random, choicesMade, entries);
  return table;
}

/** Sends random choices to a table until the game is over or its journal has this many entries. */
function playOn(
  subject: Subject,
  table: AnyTable,
  random: Random,
  choicesMade: number,
  entries = Number.POSITIVE_INFINITY,
): void {
  for (let i = 0; i < choicesMade && table.who !== OVER && table.journal.length < entries; i++) {
    const seat = chooser(subject, table.state);
    const texts = table.choicesOf(seat);
    table.submit(seat, at(texts, random.below(texts.length)), table.journal.length);
  }
}

/**
 * KB freed when a table is dropped after this many choices, the mean of a few: so memory that stays, such as machine
 * code, does not count. A first collection has already freed code that is no longer run.
 */
function tableMemory(subject: Subject, choicesMade: number): number {
  bytesInUse();
  const tables = range(TABLES).map((i) => partlyPlayed(subject, SEED + i, choicesMade));
  const held = bytesInUse();
  tables.length = 0;
  return (held - bytesInUse()) / TABLES / 1024;
}

export function memoryFigure(subject: Subject): Figure {
  const half = Math.floor(playGame(subject, seeded(SEED)) / 2);
  return figure('a table in mid-game, memory', 'KB', tableMemory(subject, half), 64, 16);
}

/** The cost of a table by the length of its game: each row a quarter of a game further. Only memory may grow. */
export function growth(subject: Subject): string[] {
  const whole = partlyPlayed(subject, SEED, Number.POSITIVE_INFINITY).journal.length;
  const heads = ['entries', 'a choice sent', 'an entry resumed', 'memory'];
  const rows = range(4).map((i) => growthRow(subject, Math.floor((whole * (i + 1)) / 4)));
  return [['as the game goes on', ...heads], ...rows].map(
    ([first = '', ...cells]) => `  ${first.padEnd(40)}${cells.map((cell) => cell.padStart(18)).join('')}`,
  );
}

function growthRow(subject: Subject, entries: number): string[] {
  const { rules, kernel, scenario } = subject;
  const table = partlyPlayed(subject, SEED, Number.POSITIVE_INFINITY, entries - SENT_LAST);
  const from = table.journal.length;
  const sending =
    microseconds(() => playOn(subject, table, seeded(SEED), SENT_LAST)) / Math.max(1, table.journal.length - from);
  const noChance = { draw: (): number => 0 };
  const again = { scenario, options: {}, chance: noChance, passIdleWindows: true, keepsLog: false };
  const resuming = microseconds(() => kernel.Table.resume(rules, again, table.journal)) / table.journal.length;
  const memory = tableMemory(subject, entries);
  return ['', `${table.journal.length}`, `${shown(sending)} µs`, `${shown(resuming)} µs`, `${shown(memory)} KB`];
}
