import { type FrameOf, NONE, type Spot } from '@carillon/flow';
import { enemyOf, FRENCH, type Moment, moment, piece, type Side, space } from '../../ids.ts';
import { Avoid, Displacement, flow, Interception, March, Phase, Retreat } from '../../procedures/contents.ts';
import { Shelter } from '../../procedures/contents-sieges.ts';
import { Window } from '../../procedures/response-window.ts';
import { hasFreeFortification, hasFreePost, hasUnits } from '../../query/presence.ts';
import { mustRaid } from '../../query/raid.ts';
import type { State } from '../../state.ts';
import { impossible } from '../faults.ts';
import { mayBeLeader, mustBeAt, mustBeHere, mustBeLeader, mustBeOf, mustBeSide, mustBeSomebody } from './party.ts';

// 6.0 Movement, and 5.56 the windows.

/** The side whose Action Phase it is. */
const active = (g: State): Side => flow.enclosing(g, Phase).side;

/** The steps of a march before any piece fights, is diverted or is left behind. */
const TOGETHER = ['intent', 'foulWeather', 'setOut', 'onward', 'lakeSchooner', 'interception', 'shelter', 'avoid'];
/** The steps at which it has entered a space. */
const ENTERED = ['lakeSchooner', 'interception', 'shelter'];
/** The steps at which no enemies are left to fight. */
const CLEAR = ['intent', 'foulWeather', 'setOut', 'onward', 'stranded', 'raid'];

flow.frames.holds(March, (g, f, here, { step }) => {
  mustBeSide(f.side, active(g), here);
  mustBeOf(f.side, f.force, here);
  mustBeActive(f, here);
  mayBeLeader(f.side, f.commander, here);
  if (TOGETHER.includes(step)) mustMarchTogether(g, f, here);
  if (step === 'battle') mustBeSomebody(f.force, here);
  if (ENTERED.includes(step) && f.from === NONE) throw impossible('no-way-in', 'nobody has entered the space', here);
  if (step === 'siege' || step === 'assault') mustBeLeader(f.side, f.commander, here);
  if (CLEAR.includes(step) && !f.infiltrates) mustBeAlone(g, f, here, step);
});

/** 10.1 The force consists of activated pieces, and these are of one side. */
function mustBeActive({ side: of, force, active: all }: FrameOf<typeof March>, here: Spot): void {
  mustBeOf(of, all, here);
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (!all.has(p)) throw impossible('wrong-party', `${piece.nameOf(p)} marches and is not activated`, here);
  }
}

function mustMarchTogether(g: State, f: FrameOf<typeof March>, here: Spot): void {
  mustBeSomebody(f.force, here);
  mustBeAt(g, f.side, f.force, f.at, here);
  if (f.commander === NONE || f.force.has(f.commander)) return;
  throw impossible('no-commander', 'the commander is not in his force', here);
}

/** 6.51 If nobody is fought, the enemy has no units there, and no fortification either, except for a raid. */
function mustBeAlone(g: State, f: FrameOf<typeof March>, here: Spot, step: string): void {
  const enemy = enemyOf(f.side);
  if (!hasUnits(g, f.side, f.at)) return;
  const post = !stillRaids(g, f, step) && hasFreeFortification(g, enemy, f.at);
  if (!hasUnits(g, enemy, f.at) && !post) return;
  throw impossible('enemies-together', `the enemy at ${space.nameOf(f.at)} is passed by`, here);
}

/** 10.1 Whether a raid is to be made where the march has ended, or is being made. */
function stillRaids(g: State, f: FrameOf<typeof March>, step: string): boolean {
  if (step === 'raid' && f.raid === f.at) return true;
  return (step === 'stranded' || step === 'raid') && f.raids.has(f.at) && mustRaid(g, f.side, f.at, f.active);
}

flow.frames.holds(Interception, (g, f, here, { step }) => {
  const march = flow.enclosing(g, March);
  mustBeSide(f.side, enemyOf(march.side), here);
  mustBeHere(f.at, march.at, here);
  mustBeHere(f.from, march.from, here);
  mustBeAt(g, march.side, f.movers, march.at, here);
  mustBeSomebody(f.movers, here);
  if (step === 'ask') return;
  if (f.post === NONE) throw impossible('no-way-in', 'nobody intercepts from anywhere', here);
  if (step === 'muster') return mustBeLeader(f.side, f.commander, here);
  mustBeSomebody(f.force, here);
  mustBeAt(g, f.side, f.force, f.post, here);
});

flow.frames.holds(Avoid, (g, f, here, { step }) => {
  const march = flow.enclosing(g, March);
  mustBeSide(f.side, enemyOf(march.side), here);
  mustBeHere(f.at, march.at, here);
  mustBeHere(f.from, march.from, here);
  mustBeAt(g, march.side, f.attackers, march.at, here);
  mustBeSomebody(f.attackers, here);
  if (step === 'ask') return;
  if (step === 'muster') return mustBeLeader(f.side, f.commander, here);
  mustBeSomebody(f.force, here);
  mustBeAt(g, f.side, f.force, f.at, here);
});

flow.frames.holds(Shelter, (g, f, here) => {
  const march = flow.enclosing(g, March);
  mustBeSide(f.side, enemyOf(march.side), here);
  mustBeHere(f.at, march.at, here);
  if (!hasFreePost(g, f.side, f.at)) {
    throw impossible('inside-nothing', `there is no shelter at ${space.nameOf(f.at)}`, here);
  }
});

flow.frames.holds(Retreat, (g, f, here) => {
  mustBeSomebody(f.pieces, here);
  mustBeAt(g, f.side, f.pieces, f.at, here);
});

flow.frames.holds(Displacement, (g, f, here, { caller }) => {
  const marches = flow.within(g, March);
  if (caller === 'march.displaced' || caller === 'march.stranded') mustBeHere(f.at, marches?.at ?? NONE, here);
  const phase = flow.within(g, Phase);
  mustBeSide(f.side, phase?.side ?? FRENCH, here);
});

/** 5.56 The moment at which each window opens, and whether it is for the side whose Action Phase it is. */
const WINDOWS: ReadonlyMap<string, readonly [moment: Moment, own: boolean]> = new Map([
  ['march.foulWeather', [moment.of('enemy-sets-out'), false]],
  ['march.setOut', [moment.of('setting-out'), true]],
  ['march.lakeSchooner', [moment.of('enemy-on-lakeshore'), false]],
  ['battle.attackerEvents', [moment.of('battle-attacker'), true]],
  ['battle.defenderEvents', [moment.of('battle-defender'), false]],
  ['siege.besieger', [moment.of('siege-besieger'), true]],
  ['siege.defender', [moment.of('siege-defender'), false]],
  ['siege.surrender', [moment.of('siege-roll'), true]],
  ['siege.terms', [moment.of('siege-roll'), false]],
  ['assault.attackerEvents', [moment.of('assault-attacker'), true]],
  ['assault.defenderEvents', [moment.of('assault-defender'), false]],
  ['capture.massacre', [moment.of('captured'), false]],
  ['raid.blockhouses', [moment.of('enemy-raids'), false]],
]);

flow.frames.holds(Window, (g, f, here, { caller }) => {
  const [when, own] = WINDOWS.get(caller) ?? [f.moment, true];
  if (f.moment !== when) throw impossible('wrong-moment', `no window opens here at ${moment.nameOf(f.moment)}`, here);
  mustBeSide(f.seat, own ? active(g) : enemyOf(active(g)), here);
});
