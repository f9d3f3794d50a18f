import { NONE, type None } from '@carillon/flow';
import { sideName } from '../change.ts';
import type { RaidColumn } from '../data/tables.ts';
import { enemyOf, type Piece, type Side } from '../ids.ts';
import type { Modifier, RaidTarget } from '../log.ts';
import { Battle, flow, March } from '../procedures/contents.ts';
import { Assault, Siege } from '../procedures/contents-sieges.ts';
import { Raid } from '../procedures/contents-year.ts';
import { assaultVolley, stormLeader } from '../query/assault.ts';
import { battleVolley, columnName, forceOf, leaderOf, type Volley } from '../query/battle.ts';
import { bestLeader, type Force, scratchForce } from '../query/command.ts';
import { raidColumn, raidLeader, raidModifiers, raidTarget } from '../query/raid.ts';
import { gatherInside, gatherOutside, siegeModifiers } from '../query/siege.ts';
import { leaderName, named } from '../say.ts';
import type { State } from '../state.ts';
import type { FightKind, OddsSide } from './types.ts';

// The strength and modifiers of both sides before the dice of a fight, from the functions that the rules use for the
// roll.

/** Both sides before a roll. */
export interface Sheet {
  readonly target: RaidTarget | null;
  readonly raidColumn: RaidColumn | null;
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
}

const group = scratchForce();

/** Records both sides of a fight, which must be the innermost in progress. */
export const sheetOf = (g: State, kind: FightKind): Sheet => SHEETS[kind](g);

const SHEETS: { readonly [K in FightKind]: (g: State) => Sheet } = {
  battle: battleSheet,
  assault: assaultSheet,
  siege: siegeSheet,
  raid: raidSheet,
};

const both = (attacker: OddsSide, defender: OddsSide): Sheet => ({
  target: null,
  raidColumn: null,
  attacker,
  defender,
});

/** A side that rolls no combat dice: with modifiers if it rolls at all. */
function plain(side: Side, pieces: Force, leader: Piece | None, modifiers?: readonly Modifier[]): OddsSide {
  return {
    side: sideName(side),
    pieces: named(pieces),
    leader: leaderName(leader),
    rolls: modifiers !== undefined,
    strength: null,
    column: null,
    ambush: false,
    shifts: [],
    modifiers: modifiers ?? [],
  };
}

/** A side that fires on the Combat Results Table. */
function firing(side: Side, pieces: Force, leader: Piece | None, volley: Volley, ambush: boolean): OddsSide {
  const { strength, shifts, column, modifiers } = volley;
  return { ...plain(side, pieces, leader, modifiers), strength, column: columnName(column), ambush, shifts };
}

function battleSheet(g: State): Sheet {
  const battle = flow.enclosing(g, Battle);
  const sideOf = (of: Side): OddsSide => {
    const ambush = battle.ambush.has(of) && battle.ambush.size === 1;
    return firing(of, forceOf(battle, of), leaderOf(battle, of), battleVolley(g, battle, of), ambush);
  };
  return both(sideOf(battle.attacker), sideOf(enemyOf(battle.attacker)));
}

function assaultSheet(g: State): Sheet {
  const storm = flow.enclosing(g, Assault);
  const sideOf = (attacks: boolean): OddsSide =>
    firing(
      attacks ? storm.side : enemyOf(storm.side),
      attacks ? storm.attackers : storm.defenders,
      stormLeader(storm, attacks),
      assaultVolley(g, storm, attacks),
      false,
    );
  return both(sideOf(true), sideOf(false));
}

function siegeSheet(g: State): Sheet {
  const { side, at, commander } = flow.enclosing(g, Siege);
  gatherOutside(g, side, at, group);
  const besieger = plain(side, group, commander, siegeModifiers(g, side, at, commander));
  gatherInside(g, enemyOf(side), at, group);
  return both(besieger, plain(enemyOf(side), group, bestLeader(group)));
}

function raidSheet(g: State): Sheet {
  const { side, at, raiders } = flow.enclosing(g, Raid);
  const target = raidTarget(g, side, at) ?? null;
  const leader = raidLeader(g, { side, at, raiders }, flow.enclosing(g, March).commander);
  const raider = plain(side, raiders, leader, raidModifiers(g, { side, at, raiders }, leader));
  group.clear();
  return {
    target,
    raidColumn: target === null ? null : raidColumn(g, side, target),
    attacker: raider,
    defender: plain(enemyOf(side), group, NONE),
  };
}
