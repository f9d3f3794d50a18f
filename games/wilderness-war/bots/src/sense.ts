import { type Choice, type FrameOf, NONE, type Seat, verbOf } from '@carillon/flow';
import { stepNamed } from '@carillon/opponent';
import {
  BRITISH,
  type Card,
  enemyOf,
  firstAt,
  flow,
  fullStrength,
  hasDrilled,
  hasUnits,
  isDrilled,
  isUnit,
  March,
  Muster,
  nextAt,
  originallyOf,
  type Piece,
  placeOf,
  reducedStrength,
  type Side,
  type Space,
  type State,
  spaceOf,
} from '@carillon/wilderness-war-rules/search';
import { hasCheaper } from './keeping.ts';
import { ACTIVATE, ALONE, CARD, DISCARD, FORTS, idOf, LAND, MOVE, ONWARD } from './steps.ts';

// Choices that gain nothing, as any player who knows the rules can see. Plans and single choices leave them out.

const MUSTER = stepNamed(flow.allSteps, 'muster.pick');
const CHOOSE = stepNamed(flow.allSteps, 'activation.choose');
/** The steps at which a choice may be pointless. */
export const DOUBTED: ReadonlySet<number> = new Set([CARD, ONWARD, MUSTER, CHOOSE]);

/** The first verb of `muster.pick`. */
const TAKE = 0;

/** Auxiliaries should not attack an army more than this many times as strong. */
const ARMY = 2;

type Marching = FrameOf<typeof March>;

/** Whether a choice at this step gains nothing. */
export function isPointless(g: State, seat: Seat, step: number, choice: Choice): boolean {
  const [verb, of] = [verbOf(choice), seat as Side];
  if (step === CARD) return wastesCard(g, of, choice);
  if (step === CHOOSE) return verb === ALONE && givesBack(g, of, idOf(choice) as Piece, undefined);
  if (step === MUSTER) return verb === TAKE && givesBack(g, of, idOf(choice) as Piece, flow.enclosing(g, Muster).force);
  if (step !== ONWARD || verb < MOVE || verb > LAND) return false;
  const march = flow.enclosing(g, March);
  const to = idOf(choice) as Space;
  if (isIdle(march) && march.passed.has(to)) return true;
  if (march.spent === 0 && leavesFortress(g, of, march)) return true;
  return verb === MOVE && isArmyTo(g, march, to);
}

/** Whether a card is discarded that may be held, or spent for its points where another would do. */
function wastesCard(g: State, of: Side, choice: Choice): boolean {
  const verb = verbOf(choice);
  if (verb === DISCARD) return mayHold(g, of);
  return verb >= ACTIVATE && verb <= FORTS && hasCheaper(g, of, idOf(choice) as Card);
}

/** 4.0 The last card may be held: discarding it gains nothing. */
const mayHold = (g: State, of: Side): boolean => g.held.get(of) === 1 && !g.carried.has(of);

/** Whether a march has only moved so far: it has neither fought nor left raiders behind. */
const isIdle = ({ fought, raids }: Marching): boolean => fought === NONE && raids.isEmpty;

/** 8.24 A captured fortress that its captor's last unit leaves goes back. 6.432 An Amphib marker keeps it British. */
const isCaptured = (g: State, of: Side, s: Space): boolean =>
  g.captured.has(s) && originallyOf(s) === enemyOf(of) && !(of === BRITISH && g.amphib.has(s));

/** Whether a piece is the last unit that would stay in a captured fortress. */
function givesBack(g: State, of: Side, p: Piece, gone: Marching['force'] | undefined): boolean {
  const s = spaceOf(g.place.get(p));
  return s !== NONE && isUnit(p) && isCaptured(g, of, s) && staying(g, of, s, gone) === 1;
}

function leavesFortress(g: State, of: Side, { at, force }: Marching): boolean {
  return isCaptured(g, of, at) && staying(g, of, at, force) === 0;
}

/** The number of a side's units in a space that stay. */
function staying(g: State, of: Side, s: Space, gone: Marching['force'] | undefined): number {
  let count = 0;
  for (let p = firstAt(g, of, placeOf(s)); p !== NONE; p = nextAt(g, of, placeOf(s), p))
    if (isUnit(p) && gone?.has(p) !== true) count++;
  return count;
}

const strengthOf = (g: State, p: Piece): number =>
  isUnit(p) ? (g.reduced.has(p) ? reducedStrength(p) : fullStrength(p)) : 0;

/** 6.51 Whether Auxiliaries without Drilled Troops would have to attack an army. */
function isArmyTo(g: State, { side: of, force }: Marching, to: Space): boolean {
  const enemy = enemyOf(of);
  if (!hasUnits(g, enemy, to) || !hasDrilled(g, enemy, to)) return false;
  let own = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (isDrilled(p)) return false;
    own += strengthOf(g, p);
  }
  let against = 0;
  for (let p = firstAt(g, enemy, placeOf(to)); p !== NONE; p = nextAt(g, enemy, placeOf(to), p))
    if (!g.inside.has(p)) against += strengthOf(g, p);
  return against > ARMY * own;
}
