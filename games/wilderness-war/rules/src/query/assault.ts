import type { None } from '@carillon/flow';
import { ASSAULT_MODIFIERS } from '../data/tables.ts';
import { enemyOf, type Piece, type Side, type Space } from '../ids.ts';
import type { Modifier } from '../log.ts';
import { tacticsModifier } from '../say.ts';
import type { State } from '../state.ts';
import { columnOf, strengthOf, sum, type Volley } from './battle.ts';
import { bestLeader, type Force } from './command.ts';

// 9.1 The parts of a side's fire in an assault.

/** The parts of an assault that its fire depends on. */
export interface Storming {
  readonly side: Side;
  readonly at: Space;
  readonly attackers: Force;
  readonly defenders: Force;
}

/** 9.13 The shift that the attacker always suffers. */
const SHIFT: readonly Modifier[] = [{ why: 'assault', rule: '9.13', by: ASSAULT_MODIFIERS.attackerShift }];

/** 9.13 The commander of each side is its highest-rated leader, whoever was activated. */
export const stormLeader = ({ attackers, defenders }: Storming, attacks: boolean): Piece | None =>
  bestLeader(attacks ? attackers : defenders);

/** 9.13 A side's present fire in an assault; an empty post still fires on the 0 column (9.2). */
export function assaultVolley(g: State, storm: Storming, attacks: boolean): Volley {
  const strength = strengthOf(g, attacks ? storm.attackers : storm.defenders);
  const shifts = attacks ? SHIFT : [];
  const coehorns = g.coehorns.get(attacks ? storm.side : enemyOf(storm.side)) === storm.at;
  return {
    strength,
    shifts,
    column: columnOf(strength, sum(shifts)),
    modifiers: [
      ...tacticsModifier(stormLeader(storm, attacks), '9.13'),
      ...(coehorns ? [{ why: 'coehorns', rule: '9.13', by: ASSAULT_MODIFIERS.coehorns } as const] : []),
    ],
  };
}
