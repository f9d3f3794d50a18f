import { CHANCE, Choices, chanceFrom, OVER, TOGETHER } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, it } from 'vitest';
import { wildernessWarBrain as brain } from '../src/index.ts';

const { flow } = wildernessWar;

/** Plays a game by policy; returns the number of log entries of each type. */
function played(scenario: string, seed: number): Map<string, number> {
  const counts = new Map<string, number>();
  const say = ({ type }: { readonly type: string }): void => void counts.set(type, (counts.get(type) ?? 0) + 1);
  const random = seeded(seed);
  const chance = chanceFrom(random);
  const policy = brain.policy();
  const listed = new Choices();
  const g = wildernessWar.start(scenario, {}, say);
  for (let who = flow.who(g); who !== OVER; who = flow.who(g)) {
    const seat =
      who === TOGETHER ? [0, 1].findIndex((each) => flow.mayChoose(g, each) && !flow.hasAnswered(g, each)) : who;
    flow.list(g, seat, listed);
    if (brain.beginsTurn(g)) policy.begin();
    const index =
      seat === CHANCE ? chance.draw(listed, 0) : listed.count === 1 ? 0 : policy.pick(g, seat, listed, random.below);
    flow.take(g, seat, listed.get(index), say);
  }
  return counts;
}

describe('games played by policy', () => {
  it.each(wildernessWar.scenarios)('fight, besiege and raid in %s', (scenario) => {
    const games = [11, 12, 13].map((seed) => played(scenario, seed));
    for (const type of ['battle', 'siege-begins', 'raid', 'march']) {
      const all = games.reduce((sum, counts) => sum + (counts.get(type) ?? 0), 0);
      expect(all, type).toBeGreaterThanOrEqual(games.length);
    }
    for (const counts of games) expect(counts.get('result')).toBe(1);
  });
});
