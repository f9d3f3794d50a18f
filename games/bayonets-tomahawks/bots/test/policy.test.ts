import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { CHANCE, Choices, chanceFrom, OVER, TOGETHER } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksBrain as brain } from '../src/index.ts';

const { flow } = bayonetsTomahawks;

/** Plays a game by policy; what happened, counted by the type of log entry. */
function played(scenario: string, seed: number): Map<string, number> {
  const counts = new Map<string, number>();
  const say = ({ type }: { readonly type: string }): void => void counts.set(type, (counts.get(type) ?? 0) + 1);
  const random = seeded(seed);
  const chance = chanceFrom(random);
  const policy = brain.policy();
  const listed = new Choices();
  const g = bayonetsTomahawks.start(scenario, {}, say);
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
  it.each(bayonetsTomahawks.scenarios)('march, fight and raid in %s', (scenario) => {
    const counts = played(scenario, 11);
    for (const type of ['battle', 'raid', 'move']) expect(counts.get(type), type).toBeGreaterThan(0);
    expect(counts.get('result')).toBe(1);
  });
});
