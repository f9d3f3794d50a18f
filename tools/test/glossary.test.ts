/** docs/glossary.md defines each word once, and only words that the sources use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../stages.mjs';

/** The words that a glossary defines, in lower case and in its order: they are between pairs of stars. */
const wordsOf = (glossary: string): string[] =>
  [...glossary.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, word = '']) => word.toLowerCase());

/** The words that are defined more than once. */
const twice = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word, i) => words.indexOf(word) !== i)),
];

/** Whether a text uses a word, alone or in several forms: `game line`, `GameLine`, `gameLine`, `game-line`. */
const uses = (text: string, word: string): boolean =>
  new RegExp(`(?<![a-z])${word.replaceAll("'s ", "(?:’s|'s)? ").replaceAll(' ', '[ _-]?')}(?![a-z])`, 'i').test(text) ||
  new RegExp(`${inOne(word)}(?![a-z])`).test(text);

/** A word as a part of a longer name: `game line` in `openGameLine`. */
const inOne = (word: string): string =>
  word
    .split(' ')
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
    .join('');

const OURS = /^(?!.*(^|\/)(node_modules|dist|generated|texts)\/).*src\/.*\.tsx?$/;
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => OURS.test(path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'));

describe('the glossary', () => {
  const words = wordsOf(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));

  test('defines each word once', () => {
    expect(words.length).toBeGreaterThan(70);
    expect(twice(words)).toEqual([]);
  });

  test('defines only words that a source uses', () => {
    const sources = ['packages', 'games', 'tools'].flatMap(sourcesIn);
    expect(sources.length).toBeGreaterThan(1000);
    expect(words.filter((word) => !sources.some((text) => uses(text, word)))).toEqual([]);
  });
});

test('a word that is defined twice is found, in any case', () => {
  expect(twice(wordsOf('- **Job**: a task. **Way**: a road.\n- **job**: another.\n'))).toEqual(['job']);
});

test.each([
  ['game line', 'openGameLine(line)', true],
  ['game line', 'the game-line of', true],
  ['game line', '// The line to a game line.', true],
  ['game line', 'gameLines', false],
  ['game line', 'the line of a game', false],
  ['line', 'outlined', false],
  ["observer's state", "/** The observer's state of the view. */", true],
])('whether %j is used in %j', (word, text, is) => {
  expect(uses(text, word)).toBe(is);
});
