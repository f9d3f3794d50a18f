import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARD_FACTS } from '@carillon/wilderness-war-rules';
import { describe, expect, test } from 'vitest';
import { numbersIn } from '../src/cards-open.ts';
import { allClauses, allTags, clausesIn, gapsIn, rulesCoverage, tagsIn } from '../src/rules-coverage.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('the rules of Wilderness War', () => {
  const clauses = allClauses();
  const tags = allTags();

  test('every clause has a test, and every test names a clause that there is', () => {
    expect(gapsIn(clauses, tags)).toEqual({ untested: [], unknown: [] });
  });

  test('no clause stands there twice', () => {
    const numbers = clauses.map(({ number }) => number);
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
  });

  test('the list goes through all chapters', () => {
    const chapters = new Set(clauses.map(({ number }) => number.split('.')[0]));
    for (const chapter of [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]) expect(chapters).toContain(String(chapter));
  });

  test('the list goes through all cards', () => {
    const own = clauses.filter(({ number }) => number.startsWith('#'));
    const named = own.flatMap(({ text }) => numbersIn(/\(([\d–, ]+)\):/.exec(text)?.[1] ?? ''));
    expect([...new Set(named)].sort((a, b) => a - b)).toEqual(CARD_FACTS.map(({ number }) => number));
    for (const { number, text } of own) {
      const [first] = numbersIn(/\(([\d–, ]+)\):/.exec(text)?.[1] ?? '');
      expect(number.replace(/[a-z]$/, ''), text).toBe(`#${first}`);
    }
  });

  test('the document is what tools/src/rules-coverage.ts makes of them', () => {
    expect(readFileSync(join(ROOT, 'docs/rules-coverage.md'), 'utf8')).toBe(rulesCoverage(clauses, tags));
  });
});

describe('joining clauses and tests', () => {
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

  test('tags are read out of texts, not out of comments', () => {
    expect(tagsIn('a.test.ts', CODE).map(({ number }) => number)).toEqual(['6.1a', '4.0 B.3', '7.1', '6.1']);
  });

  test('a tag without its letter proves no clause, and one that nothing fits is found', () => {
    const { untested, unknown } = gapsIn(clausesIn(LIST), tagsIn('a.test.ts', CODE));
    expect(untested).toEqual(['6.1b']);
    expect(unknown).toEqual([{ number: '7.1', file: 'a.test.ts' }]);
  });
});
