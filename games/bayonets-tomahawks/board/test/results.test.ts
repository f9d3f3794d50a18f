import { logResults } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { entries } from './log-entries.ts';

/** Words of a result that is decided by dice. */
const RESULT =
  /\b(?:turns back|slips through|success|failure|rallied|still Routed|the Commander is lost|unhurt|fails)\b/g;

const results = logResults(entries, (entry) => title.logLine(entry, 'en')?.text ?? '', RESULT);

describe('a result in the log', () => {
  it('is named wherever dice decide', () => {
    expect(results.unnamed).toEqual([]);
    expect(results.decided).toBeGreaterThan(5);
  });

  it('has its cause beside it', () => {
    expect(results.causeless).toEqual([]);
  });
});
