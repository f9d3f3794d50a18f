import { describe, expect, it } from 'vitest';
import { skirmish } from '../../flow/test/skirmish/index.ts';
import { type Lesson, LessonRun } from '../src/index.ts';

// A lesson of Skirmish: Blue marches from the camp to the mill, past a guard who might intercept.

const MARCH = ['march camp', 'take blue-guard', 'done', 'move mill', 'stop'];

const LESSON: Lesson = {
  id: 'to-the-mill',
  seat: 'blue',
  scenario: 'long-day',
  position: ['at farm red-guard', 'running game.first', 'running activation.order side=blue'].join('\n'),
  steps: [
    { name: 'read' },
    {
      name: 'march',
      job: {
        ways: [MARCH],
        leads: ['take *'],
        wrong: [
          ['move *', 'not-there'],
          ['*', 'march'],
        ],
      },
      after: ['red decline', 'red rest', 'chance draw ambush-1', 'chance draw guides-1'],
    },
    { name: 'end' },
  ],
};

/** The lesson at its march. */
function atMarch(): LessonRun<ReturnType<typeof skirmish.blank>, unknown, unknown> {
  const run = new LessonRun(skirmish, LESSON);
  run.skip();
  return run;
}

describe('a plan of several choices', () => {
  it('is made as one', () => {
    const run = atMarch();
    expect(run.choose(MARCH.slice(0, 3))).toEqual({ is: 'made' });
    expect(run.made).toEqual(MARCH.slice(0, 3));
  });

  it('with a wrong choice in it changes nothing, not even by the choices before that one', () => {
    const run = atMarch();
    expect(run.choose(['march camp', 'take blue-guard', 'done', 'move wood'])).toEqual({
      is: 'wrong',
      answer: 'not-there',
    });
    expect([run.made, run.table.journal.length]).toEqual([[], 0]);
    run.choose(['march camp']);
    expect(run.choose(['take blue-guard', 'done', 'move wood'])).toMatchObject({ is: 'wrong' });
    expect(run.made).toEqual(['march camp']);
  });

  it('with a choice that the rules refuse changes nothing either', () => {
    const run = atMarch();
    expect(run.choose(['march camp', 'move mill'])).toEqual({ is: 'refused', code: 'not_in_list' });
    expect(run.made).toEqual([]);
  });

  it('stops where the other side has chosen', () => {
    const run = atMarch();
    expect(run.choose(MARCH)).toEqual({ is: 'made' });
    expect([run.made, run.step?.name]).toEqual([MARCH.slice(0, 4), 'march']);
    expect(run.table.journal.at(-1)).toMatchObject({ who: 'red', choice: 'decline' });
    expect(run.choose(['stop'])).toEqual({ is: 'made' });
    expect(run.step?.name).toBe('end');
  });

  it('stops where the job is done: what is left of it is not made', () => {
    const run = atMarch();
    run.choose(MARCH.slice(0, 4));
    expect(run.choose(['stop', 'bid 1'])).toEqual({ is: 'made' });
    expect([run.step?.name, run.made]).toEqual(['end', []]);
  });
});

describe('the reader', () => {
  it('goes back to the beginning of a step, and to the step before', () => {
    const run = atMarch();
    run.choose(MARCH);
    run.restart();
    expect([run.at, run.made]).toEqual([1, []]);
    run.back();
    expect(run.step?.name).toBe('read');
    run.back();
    expect(run.at).toBe(0);
  });

  it('goes to any step, of which those before are played as shown', () => {
    const run = new LessonRun(skirmish, LESSON);
    run.goTo(2);
    expect([run.step?.name, run.since]).toEqual(['end', 0]);
    expect(run.table.journal.map(({ who }) => who)).toContain('red');
    run.goTo(9);
    expect([run.step, run.at]).toEqual([undefined, 3]);
    run.goTo(-1);
    expect([run.at, run.table.journal]).toEqual([0, []]);
  });
});
