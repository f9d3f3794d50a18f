import { describe, expect, test } from 'vitest';
import { noticedBy, type Trial } from '../src/mutants/attempt.ts';
import { changed, changesOf, type Kind } from '../src/mutants/changes.ts';
import { AREAS, drawn, equivalents, filesIn, foundAgain, isListed } from '../src/mutants/draw.ts';
import { functionsOf } from '../src/mutants/functions.ts';
import { isEnough, pooled, reportOn, type Tried, type Verdict } from '../src/mutants/report.ts';
import { importedBy, sources } from '../src/mutants/sources.ts';

const FILE = 'packages/flow/src/march.ts';

/** The results of all single changes of one kind in a piece of code. */
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

test('a file is known to import every package of a title', () => {
  const imported = importedBy();
  expect(imported('games/titles.ts')).toContain('packages/wargame-board/src/index.ts');
  for (const title of ['wilderness-war', 'bayonets-tomahawks']) {
    expect(imported('games/brains.ts')).toContain(`games/${title}/bots/src/evaluation.ts`);
    expect(imported('games/lessons.ts')).toContain(`games/${title}/lessons/src/course/battle.ts`);
    expect(imported('games/workers.ts')).toContain(`games/${title}/host/src/engine.ts`);
  }
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
  const draw = (seed: number) => drawn({ seed, count: 40, within: '/src/s', of: '', areas: [] }, () => true);

  test('is the same for the same seed, different for another, and two in five in the rules', () => {
    const mutants = draw(7);
    expect(mutants).toEqual(draw(7));
    expect(mutants).not.toEqual(draw(8));
    expect(mutants).toHaveLength(40);
    expect(mutants.filter(({ area }) => area.endsWith('rules')).length).toBeGreaterThanOrEqual(16);
  });

  test('comes from every package, and each file belongs to one area', () => {
    const areas = sources().map((file) => AREAS.filter(({ files }) => files.test(file)));
    expect(areas.filter((own) => own.length !== 1)).toEqual([]);
    expect(new Set(areas.flat())).toEqual(new Set(AREAS));
    expect(AREAS.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  test('keeps to the files and functions named', () => {
    const mutants = drawn({ seed: 7, count: 9, within: 'dice/src/dice', of: 'outcomeAt', areas: [] }, () => true);
    expect(mutants.length).toBeGreaterThan(2);
    for (const mutant of mutants) {
      expect(mutant).toMatchObject({ file: 'packages/dice/src/dice.ts', function: 'outcomeAt', area: 'flow' });
    }
  });

  test('keeps to the areas named, with their shares', () => {
    const mutants = drawn({ seed: 7, count: 10, within: '', of: '', areas: ['opponent', 'lessons'] }, () => true);
    const numbers = ['opponent', 'lessons'].map((name) => mutants.filter(({ area }) => area === name).length);
    expect(numbers).toEqual([6, 4]);
    const files = filesIn({ within: 'packages/', areas: ['opponent', 'lessons'] });
    expect(files).toContain('packages/opponent/src/plans.ts');
    expect(files.every((file) => /^packages\/(opponent|lessons)\//.test(file))).toBe(true);
  });

  test('can be found again, each in its file and place', () => {
    for (const mutant of draw(7)) {
      expect(foundAgain(mutant)).toMatchObject({ start: mutant.start, function: mutant.function, to: mutant.to });
    }
  });
});

describe('the report', () => {
  const [mutant] = drawn({ seed: 1, count: 1, within: 'packages/flow', of: '', areas: [] }, () => true);
  const tried = (verdict: Verdict, times: number, area = 'flow'): Tried[] => {
    if (mutant === undefined) throw new Error('nothing was drawn');
    return Array.from({ length: times }, () => ({ mutant: { ...mutant, area }, verdict }));
  };

  test('counts mutants that a test noticed, and those that did not end, as killed', () => {
    const all = [...tried('killed', 7), ...tried('timeout', 1), ...tried('alive', 1), ...tried('unreached', 1)];
    const report = reportOn([...all, ...tried('equivalent', 1)]);
    expect(report).toContain('| flow | 11 | 8 | 1 | 2 | 1 | 1 | 0 | 80.0 % |');
    expect(report).toContain('| together: rules and flow | 11 | 8 | 1 | 2 | 1 | 1 | 0 | 80.0 % | 95 % |');
    expect(report).toContain('alive');
  });

  test('holds rules and flow together to 95 in 100', () => {
    const rules = 'wilderness-war rules';
    expect(isEnough([...tried('killed', 38), ...tried('unreached', 2, rules), ...tried('equivalent', 9)])).toBe(true);
    expect(isEnough([...tried('killed', 19, rules), ...tried('alive', 1)])).toBe(true);
    expect(isEnough([...tried('killed', 18, rules), ...tried('alive', 1)])).toBe(false);
  });

  test.each(['server', 'client', 'boards', 'protocol'])('holds %s to 85 in 100, from ten mutants on', (area) => {
    const rest = tried('killed', 1);
    expect(isEnough([...rest, ...tried('killed', 17, area), ...tried('alive', 3, area)])).toBe(true);
    expect(isEnough([...rest, ...tried('killed', 16, area), ...tried('alive', 3, area)])).toBe(false);
    expect(isEnough([...rest, ...tried('killed', 7, area), ...tried('alive', 2, area)])).toBe(true);
    expect(isEnough([...rest, ...tried('killed', 8, area), ...tried('alive', 2, area)])).toBe(false);
  });

  test.each(['opponent', 'lessons', 'host', 'bots'])('only prints %s', (area) => {
    const all = tried('alive', 10, area);
    expect(isEnough(all)).toBe(true);
    expect(reportOn(all)).toContain(`| ${area} | 10 | 0 | 0 | 10 | 0 | 0 | 0 | 0.0 % |  |`);
  });

  test('of several seeds counts a mutant that two of them drew once', () => {
    const [one, other] = drawn({ seed: 1, count: 2, within: 'packages/flow', of: '', areas: [] }, () => true);
    if (one === undefined || other === undefined) throw new Error('two should have been drawn');
    const [first, second]: [Tried, Tried] = [
      { mutant: one, verdict: 'alive' },
      { mutant: other, verdict: 'killed' },
    ];
    expect(pooled([[first, second], [first]])).toEqual([first, second]);
  });
});

describe('a failure', () => {
  /** Test files that fail a number of times, and then pass. */
  const failing = (times: Readonly<Record<string, number>>): { readonly trial: Trial; readonly runs: string[] } => {
    const left = new Map(Object.entries(times));
    const runs: string[] = [];
    const trial: Trial = async (tests) => {
      for (const test of tests) {
        runs.push(test);
        const still = left.get(test) ?? 0;
        left.set(test, still - 1);
        if (still > 0) return { test, failure: 'is unwell', late: false };
      }
      return undefined;
    };
    return { trial, runs };
  };

  test('counts if it comes twice in a row', async () => {
    const { trial, runs } = failing({ b: 2 });
    expect(await noticedBy(trial, ['a', 'b', 'c'])).toMatchObject({ test: 'b', failure: 'is unwell' });
    expect(runs).toEqual(['a', 'b', 'b']);
  });

  test('that passes on a second run is not a kill, and the remaining tests are run', async () => {
    const { trial, runs } = failing({ b: 1 });
    expect(await noticedBy(trial, ['a', 'b', 'c'])).toBeUndefined();
    expect(runs).toEqual(['a', 'b', 'b', 'c']);
    expect(await noticedBy(failing({ b: 1, d: 2 }).trial, ['a', 'b', 'c', 'd'])).toMatchObject({ test: 'd' });
  });

  test('before any test file runs counts at once', async () => {
    const hangs: Trial = async () => ({ test: 'between two tests', failure: 'does not end', late: true });
    expect(await noticedBy(hangs, ['a'])).toMatchObject({ late: true });
  });
});

test('an equivalent mutant excuses its own place only', () => {
  const [listed, ...more] = equivalents().filter((each) => each.function === 'outcomeAt');
  if (listed === undefined) throw new Error('none is listed');
  const bounds = [0, 1].map((nth) => ({ ...listed, nth, area: 'flow', start: 0 }));
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
