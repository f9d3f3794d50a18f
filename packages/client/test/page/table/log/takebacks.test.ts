import type { LogLine } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../../../../src/page/table/log/log-lines.ts';
import { withTakebacks } from '../../../../src/page/table/log/takebacks.ts';

const line = (text: string, level: LogLine['level'] = 'line'): LogLine => ({ level, text, about: [] });
const shown = (number: number, text: string): Shown => ({ number, from: number, line: line(text) });
const words = {
  said: ({ who, agreed }: { readonly who: string; readonly agreed: string | null }) => `${who}, ${agreed ?? 'freely'}`,
  lineOf: (text: string) => (text === 'silent' ? undefined : line(text, 'heading')),
};
const takeback = (number: number, agreed: string | null, ...log: string[]) => ({
  number,
  entry: { who: 'french', agreed, log },
});

describe('P2: the log of a network game', () => {
  it('shows who took what back and who agreed, where it happened, and marks the dice that no longer count', () => {
    const reported = withTakebacks(
      [shown(0, 'march'), shown(6, 'march again')],
      [takeback(4, 'british', 'battle', 'roll 6')],
      words,
    );
    expect(reported.map((each) => [each.line.text, each.undone === true])).toEqual([
      ['march', false],
      ['french, british', false],
      ['battle', true],
      ['roll 6', true],
      ['march again', false],
    ]);
    expect(reported.filter(({ undone }) => undone).map((each) => each.line.level)).toEqual(['detail', 'detail']);
  });

  it('leaves out choices that the log did not show, unless the other side had to agree', () => {
    expect(withTakebacks([], [takeback(2, null, 'silent')], words)).toEqual([]);
    expect(withTakebacks([], [takeback(2, 'british')], words)).toHaveLength(1);
  });
});
