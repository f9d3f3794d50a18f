import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUndo, Table } from '@carillon/flow';
import { type GoldenGame, readGolden, recordsIn, replayGolden } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { bayonetsTomahawks } from '../../src/index.ts';
import type { LogEntry } from '../../src/log.ts';
import { SCENARIOS } from '../../src/names.ts';
import { optionsOf, TABLE_OPTIONS } from '../../src/options.ts';

// Finished games on record. `npm run golden` re-records them, which a changed rule may require: a change that should
// not affect play leaves all of them unchanged.

const paths = recordsIn(fileURLToPath(new URL('../../../../../fixtures/golden/bayonets-tomahawks', import.meta.url)));
const games = paths.map((path) => ({ name: basename(path), golden: readGolden(bayonetsTomahawks, path) }));

const never = {
  draw(): number {
    throw new Error('a game on record rolls nothing');
  },
};

/** The contents of a game's log. */
function logOf({ scenario, options, journal }: GoldenGame): LogEntry[] {
  const table = Table.resume(bayonetsTomahawks, { scenario, options, chance: never, passIdleWindows: false }, journal);
  return table.log.map(({ entry }) => entry);
}

describe('games on record', () => {
  test.each(games)('$name ends as it ended', { timeout: 30_000 }, ({ golden }) => {
    expect(() => replayGolden(bayonetsTomahawks, golden)).not.toThrow();
  });

  test('together they show Raids, Battles, Landings, Forts, Roads, Routs and events', { timeout: 60_000 }, () => {
    const types = new Set<string>(games.flatMap(({ golden }) => logOf(golden)).map(({ type }) => type));
    const wanted = ['raid', 'battle', 'land', 'marshal', 'fort-built', 'road-built', 'overwhelm', 'event', 'chit'];
    expect(wanted.filter((type) => !types.has(type))).toEqual([]);
  });

  test('they are of every scenario, with each option of a table both ways, and in some something is taken back', () => {
    for (const scenario of SCENARIOS) {
      const own = games.filter(({ golden }) => golden.scenario === scenario);
      expect(own.length, scenario).toBeGreaterThanOrEqual(4);
    }
    for (const { name } of TABLE_OPTIONS) {
      const otherwise = games.filter(({ golden }) => optionsOf(golden.options).includes(name)).length;
      expect([otherwise > 0, otherwise < games.length], name).toEqual([true, true]);
    }
    expect(games.some(({ golden }) => golden.journal.some(isUndo))).toBe(true);
  });
});
