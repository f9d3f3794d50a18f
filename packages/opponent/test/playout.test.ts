import { Choices, type Seat } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { worthOfEnding } from '../src/ending.ts';
import { best, Mean } from '../src/playout.ts';
import { Script } from '../src/script.ts';
import { always, chanceOf, ford, numbers, planOf, playoutsAt, round, textsOf } from './fords/brain.ts';
import { after, begun, flow, NORTH, SOUTH, view } from './fords/rules.ts';

// Turns of Fords. A crossing at the upper ford wins five points with a five or six.

const UPPER = { upper: { prize: 5, needs: 5 } };
const [FIVE, ONE] = [4, 0];
const pressing = { ...ford, policy: () => always('press') };
/** The seat that has its turn first, and the worth of its points to North. */
const EACH: readonly (readonly [name: string, seat: Seat, sign: number])[] = [
  ['north', NORTH, 1],
  ['south', SOUTH, -1],
];

describe.each(EACH)('a turn of %s', (_name, seat, sign) => {
  const start = begun({ rounds: 2, first: seat === NORTH ? NORTH : SOUTH, fords: UPPER });

  it('follows its plan as far as possible, then the policy, up to the next turn', () => {
    const random = numbers(FIVE);
    const playouts = playoutsAt(start, seat, { brain: pressing, random });
    expect(playouts.play(planOf('cross upper'))).toBeCloseTo(chanceOf(6), 9);
    expect([playouts.made, playouts.isOver, playouts.end.points, random.left]).toEqual([1, false, 6 * sign, []]);
    expect(flow.who(playouts.end)).toBe(1 - seat);
  });

  it('is worth its gain to its seat, by an evaluation for the first seat', () => {
    const playouts = playoutsAt(start, seat);
    expect(playouts.play(planOf('dig'))).toBeCloseTo(chanceOf(1), 9);
    expect(playouts.playOn(1 - seat, planOf('dig'))).toBeCloseTo(0.5, 9);
  });

  it('is recorded: the choices of its seat, and not those of the other side', () => {
    const record = new Script();
    const playouts = playoutsAt(start, seat, { brain: pressing, random: numbers(FIVE) });
    playouts.play(planOf('cross upper'), record);
    expect(textsOf(record.rest)).toEqual(['cross upper', 'press']);
    const whole = new Script();
    const rounds = playoutsAt(start, seat, { brain: { ...round, policy: () => always('dig') } });
    rounds.play(undefined, whole);
    expect(textsOf(whole.rest)).toEqual(['dig', 'dig']);
  });

  it('of the enemy follows from where it ended, by the enemy’s plan, and is worth less', () => {
    const playouts = playoutsAt(start, seat, { brain: pressing, random: numbers(FIVE) });
    playouts.play(planOf('dig'));
    expect(playouts.playOn(1 - seat, planOf('cross upper', 'halt'))).toBeCloseTo(chanceOf(1 - 5), 9);
    expect([playouts.made, flow.who(playouts.end)]).toEqual([2, seat]);
  });

  it('always begins in the same position, whatever was played before', () => {
    const playouts = playoutsAt(start, seat);
    for (let i = 0; i < 3; i++) expect(playouts.play(planOf('dig'))).toBeCloseTo(chanceOf(1), 9);
  });

  it.each([
    [3, 'won'],
    [0, 'drawn'],
    [-3, 'lost'],
  ] as const)('that ends the game with %d points more is worth a game %s', (lead, ending) => {
    const last = begun({ first: seat === NORTH ? SOUTH : NORTH, points: (lead - 1) * sign, fords: UPPER });
    const playouts = playoutsAt(after(last, 'cross middle', 'roll 1'), seat);
    expect(playouts.play(planOf('dig'))).toBeCloseTo(worthOfEnding(ending, lead), 9);
    expect(playouts.isOver).toBe(true);
  });
});

it('a game that is over without a result is broken', () => {
  const rules = { ...ford.rules, result: () => undefined };
  const playouts = playoutsAt(after(begun({}), 'dig'), SOUTH, { brain: { ...ford, rules } });
  expect(() => playouts.play(planOf('dig'))).toThrow('over without a result');
});

describe('what is hidden', () => {
  it('is dealt again for each turn, so a guard that nobody sees stands at every ford in its turn', () => {
    const start = begun({ rounds: 2, fords: { upper: { prize: 5, needs: 1 } }, guards: { south: 'lower' } });
    const [AT_UPPER, AT_MIDDLE] = [0, 1];
    const random = numbers(AT_UPPER, ONE, AT_MIDDLE, ONE);
    const playouts = playoutsAt(start, NORTH, { brain: pressing, random });
    expect(playouts.play(planOf('cross upper'))).toBeCloseTo(chanceOf(0), 9);
    expect(playouts.play(planOf('cross upper'))).toBeCloseTo(chanceOf(6), 9);
    expect(random.left).toEqual([]);
  });

  it('stays as it is where the seat sees it', () => {
    const start = begun({
      rounds: 2,
      fords: { upper: { prize: 5, needs: 1 } },
      guards: { north: 'upper', south: 'lower' },
    });
    const playouts = playoutsAt(start, NORTH, { brain: pressing, random: numbers(1, ONE) });
    playouts.play(planOf('dig'));
    expect(playouts.playOn(SOUTH, planOf('cross upper'))).toBeCloseTo(chanceOf(1), 9);
  });
});

it('draws each outcome as often as its weight says', () => {
  const listed = new Choices();
  listed.times(3);
  listed.push(7);
  listed.times(1);
  listed.push(8);
  const playouts = playoutsAt(begun({}), NORTH, { random: numbers(0, 1, 2, 3) });
  expect([0, 1, 2, 3].map(() => playouts.draw(listed, 0))).toEqual([7, 7, 7, 8]);
  expect(playoutsAt(begun({}), NORTH, { random: numbers(5) }).below(6)).toBe(5);
});

it('an impossible draw is broken', () => {
  const listed = new Choices();
  listed.push(7);
  expect(() => playoutsAt(begun({}), NORTH, { random: { below: () => 1 } }).draw(listed, 0)).toThrow('do not add up');
});

describe('a question before the turns', () => {
  const digging = { ...round, policy: () => always('dig') };

  it('is played on to the end of the round that follows, by the same plan', () => {
    const start = begun({ rounds: 2, fords: { middle: { prize: 5, needs: 1 } }, bonus: 1, guards: 'asked' });
    const playouts = playoutsAt(start, NORTH, { brain: digging, random: numbers(ONE) });
    const record = new Script();
    playouts.play(planOf('post upper', 'wary', 'cross middle', 'press'), record);
    expect([playouts.made, playouts.end.round]).toEqual([2, 2]);
    expect(playouts.end.points).toBe(6 - 1 - 1);
    expect(textsOf(record.rest)).toEqual(['post upper', 'wary', 'cross middle', 'press']);
    expect(view(playouts.end, NORTH)).toMatchObject({ guard: { north: 'upper' } });
  });

  it('is played once where the game ends with it', () => {
    const playouts = playoutsAt(begun({ guards: 'asked' }), NORTH, { brain: digging });
    playouts.play(undefined);
    expect([playouts.made, playouts.isOver]).toEqual([1, true]);
  });

  it('other questions end with their round', () => {
    const playouts = playoutsAt(begun({ rounds: 3, bonus: 1 }), NORTH, { brain: digging });
    playouts.play(undefined);
    expect([playouts.made, playouts.end.round]).toEqual([1, 2]);
  });
});

it('the log of a turn is reported if it is wanted', () => {
  const playouts = playoutsAt(begun({ fords: UPPER }), NORTH, { brain: pressing, random: numbers(FIVE, FIVE) });
  const log: unknown[] = [];
  playouts.say = (entry) => log.push(entry);
  playouts.play(planOf('cross upper'));
  expect(log).toEqual([
    { type: 'marched', side: 'north', at: 'upper' },
    { type: 'crossed', side: 'north', at: 'upper', won: true },
    { type: 'pressed', side: 'north' },
  ]);
  playouts.say = undefined;
  playouts.play(planOf('cross upper'));
  expect(log).toHaveLength(3);
});

describe('means', () => {
  const meanOf = (...values: readonly number[]): Mean => {
    const mean = new Mean();
    for (const value of values) mean.add(value);
    return mean;
  };

  it('are 0 until something is added, and are passed on as count and sum', () => {
    expect([meanOf().value, meanOf(0.5, 1).value]).toEqual([0, 0.75]);
    expect(meanOf(0.5, 1).data).toEqual({ count: 2, sum: 1.5 });
  });

  it('rank the highest first, and of equals those that came first', () => {
    const all = [0.2, 0.9, 0.2, 0.5].map((value, i) => ({ i, mean: meanOf(value) }));
    expect(best(all, 4).map(({ i }) => i)).toEqual([1, 3, 0, 2]);
    expect(best(all, 2).map(({ i }) => i)).toEqual([1, 3]);
  });
});
