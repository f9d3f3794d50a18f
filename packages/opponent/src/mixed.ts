import { at } from '@carillon/kit';

const ROUNDS = 2_000;
/** Smaller shares are dropped: they remain from the first rounds, when nothing was known. */
const TRACE = 0.04;

const positive = (value: number): number => Math.max(0, value);

/** The share of each row by its regret: the more it would have gained, the more often it is played. */
function byRegrets(regrets: Float64Array, into: Float64Array): void {
  let total = 0;
  for (const regret of regrets) total += positive(regret);
  for (let i = 0; i < into.length; i++) into[i] = total === 0 ? 1 / into.length : positive(regrets[i] ?? 0) / total;
}

/**
 * The shares with which to play the rows of a matrix game, by regret matching on both sides. `worths` has the worth of
 * each row against each column for the player of the rows; the other player minimises it. The shares add up to 1.
 */
export function mixed(worths: readonly (readonly number[])[]): Float64Array {
  const columns = at(worths, 0).length;
  const [rowRegrets, columnRegrets] = [new Float64Array(worths.length), new Float64Array(columns)];
  const [row, column] = [new Float64Array(worths.length), new Float64Array(columns)];
  const sums = new Float64Array(worths.length);
  for (let round = 0; round < ROUNDS; round++) {
    byRegrets(rowRegrets, row);
    byRegrets(columnRegrets, column);
    const ofRow = worths.map((each) => each.reduce((sum, worth, c) => sum + worth * (column[c] ?? 0), 0));
    const value = ofRow.reduce((sum, worth, r) => sum + worth * (row[r] ?? 0), 0);
    for (let r = 0; r < row.length; r++) {
      rowRegrets[r] = (rowRegrets[r] ?? 0) + at(ofRow, r) - value;
      sums[r] = (sums[r] ?? 0) + (row[r] ?? 0);
    }
    for (let c = 0; c < columns; c++) {
      const ofColumn = worths.reduce((sum, each, r) => sum + at(each, c) * (row[r] ?? 0), 0);
      columnRegrets[c] = (columnRegrets[c] ?? 0) + value - ofColumn;
    }
  }
  const shares = sums.map((sum) => (sum / ROUNDS < TRACE ? 0 : sum));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}
