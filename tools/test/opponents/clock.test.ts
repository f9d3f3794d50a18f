import { type AnyBrain, ComputerPlayer, LEVEL, type Level } from '@carillon/opponent';
import type { LevelName } from '@carillon/seat';
import { BRAINS } from '@carillon/titles/brains';
import { describe, expect, it } from 'vitest';
import { brainOf } from '../../src/match/jobs.ts';
import { ownTurn } from './own-turn.ts';

/** A brain on a machine that needs this many milliseconds per turn, and its clock. */
function slow(brain: AnyBrain, milliseconds: number): { readonly brain: AnyBrain; readonly clock: () => number } {
  let time = 0;
  const slowly =
    (evaluate: AnyBrain['evaluate']): AnyBrain['evaluate'] =>
    (g) => {
      time += milliseconds;
      return evaluate(g);
    };
  const learned = { ...brain.learned, evaluate: slowly((g) => brain.learned.evaluate(g)) };
  return { brain: { ...brain, evaluate: slowly((g) => brain.evaluate(g)), learned }, clock: () => time };
}

/** The maximum number of turns played after the time is up: one plan and its continuation, for each lane. */
const LATE: { readonly [L in LevelName]?: number } = { lieutenant: 2, captain: 12, general: 60 };
const TURN = 20;

describe.each([...BRAINS.keys()])('on a machine too slow for its playouts, in %s', (title) => {
  it.each(Object.entries(LATE))('a %s stops once its time is up, even between two plans', async (name, late) => {
    const level: Level = LEVEL[name as LevelName];
    const { brain, clock } = slow(await brainOf(title), TURN);
    const thought = new ComputerPlayer(brain, level, 11, clock).decide({ ...(await ownTurn(title)), moment: 3 });
    expect(thought.chance).toBeGreaterThan(0);
    expect(clock()).toBeGreaterThanOrEqual(0.9 * level.milliseconds);
    expect(clock()).toBeLessThanOrEqual(level.milliseconds + late * TURN);
  });

  it('a clock that leaves time enough changes nothing', async () => {
    const part = { ...LEVEL.captain, planning: 300, weighing: 24 };
    const task = { ...(await ownTurn(title)), moment: 3 };
    const { brain, clock } = slow(await brainOf(title), 1);
    const timed = new ComputerPlayer(brain, part, 11, clock).decide(task);
    expect(timed).toEqual(new ComputerPlayer(await brainOf(title), part, 11).decide(task));
  });
});
