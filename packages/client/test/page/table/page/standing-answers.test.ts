import { NO_CARD } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import {
  asksAt,
  asksChange,
  playableChange,
  presetChange,
  windowKinds,
} from '../../../../src/page/table/page/standing-answers.ts';

const KINDS = [
  { moment: 'attacked', held: [] },
  { moment: 'besieged', held: ['horn'] },
];

describe('standing answers (P41)', () => {
  it('say when a seat is asked: always, only if it could play a card, or never', () => {
    const attacked = { moment: 'attacked' };
    expect(asksAt([], 'attacked')).toBe('always');
    expect(asksAt([{ ...attacked, card: 'horn' }], 'attacked')).toBe('always');
    expect(asksAt([{ ...attacked, card: NO_CARD }], 'attacked')).toBe('playable');
    expect(asksAt([{ ...attacked, card: NO_CARD }, attacked], 'attacked')).toBe('never');
    expect(asksAt([attacked], 'besieged')).toBe('always');
  });

  it.each(['always', 'playable', 'never'] as const)('are changed so that it is asked %s', (asks) => {
    const before = [{ moment: 'attacked' }, { moment: 'attacked', card: NO_CARD }];
    const { add, drop } = asksChange('attacked', asks);
    const kept = before.filter(
      ({ moment, card }) => !drop.some((each) => each.moment === moment && each.card === card),
    );
    expect(asksAt([...kept, ...add], 'attacked')).toBe(asks);
  });

  it('are set in one press: all but some moments, or wherever no card could be played', () => {
    const standing = [{ moment: 'attacked', card: 'horn' }];
    expect(presetChange(KINDS, standing, ['besieged'])).toEqual({ add: [{ moment: 'attacked' }], drop: standing });
    const { add, drop } = playableChange(KINDS, standing);
    expect(KINDS.map(({ moment }) => asksAt(add, moment))).toEqual(['playable', 'playable']);
    expect(drop).toBe(standing);
  });

  it('are read from the rules, whose answer may be anything', () => {
    expect(windowKinds([...KINDS, { moment: 3, held: [] }, 'x', null])).toEqual(KINDS);
    expect(windowKinds(undefined)).toEqual([]);
  });
});
