import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

// Measures of a page: sizes, boxes, and axe's findings. Each function returns the faults, in words.

/** Visible text below 11 CSS pixels, as it is drawn. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!holder || text === '' || holder.closest('.unseen, script, style, option')) continue;
      if (!holder.checkVisibility({ visibilityProperty: true }) || holder.getClientRects().length === 0) continue;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize);
      const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
      const drawn = matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : size;
      if (drawn < 10.9) found.push(`"${text}" is ${drawn.toFixed(1)} px`);
    }
    return [...new Set(found)];
  });
}

const PANELS = [
  '.prompt',
  '.table-map',
  '.side',
  '.table-hand',
  '.drawers',
  '.force',
  '.dialog',
  '.menu',
  '.text-view',
];

/** Content that extends beyond its panel, its button or the window by more than 2 px. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate((panels) => {
    const found: string[] = [];
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const scrolls = (element: Element): boolean => getComputedStyle(element).overflow !== 'visible';
    const inside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 2 &&
      inner.right <= outer.right + 2 &&
      inner.top >= outer.top - 2 &&
      inner.bottom <= outer.bottom + 2;
    const view = new DOMRect(0, 0, innerWidth, innerHeight);
    const cut = (element: Element, panel: Element): boolean => {
      for (let each = element.parentElement; each && each !== panel; each = each.parentElement)
        if (scrolls(each)) return true;
      return scrolls(panel);
    };
    for (const panel of document.querySelectorAll(panels.join())) {
      if (!panel.checkVisibility()) continue;
      const box = panel.getBoundingClientRect();
      if (!inside(box, view)) found.push(`${name(panel)} lies outside the window`);
      for (const element of panel.querySelectorAll('*')) {
        const own = element.getBoundingClientRect();
        if (own.width === 0 || element.closest('.unseen, svg') || cut(element, panel)) continue;
        if (!inside(own, box)) found.push(`${name(element)} sticks out of ${name(panel)}`);
      }
    }
    for (const element of document.querySelectorAll('.table *, dialog *')) {
      const sideways = element.scrollWidth > element.clientWidth + 2 && scrolls(element) && element.clientWidth > 0;
      if (sideways && element.checkVisibility() && !element.closest('.cards, .map-stage, .unseen, svg, input'))
        found.push(`${name(element)} is cut at the side`);
    }
    for (const button of document.querySelectorAll('button'))
      if (button.checkVisibility() && button.scrollWidth > button.clientWidth + 2)
        found.push(`${name(button)} is too narrow`);
    return found;
  }, PANELS);
}

/** Panels of the table that overlap by more than 2 px. Only over the map may a bar grow for another row of buttons. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const grown = document.querySelector('.prompt-buttons[data-crowded="over"]') !== null;
    const panels = ['.prompt', '.table-map', '.side', '.table-hand', '.drawers'].flatMap((selector) => {
      const element = document.querySelector(selector);
      return element?.checkVisibility() ? [{ selector, box: element.getBoundingClientRect() }] : [];
    });
    for (const [i, a] of panels.entries())
      for (const b of panels.slice(i + 1)) {
        if (grown && a.selector === '.prompt' && b.selector === '.table-map') continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (width > 2 && height > 2) found.push(`${a.selector} and ${b.selector} overlap by ${width} x ${height}`);
      }
    return found;
  });
}

/** Buttons smaller than a finger: 44 CSS pixels either way. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, summary')].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('.unseen')) return [];
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      const small = Math.min(box.width, box.height) < 43.5;
      const name = element.getAttribute('class') ?? element.tagName;
      return small
        ? [`${name} "${element.textContent?.slice(0, 30)}" is ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`]
        : [];
    }),
  );
}

/** Isolated rule numbers that are not links, except on menu entries, which are buttons already. */
export function deadRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const linked = node.parentElement?.closest('.rule-link, .help-reference, .help-article, .menu-rule, .unseen');
      if (/^(?:\(|rule |règle )?(?:[2-9]|1\d)(?:\.\d{1,3}){1,2}\)?$/.test(text) && !linked)
        found.push(`rule ${text} leads nowhere`);
    }
    return found;
  });
}

/**
 * axe's findings, serious or worse, in the whole page or within an element. The map's picture is hidden from screen
 * readers (which get the position in words) and is removed for the check: axe would measure each of its thousands of
 * strokes.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(takeOutPicture);
  // Without legacy mode each run opens another page; the mode matters only for frames, and there are none.
  const axe = new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  await page.evaluate(() => window.putPictureBack?.());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
}

declare global {
  interface Window {
    putPictureBack?: () => void;
  }
}

function takeOutPicture(): void {
  const picture = document.querySelector('.map-picture');
  const place = document.createComment('');
  picture?.replaceWith(place);
  window.putPictureBack = () => picture && place.replaceWith(picture);
}

/** Something on the map that nothing else may cover: its owner, and its visible boxes. */
interface Thing {
  readonly kind: 'stack' | 'name' | 'box';
  readonly id: string;
  readonly boxes: readonly Rect[];
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The counters of each stack, the names of the spaces and the boxes beside the map, with their edges in CSS pixels. */
function thingsOnMap(page: Page): Promise<Thing[]> {
  return page.evaluate(() => {
    const things = new Map<string, { kind: Thing['kind']; id: string; boxes: Rect[] }>();
    const add = (kind: Thing['kind'], id: string | null | undefined, box: Rect): void => {
      if (box.right - box.left === 0) return;
      const thing = things.get(`${kind} ${id}`) ?? { kind, id: id ?? '', boxes: [] };
      thing.boxes.push(box);
      things.set(`${kind} ${id}`, thing);
    };
    const rectOf = (element: Element): Rect => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    // The inked part of a line: from the top of its capitals to the bottom of its descenders, not the height of the
    // font.
    const inkOf = (line: SVGTextElement): Rect => {
      const { left, right } = line.getBoundingClientRect();
      const base = line.getStartPositionOfChar(0).matrixTransform(line.getScreenCTM() ?? undefined).y;
      const size = Number.parseFloat(getComputedStyle(line).fontSize) * (line.getScreenCTM()?.a ?? 1);
      return { left, right, top: base - 0.74 * size, bottom: base + 0.22 * size };
    };
    const stackOf = (element: Element): string | null | undefined =>
      element.closest('[data-stack]')?.getAttribute('data-stack');
    for (const shape of document.querySelectorAll('.map-picture [data-stack] :is(path, rect, circle, ellipse)'))
      if (shape.checkVisibility()) add('stack', stackOf(shape), rectOf(shape));
    for (const line of document.querySelectorAll<SVGTextElement>('.map-picture [data-stack] text'))
      if (line.checkVisibility()) add('stack', stackOf(line), inkOf(line));
    for (const line of document.querySelectorAll<SVGTextElement>('.map-picture [data-name] text'))
      add('name', line.parentElement?.getAttribute('data-name'), inkOf(line));
    for (const element of document.querySelectorAll('.map-picture [data-box] > rect:nth-child(2)'))
      add('box', element.parentElement?.getAttribute('data-box'), rectOf(element));
    return [...things.values()];
  });
}

const share = (a: Rect, b: Rect): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

/** Whether a stack is in its own box beside the map. */
const atHome = (stack: Thing, box: Thing): boolean =>
  stack.kind === 'stack' && box.kind === 'box' && stack.id.split(' ')[1] === box.id;

/** Counters of different stacks, names and boxes that overlap by more than 2 px. */
export async function mapOverlaps(page: Page): Promise<string[]> {
  const things = await thingsOnMap(page);
  if (things.length < 20) return [`only ${things.length} things are on the map`];
  return things.flatMap((a, i) =>
    things.slice(i + 1).flatMap((b) => {
      const most = Math.max(...a.boxes.flatMap((box) => b.boxes.map((other) => share(box, other))));
      const over = most > 2 && !atHome(a, b) && !atHome(b, a);
      return over ? [`${a.kind} ${a.id} and ${b.kind} ${b.id} share ${most.toFixed(1)} px`] : [];
    }),
  );
}
