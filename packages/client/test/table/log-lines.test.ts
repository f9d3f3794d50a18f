import type { LogLine } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { visibleLines } from '../../src/table/log-lines.ts';

const line = (level: LogLine['level'], text: string): { readonly line: LogLine } => ({
  line: { level, text, about: [] },
});

const LOG = [
  line('heading', '1757, early'),
  line('line', 'Lévis marches to Ticonderoga'),
  line('detail', 'die 4, +1 tactics'),
  line('heading', '1757, late'),
  line('line', 'Webb stays at Albany'),
];
const texts = (filter: 'all' | 'brief' | 'headings', search: string): string[] =>
  visibleLines(LOG, filter, search).map((each) => each.line.text);

describe('the log', () => {
  it('is shown whole, without details, or as headings', () => {
    expect(texts('all', '')).toHaveLength(5);
    expect(texts('brief', '')).toHaveLength(4);
    expect(texts('headings', '')).toEqual(['1757, early', '1757, late']);
  });

  it('finds lines under their headings, whatever their accents and capitals', () => {
    expect(texts('all', 'levis')).toEqual(['1757, early', 'Lévis marches to Ticonderoga']);
    expect(texts('all', ' ALBANY ')).toEqual(['1757, late', 'Webb stays at Albany']);
    expect(texts('all', '1757')).toEqual(['1757, early', '1757, late']);
    expect(texts('all', 'Bradstreet')).toEqual([]);
  });

  it('does not find what the filter leaves out', () => {
    expect(texts('brief', 'tactics')).toEqual([]);
  });
});
