import type { NamedPosition } from '@carillon/lessons';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../src/index.ts';

// The checks of lesson steps that can end badly: which positions pass, and the answer to the others.

type Check = (position: NamedPosition) => string | undefined;

/** The check of a step. */
function checkOf(id: string, step: string): Check {
  const exercise = LESSONS.find((lesson) => lesson.id === id)?.steps.find(({ name }) => name === step)?.exercise;
  if (exercise?.fails === undefined) throw new Error(`${id} checks nothing at ${step}`);
  return exercise.fails.check;
}

/** The steps of a lesson with a check. */
const checked = (id: string): readonly string[] =>
  (LESSONS.find((lesson) => lesson.id === id)?.steps ?? []).flatMap(({ name, exercise }) =>
    exercise?.fails === undefined ? [] : [name],
  );

const marching = (...force: readonly string[]): NamedPosition => ({
  stack: [
    { procedure: 'action-phase', locals: {} },
    { procedure: 'march', locals: { force } },
  ],
});

describe('the army of the first game', () => {
  const [step = ''] = checked('first-game');
  const check = checkOf('first-game', step);
  const ARMY = ['goreham', '40th-45th-47th', 'royal-artillery-1', 'commander-bradstreet'];

  it('is everybody but the second Brigade', () => {
    expect(check(marching(...ARMY))).toBeUndefined();
    expect(check(marching(...ARMY, '44th-48th'))).toBe('both');
    for (const without of ARMY) expect(check(marching(...ARMY.filter((each) => each !== without)))).toBe('few');
    expect(check({ stack: null })).toBe('few');
    expect(check({ stack: [{ procedure: 'raid', locals: { force: ARMY } }] })).toBe('few');
  });
});

describe('who crosses at Loyalhanna', () => {
  const check = checkOf('forts', 'cross');
  const there = { 'royal-artillery-3': 'loyalhanna', 'commander-bradstreet': 'loyalhanna', armstrong: 'rays-town' };

  it.each([
    [{}, undefined],
    [{ 'royal-artillery-3': 'rays-town' }, 'few'],
    [{ 'commander-bradstreet': 'rays-town' }, 'few'],
    [{ armstrong: 'loyalhanna' }, 'empty'],
  ])('with %j besides the gun, the Commander and those who stay: %s', (changed, answer) => {
    expect(check({ place: { ...there, ...changed } })).toBe(answer);
  });
});

it('a Raid brings enough from two points on', () => {
  const check = checkOf('nations', 'raid');
  const of = (french: number) => check({ raidPoints: { french, british: 3 } });
  expect([of(1), of(2), of(3), check({ raidPoints: {} })]).toEqual(['poor', undefined, undefined, 'poor']);
});

it('the Brigades of Louisbourg have stayed if both are there, and among those who stay', () => {
  const check = checkOf('year', 'louisbourg');
  const held = (places: object, staying: readonly string[]) =>
    check({ place: places as NamedPosition, stack: [{ procedure: 'winter-quarters', locals: { staying } }] } as never);
  const both = { '22nd-28th': 'louisbourg', '2nd-royal-american': 'louisbourg' };
  expect(held(both, Object.keys(both))).toBeUndefined();
  expect(held(both, ['22nd-28th'])).toBe('few');
  expect(held({ ...both, '22nd-28th': 'halifax' }, Object.keys(both))).toBe('few');
});
