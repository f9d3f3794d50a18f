import type { Gesture, Option, Point, Size, Target } from '@carillon/board';
import { MAP, PIECES, type View } from '@carillon/skirmish-rules';

export const SIZE: Size = { width: 600, height: 400 };
/** Where the spaces are on the map, which has units of its own. */
const POINTS: Readonly<Record<string, Point>> = {
  camp: { x: 80, y: 200 },
  mill: { x: 230, y: 110 },
  wood: { x: 220, y: 310 },
  hill: { x: 370, y: 230 },
  farm: { x: 400, y: 90 },
  keep: { x: 530, y: 180 },
};
export const SPACES: readonly string[] = Object.keys(MAP);
export const LINKS: readonly (readonly [string, string])[] = Object.entries(MAP).flatMap(([a, all]) =>
  all.filter((b) => a < b).map((b) => [a, b] as const),
);
export const neighbours = (of: string): readonly string[] => new Map(Object.entries(MAP)).get(of) ?? [];
export const pointOf = (space: string): Point => POINTS[space] ?? { x: 0, y: 0 };

/** The pieces in a space, and where each stands below it. */
export const piecesAt = ({ place }: View, at: string): readonly { readonly id: string; readonly at: Point }[] =>
  PIECES.filter((id) => place[id] === at).map((id, i) => ({
    id,
    at: { x: pointOf(at).x - 33 + 22 * i, y: pointOf(at).y + 34 },
  }));

/** The middle of a target. */
export function placeOf(view: View, { kind, id }: Target): Point | undefined {
  if (kind === 'space') return POINTS[id];
  const space = kind === 'piece' ? view.place[id] : undefined;
  return space ? piecesAt(view, space).find((piece) => piece.id === id)?.at : undefined;
}

/** A choice is made on the space or piece that it names; a bid and a rest have buttons. */
export const gestures = (options: readonly Option[]): ReadonlyMap<string, Gesture> =>
  new Map(options.map(({ text, verb, args: [id] }) => [text, gestureOn(verb, id)]));

function gestureOn(verb: string, id: string | undefined): Gesture {
  if (id === undefined || verb === 'bid') return { on: 'button' };
  return { on: 'target', target: { kind: PIECES.includes(id) ? 'piece' : 'space', id } };
}
