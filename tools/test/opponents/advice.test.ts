import { Choices, readPosition, type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import { type Json, seeded } from '@carillon/kit';
import { Adviser, type AnyBrain, BadTask, ComputerPlayer, LEVEL, reasonsFor } from '@carillon/opponent';
import { BRAINS } from '@carillon/titles/brains';
import { beforeAll, describe, expect, it } from 'vitest';
import { brainOf, rulesOf } from '../../src/match/jobs.ts';
import { suiteOf } from '../../src/suite/positions.ts';
import { titleNamed } from '../../src/titles.ts';

const FEW = { ...LEVEL.lieutenant, planning: 60, weighing: 60 };

/** The titles, each with a position in which a seat begins its turn. */
describe.each([...BRAINS.keys()])('advice in %s', (title) => {
  const { rules } = titleNamed(title);
  let brain: AnyBrain;
  let g: StateBase;
  let seat: Seat;
  beforeAll(async () => {
    brain = await (BRAINS.get(title)?.() ?? Promise.reject(new Error(`nobody plays ${title}`)));
    ({ g, seat } = ownTurn());
  });

  const viewOf = (of: Seat): Json => JSON.parse(JSON.stringify(rules.view(g, of)));

  /** A position in which the seat that is asked has the turn, and a choice. */
  function ownTurn(): { readonly g: StateBase; readonly seat: Seat } {
    const at = rules.start(rules.scenarios[0] ?? '', {});
    const listed = new Choices();
    const random = seeded(4);
    for (let i = 0; i < 500; i++) {
      const who = rules.flow.who(at);
      const asked =
        who === TOGETHER
          ? rules.flow.seats.findIndex((_, each) => rules.flow.mayChoose(at, each) && !rules.flow.hasAnswered(at, each))
          : who;
      rules.flow.list(at, asked, listed);
      if (asked >= 0 && brain.turnOf(at) === asked && listed.count > 2) return { g: at, seat: asked };
      rules.flow.take(at, asked, listed.get(random.below(listed.count)));
    }
    throw new Error('nobody gets a turn');
  }

  const advised = (task: { readonly plans?: number; readonly made?: string; readonly view?: Json } = {}) =>
    new Adviser(brain, FEW, 3).advise({ view: viewOf(seat), seat, moment: 5, plans: 3, ...task });

  it('names three plans by their log and their value, the likeliest to win first', () => {
    const { plans, features } = advised();
    expect(plans).toHaveLength(3);
    for (const { choice, log, chance, error, worths } of plans) {
      expect(rules.flow.parse(g, choice)).toBeDefined();
      expect(log.length).toBeGreaterThan(0);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(error).toBeLessThan(0.1);
      expect(worths).toHaveLength(features.length);
    }
    const chances = plans.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(new Set(plans.map(({ choice }) => choice)).size).toBeGreaterThan(1);
  });

  it('is the same whenever it is asked', () => {
    expect(advised()).toEqual(advised());
  });

  it('explains why a choice was made: the plan with it first, then those without it', () => {
    const { choice } = new ComputerPlayer(brain, FEW, 3).decide({ view: viewOf(seat), seat, moment: 5 });
    const advice = advised({ made: choice, plans: 2 });
    const [own, other] = advice.plans;
    if (own === undefined || other === undefined) throw new Error('there are no two plans');
    expect(own.choice).toBe(choice);
    expect(other.choice).not.toBe(choice);
    const reasons = reasonsFor(advice, own, other, 3);
    expect(reasons.length).toBeLessThanOrEqual(3);
    for (const { feature, points } of reasons) {
      expect(advice.features).toContain(feature);
      expect(points).not.toBe(0);
    }
  });

  it('refuses a view that does not fit, a seat that is not asked, and a budget out of range', () => {
    const refusal = (work: () => unknown): unknown => {
      try {
        return work();
      } catch (error) {
        return error instanceof BadTask ? error.code : error;
      }
    };
    expect(refusal(() => advised({ view: { cards: 7 } }))).toBe('bad_view');
    expect(refusal(() => advised({ view: null }))).toBe('bad_view');
    expect(refusal(() => new Adviser(brain, FEW, 3).advise({ view: viewOf(seat), seat: 7, moment: 5, plans: 3 }))).toBe(
      'not_asked',
    );
    expect(refusal(() => new Adviser(brain, { ...FEW, planning: 0 }, 3))).toBe('bad_budget');
    expect(refusal(() => new Adviser(brain, { ...FEW, weighing: 1.5 }, 3))).toBe('bad_budget');
  });
});

/** The advice of a Lieutenant with few playouts in a position of a suite. */
async function advisedAt(title: string, name: string, level = FEW) {
  const posed = suiteOf(title).find((each) => each.name === name);
  const [rules, brain] = [await rulesOf(title), await brainOf(title)];
  const seat = rules.seats.indexOf(posed?.seat ?? '');
  const view = rules.view(readPosition(rules, posed?.text ?? ''), seat) as Json;
  return new Adviser(brain, level, 3).advise({ view, seat, moment: 5, plans: 3 });
}

describe('the log of a plan', () => {
  const types = (log: readonly unknown[]): readonly string[] => log.map((each) => (each as { type: string }).type);

  it.each([
    ['wilderness-war', 'assault-what-is-ready', ['fire', 'loss', 'vp', 'won', 'captured', 'year-end']],
    [
      'bayonets-tomahawks',
      'carlisle-by-light',
      ['battle', 'penalties', 'roll', 'vp', 'control', 'battle-won', 'result'],
    ],
  ])('shows in %s what is done, not what came of it in one game', async (title, name, results) => {
    const { plans } = await advisedAt(title, name);
    for (const { log } of plans) {
      expect(log.length).toBeGreaterThan(0);
      for (const result of results) expect(types(log)).not.toContain(result);
    }
  });

  it('goes on after the card of Bayonets & Tomahawks that is chosen before the Action Phases (7.1)', async () => {
    const { ahead, plans } = await advisedAt('bayonets-tomahawks', 'card-with-an-army', { ...FEW, weighing: 960 });
    expect(ahead).toBe(true);
    expect(plans).toHaveLength(2);
    // Only this card lets the Brigades march to Lake George, which wins.
    expect(plans[0]?.choice).toBe('play wilderness-ambush-32');
    expect((plans[0]?.chance ?? 0) - (plans[1]?.chance ?? 0)).toBeGreaterThan(0.05);
    for (const { log } of plans) expect(types(log)).toContain('move');
  });

  it('describes choices in a part of the turn as before', async () => {
    expect((await advisedAt('bayonets-tomahawks', 'carlisle-by-light')).ahead).toBe(false);
  });
});

describe('the odds of fights', () => {
  it.each([
    // Seven units against one that may hold at most two steps.
    ['wilderness-war', 'assault-what-is-ready', 'assault ticonderoga', 1],
    // 9.3: two faces of three.
    ['bayonets-tomahawks', 'raid-for-a-point', 'raid-from forks-of-the-ohio', 2 / 3],
  ])('are shown in %s: %s', async (title, name, fight, odds) => {
    const { plans } = await advisedAt(title, name, { ...FEW, planning: 400 });
    const reported = plans.flatMap(({ fights }) => fights).find(({ kind, at }) => `${kind} ${at}` === fight);
    expect(reported?.share).toBe(1);
    expect(Math.abs((reported?.chance ?? 0) - odds)).toBeLessThanOrEqual(2.5 * (reported?.error ?? 0));
  });
});

describe('reasons', () => {
  it('are the largest differences, for the plan or against it', () => {
    const reasons = reasonsFor(
      { features: ['points', 'raids', 'threats'] },
      { worths: [1, 0.5, 0.2] },
      { worths: [1, 1.5, 0] },
      2,
    );
    expect(reasons.map(({ feature }) => feature)).toEqual(['raids', 'threats']);
    expect(reasons[0]?.points).toBeCloseTo(-1);
  });
});
