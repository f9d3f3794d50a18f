import { describe, expect, it } from 'vitest';
import { skirmish } from '../../flow/test/skirmish/index.ts';
import { type Lesson, LessonMisfit, LessonRun } from '../src/index.ts';
import type { Exercise, Step } from '../src/lesson.ts';

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
      exercise: {
        solutions: [MARCH],
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

  it('with a wrong choice changes nothing, not even by the choices before it', () => {
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

  it('stops where the exercise is done: what is left of it is not made', () => {
    const run = atMarch();
    run.choose(MARCH.slice(0, 4));
    expect(run.choose(['stop', 'bid 1'])).toEqual({ is: 'made' });
    expect([run.step?.name, run.made]).toEqual(['end', []]);
  });
});

/** A lesson of these steps, in the position of the first one unless another is given. */
const lessonWith = (steps: readonly Step[], position = LESSON.position): Lesson => ({ ...LESSON, position, steps });
const running = (steps: readonly Step[], position?: string) => new LessonRun(skirmish, lessonWith(steps, position));
it('a plan ends with the step whose exercise it completes, even if the next step would accept the rest', () => {
  const wrong: Exercise['wrong'] = [['*', 'march']];
  const run = running([
    { name: 'march', exercise: { solutions: [['march camp']], wrong } },
    { name: 'take', exercise: { solutions: [['take blue-guard']], wrong } },
  ]);
  expect(run.choose(['march camp', 'take blue-guard'])).toEqual({ is: 'made' });
  expect([run.step?.name, run.made]).toEqual(['take', []]);
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

  it('goes to any step; the steps before it are played as shown', () => {
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

const RESTING: Step = {
  name: 'rest',
  exercise: { solutions: [['rest']], wrong: [['*', 'rest']] },
  after: ['red rest', 'chance draw ambush-1', 'chance draw guides-1'],
};

describe('a step with an exercise', () => {
  it('waits for its choice; a choice at a step without one, or at the end, is refused', () => {
    const run = new LessonRun(skirmish, LESSON);
    expect(run.choose(['rest'])).toEqual({ is: 'refused', code: 'not_your_turn' });
    run.goTo(3);
    expect(run.choose(['rest'])).toEqual({ is: 'refused', code: 'not_your_turn' });
    run.skip();
    run.restart();
    expect(run.at).toBe(3);
  });

  it('is done with its last choice; what follows is played by the script', () => {
    const run = running([RESTING, { name: 'end' }]);
    expect(run.choose(['rest'])).toEqual({ is: 'made' });
    expect([run.step?.name, run.since]).toEqual(['end', 0]);
    expect(run.table.journal.map(({ who }) => who)).toEqual(['blue', 'red', 'chance', 'chance']);
  });

  it('begins again with an answer, if it fails after all', () => {
    const fails = {
      check: (position: { readonly supply?: unknown }) =>
        (position.supply as { readonly blue: number }).blue > 2 ? 'too-much' : undefined,
      answers: ['too-much'],
    };
    const run = running([
      { name: 'read' },
      { ...RESTING, exercise: { ...(RESTING.exercise as Exercise), fails } },
      { name: 'end' },
    ]);
    run.skip();
    expect(run.choose(['rest'])).toEqual({ is: 'wrong', answer: 'too-much' });
    expect([run.at, run.made, run.table.journal]).toEqual([1, [], []]);
    // The script of the step is complete again.
    const passes = running([
      { ...RESTING, exercise: { ...(RESTING.exercise as Exercise), fails: { ...fails, check: () => undefined } } },
    ]);
    expect(passes.choose(['rest'])).toEqual({ is: 'made' });
    expect(passes.at).toBe(1);
  });

  it('begins again with the answer to the choice after which nothing leads on', () => {
    const exercise: Exercise = {
      solutions: [['march camp', 'take blue-guard', 'done', 'move mill', 'move farm']],
      leads: ['move wood'],
      wrong: [
        ['move wood', 'wood'],
        ['*', 'march'],
      ],
    };
    const run = running([{ name: 'march', exercise }], 'running game.first\nrunning activation.order side=blue');
    run.choose(['march camp', 'take blue-guard', 'done']);
    expect(run.choose(['move wood'])).toEqual({ is: 'wrong', answer: 'wood' });
    expect([run.made, run.at]).toEqual([[], 0]);
  });

  it('counts no choice that the table has made by itself', () => {
    const run = atMarch();
    run.choose(MARCH.slice(0, 3));
    expect(run.made).toEqual(MARCH.slice(0, 3));
    expect(run.table.journal).toHaveLength(3);
  });
});

describe('a lesson that begins with a roll', () => {
  const DRAWS = ['running game.blueCard', 'running draw.card side=blue'].join('\n');
  const steps: readonly Step[] = [
    { name: 'read' },
    { name: 'draw', after: ['chance draw guides-1', 'chance draw ambush-1'] },
    { name: 'end' },
  ];

  it('rolls nothing before its script says so, and nothing again when it goes back', () => {
    const run = running(steps, DRAWS);
    expect(run.table.journal).toEqual([]);
    run.skip();
    expect(run.table.journal).toEqual([]);
    run.skip();
    expect(run.table.journal.map((entry) => 'choice' in entry && entry.choice)).toEqual([
      'draw guides-1',
      'draw ambush-1',
    ]);
    run.goTo(1);
    expect(run.table.journal).toEqual([]);
    run.goTo(2);
    expect(run.table.journal).toHaveLength(2);
  });
});

describe('a lesson that does not fit the rules', () => {
  const misfitOf = (work: () => unknown): LessonMisfit => {
    try {
      work();
    } catch (error) {
      if (error instanceof LessonMisfit) return error;
      throw error;
    }
    throw new Error('the lesson fits');
  };
  const exercise = (...way: readonly string[]): Exercise => ({ solutions: [way], wrong: [['*', 'no']] });
  const onlyStep = (step: Omit<Step, 'name'>, position?: string) => {
    const run = running([{ name: 'only', ...step }], position);
    return misfitOf(() => run.skip());
  };

  it('is named with its step', () => {
    const misfit = onlyStep({ exercise: exercise('rest'), after: ['red march mill'] });
    expect([misfit.lesson, misfit.step, misfit.name]).toEqual(['to-the-mill', 'only', 'LessonMisfit']);
    expect(misfit.message).toMatch(/^lesson to-the-mill, step only: /);
  });

  it('has no step if its position is wrong', () => {
    const misfit = misfitOf(() => running([{ name: 'only' }], 'weather fine'));
    expect(misfit.step).toBe('');
    expect(misfit.message).toMatch(/^lesson to-the-mill: .*weather/);
  });

  it.each([
    ['whose solution is not listed', { exercise: exercise('march mill') }, '"march mill" is refused'],
    [
      'whose solution is too short',
      { exercise: { solutions: [[]], wrong: [] } },
      'is not done after its first solution',
    ],
    [
      'whose solution goes on after the exercise is done',
      { ...RESTING, exercise: exercise('rest', 'rest') },
      'is done before "rest"',
    ],
    [
      'whose script has another choice',
      { exercise: exercise('rest'), after: ['red march mill'] },
      'the script says "red march mill"',
    ],
    [
      'whose script has another roll',
      { exercise: exercise('rest'), after: ['red rest', 'chance draw nothing'] },
      'asks chance',
    ],
    [
      'whose script ends before a roll',
      { exercise: exercise('rest'), after: ['red rest'] },
      'the script says "nothing more"',
    ],
    [
      'whose script lets a player choose a roll',
      { exercise: exercise('rest'), after: ['red rest', 'red draw ambush-1'] },
      'red draw ambush-1',
    ],
  ])('%s', (_what, step, message) => {
    expect(onlyStep(step).message).toContain(message);
  });

  it('whose reader has nothing to choose', () => {
    const position = 'running game.first\nrunning activation.order side=red';
    const misfit = misfitOf(() => running([{ name: 'read' }, RESTING], position).skip());
    expect(misfit.message).toBe('lesson to-the-mill, step rest: waits for a choice, but the reader has none');
    expect(misfitOf(() => running([RESTING], position)).message).toContain('waits for a choice');
  });

  it('names who is asked instead, and for what', () => {
    const { message } = onlyStep({ exercise: exercise('rest'), after: ['red march mill'] });
    expect(message).toMatch(/asks red rest, march keep, march farm|asks red rest, march farm, march keep/);
  });
});
