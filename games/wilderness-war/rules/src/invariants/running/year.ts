import { type FrameOf, NONE, type Spot } from '@carillon/flow';
import { isDrilled, isLeader, isUnit } from '../../counters.ts';
import { enemyOf, option, placeOf, space } from '../../ids.ts';
import { flow, March, Phase } from '../../procedures/contents.ts';
import { MilitiaFlees } from '../../procedures/contents-options.ts';
import { Attrition, GoHome, Raid, YearEnd } from '../../procedures/contents-year.ts';
import { stepsOf } from '../../query/battle.ts';
import { nearestTo } from '../../query/nearest.ts';
import { firstUnitAt, nextAt } from '../../query/presence.ts';
import { raidTarget } from '../../query/raid.ts';
import { isOnLastStep } from '../../query/steps.ts';
import type { State } from '../../state.ts';
import { impossible } from '../faults.ts';
import { mustBeAt, mustBeHere, mustBeOf, mustBeOnMap, mustBeSide, mustHaveUnit, mustStandAt } from './party.ts';

// 10.0 Raids and 4.0 B.3–B.5 the end of the year.

const RAIDS_HURT = option.of('raidsHurtMilitia');

/** The steps of a raid before its outcome is settled. */
const RAIDING = ['militia', 'blockhouses', 'roll', 'lose'];

flow.frames.holds(Raid, (g, f, here, { step }) => {
  const march = flow.enclosing(g, March);
  mustBeSide(f.side, march.side, here);
  mustBeOf(f.side, f.raiders, here);
  if (RAIDING.includes(step)) mustRaidHere(g, f, here);
  if ((step === 'militia' || step === 'battle') && f.from === NONE) {
    throw impossible('no-way-in', 'the raiders come from nowhere', here);
  }
  if (f.success && step === 'leaders') mustHaveTarget(g, f, here);
  if (step === 'lose' && (f.due <= 0 || f.due > stepsOf(g, f.raiders))) {
    throw impossible('losses-too-high', 'the steps due are not those of the raiders', here);
  }
  // 10.22 Raiders who have fought and lost go on where they have retreated to.
  if (!f.fought) mustBeHere(f.at, march.raid, here);
});

function mustRaidHere(g: State, f: FrameOf<typeof Raid>, here: Spot): void {
  mustHaveUnit(f.raiders, here);
  mustBeAt(g, f.side, f.raiders, f.at, here);
  mustHaveTarget(g, f, here);
}

function mustHaveTarget(g: State, f: FrameOf<typeof Raid>, here: Spot): void {
  if (raidTarget(g, f.side, f.at) !== undefined) return;
  throw impossible('nothing-to-raid', `there is nothing to raid at ${space.nameOf(f.at)}`, here);
}

flow.frames.holds(MilitiaFlees, (g, f, here) => {
  if (!g.options.has(RAIDS_HURT)) throw impossible('no-option', 'raids hurt no Militia in this game', here);
  mustBeSide(f.side, enemyOf(flow.enclosing(g, Phase).side), here);
});

// 10.4 Pieces still to go are there; 10.42 they go to the closest unbesieged fortifications.
flow.frames.holds(GoHome, (g, f, here, { caller }) => {
  const around = caller === 'raid.home' ? flow.enclosing(g, Raid) : flow.enclosing(g, YearEnd);
  mustBeSide(f.side, around.side, here);
  mustBeHere(f.at, around.at, here);
  if (f.raid !== (caller === 'raid.home')) throw impossible('wrong-time', 'raiders go home after a raid only', here);
  mustBeOf(f.side, f.left, here);
  mustBeOf(f.side, f.party, here);
  for (let p = f.left.first(); p !== NONE; p = f.left.after(p)) {
    // 6.53 Raiding leaders may have had to retreat before they go home.
    if (caller === 'raid.home' && isLeader(p)) mustBeOnMap(g, f.side, p, here);
    else mustStandAt(g, p, f.at, here);
  }
  if (f.now === NONE || !f.left.has(f.now)) throw impossible('wrong-party', 'nobody goes home', here);
  mustBeNearest(g, f, here);
});

function mustBeNearest(g: State, { side: of, at, nearest }: FrameOf<typeof GoHome>, here: Spot): void {
  const closest = nearestTo(g, of, at);
  for (let s = nearest.first(); s !== NONE; s = nearest.after(s)) {
    if (!closest.includes(s)) throw impossible('elsewhere', `${space.nameOf(s)} is not the closest refuge`, here);
  }
  const [missing] = closest.filter((each) => !nearest.has(each));
  if (missing !== undefined) throw impossible('elsewhere', `${space.nameOf(missing)} is a refuge as close`, here);
}

// 11.2 No more losses are due than there are reduced Drilled Troops.
flow.frames.holds(Attrition, (g, f, here) => {
  const end = flow.enclosing(g, YearEnd);
  mustBeSide(f.side, end.side, here);
  mustBeHere(f.at, end.at, here);
  let reduced = 0;
  for (let p = firstUnitAt(g, f.side, placeOf(f.at)); p !== NONE; p = nextAt(g, f.side, placeOf(f.at), p)) {
    if (isUnit(p) && isDrilled(p) && isOnLastStep(g, p)) reduced += 1;
  }
  if (f.due <= 0 || f.due > reduced) throw impossible('losses-too-high', 'no such losses are due to winter', here);
});
