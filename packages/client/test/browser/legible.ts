import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faintTexts, type Theme } from './contrast.ts';

// Looks at whatever a page shows, in every theme, and remembers which colours of the style sheets it has seen.

const THEMES: readonly Theme[] = ['light', 'dark'].flatMap((theme) =>
  [undefined, 'safe'].map((colours) => ({ theme, colours })),
);

/** Generous: the machine may be busy. */
export const MOST_MS = 400_000;

/** Whether each selector that sets a colour has been seen on an element. */
const seen = new Map<string, boolean>();

/** Expects no text with too little contrast in any theme. */
export async function look(page: Page, name: string): Promise<void> {
  for (const [selector, isSeen] of await page.evaluate(coloured))
    seen.set(selector, isSeen || seen.get(selector) === true);
  // Stop transitions, so that all colours are final.
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

/** Selectors that set the colour or the ground of a text, but matched no element on any page looked at. */
export const unseenColours = (): string[] =>
  [...seen].flatMap(([selector, isSeen]) => (isSeen ? [] : [selector])).toSorted();

/**
 * Runs in the page: selectors that set the colour or the ground of a text, and whether they match a visible element.
 */
function coloured(): [string, boolean][] {
  const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      const isOff = rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches;
      return rule instanceof CSSGroupingRule && !isOff ? rulesIn(rule.cssRules) : [];
    });
  /** The selector without states of pointer and focus, and without pseudo-elements. */
  const plain = (selector: string): string =>
    selector.replace(/::[\w-]+/g, '').replace(/:(hover|active|focus(-\w+)*)/g, ':is(*)');
  const isSeen = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((each) => each.checkVisibility({ visibilityProperty: true }));
  const selectors = [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesIn(cssRules))
    .filter(({ style }) => [style.color, style.backgroundColor].some((value) => value !== '' && value !== 'inherit'))
    .flatMap(({ selectorText }) => plain(selectorText).split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && !selector.startsWith(':root'));
  return [...new Set(selectors)].map((selector) => [selector, isSeen(selector)]);
}
