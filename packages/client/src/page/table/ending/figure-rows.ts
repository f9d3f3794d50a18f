import type { Cell } from '../../shell/csv.ts';
import type { Account } from './account.ts';

/**
 * The figures of a game as a table with one figure per row; its headings are English and stable. `figure` is `score`
 * (positive for the first seat, by part of the game), `turn` (points won by a seat), `roll` (the results of the dice
 * and their average) or `loss` (counters lost).
 */
export function figureRows({ score, turningPoints, rolls, losses }: Account, seats: readonly string[]): Cell[][] {
  return [
    ['figure', 'entry', 'part', 'side', 'kind', 'value', 'average'],
    ...score.map(({ part, score: value, number }): Cell[] => ['score', number, part, '', '', value, '']),
    ...turningPoints.map(({ number, points }): Cell[] => [
      ...['turn', number, '', seats[points < 0 ? 1 : 0] ?? '', '', Math.abs(points), ''],
    ]),
    ...rolls.map(({ seat, kind, got, due }): Cell[] => ['roll', '', '', seat, kind, got, due]),
    ...losses.map(({ seat, kind, count }): Cell[] => ['loss', '', '', seat, kind, count, '']),
  ];
}
