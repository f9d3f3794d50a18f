import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyDriver } from './driver.ts';
import { type House, openHouse } from './harness.ts';
import { type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';
import { ROOT } from './places.ts';

// How the page feels: how fast it loads and answers (times are only printed, because a busy machine would fail without
// cause), its texts for screen readers, the stops of the Tab key, and that nothing moves for users who prefer reduced
// motion.

const SITE = join(ROOT, 'packages/client/dist');
/** The limit on the start page's size, compressed, with fonts and picture. */
const FIRST_LOAD_KB = 190;
const REDRAW_MS = 50;

let house: House;
let laid: LaidHouse;

beforeAll(async () => {
  house = await openHouse();
  laid = await openLaidHouse();
});
afterAll(async () => {
  await house.close();
  await laid.close();
});

/** A title, and its expected sounds and sights. */
interface Felt {
  readonly title: LaidTitle;
  /** The map with all counters on it. */
  readonly full: string;
  /** A screen reader's account of the battle at Ticonderoga. */
  readonly shown: readonly RegExp[];
}

const TITLES: readonly Felt[] = [
  {
    title: 'wilderness-war',
    full: 'opening',
    shown: [
      / (is reduced|is eliminated)\./,
      /(French|British): which unit loses a step \(\d still to lose\)\?/,
      /win the battle at Ticonderoga:/,
      /VP for the battle/,
    ],
  },
  {
    title: 'bayonets-tomahawks',
    full: 'corridor',
    shown: [
      /British: which of your units takes the Hit\?/,
      / is reduced\./,
      /(Hit|B&T) \(Commander’s reroll\)\./,
      /French win at Ticonderoga: attackers \d, defenders \d\./,
      /retreat from Ticonderoga to Lake George\./,
    ],
  },
];

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

describe('the budgets', () => {
  it('of the first load is kept', async () => {
    const page = await house.visit('desktop', 'about:blank');
    const paths = new Set<string>();
    page.on('request', (request) => paths.add(new URL(request.url()).pathname));
    await page.goto((await house.visit()).url());
    await page.waitForSelector('.start');
    // Answers of the server itself are not files of the page.
    const files = [...paths]
      .map((path) => (path === '/' ? '/index.html' : path))
      .filter((path) => existsSync(join(SITE, path)));
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(SITE, file))).length, 0);
    const weight = Math.round(bytes / 1024);
    console.log(`first load: ${weight} KB compressed in ${files.length} files (at most ${FIRST_LOAD_KB})`);
    expect(files.length).toBeGreaterThan(3);
    expect(weight).toBeLessThanOrEqual(FIRST_LOAD_KB);
  });

  it.each(TITLES)('of a redraw after a choice are measured: $title', async ({ title }) => {
    const page = await laid.visit();
    await lay(page, 'battle', title);
    await page.evaluate(watchRedraws);
    const driver = new KeyDriver(page);
    for (let i = 0; i < 6; i++) await driver.choose((await driver.options())[0]?.text ?? '');
    const times = await page.evaluate(() => window.redraws ?? []);
    console.log(
      `choice to redraw: ${middleOf(times).toFixed(0)} ms in the middle of ${times.length} (at most ${REDRAW_MS})`,
    );
    expect(times.length).toBeGreaterThan(3);
  });

  it.each(TITLES)('of a frame are measured while the map is dragged with all counters on: $title', async (felt) => {
    const page = await laid.visit();
    await lay(page, felt.full, felt.title);
    await page.keyboard.press('+');
    await page.evaluate(watchFrames);
    await page.mouse.move(600, 400);
    await page.mouse.down();
    for (let i = 0; i < 60; i++) await page.mouse.move(600 + 3 * i, 400 + i);
    await page.mouse.up();
    const frames = await page.evaluate(() => window.frames_ ?? []);
    console.log(
      `frames while dragging: ${middleOf(frames).toFixed(1)} ms in the middle of ${frames.length} (16.7: 60 a second)`,
    );
    expect(frames.length).toBeGreaterThan(5);
  });
});

declare global {
  interface Window {
    /** Milliseconds from a key press to the frame that shows its effect. */
    redraws?: number[];
    /** Milliseconds between frames. */
    frames_?: number[];
  }
}

function watchRedraws(): void {
  const times: number[] = [];
  window.redraws = times;
  let pressed = 0;
  let length = window.carillon?.asked().length;
  document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  new MutationObserver(() => {
    const now = window.carillon?.asked().length;
    if (now === length) return;
    length = now;
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - pressed)));
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}

function watchFrames(): void {
  const frames: number[] = [];
  window.frames_ = frames;
  let before = performance.now();
  const next = (): void => {
    const now = performance.now();
    frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

describe.each(TITLES)('a player who cannot see the page of $title', ({ title, full, shown }) => {
  it('hears a battle: the losses of units, the fate of leaders, the side to choose', async () => {
    const page = await laid.visit();
    await lay(page, 'battle', title);
    const driver = new KeyDriver(page);
    const heard: string[] = [];
    for (let i = 0; i < 12; i++) {
      const [first] = await driver.options();
      if (first === undefined) break;
      await driver.choose(first.text);
      heard.push(await page.locator('[aria-live]').innerText());
    }
    const words = heard.join('\n');
    for (const each of shown) expect(words).toMatch(each);
    expect(words).not.toMatch(/undefined|NaN|\{/);
  });

  it('comes by the Tab key to the prompt, the map, the hand and the log in this order, and everything has a name', async () => {
    const page = await laid.visit();
    await lay(page, full, title);
    await page.evaluate(beginAtTop);
    const stops = await tabbed(page);
    // In Bayonets & Tomahawks the panel of the force is beside the hand.
    const order = ['.prompt', '.table-map', '.table-hand', '.force', '.side'];
    const regions = stops.map(({ region }) => order.indexOf(region));
    expect(regions).toEqual(regions.toSorted((a, b) => a - b));
    expect(new Set(regions.filter((each) => each !== order.indexOf('.force')))).toEqual(new Set([0, 1, 2, 4]));
    expect(stops.filter(({ name }) => name === '')).toEqual([]);
  });
});

/** Makes the Tab key start before everything; otherwise it would go on from the hand, which was focused last. */
function beginAtTop(): void {
  const table = document.querySelector<HTMLElement>('main');
  table?.setAttribute('tabindex', '-1');
  table?.focus();
  table?.removeAttribute('tabindex');
}

interface Stop {
  readonly region: string;
  readonly name: string;
}

/** The stops of the Tab key, until it leaves the table. */
async function tabbed(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const here = document.activeElement;
      const region = ['.prompt', '.table-map', '.table-hand', '.force', '.side'].find((each) => here?.closest(each));
      const words = [here?.getAttribute('aria-label'), here?.getAttribute('title'), here?.textContent, here?.id];
      return region === undefined ? undefined : { region, name: words.find((each) => each?.trim()) ?? '' };
    });
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  return stops;
}

describe.each(TITLES)('a player who wants less movement in $title', ({ title }) => {
  it('sees none: nothing glides, nothing breathes', async () => {
    const page = await laid.visit();
    await lay(page, 'corridor', title);
    await page.keyboard.press('+');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.keyboard.press('+');
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  });
});

describe.each(TITLES)('the log of $title', ({ title }) => {
  it('stands at its newest line after every choice', async () => {
    const page = await laid.visit();
    await lay(page, 'battle', title);
    const driver = new KeyDriver(page);
    for (let i = 0; i < 3; i++) await driver.choose((await driver.options())[0]?.text ?? '');
    await page.waitForFunction(() => {
      const list = document.querySelector('.log-lines');
      const last = list?.querySelector('li:last-child')?.getBoundingClientRect();
      const seen = list?.getBoundingClientRect();
      return last && seen && last.bottom <= seen.bottom + 2;
    });
  });
});

describe('a letter', () => {
  it('means its own verb even if more is possible: the prompt shows it, Enter does it', async () => {
    const page = await laid.visit();
    await lay(page, 'first-player', 'bayonets-tomahawks');
    const driver = new KeyDriver(page);
    const hint = page.locator('.prompt-hint');
    await driver.choose('none');
    await page.keyboard.press('l');
    expect(await hint.innerText()).toMatch(/Light Movement \(Light\): Take Goreham \(Light unit\)\.$/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.carillon?.asked().procedure === 'march');
  });
});

describe.each(TITLES)('on a phone, in $title,', ({ title }) => {
  it('the subject of a question is brought into view: the spaces for a force, and the place of a window', async () => {
    const page = await laid.visit('phone');
    await lay(page, 'corridor', title);
    const seen = await page.evaluate(() => {
      const stage = document.querySelector('.map-stage')?.getBoundingClientRect();
      const spots = [...document.querySelectorAll('.map-stage .hit.legal, .map-stage .place-hit.legal')];
      return spots.filter((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        return stage && across > stage.left && across < stage.right && down > stage.top && down < stage.bottom;
      }).length;
    });
    expect(seen).toBeGreaterThan(0);
  });
});
