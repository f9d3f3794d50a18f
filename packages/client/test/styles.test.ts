import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/**
 * The boards' classes that the page may name: those that it styles or makes room for, the one for screen readers, and
 * those that stay as light as paper in the dark theme.
 */
const SHARED = ['card', 'card-face', 'card-head', 'cards', 'menu', 'sheet-panel-body', 'tray', 'unseen'];

function rulesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  return files.map((path) => readFileSync(join(ROOT, folder, path), 'utf8').replace(/@import[^;]*;|\/\*.*?\*\//gs, ''));
}

function classesIn(folder: string): Set<string> {
  return new Set(
    rulesIn(folder)
      .join('\n')
      .match(/(?<=\.)[a-z][a-z0-9-]*(?=[^{}]*\{)/gi) ?? [],
  );
}

it('the page and the boards do not use the same class for different things', () => {
  const page = classesIn('packages/client/src');
  expect(page.size).toBeGreaterThan(50);
  for (const board of ['packages/board/src', 'games/wilderness-war/board/src']) {
    const shared = [...classesIn(board)].filter((name) => page.has(name) && !SHARED.includes(name));
    expect(shared).toEqual([]);
  }
});

/** Translucent colours that darken others, the same in every theme. */
const SHADES = ['rgb(51 41 28 / 6%)', 'rgb(40 28 10 / 40%)'];

it('the page takes the colours of texts and their grounds from those of its theme', () => {
  const literals = rulesIn('packages/client/src').flatMap((rules) => [
    ...rules.matchAll(/[\s;{](?:color|fill|background(?:-color|-image)?):[^;]*?(#[0-9a-f]{3,8}\b|rgba?\([^()]*\))/gi),
  ]);
  expect(literals.map(([, colour = '']) => colour).filter((colour) => !SHADES.includes(colour))).toEqual([]);
});

/** The selectors of a style sheet, without those of at-rules. */
const selectorsIn = (rules: string): readonly string[] =>
  [...rules.matchAll(/([^{};]+)\{/g)].flatMap(([, before = '']) =>
    before.trim().startsWith('@') ? [] : splitAt(before.trim(), ','),
  );

/** A selector's parts between these characters, outside of parentheses and brackets. */
function splitAt(selector: string, characters: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const each of selector.replace(/\s+/g, ' ')) {
    if ('(['.includes(each)) depth++;
    if (')]'.includes(each)) depth--;
    if (depth === 0 && characters.includes(each)) parts.push('');
    else parts[parts.length - 1] += each;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether the last part of a selector names a tag, a class, an attribute or an id: of `:is()`, all its last parts. */
function isNamed(selector: string): boolean {
  const last = splitAt(selector, ' >+~').at(-1) ?? '';
  const inner = /:(?:is|where)\((.*)\)/.exec(last)?.[1];
  if (/[.#[]|^[a-z]/.test(last.replace(/:[a-z-]+\(.*\)/g, ''))) return true;
  return inner !== undefined && splitAt(inner, ',').every(isNamed);
}

it('no rule makes browsers restyle the whole table when something is opened in it', () => {
  // If an ancestor has `:has()` and the last part has no name, browsers restyle everything below that ancestor.
  const broad = ['packages/client/src', 'packages/board/src', 'packages/wargame-board/src', 'games'].flatMap((folder) =>
    rulesIn(folder)
      .flatMap(selectorsIn)
      .filter((selector) => {
        const around = splitAt(selector, ' >+~').slice(0, -1);
        return around.some((part) => part.includes(':has(')) && !isNamed(selector);
      }),
  );
  expect(broad).toEqual([]);
});
