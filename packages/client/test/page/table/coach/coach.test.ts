import { describe, expect, it } from 'vitest';
import { answered, questionOf } from '../../../../src/page/table/coach/coach.ts';
import { isKnown, noteDone } from '../../../../src/page/table/coach/done.ts';

const asked = { seat: 'blue', procedure: 'march', step: 'next', rule: '6.1', pass: null };
/** A game on one screen, at a question. */
const now = {
  asked,
  moment: null,
  online: null,
  analysis: false,
  viewing: null,
  computer: null,
  length: 4,
};
const later = (step: string, length: number) => ({ ...now, asked: { ...asked, step }, length });

function store(kept: string | null = null) {
  const made = {
    kept,
    getItem: () => made.kept,
    setItem: (_key: string, value: string) => {
      made.kept = value;
    },
  };
  return made;
}

describe('the coach', () => {
  it('is there at the own questions against oneself and the computer, a window by its moment', () => {
    expect(questionOf(now)).toBe('march.next');
    expect(questionOf({ ...now, moment: 'raid' })).toBe('march.next.raid');
    expect(questionOf({ ...now, computer: 'red' })).toBe('march.next');
  });

  it.each([
    ['while the computer is asked', { computer: 'blue' }],
    ['in an analysis', { analysis: true }],
    ['at a past position of a record', { viewing: { told: 3, of: 9 } }],
    ['after the end', { asked: { ...asked, seat: null } }],
  ])('is not there %s', (_when, change) => {
    expect(questionOf({ ...now, ...change })).toBeUndefined();
  });

  it('counts an answer when the game goes on to another question, not a piece among several, and no undo', () => {
    expect(answered(now, later('stop', 5))).toBe('march.next');
    expect(answered(now, later('next', 5))).toBeUndefined();
    expect(answered(now, later('stop', 3))).toBeUndefined();
    expect(answered(now, { ...later('next', 5), asked: { ...asked, seat: 'red' } })).toBe('march.next');
  });

  it('knows questions that were answered twice, and no others', () => {
    const kept = store();
    noteDone(kept, 'skirmish/march.next');
    expect(isKnown(kept, 'skirmish/march.next')).toBe(false);
    noteDone(kept, 'skirmish/march.next');
    expect(isKnown(kept, 'skirmish/march.next')).toBe(true);
    expect(isKnown(kept, 'skirmish/march.stop')).toBe(false);
    // The count stops once a question is known.
    noteDone(kept, 'skirmish/march.next');
    expect(kept.kept).toBe('{"skirmish/march.next":2}');
  });

  it.each(['', '{', 'null', '7', '{"skirmish/march.next":"often"}'])(
    'begins again where its memory is damaged: %s',
    (kept) => {
      const damaged = store(kept);
      expect(isKnown(damaged, 'skirmish/march.next')).toBe(false);
      noteDone(damaged, 'skirmish/march.next');
      expect(damaged.kept).toContain('"skirmish/march.next":1');
    },
  );

  it('goes on where the browser keeps nothing', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => noteDone(full, 'skirmish/march.next')).not.toThrow();
  });
});
