import { errors, type Page } from 'playwright-core';
import { CONTROL, pause, type Session } from './session.ts';

// The drivers of the browser tests use Playwright's page; this implements the part that they use for other browsers.

/** Keys that are not characters, in WebDriver's codes. */
const KEYS: Readonly<Record<string, string>> = {
  Control: CONTROL,
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The keys of a name like `Control+z`. */
const keysOf = (name: string): string[] => (name === '+' ? ['+'] : name.split('+')).map((each) => KEYS[each] ?? each);

/** A function of the page as text, for `Session.run`. */
const composed = (text: string): (() => never) =>
  Object.assign(
    () => {
      throw new Error('it runs in the page only');
    },
    { toString: () => text },
  );

type Work = (arg: unknown) => unknown;

/** Waits until a function of the page returns a truthy value, and returns that. */
async function truthy(session: Session, work: Work, arg: unknown, timeout: number): Promise<unknown> {
  const end = Date.now() + timeout;
  for (;;) {
    const found = await session.run(work, arg ?? null);
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > end) {
      const words = await session.run(() => document.querySelector<HTMLElement>('.prompt')?.innerText);
      const what = `${String(work).slice(0, 120)} of ${JSON.stringify(arg)}`;
      throw new errors.TimeoutError(`never so: ${what}; the page asks: ${words}`);
    }
    await pause(60);
  }
}

const isThere = (selector: unknown): boolean => document.querySelector(String(selector)) !== null;

const bringMiddle = (selector: unknown): { readonly x: number; readonly y: number } | null => {
  const element = document.querySelector(String(selector));
  element?.scrollIntoView({ block: 'center', inline: 'center' });
  const box = element?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
};

/** Runs commands one after another: WebDriver takes only one at a time. */
function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** The default timeout on a busy machine, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Two presses within this time would be a double click, of which the page takes only the first, in milliseconds. */
const DOUBLE_MS = 500;

/** The page of a session, with the methods that the drivers of the browser tests use. */
export function pageOf(session: Session): Page {
  const turn = inTurn();
  let released = 0;
  // Rest before the pointer moves, not between its aim and its press: meanwhile the target may move.
  const rested = () => pause(Math.max(0, released + DOUBLE_MS - Date.now()));
  const press = (name: string): Promise<void> => turn(() => session.press(...keysOf(name)));
  const waitForFunction = async (work: Work, arg?: unknown, { timeout = PATIENCE_MS } = {}) => {
    const found = await truthy(session, work, arg, timeout);
    return { jsonValue: () => Promise.resolve(found), dispose: () => Promise.resolve() };
  };
  const click = async (selector: string): Promise<void> => {
    const spot = await truthy(session, bringMiddle, selector, PATIENCE_MS);
    const { x, y } = spot as { readonly x: number; readonly y: number };
    await turn(() => session.click(x, y));
  };
  const page = {
    evaluate: (work: Work, arg?: unknown) => session.run(work, arg ?? null),
    waitForFunction,
    waitForSelector: (selector: string) => waitForFunction(isThere, selector),
    $: async (selector: string) => ((await session.run(isThere, selector)) ? {} : null),
    $$eval: (selector: string, work: Work, arg?: unknown) =>
      session.run(
        composed(`(selector, arg) => (${String(work)})([...document.querySelectorAll(selector)], arg)`) as (
          ...all: readonly unknown[]
        ) => unknown,
        selector,
        arg ?? null,
      ),
    locator: (selector: string) => ({ first: () => ({ click: () => click(selector) }) }),
    keyboard: { press, down: press, up: () => Promise.resolve() },
    mouse: {
      move: (x: number, y: number) => turn(() => rested().then(() => session.pointer('move', x, y))),
      down: () => turn(() => rested().then(() => session.pointer('down'))),
      up: () =>
        turn(async () => {
          await session.pointer('up');
          released = Date.now();
        }),
    },
    screenshot: () => Promise.resolve(),
  };
  // Only this part of a page is implemented.
  return page as unknown as Page;
}
