import { chanceFrom, type Entry, isUndo, OVER, replayRecord, Table, TOGETHER } from '@carillon/flow';
import { at, seeded } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { wildernessWar as ww } from '../src/index.ts';

// Journals from before an Action Phase ended with a question (5.46) have no entry for it. They can still be followed.

const GAME = { scenario: 'annus-mirabilis', options: {} } as const;
const SHUNNED = /^demolish/;
const never = {
  draw(): number {
    throw new Error('nothing is rolled');
  },
};
const open = (seed: number) => Table.open(ww, { ...GAME, chance: chanceFrom(seeded(seed)), passIdleWindows: true });
type WarTable = ReturnType<typeof open>;
const resume = (journal: readonly Entry[], still = false): WarTable =>
  Table.resume(ww, { ...GAME, chance: never, passIdleWindows: true, still }, journal);

/** Plays `choices` random choices, and takes back one in ten together with everything after it. */
function played(seed: number, choices: number): WarTable {
  const table = open(seed);
  const random = seeded(seed);
  for (let i = 0; i < choices && table.who !== OVER && table.who !== TOGETHER; i++) {
    const seat = table.who;
    const texts = table.choicesOf(seat).filter((text) => !SHUNNED.test(text));
    table.submit(seat, at(texts, random.below(texts.length)), table.journal.length);
    const own = table.numbers.filter((number) => {
      const entry = at(table.journal, number);
      return !isUndo(entry) && entry.who === at(ww.seats, seat) && !entry.auto;
    });
    if (random.below(10) === 0) table.takeBack(seat, at(own, Math.max(0, own.length - 1 - random.below(3))));
  }
  return table;
}

const endsPhase = (entry: Entry): boolean => !isUndo(entry) && entry.choice === 'end' && entry.auto === true;

/** The journal as it was written before the question existed. */
function asBefore(journal: readonly Entry[]): Entry[] {
  const before = (number: number): number => number - journal.slice(0, number).filter(endsPhase).length;
  return journal.flatMap((entry) => {
    if (endsPhase(entry)) return [];
    return [isUndo(entry) ? { ...entry, undo: before(entry.undo) } : entry];
  });
}

describe('a journal without the question that ends a phase', () => {
  test.each([3, 4, 5, 6])(
    'leads to the same position and log as one with it, undone stretches and all: seed %i',
    (seed) => {
      const { journal, state, log } = played(seed, 120);
      const before = asBefore(journal);
      expect(journal.filter(endsPhase).length).toBeGreaterThan(5);
      expect(journal.some(isUndo)).toBe(true);
      const resumed = resume(before);
      expect(ww.toJson(resumed.state)).toEqual(ww.toJson(state));
      expect(resumed.log.map(({ entry }) => entry)).toEqual(log.map(({ entry }) => entry));
      const followed = resume([], true);
      followed.follow(before);
      const record = { title: ww.title, rules: null, ...GAME, journal: before, end: null };
      const replayed = replayRecord(ww, record, { part: true });
      expect(ww.toJson(followed.state)).toEqual(ww.toJson(replayed.state));
    },
  );

  test('can be looked at and taken back at every entry as one with it', () => {
    const { journal } = played(7, 80);
    const now = resume(journal);
    const then = resume(asBefore(journal));
    const reported = now.numbers.filter((number) => !endsPhase(at(now.journal, number)));
    reported.forEach((number, place) => {
      const own = now.stateAt(now.numbers.indexOf(number));
      expect(ww.toJson(then.stateAt(place))).toEqual(ww.toJson(own));
    });
  });

  test('records the end of the phase from where something is undone', () => {
    const table = open(2);
    table.submit(
      0,
      at(
        table.choicesOf(0).filter((text) => text.startsWith('discard')),
        0,
      ),
      table.journal.length,
    );
    const card = at(
      table.choicesOf(1).filter((text) => text.startsWith('activate')),
      0,
    );
    table.submit(1, card, table.journal.length);
    const old = resume(asBefore(table.journal));
    const outcome = old.takeBack(1, old.journal.length - 1);
    expect(outcome).toMatchObject({
      entries: [
        { who: 'british', undo: old.journal.length - 3 },
        { who: 'french', choice: 'end', auto: true },
      ],
    });
    expect(ww.flow.question(old.state)).toMatchObject({ procedure: 'phase', step: 'card' });
    expect(old.submit(1, card, old.journal.length).ok).toBe(true);
    expect(ww.toJson(old.state)).toEqual(ww.toJson(table.state));
  });
});

describe('the wish to be asked before the phase ends', () => {
  test('is of a seat, lasts, and is not an entry of the journal', () => {
    const table = open(2);
    table.askLast(0, true);
    expect([table.asksLast(0), table.asksLast(1)]).toEqual([true, false]);
    const discard = (seat: number): string =>
      at(
        table.choicesOf(seat).filter((text) => text.startsWith('discard')),
        0,
      );
    const before = table.journal.length;
    table.submit(0, discard(0), before);
    expect(table.choicesOf(0)[0]).toBe('end');
    expect(table.journal.length).toBe(before + 1);
    table.submit(0, 'end', table.journal.length);
    table.submit(1, discard(1), table.journal.length);
    // The British did not ask for it.
    expect(table.who).toBe(0);
    expect(ww.flow.question(table.state).step).toBe('card');
    table.askLast(0, false);
    table.submit(0, discard(0), table.journal.length);
    expect(table.who).toBe(1);
  });
});
