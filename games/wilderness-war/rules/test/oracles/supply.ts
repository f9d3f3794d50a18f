import type { SideName } from '../../src/names.ts';
import { adjacent, type Board, isCultivated, SPACES, spaceFacts } from './board.ts';

/** 12.1 The spaces where lines of supply begin. */
function isSource(board: Board, side: SideName, space: string): boolean {
  // An Amphib space is one even where the fortress in it is besieged: see the rulings.
  if (side === 'british' && board.hasAmphib(space)) return true;
  const { fortress, port, originally } = spaceFacts(space);
  const ownFortress = fortress && originally === side;
  const capturedPort = side === 'british' && port && originally === 'french';
  return (ownFortress || capturedPort) && board.controls(side, space);
}

/**
 * 12.21 Whether a line of supply may leave a space by any connection. From other spaces it may only go on by water, and
 * only if it came by water.
 */
const isLink = (board: Board, side: SideName, space: string): boolean =>
  isCultivated(space) || board.hasFriendlyFortification(side, space) || (side === 'british' && board.hasAmphib(space));

/** 12.0 The spaces where Drilled Troops of a side are in supply. */
export function supplied(board: Board, side: SideName): string[] {
  const open = (space: string): boolean => !board.hasEnemies(side, space);
  // A space, and whether the line came there by water: one that came by land may still come by water.
  const reached = new Set<string>();
  const ahead = SPACES.filter((space) => open(space) && isSource(board, side, space)).map((space) => ({
    space,
    water: true,
  }));
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    const { space, water } = next;
    const key = `${space} ${water}`;
    if (reached.has(key)) continue;
    reached.add(key);
    for (const way of adjacent(space)) {
      const passes = isLink(board, side, space) || (water && way.water);
      if (passes && open(way.to)) ahead.push({ space: way.to, water: way.water });
    }
  }
  return SPACES.filter((space) => reached.has(`${space} true`) || reached.has(`${space} false`));
}
