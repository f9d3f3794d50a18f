import type { PieceName, SavedFrame, SpaceName, View } from '@carillon/wilderness-war-rules';
import { isPiece, isSpace } from './facts.ts';

// What the running procedures say, as the view names them.

/** The innermost running procedure of a name. */
export const frameOf = (view: View, procedure: string): SavedFrame | undefined =>
  view.stack.findLast((frame) => frame.procedure === procedure);

/** A space that a procedure keeps under `name`. */
export function spaceIn(frame: SavedFrame | undefined, name: string): SpaceName | undefined {
  const value = frame?.locals[name];
  return typeof value === 'string' && isSpace(value) ? value : undefined;
}

/** A piece that a procedure keeps under `name`. */
export function pieceIn(frame: SavedFrame | undefined, name: string): PieceName | undefined {
  const value = frame?.locals[name];
  return typeof value === 'string' && isPiece(value) ? value : undefined;
}

/** A set of pieces that a procedure keeps under `name`. */
export function piecesIn(frame: SavedFrame | undefined, name: string): readonly PieceName[] {
  const value = frame?.locals[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string').filter(isPiece) : [];
}

/** A number that a procedure keeps under `name`. */
export function numberIn(frame: SavedFrame | undefined, name: string): number | undefined {
  const value = frame?.locals[name];
  return typeof value === 'number' ? value : undefined;
}

/** The pieces on the march, and where they are; nothing while no force marches. */
export interface Marching {
  readonly commander: PieceName | undefined;
  readonly pieces: readonly PieceName[];
  readonly at: SpaceName;
  /** Spaces entered so far. */
  readonly spent: number;
}

/** The force or piece on the march. */
export function marching(view: View): Marching | undefined {
  const frame = frameOf(view, 'march');
  const at = spaceIn(frame, 'at');
  if (!at) return undefined;
  return {
    commander: pieceIn(frame, 'commander'),
    pieces: piecesIn(frame, 'force'),
    at,
    spent: numberIn(frame, 'spent') ?? 0,
  };
}

/** A word that a procedure keeps under `name`. */
export function textIn(frame: SavedFrame | undefined, name: string): string | undefined {
  const value = frame?.locals[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether a procedure has set a flag. */
export const flagIn = (frame: SavedFrame | undefined, name: string): boolean => frame?.locals[name] === true;
