import type { SideName } from '../../src/names.ts';
import { adjacent, type Board, isCultivated, isDrilled, isUnit, SPACES, unitsOf } from './board.ts';

/** The retreating pieces, and the space that they leave. */
export interface Retreating {
  readonly side: SideName;
  readonly at: string;
  /** 7.92 The only space that attackers may go to: where they came from. */
  readonly only: string | null;
  /** 7.92 The space that defenders may not go to: where the attackers came from. */
  readonly barred: string | null;
}

/** 7.91 Spaces next door, and from an Amphib space the ports that the British control. */
function within(board: Board, { side, at, only, barred }: Retreating): string[] {
  if (only !== null) return [only];
  const ports =
    side === 'british' && board.hasAmphib(at) ? SPACES.filter((each) => board.controlsPort(side, each)) : [];
  const near = [...adjacent(at).map(({ to }) => to), ...ports];
  return [...new Set(near)].filter((space) => space !== barred && space !== at);
}

/** 7.92 The spaces that a piece may retreat to. */
export const retreats = (board: Board, retreat: Retreating, piece: string): string[] =>
  within(board, retreat).filter((space) => {
    if (board.hasEnemies(retreat.side, space)) return false;
    return !isDrilled(piece) || isCultivated(space) || board.hasFriendlyFortification(retreat.side, space);
  });

/** 6.8, 6.81, 6.811 The spaces that a force may avoid battle to. */
export const avoids = (board: Board, retreat: Retreating): string[] =>
  within(board, retreat).filter((space) => !board.hasEnemies(retreat.side, space));

/** 8.11, 8.13 The number of units that may still go inside; none without a fort or fortress of their own. */
export function roomInside(board: Board, { side, at }: Retreating): number {
  const found = board.fortification(at);
  if (found === undefined || found.side !== side || found.kind === 'stockade') return 0;
  if (found.kind === 'fortress') return Number.POSITIVE_INFINITY;
  return 4 - unitsOf(board.piecesOf(side, at).filter((piece) => board.isInside(piece))).length;
}

/** Whether a piece may go inside: leaders always. */
export const mayGoInside = (room: number, hasInside: boolean, piece: string): boolean =>
  hasInside && (!isUnit(piece) || room > 0);
