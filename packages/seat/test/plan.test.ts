import type { Entry } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { Plan, play } from '../src/index.ts';

const own = (choice: string, more: object = {}): Entry => ({ who: 'red', choice, ...more });
const STEPS = ['march keep', 'take guard', 'done'];

/** A plan of Red after these entries of its first choice. */
function after(...entries: readonly Entry[]): Plan {
  const plan = new Plan('red', STEPS);
  plan.took(entries);
  return plan;
}

describe('a plan', () => {
  it('goes on to its end while only its seat makes entries', () => {
    const asked: string[] = [];
    const plan = new Plan('red', STEPS);
    const refusal = play(plan, (choice) => {
      asked.push(choice);
      return { ok: true, entries: [own(choice)] };
    });
    expect([refusal, asked, plan.made, plan.left]).toEqual([undefined, STEPS, 3, []]);
  });

  it('counts a lone answer that the table has taken as made, if it is the next choice of the plan', () => {
    expect(after(own('march keep'), own('take guard', { auto: true })).next).toBe('done');
    expect(after(own('march keep'), own('rest', { auto: true })).next).toBe('take guard');
  });

  it('stops where the other seat has made an entry, even an automatic one', () => {
    const plan = after(
      own('march keep'),
      { who: 'blue', choice: 'pass', auto: true },
      own('take guard', { auto: true }),
    );
    expect([plan.next, plan.made, plan.left]).toEqual([undefined, 2, ['done']]);
  });

  it('stops where chance has made an entry', () => {
    const plan = after(own('march keep'), { who: 'chance', choice: 'roll 3' });
    expect([plan.next, plan.left]).toEqual([undefined, ['take guard', 'done']]);
  });

  it('stops where an entry of its own has revealed something', () => {
    expect(after(own('march keep', { reveals: true })).next).toBeUndefined();
  });

  it('is refused as a whole if its first choice is refused, and ends before a later one that is', () => {
    const listed = (...choices: readonly string[]) => {
      const plan = new Plan('red', STEPS);
      const refusal = play(plan, (choice) =>
        choices.includes(choice) ? { ok: true, entries: [own(choice)] } : { ok: false, code: 'not_in_list' },
      );
      return [refusal, plan.made];
    };
    expect(listed('take guard')).toEqual([{ ok: false, code: 'not_in_list' }, 0]);
    expect(listed('march keep', 'done')).toEqual([undefined, 1]);
  });

  it('counts the choice that was made, however it was written', () => {
    expect(after(own('march   keep')).next).toBe('take guard');
  });
});
