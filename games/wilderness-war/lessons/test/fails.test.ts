import type { NamedPosition } from '@carillon/lessons';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../src/index.ts';

// The checks of lesson steps that can end badly: which positions pass, and the answer to the others.

type Check = (position: NamedPosition) => string | undefined;

/** The checks of a lesson, by the names of its steps. */
function checksOf(id: string): ReadonlyMap<string, Check> {
  const steps = LESSONS.find((lesson) => lesson.id === id)?.steps ?? [];
  return new Map(
    steps.flatMap(({ name, exercise }) =>
      exercise?.fails === undefined ? [] : [[name, exercise.fails.check] as const],
    ),
  );
}

/** The only check of a lesson that answers this. */
function checkWith(id: string, answer: string): Check {
  const steps = LESSONS.find((lesson) => lesson.id === id)?.steps ?? [];
  const found = steps.flatMap(({ exercise }) =>
    exercise?.fails?.answers.includes(answer) === true ? [exercise.fails.check] : [],
  );
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} steps of ${id} answer ${answer}`);
  return only;
}

const force = (procedure: string, count: number): NamedPosition => ({
  stack: [
    { procedure: 'activation', locals: {} },
    { procedure, locals: { force: Array.from({ length: count }, (_, i) => `piece-${i}`) } },
  ],
});

describe('a force is large enough', () => {
  it.each([
    ['first-game', 'march', 6],
    ['battle', 'march', 6],
    ['command', 'march', 8],
    ['interception', 'avoid', 6],
    ['sea', 'march', 6],
  ])('in the lesson %s, on its %s, from %d pieces on', (id, procedure, least) => {
    const check = checkWith(id, 'few');
    expect(check(force(procedure, least))).toBeUndefined();
    expect(check(force(procedure, least + 1))).toBeUndefined();
    expect(check(force(procedure, least - 1))).toBe('few');
    expect(check(force('retreat', least))).toBeDefined();
    expect(check({ stack: null })).toBeDefined();
  });

  it('in the first game it is nobody, if nobody marches', () => {
    const check = checkWith('first-game', 'few');
    expect([check(force('march', 0)), check(force('march', 1))]).toEqual(['nobody', 'few']);
  });
});

describe('the units that go into winter quarters', () => {
  const check = checkWith('winter', 'many');
  /** Montcalm in a space, and a number of units left at Ticonderoga. */
  const wintering = (montcalm: string, left: number): NamedPosition => ({
    place: {
      montcalm,
      bougainville: 'ticonderoga',
      ...Object.fromEntries(Array.from({ length: left }, (_, i) => [`french-regular-${i}`, 'ticonderoga'])),
      'french-regular-9': 'montreal',
    },
  });

  it.each([
    ['montreal', 4, undefined],
    ['montreal', 1, undefined],
    ['montreal', 5, 'many'],
    ['montreal', 0, 'nobody'],
    ['oswegatchie', 4, 'where'],
  ])('with Montcalm at %s, %d units stay at Ticonderoga: %s', (where, left, answer) => {
    expect(check(wintering(where, left))).toBe(answer);
  });
});

it.each([
  [5, undefined],
  [6, undefined],
  [4, 'few'],
])('with Montcalm, %d units are enough at Hudson Carry North: %s', (count, answer) => {
  const units = Array.from({ length: count }, (_, i) => [`french-regular-${i}`, 'hudson-carry-north'] as const);
  const others = {
    montcalm: 'hudson-carry-north',
    'northern-provincial-10': 'hudson-carry-north',
    'french-regular-9': 'montreal',
  };
  expect(checkWith('plan-french', 'few')({ place: { ...others, ...Object.fromEntries(units) } })).toBe(answer);
});

it('every check passes or answers with one of its answers, whatever the position', () => {
  for (const lesson of LESSONS)
    for (const [name, check] of checksOf(lesson.id)) {
      const answers = lesson.steps.find((step) => step.name === name)?.exercise?.fails?.answers ?? [];
      const answer = check({ stack: [], place: {}, works: {} });
      expect([undefined, ...answers], `${lesson.id} ${name}`).toContain(answer);
    }
});
