import { CHANCE, Choices, NONE } from '@carillon/flow';
import { LEADER_LOSS } from '../data/tables.ts';
import { enemyOf, type Piece, type Side } from '../ids.ts';
import { Battle, flow, LeaderChecks } from '../procedures/contents.ts';
import { Raid } from '../procedures/contents-year.ts';
import { type Engagement, forceOf, leaderOf } from '../query/battle.ts';
import { type Force, scratchForce } from '../query/command.ts';
import type { State } from '../state.ts';

// 7.7 Leader checks are many small rolls. They are distinguished only if a later roll depends on who survives: if an
// ambushed side has still to answer (7.56), or a raid follows a battle (10.22).

/**
 * Leaders who die in a round of checks, with the chance of exactly that; the fate of the `free` ones changes nothing.
 */
export interface Fall {
  readonly dead: readonly Piece[];
  readonly free: readonly Piece[];
  readonly chance: number;
}

const outcomes = new Choices();

/** The chance that the leader being checked is killed. */
export function chanceToDie(g: State): number {
  flow.list(g, CHANCE, outcomes);
  const deadly = flow.parse(g, `check ${LEADER_LOSS.diesOn}`);
  return outcomes.toArray().filter((each) => each === deadly).length / outcomes.totalWeight;
}

/** The leaders still to be checked in this round, in their order. */
export function leadersChecked(g: State): readonly Piece[] {
  const { leaders, last } = flow.enclosing(g, LeaderChecks);
  return leaders.toArray().filter((each) => each >= last);
}

/** The possible results of a round of checks, as far as they matter. */
export function fallsOf(g: State, dies: number): readonly Fall[] {
  const leaders = leadersChecked(g);
  const battle = flow.within(g, Battle);
  const { side } = flow.enclosing(g, LeaderChecks);
  if (battle === undefined) return [{ dead: [], free: leaders, chance: 1 }];
  if (flow.within(g, Raid) !== undefined) return subsets(leaders, dies);
  const answers = battle.ambush.size === 1 && side === enemyOf(battle.first);
  return answers ? downTheLine(leaders, succession(battle, side), dies) : [{ dead: [], free: leaders, chance: 1 }];
}

/** Every leader may matter: each dead or not. */
function subsets(leaders: readonly Piece[], dies: number): readonly Fall[] {
  return leaders.reduce<readonly Fall[]>(
    (falls, leader) =>
      falls.flatMap(({ dead, chance }) => [
        { dead: [...dead, leader], free: [], chance: chance * dies },
        { dead, free: [], chance: chance * (1 - dies) },
      ]),
    [{ dead: [], free: [], chance: 1 }],
  );
}

/** Only the leader in command matters: the first in line survives, or has fallen and the second survives, and so on. */
function downTheLine(leaders: readonly Piece[], line: readonly Piece[], dies: number): readonly Fall[] {
  const falls = line.map((left, i): Fall => {
    const dead = line.slice(0, i);
    return { dead, free: leaders.filter((p) => p !== left && !dead.includes(p)), chance: dies ** i * (1 - dies) };
  });
  const free = leaders.filter((p) => !line.includes(p));
  return [...falls, { dead: line, free, chance: dies ** line.length }];
}

const standing: Force = scratchForce();

/** 7.51 The leaders of a side in succession, if each falls. */
function succession(battle: Engagement, side: Side): readonly Piece[] {
  const { attacker, at, commander, ambush, landing, attackers, defenders } = battle;
  standing.copyFrom(forceOf(battle, side));
  const left: Engagement = {
    attacker,
    at,
    commander,
    ambush,
    landing,
    attackers: side === attacker ? standing : attackers,
    defenders: side === attacker ? defenders : standing,
  };
  const line: Piece[] = [];
  for (let p = leaderOf(left, side); p !== NONE; p = leaderOf(left, side)) {
    line.push(p);
    standing.delete(p);
  }
  return line;
}
