import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUndo, Table } from '@carillon/flow';
import { type GoldenGame, readGolden, recordsIn, replayGolden } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import type { LogEntry } from '../../src/log.ts';
import { SCENARIOS } from '../../src/names.ts';

// Finished games on record. `npm run golden` re-records them, which a changed rule may require: a change that should
// not affect play leaves all of them unchanged.

const paths = recordsIn(fileURLToPath(new URL('../../../../../fixtures/golden/wilderness-war', import.meta.url)));
const games = paths.map((path) => ({ name: basename(path), golden: readGolden(wildernessWar, path) }));

const never = {
  draw(): number {
    throw new Error('a game on record rolls nothing');
  },
};

/** The contents of a game's log. */
function logOf({ scenario, options, journal }: GoldenGame): LogEntry[] {
  const table = Table.resume(wildernessWar, { scenario, options, chance: never, passIdleWindows: false }, journal);
  return table.log.map(({ entry }) => entry);
}

const logOfAll = games.flatMap(({ golden }) => logOf(golden));

describe('games on record', () => {
  it.each(games)('$name ends as it ended', ({ golden }) => {
    expect(() => replayGolden(wildernessWar, golden)).not.toThrow();
  });

  it('together they show raids, sieges, assaults, landings, captures, interceptions and events', () => {
    const log = logOfAll;
    const types = new Set<string>(log.map(({ type }) => type));
    const wanted = [
      'raid',
      'siege-roll',
      'assault',
      'captured',
      'intercept',
      'avoid',
      'battle',
      'attrition',
      'response',
    ];
    expect(wanted.filter((type) => !types.has(type))).toEqual([]);
    expect(log.some((entry) => entry.type === 'sail' && entry.landing)).toBe(true);
    expect(log.filter((entry) => entry.type === 'card' && entry.use === 'event').length).toBeGreaterThan(50);
  });

  it('they are of every scenario, with the usual options and with others, and in some something is taken back', () => {
    for (const scenario of SCENARIOS) {
      const own = games.filter(({ golden }) => golden.scenario === scenario);
      expect(own.length, scenario).toBeGreaterThanOrEqual(4);
      expect(new Set(own.map(({ golden }) => JSON.stringify(golden.options))).size, scenario).toBeGreaterThan(2);
    }
    expect(
      games.some(({ golden }) => golden.journal.some((entry) => !isUndo(entry) && entry.choice === 'accept')),
    ).toBe(true);
    expect(logOfAll.some(({ type }) => type === 'bids')).toBe(true);
    expect(games.some(({ golden }) => golden.journal.some(isUndo))).toBe(true);
  });
});
