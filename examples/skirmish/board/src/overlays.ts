import type { Overlay } from '@carillon/board';
import { MAP, type View } from '@carillon/skirmish-rules';
import { type PlainMark, plainOverlays } from '@carillon/wargame-board';
import { nameOf } from './texts.ts';

/** The position of each space on the map. */
export const POINTS: Readonly<Record<keyof typeof MAP, readonly [x: number, y: number]>> = {
  ...{ camp: [80, 200], mill: [230, 110], wood: [220, 310], hill: [370, 230], farm: [400, 90], keep: [530, 180] },
};

export const sideOf = (piece: string): string => piece.replace(/-.*/, '');
const sidesIn = ({ place }: View, space: string): readonly string[] => [
  ...new Set(
    Object.keys(place)
      .filter((piece) => place[piece] === space)
      .map(sideOf),
  ),
];
const next = (space: string): readonly string[] => new Map(Object.entries(MAP)).get(space) ?? [];
const overlay = plainOverlays<View>({ points: POINTS, nameOf });

const HELD = { 'held-blue': 'Blue', 'held-red': 'Red' };

export const overlays: readonly Overlay<View>[] = [
  overlay('reach', 'F', 'One march from the space pointed at', { reach: 'Next to it' }, (view, space, target = '') =>
    next(view.place[target] ?? target).includes(space) ? { sign: 'reach' } : undefined,
  ),
  overlay('control', 'C', 'Spaces held by one side', HELD, (view, space): PlainMark | undefined => {
    const [side, other] = sidesIn(view, space);
    return side && !other ? { sign: `held-${side}`, ofStack: true } : undefined;
  }),
  overlay('numbers', 'B', 'Pieces in each space', HELD, ({ place }, space) => {
    const there = Object.keys(place).filter((piece) => place[piece] === space);
    return there[0] ? { sign: `held-${sideOf(there[0])}`, figure: `${there.length}`, ofStack: true } : undefined;
  }),
  overlay('danger', 'A', 'Spaces that an enemy may attack', { raider: 'Next to it' }, (view, space) => {
    const sides = sidesIn(view, space);
    const near = next(space).flatMap((other) => sidesIn(view, other));
    return sides.some((side) => near.some((other) => other !== side)) ? { sign: 'raider', ofStack: true } : undefined;
  }),
];
