/** All links in the documents have targets, how-to pages are short, and each figure has a source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/titles.ts';
import { ROOT } from '../stages.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The documents in a folder, with those below it. */
const documentsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => path.endsWith('.md') && !/(^|\/)(node_modules|dist)\//.test(path));

const top = readdirSync(ROOT).filter((path) => path.endsWith('.md'));
const DOCUMENTS = [...top, ...['docs', 'games', 'examples', 'packages', 'fixtures'].flatMap(documentsIn)];

/** The link targets in a document that are not in the project. */
function lostLinks(path: string, text: string): string[] {
  const prose = text.replaceAll(/^ {0,3}(`{3,})[^\n]*\n[\s\S]*?^ {0,3}\1$/gm, '').replaceAll(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to.replace(/#.*$/, ''));
  const own = links.filter((to) => to !== '' && !/^[a-z]+:/.test(to));
  return own.filter((to) => !existsSync(join(ROOT, dirname(path), to))).map((to) => `${path}: ${to}`);
}

/** The chapters of a page of figures that lack the line about how they were measured. */
const FACTS = /^> Command: .+\. Commit: .+\. Cores: .+\. Processor: .+\.$/m;
const chaptersWithoutFacts = (text: string): string[] =>
  text
    .split(/^## /m)
    .slice(1)
    .filter((chapter) => !FACTS.test(chapter))
    .map((chapter) => chapter.split('\n')[0] ?? '');

describe('the documents', () => {
  test('link only to files that exist', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(50);
    expect(DOCUMENTS.flatMap((path) => lostLinks(path, read(path)))).toEqual([]);
  });

  test.each(['docs/testing.md', 'docs/opponents.md'])('%s is how-to in under 1,200 words', (path) => {
    expect(read(path).split(/\s+/).length).toBeLessThan(1200);
  });

  test('say of each figure by which command, commit, cores and processor it was made', () => {
    const pages = documentsIn('docs/measured').filter((path) => !path.endsWith('README.md'));
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.filter((path) => !/^## /m.test(read(path)))).toEqual([]);
    expect(pages.flatMap((path) => chaptersWithoutFacts(read(path)))).toEqual([]);
  });

  test('list each page of figures', () => {
    const listed = read('docs/measured/README.md');
    const files = readdirSync(join(ROOT, 'docs/measured')).filter((name) => name !== 'README.md');
    expect(files.filter((name) => !listed.includes(`\`${name}\``) && !listed.includes(`(${name})`))).toEqual([]);
  });
});

test.each([
  ['a lost file', 'see [it](nowhere.md#there)', ['docs/x.md: nowhere.md']],
  ['a file that is there', 'see [it](testing.md), ![picture](pictures/architecture.svg)', []],
  ['an address, or code', 'see [it](https://example.org) and `[a](b)`', []],
])('a link to %s', (_what, text, lost) => {
  expect(lostLinks('docs/x.md', text)).toEqual(lost);
});

test('a figure without its line is seen', () => {
  expect(
    chaptersWithoutFacts('# A\n\n## One\n\n3 ms\n\n## Two\n\n> Command: a. Commit: b. Cores: c. Processor: d.\n'),
  ).toEqual(['One']);
});

/** The name of a title by the heading of its chapter. */
const slugOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');

test.each(TITLES)('the page of questions lists those of $rules.title', ({ rules }) => {
  const page = read('docs/queries.md');
  const chapter = page.split('\n## ').find((each) => slugOf(each.split('\n')[0] ?? '') === rules.title) ?? '';
  const cells = [...chapter.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(listed.toSorted()).toEqual(rules.queries.toSorted());
});
