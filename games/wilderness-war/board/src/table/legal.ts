import type { Option, Route, Target } from '@carillon/board';
import type { PieceName, PlaceName, View } from '@carillon/wilderness-war-rules';
import { isNamed, targetOfOption } from '../gestures.ts';
import { isPiece } from '../position/facts.ts';
import { standIn } from '../position/stacks.ts';

/** What may be pointed at now. */
export interface Legal {
  /** Spaces that a choice names. */
  readonly spaces: ReadonlySet<string>;
  /** Places where something may be done only by its name. */
  readonly named: ReadonlySet<string>;
  /** Spaces that can be reached by several choices one after another. */
  readonly reach: ReadonlyMap<string, Route>;
  /** Pieces that a choice names: each stands for those alike. */
  readonly pieces: readonly PieceName[];
}

const idsOf = (options: readonly Option[], kind: Target['kind']): string[] => {
  const targets = options.map(targetOfOption).filter((target) => target?.kind === kind);
  return [...new Set(targets.map((target) => target?.id ?? ''))];
};

/** What the listed choices and routes make clickable. */
export function legalOf(options: readonly Option[], routes: readonly Route[]): Legal {
  const plain = options.filter((option) => !isNamed(option));
  return {
    spaces: new Set(idsOf(plain, 'space')),
    named: new Set(idsOf(options.filter(isNamed), 'space')),
    reach: new Map(routes.map((route) => [route.to, route])),
    pieces: idsOf(plain, 'piece').filter(isPiece),
  };
}

/** The choosable pieces in a place, each once. */
export const legalAt = (legal: Legal, view: View, place: PlaceName): readonly PieceName[] =>
  legal.pieces.filter((piece) => view.place[piece] === place);

/**
 * What clicking a place comes down to: choosing it; choosing its only choosable piece; looking into the stack; or, where
 * there is nothing else, choosing from the names of what may be done there.
 */
export function clickedPlace(legal: Legal, view: View, place: PlaceName): Target | 'look' {
  const space: Target = { kind: 'space', id: place };
  if (legal.spaces.has(place) || legal.reach.has(place)) return space;
  const [first, ...more] = legalAt(legal, view, place);
  if (first === undefined) return legal.named.has(place) ? space : 'look';
  return more.length === 0 ? { kind: 'piece', id: first } : 'look';
}

/** What clicking a piece comes down to: itself, or the one that stands for it. */
export function clickedPiece(legal: Legal, view: View, piece: string): Target {
  const stands = isPiece(piece) ? standIn(view, piece, legal.pieces) : undefined;
  return { kind: 'piece', id: stands ?? piece };
}
