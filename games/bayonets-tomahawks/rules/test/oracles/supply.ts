import type { SideName } from '../../src/names.ts';
import { type Board, isFleet, isLight, SPACES, spaceFacts } from './board.ts';

/** 14.1 Friendly Colony Home Spaces, and spaces with friendly Fleets, except those with a Battle marker. */
export const sources = (board: Board, side: SideName): string[] =>
  SPACES.filter((space) => {
    if (board.hasBattle(space)) return false;
    const colonyHome = spaceFacts(space).colony !== null && board.isFriendlyHome(space, side);
    return colonyHome || board.unitsIn(space, side).some(isFleet);
  });

/** 14.1 Spaces by which supply is traced. */
function isTraced(board: Board, side: SideName, space: string): boolean {
  if (board.isFriendly(space, side)) return true;
  if (board.hasEnemies(space, side)) return false;
  const { kind, home } = spaceFacts(space);
  return kind === 'wilderness' || (kind === 'outpost' && home === side);
}

/** 14.1 The spaces where a stack is in supply: with `paths` one entirely of Light units. */
export function supplied(board: Board, side: SideName, paths: boolean): string[] {
  const begin = sources(board, side);
  const reached = new Set(begin);
  const ahead = [...begin];
  for (let space = ahead.pop(); space !== undefined; space = ahead.pop()) {
    // A source is where the tracing ends; every other space on the way must let it through.
    if (!isTraced(board, side, space) && !begin.includes(space)) continue;
    for (const { to, nation } of board.ways(space, paths)) {
      if (reached.has(to) || board.isNeutral(nation)) continue;
      reached.add(to);
      ahead.push(to);
    }
  }
  return SPACES.filter((space) => reached.has(space));
}

/** 14.1.1 The spaces of stacks that are not in supply. */
export function without(board: Board, side: SideName): string[] {
  const [light, other] = [supplied(board, side, true), supplied(board, side, false)];
  return SPACES.filter((space) => {
    const stack = board.unitsIn(space, side);
    return stack.length > 0 && !(stack.every(isLight) ? light : other).includes(space);
  });
}
