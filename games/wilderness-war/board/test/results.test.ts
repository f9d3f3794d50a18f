import { LANGUAGES } from '@carillon/board';
import { logResults } from '@carillon/testkit';
import type { LogEntry } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { entries, furtherEntries } from './log-entries.ts';
import { played } from './samples.ts';

/** Words of a result that is decided by dice or by losses. */
const RESULT = /\b(?:success|failure|unhurt|killed|fails)\b/g;

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

const facesOf = (entry: LogEntry): readonly string[] =>
  title.drama?.momentOf(entry)?.dice?.map(({ face }) => face) ?? [];

describe('a summary of the log', () => {
  const lineOf = (entry: LogEntry) => title.logLine(entry, 'en');

  it('names the deeds of an event, and not the steps of a fight', () => {
    const placed = entries.find(({ type }) => type === 'placed');
    expect(placed && lineOf(placed)?.inSummary).toBe(true);
    for (const each of entries.filter(({ type }) => type === 'retreat' || type === 'won'))
      expect(lineOf(each)?.inSummary).toBe(true);
    for (const each of entries.filter(({ type }) => type === 'fire' || type === 'loss'))
      expect(lineOf(each)?.inSummary).toBeUndefined();
  });

  it('knows that a response card and an interception answer the other side', () => {
    const answers = entries.flatMap((each) => (each.type === 'response' || each.type === 'intercept' ? [each] : []));
    expect(answers.length).toBeGreaterThan(1);
    for (const each of answers) expect(lineOf(each)?.answer).toBe(each.side);
  });
});

describe('dice on the map', () => {
  it('show every roll of a game', () => {
    const { rolls } = played();
    expect(rolls.filter(({ faces, events }) => events.flatMap(facesOf).join(' ') !== faces.join(' '))).toEqual([]);
    expect(rolls.length).toBeGreaterThan(50);
  });

  it('of every type of entry have a line with each die, and never a volley', () => {
    const rolled = [...entries, ...furtherEntries].filter((entry) => 'die' in entry || facesOf(entry).length > 0);
    expect(rolled.length).toBeGreaterThan(10);
    for (const entry of rolled) {
      const { dice = [], volley } = title.drama?.momentOf(entry) ?? {};
      expect([entry.type, dice.length > 0, volley]).toEqual([entry.type, true, undefined]);
      for (const language of LANGUAGES) {
        const line = title.logLine(entry, language);
        for (const { face } of dice) expect(line?.roll?.text ?? line?.text).toContain(face);
      }
    }
  });

  it.each([
    ['louisbourg-squadrons-21', 3, 'the French lose movement by sea for good (1 to 3)'],
    ['louisbourg-squadrons-21', 4, 'the French keep movement by sea (only 1 to 3 ends it)'],
    ['courier-intercepted-35', 3, 'success (3 or more)'],
    ['courier-intercepted-35', 2, 'failure (3 or more is needed)'],
    ['colonial-recruits-46', 2, 'the most units that may be restored'],
  ] as const)('for %s say what a %i brings', (card, die, words) => {
    expect(title.logLine({ type: 'event-roll', side: 'french', card, die }, 'en')?.text).toContain(
      `: ${die}, ${words}.`,
    );
  });

  it('for Indian allies and for Small Pox are followed by what they bring', () => {
    const brought = entries.filter(({ type }) => type === 'alliance' || type === 'small-pox');
    expect(brought.map((entry) => title.drama?.momentOf(entry)?.outcome)).toEqual([true, true]);
  });
});
