import { Choices, type Seat } from '@carillon/flow';
import { type Json, type Random, seeded } from '@carillon/kit';
import { type AnyBrain, ComputerPlayer, LEVEL, type Level, partOf, type Thought } from '@carillon/opponent';
import { LEVELS, type Task } from '@carillon/seat';

/** Chooses from a view. */
export interface Contestant {
  decide(task: Task<Json>): Pick<Thought, 'choice' | 'playouts' | 'plan'>;
}

/** How a contestant is written, for messages. */
export const CONTESTANTS: string = `random, policy, ${LEVELS.join(', ')}, or a level with a part of its playouts, as ${LEVELS[1]}@0.25`;

/** A level, with all of its playouts or a part of them; `undefined` if there is no such level. */
function levelCalled(text: string): Level | undefined {
  const [name, part = '1'] = text.split('@');
  const level = LEVELS.find((each) => each === name);
  const share = Number(part);
  if (level === undefined || !(share > 0 && share <= 100)) return undefined;
  return partOf(LEVEL[level], share);
}

/** Chooses by an index of the list. */
function byIndex(
  brain: AnyBrain,
  pick: (seen: ReturnType<AnyBrain['rules']['blank']>, seat: Seat, listed: Choices) => number,
): Contestant {
  const { flow } = brain.rules;
  const listed = new Choices();
  return {
    decide({ view, seat }) {
      const seen = brain.rules.fromView(view);
      flow.list(seen, seat, listed);
      const index = listed.count === 1 ? 0 : pick(seen, seat, listed);
      return { choice: flow.text(seen, listed.get(index)), playouts: 0, plan: [] };
    },
  };
}

const atRandom = (brain: AnyBrain, random: Random): Contestant =>
  byIndex(brain, (_seen, _seat, listed) => random.below(listed.count));

function byPolicy(brain: AnyBrain, random: Random): Contestant {
  const policy = brain.policy();
  return byIndex(brain, (seen, seat, listed) => policy.pick(seen, seat, listed, random.below));
}

/** The contestant with this name. Throws if there is none. */
export function contestant(brain: AnyBrain, name: string, seed: number): Contestant {
  if (name === 'random') return atRandom(brain, seeded(seed));
  if (name === 'policy') return byPolicy(brain, seeded(seed));
  const level = levelCalled(name);
  if (level === undefined) throw new Error(`no player is called ${name}; there is ${CONTESTANTS}`);
  return new ComputerPlayer(brain, level, seed);
}
