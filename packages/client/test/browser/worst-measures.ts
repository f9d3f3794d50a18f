import type { Page } from 'playwright-core';
import type { Scene, Width } from './worst.ts';

// Measures the promises of docs/design.md about the page at its fullest.

/** The measures of one scene. */
export interface Measured {
  /** The map's part of the window, in percent. */
  readonly stage: number;
  /** The height of the prompt bar, in CSS pixels. */
  readonly bar: number;
  readonly faults: readonly string[];
}

/** From this width on, in CSS pixels, no bar is higher than `BAR`. */
const BARS_FROM = 1024;
const BAR = 64;
/** The minimum part of the window for the map at a width of 1440, in percent: on one screen, and over the network. */
const [STAGE, STAGE_ONLINE] = [55, 50];
const STAGE_AT = 1440;

/** The regions of the page; none overlaps another. */
const PLACES = ['.seats-list', '.prompt', '.table-map', '.side', '.table-hand', '.drawers'];
/** The panels in the column, or around the map on a phone; none overlaps another. */
const SHARES = [
  '.table-tracks',
  '.side-tabs',
  '.lesson',
  '.coach',
  '.advice',
  '.sheet-panel',
  '.chat',
  '.log',
  '.judgement',
  '.rest',
  '.dock',
];
/** The boxes that float over the map; none overlaps another, or a region outside the map. */
const FLOATS = [
  '.overlay-panel',
  '.why-note',
  '.foresight',
  '.legend-note',
  '.map-key',
  '.target-menu',
  '.aside-menu',
  '.year-over',
  '.announced',
  '.map-controls',
  '.seats-floats > *',
  '.force',
];

/** Measures the page as it is. */
export async function measure(page: Page, { online, about }: Scene, width: Width): Promise<Measured> {
  const seen = await page.evaluate(look, { places: PLACES, shares: SHARES, floats: FLOATS, about: about ?? null });
  const faults = [...seen.faults];
  if (width >= BARS_FROM)
    for (const { name, height } of seen.bars) if (height > BAR) faults.push(`${name} is ${height} px high`);
  const least = online ? STAGE_ONLINE : STAGE;
  if (width === STAGE_AT && seen.stage < least) faults.push(`the map has ${seen.stage} % of the window`);
  return { stage: seen.stage, bar: seen.bars[0]?.height ?? 0, faults };
}

interface Wanted {
  readonly places: readonly string[];
  readonly shares: readonly string[];
  readonly floats: readonly string[];
  readonly about: string | null;
}

interface Looked {
  readonly stage: number;
  readonly bars: readonly { readonly name: string; readonly height: number }[];
  readonly faults: readonly string[];
}

/** In the page. */
function look({ places, shares, floats, about }: Wanted): Looked {
  /** How far two boxes may overlap, and a text exceed its box, in CSS pixels. */
  const SLACK = 2;
  const faults: string[] = [];
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return each.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    });
  const nameOf = (element: Element): string => `.${element.classList[0] ?? element.tagName.toLowerCase()}`;
  const meet = (a: Element, b: Element): boolean => {
    const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > SLACK && down > SLACK && !a.contains(b) && !b.contains(a);
  };
  const apart = (all: readonly Element[]): void => {
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) if (meet(a, b)) faults.push(`${nameOf(a)} meets ${nameOf(b)}`);
  };
  // On a phone a drawer is opened over the map.
  const drawer = document.querySelector('.table')?.getAttribute('data-drawer') ?? null;
  const over = drawer === null ? [] : ['.side', '.table-hand'];
  // A bar with another row of buttons grows over the map, and over nothing else.
  const grown = document.querySelector('.prompt-buttons[data-crowded="over"]') !== null;
  for (const left of grown ? ['.prompt', '.table-map'] : [null])
    apart(places.filter((each) => each !== left && !over.includes(each)).flatMap(shown));
  apart(shares.flatMap(shown));
  apart(floats.flatMap(shown).filter((each) => drawer === null || !each.closest('.table-map')));

  // Elements that must always be in view: nothing may cover their centre.
  const covered = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
    const at = document.elementFromPoint(x, y);
    return at === null || !(element.contains(at) || at.contains(element));
  };
  const always = (what: string, elements: readonly Element[]): void => {
    if (elements.length === 0) faults.push(`${what} is not there`);
    for (const element of elements) if (covered(element)) faults.push(`${what} is hidden`);
  };
  always('the question', shown('.prompt-line'));
  const standing = [...shown('.table-tracks'), ...shown('.drawer-standing')];
  always('score and season', standing.slice(0, 1));
  const tracks = shown('.table-tracks')[0];
  if (tracks && tracks.scrollHeight > tracks.clientHeight + SLACK) faults.push('score and season are cut');
  if (document.querySelector('.seats')) always('a clock', shown('.clock'));
  // In a low window many answers scroll, and Undo with them.
  const box = shown('.prompt-buttons')[0];
  const scrolls = innerHeight <= 480 && box !== undefined && box.scrollHeight > box.clientHeight + SLACK;
  const ways = scrolls ? [] : shown('.prompt .button:not(.quiet)');
  for (const way of ways) if (covered(way)) faults.push('the way on is hidden');
  const undo = scrolls ? undefined : shown('.prompt-undo')[0];
  if (undo && covered(undo)) faults.push('Undo is hidden');
  const cut = (button: Element): boolean => {
    const [own, limit] = [button.getBoundingClientRect(), box?.getBoundingClientRect()];
    return limit !== undefined && (own.top < limit.top - SLACK || own.bottom > limit.bottom + SLACK);
  };
  // On a phone Undo stands outside the box, beside the question.
  const isPhone = innerWidth <= 720 || innerHeight <= 480;
  const rows = shown(`.prompt-buttons > .button${isPhone ? ':not(.prompt-undo)' : ''}`);
  for (const button of scrolls ? [] : rows) if (cut(button)) faults.push(`the button “${button.textContent}” is cut`);

  // On a phone the coach shows what is asked, whole and in little room, until it is unfolded.
  const folded = shown('.coach[data-unfolded="false"]').filter((each) => !each.closest('.side'))[0];
  const said = folded?.querySelector('.coach-body');
  if (folded && folded.getBoundingClientRect().height > Math.max(110, 0.16 * innerHeight))
    faults.push('.coach is high');
  if (said && said.scrollHeight > said.clientHeight + SLACK) faults.push('.coach-body is cut');

  // The space that the question is about.
  if (about !== null && drawer === null) {
    const spaces = [...document.querySelectorAll(`[data-target="space:${about}"]`)];
    const isFree = spaces.some((space) => {
      const { left, top, width, height } = space.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at?.closest('.map-stage') != null;
    });
    if (!isFree) faults.push(`${about} is hidden`);
  }

  // Around the map is the ground of the theme, not paper.
  const colourOf = (element: Element): string => getComputedStyle(element).backgroundColor;
  const around = document.querySelector('.map-stage');
  let under: Element | null = around;
  while (under && colourOf(under) === 'rgba(0, 0, 0, 0)') under = under.parentElement;
  const own = getComputedStyle(document.documentElement).getPropertyValue('--ground');
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(own.slice(at, at + 2), 16));
  if (around && (!under || colourOf(under) !== `rgb(${red}, ${green}, ${blue})`))
    faults.push('the ground is not of the theme');

  // A text that is cut off must scroll, or have a title with the whole text.
  for (const element of document.querySelectorAll('.table *')) {
    if (element.closest('svg, .unseen, .map-view, .cards') || !element.checkVisibility()) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (way: string): boolean => way === 'hidden' || way === 'clip';
    const down = hides(overflowY) && element.scrollHeight > element.clientHeight + SLACK;
    const across = hides(overflowX) && element.scrollWidth > element.clientWidth + SLACK;
    if ((down || across) && element.clientHeight > 0 && !element.hasAttribute('title') && element.textContent !== '')
      faults.push(`${nameOf(element)} is cut`);
  }
  for (const element of shown('.table button'))
    if (element.scrollWidth > element.clientWidth + SLACK) faults.push(`the button ${nameOf(element)} is too narrow`);
  for (const element of [...places, ...floats].flatMap(shown)) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK)
      faults.push(`${nameOf(element)} lies outside the window`);
  }

  const stage = document.querySelector('.map-stage')?.getBoundingClientRect();
  const bars = [...(grown ? [] : ['.prompt']), '.seats', '.drawers'].flatMap((selector) =>
    shown(selector).map((each) => ({ name: selector, height: Math.round(each.getBoundingClientRect().height) })),
  );
  return {
    stage: Math.round((100 * (stage?.width ?? 0) * (stage?.height ?? 0)) / (innerWidth * innerHeight)),
    bars,
    faults: [...new Set(faults)],
  };
}
