import {
  BadValue,
  type ChanceSource,
  type Entry,
  OVER,
  type RefusalCode,
  Table,
  type TableOptions,
  TOGETHER,
} from '@carillon/flow';
import { at, BrokenInvariant, range } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { NORTH, SOUTH } from './toy.ts';
import { watch } from './watch.ts';
import { Counting, everything, opened, options, send, type WatchTable, words } from './watch-table.ts';

describe('a message is refused, and changes nothing:', () => {
  const over = opened();
  send(over, NORTH, 'end');
  const secret = opened();
  send(secret, NORTH, 'signal');
  const rolled = opened();
  send(rolled, NORTH, 'march 1', 'roll');
  const peeked = opened();
  send(peeked, NORTH, 'march 1', 'peek', 'look');
  const relieved = opened();
  send(relieved, NORTH, 'relieve');

  test.each<[string, RefusalCode, WatchTable, (table: WatchTable) => unknown]>([
    ['a choice when the game is over', 'game_over', over, (t) => t.submit(NORTH, 'march 1', t.journal.length)],
    ['a choice by one who has not seen the last entry', 'stale', opened(), (t) => t.submit(NORTH, 'march 1', 1)],
    ['a choice by one who has seen too much', 'stale', rolled, (t) => t.submit(NORTH, 'march 1', 99)],
    ['a choice of the other side', 'not_your_turn', opened(), (t) => t.submit(SOUTH, 'march 1', 0)],
    ['a choice for chance', 'not_your_turn', opened(), (t) => t.submit(-2, 'march 1', 0)],
    ['a choice of no seat at all', 'not_your_turn', secret, (t) => t.submit(7, 'smoke', t.journal.length)],
    ['a choice for all seats at once', 'not_your_turn', secret, (t) => t.submit(TOGETHER, 'smoke', t.journal.length)],
    ['an unknown verb', 'malformed', opened(), (t) => t.submit(NORTH, 'fly', 0)],
    ['no text', 'malformed', opened(), (t) => t.submit(NORTH, '', 0)],
    ['an argument too few', 'malformed', opened(), (t) => t.submit(NORTH, 'march', 0)],
    ['an argument out of its range', 'malformed', opened(), (t) => t.submit(NORTH, 'march 4', 0)],
    ['a very long text', 'malformed', opened(), (t) => t.submit(NORTH, 'march 1'.repeat(99_999), 0)],
    ['a choice that is not listed now', 'not_in_list', opened(), (t) => t.submit(NORTH, 'alarm', 0)],
    ['an undo by one who has not seen the last entry', 'stale', rolled, (t) => t.undo(NORTH, 1)],
    ['an undo before anything was done', 'nothing_to_undo', opened(), (t) => t.undo(NORTH, 0)],
    ['an undo past a roll', 'undo_past_chance', rolled, (t) => t.undo(NORTH, t.journal.length)],
    ['an undo past a look', 'undo_past_reveal', peeked, (t) => t.undo(NORTH, t.journal.length)],
    ['an undo past the other side', 'undo_past_other_side', relieved, (t) => t.undo(SOUTH, t.journal.length)],
  ])('%s', (_name, code, table, message) => {
    const before = everything(table);
    expect(message(table)).toEqual({ ok: false, code });
    expect(everything(table)).toBe(before);
  });
});

describe('an accepted choice', () => {
  test('is an entry of the journal, and the result says what was added', () => {
    const table = opened();
    send(table, NORTH, 'march 2');
    expect(table.submit(NORTH, 'roll', 1)).toEqual({
      ok: true,
      from: 1,
      entries: [
        { who: 'north', choice: 'roll' },
        { who: 'chance', choice: 'die 1' },
      ],
    });
    expect(table.who).toBe(NORTH);
    expect(table.state.rolled).toBe(1);
  });

  test('is one of those listed for the seat; others have none', () => {
    const table = opened();
    expect(table.choicesOf(NORTH)).toContain('march 3');
    expect(table.choicesOf(SOUTH)).toEqual([]);
    send(table, NORTH, 'end');
    expect(table.choicesOf(NORTH)).toEqual([]);
    expect(table.who).toBe(OVER);
  });

  test('is logged with the entry that caused it', () => {
    const table = opened();
    send(table, NORTH, 'march 2', 'roll');
    expect(table.log).toEqual([
      { number: -1, entry: 'the watch begins' },
      { number: 0, entry: 'north marches 2' },
      { number: 2, entry: 'a 1 is rolled' },
    ]);
  });
});

describe('a lone answer', () => {
  test('is taken for the seat, and marked as such', () => {
    const table = opened();
    send(table, NORTH, 'drill');
    expect(table.journal).toEqual([
      { who: 'north', choice: 'drill' },
      { who: 'north', choice: 'fire', auto: true },
    ]);
  });

  test('is never taken if it costs something', () => {
    const table = opened();
    send(table, NORTH, 'pay');
    expect(table.choicesOf(NORTH)).toEqual(['coin']);
  });

  test('is never taken if it reveals something', () => {
    const table = opened();
    send(table, NORTH, 'peek');
    expect(table.choicesOf(NORTH)).toEqual(['look']);
    send(table, NORTH, 'look');
    expect(table.journal.at(-1)).toEqual({ who: 'north', choice: 'look', reveals: true });
  });

  test('in a window is passed for a seat with nothing to play, if the table says so', () => {
    const table = opened({ scenario: 'alert' });
    send(table, NORTH, 'alarm');
    expect(table.journal.at(-1)).toEqual({ who: 'south', choice: 'pass', auto: true });
    expect(table.who).toBe(NORTH);
  });

  test('in a window is asked on one screen, so that silence reveals nothing', () => {
    const table = opened({ scenario: 'alert', passIdleWindows: false });
    send(table, NORTH, 'alarm');
    expect(table.who).toBe(SOUTH);
    expect(table.choicesOf(SOUTH)).toEqual(['pass']);
  });

  test('in a window does not count as such if the seat holds a card', () => {
    const table = opened({ scenario: 'alert' });
    send(table, NORTH, 'signal', 'flags 0');
    send(table, SOUTH, 'flags 2');
    send(table, NORTH, 'alarm');
    expect(table.choicesOf(SOUTH)).toEqual(['pass', 'respond horn']);
  });
});

describe('an entry says who may read it', () => {
  test('a roll that only one seat may see', () => {
    const table = opened();
    send(table, NORTH, 'peek', 'look', 'roll');
    expect(table.journal.at(-1)).toEqual({ who: 'chance', choice: 'die 1', only: 'north' });
  });

  test('a secret answer', () => {
    const table = opened();
    send(table, NORTH, 'signal');
    send(table, SOUTH, 'smoke');
    expect(table.who).toBe(TOGETHER);
    expect(table.journal.at(-1)).toEqual({ who: 'south', choice: 'smoke', only: 'south', reveals: true });
    send(table, SOUTH, 'flags 2');
    send(table, NORTH, 'flags 1');
    expect(table.who).toBe(NORTH);
    expect(words(table)).toEqual(['north signal', 'south smoke', 'south flags 2', 'north flags 1']);
  });
});

describe('the counter of rolls', () => {
  test('starts at 0 and never goes back: a number burnt by a takeback stays burnt', () => {
    const chance = new Counting();
    const table = opened({ chance });
    send(table, NORTH, 'roll', 'roll');
    const takenBack: Entry[] = [...table.journal, { who: 'south', undo: 2 }];
    const again = new Counting();
    const resumed = Table.resume(watch, options({ chance: again }), takenBack);
    send(resumed, NORTH, 'roll');
    expect([chance.counters, again.counters]).toEqual([[0, 1], [2]]);
    expect(resumed.journal.at(-1)).toEqual({ who: 'chance', choice: 'die 3' });
    expect(resumed.length).toBe(4);
  });
});

describe('a game resumed from its journal', () => {
  const played = (changes: Partial<TableOptions> = {}): WatchTable => {
    const table = opened({ scenario: 'alert', ...changes });
    send(table, NORTH, 'march 1', 'march 2');
    table.undo(NORTH, 2);
    send(table, NORTH, 'roll', 'drill', 'peek', 'look', 'signal');
    send(table, SOUTH, 'flags 2');
    send(table, NORTH, 'smoke', 'alarm');
    send(table, SOUTH, 'respond horn');
    send(table, NORTH, ...range(150).map(() => 'march 3'));
    return table;
  };

  test('goes on as if it had never stopped: state, log, line and journal are equal', () => {
    const table = played();
    const resumed = Table.resume(watch, options({ scenario: 'alert' }), table.journal);
    expect(everything(resumed)).toBe(everything(table));
    expect(resumed.undoOf(NORTH)).toEqual(table.undoOf(NORTH));
    send(table, NORTH, 'roll');
    send(resumed, NORTH, 'roll');
    expect(everything(resumed)).toBe(everything(table));
  });

  test('works at every entry', () => {
    const { journal } = played();
    for (const length of range(25)) {
      const resumed = Table.resume(watch, options({ scenario: 'alert' }), journal.slice(0, length));
      expect(resumed.journal.slice(0, length)).toEqual(journal.slice(0, length));
    }
  });

  test('does what its driver had not yet done when it stopped', () => {
    const resumed = Table.resume(watch, options(), [{ who: 'north', choice: 'roll' }]);
    expect(words(resumed)).toEqual(['north roll', 'chance die 1']);
  });

  test('does not roll again', () => {
    const never: ChanceSource = {
      draw: () => {
        throw new Error('nothing is rolled in a replay');
      },
    };
    const table = played();
    expect(Table.resume(watch, options({ scenario: 'alert', chance: never }), table.journal).length).toBe(table.length);
  });

  test('shows any earlier position of its line', () => {
    const table = opened();
    const states = [table.state.cells.slice()];
    for (const n of range(280)) {
      send(table, NORTH, `march ${1 + (n % 3)}`);
      states.push(table.state.cells.slice());
    }
    for (const n of [0, 1, 127, 128, 129, 255, 256, 280]) expect(table.stateAt(n).cells).toEqual(at(states, n));
    expect(table.state.cells).toEqual(at(states, 280));
    expect(() => table.stateAt(281)).toThrow(BrokenInvariant);
  });

  test.each<[string, readonly Entry[]]>([
    ['a verb that the rules do not know', [{ who: 'north', choice: 'fly' }]],
    ['a choice that is not legal there', [{ who: 'north', choice: 'alarm' }]],
    ['a choice of the wrong side', [{ who: 'south', choice: 'march 1' }]],
    ['a choice of nobody', [{ who: 'east', choice: 'march 1' }]],
    ['a roll where none is due', [{ who: 'chance', choice: 'march 1' }]],
    [
      'a choice after the end',
      [
        { who: 'north', choice: 'end' },
        { who: 'north', choice: 'march 1' },
      ],
    ],
    ['an undo of what was never done', [{ who: 'north', undo: 3 }]],
  ])('fails if the journal does not fit the rules: %s', (_name, journal) => {
    expect(() => Table.resume(watch, options(), journal)).toThrow(BadValue);
  });
});

describe('a rule that throws', () => {
  test('leaves the table as it was before the message', () => {
    const table = opened();
    send(table, NORTH, 'march 1', 'roll', 'march 2');
    const before = everything(table);
    expect(() => table.submit(NORTH, 'fail', table.journal.length)).toThrow('this rule is broken');
    expect(everything(table)).toBe(before);
    send(table, NORTH, 'roll');
    expect(table.journal.at(-1)).toEqual({ who: 'chance', choice: 'die 2' });
  });

  test('burns no number: the failed roll comes again', () => {
    const chance = new Counting();
    const table = opened({ chance });
    send(table, NORTH, ...range(5).map(() => 'roll'));
    const before = everything(table);
    for (const _ of range(2)) {
      expect(() => table.submit(NORTH, 'roll', table.journal.length)).toThrow('the die is cocked');
      expect(everything(table)).toBe(before);
    }
    expect(chance.counters).toEqual([0, 1, 2, 3, 4, 5, 5]);
  });

  test('is treated like a source of chance that throws', () => {
    let broken = false;
    const chance: ChanceSource = {
      draw: () => {
        if (broken) throw new Error('the dice are lost');
        return 0;
      },
    };
    const table = opened({ chance });
    send(table, NORTH, 'roll');
    const before = everything(table);
    broken = true;
    expect(() => table.submit(NORTH, 'roll', table.journal.length)).toThrow('the dice are lost');
    expect(everything(table)).toBe(before);
  });
});

test('a table is not opened for an unknown scenario', () => {
  expect(() => opened({ scenario: 'storm' })).toThrow(BadValue);
});

describe('the log', () => {
  test('is the same whether stored or recomputed', () => {
    const [kept, shown] = [opened(), opened({ keepsLog: false })];
    for (const table of [kept, shown]) {
      send(table, NORTH, 'march 2', 'roll');
      send(table, NORTH, 'march 1');
      table.undo(NORTH, table.journal.length);
    }
    expect(kept.log.length).toBeGreaterThan(1);
    expect(shown.log).toEqual(kept.log);
  });
});
