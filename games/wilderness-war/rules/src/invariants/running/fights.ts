import { type FrameOf, NONE, type Spot } from '@carillon/flow';
import { isDrilled, isUnit } from '../../counters.ts';
import { enemyOf, type Piece, piece, placeOf, type Side, type Space, space } from '../../ids.ts';
import { Battle, flow, LeaderChecks, Losses, March, Phase } from '../../procedures/contents.ts';
import { Assault, Capture, Relocation, Siege } from '../../procedures/contents-sieges.ts';
import { Raid } from '../../procedures/contents-year.ts';
import { stepsOf } from '../../query/battle.ts';
import type { Force } from '../../query/command.ts';
import { firstOutside, nextOutside } from '../../query/presence.ts';
import { besieges, isRipe } from '../../query/siege.ts';
import type { State } from '../../state.ts';
import { impossible } from '../faults.ts';
import {
  mayBeLeader,
  mustBeAt,
  mustBeHere,
  mustBeLeader,
  mustBeOf,
  mustBeSide,
  mustHaveUnit,
  mustStandAt,
} from './party.ts';

// 7.0 Battles, 8.0 sieges, 9.0 assaults.

const active = (g: State): Side => flow.enclosing(g, Phase).side;

/** The steps of a battle before any losses. */
const WHOLE = ['relief', 'militia', 'attackerEvents', 'defenderEvents', 'firstFire', 'fire'];

/** The steps at which it has been won. */
const WON = ['retreat', 'bereft'];

flow.frames.holds(Battle, (g, f, here, { step, caller }) => {
  mustBeSide(f.attacker, active(g), here);
  const around = caller === 'raid.battle' ? flow.enclosing(g, Raid) : flow.enclosing(g, March);
  mustBeHere(f.at, around.at, here);
  mustBeHere(f.from, around.from, here);
  mayBeLeader(f.attacker, f.commander, here);
  mustBeOf(f.attacker, f.attackers, here);
  mustBeOf(enemyOf(f.attacker), f.defenders, here);
  if (WHOLE.includes(step)) mustBothBeThere(g, f.attacker, f, f.at, here);
  if ('raiders' in around) mustBeRaiders(f.attackers, around.raiders, here);
  if (!WON.includes(step)) mustAllFight(g, f, 'force' in around ? around.force : around.raiders, here);
  if (f.insiders.isEmpty || besieges(g, enemyOf(f.attacker), f.at)) return;
  if (!WON.includes(step)) throw noSiege(f.at, here);
});

/** 10.21 Nobody but the raiders attacks the Militia. */
function mustBeRaiders(attackers: Force, raiders: Force, here: Spot): void {
  for (let p = attackers.first(); p !== NONE; p = attackers.after(p)) {
    if (!raiders.has(p)) throw impossible('wrong-party', `${piece.nameOf(p)} attacks and does not raid`, here);
  }
}

interface Sides {
  readonly attackers: Force;
  readonly defenders: Force;
}

function mustBothBeThere(g: State, attacker: Side, { attackers, defenders }: Sides, where: Space, here: Spot): void {
  mustHaveUnit(attackers, here);
  mustHaveUnit(defenders, here);
  mustBeAt(g, attacker, attackers, where, here);
  mustBeAt(g, enemyOf(attacker), defenders, where, here);
}

/** 7.1 The force that has come fights as far as it is still there, against all enemies outside. */
function mustAllFight(g: State, f: FrameOf<typeof Battle>, force: Force, here: Spot): void {
  const where = placeOf(f.at);
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (g.place.get(p) === where && !g.inside.has(p) && !f.attackers.has(p)) throw standsBy(p, here);
  }
  const enemy = enemyOf(f.attacker);
  for (let p = firstOutside(g, enemy, where); p !== NONE; p = nextOutside(g, enemy, where, p)) {
    if (!f.defenders.has(p)) throw standsBy(p, here);
  }
}

const standsBy = (p: Piece, here: Spot) =>
  impossible('wrong-party', `${piece.nameOf(p)} is there and takes no part in the battle`, here);

const noSiege = (where: Space, here: Spot) =>
  impossible('no-siege', `nobody is besieged as it should be at ${space.nameOf(where)}`, here);

// 7.62 No more steps are due than the units have.
flow.frames.holds(Losses, (g, f, here, { caller }) => {
  const fight = caller.startsWith('battle') ? flow.enclosing(g, Battle) : flow.enclosing(g, Assault);
  mustBeAt(g, f.side, f.units, fight.at, here);
  const due = f.due - f.taken;
  const drilled = Math.min(f.drilled, f.due) - f.taken;
  const enough = due > 0 && due <= stepsOf(g, f.units) && drilled <= stepsOf(g, f.units, isDrilled);
  if (f.taken < 0 || !enough) throw impossible('losses-too-high', 'the steps due are not those of the units', here);
});

// 7.7 Leaders are checked one after another, if their side has lost a step.
flow.frames.holds(LeaderChecks, (g, f, here, { caller }) => {
  mustBeOf(f.side, f.leaders, here);
  for (let p = f.leaders.first(); p !== NONE; p = f.leaders.after(p)) {
    if (isUnit(p)) throw impossible('wrong-party', `${piece.nameOf(p)} is no leader`, here);
  }
  if (f.last === NONE || !f.leaders.has(f.last)) throw impossible('wrong-party', 'no leader is checked', here);
  const at = caller.startsWith('raid') ? flow.enclosing(g, Raid).at : flow.enclosing(g, March).at;
  mustStandAt(g, f.last, at, here);
  if (stepsLost(g, f.side, caller) === 0) throw impossible('nothing-lost', 'no step was lost', here);
});

/**
 * The number of steps that a side has lost in the fight that causes its leader checks; `undefined` if no fight causes
 * them.
 */
function stepsLost(g: State, of: Side, caller: string): number | undefined {
  const battle = caller.startsWith('battle') ? flow.enclosing(g, Battle) : undefined;
  if (battle) return of === battle.attacker ? battle.attackerLost : battle.defenderLost;
  const assault = caller.startsWith('assault') ? flow.enclosing(g, Assault) : undefined;
  return assault && (of === assault.side ? assault.attackerLost : assault.defenderLost);
}

/** The steps of a siege at which the post is besieged. */
const BESIEGED = ['besieger', 'defender', 'roll', 'storm'];

flow.frames.holds(Siege, (g, f, here, { step }) => {
  mustBeSide(f.side, active(g), here);
  mustBeHere(f.at, flow.enclosing(g, March).at, here);
  mustBeLeader(f.side, f.commander, here);
  const open = BESIEGED.includes(step) || (!f.surrendered && (step === 'surrender' || step === 'terms'));
  if (open && !besieges(g, f.side, f.at)) throw noSiege(f.at, here);
  if (step === 'storm' && !isRipe(g, f.at)) throw noSiege(f.at, here);
});

const BEFORE_CAPTURE = ['attackerEvents', 'defenderEvents', 'fire', 'attackerLosses', 'defenderLosses'];

flow.frames.holds(Assault, (g, f, here, { step }) => {
  mustBeSide(f.side, active(g), here);
  mustBeHere(f.at, flow.enclosing(g, March).at, here);
  mayBeLeader(f.side, f.commander, here);
  mustBeOf(f.side, f.attackers, here);
  mustBeOf(enemyOf(f.side), f.defenders, here);
  if (BEFORE_CAPTURE.includes(step) && !besieges(g, f.side, f.at)) throw noSiege(f.at, here);
  if (step !== 'fire') return;
  mustHaveUnit(f.attackers, here);
  mustBeAt(g, f.side, f.attackers, f.at, here);
  mustBeAt(g, enemyOf(f.side), f.defenders, f.at, here);
});

flow.frames.holds(Capture, (g, f, here) => {
  mustBeSide(f.side, active(g), here);
  mustBeHere(f.at, flow.enclosing(g, March).at, here);
});

flow.frames.holds(Relocation, (g, f, here) => {
  const capture = flow.enclosing(g, Capture);
  mustBeSide(f.side, enemyOf(capture.side), here);
  mustBeHere(f.at, capture.at, here);
});
