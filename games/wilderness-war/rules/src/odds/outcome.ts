import { sideName } from '../change.ts';
import { sideOf } from '../counters.ts';
import { enemyOf, piece, type Side } from '../ids.ts';
import type { LeaderName } from '../names.ts';
import { levelNeeded } from '../query/siege.ts';
import type { State } from '../state.ts';
import type { Fight } from './fights.ts';
import type { SideTally, Spread, Tally } from './tally.ts';
import type { OddsLosses, OddsOutcome } from './types.ts';

// The odds of a fight, from all its possible courses.

const mean = (spread: Spread): number => tidy(spread.reduce((sum, chance, number) => sum + number * chance, 0));

/** Removes rounding errors of added fractions: a certainty is 1. */
const tidy = (chance: number): number => Math.round(chance * 1e12) / 1e12;

function lossesOf(tally: Tally, of: Side): OddsLosses {
  const { steps, killed, trapped }: SideTally = tally.of(of);
  return {
    steps: steps.map(tidy),
    meanSteps: mean(steps),
    killed: killed.map(tidy),
    leaders: leadersOf(tally, of),
    trapped: tidy(trapped),
  };
}

/** The leaders of a side in danger. */
function leadersOf({ killed, lost }: Tally, of: Side): OddsLosses['leaders'] {
  const leaders = [...new Set([...killed.keys(), ...lost.keys()])].filter((each) => sideOf(each) === of);
  return leaders
    .sort((a, b) => a - b)
    .map((each) => ({
      leader: piece.nameOf(each) as LeaderName,
      killed: tidy(killed.get(each) ?? 0),
      lost: tidy(lost.get(each) ?? 0),
    }));
}

/** Victory points from the attacker's point of view, lowest first. */
function pointsOf(tally: Tally, attacker: Side): OddsOutcome['vp'] {
  const sign = sideName(attacker) === 'french' ? 1 : -1;
  // `+ 0` makes a plain zero of a negative one.
  return [...tally.vp]
    .map(([points, chance]) => ({ points: sign * points + 0, chance: tidy(chance) }))
    .sort((a, b) => a.points - b.points);
}

/** The chance that the attacker succeeds. */
function chanceToWin(g: State, tally: Tally, { kind, at, attacker }: Fight): number {
  const taken = tally.wins.get(sideName(attacker)) ?? 0;
  if (kind === 'raid') return tally.success;
  if (kind !== 'siege') return taken;
  return taken + tally.levels.slice(levelNeeded(g, at)).reduce((sum, chance) => sum + chance, 0);
}

/** The odds of a fight; `assaults`: the siege is followed by an immediate assault, and won if the post is taken. */
export function outcomeOf(g: State, tally: Tally, fight: Fight, assaults = false): OddsOutcome {
  const { kind, attacker } = fight;
  const enemy = enemyOf(attacker);
  const vp = pointsOf(tally, attacker);
  const win = assaults ? (tally.wins.get(sideName(attacker)) ?? 0) : chanceToWin(g, tally, fight);
  return {
    win: tidy(win),
    lose: kind === 'battle' ? tidy(tally.wins.get(sideName(enemy)) ?? 0) : 0,
    overrun: tidy(tally.overrun),
    vp,
    meanVp: tidy(vp.reduce((sum, { points, chance }) => sum + points * chance, 0)),
    attacker: lossesOf(tally, attacker),
    defender: lossesOf(tally, enemy),
    levels: tally.levels.map(tidy),
    marker: tidy(tally.markers),
  };
}
