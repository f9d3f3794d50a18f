import {
  controls,
  enemyOf,
  flow,
  homeOf,
  isBastion,
  isBrigade,
  isCommander,
  isFort,
  isLight,
  isMobile,
  isNeutralVillage,
  isVictorySpace,
  March,
  militiaFor,
  type Piece,
  piece,
  placeOf,
  SAIL_BOX,
  type Side,
  type Space,
  type State,
  sideOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import { type Choice, type FrameOf, NONE, type Seat, verbOf } from '@carillon/flow';
import { worthOfUnit } from './field.ts';
import { LANDING, MARCHING, MOVE, MUSTER, pieceIn, spaceIn, TAKE } from './steps.ts';

// Choices that gain nothing, as any player who knows the rules can see. Plans and single choices leave them out.

/** The steps at which a choice may be pointless. */
export const DOUBTED: ReadonlySet<number> = new Set([...MARCHING, MUSTER, LANDING]);

/** Light units should not attack an army worth more than this many times their own worth. */
const ARMY = 2;
/** 13.3.2 The penalties of a Landing, and of an attack on a Fort without Artillery, in additional defenders. */
const [FROM_SEA, NO_GUNS] = [1, 2];

type Marching = FrameOf<typeof March>;

/** Whether a choice at this step gains nothing. */
export function isPointless(g: State, seat: Seat, step: number, choice: Choice): boolean {
  if (!DOUBTED.has(step) || verbOf(choice) !== MOVE) return false;
  if (step === MUSTER) return verbOf(choice) === TAKE && givesUp(g, seat as Side, pieceIn(choice));
  const to = spaceIn(choice);
  // 8.0 The Nation would join the enemy.
  if (isNeutralVillage(g, to)) return true;
  if (step === LANDING) return isHopelessLanding(g, seat as Side, to);
  const march = flow.enclosing(g, March);
  return turnsBack(g, march, to) || isArmyTo(g, march, to);
}

/** Whether a march turns back to its start from a space that nobody can take, without leaving a unit there. */
function turnsBack(g: State, { side: of, from, at: here, force, spent }: Marching, to: Space): boolean {
  if (to !== from || spent === 0 || homeOf(here) !== NONE) return false;
  return !piece.all.some((p) => g.place.get(p) === placeOf(here) && isUnitOf(g, of, p) && !force.has(p));
}

/** 2.1.2 A captured Victory Space that the last unit leaves goes back to its Home faction. */
function givesUp(g: State, of: Side, p: Piece): boolean {
  const { from, force } = flow.enclosing(g, March);
  if (isCommander(p) || !isVictorySpace(from) || homeOf(from) !== enemyOf(of) || !controls(g, of, from)) return false;
  let staying = 0;
  for (const each of piece.all)
    if (g.place.get(each) === placeOf(from) && isUnitOf(g, of, each) && !force.has(each)) staying++;
  return staying === 1;
}

/** Whether a piece is a unit of a faction that could march. */
export const isUnitOf = (g: State, of: Side, p: Piece): boolean =>
  isMobile(p) && !isCommander(p) && sideOf(g, p) === of;

/** 10.7 Whether Light units alone would attack an army or a Fort. */
function isArmyTo(g: State, { side: of, force }: Marching, to: Space): boolean {
  let own = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (!isLight(p) && !isCommander(p)) return false;
    own += worthOfUnit(g, p);
  }
  const enemy = enemyOf(of);
  let [against, strong] = [0, 0];
  for (const each of piece.all) {
    if (g.place.get(each) !== placeOf(to) || sideOf(g, each) !== enemy || isCommander(each)) continue;
    against += worthOfUnit(g, each) + (isFort(each) ? NO_GUNS : 0);
    if (isBrigade(each) || isFort(each) || isBastion(each)) strong++;
  }
  return strong > 0 && against > ARMY * own;
}

/** 10.6.1 Whether a force at sea would land where it cannot win the Battle. */
function isHopelessLanding(g: State, of: Side, to: Space): boolean {
  const enemy = enemyOf(of);
  let [own, against] = [0, 0];
  for (const each of piece.all) {
    const where = g.place.get(each);
    if (where === SAIL_BOX && sideOf(g, each) === of) own += worthOfUnit(g, each);
    else if (where === placeOf(to) && sideOf(g, each) === enemy) against += worthOfUnit(g, each);
  }
  return against > 0 && against + FROM_SEA + 0.5 * militiaFor(g, enemy, to) > ARMY * own;
}
