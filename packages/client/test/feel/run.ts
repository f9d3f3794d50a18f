/**
 * `npm run feel [-- --choices N --length N --title T --only cold|speed|work|growth --json FILE --against FILE]`:
 * measures how the page feels, in Chromium without a graphics processor, and prints figures beside their limits: the
 * start page and a first table with an empty cache; from choice to picture and between frames of a drag, at full and at
 * a sixth of the speed; elements, listeners and memory as a game grows; layout shift. It fails if a figure is beyond its
 * limit. Other work on the machine slows everything: the load is printed too. `--json` keeps the figures in a file,
 * `--against` compares them with those in a file and fails if one has become worse than 120 %
 * (packages/testkit/src/kept-figures.ts).
 */
import { loadavg } from 'node:os';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { type KeptFigure, keepAndCompare, runNow } from '@carillon/testkit';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../../tools/browser.mjs';
import { build } from '../../../../tools/build.mjs';
import { serveSite } from '../../../../tools/serve.mjs';
import { FLAGS, ROOT } from '../browser/places.ts';
import { type Cold, timeCold } from './cold.ts';
import { GAMES } from './games.ts';
import { chooseOften, drag, open, share, shifted, timeChoices, weigh } from './measures.ts';
import { KINDS, type Work, workDuring } from './work.ts';

const { values } = parseArgs({
  options: {
    choices: { type: 'string', default: '60' },
    length: { type: 'string', default: '2000' },
    title: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
    against: { type: 'string' },
  },
});
const CHOICES = Number(values.choices);
const LENGTH = Number(values.length);
/** The length of the game in which choices are timed. */
const MIDDLE = 250;
/** How much larger the page may be late in a game than early, as a factor: cards and pieces come and go. */
const MOST_GROWTH = 1.15;
/** How many elements most choices may restyle; the table has some 3,700. */
const MOST_RESTYLED = 500;

let beyond = 0;
const kept: KeptFigure[] = [];

/** The details printed with a figure. */
interface Saying {
  readonly limit?: number | undefined;
  readonly unit?: string;
  /** A note that varies from run to run, and so is not part of the name. */
  readonly note?: string;
  /** Whether it is compared with earlier runs: times and sizes are; shares are too small to be compared. */
  readonly isCompared?: boolean;
}

/** Prints a figure, and its limit if it has one. */
function say(what: string, value: number, { limit, unit = 'ms', note = '', isCompared = true }: Saying = {}): void {
  const isBeyond = limit !== undefined && value > limit;
  if (isBeyond) beyond++;
  if (isCompared) kept.push({ what, value, unit, moreIsBetter: false });
  const size = value < 1 ? value.toFixed(3) : value.toFixed(value < 10 ? 1 : 0);
  const bound = limit === undefined ? '' : ` (at most ${limit.toFixed(limit < 1 ? 2 : 0)})`;
  console.log(`${isBeyond ? 'BEYOND' : '      '}  ${what}${note}: ${size} ${unit}${bound}`);
}

const COUNT: Saying = { unit: '' };
const SHARE: Saying = { unit: '', isCompared: false };

/** The limits at a speed, in milliseconds. */
interface Limits {
  readonly rate: number;
  /** The limits from a choice to its picture: the median, and p95 (`choice`). */
  readonly middle?: number;
  readonly choice: number;
  /** The share of frames that must be as short as `frame`. */
  readonly part: number;
  readonly frame: number;
}
const SPEEDS: readonly Limits[] = [
  { rate: 1, middle: 45, choice: 80, part: 0.99, frame: 50 },
  { rate: 6, choice: 300, part: 0.95, frame: 50 },
];

/** How often a first table is opened. */
const FIRST_TABLES = 7;
/** The limit on the time until it can be played, in milliseconds. */
const MOST_COLD = 1000;

async function cold(browser: Browser, site: string, title: string): Promise<void> {
  const all: Cold[] = [];
  for (let i = 0; i < FIRST_TABLES; i++) all.push(await timeCold(browser, site, title));
  const middle = (of: keyof Cold): number =>
    share(
      all.map((each) => each[of]),
      0.5,
    );
  const note = ` of ${FIRST_TABLES}`;
  say(`${title}: start page with an empty cache, middle`, middle('start'), { limit: MOST_COLD, note });
  say(`${title}: first table with an empty cache, middle`, middle('table'), { limit: MOST_COLD, note });
}

async function speeds(browser: Browser, site: string, title: string): Promise<void> {
  const saved = GAMES[title]?.(MIDDLE);
  if (!saved) return;
  for (const { rate, middle, choice, part, frame } of SPEEDS) {
    const at = `${title}${rate === 1 ? '' : `, 1/${rate} of the speed`}`;
    const table = await open(browser, site, rate);
    const { times, work } = await timeChoices(table, saved, rate === 1 ? CHOICES : CHOICES / 2);
    say(`${at}: choice to picture, middle`, share(times, 0.5), { limit: middle, note: ` of ${times.length}` });
    say(`${at}: choice to picture, p95`, share(times, 0.95), { limit: choice });
    say(`${at}: work of the page's thread for each`, work);
    const { alone, pressed } = await shifted(table);
    say(`${at}: layout shift`, alone, { ...SHARE, limit: 0.02 });
    say(`${at}: layout shift just after a press, all choices`, pressed, SHARE);
    const frames = await drag(table, saved);
    say(`${at}: frame while dragging, middle`, share(frames, 0.5), { note: ` of ${frames.length}` });
    say(`${at}: frame while dragging, p${100 * part}`, share(frames, part), { limit: frame });
    await table.close();
  }
}

/** The work of a choice by kind, in milliseconds of processor time. */
async function work(browser: Browser, site: string, title: string): Promise<void> {
  const saved = GAMES[title]?.(MIDDLE);
  if (!saved) return;
  const table = await open(browser, site);
  const all = await workDuring(browser, table.page, () => chooseOften(table, saved, CHOICES));
  await table.close();
  const of = (what: keyof Work, part: number): number =>
    share(
      all.map((each) => each[what]),
      part,
    );
  const thread = `${title}: processor time of the page's thread for a choice`;
  say(`${thread}, middle`, of('thread', 0.5), { limit: 20, note: ` of ${all.length}` });
  say(`${thread}, p95`, of('thread', 0.95));
  for (const kind of KINDS) {
    say(`${title}: of it ${kind}, middle`, of(kind, 0.5), { note: ` (p95 ${of(kind, 0.95).toFixed(1)})` });
  }
  say(`${title}: restyled elements, middle`, of('restyled', 0.5), { ...COUNT, limit: MOST_RESTYLED });
  say(`${title}: restyled elements, p95`, of('restyled', 0.95), COUNT);
}

async function growth(browser: Browser, site: string, title: string): Promise<void> {
  const [first, ...later] = [LENGTH / 10, LENGTH / 2, LENGTH].map((entries) => GAMES[title]?.(entries));
  if (!first) return;
  const weightAt = async (saved: typeof first): ReturnType<typeof weigh> => {
    const table = await open(browser, site);
    await chooseOften(table, saved, 2);
    const weight = await weigh(table);
    await table.close();
    return weight;
  };
  const start = await weightAt(first);
  say(`${title}, ${start.entries} entries: elements`, start.elements, COUNT);
  say(`${title}, ${start.entries} entries: listeners`, start.listeners, COUNT);
  say(`${title}, ${start.entries} entries: memory`, start.heap, { unit: 'MB' });
  for (const saved of later) {
    if (!saved) continue;
    const { entries, elements, listeners, heap } = await weightAt(saved);
    say(`${title}, ${entries} entries: elements`, elements, { ...COUNT, limit: start.elements * MOST_GROWTH });
    say(`${title}, ${entries} entries: listeners`, listeners, { ...COUNT, limit: start.listeners * MOST_GROWTH });
    say(`${title}, ${entries} entries: memory`, heap, { unit: 'MB' });
  }
}

const built = build(ROOT, () => undefined);
if (!built.ok) {
  console.error(`The page could not be built:\n${built.output}`);
  exit(1);
}
const site = await serveSite(ROOT);
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...FLAGS] });
console.log(
  `Load of the machine: ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')}`,
);
for (const title of Object.keys(GAMES).filter((each) => (values.title ?? each) === each)) {
  if ((values.only ?? 'cold') === 'cold') await cold(browser, site.url, title);
  if ((values.only ?? 'speed') === 'speed') await speeds(browser, site.url, title);
  if ((values.only ?? 'work') === 'work') await work(browser, site.url, title);
  if ((values.only ?? 'growth') === 'growth') await growth(browser, site.url, title);
}
console.log(
  `Load of the machine: ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')}`,
);
await browser.close();
await site.close();
console.log(beyond === 0 ? 'All figures are within their limits.' : `${beyond} beyond their limits.`);
const isAsGood = keepAndCompare(runNow(`feel${values.only ? `, ${values.only}` : ''}`, kept), values, console.log);
exit(beyond === 0 && isAsGood ? 0 : 1);
