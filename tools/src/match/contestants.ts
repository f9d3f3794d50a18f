import { Choices, type Seat } from '@carillon/flow';
import { type Json, type Random, seeded } from '@carillon/kit';
import {
  type AnyBrain,
  type AnyRestraints,
  ComputerPlayer,
  inStyle,
  LEVEL,
  type Level,
  partOf,
  restrained,
  type Thought,
} from '@carillon/opponent';
import { LEVELS, type LevelName, STYLES, type StyleName, styleOf, type Task } from '@carillon/seat';

/** Makes a choice from a view. */
export interface Contestant {
  decide(task: Task<Json>): Pick<Thought, 'choice' | 'playouts' | 'plan'>;
}

/** The forms of a contestant's name, for messages. */
export const CONTESTANTS: string = `random, policy, ${LEVELS.join(', ')}, or a level with a part of its playouts, as ${LEVELS[1]}@0.25, or in a style, as ${LEVELS[1]}-${STYLES[1]}@0.25`;

/** A player's name without the share of its playouts, and the share; `undefined` if the share is impossible. */
function partsOf(text: string): { readonly name: string; readonly share: number } | undefined {
  const [name = '', part = '1'] = text.split('@');
  const share = Number(part);
  return share > 0 && share <= 100 ? { name, share } : undefined;
}

/** A level, with all or a share of its playouts, and its style; `undefined` if the level or style does not exist. */
function levelCalled(text: string): { readonly level: Level; readonly style: StyleName } | undefined {
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  const { name, share } = parts;
  const [called, styled = 'balanced'] = name.split('-');
  const level: LevelName | undefined = LEVELS.find((each) => each === called);
  const style = STYLES.find((each) => each === styled);
  if (level === undefined || style === undefined) return undefined;
  return { level: partOf(LEVEL[level], share), style: styleOf(level, style, 0) };
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
  const found = levelCalled(name);
  if (found === undefined) throw new Error(`there is no player called ${name}; choose ${CONTESTANTS}`);
  return new ComputerPlayer(inStyle(brain, found.style), found.level, seed);
}

/** A Lieutenant of one idea, such as `turtle@0.25`; `undefined` if none has this name. */
export function exploiter(
  brain: AnyBrain,
  restraints: AnyRestraints,
  text: string,
  seed: number,
): Contestant | undefined {
  const { name = '', share = 1 } = partsOf(text) ?? {};
  const restraint = restraints[name];
  if (restraint === undefined) return undefined;
  const level = partOf(LEVEL.lieutenant, share);
  return {
    decide: (task) => new ComputerPlayer(restrained(brain, task.seat, restraint), level, seed).decide(task),
  };
}
