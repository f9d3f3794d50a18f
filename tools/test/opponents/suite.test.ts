import { Choices, readPosition } from '@carillon/flow';
import { BRAINS } from '@carillon/titles/brains';
import { describe, expect, it } from 'vitest';
import { contestant } from '../../src/match/contestants.ts';
import { brainOf, rulesOf } from '../../src/match/jobs.ts';
import { doneOf, isMeant, isSolved, type Posed, posed, suiteOf } from '../../src/suite/positions.ts';
import { playTurn } from '../../src/suite/turn.ts';

/** Two positions of each title that a Recruit solves. */
const EASY: ReadonlyMap<string, readonly string[]> = new Map([
  ['wilderness-war', ['do-not-storm-carillon', 'assault-what-is-ready']],
  ['bayonets-tomahawks', ['last-outpost', 'guns-against-a-fort']],
]);
const TRIES = 40;

async function settingOf(title: string, position: Posed) {
  const [rules, brain] = [await rulesOf(title), await brainOf(title)];
  return { rules, brain, position, seed: 0 };
}

describe.each([...BRAINS.keys()])('the suite of %s', (title) => {
  const positions = suiteOf(title);

  it('has at least forty positions, half of them held back', () => {
    const held = positions.filter(({ half }) => half === 'held');
    expect(held).toHaveLength(positions.length / 2);
    expect(positions.length).toBeGreaterThanOrEqual(40);
  });

  it.each(positions.map((position) => [position.name, position] as const))('poses %s', async (_name, position) => {
    const { rules, brain } = await settingOf(title, position);
    const g = readPosition(rules, position.text);
    const listed = new Choices();
    const seat = rules.seats.indexOf(position.seat);
    expect(rules.flow.mayChoose(g, seat)).toBe(true);
    rules.flow.list(g, seat, listed);
    const texts = listed.toArray().map((choice) => rules.flow.text(g, choice));
    const enemy = contestant(brain, 'policy', 1);
    // A player who makes the choices of the plan if they are listed, and any other choice otherwise.
    const follows = (plan: readonly string[], seed: number) => {
      const others = contestant(brain, 'policy', seed);
      const chosen: string[] = [];
      return {
        decide(task: Parameters<typeof others.decide>[0]) {
          const seen = brain.rules.fromView(task.view);
          brain.rules.flow.list(seen, task.seat, listed);
          const offered = listed.toArray().map((choice) => brain.rules.flow.text(seen, choice));
          const next = plan[doneOf(plan, chosen)];
          const meant = next === undefined || next === '*' ? undefined : offered.find((text) => isMeant(next, text));
          const thought = meant === undefined ? others.decide(task) : { choice: meant, playouts: 0, plan: [] };
          chosen.push(thought.choice);
          return thought;
        },
      };
    };
    expect(texts.length).toBeGreaterThan(1);
    const reached = Array.from({ length: TRIES }, (_, seed) => seed).some((seed) =>
      position.plans.some((plan) => {
        const contestants = rules.seats.map((_, each) => (each === seat ? follows(plan, seed) : enemy));
        const enough = (chosen: readonly string[]): boolean => doneOf(plan, chosen) === plan.length;
        return enough(playTurn({ rules, brain, position, contestants, seed, enough }));
      }),
    );
    expect(reached).toBe(true);
  });

  it.each(EASY.get(title) ?? [])('is solved by a Recruit at %s', async (name) => {
    const position = positions.find((each) => each.name === name);
    if (position === undefined) throw new Error(`there is no ${name}`);
    const setting = await settingOf(title, position);
    const contestants = setting.rules.seats.map(() => contestant(setting.brain, 'recruit', 1));
    expect(isSolved(position, playTurn({ ...setting, contestants }))).toBe(true);
  });
});

describe('a search with many playouts', () => {
  it('does not take a plan that was lucky once for a good one', async () => {
    const position = suiteOf('wilderness-war').find(({ name }) => name === 'home-before-winter');
    if (position === undefined) throw new Error('the position is gone');
    const setting = await settingOf('wilderness-war', position);
    // With more plans that end in a battle, more of them are lucky: this many once hid the safe way home.
    const contestants = setting.rules.seats.map(() => contestant(setting.brain, 'lieutenant@2.3', 3));
    expect(isSolved(position, playTurn({ ...setting, contestants }))).toBe(true);
  });
});

describe('a plan', () => {
  const wanted: Pick<Posed, 'plans' | 'never'> = { plans: [['lead *', 'move albany']], never: ['move quebec'] };

  it('is carried out with other choices in between, in its order', () => {
    expect(isSolved(wanted, ['lead montcalm', 'take huron', 'move albany'])).toBe(true);
    expect(isSolved(wanted, ['move albany', 'lead montcalm'])).toBe(false);
  });

  it('is spoilt by a choice that it must not make', () => {
    expect(isSolved(wanted, ['lead montcalm', 'move quebec', 'move albany'])).toBe(false);
  });

  it('shows its half, seat, rule and reason', () => {
    expect(() => posed('nowhere', '# half open\n# seat french\n# plan *\n# rule 1\n')).toThrow('why');
  });
});
