import { seeded } from '@carillon/kit';
import { type Spot, spotOf, twoFrames } from '../browser/aiming.ts';
import { anyMove } from '../browser/at-random.ts';
import { KeyDriver, MouseDriver } from '../browser/driver.ts';
import { shelve } from '../browser/harness.ts';
import { BATTLES, type Directed } from './battles.ts';
import { pageOf } from './page.ts';
import { CONTROL, pause, type Session } from './session.ts';

// The main job of a title on the page: begin, choose by mouse, take back by a key, reload, march into a battle by mouse
// and by keys, play on without a network.

const lengthNow = (): number => window.carillon?.asked().length ?? -1;

const mayUndo = (): boolean => {
  const button = document.querySelector('.prompt [data-option="undo"]');
  return button !== null && !button.matches(':disabled, [aria-disabled="true"]');
};

/** Waits until `ask` returns a value, and returns that. */
export async function until<T>(session: Session, what: string, ask: () => Promise<T | undefined | null>): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found;
    await pause(100);
  }
  const words = await session.run(() => document.body.innerText.slice(0, 200));
  throw new Error(`${what} never came; the page says: ${words}`);
}

const bringIntoView = (selector: string): void =>
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });

/** The point at which an element can be pressed, once it is at rest: a page that is still loading moves it. */
async function placeOf(session: Session, selector: string): Promise<Spot | undefined> {
  await session.run(bringIntoView, selector);
  const before = await session.run(spotOf, selector);
  if (!before) return undefined;
  await session.run(twoFrames, RESTS_MS);
  const after = await session.run(spotOf, selector);
  return after?.x === before.x && after.y === before.y ? after : undefined;
}

/** An element that has not moved for this time is at rest, in milliseconds. */
const RESTS_MS = 100;

/** Presses an element, once nothing covers it. */
export async function press(session: Session, selector: string): Promise<void> {
  const { x, y } = await until(session, `${selector}, to be pressed,`, () => placeOf(session, selector));
  await session.click(x, y);
}

const random = seeded(7);

/** Makes this many choices at random, by mouse or by keys. */
async function choose(session: Session, count: number, Hand: typeof MouseDriver | typeof KeyDriver = MouseDriver) {
  const driver = new Hand(pageOf(session));
  for (let made = 0; made < count; made++)
    await driver.choose(...(await anyMove(driver, await driver.uncover([]), random)));
}

/** The tools of the job's steps. */
export interface Job {
  readonly session: Session;
  readonly title: string;
  /** The address of the page. */
  readonly url: string;
  /** Stops serving the site. */
  readonly goOffline: () => Promise<void>;
}

/** A file of the site that is not a page: it gives access to the store before a page is loaded. */
const NO_PAGE = 'icons/icon-192.png';

const know = (titles: readonly string[]): void =>
  localStorage.setItem('carillon.preferences', JSON.stringify({ told: titles, motion: 'none' }));

/**
 * Marks titles as known: otherwise a note for newcomers opens over their tables, which the drivers cannot close. As in
 * the other browser tests nothing moves, so that no battle waits for its button.
 */
export async function asKnown(session: Session, url: string, titles: readonly string[]): Promise<void> {
  await session.open(`${url}${NO_PAGE}`);
  await session.run(know, titles);
}

/** Reloads the page. */
async function reload(session: Session): Promise<void> {
  await markAsLeft(session);
  await session.run(() => location.reload());
  // Nothing can be run while no page is loaded.
  await until(session, 'the page', () => session.run(isNew).catch(() => false));
}

/** Marks the page before it is left: a browser may briefly show it again during a reload. */
async function markAsLeft(session: Session): Promise<void> {
  await session.run(() => void Object.assign(window, { isLeft: true }));
  session.leave();
}

/** Whether this page has been loaded since the last one was left. */
const isNew = (): boolean => !('isLeft' in window) && document.readyState === 'complete';

let taken = 0;

/** Opens a game in progress, with the hand of the asked side as it was. */
async function takeUp({ session, url }: Job, { saved }: Directed): Promise<void> {
  await session.run(shelve, JSON.stringify(saved));
  // An address that differs only in its hash would not reload the page.
  taken++;
  await session.open(`${url}?taken=${taken}#table/planned`);
  await until(session, 'the table', () => session.run(() => window.carillon !== undefined));
}

const directed = new Map<string, Directed>();

/** A force marches and fights, as planned. */
async function fight(job: Job, Hand: typeof MouseDriver | typeof KeyDriver): Promise<void> {
  const battle = directed.get(job.title) ?? BATTLES[job.title]?.();
  if (!battle) throw new Error(`no battle of ${job.title} is planned`);
  directed.set(job.title, battle);
  await takeUp(job, battle);
  const driver = new Hand(pageOf(job.session));
  for (const move of battle.moves) await driver.choose(...move);
}

const isInstalled = (): boolean => navigator.serviceWorker?.controller?.state === 'activated';

/** Chooses both sides on a title's cover, for two at one screen. */
function chooseBothSides(): void {
  const side = document.querySelector<HTMLSelectElement>('.play-step [name="side"]');
  if (side === null) throw new Error('no side is asked');
  side.selectedIndex = side.options.length - 1;
  side.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A step of the job, with a description for the report. */
export type Step = readonly [what: string, work: (job: Job) => Promise<void>];

export const JOB: readonly Step[] = [
  [
    'a game for two begins from the cover of its title',
    async ({ session, title, url }) => {
      await asKnown(session, url, Object.keys(BATTLES));
      await session.open(`${url}?seed=7`);
      await press(session, `[data-door="play-${title}"]`);
      await session.run(chooseBothSides);
      await press(session, '[data-does="begin"]');
      await until(session, 'the table', () => session.run(() => window.carillon !== undefined));
    },
  ],
  ['choices are made by mouse', ({ session }) => choose(session, 12)],
  [
    'a choice is taken back by a key',
    async ({ session }) => {
      // Choices that the other side has answered, or that led to dice, cannot be taken back.
      for (let tries = 0; !(await session.run(mayUndo)); tries++) {
        if (tries > 40) throw new Error('nothing could ever be taken back');
        await choose(session, 1);
      }
      const length = await session.run(lengthNow);
      await session.press(CONTROL, 'z');
      await until(session, 'the undo', async () => (await session.run(lengthNow)) !== length);
    },
  ],
  [
    'the game is saved, and goes on after a reload',
    async ({ session }) => {
      const length = await session.run(lengthNow);
      await reload(session);
      await until(session, 'the same game', async () => (await session.run(lengthNow)) === length);
      await choose(session, 3);
    },
  ],
  [
    'a game that was left opens again by its address, and by "back"',
    async ({ session, url }) => {
      const [hash, length] = await session.run(() => [location.hash, window.carillon?.asked().length ?? -1] as const);
      await markAsLeft(session);
      await session.open(`${url}?left${hash}`);
      await until(session, 'the left game', async () => (await session.run(lengthNow)) === length);
      await markAsLeft(session);
      await session.run(() => history.back());
      await until(session, 'the first page', () => session.run(isNew).catch(() => false));
      await until(session, 'the game on it', async () => (await session.run(lengthNow)) === length);
      await choose(session, 1);
    },
  ],
  ['a force marches and fights by keys', (job) => fight(job, KeyDriver)],
  ['a force marches and fights by mouse', (job) => fight(job, MouseDriver)],
  [
    'the game goes on without a network',
    async ({ session, goOffline }) => {
      await until(session, 'the installed page', () => session.run(isInstalled));
      const length = await session.run(lengthNow);
      await goOffline();
      await reload(session);
      await until(session, 'the same game', async () => (await session.run(lengthNow)) === length);
      // Use keys: on a phone's map a mouse may miss a piece in a crowd, whereas the touch driver would zoom in.
      await choose(session, 1, KeyDriver);
    },
  ],
];
