import { readFileSync } from 'node:fs';
import { TITLES } from '@carillon/titles';
import { describe, expect, test } from 'vitest';
import { clauseRules, marksIn, numbersIn, procedureNames, titlesIn } from '../src/rules-index/marks.ts';
import { idleIn, indexed, indexFile, missingIn, rulesIndex, untestedIn } from '../src/rules-index.ts';

describe.each(TITLES)('the index of the rules of $door.name', (title) => {
  const index = indexed(title);

  test('has every numbered paragraph of the rulebook in the code, or a reason why it needs no place', () => {
    expect(index.numbers.length).toBeGreaterThan(130);
    expect(missingIn(index)).toEqual([]);
  });

  test('has a test for each, or for each of its parts', () => {
    expect(untestedIn(index)).toEqual([]);
    expect(untestedIn({ ...index, tests: new Map() }).length).toBeGreaterThan(50);
  });

  test('links a test beside each paragraph that has a place', () => {
    const rows = rulesIndex(index).matchAll(/^\| ([\d.]+) \| (.*) \| (.*) \| (.*) \| .* \|$/gm);
    const bare = [...rows].filter(
      ([, , steps, queries, tests]) => `${steps}${queries}`.includes('](') && !tests?.includes(']('),
    );
    expect(bare.map(([, rule]) => rule)).toEqual([]);
  });

  test('gives no reason for a paragraph that has a place', () => {
    expect(idleIn(index)).toEqual([]);
  });

  test('is current: npm run rules-index writes it', () => {
    expect(readFileSync(indexFile(index), 'utf8')).toBe(rulesIndex(index));
  });
});

const KNOWN = new Set(['5.3', '5.31', '5.32', '5.33', '6.1', '10.2', '10.2.1']);

describe('a rule number', () => {
  test.each([
    ['5.32 One force under a leader', ['5.32']],
    ['5.31b, and 10.2.1.', ['5.31', '10.2.1']],
    ['5.31–5.33 Activation', ['5.31', '5.33', '5.32']],
    ['5.40 is no rule, nor is card #5.3, nor 15.3', []],
  ])('is found in "%s"', (text, rules) => {
    expect(numbersIn(text, KNOWN)).toEqual(rules);
  });

  const rulebook = {
    known: KNOWN,
    procedures: procedureNames(["export const March = flow.procedure('march', {});"]),
    clauses: clauseRules("export const CLAUSES = clauses({\n  own: '5.31',\n});"),
  };
  const places = (code: string): string[] =>
    marksIn('procedures/chapter.ts', code, rulebook).map(({ rule, kind, name }) => `${rule} ${kind} ${name}`);

  test('belongs to the step or function that follows or contains it', () => {
    const code = `
      /** 5.32 Who may go. */
      export const mayGo = (g) => g.ready;
      March.define({
        // 6.1 Onward.
        onward: (g) => undefined,
        arrive(g) {
          // 10.2 Whoever is there.
        },
      });`;
    expect(places(code)).toEqual(['5.32 query mayGo', '6.1 step march.onward', '10.2 step march.arrive']);
  });

  test('is that of the question that a step asks, and of the clauses that decide there', () => {
    const code = `
      March.define({
        next: March.ask({ rule: (g) => (g.met ? '5.32' : '5.33'),
          list: (g) => met(CLAUSES.own, g.own) }),
      });`;
    expect(places(code)).toEqual(['5.32 step march.next', '5.33 step march.next', '5.31 step march.next']);
  });

  test('is carried out where a comment begins with it, and only applied where a comment names it later', () => {
    const code = `
      /** 5.31, 5.32 Who may go. */
      export const mayGo = (g) => g.ready;
      /** Whoever is left (5.32). */
      export const left = (g) => g.left;`;
    const heads = marksIn('query/go.ts', code, rulebook).map(({ rule, name, heads }) => [rule, name, heads].join(' '));
    expect(heads).toEqual(['5.31 mayGo true', '5.32 mayGo true', '5.32 left false']);
  });

  test('at the head of a file belongs to the file', () => {
    expect(places('// 6.1 Movement\n\nconst a = 1;')).toEqual(['6.1 step ']);
  });

  test('comes from the titles of tests, and not from data', () => {
    expect(titlesIn('a.test.ts', "it('[5.31] a force moves (6.1)', () => of('10.2'));", KNOWN)).toEqual([
      '5.31',
      '6.1',
    ]);
  });
});
