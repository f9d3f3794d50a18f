import type { Json } from '@carillon/kit';
import { BadTask, ComputerPlayer, type LaneFound, LEVEL, type Thought } from '@carillon/opponent';
import { BRAINS } from '@carillon/titles/brains';
import { describe, expect, it } from 'vitest';
import { brainOf } from '../../src/match/jobs.ts';
import { ownTurn } from './own-turn.ts';

const GENERAL = { ...LEVEL.general, planning: 400, weighing: 24 };

/** The thought of a player whose lanes are run by other threads, the last first, each given only JSON. */
async function thoughtBy(title: string, executors: number, task: { readonly view: Json; readonly seat: number }) {
  const brain = await brainOf(title);
  const others = Array.from({ length: executors }, () => new ComputerPlayer(brain, GENERAL, 11));
  const asked = { ...task, moment: 3 };
  const deciding = new ComputerPlayer(brain, GENERAL, 11).deciding(asked, executors);
  let step = deciding.next();
  let rounds = 0;
  while (!step.done) {
    rounds++;
    const found: LaneFound[] = [];
    for (const [i, job] of [...step.value.entries()].reverse()) {
      const wired = JSON.parse(JSON.stringify({ asked, job }));
      const answer = others[i % executors]?.lane(wired.asked, wired.job);
      found[i] = JSON.parse(JSON.stringify(answer));
    }
    step = deciding.next(found);
  }
  return { thought: step.value, rounds };
}

const codeOf = (work: () => Thought): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof BadTask ? error.code : error;
  }
};

describe.each([...BRAINS.keys()])('a general of %s', (title) => {
  it('thinks the same, byte for byte, whether one or four execute its lanes', async () => {
    const task = await ownTurn(title);
    const alone = new ComputerPlayer(await brainOf(title), GENERAL, 11).decide({ ...task, moment: 3 });
    for (const executors of [1, 4]) {
      const { thought, rounds } = await thoughtBy(title, executors, task);
      expect(JSON.stringify(thought)).toBe(JSON.stringify(alone));
      expect(rounds).toBeGreaterThan(1);
    }
    expect(alone.playouts).toBeGreaterThan(300);
    expect(alone.playouts).toBeLessThan(600);
    expect(alone.plan.length).toBeGreaterThan(0);
  });

  it('has other random numbers in each lane', async () => {
    const player = new ComputerPlayer(await brainOf(title), GENERAL, 11);
    const task = { ...(await ownTurn(title)), moment: 3 };
    const [jobs = []] = [player.deciding(task).next().value as Parameters<typeof player.lane>[1][]];
    expect(jobs).toHaveLength(4);
    const found = jobs.map((job) => JSON.stringify(player.lane(task, job)));
    expect(new Set(found).size).toBe(4);
  });

  it('stops in time on a slow machine, with a plan', async () => {
    let time = 0;
    const clock = (): number => (time += 150);
    const task = { ...(await ownTurn(title)), moment: 3 };
    const thought = new ComputerPlayer(await brainOf(title), { ...GENERAL, planning: 2000 }, 11, clock).decide(task);
    expect(thought.playouts).toBeLessThan(800);
    expect(thought.chance).toBeDefined();
  });

  it('refuses a view that does not fit, a seat that is not asked, and a budget out of range', async () => {
    const brain = await brainOf(title);
    const task = { ...(await ownTurn(title)), moment: 3 };
    const general = new ComputerPlayer(brain, GENERAL, 11);
    expect(codeOf(() => general.decide({ ...task, view: { cards: 7 } }))).toBe('bad_view');
    expect(codeOf(() => general.decide({ ...task, view: null }))).toBe('bad_view');
    expect(codeOf(() => general.decide({ ...task, seat: 7 }))).toBe('not_asked');
    expect(codeOf(() => general.decide({ ...task, seat: 1 - task.seat }))).toBe('not_asked');
    for (const wrong of [{ planning: 0 }, { planning: 1e8 }, { weighing: 2.5 }, { lanes: 0 }])
      expect(codeOf(() => new ComputerPlayer(brain, { ...GENERAL, ...wrong }, 1).decide(task))).toBe('bad_budget');
  });
});
