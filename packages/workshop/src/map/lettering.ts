import { type Box, between, lengthOf, type Point, pointAlong } from './geometry.ts';
import { titleWidthOf, widthOf } from './setting.ts';

/** A name of a sea, lake or country along a curve, given by its start, the point it bends towards, and its end. */
export interface Lettered {
  readonly kind: 'water' | 'country';
  readonly text: string;
  readonly size: number;
  readonly curve: readonly [Point, Point, Point];
}

export const water = (text: string, size: number, ...curve: Lettered['curve']): Lettered => ({
  kind: 'water',
  text,
  size,
  curve,
});
export const country = (text: string, size: number, ...curve: Lettered['curve']): Lettered => ({
  kind: 'country',
  text,
  size,
  curve,
});

/** The letter spacing that stretches the text over its whole curve. */
export function spacingOf(lettered: Lettered): number {
  const { text, curve } = lettered;
  const free = lengthOf(traced(curve)) - widthIn(lettered, text);
  return Math.max(0, Math.floor((free / text.length) * 10) / 10);
}

/** Water is lettered in italics, countries in the capitals of the title. */
const widthIn = ({ kind, size }: Lettered, text: string): number =>
  kind === 'country' ? titleWidthOf(text, size) : widthOf(text, size, 'italic');

/** The boxes of the letters, which names avoid. */
export function lettersOf(lettered: Lettered): Box[] {
  const { text, size, curve } = lettered;
  const [line, spacing] = [traced(curve), spacingOf(lettered)];
  return [...text].flatMap((letter, index) => {
    const start = widthIn(lettered, text.slice(0, index)) + index * spacing;
    const half = widthIn(lettered, letter) / 2;
    const [x, y] = pointAlong(line, Math.min(1, (start + half) / lengthOf(line)));
    return letter === ' '
      ? []
      : [{ left: x - half - 2, top: y - size * 0.8, right: x + half + 2, bottom: y + size * 0.25 }];
  });
}

function traced([from, aim, to]: Lettered['curve']): Point[] {
  return Array.from({ length: 21 }, (_, i) => between(between(from, aim, i / 20), between(aim, to, i / 20), i / 20));
}
