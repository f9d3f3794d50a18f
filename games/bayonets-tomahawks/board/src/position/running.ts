import type { PieceName, SavedFrame, SideName, SpaceName, View } from '@carillon/bayonets-tomahawks-rules';
import { isPiece, isSpace } from './facts.ts';

// What the running procedures say, as the view names them.

/** The innermost running procedure of a name. */
export const frameOf = (view: View, procedure: string): SavedFrame | undefined =>
  view.stack.findLast((frame) => frame.procedure === procedure);

/** The innermost running procedure. */
export const innermost = (view: View): SavedFrame | undefined => view.stack.at(-1);

/** A word that a procedure keeps under `name`. */
export function textIn(frame: SavedFrame | undefined, name: string): string | undefined {
  const value = frame?.locals[name];
  return typeof value === 'string' ? value : undefined;
}

/** A space that a procedure keeps under `name`. */
export function spaceIn(frame: SavedFrame | undefined, name: string): SpaceName | undefined {
  const word = textIn(frame, name);
  return word !== undefined && isSpace(word) ? word : undefined;
}

/** A counter that a procedure keeps under `name`. */
export function pieceIn(frame: SavedFrame | undefined, name: string): PieceName | undefined {
  const word = textIn(frame, name);
  return word !== undefined && isPiece(word) ? word : undefined;
}

/** A set of counters that a procedure keeps under `name`. */
export function piecesIn(frame: SavedFrame | undefined, name: string): readonly PieceName[] {
  const value = frame?.locals[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string').filter(isPiece) : [];
}

/** A number that a procedure keeps under `name`. */
export function numberIn(frame: SavedFrame | undefined, name: string): number {
  const value = frame?.locals[name];
  return typeof value === 'number' ? value : 0;
}

/** What a procedure keeps under `name` for a side; `undefined` where that is nothing. */
export function ofSide(frame: SavedFrame | undefined, name: string, side: SideName): unknown {
  const value = frame?.locals[name];
  return typeof value === 'object' && value !== null && side in value ? Reflect.get(value, side) : undefined;
}

/** Those who act just now, and where they are; nothing between Actions. */
export interface Acting {
  readonly pieces: readonly PieceName[];
  readonly at: SpaceName;
}

const ACTIONS = ['march', 'raid', 'sail', 'marshal', 'construction'] as const;

/** Those who march, raid, sail, marshal or build. */
export function actingIn(view: View): Acting | undefined {
  const frame = view.stack.findLast(({ procedure }) => ACTIONS.some((each) => each === procedure));
  const at = spaceIn(frame, 'at') ?? spaceIn(frame, 'from');
  if (!frame || !at) return undefined;
  const one = pieceIn(frame, 'raider') ?? pieceIn(frame, 'by');
  return { pieces: [...piecesIn(frame, 'force'), ...(one ? [one] : [])], at };
}
