/**
 * `npm run golden [-- --title T --scenario X --games N --scan N]`: records finished games of each scenario, in
 * `fixtures/golden/<title>/`.
 *
 * Games with the seeds 1, 2, … are played at a table, as people would: with automatic answers and occasional undo;
 * every other one with default options, the rest with random ones. The players are eager: most of the time they prefer
 * to move in strength, besiege, land and play events. The games recorded are those that together show most of the
 * rules. The same rules give the same games.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chanceFrom, type Entry, isUndo, OVER, type Seat, type StateBase, Table, TOGETHER } from '@carillon/flow';
import { at, type Json, type Random, range, seeded } from '@carillon/kit';
import { type GoldenGame, recordGame, recordsIn, writeGolden } from '@carillon/testkit';
import { drawnOptions, TITLES, type Title, titleName, titleNamed } from './titles.ts';
import { GOLDEN } from './walk-jobs.ts';

/** How much an eager player likes a verb; 4 by default. */
const LIKES: Readonly<Record<string, number>> = {
  assault: 200,
  land: 200,
  siege: 100,
  sortie: 60,
  respond: 60,
  event: 40,
  infiltrate: 20,
  move: 12,
  lead: 40,
  take: 60,
  inside: 20,
  allInside: 60,
  shelter: 20,
  activate: 12,
  march: 2,
  wait: 1,
  deploy: 12,
  sail: 8,
  alone: 3,
  stockades: 2,
  forts: 2,
  discard: 1,
  done: 1,
  stop: 1,
  hold: 1,
  demolish: 0,
};
const INDIFFERENT = 4;
/** One choice in this many is undone, if possible. */
const TAKEN_BACK_ONE_IN = 40;
/** The file names of this tool's records; it does not touch other files in the folder. */
const PREFIX = 'eager-';

const verbOf = (text: string): string => text.split(' ', 1)[0] ?? '';

/** One choice in this many ignores the preferences. */
const ANY_ONE_IN = 4;

/** One of the texts: sometimes any, otherwise by preference. */
function pick(texts: readonly string[], random: Random): string {
  const weights = texts.map((text) => LIKES[verbOf(text)] ?? INDIFFERENT);
  const total = weights.reduce((sum, each) => sum + each, 0);
  if (total === 0 || random.below(ANY_ONE_IN) === 0) return at(texts, random.below(texts.length));
  let left = random.below(total);
  return at(
    texts,
    weights.findIndex((each) => {
      left -= each;
      return left < 0;
    }),
  );
}

/** A finished game, and the parts of the rules it shows. */
interface Played {
  readonly seed: number;
  readonly golden: GoldenGame;
  /** Steps of the rules that ran, types of log entries, verbs, and cards played for their event. */
  readonly shown: ReadonlySet<string>;
}

/** The game of a seed. */
interface Setting {
  readonly title: Title;
  readonly scenario: string;
  readonly seed: number;
}

/** Plays a game with its seed to the end. */
function play(setting: Setting): Played {
  const { title, scenario, seed } = setting;
  const { rules } = title;
  const options = seed % 2 === 1 ? {} : drawnOptions(title, seeded(seed));
  const shown = new Set<string>();
  rules.flow.onStep = (procedure, step) => shown.add(`${procedure}.${step}`);
  const table = playOut(setting, options, seeded(seed));
  rules.flow.onStep = undefined;
  for (const { entry } of table.log) shown.add(`log ${typeOf(entry)}`);
  for (const entry of table.journal) for (const each of wordsOf(entry)) shown.add(each);
  return { seed, golden: recordGame(rules, { scenario, options, journal: table.journal }), shown };
}

/** The next to choose; if several are asked, the first who has not answered. */
function chooser({ rules }: Title, { who, state }: Game): Seat {
  if (who !== TOGETHER) return who;
  return rules.seats.findIndex((_, seat) => rules.flow.mayChoose(state, seat) && !rules.flow.hasAnswered(state, seat));
}

type Game = Pick<Table<StateBase, Json, unknown>, 'who' | 'state'>;

/** The table at the end of a game. */
function playOut({ title, scenario }: Setting, options: Json, random: Random) {
  const { rules } = title;
  const table = Table.open(rules, { scenario, options, chance: chanceFrom(random), passIdleWindows: true });
  while (table.who !== OVER) {
    const seat = chooser(title, table);
    const before = table.length;
    table.submit(seat, pick(table.choicesOf(seat), random), table.journal.length);
    if (table.length > before && random.below(TAKEN_BACK_ONE_IN) === 0) table.undo(seat, table.journal.length);
  }
  return table;
}

const typeOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'type' in entry ? String(entry.type) : '';

/** What an entry shows: its verb, and a card played for its event. */
function wordsOf(entry: Entry): string[] {
  if (isUndo(entry)) return ['undo'];
  return /^(event|respond) /.test(entry.choice) ? [verbOf(entry.choice), entry.choice] : [verbOf(entry.choice)];
}

/** Picks games one after another, each time the one that adds most to the parts already shown. */
function best(games: readonly Played[], count: number): Played[] {
  const shown = new Set<string>();
  const chosen: Played[] = [];
  const gain = (game: Played): number => [...game.shown].filter((each) => !shown.has(each)).length;
  while (chosen.length < Math.min(count, games.length)) {
    const left = games.filter((game) => !chosen.includes(game));
    const next = left.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(next);
    for (const each of next.shown) shown.add(each);
  }
  return chosen;
}

function record(title: Title, scenario: string, games: readonly Played[]): void {
  const folder = join(GOLDEN, titleName(title));
  const prefix = `${PREFIX}${scenario}-`;
  mkdirSync(folder, { recursive: true });
  for (const path of recordsIn(folder)) if (basename(path).startsWith(prefix)) rmSync(path);
  for (const { seed, golden } of games) {
    writeGolden(title.rules, join(folder, `${prefix}${seed}.txt`), golden);
    const { options, journal, result } = golden;
    const listed = [JSON.stringify(options), `${journal.length} entries`, JSON.stringify(result)];
    console.log(`${scenario}, seed ${seed}: ${listed.join(', ')}`);
  }
}

function wholeNumber(name: string, word: string): number {
  if (!/^[1-9]\d{0,4}$/.test(word)) throw new Error(`--${name} is a whole number above 0, not ${word}`);
  return Number(word);
}

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { title: text, scenario: text, games: text, scan: text } });
const count = wholeNumber('games', values.games ?? '4');
const scan = wholeNumber('scan', values.scan ?? '200');

for (const title of values.title === undefined ? TITLES : [titleNamed(values.title)]) {
  for (const scenario of values.scenario === undefined ? title.rules.scenarios : [values.scenario]) {
    const games = range(scan).map((i) => play({ title, scenario, seed: i + 1 }));
    const chosen = best(games, count);
    record(title, scenario, chosen);
    const shown = new Set(chosen.flatMap((game) => [...game.shown]));
    const missing = [...new Set(games.flatMap((game) => [...game.shown]))].filter((each) => !shown.has(each));
    console.log(`shown: ${shown.size}; in other games only: ${missing.join(', ')}`);
  }
}
