import type { SideName } from '../../src/names.ts';
import {
  adjacent,
  type Board,
  enemyOf,
  isAuxiliary,
  isCultivated,
  isDrilled,
  isLoneAuxiliary,
  isUnit,
  pieceFacts,
  unitsOf,
} from './board.ts';

/** An entered space, with the movers and their origin. */
export interface Entry {
  /** The side that may intercept. */
  readonly side: SideName;
  readonly movers: readonly string[];
  readonly at: string;
  /** `null` where nobody is left out. */
  readonly from: string | null;
  readonly infiltrates: boolean;
}

/** 6.722 Whether the movers' side holds the space already. */
function holds(board: Board, side: SideName, { at, movers }: Entry): boolean {
  const found = board.fortification(at);
  if (found?.side === side && !found.besieged) return true;
  return board.unitsOutside(side, at).some((unit) => !movers.includes(unit));
}

/** 5.534 Mohawks and British Iroquois follow only Johnson, who may go along as a subordinate (5.34). */
export function mayCommand(leader: string, unit: string, there: readonly string[]): boolean {
  const each = pieceFacts(unit);
  const [own, johnson] = [pieceFacts(leader), pieceFacts('johnson')];
  if (each.kind !== 'unit' || own.kind !== 'leader' || johnson.kind !== 'leader' || each.side !== 'british')
    return true;
  if (each.alliance !== 'mohawk' && each.alliance !== 'iroquois') return true;
  return leader === 'johnson' || (there.includes('johnson') && johnson.command <= own.command);
}

/** 6.7 The leaders who may lead an interception, and the units that may try alone. */
export function interceptors(board: Board, entry: Entry): string[] {
  const { side, movers, at, from, infiltrates } = entry;
  // 6.723, 6.722
  if (unitsOf(movers).length === 0 || holds(board, enemyOf(side), entry)) return [];
  const near = adjacent(at).map(({ to }) => to);
  // 6.72, 6.724, 6.62
  const posts = [...near, ...(infiltrates ? [at] : [])].filter((post) => post !== from);
  return posts.flatMap((post) => {
    // 6.721
    const onlyLone = isLoneAuxiliary(movers) && !isCultivated(at) && post !== at;
    const there = board.outside(side, post);
    // 7.3 Militia is on the map for the length of a battle only.
    const able = there.filter((piece) => (onlyLone ? isAuxiliary(piece) : isAuxiliary(piece) || isDrilled(piece)));
    return there.filter((piece) =>
      isUnit(piece) ? able.includes(piece) : able.some((unit) => mayCommand(piece, unit, there)),
    );
  });
}
