import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARD_FACTS as BAYONETS_CARDS } from '@carillon/bayonets-tomahawks-rules/reference';
import { CARD_FACTS } from '@carillon/wilderness-war-rules/reference';
import { numbersIn } from '@carillon/workshop';
import { describe, expect, test } from 'vitest';
import {
  allClauses,
  allTags,
  COVERED,
  type Covered,
  clausesIn,
  gapsIn,
  rulesCoverage,
  tagsIn,
} from '../src/rules-coverage.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const covered = (name: string): Covered => {
  const found = COVERED.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no title is called ${name}`);
  return found;
};
const [WILDERNESS_WAR, BAYONETS] = [covered('Wilderness War'), covered('Bayonets & Tomahawks')];
const numbersOf = (of: Covered): string[] => allClauses(of).map(({ number }) => number);

describe.each(COVERED.map((of) => [of.name, of] as const))('the rules of %s', (_name, of) => {
  const clauses = allClauses(of);
  const tags = allTags(of);

  test('every clause has a test, and every test names an existing clause', () => {
    expect(gapsIn(clauses, tags)).toEqual({ untested: [], unknown: [] });
  });

  test('no clause occurs twice', () => {
    const numbers = numbersOf(of);
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
  });

  test('the document is current: npm run coverage writes it', () => {
    expect(readFileSync(join(ROOT, of.document), 'utf8')).toBe(rulesCoverage(clauses, tags, of));
  });
});

describe('the lists', () => {
  test.each([
    [WILDERNESS_WAR, 4, 14],
    [BAYONETS, 2, 18],
  ])('cover all chapters', (of, first, last) => {
    const chapters = new Set(numbersOf(of).map((number) => Number(number.split('.')[0])));
    for (let chapter = first; chapter <= last; chapter++) expect(chapters).toContain(chapter);
  });

  test('cover all cards of Wilderness War, by the first of each event', () => {
    const own = allClauses(WILDERNESS_WAR).filter(({ number }) => number.startsWith('#'));
    const named = own.flatMap(({ text }) => numbersIn(/\(([\d–, ]+)\):/.exec(text)?.[1] ?? ''));
    expect([...new Set(named)].sort((a, b) => a - b)).toEqual(CARD_FACTS.map(({ number }) => number));
    for (const { number, text } of own) {
      const [first] = numbersIn(/\(([\d–, ]+)\):/.exec(text)?.[1] ?? '');
      expect(number.replace(/[a-z]$/, ''), text).toBe(`#${first}`);
    }
  });

  test('cover all cards of Bayonets & Tomahawks, one by one', () => {
    const named = numbersOf(BAYONETS).filter((number) => number.startsWith('#'));
    expect(named).toEqual(BAYONETS_CARDS.map(({ number }) => `#${number}`));
  });
});

describe('matching clauses and tests', () => {
  const LIST = '# Rules\n\n## 6 Movement\n\n- **6.1a** One.\n- **6.1b** Two.\nText.\n- **4.0 B.3** Three.\n';
  const CODE = `// [9.9]
it('[6.1a] [4.0 B.3] goes', () => {});
const title = \`[7.1] \${x} [6.1]\`;`;

  test('clauses are read with their chapter', () => {
    expect(clausesIn(LIST)).toEqual([
      { number: '6.1a', text: 'One.', chapter: '6 Movement' },
      { number: '6.1b', text: 'Two.', chapter: '6 Movement' },
      { number: '4.0 B.3', text: 'Three.', chapter: '6 Movement' },
    ]);
  });

  test('tags are read from texts, not from comments', () => {
    expect(tagsIn('a.test.ts', CODE).map(({ number }) => number)).toEqual(['6.1a', '4.0 B.3', '7.1', '6.1']);
  });

  test('a tag without its letter proves no clause, and an unknown one is found', () => {
    const { untested, unknown } = gapsIn(clausesIn(LIST), tagsIn('a.test.ts', CODE));
    expect(untested).toEqual(['6.1b']);
    expect(unknown).toEqual([{ number: '7.1', file: 'a.test.ts' }]);
  });
});
