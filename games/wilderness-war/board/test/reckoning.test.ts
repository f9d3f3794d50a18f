import { readFileSync } from 'node:fs';
import { Table } from '@carillon/flow';
import { readRecord, wildernessWar } from '@carillon/wilderness-war-rules';
import type { LogEntry, View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { reckoning } from '../src/position/reckoning.ts';

const GAMES = ['annus-mirabilis-150', 'late-war-25', 'early-war-106'];

/** A recorded game: its log, and the position at its end. */
function recorded(name: string): { readonly log: readonly LogEntry[]; readonly view: View } {
  const path = new URL(`../../../../fixtures/golden/wilderness-war/eager-${name}.txt`, import.meta.url);
  const { scenario, options, journal } = readRecord(readFileSync(path, 'utf8'));
  const still = { still: true, passIdleWindows: false, chance: { draw: () => 0 } };
  const table = Table.resume(wildernessWar, { scenario, options, keepsLog: true, ...still }, journal);
  return { log: table.log.map(({ entry }) => entry), view: wildernessWar.view(table.state, undefined) };
}

const view = recorded('annus-mirabilis-150').view;
const of = (entry: LogEntry) => reckoning.of(view, entry, 'en');

describe('the figures of a log', () => {
  it.each(GAMES)('lead to the score of the game %s at each award', (name) => {
    const { log, view } = recorded(name);
    const points = log.map((entry) => reckoning.of(view, entry, 'en')?.points ?? 0);
    const start = reckoning.score(view) - points.reduce((sum, each) => sum + each, 0);
    let score = start;
    for (const [i, entry] of log.entries()) {
      score += points[i] ?? 0;
      if (entry.type === 'vp') expect(score).toBe(entry.total);
    }
    expect(score).toBe(reckoning.score(view));
  });

  it('hold fire against the average of its column and modifiers', () => {
    // Column 6–8 with no modifier: 1, 2, 2, 2, 3, 3 (7.5).
    const fire: LogEntry = {
      ...{ type: 'fire', side: 'french', role: 'attacker', strength: 7, column: 6, shifts: [], die: 6 },
      ...{ modifiers: [], losses: 3 },
    };
    expect(of(fire)?.rolls).toEqual([{ seat: 'french', kind: 'Enemy steps lost to fire', got: 3, due: 13 / 6 }]);
  });

  it('hold a siege roll against its table', () => {
    const roll: LogEntry = { type: 'siege-roll', side: 'british', at: 'niagara', die: 6, modifiers: [], level: 2 };
    expect(of(roll)?.rolls).toMatchObject([{ seat: 'british', got: 2, due: (0 + 0 + 1 + 1 + 1 + 2) / 6 }]);
  });

  it('count units and leaders that are gone, not steps', () => {
    const lost = (eliminated: boolean): LogEntry => ({
      type: 'loss',
      side: 'british',
      piece: 'wolfe' as never,
      eliminated,
      why: null,
      rule: '7.61',
    });
    expect(of(lost(false))?.losses).toEqual([]);
    const killed: LogEntry = { type: 'leader-check', side: 'british', leader: 'wolfe', die: 1, killed: true };
    expect(of(killed)?.losses).toEqual([{ seat: 'british', kind: 'Wolfe', count: 1 }]);
    expect(of({ ...killed, die: 6, killed: false })?.losses).toBeUndefined();
  });
});
