import {
  BadValue,
  CHANCE,
  drawsIn,
  type Entry,
  entryFor,
  freeUndo,
  isUndo,
  lineOf,
  sharedEntry,
  whoName,
} from '@carillon/flow';
import { BrokenInvariant } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const by = (who: string, choice = 'move albany'): Entry => ({ who, choice });
const back = (undo: number, who = 'north'): Entry => ({ who, undo });

describe('equal entries', () => {
  const move = (to: string) => sharedEntry({ who: 'north', choice: `move ${to}` });

  test('share one object across all games in memory', () => {
    expect(move('albany')).toBe(move('albany'));
    expect(move('albany')).not.toBe(sharedEntry({ who: 'south', choice: 'move albany' }));
  });

  test('are not collected without limit: long after, an entry is made again', () => {
    const first = move('albany');
    for (let i = 0; i < 5000; i++) move(String(i));
    expect(move('albany')).not.toBe(first);
    expect(move('albany')).toEqual(first);
  });
});

describe('the current line', () => {
  test('is all that was chosen, in order', () => {
    expect(lineOf([by('north'), by('chance'), by('south')])).toEqual([0, 1, 2]);
  });

  test('skips what an undo takes back, and everything that followed from it', () => {
    expect(lineOf([by('north'), by('north'), by('chance'), back(1), by('north')])).toEqual([0, 4]);
  });

  test('an undone stretch stays undone when more is taken back', () => {
    expect(lineOf([by('north'), by('north'), back(1), by('north'), back(3), back(0)])).toEqual([]);
  });

  test.each([
    ['what was never chosen', [by('north'), back(7)]],
    ['an undo', [by('north'), back(0), back(1)]],
    ['what is taken back already', [by('north'), by('north'), back(1), back(1)]],
  ])('cannot be made from a journal that takes back %s', (_name, journal) => {
    expect(() => lineOf(journal)).toThrow(BadValue);
  });

  test('is ascending, holds choices only, and is what it was before the undone choice', () => {
    const steps = fc.array(fc.oneof(fc.constant('choose' as const), fc.nat()), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (list) => {
        const journal: Entry[] = [];
        for (const step of list) {
          const line = lineOf(journal);
          const target = step === 'choose' ? undefined : line[step % Math.max(1, line.length)];
          journal.push(target === undefined ? by('north') : back(target));
          const now = lineOf(journal);
          expect(now).toEqual(target === undefined ? [...line, journal.length - 1] : line.filter((n) => n < target));
        }
      }),
    );
  });
});

describe('free undo', () => {
  const undo = (journal: readonly Entry[], who = 'north') => freeUndo(journal, lineOf(journal), who);

  test("takes back a player's last choice", () => {
    expect(undo([by('south'), by('north'), by('north')])).toBe(2);
  });

  test('takes back what followed automatically, too', () => {
    expect(undo([by('north'), { ...by('north'), auto: true }])).toBe(0);
  });

  test('has nothing to take back at the start', () => {
    expect(undo([])).toBe('nothing_to_undo');
    expect(undo([by('north'), back(0)])).toBe('nothing_to_undo');
    expect(undo([{ ...by('north'), auto: true }])).toBe('nothing_to_undo');
    expect(undo([by('chance', 'draw ace')])).toBe('nothing_to_undo');
    expect(undo([{ ...by('south'), reveals: true }])).toBe('nothing_to_undo');
  });

  test('stops at a roll or draw', () => {
    expect(undo([by('north'), by('chance', 'roll 6')])).toBe('undo_past_chance');
  });

  test('stops at a reveal', () => {
    expect(undo([by('north'), { ...by('north'), reveals: true }])).toBe('undo_past_reveal');
  });

  test("stops at the other side's choice", () => {
    expect(undo([by('north'), by('south')])).toBe('undo_past_other_side');
  });

  test("P11, P21: goes on past the other side's automatic answers", () => {
    const pass: Entry = { ...by('south', 'pass'), auto: true };
    expect(undo([by('north'), pass])).toBe(0);
    expect(undo([by('south'), by('north'), pass, by('north'), pass], 'north')).toBe(3);
    expect(undo([by('north'), { ...pass, reveals: true }])).toBe('undo_past_reveal');
  });

  test('stops at an automatic answer that must look like a player’s own', () => {
    const journal: Entry[] = [by('north'), { ...by('south', 'pass'), auto: true }, { ...by('north'), auto: true }];
    expect(freeUndo(journal, lineOf(journal), 'north', (number) => number === 1)).toBe('undo_past_other_side');
    expect(freeUndo(journal, lineOf(journal), 'north', (number) => number === 2)).toBe(0);
  });

  test('does not stop at what was itself undone', () => {
    expect(undo([by('north'), by('north'), by('chance', 'roll 1'), back(1)])).toBe(0);
  });
});

describe('what a seat reads of an entry', () => {
  const draw: Entry = { who: 'chance', choice: 'draw ambush', only: 'north' };
  const bid: Entry = { who: 'north', choice: 'commit 3', only: 'north' };

  test('is all of an open entry', () => {
    for (const seat of ['north', 'south', undefined]) {
      expect(entryFor(by('north'), seat)).toEqual(by('north'));
      expect(entryFor(back(3), seat)).toEqual(back(3));
    }
  });

  test('is its own draw, and only that the other drew', () => {
    expect(entryFor(draw, 'north')).toEqual(draw);
    for (const seat of ['south', undefined]) expect(entryFor(draw, seat)).toEqual({ ...draw, choice: 'draw ?' });
  });

  test("is nothing of another's secret choice, not even its verb", () => {
    expect(entryFor(bid, 'north')).toEqual(bid);
    for (const seat of ['south', undefined]) {
      expect(entryFor(bid, seat)).toEqual({ ...bid, choice: '?' });
      expect(entryFor({ ...bid, choice: 'withdraw' }, seat)).toEqual(entryFor(bid, seat));
    }
  });

  test('is not whether the other could have chosen otherwise', () => {
    const pass: Entry = { who: 'south', choice: 'pass', auto: true };
    expect(entryFor(pass, 'south')).toEqual(pass);
    for (const seat of ['north', undefined]) expect(entryFor(pass, seat)).toEqual({ who: 'south', choice: 'pass' });
  });
});

test('rolls and draws are counted, including undone ones', () => {
  expect(drawsIn([by('chance'), by('north'), by('chance'), back(1), by('chance')])).toBe(3);
});

test('an undo is distinguished from a choice', () => {
  expect([by('north'), back(0)].map(isUndo)).toEqual([false, true]);
});

test('journals name seats, and chance', () => {
  expect([0, 1, CHANCE].map((seat) => whoName(['north', 'south'], seat))).toEqual(['north', 'south', 'chance']);
  expect(() => whoName(['north', 'south'], -1)).toThrow(BrokenInvariant);
});
