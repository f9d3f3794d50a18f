/**
 * `npm run bench [-- --title T --scenario X]`: the speed and size of the rules, on one core, with a process per title.
 *
 * It measures the built rules file that servers and pages load, in processor time, so that other work on the machine
 * does not count. Lists and views take about as long as reading the clock. So each list is repeated at one position,
 * the clock's own cost is subtracted, and the median is taken over the positions of a few random games.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type * as Kernel from '@carillon/flow';
import type { Choice, Seat, StateBase, Table } from '@carillon/flow';
import { at, type Random, range, seeded } from '@carillon/kit';
import { copyOf, type Walkable, walk } from '@carillon/testkit';
import { CLOCK, medianOf, microseconds, perSecond } from './bench-clock.ts';
import { type Looked, whyTimes } from './bench-why.ts';
import { TITLES, type Title, titleName, titleNamed } from './titles.ts';

const SEED = 1;
const COPIES = 1_000;
const SAMPLED_GAMES = 6;
const GUIDED_GAMES = 12;
/** Of so many positions of guided games it is asked at one why not. */
const LOOKED_AT_ONE_IN = 8;
const REPEATS = 40;
const TABLES = 200;
/** Choices timed at each length of a game. */
const SENT_LAST = 80;

/** One line of the table: a figure, and its targets in docs/testing.md. */
interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly must: number;
  readonly aim: number;
  readonly moreIsBetter: boolean;
}

/** A scenario of a title to measure. */
interface Subject extends Title {
  readonly scenario: string;
}

/** The exports of a built rules file. */
interface Built {
  readonly rules: Walkable;
  readonly kernel: typeof Kernel;
}

const RULES = new URL('../../dist/rules/', import.meta.url);

/** The newest built rules of a title. */
async function built({ rules }: Title): Promise<Built> {
  const newest: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL('index.json', RULES), 'utf8'));
  return import(new URL(`${rules.title}.${newest[rules.title]}.mjs`, RULES).href);
}

const measured = subjects();
// Titles are measured one at a time, each with the kernel built into its rules.
const { rules: builtRules, kernel } = await built(at(measured, 0));
const { CHANCE, Choices, OVER, TOGETHER, chanceFrom, copyInto } = kernel;
const choices = new Choices();

/** The next to choose; if several are asked, the first who has not answered. */
function chooser({ rules }: Pick<Title, 'rules'>, g: StateBase): Seat {
  const who = rules.flow.who(g);
  if (who !== TOGETHER) return who;
  let seat = 0;
  while (!rules.flow.mayChoose(g, seat) || rules.flow.hasAnswered(g, seat)) seat++;
  return seat;
}

/** Plays one random choice. The player allocates nothing: only the rules are measured. */
function playOne(
  title: Title,
  g: StateBase,
  seat: Seat,
  random: Random,
  chance: ReturnType<typeof Kernel.chanceFrom>,
): void {
  const { flow } = title.rules;
  flow.list(g, seat, choices);
  const index = seat === CHANCE ? chance.draw(choices, 0) : random.below(choices.count);
  flow.take(g, seat, choices.get(index));
}

/** Plays a whole game; returns the number of its decisions. */
function playGame(subject: Subject, random: Random, look?: (g: StateBase) => void): number {
  const chance = chanceFrom(random);
  const g = subject.rules.start(subject.scenario, {});
  let decisions = 0;
  for (let seat = chooser(subject, g); seat !== OVER; seat = chooser(subject, g)) {
    look?.(g);
    playOne(subject, g, seat, random, chance);
    decisions++;
  }
  return decisions;
}

/** A choice, and who made it: a seat or chance. */
interface Made {
  readonly seat: Seat;
  readonly code: Choice;
}

/** Choices of games guided by the title's weights, including chance. */
function guidedGames({ scenario, leaning }: Subject): readonly (readonly Made[])[] {
  return range(GUIDED_GAMES).map((seed) => {
    const { journal } = walk(builtRules, { seed, scenario, checks: 'none', leaning });
    const g = builtRules.start(scenario, {});
    return journal.map(({ who, choice }) => {
      const code = builtRules.flow.parse(g, choice);
      if (code === undefined) throw new Error(`a game that was just played has no ${choice}`);
      const seat = who === 'chance' ? CHANCE : builtRules.seats.indexOf(who);
      builtRules.flow.take(g, seat, code);
      return { seat, code };
    });
  });
}

/** Replays a guided game, listing the choices as a player must. */
function replay({ scenario }: Subject, made: readonly Made[]): void {
  const g = builtRules.start(scenario, {});
  for (const { seat, code } of made) {
    builtRules.flow.list(g, seat, choices);
    builtRules.flow.take(g, seat, code);
  }
}

/** Battles, sieges, Raids and long marches, as good players play them, cost more than random choices. */
function guidedFigures(subject: Subject): Figure[] {
  const games = guidedGames(subject);
  const decisions = games.reduce((sum, { length }) => sum + length, 0);
  const speed = perSecond(() => {
    for (const made of games) replay(subject, made);
  });
  const why = whyTimes(subject.rules, lookedAt(subject, games));
  return [
    figure('guided play, decisions', '/s', speed * decisions, 100_000, 300_000),
    figure('why not a choice, median', 'ms', why.choice.median, 1, 0.5),
    figure('why not a choice, 95 of 100', 'ms', why.choice.most, 5, 2.5),
    figure('what is barred at a space, median', 'ms', why.barred.median, 1, 0.5),
    figure('what is barred at a space, 95 of 100', 'ms', why.barred.most, 5, 2.5),
  ];
}

/** Some positions of guided games at which a seat is asked. */
function lookedAt({ rules, scenario }: Subject, games: readonly (readonly Made[])[]): Looked[] {
  const random = seeded(SEED);
  const found: Looked[] = [];
  for (const made of games) {
    const g = rules.start(scenario, {});
    for (const { seat, code } of made) {
      if (seat !== CHANCE && random.below(LOOKED_AT_ONE_IN) === 0) found.push({ g: copyOf(rules, g), seat });
      rules.flow.take(g, seat, code);
    }
  }
  return found;
}

const figure = (what: string, unit: string, value: number, must: number, aim: number): Figure => ({
  what,
  value,
  unit,
  must,
  aim,
  moreIsBetter: aim > must,
});

function gameFigures(subject: Subject): Figure[] {
  const random = seeded(SEED);
  let [games, decisions] = [0, 0];
  const speed = perSecond(() => {
    games++;
    decisions += playGame(subject, random);
  });
  return [
    figure('random play, decisions', '/s', (speed * decisions) / games, 100_000, 300_000),
    figure('random games', '/s', speed, 150, 450),
  ];
}

function copyFigure({ rules, scenario }: Subject): Figure {
  const source = rules.start(scenario, {});
  const target = rules.blank();
  const speed = perSecond(() => {
    for (let i = 0; i < COPIES; i++) copyInto(target, source);
  });
  return figure('copies of a state', '/s', speed * COPIES, 1_000_000, 5_000_000);
}

/** Every position of a few random games. */
function positions(subject: Subject): StateBase[] {
  const random = seeded(SEED);
  const found: StateBase[] = [];
  for (let i = 0; i < SAMPLED_GAMES; i++) playGame(subject, random, (g) => found.push(copyOf(subject.rules, g)));
  return found;
}

/** Microseconds that `work` takes at a position: the median over the positions, each warmed up. */
function medianMicroseconds<T>(all: readonly T[], work: (position: T) => void): number {
  const once = (position: T): number => {
    const spent = microseconds(() => {
      for (let i = 0; i < REPEATS; i++) work(position);
    });
    return Math.max(0, spent - CLOCK) / REPEATS;
  };
  all.forEach(once);
  return medianOf(all.map(once));
}

/**
 * The median of the microseconds that `work` takes at each position in game order. Each position is measured once,
 * because views share unchanged parts with earlier views: repeating a position would cost less than in play.
 */
function medianInPlay<T>(all: readonly T[], work: (position: T) => void): number {
  const once = (position: T): number => Math.max(0, microseconds(() => work(position)) - CLOCK);
  all.forEach(once);
  return medianOf(all.map(once));
}

function positionFigures(subject: Subject): Figure[] {
  const { rules } = subject;
  const all = positions(subject).map((g) => ({ g, seat: chooser(subject, g) }));
  const asked = all.filter(({ seat }) => seat !== CHANCE);
  const looks = all.flatMap(({ g }) => range(rules.seats.length).map((seat) => ({ g, seat })));
  const listing = medianMicroseconds(asked, ({ g, seat }) => rules.flow.list(g, seat, choices));
  const viewing = medianInPlay(looks, ({ g, seat }) => rules.view(g, seat));
  return [
    figure('listing the choices of a seat, median', 'µs', listing, 5, 2),
    figure('building a view, median', 'µs', viewing, 50, 20),
  ];
}

/** Bytes in use after garbage collection. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // Buffers are freed only after the collection that finds them unused, and counted at one of the next.
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
  const { rules, scenario } = subject;
  const random = seeded(seed);
  const chance = chanceFrom(random);
  const table = kernel.Table.open(rules, { scenario, options: {}, chance, passIdleWindows: true, keepsLog: false });
  playOn(subject, table, random, choicesMade, entries);
  return table;
}

/** Sends random choices to a table until the game is over or its journal has this many entries. */
function playOn(
  { rules }: Subject,
  table: AnyTable,
  random: Random,
  choicesMade: number,
  entries = Number.POSITIVE_INFINITY,
): void {
  for (let i = 0; i < choicesMade && table.who !== OVER && table.journal.length < entries; i++) {
    const seat = chooser({ rules }, table.state);
    const texts = table.choicesOf(seat);
    table.submit(seat, at(texts, random.below(texts.length)), table.journal.length);
  }
}

/**
 * KB freed when a table is dropped after this many choices, the mean of a few: so memory that stays, such as machine
 * code, does not count. What the first collection frees because it is no longer run has gone before.
 */
function tableMemory(subject: Subject, choicesMade: number): number {
  bytesInUse();
  const tables = range(TABLES).map((i) => partlyPlayed(subject, SEED + i, choicesMade));
  const held = bytesInUse();
  tables.length = 0;
  return (held - bytesInUse()) / TABLES / 1024;
}

function memoryFigure(subject: Subject): Figure {
  const half = Math.floor(playGame(subject, seeded(SEED)) / 2);
  return figure('a table in mid-game, memory', 'KB', tableMemory(subject, half), 64, 16);
}

/** The cost of a table by the length of its game: each row a quarter of a game further. Only memory may grow. */
function growth(subject: Subject): string[] {
  const whole = partlyPlayed(subject, SEED, Number.POSITIVE_INFINITY).journal.length;
  const heads = ['entries', 'a choice sent', 'an entry resumed', 'memory'];
  const rows = range(4).map((i) => growthRow(subject, Math.floor((whole * (i + 1)) / 4)));
  return [['as the game goes on', ...heads], ...rows].map(
    ([first = '', ...cells]) => `  ${first.padEnd(40)}${cells.map((cell) => cell.padStart(18)).join('')}`,
  );
}

function growthRow(subject: Subject, entries: number): string[] {
  const { rules, scenario } = subject;
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

const shown = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 ? 2 : 1);

function verdict({ value, must, aim, moreIsBetter }: Figure): string {
  const reaches = (bar: number): boolean => (moreIsBetter ? value >= bar : value <= bar);
  return reaches(aim) ? 'aim reached' : reaches(must) ? 'must reached' : 'MISSED';
}

function row({ what, value, unit, must, aim, moreIsBetter }: Figure, judged: string): string {
  const share = moreIsBetter ? value / must : must / value;
  const cells = [`${shown(value)} ${unit}`, `${shown(must)} ${unit}`, `${shown(aim)} ${unit}`, `${share.toFixed(2)} x`];
  return `  ${what.padEnd(40)}${cells.map((each) => each.padStart(16)).join('')}   ${judged}`;
}

function measure(subject: Subject): void {
  console.log(`\n${titleName(subject)}, ${subject.scenario}`);
  console.log(`  ${''.padEnd(40)}${['measured', 'must', 'aim', 'of must'].map((head) => head.padStart(16)).join('')}`);
  const parts = [
    gameFigures,
    guidedFigures,
    (each: Subject) => [copyFigure(each)],
    positionFigures,
    (each: Subject) => [memoryFigure(each)],
  ];
  for (const part of parts) for (const each of part(subject)) console.log(row(each, verdict(each)));
  for (const line of growth(subject)) console.log(line);
}

/** An error on the command line is reported in a sentence. */
function subjectsOf(args: readonly string[]): readonly Subject[] {
  const { values } = parseArgs({
    args: [...args],
    options: { title: { type: 'string' }, scenario: { type: 'string' } },
  });
  const titles = values.title === undefined ? TITLES : [titleNamed(values.title)];
  return titles.map((title) => {
    const scenario = values.scenario ?? title.benchmark;
    if (!title.rules.scenarios.includes(scenario)) throw new Error(`${titleName(title)} has no scenario ${scenario}`);
    return { ...title, scenario };
  });
}

/** Measures a title in a separate process: an earlier one would slow it down. */
function measureAlone({ rules }: Subject): number {
  const again = [...process.execArgv, ...process.argv.slice(1), '--title', rules.title];
  return spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1;
}

function subjects(): readonly Subject[] {
  try {
    return subjectsOf(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('usage: npm run bench -- [--title T] [--scenario X]');
    return process.exit(2);
  }
}

if (measured.length > 1) process.exitCode = Math.max(...measured.map(measureAlone));
else {
  const git = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  const commit = git.status === 0 ? git.stdout.trim() : 'unknown';
  console.log(`commit ${commit}, Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, processor time`);
  for (const subject of measured) measure({ ...subject, rules: builtRules });
}
