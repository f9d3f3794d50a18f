import { describe, expect, test } from 'vitest';
import { changed, changesOf, type Kind } from '../src/mutants/changes.ts';
import { drawn, equivalents, foundAgain, isListed } from '../src/mutants/draw.ts';
import { functionsOf } from '../src/mutants/functions.ts';
import { isEnough, reportOn, type Tried, type Verdict } from '../src/mutants/report.ts';

const FILE = 'packages/flow/src/march.ts';

/** The results of each single change of one kind in a piece of code. */
const becomes = (kind: Kind, code: string): string[] =>
  changesOf(FILE, code)
    .filter((each) => each.kind === kind)
    .map((each) => changed(code, each));

describe('a mutant', () => {
  test.each<[Kind, string, string[]]>([
    ['comparison', 'a < b', ['a >= b']],
    ['comparison', 'a === b', ['a !== b']],
    ['comparison', 'const f = <T>(a: T): boolean => a >= b', ['const f = <T>(a: T): boolean => a < b']],
    ['bound', 'a < b; c >= d; e === f', ['a <= b; c >= d; e === f', 'a < b; c > d; e === f']],
    ['condition', 'a && b', ['a', 'b']],
    ['condition', 'if (a) b = 1', ['if (!(a)) b = 1', 'if (true) b = 1']],
    ['condition', 'c = a > 1 ? 2 : 3', []],
    ['and-or', 'a && b || c', ['a && b && c', 'a || b || c']],
    ['and-or', 'a ?? b', []],
    ['side', 'f(BRITISH, x.FRENCH)', ['f(FRENCH, x.FRENCH)']],
    ['side', 'f(enemyOf(of))', ['f(of)']],
    ['side', 'const { BRITISH } = a', []],
    ['side', 'f(BRITISH)', []],
    ['side', 'constructor(toString)', []],
    ['condition', 'if (explaining()) f()', ['if (!(explaining())) f()']],
    ['call', 'settle(g); const a = b();', ['undefined; const a = b();']],
    ['call', 'f.say?.(1)', ['undefined']],
    ['call', 'invariant(a, b)', []],
    ['figure', 'a = 3', ['a = 4', 'a = 2']],
    ['figure', 'a = 0', ['a = 1']],
    ['figure', 'let a: 3 | 4 = b as 3', []],
    ['rule', "f('7.62'); g('8.1')", ["f('8.1'); g('8.1')", "f('7.62'); g('7.62')"]],
    [
      'key',
      "say('lost'); say('won'); to('lost')",
      ["say('won'); say('won'); to('lost')", "say('lost'); say('lost'); to('lost')"],
    ],
    ['key', "import a from 'one'; import b from 'two'", []],
  ])('%s: %s', (kind, code, expected) => {
    expect(becomes(kind, code)).toEqual(expect.arrayContaining(expected));
    expect(becomes(kind, code)).toHaveLength(expected.length);
  });

  test('leaves guards against the impossible alone', () => {
    expect(changesOf(FILE, 'invariant(a < 3 && b, () => `x`)')).toEqual([]);
  });
});

test('names of functions do not depend on line numbers', () => {
  const code = `
    const isWorthy = (a: number): boolean => [a].some((each) => each > 1);
    Battle.define({ join(g) {}, relief: ask({ list: () => 1 }) });
    class Table { undo() {} }`;
  expect(functionsOf(FILE, code).map(({ name }) => name)).toEqual([
    'isWorthy',
    'isWorthy/1',
    'Battle.join',
    'Battle.relief.list',
    'Table.undo',
  ]);
});

describe('the selection', () => {
  const draw = (seed: number) => drawn({ seed, count: 40, within: '/src/s', of: '' }, () => true);

  test('is the same for the same seed, different for another, and half in the rules', () => {
    const mutants = draw(7);
    expect(mutants).toEqual(draw(7));
    expect(mutants).not.toEqual(draw(8));
    expect(mutants).toHaveLength(40);
    expect(new Set(mutants.map(({ area }) => area)).size).toBe(6);
    expect(mutants.filter(({ area }) => area.endsWith('rules')).length).toBeGreaterThanOrEqual(20);
  });

  test('keeps to the files and functions named', () => {
    const mutants = drawn({ seed: 7, count: 9, within: 'dice/src/dice', of: 'outcomeAt' }, () => true);
    expect(mutants.length).toBeGreaterThan(2);
    for (const mutant of mutants) {
      expect(mutant).toMatchObject({ file: 'packages/dice/src/dice.ts', function: 'outcomeAt', area: 'dice' });
    }
  });

  test('can be found again, each in its file and place', () => {
    for (const mutant of draw(7)) {
      expect(foundAgain(mutant)).toMatchObject({ start: mutant.start, function: mutant.function, to: mutant.to });
    }
  });
});

describe('the report', () => {
  const [mutant] = drawn({ seed: 1, count: 1, within: 'packages/flow', of: '' }, () => true);
  const tried = (verdict: Verdict, times: number): Tried[] => {
    if (mutant === undefined) throw new Error('nothing was drawn');
    return Array.from({ length: times }, () => ({ mutant, verdict }));
  };

  test('counts mutants that a test noticed, and those that did not end, as killed', () => {
    const all = [...tried('killed', 7), ...tried('timeout', 1), ...tried('alive', 1), ...tried('unreached', 1)];
    const report = reportOn([...all, ...tried('equivalent', 1)]);
    expect(report).toContain('| all | 11 | 8 | 1 | 2 | 1 | 1 | 0 | 80.0 % |');
    expect(report).toContain('alive');
  });

  test('accepts 95 in 100, and two survivors in an area', () => {
    expect(isEnough([...tried('killed', 38), ...tried('alive', 2)])).toBe(true);
    expect(isEnough([...tried('killed', 18), ...tried('alive', 2)])).toBe(false);
    expect(isEnough([...tried('killed', 97), ...tried('alive', 3)])).toBe(false);
    expect(isEnough([...tried('killed', 38), ...tried('unreached', 2), ...tried('equivalent', 9)])).toBe(true);
  });
});

test('an equivalent mutant excuses its own place only', () => {
  const [listed, ...more] = equivalents().filter((each) => each.function === 'outcomeAt');
  if (listed === undefined) throw new Error('none is listed');
  const bounds = [0, 1].map((nth) => ({ ...listed, nth, area: 'dice', start: 0 }));
  expect(more).toEqual([]);
  expect(bounds.map((each) => foundAgain(each) !== undefined)).toEqual([true, true]);
  expect(bounds.map((each) => isListed(each, equivalents()))).toEqual([true, false]);
});

test('each equivalent mutant names an existing function and change, and gives the reason', () => {
  for (const { why, ...entry } of equivalents()) {
    const { nth: _, ...change } = entry;
    expect(foundAgain(entry)).toMatchObject(change);
    expect(why).toMatch(/^[A-Z].{20,}\.$/);
  }
});
