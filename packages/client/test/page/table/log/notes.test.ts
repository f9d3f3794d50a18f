import { expect, it } from 'vitest';
import { type Shown, withNotes } from '../../../../src/page/table/log/log-lines.ts';

const line = (number: number, text: string, from = number): Shown => ({
  number,
  from,
  line: { level: 'line', text, about: [] },
});
const LINES = [line(1, 'one'), line(4, 'two to four', 2), line(5, 'five')];
const textsOf = (notes: readonly Shown[]): string[] => withNotes(LINES, notes).map((each) => each.line.text);

it('a note stands before the entry of its number, and the last at the end', () => {
  expect(textsOf([line(5, 'took over'), line(9, 'is back')])).toEqual([
    'one',
    'two to four',
    'took over',
    'five',
    'is back',
  ]);
  expect(textsOf([line(0, 'took over')])).toEqual(['took over', 'one', 'two to four', 'five']);
  expect(withNotes(LINES, [])).toBe(LINES);
});
