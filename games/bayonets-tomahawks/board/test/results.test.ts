import { CARDS, type LogEntry } from '@carillon/bayonets-tomahawks-rules/reference';
import { LANGUAGES } from '@carillon/board';
import { logResults } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { cardFacts } from '../src/position/facts.ts';
import { entries } from './log-entries.ts';
import { played } from './samples.ts';

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

const facesOf = (entry: LogEntry): readonly string[] =>
  title.drama?.momentOf(entry)?.dice?.map(({ face }) => face) ?? [];

const roll = (piece: 'gage' | 'rogers' | null, face: 'flag' | 'bt' | 'miss', again?: 'commander'): LogEntry => ({
  type: 'roll',
  side: 'british',
  piece,
  face,
  reroll: again ?? null,
});

describe('dice on the map', () => {
  it('show every roll of a game', () => {
    const { rolls } = played();
    expect(rolls.filter(({ faces, events }) => events.flatMap(facesOf).join(' ') !== faces.join(' '))).toEqual([]);
    expect(rolls.length).toBeGreaterThan(100);
  });

  it('of every type of entry have words: their line, or those of a volley', () => {
    const rolled = entries.filter((entry) => 'face' in entry || facesOf(entry).length > 0);
    expect(rolled.length).toBeGreaterThan(10);
    for (const entry of rolled) {
      const { dice, volley = false } = title.drama?.momentOf(entry) ?? {};
      expect([entry.type, dice?.length, volley]).toEqual([entry.type, 1, entry.type === 'roll']);
      for (const language of LANGUAGES)
        expect(volley ? title.drama?.volley?.([entry], language) : title.logLine(entry, language)?.text).toMatch(
          /\S\s?: \S/,
        );
    }
  });

  it('of a Battle are counted by side, and a reroll replaces the die before it', () => {
    const rolls = [roll('gage', 'miss'), roll('rogers', 'flag'), roll(null, 'bt'), roll(null, 'bt')];
    const words = (...more: readonly LogEntry[]) => title.drama?.volley?.([...rolls, ...more], 'en');
    expect(words()).toBe(
      'British, dice of the Battle: 1 Flag, 2 B&Ts without effect for this type of unit, and 1 Miss.',
    );
    expect(words(roll('gage', 'flag', 'commander'))).toBe(
      'British, dice of the Battle: 2 Flags and 2 B&Ts without effect for this type of unit.',
    );
  });

  it.each(LANGUAGES)('is given for each event without effect, unless it always has one, in %s', (language) => {
    const causeless = CARDS.filter((card) => {
      const line = title.logLine({ type: 'event-without-effect', card }, language)?.text ?? '';
      return cardFacts(card).arStart && line.split(/:\s/).length < 3;
    });
    expect(causeless).toEqual(['rough-seas-40', 'lets-see-how-the-french-fight-54']);
  });
});
