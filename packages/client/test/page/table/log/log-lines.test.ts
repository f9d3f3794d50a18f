import type { LogLine } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { type LogFilter, visibleLines } from '../../../../src/page/table/log/log-lines.ts';

const line = (
  level: LogLine['level'],
  text: string,
  more: Partial<Pick<LogLine, 'topic' | 'seat'>> = {},
): { readonly line: LogLine } => ({ line: { level, text, about: [], ...more } });

const LOG = [
  line('heading', '1757, early'),
  line('heading', 'The French play Campaign', { topic: 'cards', seat: 'french' }),
  line('line', 'Lévis marches to Ticonderoga', { topic: 'movement' }),
  line('line', 'Battle at Ticonderoga', { topic: 'battles' }),
  line('detail', 'die 4, +1 tactics'),
  line('line', '1 VP for the battle', { topic: 'points' }),
  line('detail', 'Retreat to Albany'),
  line('heading', 'The British play Ambush!', { topic: 'cards', seat: 'british' }),
  line('line', 'A raid on York', { topic: 'raids' }),
  line('detail', 'Rangers are eliminated'),
  line('heading', '1757, late'),
  line('heading', 'The British play Surrender!', { topic: 'cards', seat: 'british' }),
  line('line', 'Webb stays at Albany', { topic: 'movement' }),
];
const texts = (filter: LogFilter, search: string): string[] =>
  visibleLines(LOG, filter, search).map((each) => each.line.text);

describe('the log', () => {
  it('is shown whole, without details, or as headings', () => {
    expect(texts('all', '')).toHaveLength(13);
    expect(texts('brief', '')).toHaveLength(10);
    expect(texts('headings', '')).toEqual([
      '1757, early',
      'The French play Campaign',
      'The British play Ambush!',
      '1757, late',
      'The British play Surrender!',
    ]);
  });

  it('finds lines under their headings, of the turn and of the season, whatever their accents and capitals', () => {
    expect(texts('all', 'levis')).toEqual(['1757, early', 'The French play Campaign', 'Lévis marches to Ticonderoga']);
    expect(texts('all', ' STAYS ')).toEqual(['1757, late', 'The British play Surrender!', 'Webb stays at Albany']);
    expect(texts('all', '1757')).toEqual(['1757, early', '1757, late']);
    expect(texts('all', 'Bradstreet')).toEqual([]);
  });

  it('does not find what the filter leaves out', () => {
    expect(texts('brief', 'tactics')).toEqual([]);
    expect(texts('movement', 'battle')).toEqual([]);
  });

  it('shows what is about one thing: battles with their whole sheets, to the retreat', () => {
    expect(texts('battles', '')).toEqual([
      '1757, early',
      'The French play Campaign',
      'Battle at Ticonderoga',
      'die 4, +1 tactics',
      'Retreat to Albany',
    ]);
  });

  it.each<[LogFilter, string[]]>([
    ['raids', ['1757, early', 'The British play Ambush!', 'A raid on York', 'Rangers are eliminated']],
    ['points', ['1757, early', 'The French play Campaign', '1 VP for the battle']],
    ['sieges', []],
  ])('shows only the %s, under their headings', (filter, shown) => {
    expect(texts(filter, '')).toEqual(shown);
  });

  it('shows the cards played, season by season', () => {
    expect(texts('cards', '')).toEqual(texts('headings', ''));
  });
});
