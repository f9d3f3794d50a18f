import { ComputerPlayer, LEVEL } from '@carillon/opponent';
import { BRAINS } from '@carillon/titles/brains';
import { describe, expect, it } from 'vitest';
import { brainOf } from '../../src/match/jobs.ts';
import { ownTurn } from './own-turn.ts';

const CAPTAIN = { ...LEVEL.captain, planning: 400, weighing: 24 };

describe.each([...BRAINS.keys()])('a captain of %s', (title) => {
  it('looks at answers within its budget, and thinks the same of the same task', async () => {
    const task = { ...(await ownTurn(title)), moment: 3 };
    const captain = new ComputerPlayer(await brainOf(title), CAPTAIN, 11);
    const thought = captain.decide(task);
    expect(thought.playouts).toBeGreaterThan(390);
    expect(thought.playouts).toBeLessThan(520);
    expect(captain.decide(task)).toEqual(thought);
  });

  it('stops in time on a slow machine, with a plan', async () => {
    let time = 0;
    const clock = (): number => (time += 150);
    const task = { ...(await ownTurn(title)), moment: 3 };
    const thought = new ComputerPlayer(await brainOf(title), CAPTAIN, 11, clock).decide(task);
    expect(thought.playouts).toBeLessThan(300);
    expect(thought.chance).toBeDefined();
  });

  it('keeps the name of its learned evaluation', async () => {
    const brain = await brainOf(title);
    expect(new ComputerPlayer(brain, LEVEL.captain, 1).version).toBe(brain.learned.version);
    expect(new ComputerPlayer(brain, LEVEL.recruit, 1).version).toBe(brain.version);
  });
});
