import type { LogLine } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { inShort, isNews, sinceLastTurn, sinceOwnTurn } from '../../../../src/page/table/log/recap.ts';

type Part = readonly [level: LogLine['level'], text: string, seat?: string];

const logOf = (...parts: readonly Part[]) =>
  parts.map(([level, text, seat], i) => ({
    number: i * 10,
    from: i * 10,
    line: { level, text, about: [], ...(seat !== undefined && { seat }) },
  }));

const SEASON: Part = ['heading', '1757, early'];
const FRENCH: readonly Part[] = [
  ['heading', 'The French play Campaign', 'french'],
  ['line', 'Lévis marches to Albany'],
  ['detail', 'The British try to intercept'],
];
const BRITISH: readonly Part[] = [
  ['heading', 'The British play Rangers', 'british'],
  ['line', 'Rangers come to Albany'],
];

const shown = (seat: string | null, ...parts: readonly Part[]): string[] =>
  sinceOwnTurn(logOf(...parts), seat).map(({ line }) => line.text);

describe('since your last turn', () => {
  it('shows the whole turn of the other side, though one was asked something in it', () => {
    expect(shown('british', SEASON, ...BRITISH, ...FRENCH)).toEqual(FRENCH.map(([, text]) => text));
  });

  it('shows the turn that is under way', () => {
    expect(shown('british', SEASON, ...BRITISH, ...FRENCH.slice(0, 2))).toHaveLength(2);
  });

  it('shows nothing in one’s own turn, nor before anybody has had one', () => {
    expect(shown('french', SEASON, ...BRITISH, ...FRENCH)).toEqual([]);
    expect(shown('french', SEASON)).toEqual([]);
    expect(shown('french', SEASON, ...FRENCH, SEASON)).toEqual([]);
    expect(shown(null, SEASON, ...FRENCH)).toEqual([]);
  });

  it('begins with the first turn for a player who has had none yet, and goes on over a new season', () => {
    expect(shown('british', SEASON, ...FRENCH)).toEqual(FRENCH.map(([, text]) => text));
    expect(shown('french', ...FRENCH, SEASON, ...BRITISH)).toEqual(['1757, early', ...BRITISH.map(([, text]) => text)]);
  });

  it('beside the log stays through one’s own turn, and never shows that turn', () => {
    const kept = (seat: string | null, ...parts: readonly Part[]): string[] =>
      sinceLastTurn(logOf(...parts), seat).map(({ line }) => line.text);
    const french = FRENCH.map(([, text]) => text);
    expect(kept('british', SEASON, ...BRITISH, ...FRENCH)).toEqual(french);
    expect(kept('british', SEASON, ...BRITISH, ...FRENCH, ...BRITISH)).toEqual(french);
    expect(kept('french', SEASON, ...BRITISH, ...FRENCH)).toEqual(BRITISH.map(([, text]) => text));
    expect(kept('french', SEASON, ...FRENCH, ...FRENCH)).toEqual([]);
    expect(kept('french', SEASON)).toEqual([]);
    expect(kept(null, SEASON, ...FRENCH)).toEqual([]);
  });

  it('in short names deeds and results, and leaves out the steps of fights', () => {
    expect(inShort(logOf(...FRENCH)).map(({ line }) => line.level)).toEqual(['heading', 'line']);
    const landed = logOf(FRENCH[0] ?? SEASON, ['detail', 'Two Regulars land']).map(({ line, ...each }) => ({
      ...each,
      line: { ...line, inSummary: true as const },
    }));
    expect(inShort(landed).map(({ line }) => line.text)).toEqual(['The French play Campaign', 'Two Regulars land']);
  });

  it('beside the log names what the enemy has answered in one’s own turn, and what follows from it', () => {
    const log = logOf(
      ...[SEASON, ...FRENCH, ...BRITISH],
      ['detail', 'The French play Lake Schooner'],
      ['detail', 'The Rangers retreat'],
      ['line', 'Webb marches to Albany'],
    ).map(({ line, ...each }) => ({
      ...each,
      line: line.text.includes('Schooner') ? { ...line, answer: 'french' } : line,
    }));
    expect(sinceLastTurn(log, 'british').map(({ line }) => line.text)).toEqual([
      ...FRENCH.map(([, text]) => text),
      'The British play Rangers',
      'The French play Lake Schooner',
      'The Rangers retreat',
    ]);
  });

  it('is news when another has begun a turn that was not seen before', () => {
    const log = logOf(SEASON, ...FRENCH);
    expect(isNews(log, Number.NEGATIVE_INFINITY)).toBe(true);
    expect(isNews(log, 0)).toBe(true);
    expect(isNews(log, 10)).toBe(false);
  });
});
