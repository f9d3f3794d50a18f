import type { Box } from './boxes.ts';

/** How a block of text is attached to a slot: fully at a side where |dx| or |dy| is 1, in between otherwise. */
export interface Hanging {
  readonly dx: number;
  readonly dy: number;
  /** Its undesirability; mapmakers set names below, then to the right. */
  readonly rank: number;
}

/** Where a name may be attached: the side, and the shift along it. */
export const HANGINGS: readonly Hanging[] = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1].flatMap((lean) => [
  ...[lean, -lean].map((dx) => ({ dx, dy: 1, rank: lean * 2.5 })),
  ...[lean, -lean].map((dy) => ({ dx: 1, dy, rank: 1 + lean * 1.5 })),
  ...[lean, -lean].map((dy) => ({ dx: -1, dy, rank: 1.5 + lean * 1.5 })),
  ...[lean, -lean].map((dx) => ({ dx, dy: -1, rank: 2.5 + lean * 2.5 })),
]);

/** The alignment of an attached block's lines. */
export const anchorOf = ({ dx }: Hanging): 'start' | 'middle' | 'end' =>
  dx > 0.8 ? 'start' : dx < -0.8 ? 'end' : 'middle';

/** The box of a block attached to a slot. */
export function hung(slot: Box, block: { readonly width: number; readonly height: number }, { dx, dy }: Hanging): Box {
  const { width, height } = block;
  const middle = { x: (slot.left + slot.right - width) / 2, y: (slot.top + slot.bottom - height) / 2 };
  const left = along(dx, slot.left - width - 0.6, slot.right + 0.6, middle.x);
  const top = along(dy, slot.top - height - 0.2, slot.bottom + 0.4, middle.y);
  return { left, top, right: left + width, bottom: top + height };
}

/** A value between `low` (-1), `middle` (0) and `high` (1). */
const along = (share: number, low: number, high: number, middle: number): number =>
  share < 0 ? middle + (middle - low) * share : middle + (high - middle) * share;
