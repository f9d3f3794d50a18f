import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUndo, Table } from '@carillon/flow';
import { type GoldenGame, readGolden, recordsIn, replayGolden } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import type { LogEntry } from '../../src/log.ts';

// Finished games on record. `npm run golden` plays and records them anew, which a rule that has changed may call for: a change
// that was not meant to change what happens leaves all of them as they are.

const paths = recordsIn(fileURLToPath(new URL('../../../../../fixtures/golden/wilderness-war', import.meta.url)));
const games = paths.map((path) => ({ name: basename(path), golden: readGolden(path) }));

const never = {
  draw(): number {
    throw new Error('a game on record rolls nothing');
  },
};

/** What the log of a game tells. */
function logOf({ scenario, options, journal }: GoldenGame): LogEntry[] {
  const table = Table.resume(wildernessWar, { scenario, options, chance: never, passIdleWindows: false }, journal);
  return table.log.map(({ entry }) => entry);
}

describe('games on record', () => {
  it.each(games)('$name ends as it ended', ({ golden }) => {
    expect(() => replayGolden(wildernessWar, golden)).not.toThrow();
  });

  it('together they show raids, sieges, assaults, landings, captures, interceptions and events', () => {
    const log = games.flatMap(({ golden }) => logOf(golden));
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

  it('they are six at least, from several scores, and in some something is taken back', () => {
    expect(games.length).toBeGreaterThanOrEqual(6);
    expect(new Set(games.map(({ golden }) => JSON.stringify(golden.options))).size).toBeGreaterThan(2);
    expect(games.some(({ golden }) => golden.journal.some(isUndo))).toBe(true);
  });
});
