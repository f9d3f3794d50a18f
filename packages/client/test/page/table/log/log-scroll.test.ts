import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogScroll } from '../../../../src/page/table/log/log-scroll.ts';

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

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { activeElement: null });
  list = new FakeList();
  scroll = createRoot(
    () =>
      new LogScroll(
        () => [],
        () => false,
      ),
  );
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
});
