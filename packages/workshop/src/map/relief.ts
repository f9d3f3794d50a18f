import { type Random, seeded } from '@carillon/kit';
import type { Bend } from './bend.ts';
import { type Box, curveThrough, distance, inRings, overlap, type Point, resample } from './geometry.ts';
import type { Range } from './ranges.ts';

/** A hill or a tree: the middle of its foot, and its height, in board units. */
export interface Mark {
  readonly at: Point;
  readonly height: number;
}

/** The areas that hills and trees avoid. */
export interface Ground {
  readonly frame: Box;
  /** Closed rings; a point inside an odd number of them is dry land. */
  readonly dry: readonly Point[][];
  /** Names, counter slots and panels. */
  readonly boxes: readonly Box[];
  /** Points along rivers and shores, and for woods along connections. */
  readonly lines: readonly Point[];
  /** Rings of cultivated land, which has no woods. */
  readonly fields: readonly Point[][];
}

/** Hills along the ranges and around the mountains of the game, back to front (from the top of the board downwards). */
export function drawHills(mountains: readonly Point[], ranges: readonly Range[], bend: Bend, ground: Ground): Mark[] {
  const random = seeded(1756);
  const seeds = [
    ...mountains.flatMap((mountain) => aboutMountain(mountain, random)),
    ...alongRanges(ranges, bend, random),
  ];
  const hills: Mark[] = [];
  for (const hill of seeds) if (fits(hill, hills, ground)) hills.push(hill);
  return hills.sort((a, b) => a.at[1] - b.at[1]);
}

/**
 * Hills around a mountain, in a spiral outwards; smaller ones are among the larger, because some spaces have little
 * room.
 */
function aboutMountain([x, y]: Point, random: Random): Mark[] {
  return Array.from({ length: 64 }, (_, i) => {
    const turn = i * 2.399963;
    const away = 12 + i * 0.45;
    const at: Point = [x + away * 1.25 * Math.cos(turn), y + away * 0.85 * Math.sin(turn)];
    return { at, height: vary(9 - (i % 3) * 1.8, random) };
  });
}

function alongRanges(ranges: readonly Range[], bend: Bend, random: Random): Mark[] {
  return ranges.flatMap(({ crest, spread, height }) =>
    resample(curveThrough(crest.map(bend), 6), 1.5).map(
      ([x, y]): Mark => ({
        at: [x + stray(spread, random), y + stray(spread, random)],
        height: vary(height, random),
      }),
    ),
  );
}

/** A deviation of up to `most` to either side, small ones being the most likely. */
function stray(most: number, random: Random): number {
  return (most * (random.below(1000) + random.below(1000) - 1000)) / 1000;
}

function vary(height: number, random: Random): number {
  return (height * (75 + random.below(50))) / 100;
}

/** The picture of a hill is about one and a half times as wide as high. */
function boxOf({ at: [x, y], height }: Mark, wide: number): Box {
  return { left: x - height * wide, right: x + height * wide, top: y - height, bottom: y + 0.5 };
}

function fits(hill: Mark, hills: readonly Mark[], ground: Ground): boolean {
  const box = boxOf(hill, 0.75);
  const crowded = hills.some((other) => overlap(boxOf(other, 0.75), box) > 0.3 * hill.height * hill.height);
  return !crowded && stands(hill, box, ground);
}

function stands(mark: Mark, box: Box, ground: Ground): boolean {
  if (!within(box, ground.frame) || !inRings(mark.at, ground.dry)) return false;
  if (ground.boxes.some((other) => overlap(other, box) > 0)) return false;
  return !ground.lines.some((point) => holds(box, point));
}

function within(box: Box, frame: Box): boolean {
  return (
    box.left > frame.left + 10 &&
    box.right < frame.right - 10 &&
    box.top > frame.top + 10 &&
    box.bottom < frame.bottom - 10
  );
}

function holds(box: Box, [x, y]: Point): boolean {
  return x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1;
}

/** The number of attempts to place a tree; more would not make the woods denser. */
const TRIES = 9000;

/** Woods in the wilderness: in groves, thin towards the fields and none in them, never under a name or a counter. */
export function drawWoods(hills: readonly Mark[], ground: Ground): Mark[] {
  const random = seeded(1757);
  const trees: Mark[] = [];
  const { right, bottom } = ground.frame;
  for (let tries = 0; tries < TRIES; tries++) {
    const tree: Mark = { at: [random.below(10 * right) / 10, random.below(10 * bottom) / 10], height: vary(5, random) };
    if (grove(tree.at) > random.below(1000) / 1000 && grows(tree, trees, hills, ground)) trees.push(tree);
  }
  return trees.sort((a, b) => a.at[1] - b.at[1]);
}

/** The chance of a tree, 0 to 1, in slow waves over the board, so that groves and clearings alternate. */
function grove([x, y]: Point): number {
  const wave = Math.sin(x / 23 + Math.sin(y / 31) * 2) + Math.sin(y / 19 + Math.sin(x / 37) * 2);
  return Math.max(0, wave / 2) ** 1.5;
}

function grows(tree: Mark, trees: readonly Mark[], hills: readonly Mark[], ground: Ground): boolean {
  const box = boxOf(tree, 0.45);
  if (trees.some((other) => distance(other.at, tree.at) < 6.5)) return false;
  if (hills.some((hill) => overlap(boxOf(hill, 0.75), box) > 0)) return false;
  return !inRings(tree.at, ground.fields) && stands(tree, box, ground);
}
