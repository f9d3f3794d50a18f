import type { LogEntry } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { entries } from './log-entries.ts';

// Each result in the log has its cause in the same sentence.

/** Words of a result that is decided by dice or by losses. */
const RESULT = /\b(?:success|failure|unhurt|killed|fails)\b/g;
/** The cause stands behind the result, in brackets or after a colon. */
const CAUSE = /^(?: \(\S|: \S)/;
/** What entries say of the result, as data. */
const OUTCOMES = ['success', 'stopped', 'lost', 'killed'] as const;

const textOf = (entry: LogEntry): string => title.logLine(entry, 'en')?.text ?? '';
const hasOutcome = (entry: LogEntry): boolean => OUTCOMES.some((name) => typeof Reflect.get(entry, name) === 'boolean');

/** Each entry, and those with an outcome also with the other one. */
const results = entries.flatMap((entry): LogEntry[] => {
  const name = OUTCOMES.find((each) => typeof Reflect.get(entry, each) === 'boolean');
  return name === undefined ? [entry] : [entry, { ...entry, [name]: !Reflect.get(entry, name) } as LogEntry];
});

describe('a result in the log', () => {
  it('is named wherever dice decide', () => {
    const silent = results.filter(hasOutcome).filter((entry) => textOf(entry).match(RESULT) === null);
    expect(silent.map(textOf)).toEqual([]);
    expect(results.filter(hasOutcome).length).toBeGreaterThan(5);
  });

  it('has its cause beside it', () => {
    const bare = results
      .map(textOf)
      .filter((text) => [...text.matchAll(RESULT)].some((met) => !CAUSE.test(text.slice(met.index + met[0].length))));
    expect(bare).toEqual([]);
  });
});
