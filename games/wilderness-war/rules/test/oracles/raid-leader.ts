import { pieceFacts } from './board.ts';
import { bestLeader } from './fire.ts';
import { mayCommand } from './interception.ts';
import { type Locals, text } from './trial.ts';

/**
 * 7.51, 10.13 The leader of a raid: the activated leader if he is there, else the highest leader who could command all.
 */
export function raidLeader(march: Locals, leaders: readonly string[], units: readonly string[]): string | undefined {
  const activated = text(march.commander);
  if (activated !== null && leaders.includes(activated)) return activated;
  const able = leaders.filter((leader) => units.every((unit) => mayCommand(leader, unit, leaders)));
  return bestLeader(able.filter((leader) => pieceFacts(leader).kind === 'leader'));
}
