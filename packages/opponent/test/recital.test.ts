import type { Seat } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import type { Brain } from '../src/brain.ts';
import { Recital } from '../src/recital.ts';
import { always, FOLLOW, ford, numbers, ORDER, planOf, round } from './fords/brain.ts';
import { begun, NORTH, rules, type Setting, SOUTH, type State, type View, view } from './fords/rules.ts';

// A plan of Fords is shown by the log of its side's deeds. A crossing at the upper ford succeeds with a five or six.

const UPPER = { upper: { prize: 4, needs: 5 } };
const [ONE, FIVE] = [0, 4];

function recited(
  seat: Seat,
  setting: Setting,
  plan: readonly string[],
  script: readonly number[],
  brain: Brain<State, View> = ford,
) {
  const g = begun({ rounds: 2, first: seat === NORTH ? NORTH : SOUTH, fords: UPPER, ...setting });
  const random = numbers(...script);
  const seen = view(g, seat);
  const recital = new Recital(brain, rules.fromView(seen), seat, brain.dealer(seen));
  const played = recital.replay(planOf(...plan), random.below);
  expect(random.left).toEqual([]);
  return played;
}

describe.each([
  ['north', NORTH],
  ['south', SOUTH],
] as const)('a plan of %s', (side, seat) => {
  it('is shown by its deeds, without their results', () => {
    expect(recited(seat, {}, ['cross upper', 'press'], [FIVE])).toEqual({
      log: [
        { type: 'marched', side, at: 'upper' },
        { type: 'pressed', side },
      ],
      choices: [
        { text: 'cross upper', step: ORDER, depth: 2, logged: 0 },
        { text: 'press', step: FOLLOW, depth: 2, logged: 1 },
      ],
      left: 0,
    });
  });

  it('is shown as far as the dice let it go, with the number of choices left', () => {
    // The enemy's turn begins after a lost crossing.
    expect(recited(seat, {}, ['cross upper', 'press'], [ONE])).toEqual({
      log: [{ type: 'marched', side, at: 'upper' }],
      choices: [{ text: 'cross upper', step: ORDER, depth: 2, logged: 0 }],
      left: 1,
    });
  });

  it('ends with the game', () => {
    const brain = { ...round, policy: () => always('dig') };
    expect(recited(seat, { rounds: 1 }, ['dig', 'press'], [], brain)).toMatchObject({ left: 1 });
  });

  it('is shown with what follows it by policy, where it leaves a choice open', () => {
    // A plan that names the second choice only: the first is picked by policy.
    const brain = { ...ford, policy: () => always('cross upper') };
    expect(recited(seat, {}, ['press'], [FIVE], brain).log).toEqual([
      { type: 'marched', side, at: 'upper' },
      { type: 'pressed', side },
    ]);
  });

  it('made before the turns is shown to the end of the round that follows, and no further', () => {
    const brain = { ...round, policy: () => always('post lower', 'wary', 'dig') };
    const plan = ['post lower', 'bold', 'cross upper', 'press', 'dig'];
    const { log, left } = recited(seat, { guards: 'asked', stake: 1 }, plan, [FIVE], brain);
    expect(log).toEqual([
      { type: 'marched', side, at: 'upper' },
      { type: 'pressed', side },
    ]);
    expect(left).toBe(1);
  });

  it('made in a round is not shown beyond it', () => {
    const brain = { ...round, policy: () => always('post lower', 'wary', 'dig') };
    const { log, left } = recited(seat, { stake: 1 }, ['bold', 'dig', 'bold'], [], brain);
    expect([log, left]).toEqual([[{ type: 'dug', side }], 1]);
  });
});

it('every recital begins in the same position', () => {
  const seen = view(begun({ rounds: 2, fords: UPPER }), NORTH);
  const recital = new Recital(ford, rules.fromView(seen), NORTH, ford.dealer(seen));
  const plan = planOf('dig');
  const { below } = seeded(1);
  expect([1, 2].map(() => recital.replay(plan, below))).toEqual([
    { log: [{ type: 'dug', side: 'north' }], choices: [{ text: 'dig', step: ORDER, depth: 2, logged: 0 }], left: 0 },
    { log: [{ type: 'dug', side: 'north' }], choices: [{ text: 'dig', step: ORDER, depth: 2, logged: 0 }], left: 0 },
  ]);
});

it('a deed without a side counts for the seat whose choice led to it', () => {
  const deeds = new Set(['stances', 'dug']);
  const brain = { ...round, policy: () => always('post lower', 'wary', 'dig'), telling: { ...round.telling, deeds } };
  expect(recited(1, { stake: 1 }, ['bold', 'dig'], [], brain).log).toEqual([
    { type: 'stances', alike: false },
    { type: 'dug', side: 'south' },
  ]);
});

it('what cannot be seen in the position of the hint is left out', () => {
  const sees = (g: State, deed: unknown) => g.points === 0 && (deed as { readonly type: string }).type !== 'pressed';
  const brain = { ...ford, telling: { ...ford.telling, sees } };
  expect(recited(NORTH, {}, ['cross upper', 'press'], [FIVE], brain).log).toEqual([
    { type: 'marched', side: 'north', at: 'upper' },
  ]);
});
