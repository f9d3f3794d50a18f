/** One line of the table: a figure, and its targets in docs/testing/performance.md. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly must: number;
  readonly aim: number;
  readonly moreIsBetter: boolean;
}

export const figure = (what: string, unit: string, value: number, must: number, aim: number): Figure => ({
  what,
  value,
  unit,
  must,
  aim,
  moreIsBetter: aim > must,
});

export const shown = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 ? 2 : 1);

/** Whether a figure reaches its targets. */
function verdict({ value, must, aim, moreIsBetter }: Figure): string {
  const reaches = (bar: number): boolean => (moreIsBetter ? value >= bar : value <= bar);
  return reaches(aim) ? 'aim reached' : reaches(must) ? 'must reached' : 'MISSED';
}

/** The line of a figure. */
export function row(figure: Figure): string {
  const { what, value, unit, must, aim, moreIsBetter } = figure;
  const share = moreIsBetter ? value / must : must / value;
  const cells = [`${shown(value)} ${unit}`, `${shown(must)} ${unit}`, `${shown(aim)} ${unit}`, `${share.toFixed(2)} x`];
  return `  ${what.padEnd(40)}${cells.map((each) => each.padStart(16)).join('')}   ${verdict(figure)}`;
}

/** The header line of the figures. */
export const HEADS: string = `  ${''.padEnd(40)}${['measured', 'must', 'aim', 'of must'].map((head) => head.padStart(16)).join('')}`;
