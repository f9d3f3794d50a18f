import { describe, expect, it } from 'vitest';
import { lessonOf } from '../src/index.ts';
import { answerTo, does, judge } from '../src/judge.ts';
import type { Exercise } from '../src/lesson.ts';
import { matches } from '../src/pattern.ts';

describe('a pattern', () => {
  it.each([
    ['move albany', 'move albany', true],
    ['move albany', 'move oswego', false],
    ['move albany', 'move', false],
    ['move', 'move albany', false],
    ['*', 'move albany', true],
    ['*', 'stop', true],
    ['move *', 'move albany', true],
    ['move *', 'move', false],
    ['move *', 'move albany 2', false],
    ['move *', 'stop albany', false],
    ['move albany|oswego', 'move oswego', true],
    ['move albany|oswego', 'move albany', true],
    ['move albany|oswego', 'move niagara', false],
    ['pick|take british-*', 'take british-regulars-1', true],
    ['pick|take british-*', 'take french-regulars-1', false],
    ['take british-*', 'take british', false],
  ])('"%s" on the choice "%s": %s', (pattern, choice, is) => {
    expect(matches(pattern, choice)).toBe(is);
  });
});

const EXERCISE: Exercise = {
  solutions: [
    ['march camp', 'take guard', 'done'],
    ['march camp', 'take rangers', 'finish'],
  ],
  leads: ['look *'],
  does: ['rest|wait'],
  wrong: [
    ['move *', 'not-there'],
    ['stop', 'go-on'],
    ['*', 'march'],
  ],
};

describe('a choice at a step of a lesson', () => {
  it.each([
    ['done', 'doing'],
    ['finish', 'doing'],
    ['rest', 'doing'],
    ['wait', 'doing'],
    ['march camp', 'leading'],
    ['take rangers', 'leading'],
    ['look east', 'leading'],
  ])('"%s" is %s', (choice, is) => {
    expect(judge(EXERCISE, choice, 'march.muster')).toEqual({ is });
  });

  it.each([
    ['move mill', 'not-there'],
    ['stop', 'go-on'],
    ['take militia', 'march'],
  ])('"%s" is wrong, with the answer of the first pattern that it matches', (choice, answer) => {
    expect(judge(EXERCISE, choice, 'march.muster')).toEqual({ is: 'wrong', answer });
  });

  it('does the exercise only at its question, where it names one; elsewhere it leads on, or is wrong', () => {
    const there = { ...EXERCISE, where: 'march.next', solutions: [['stop', 'done', 'stop']] };
    expect(judge(there, 'stop', 'march.next')).toEqual({ is: 'doing' });
    expect(judge(there, 'stop', 'march.muster')).toEqual({ is: 'leading' });
    expect(judge(there, 'rest', 'march.muster')).toEqual({ is: 'wrong', answer: 'march' });
  });

  it('has an empty answer if no pattern matches it', () => {
    expect(answerTo({ solutions: [], wrong: [['stop', 'go-on']] }, 'rest')).toBe('');
    expect(does({ solutions: [], wrong: [] }, 'rest')).toBe(false);
  });
});

it('an example is a lesson whose steps only play, one for each stretch', () => {
  const example = {
    id: 'a',
    seat: 'blue',
    scenario: 'dusk',
    position: ['turn 2', 'first red'],
    plays: [['red rest'], ['blue rest']],
  };
  expect(lessonOf(example)).toEqual({
    ...{ id: 'a', seat: 'blue', scenario: 'dusk', position: 'turn 2\nfirst red' },
    steps: [
      { name: '1', after: ['red rest'] },
      { name: '2', after: ['blue rest'] },
    ],
  });
});
