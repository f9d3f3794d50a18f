import type { LogEntry } from '@carillon/bayonets-tomahawks-rules/reference';
import { logResults } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { entries } from './log-entries.ts';

/** Words of a result that is decided by dice. */
const RESULT =
  /\b(?:turns back|slips through|success|failure|rallied|still Routed|the Commander is lost|unhurt|fails)\b/g;

const textOf = (entry: LogEntry): string => title.logLine(entry, 'en')?.text ?? '';
const results = logResults(entries, textOf, RESULT);

describe('a result in the log', () => {
  it('is named wherever dice decide', () => {
    expect(results.unnamed).toEqual([]);
    expect(results.decided).toBeGreaterThan(5);
  });

  it('has its cause beside it', () => {
    expect(results.causeless).toEqual([]);
  });

  it('names the cause of a won Battle, unless its numbers are the cause', () => {
    const won = entries.flatMap((entry) => (entry.type === 'battle-won' && entry.heldOut === false ? [entry] : []));
    expect(Object.fromEntries(won.map((entry) => [entry.why, textOf(entry).replace(/^.*defenders \d+/, '')]))).toEqual({
      higher: '.',
      tie: ', and the defenders win a tie.',
      gone: ', and the losers have no unit left.',
      bothGone: ', and the defenders win if neither side has a unit left.',
    });
    const held = entries.filter((entry) => entry.type === 'battle-won' && entry.heldOut === true);
    expect(held.map(textOf)).toEqual(held.map(() => expect.stringContaining('a Bastion still stands')));
  });
});
