import { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, it } from 'vitest';
import { byPolicy } from '../../../../packages/opponent/test/reviewed.ts';
import { wildernessWarBrain as brain } from '../src/index.ts';

describe('games played by policy', () => {
  it.each(wildernessWar.scenarios)('fight, besiege and raid in %s', (scenario) => {
    const games = [11, 12, 13].map((seed) => byPolicy(brain, wildernessWar, scenario, seed));
    for (const type of ['battle', 'siege-begins', 'raid', 'march']) {
      const all = games.reduce((sum, counts) => sum + (counts.get(type) ?? 0), 0);
      expect(all, type).toBeGreaterThanOrEqual(games.length);
    }
    for (const counts of games) expect(counts.get('result')).toBe(1);
  });
});
