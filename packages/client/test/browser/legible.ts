import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faintTexts, type Theme } from './contrast.ts';

// Looks at whatever a page shows, in every theme, and remembers which colours of the style sheets it has seen.

const THEMES: readonly Theme[] = ['light', 'dark'].flatMap((theme) =>
  [undefined, 'safe'].map((colours) => ({ theme, colours })),
);

/** Generous: the machine may be busy. */
export const MOST_MS = 400_000;

/** Whether each selector that colours something has been seen on an element. */
const seen = new Map<string, boolean>();

/** Expects no faint text in any theme. */
export async function look(page: Page, name: string): Promise<void> {
  for (const [selector, isSeen] of await page.evaluate(coloured))
    seen.set(selector, isSeen || seen.get(selector) === true);
  // No colour is on its way to another.
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { motion: 'none' }));
  expect.soft((await faintTexts(page, THEMES)).map((fault) => `${name}, ${fault}`)).toEqual([]);
}

/** Goes to another address of the page. */
export const go = (page: Page, hash: string): Promise<void> => page.evaluate((to) => location.assign(to), hash);

/** Opens a window of the table by the label of its entry in the menu; on a phone the menu is among the drawers. */
export async function openByMenu(page: Page, label: string): Promise<void> {
  const menu = page.locator('.prompt-menu');
  await ((await menu.isVisible()) ? menu : page.locator('.drawers button').first()).click();
  await page.click(`.table-menu >> text="${label}"`);
}

/** Selectors that give a text its colour or its ground, but that no page looked at had on an element. */
export const unseenColours = (): string[] =>
  [...seen].flatMap(([selector, isSeen]) => (isSeen ? [] : [selector])).toSorted();

/** In the page: selectors that give a text its colour or its ground, and whether they hold for a visible element. */
function coloured(): [string, boolean][] {
  const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      const isOff = rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches;
      return rule instanceof CSSGroupingRule && !isOff ? rulesIn(rule.cssRules) : [];
    });
  /** Whatever pointer and focus are at, and without the parts that styles add. */
  const plain = (selector: string): string =>
    selector.replace(/::[\w-]+/g, '').replace(/:(hover|active|focus(-\w+)*)/g, ':is(*)');
  const isSeen = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((each) => each.checkVisibility({ visibilityProperty: true }));
  const selectors = [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesIn(cssRules))
    .filter(({ style }) => style.color !== '' || style.backgroundColor !== '')
    .flatMap(({ selectorText }) => plain(selectorText).split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && !selector.startsWith(':root'));
  return [...new Set(selectors)].map((selector) => [selector, isSeen(selector)]);
}
