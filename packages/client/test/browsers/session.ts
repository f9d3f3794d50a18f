/** A browser with one page, driven from outside as its user would: by clicks and keys. */
export interface Session {
  open(url: string): Promise<void>;
  /** Called before the page is left otherwise: a browser may report what was still loading as an error. */
  leave(): void;
  /** Runs a function in the page; its arguments and its result travel as JSON. */
  run<A extends readonly unknown[], T>(work: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Clicks a place of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Moves the mouse to a place of the window, or presses or releases its button there. */
  pointer(what: 'move' | 'down' | 'up', x?: number, y?: number): Promise<void>;
  /** Presses keys together and releases them: characters, or codes of WebDriver. */
  press(...keys: readonly string[]): Promise<void>;
  /** Errors of the page since the last call, as far as the browser reports them. */
  errors(): Promise<readonly string[]>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that can be tried. */
export interface Browser {
  readonly name: string;
  /** The missing program, and how to install it; `undefined` if the browser can be started. */
  missing(): string | undefined;
  /** Starts one; several may run at a time. */
  start(size: WindowSize): Promise<Session>;
}

/** The size of the window, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A function to run in the page, as text; it returns its result as JSON. The compiler marks inner functions with
 * `__name`.
 */
export const asText = (work: (...args: never[]) => unknown): string =>
  `async (text) => {
    const __name = (inner) => inner;
    return JSON.stringify((await (${work.toString()})(...JSON.parse(text))) ?? null);
  }`;

const mouse = (...actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });

/** A click, in the words of WebDriver. */
export const clickAt = (x: number, y: number) => mouse(moveTo(x, y), DOWN, UP);

/** A part of a gesture of the mouse, in the words of WebDriver. */
export const pointerTo = (what: 'move' | 'down' | 'up', x = 0, y = 0) =>
  mouse({ move: moveTo(x, y), down: DOWN, up: UP }[what]);

/** Collects errors of the page's scripts, for browsers that do not report them; called again after each load. */
export function collectErrors(): readonly string[] {
  const holder = window as Window & { carillonErrors?: string[] };
  const found = holder.carillonErrors ?? [];
  if (holder.carillonErrors === undefined) {
    addEventListener('error', ({ message }) => found.push(message));
    addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => found.push(violatedDirective));
    const { error } = console;
    console.error = (...words) => {
      found.push(words.join(' '));
      error(...words);
    };
    holder.carillonErrors = found;
  }
  return found.splice(0);
}

export const CONTROL = '\uE009';

/** Keys pressed together, in the words of WebDriver. */
export const keysPressed = (keys: readonly string[]) => [
  {
    type: 'key',
    id: 'keys',
    actions: [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ],
  },
];

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries for some seconds until `works` succeeds: a browser that has just been started does not listen yet. */
export async function untilIt<T>(works: () => Promise<T>, seconds = 30): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await works();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(200);
    }
  }
}
