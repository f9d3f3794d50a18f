import { cell, inLine, NONE } from '@carillon/flow';
import { isBastion, isCommander, isFort } from '../counters.ts';
import {
  BRITISH,
  enemyOf,
  FRENCH,
  nation,
  piece,
  placeOf,
  round,
  type Side,
  type Space,
  side,
  space,
  spaceOf,
} from '../ids.ts';
import { homeOf, isBase, isSettled, isWilderness, nationAt } from '../map.ts';
import { flow } from '../procedures/contents.ts';
import { Arrival } from '../procedures/contents-actions.ts';
import { Battle } from '../procedures/contents-battle.ts';
import { ReturnToColonies } from '../procedures/contents-year.ts';
import { controls, hasAny, hasBastion, militiaFor } from '../query/presence.ts';
import { eachStepHome } from '../query/winter.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// Checks each space: control, Forts, Battles, Raids.

const WINTER = round.of('winter-quarters');

export function checkSpaces(g: State): void {
  const { frenchUnits, britishUnits, battles } = g;
  checkControl(g);
  checkBastions(g);
  checkForts(g);
  for (let at = battles.first(); at !== NONE; at = battles.after(at))
    checkBattle(g, at, frenchUnits.get(placeOf(at)), britishUnits.get(placeOf(at)));
  checkConstruction(g);
  checkRaids(g);
}

/** Further checks if a whole game is in progress. */
export function checkHoldings(g: State): void {
  const { frenchUnits, britishUnits } = g;
  for (const each of space.all) {
    const [french, british] = [frenchUnits.get(placeOf(each)), britishUnits.get(placeOf(each))];
    if (french > 0 && british > 0) checkMarked(g, each);
    else if (french + british > 0) checkHolder(g, each, french > 0 ? FRENCH : BRITISH);
    checkCapture(g, each);
  }
  for (const each of wilderness) if (g.controlBefore.get(each) !== NONE) throw wildernessHeld('control-before', each);
  for (const each of bases) checkBefore(g, each);
}

const LOUISBOURG = space.of('louisbourg');
const wilderness = space.all.filter(isWilderness);
const bases = space.all.filter(isBase);
const homes = space.all.filter((each) => homeOf(each) !== NONE);
const villages = space.all.filter((each) => nationAt(each) !== NONE);

/** 2.1.2, 2.1.7, 8.1, 10.6.2 The spaces that each faction may control. */
function checkControl(g: State): void {
  const { control } = g;
  for (const each of homes) {
    const name = space.nameOf(each);
    if (control.get(each) === NONE)
      throw impossible('home-neutral', `the Home Space ${name} is under nobody’s control`, inLine('control'));
  }
  for (const each of wilderness) if (control.get(each) !== NONE) throw wildernessHeld('control', each);
  for (const each of bases) if (control.get(each) !== BRITISH) throw baseLost('control', each);
  for (const each of villages) mustBeEnemy(g, each);
  if (control.get(LOUISBOURG) === BRITISH && !g.openSeas)
    throw impossible('seas-closed', 'Louisbourg is British and the seas are not open', inLine('control', 'louisbourg'));
}

const wildernessHeld = (part: string, at: Space) =>
  impossible('wilderness-held', `${space.nameOf(at)} is Wilderness and under control`, inLine(part, space.nameOf(at)));
const baseLost = (part: string, at: Space) =>
  impossible(
    'base-lost',
    `the Base ${space.nameOf(at)} has left British control`,
    inLine(part, space.nameOf(at)),
    inLine(part),
  );

/** 2.1.2, 8.1 A Village is held by the enemy of its Nation's faction, or by nobody. */
function mustBeEnemy(g: State, at: Space): void {
  const [controller, which] = [g.control.get(at), nationAt(at)];
  if (controller === NONE || which === NONE || g.joined.get(which) === enemyOf(controller)) return;
  const what = `${space.nameOf(at)} is under control, and ${nation.nameOf(which)} has not joined the enemy`;
  throw impossible('village-held', what, inLine('control', space.nameOf(at)));
}

const bastions = piece.all.filter(isBastion);
/** A Fortress begins with this many. */
const MOST_BASTIONS = 2;
/** The number of Bastions in each space. */
const bastionsIn = new Int16Array(space.count);

/** 3.4 Bastions stay on the Fortress that they were placed on, two on each. */
function checkBastions(g: State): void {
  bastionsIn.fill(0);
  for (const p of bastions) {
    const at = spaceOf(g.place.get(p));
    if (at === NONE) continue;
    bastionsIn[at] = cell(bastionsIn, at) + 1;
    if (cell(bastionsIn, at) <= MOST_BASTIONS) continue;
    const what = `more than two Bastions stand at ${space.nameOf(at)}`;
    throw impossible('three-bastions', what, inLine('at', piece.nameOf(p)));
  }
}

const forts = piece.all.filter(isFort);
/** The number of Forts in each space. */
const fortsIn = new Int16Array(space.count);

/** 3.5, 12.0 One Fort in a space, and none beside a Bastion. */
function checkForts(g: State): void {
  fortsIn.fill(0);
  for (const p of forts) {
    const at = spaceOf(g.place.get(p));
    if (at === NONE) continue;
    fortsIn[at] = cell(fortsIn, at) + 1;
    const name = space.nameOf(at);
    if (cell(fortsIn, at) > 1)
      throw impossible('two-forts', `more than one Fort stands at ${name}`, inLine('at', piece.nameOf(p)));
    if (hasBastion(g, at))
      throw impossible(
        'fort-beside-bastion',
        `a Fort stands at ${name} beside a Bastion`,
        inLine('at', piece.nameOf(p)),
      );
  }
}

/** 10.7 A Battle needs two sides: units of both, or of one against Militia. */
function checkBattle(g: State, at: Space, french: number, british: number): void {
  if (french > 0 && british > 0) return;
  const isFought =
    (french > 0 && militiaFor(g, BRITISH, at) > 0) ||
    (british > 0 && militiaFor(g, FRENCH, at) > 0) ||
    isBattleAt(g, at);
  const name = space.nameOf(at);
  if (!isFought)
    throw impossible('battle-without-enemies', `there is nobody to fight at ${name}`, inLine('battles', name));
}

const isBattleAt = (g: State, at: Space): boolean => flow.within(g, Battle)?.at === at;

/**
 * 10.7 Enemies in one space have a Battle marker, except while some are arriving. In winter, when the markers are gone,
 * only two kinds of stacks share a space with enemies: besiegers, at a Bastion that the last Battle has not taken, and
 * a stack on its way home.
 */
function checkMarked(g: State, at: Space): void {
  const isExpected =
    g.round === WINTER
      ? hasBastion(g, at) || isOnItsWay(g, at)
      : g.battles.has(at) || flow.within(g, Arrival)?.at === at;
  if (isExpected) return;
  const name = space.nameOf(at);
  throw impossible('battle-unmarked', `both sides are at ${name} without a Battle marker`, inLine('at', name));
}

/**
 * 2.1.2 A side alone in a space that can be held holds it, except while Militia fight, and on the way home in winter.
 */
function checkHolder(g: State, at: Space, of: Side): void {
  const which = nationAt(at);
  if (which === NONE && homeOf(at) === NONE) return;
  const holder = which !== NONE && g.joined.get(which) === of ? NONE : of;
  if (g.control.get(at) === holder || g.battles.has(at) || isOnItsWay(g, at) || isBattleAt(g, at)) return;
  const [name, by] = [space.nameOf(at), side.nameOf(of)];
  throw impossible('alone-and-not-in-control', `the ${by} are alone at ${name} and do not hold it`, inLine('at', name));
}

/**
 * 17.3 #1 Whether a stack passes through a space on its way home. It holds nothing there, all its side's units there are
 * its own, and a way leads on: none of it can stay.
 */
function isOnItsWay(g: State, at: Space): boolean {
  const home = flow.within(g, ReturnToColonies);
  if (home?.at !== at || controls(g, home.side, at)) return false;
  const { side: of, force } = home;
  return (
    !hasAny(g, of, placeOf(at), (p) => !isCommander(p) && !force.has(p)) && eachStepHome(g, of, force, at, () => {})
  );
}

/** 2.1.2 A captured Settled Space falls back when its captors have left. */
function checkCapture(g: State, at: Space): void {
  const controller = g.control.get(at);
  if (controller === NONE || !isSettled(at) || homeOf(at) === controller) return;
  const units = controller === FRENCH ? g.frenchUnits : g.britishUnits;
  if (units.get(placeOf(at)) > 0 || isBattleAt(g, at)) return;
  const name = space.nameOf(at);
  throw impossible('captors-gone', `${name} is captured and its captors are gone`, inLine('control', name));
}

/** 2.1.7 Control at the start of the Action Round, and units there since. */
function checkBefore(g: State, at: Space): void {
  if (g.controlBefore.get(at) === FRENCH) throw baseLost('control-before', at);
  if (!g.frenchBefore.has(at) && g.firstIn.get(at) !== FRENCH && !g.frenchRaids.has(at)) return;
  const name = space.nameOf(at);
  const part = g.frenchBefore.has(at) ? 'french-before' : g.firstIn.get(at) === FRENCH ? 'first-in' : 'french-raids';
  throw impossible('base-entered', `the French have been in the Base ${name}`, inLine(part, name));
}

function checkConstruction(g: State): void {
  const { fortsBegun, britishFortsBegun } = g;
  for (let at = fortsBegun.first(); at !== NONE; at = fortsBegun.after(at)) {
    const name = space.nameOf(at);
    const line = inLine('forts-begun', name);
    if (cell(fortsIn, at) > 0)
      throw impossible('marker-beside-fort', `a Fort stands at ${name} beside a Fort Construction marker`, line);
    if (isBase(at) && !britishFortsBegun.has(at))
      throw impossible('base-entered', `the French have begun a Fort in the Base ${name}`, line);
    if (hasBastion(g, at))
      throw impossible('marker-beside-bastion', `a Fort is begun at ${name} beside a Bastion`, line);
  }
  for (let at = britishFortsBegun.first(); at !== NONE; at = britishFortsBegun.after(at)) {
    if (fortsBegun.has(at)) continue;
    const name = space.nameOf(at);
    throw impossible('marker-missing', `no Fort is begun at ${name}`, inLine('british-forts-begun', name));
  }
}

/**
 * 9.0 A space is raided once a Year, by a side that can target it: as an enemy home, or as a Fort in the Wilderness.
 */
function checkRaids(g: State): void {
  for (const [of, raids] of [
    [FRENCH, g.frenchRaids],
    [BRITISH, g.britishRaids],
  ] as const) {
    for (let at = raids.first(); at !== NONE; at = raids.after(at)) {
      const name = space.nameOf(at);
      const line = inLine(`${side.nameOf(of)}-raids`, name);
      if (of === FRENCH && g.britishRaids.has(at))
        throw impossible('raided-twice', `both sides have raided ${name}`, line);
      if (homeOf(at) !== enemyOf(of) && !isWilderness(at))
        throw impossible('no-raid-target', `${name} is no target for the ${side.nameOf(of)}`, line);
    }
  }
}
