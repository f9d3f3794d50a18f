import { describe, expect, it } from 'vitest';
import { SentPlans } from '../../../../src/page/table/play/sent-plans.ts';

describe('what was sent at once', () => {
  it('is taken back at once, and then what was sent before it', () => {
    const plans = new SentPlans();
    plans.note(10, 16);
    plans.note(16, 17);
    expect(plans.last(17)).toBe(16);
    plans.takenBack(18);
    expect(plans.last(18)).toBe(10);
    plans.takenBack(19);
    expect(plans.last(19)).toBeUndefined();
  });

  it('is forgotten once something has come since', () => {
    const plans = new SentPlans();
    plans.note(10, 16);
    expect(plans.last(18)).toBeUndefined();
  });

  it('is not a plan if no choice of it was made, or if something came between', () => {
    const plans = new SentPlans();
    plans.note(10, 10);
    expect(plans.last(10)).toBeUndefined();
    plans.note(4, 6);
    plans.note(8, 9);
    plans.takenBack(10);
    expect(plans.last(10)).toBeUndefined();
  });
});
