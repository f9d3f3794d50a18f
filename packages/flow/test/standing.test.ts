import { describe, expect, test } from 'vitest';
import { NO_CARD, passesBy } from '../src/standing.ts';
import { NORTH, SOUTH } from './toy.ts';
import { opened, send, type WatchTable, words } from './watch-table.ts';

const ALARM = { moment: 'alarm' };

/** The south holds a horn and could blow it when the alarm is given. */
function southHoldsHorn(): WatchTable {
  const table = opened({ scenario: 'alert', passIdleWindows: false });
  send(table, NORTH, 'signal', 'flags 0');
  send(table, SOUTH, 'flags 2');
  return table;
}

describe('a standing answer', () => {
  test('passes a window for its seat, and the pass is journalled', () => {
    const table = southHoldsHorn();
    table.stand(SOUTH, [ALARM]);
    send(table, NORTH, 'alarm');
    expect(table.journal.at(-1)).toEqual({ who: 'south', choice: 'pass', auto: true });
    expect(table.who).toBe(NORTH);
  });

  test('is applied at once to a window that is open', () => {
    const table = southHoldsHorn();
    send(table, NORTH, 'alarm');
    expect(table.who).toBe(SOUTH);
    expect(table.stand(SOUTH, [ALARM])).toMatchObject({
      ok: true,
      entries: [{ who: 'south', choice: 'pass', auto: true }],
    });
    expect(table.who).toBe(NORTH);
  });

  test('P11: does not close undo, because nobody was asked', () => {
    const table = southHoldsHorn();
    table.stand(SOUTH, [ALARM]);
    send(table, NORTH, 'alarm');
    const cells = table.state.cells.slice();
    expect(table.undo(NORTH, table.journal.length)).toMatchObject({ ok: true });
    send(table, NORTH, 'alarm');
    expect(words(table).slice(-2)).toEqual(['north alarm', 'south pass']);
    expect(table.state.cells).toEqual(cells);
  });

  test('leaves windows of other moments alone', () => {
    const table = southHoldsHorn();
    table.stand(SOUTH, [{ moment: 'dusk' }]);
    send(table, NORTH, 'alarm');
    expect(table.who).toBe(SOUTH);
  });

  test('leaves windows of the other seat alone', () => {
    const table = southHoldsHorn();
    table.stand(NORTH, [ALARM]);
    send(table, NORTH, 'alarm');
    expect(table.who).toBe(SOUTH);
  });

  test('about one card passes if nothing else could be played', () => {
    const table = southHoldsHorn();
    table.stand(SOUTH, [{ moment: 'alarm', card: 'horn' }]);
    send(table, NORTH, 'alarm');
    expect(words(table).at(-1)).toBe('south pass');
  });

  test('P41: for windows with nothing to play passes those, and no other', () => {
    const idle = [{ moment: 'alarm', card: NO_CARD }];
    expect(passesBy(idle, 'alarm', [])).toBe(true);
    expect(passesBy(idle, 'alarm', ['horn'])).toBe(false);
    expect(passesBy([...idle, { moment: 'alarm', card: 'horn' }], 'alarm', ['horn'])).toBe(true);
    expect(passesBy([{ moment: 'alarm', card: 'horn' }], 'alarm', [])).toBe(false);
    expect(passesBy(idle, 'dusk', [])).toBe(false);
    const table = southHoldsHorn();
    table.stand(SOUTH, idle);
    send(table, NORTH, 'alarm');
    expect(table.who).toBe(SOUTH);
  });

  test('about another card does not pass', () => {
    const table = southHoldsHorn();
    table.stand(SOUTH, [{ moment: 'alarm', card: 'drum' }]);
    send(table, NORTH, 'alarm');
    expect(table.who).toBe(SOUTH);
  });

  test('can be taken back', () => {
    const table = southHoldsHorn();
    table.stand(SOUTH, [ALARM]);
    table.stand(SOUTH, []);
    send(table, NORTH, 'alarm');
    expect(table.who).toBe(SOUTH);
  });

  test('ends with the period it was given in', () => {
    const table = southHoldsHorn();
    table.stand(SOUTH, [ALARM]);
    send(table, NORTH, 'relieve');
    expect(table.standingOf(SOUTH)).toEqual([]);
  });

  test('is not part of the journal', () => {
    const table = southHoldsHorn();
    const before = words(table);
    table.stand(SOUTH, [ALARM]);
    expect(words(table)).toEqual(before);
  });
});
