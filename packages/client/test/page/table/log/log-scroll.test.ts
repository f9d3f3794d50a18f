import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cell } from '../../../../src/page/cell.ts';
import type { Shown } from '../../../../src/page/table/log/log-lines.ts';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers, and need it later.
vi.resetModules();
afterAll(() => vi.resetModules());
const { createRoot } = await import('solid-js');
const { cell } = await import('../../../../src/page/cell.ts');
const { LogScroll } = await import('../../../../src/page/table/log/log-scroll.ts');
type LogScroll = InstanceType<typeof LogScroll>;

/** A list as the browser lays it out, without a browser. */
class FakeList {
  scrollHeight = 1000;
  clientHeight = 300;
  scrollTop = 700;
  private readonly heard = new Map<string, () => void>();

  addEventListener(kind: string, act: () => void): void {
    this.heard.set(kind, act);
  }

  querySelectorAll = (): never[] => [];
  getBoundingClientRect = () => ({ top: 0 });

  act(kind: string): void {
    this.heard.get(kind)?.();
  }

  get isAtEnd(): boolean {
    return this.scrollHeight - this.scrollTop <= this.clientHeight;
  }
}

let list: FakeList;
let scroll: LogScroll;
let shown: Cell<readonly Shown[]>;
/** What waits for the next frame. */
let waiting: (() => void)[];

const lines = (count: number): readonly Shown[] =>
  Array.from({ length: count }, (_, number) => ({ number, line: {} }) as unknown as Shown);

/** Draws a frame. */
function frame(): void {
  for (const act of waiting.splice(0)) act();
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => waiting.push(act));
  waiting = [];
  list = new FakeList();
  shown = cell(lines(30));
  scroll = createRoot(() => new LogScroll(shown, () => false));
  scroll.attach(list as unknown as HTMLElement);
  scroll.scrolled();
});
afterEach(() => vi.unstubAllGlobals());

describe('the log', () => {
  it('follows its end although a panel squeezes it to nothing and the browser moves it up meanwhile', () => {
    list.clientHeight = 0;
    list.scrollTop = 200;
    scroll.scrolled();
    list.clientHeight = 250;
    list.scrollHeight = 1600;
    list.scrollTop = 180;
    scroll.scrolled();
    expect(list.scrollTop).toBe(1600);
  });

  it('stays where the user has scrolled to', () => {
    list.scrollTop = 400;
    scroll.scrolled();
    expect(list.scrollTop).toBe(400);
  });

  it('stays there too if a line is measured again while a wheel turns', () => {
    list.act('wheel');
    list.scrollHeight = 1010;
    list.scrollTop = 400;
    scroll.scrolled();
    expect([list.scrollTop, list.isAtEnd]).toEqual([400, false]);
  });

  it('follows its end while the computer plays, also if the browser moves it up just after a key or a press', () => {
    for (const count of [33, 38, 31]) {
      list.act('pointerdown');
      shown.set(lines(count));
      scroll.settle();
      list.scrollHeight = 1000 + 26 * count;
      list.scrollTop = 400;
      scroll.scrolled();
      frame();
      expect([list.isAtEnd || list.scrollTop === list.scrollHeight, scroll.hasNews()]).toEqual([true, false]);
    }
  });

  it('says that new lines have come once the user has scrolled up, and goes to them', async () => {
    list.scrollTop = 400;
    scroll.scrolled();
    expect(scroll.hasNews()).toBe(false);
    shown.set(lines(31));
    scroll.settle();
    frame();
    expect([list.scrollTop, scroll.hasNews()]).toEqual([400, true]);
    scroll.follow();
    await Promise.resolve();
    expect([list.scrollTop, scroll.hasNews()]).toEqual([1000, false]);
  });

  it('counts no line as new that was taken back and comes again, or that another filter shows', () => {
    list.scrollTop = 400;
    scroll.scrolled();
    shown.set(lines(40));
    scroll.renew();
    expect(scroll.hasNews()).toBe(false);
    shown.set(lines(20));
    scroll.settle();
    expect(scroll.hasNews()).toBe(false);
    shown.set(lines(21));
    expect(scroll.hasNews()).toBe(true);
  });
});
