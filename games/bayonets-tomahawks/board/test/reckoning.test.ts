import { readFileSync } from 'node:fs';
import { bayonetsTomahawks, readRecord } from '@carillon/bayonets-tomahawks-rules';
import type { LogEntry, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { Table } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { reckoning } from '../src/position/reckoning.ts';

const GAMES = ['vaudreuils-petite-guerre-18', 'french-and-indian-war-42'];

/** A recorded game: its log, and the position at its beginning and its end. */
function recorded(name: string): { readonly log: readonly LogEntry[]; readonly first: View; readonly view: View } {
  const path = new URL(`../../../../fixtures/golden/bayonets-tomahawks/eager-${name}.txt`, import.meta.url);
  const { scenario, options, journal } = readRecord(readFileSync(path, 'utf8'));
  const still = { still: true, passIdleWindows: false, chance: { draw: () => 0 } };
  const table = Table.resume(bayonetsTomahawks, { scenario, options, keepsLog: true, ...still }, journal);
  return {
    log: table.log.map(({ entry }) => entry),
    first: bayonetsTomahawks.view(bayonetsTomahawks.start(scenario, options), undefined),
    view: bayonetsTomahawks.view(table.state, undefined),
  };
}

describe('the figures of a log', () => {
  it.each(GAMES)('lead from the first score of the game %s to the last', (name) => {
    const { log, first, view } = recorded(name);
    const gained = log.reduce((sum, entry) => sum + (reckoning.of(view, entry, 'en')?.points ?? 0), 0);
    expect(reckoning.score(first) + gained).toBe(reckoning.score(view));
  });

  it('hold each die against its faces: two of six show a Flag (1.3)', () => {
    const { view } = recorded(GAMES[0] ?? '');
    const roll: LogEntry = { type: 'roll', side: 'british', piece: null, face: 'flag', reroll: null };
    expect(reckoning.of(view, roll, 'en')?.rolls).toEqual([{ seat: 'british', kind: 'Flags', got: 1, due: 2 / 6 }]);
  });

  it('count no unit that goes home, is exchanged or is taken off again', () => {
    const { view } = recorded(GAMES[1] ?? '');
    const lostBy = (rule: string) =>
      reckoning.of(view, { type: 'eliminated', piece: '22nd-28th', to: 'losses', rule }, 'en');
    for (const rule of ['12.0', '15.2.1', '17.3']) expect(lostBy(rule)).toEqual({});
    expect(lostBy('13.2.1')?.losses).toEqual([{ seat: 'british', kind: 'Metropolitan Brigades', count: 1 }]);
  });

  it('count a unit that is eliminated, and none that leaves for another reason', () => {
    const { log, view } = recorded(GAMES[1] ?? '');
    const gone = log.filter((entry) => entry.type === 'eliminated');
    const lost = gone.flatMap((entry) => reckoning.of(view, entry, 'en')?.losses ?? []);
    expect(lost).toHaveLength(gone.filter(({ rule }) => !['12.0', '15.2.1', '17.3'].includes(rule)).length);
    expect(lost.length).toBeGreaterThan(10);
  });
});
