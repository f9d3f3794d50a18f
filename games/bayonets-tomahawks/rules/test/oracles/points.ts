import type { OracleFinding } from '@carillon/testkit';
import { type Bonus, SCENARIO_FACTS, type Threshold } from '../../src/data/scenarios.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { Board, enemyOf, SPACES, spaceFacts } from './board.ts';
import { isSettled } from './table.ts';

// 18.1 Every change of the Victory track has a cause.

const SIDES: readonly SideName[] = ['british', 'french'];
/** Events that move the French marker on the Raid track before the Action Phases. */
const RAID_EVENTS: readonly string[] = [
  'cherokee-diplomacy-british-13',
  'iroquois-diplomacy-british-19',
  'french-trade-goods-destroyed-20',
  'smallpox-epidemic-45',
];
const RAIDERS_PAID = 'cherokee-diplomacy-french-29';

/** The Victory track seen from the French end: each VP of theirs is a step up, each British one a step down. */
const step = (side: SideName, points: number): number => (side === 'french' ? points : -points);

/** Keeps account of the Victory track from position to position. */
export class Ledger {
  private last: Position | undefined;
  private lastBoard: Board | undefined;
  /** The possible positions of the Victory marker at the check of this Year; `undefined` before the check. */
  private checked: readonly number[] | undefined;

  look(now: Position, board: Board): OracleFinding[] {
    const { last, lastBoard } = this;
    this.last = now;
    this.lastBoard = board;
    if (last === undefined || lastBoard === undefined) return [];
    this.noteCheck(last, now, lastBoard);
    if (last.year !== now.year) return [yearWon(last, this.checked ?? atCheck(last, now, lastBoard))];
    const raids = raidPoints(last, now);
    if (raids === undefined) return [];
    const base = last.victory + captures(lastBoard, board) + raids + chits(last, now);
    const possible = bonusesDue(last, now)
      ? [board, lastBoard, ...afterBattle(last)].map((each) => base + bonuses(each))
      : [base];
    const oracle = possible.find((each) => each === now.victory) ?? possible[0];
    return [{ subject: 'points', where: 'the Victory track', rules: `${now.victory}`, oracle: `${oracle}` }];
  }

  /** 18.2.1 #3 The check comes before units go home, which may lose spaces. */
  private noteCheck(last: Position, now: Position, lastBoard: Board): void {
    if (!isWinter(last)) this.checked = undefined;
    if (isRevealing(last)) this.checked = [last.victory + chits(last, now)];
    else if (bonusesDue(last, now)) this.checked = atCheck(last, now, lastBoard);
  }
}

/**
 * 18.2.1 The possible positions of the Victory marker at a check that no question came before: with the last Battle's
 * space captured or not, as its result is not asked, and without the spaces that were lost on the way home.
 */
function atCheck(last: Position, now: Position, lastBoard: Board): number[] {
  const raids = raidPoints(last, now) ?? 0;
  return [lastBoard, ...afterBattle(last)].map(
    (board) => last.victory + captures(lastBoard, board) + raids + bonuses(board),
  );
}

/** 17.1 The check comes after the last Battle and before its winners go home: the board with its space captured. */
function afterBattle(last: Position): Board[] {
  const battles = last.stack.flatMap((frame) => (frame.procedure === 'battle' ? [frame.locals.at] : []));
  return battles.flatMap((at) => SIDES.map((side) => new Board({ ...last, control: { ...last.control, [at]: side } })));
}

/** 2.1.9 A Victory Space that changes control is worth its value. */
function captures(before: Board, now: Board): number {
  const changed = SPACES.filter(
    (space) => spaceFacts(space).victorySpace && before.control(space) !== now.control(space),
  );
  return changed.reduce((sum, space) => {
    const side = now.control(space);
    return side === undefined ? sum : sum + step(side, spaceFacts(space).value);
  }, 0);
}

/** 9.3 A VP whenever a marker has come round; unknown where events have moved it both ways. */
function raidPoints(last: Position, now: Position): number | undefined {
  const inRaid = last.stack.some(({ procedure }) => procedure === 'raid');
  const { british, indian, french } = now.played;
  const taken = !inRaid && [british, indian].some((each) => RAID_EVENTS.includes(each ?? ''));
  const fewer = SIDES.filter((side) => (now.raidPoints[side] ?? 0) < (last.raidPoints[side] ?? 0));
  if (taken && french === RAIDERS_PAID) return undefined;
  return taken ? 0 : fewer.reduce((sum, side) => sum + step(side, 1), 0);
}

// ---- 18.2 The end of the Year

const isWinter = ({ stack }: Position): boolean => stack.some(({ procedure }) => procedure === 'winter-quarters');
const isRevealing = ({ stack }: Position): boolean =>
  stack.some(({ procedure, step }) => procedure === 'winter-quarters' && step === 'reveal');
const bonusesDue = (last: Position, now: Position): boolean => isWinter(now) && !isWinter(last);

/** 18.3.2 The value of the chit that a side holds. */
export function chitOf({ chits }: Position, side: SideName): number {
  const held = Object.entries(chits).find(([each, place]) => place === 'held' && each.startsWith(side));
  return Number(held?.[0].split('-')[1] ?? 0);
}

/** The difference between the chits, once they are revealed. */
function chits(last: Position, now: Position): number {
  const asked = last.stack.at(-1);
  if (asked?.procedure !== 'winter-quarters' || asked.step !== 'reveal') return 0;
  return isWinter(now) ? chitOf(last, 'french') - chitOf(last, 'british') : 0;
}

function yearOf({ scenario, year }: Position) {
  const facts = SCENARIO_FACTS.find(({ id }) => id === scenario)?.years.find((each) => each.year === year);
  if (facts === undefined) throw new Error(`${scenario} has no ${year}`);
  return facts;
}

/** 18.2.1 */
export function bonuses(board: Board): number {
  const { bonuses: all } = yearOf(board.position);
  return SIDES.reduce((sum, side) => sum + step(side, bonus(board, side, all[side])), 0);
}

function bonus(board: Board, side: SideName, { vp = 0, vpEach = 0, max, test }: Bonus): number {
  const { atLeast = 0 } = test;
  const held = SPACES.filter((space) => spaceFacts(space).home === enemyOf(side) && board.control(space) === side);
  const colonies = (test.colonies ?? []).filter(
    (colony) => held.filter((space) => spaceFacts(space).colony === colony).length >= atLeast,
  );
  const kept = (test.spaces ?? []).filter((space) => board.control(space) !== test.enemy);
  const limit = max ?? Number.POSITIVE_INFINITY;
  switch (test.type) {
    case 'controls-enemy-victory-spaces':
      return held.filter((space) => spaceFacts(space).victorySpace).length >= atLeast ? vp : 0;
    case 'controls-enemy-settled-spaces':
      return held.filter(isSettled).length >= atLeast ? vp : 0;
    case 'controls-enemy-home-spaces':
      return held.length >= atLeast ? vp : 0;
    case 'per-enemy-colony-with-controlled-spaces':
      return Math.min(limit, colonies.length * vpEach);
    default:
      return Math.min(limit, kept.length * vpEach);
  }
}

/** 18.2.1 A Year that is followed by another has met nobody's threshold. */
function yearWon(last: Position, checked: readonly number[]): OracleFinding {
  const { thresholds } = yearOf(last);
  const winner = SIDES.find((side) => checked.every((victory) => isMet(thresholds[side], victory)));
  return { subject: 'years', where: `the end of ${last.year}`, rules: 'nobody', oracle: winner ?? 'nobody' };
}

/** 18.1 The track has no zero: French 1 is 1, British 1 is 0. */
function isMet(threshold: Threshold | null, victory: number): boolean {
  if (threshold === null) return false;
  const vp = (side: SideName): number => (side === 'french' ? victory : 1 - victory);
  const { markerSide, atLeast, orMarkerSide, orAtMost = 0 } = threshold;
  if (vp(markerSide) > 0 && vp(markerSide) >= atLeast) return true;
  return orMarkerSide !== undefined && vp(orMarkerSide) > 0 && vp(orMarkerSide) <= orAtMost;
}
