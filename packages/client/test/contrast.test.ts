import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The colours of the page, from its style sheets: text must be legible in every theme (WCAG 2.2, 1.4.3 and 1.4.11).

const FILES = ['../src/page/styles/base.css', '../../board/src/css/map-view.css'];
const css = FILES.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join('\n');

type Palette = ReadonlyMap<string, string>;

/** The colours that the rules with this selector set. */
const setBy = (selector: string): (readonly [string, string])[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.replace(/\/\*[\s\S]*?\*\//g, '').trim() === selector)
    .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)])
    .map(([, name = '', colour = '']) => [name, colour] as const);

const palette = (...selectors: readonly string[]): Palette => new Map(selectors.flatMap(setBy));

const LIGHT = palette(':root');
const SAFE = palette(':root', ':root[data-colours="safe"]');
const DARK = palette(':root', ':root[data-theme="dark"]');
const DARK_SAFE = palette(':root', ':root[data-theme="dark"]', ':root[data-theme="dark"][data-colours="safe"]');
const PAPERS = palette(
  ':root',
  ':root[data-theme="dark"]',
  ':root[data-theme="dark"] :is(.map-view, .card-face, .card-back)',
);
const MENUS = palette(
  ':root',
  ':root[data-theme="dark"]',
  ':root[data-theme="dark"] :is(.map-view, .card-face, .card-back)',
  ':root[data-theme="dark"] :is(.map-controls, .menu, .tray)',
);

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Palette, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => luminance(colours.get(name) ?? '#000000'));
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}

/** Colours of texts, each with all grounds on which it is used. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['page', 'panel', 'panel-deep', 'field', 'seat-paper-0', 'seat-paper-1', 'ground', 'paper']],
  ['faded', ['page', 'panel', 'panel-deep', 'field', 'seat-paper-0', 'seat-paper-1']],
  ['on-ink', ['ink', 'ink-hover']],
  ['on-seat', ['seat-0', 'seat-1', 'warning-fill']],
  ['warning', ['panel', 'field']],
];
/** Colours of signs and edges that must be visible, each with its grounds. */
const SIGNS: readonly (readonly [string, readonly string[]])[] = [
  ['focus', ['page', 'panel', 'field']],
  ['field-edge', ['field']],
  ['here', ['panel-deep']],
  ['past', ['panel']],
  ['analysis', ['panel']],
];

describe.each([
  ['light', LIGHT],
  ['light with colours for all', SAFE],
  ['dark', DARK],
  ['dark with colours for all', DARK_SAFE],
] as const)('the %s page', (_name, colours) => {
  it.each(TEXTS)('has legible text in %s', (text, grounds) => {
    for (const ground of grounds) expect(contrast(colours, text, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGNS)('shows signs in %s', (sign, grounds) => {
    for (const ground of grounds) expect(contrast(colours, sign, ground), ground).toBeGreaterThanOrEqual(3);
  });
});

it('maps and cards on the dark page look as on the light one', () => {
  for (const name of ['ink', 'paper', 'paper-deep', 'line', 'legal', 'focus'])
    expect(PAPERS.get(name), name).toBe(LIGHT.get(name));
});

it('menus and lists on the dark map are as dark as the page, and legible where something may be chosen', () => {
  for (const name of ['ink', 'paper', 'paper-deep', 'line', 'legal', 'lit', 'focus', 'warning'])
    expect(MENUS.get(name), name).toBe(DARK.get(name));
  for (const ground of ['paper', 'paper-deep', 'choice'])
    expect(contrast(MENUS, 'ink', ground), ground).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['light', palette(':root')],
  ['dark', palette(':root', ':root[data-theme="dark"] :is(.map-view, .card-face, .card-back)')],
] as const)('the map of the %s page rings what may be chosen in a rim that shows on its ground', (_name, colours) => {
  for (const ground of ['ground', 'paper', 'glow'])
    expect(contrast(colours, 'rim', ground), ground).toBeGreaterThanOrEqual(3);
});

/** The table of colours in docs/design.md: a token, its colours, its grounds, and the least contrast on them. */
const DESIGN = readFileSync(new URL('../../../docs/design.md', import.meta.url), 'utf8');
const TOKENS = [
  ...DESIGN.matchAll(/^\| `([\w-]+)` \| `(#[0-9a-f]{6})` \| `(#[0-9a-f]{6})` \| (.+) \| ([\d.]+) \| ([\d.]+) \|$/gm),
].map(([, token = '', light = '', dark = '', grounds = '', ...least]) => ({
  ...{ token, light, dark, least },
  grounds: [...grounds.matchAll(/`([\w-]+)`/g)].map(([, ground = '']) => ground),
}));

it('docs/design.md names every colour of texts and signs', () => {
  expect(TOKENS.map(({ token, grounds }) => [token, grounds])).toEqual(expect.arrayContaining([...SIGNS]));
  expect(TOKENS.map(({ token }) => token)).toEqual([...TEXTS, ...SIGNS].map(([token]) => token));
});

it.each(TOKENS)('docs/design.md gives the colours and the least contrast of $token', (given) => {
  const { token, light, dark, grounds, least } = given;
  expect([LIGHT.get(token), DARK.get(token)]).toEqual([light, dark]);
  const measured = [LIGHT, DARK].map((colours) =>
    Math.min(...grounds.map((ground) => contrast(colours, token, ground))).toFixed(1),
  );
  expect(measured).toEqual(least);
});
