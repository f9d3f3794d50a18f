import { expect, it } from 'vitest';
import { csvOf } from '../../../src/page/shell/csv.ts';
import { gameRows } from '../../../src/page/shell/game-rows.ts';
import { figureRows } from '../../../src/page/table/ending/figure-rows.ts';
import { ticksOf } from '../../../src/page/table/ending/ticks.ts';

it('a table quotes what would break it, and is not a formula anywhere', () => {
  const rows = [
    ['a', 'b, c'],
    ['say "no"', -3],
    ['=1+1', ''],
  ];
  expect(csvOf(rows)).toBe('\uFEFFa,"b, c"\r\n"say ""no""",-3\r\n\'=1+1,\r\n');
});

it('the figures of a game are one a row: score, turning points, rolls and losses', () => {
  const account = {
    score: [{ part: 'Early 1757', year: 1757, score: -4, number: 9 }],
    turningPoints: [{ quoted: 3, number: 7, points: -2 }],
    rolls: [{ seat: 'red', kind: 'Fire', got: 3, due: 2.5 }],
    losses: [{ seat: 'blue', kind: 'Regulars', count: 2 }],
  };
  const rows = figureRows(account, ['red', 'blue']);
  expect(rows.slice(1)).toEqual([
    ['score', 9, 'Early 1757', '', '', -4, ''],
    ['turn', 7, '', 'blue', '', 2, ''],
    ['roll', '', '', 'red', 'Fire', 3, 2.5],
    ['loss', '', '', 'blue', 'Regulars', 2, ''],
  ]);
  expect(rows.every(({ length }) => length === 7)).toBe(true);
});

it('all games are one a row, a running one without a result', () => {
  const game = { id: 'a', title: 'unknown-war', scenario: 'short', period: '1757 early', entries: 40, at: 0 };
  const rows = gameRows([
    { ...game, computer: null, result: { winner: 'red', rule: '13.1' } },
    { ...game, computer: null, result: null },
  ]);
  expect(rows.slice(1)).toEqual([
    ['unknown-war', 'short', '', '', '1757 early', '', 'red', '13.1', 40, '1970-01-01T00:00:00.000Z'],
    ['unknown-war', 'short', '', '', '1757 early', '', '', '', 40, '1970-01-01T00:00:00.000Z'],
  ]);
});

it.each([
  [-1, 1, [-1, 0, 1]],
  [-4, 12, [0, 5, 10]],
  [0, 3, [0, 1, 2, 3]],
  [-30, 30, [-20, 0, 20]],
])('an axis from %i to %i is marked at equal steps, at zero too', (least, most, ticks) => {
  expect(ticksOf(least, most)).toEqual(ticks);
});
