import { seeded } from '@carillon/kit';
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

/** Waits until something is so on the page. */
export async function until<T>(session: Session, what: string, ask: () => Promise<T | undefined | null>): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found;
    await pause(100);
  }
  const words = await session.run(() => document.body.innerText.slice(0, 200));
  throw new Error(`${what} never came; the page says: ${words}`);
}

const placeOf = (selector: string): { readonly x: number; readonly y: number } | undefined => {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center' });
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : undefined;
};

export async function press(session: Session, selector: string): Promise<void> {
  const { x, y } = await until(session, selector, () => session.run(placeOf, selector));
  await session.click(x, y);
}

const random = seeded(7);

/** Makes this many choices at random, by mouse or by keys. */
async function choose(session: Session, count: number, Hand: typeof MouseDriver | typeof KeyDriver = MouseDriver) {
  const driver = new Hand(pageOf(session));
  for (let made = 0; made < count; made++)
    await driver.choose(...(await anyMove(driver, await driver.uncover([]), random)));
}

/** What the steps of the job work with. */
export interface Job {
  readonly session: Session;
  readonly title: string;
  /** Where the page is served. */
  readonly url: string;
  /** Takes the site away. */
  readonly goOffline: () => Promise<void>;
}

/** Marks titles as known: else a note for newcomers opens over their tables, of which the drivers know nothing. */
export const known = (titles: readonly string[]): void => {
  const kept = JSON.parse(localStorage.getItem('carillon.preferences') ?? '{}') as object;
  localStorage.setItem('carillon.preferences', JSON.stringify({ ...kept, told: titles }));
};

/** Loads the page again. */
async function reload(session: Session): Promise<void> {
  await session.run(() => {
    Object.assign(window, { isLeft: true });
    location.reload();
  });
  const isNew = (): boolean => !('isLeft' in window) && document.readyState === 'complete';
  // Between two pages nothing can be run.
  await until(session, 'the page', () => session.run(isNew).catch(() => false));
}

let taken = 0;

/** Opens a game in progress, with the hand of the asked side as it was. */
async function takeUp({ session, url }: Job, { saved }: Directed): Promise<void> {
  await session.run(shelve, JSON.stringify(saved));
  // An address that differs in its hash alone would not load the page.
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

/** In the step of a cover: both sides, for two at one screen. */
function chooseBothSides(): void {
  const side = document.querySelector<HTMLSelectElement>('.play-step [name="side"]');
  if (side === null) throw new Error('no side is asked');
  side.selectedIndex = side.options.length - 1;
  side.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A step of the job; it says what works. */
export type Step = readonly [what: string, work: (job: Job) => Promise<void>];

export const JOB: readonly Step[] = [
  [
    'a game for two begins from the cover of its title',
    async ({ session, title }) => {
      await session.run(known, Object.keys(BATTLES));
      await reload(session);
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
      // Nobody may take back what the other side has answered, nor dice.
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
      await session.open(`${url}?left${hash}`);
      await until(session, 'the left game', async () => (await session.run(lengthNow)) === length);
      await session.run(() => history.back());
      const isBack = (): boolean => location.search !== '?left' && window.carillon !== undefined;
      await until(session, 'the first page', () => session.run(isBack).catch(() => false));
      await until(session, 'the game on it', () =>
        session.run(lengthNow).then(
          (now) => now === length,
          () => false,
        ),
      );
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
      // By keys: on a phone's map a mouse may miss a piece of a crowd, where a finger would bring the crowd nearer.
      await choose(session, 1, KeyDriver);
    },
  ],
];
