import { anchorOf, HANGINGS, type Hanging, hung } from '@carillon/board/hang';
import { type Random, seeded } from '@carillon/kit';
import { type Box, distance, overlap, type Point } from './geometry.ts';
import { breakings, type Face, widthOf } from './setting.ts';

/** A placed name: `x` is its left edge, middle or right edge as `anchor` says, `y` the base line of its first line. */
export interface Label {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
  readonly widths: readonly number[];
  readonly box: Box;
}

/** A space to be named. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  /** The room for its sign and its counters: the name is placed around it. */
  readonly slot: Box;
  readonly face: Face;
}

/** The surroundings of names: those that they avoid, and those that they cover only if they must. */
export interface Surroundings {
  /** The part of the sheet that names may use, inside its ornamented edge. */
  readonly inner: Box;
  readonly slots: readonly Box[];
  readonly lines: readonly Point[];
}

/** The distance between base lines, and the height of capitals, in shares of the font size. */
export const LEADING = 1.05;
const ASCENT = 0.74;
const DESCENT = 0.22;

/**
 * Places the names of the spaces at the font size (board units) with as few clashes as possible. A name is left out if
 * that costs less than its clashes; `worth` is the cost of leaving it out.
 */
export function placeNames(
  spaces: readonly Named[],
  size: number,
  around: Surroundings,
  worth: (space: Named) => number = () => Number.POSITIVE_INFINITY,
): Label[] {
  const choices = spaces.map((space): Choice[] => {
    const labels = ranked(space, size, spaces, around);
    return [
      ...labels.map((each) => ({ ...each, wide: grown(each.label.box, 3) })),
      { label: null, cost: worth(space) },
    ];
  });
  const chosen = choices.map(() => 0);
  const near = spaces.map((space) => neighboursOf(space, spaces));
  const random = seeded(1755);
  for (let heat = 60; heat >= 0; heat--) {
    const noise = () => (heat * random.below(1000)) / 2000;
    for (const index of shuffled(choices.length, random)) {
      const others = (near[index] ?? []).flatMap((i) => choices[i]?.[chosen[i] ?? 0]?.label?.box ?? []);
      chosen[index] = cheapest(choices[index] ?? [], others, noise);
    }
  }
  return choices.flatMap((choice, index) => choice[chosen[index] ?? 0]?.label ?? []);
}

/** A place for a name, with the room that it should have; or the choice to omit the name. */
type Choice =
  | { readonly label: Label; readonly wide: Box; readonly cost: number }
  | { readonly label: null; readonly cost: number };

/** The cost of a square unit of overlap, and of being too close. */
const CLASH = 40;
const CROWD = 0.15;

function cheapest(choices: readonly Choice[], others: readonly Box[], noise: () => number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  choices.forEach((choice, index) => {
    const cost = noise() + choice.cost + clashes(choice, others);
    if (best >= 0 && cost >= least) return;
    best = index;
    least = cost;
  });
  return best;
}

/** Spaces (by index) so near that the names of the two could ever meet. */
function neighboursOf(space: Named, spaces: readonly Named[]): number[] {
  return spaces.flatMap((other, index) => {
    return other !== space && inReach(space, other.at) ? [index] : [];
  });
}

/** The cost of clashes: names must not touch, and names stacked close to each other are hard to distinguish. */
function clashes(choice: Choice, boxes: readonly Box[]): number {
  if (choice.label === null) return 0;
  let sum = 0;
  for (const box of boxes) sum = sum + CLASH * overlap(choice.label.box, box) + CROWD * overlap(choice.wide, box);
  return sum;
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  return order
    .map((value) => ({ value, key: random.below(1 << 30) }))
    .sort((a, b) => a.key - b.key)
    .map((o) => o.value);
}

function ranked(space: Named, size: number, spaces: readonly Named[], around: Surroundings) {
  const [nearSpaces, nearBy] = [spaces.filter((other) => inReach(space, other.at)), nearOf(space, around)];
  return spellings(space.name)
    .flatMap(({ name, rank }) => breakings(name).map((lines) => ({ lines, rank })))
    .flatMap((setting) => positions(space, setting, size))
    .map(({ label, rank }) => ({ label, cost: rank + costOf(label, space, nearSpaces, nearBy) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 120);
}

/** The surroundings that a name of the space could touch at all, because checking the others every time is slow. */
function nearOf(space: Named, { inner, slots, lines }: Surroundings): Surroundings {
  return {
    inner,
    slots: slots.filter(({ left, top, right, bottom }) => inReach(space, [(left + right) / 2, (top + bottom) / 2])),
    lines: lines.filter((point) => inReach(space, point)),
  };
}

function inReach(space: Named, point: Point): boolean {
  return distance(space.at, point) < 200;
}

/** The spellings of a name: the full one is best, but mapmakers shorten names where there is little room. */
function spellings(name: string): { name: string; rank: number }[] {
  const short = name.replace('Mountains', 'Mts');
  return [{ name, rank: 0 }, ...(short === name ? [] : [{ name: short, rank: 5 }])];
}

interface Setting {
  readonly lines: readonly string[];
  readonly rank: number;
}

function positions(space: Named, setting: Setting, size: number) {
  const { lines } = setting;
  const widths = lines.map((line) => widthOf(line, size, space.face));
  return HANGINGS.map((hanging) => ({
    label: hang(space, lines, widths, size, hanging),
    rank: setting.rank + hanging.rank + (lines.length - 1) * 0.8 + raggedness(widths) * 0.02,
  }));
}

function raggedness(widths: readonly number[]): number {
  return Math.max(...widths) - Math.min(...widths);
}

/** Attaches a block to the slot of its space. */
function hang(
  space: Named,
  lines: readonly string[],
  widths: readonly number[],
  size: number,
  hanging: Hanging,
): Label {
  const width = Math.max(...widths);
  const height = ((lines.length - 1) * LEADING + ASCENT + DESCENT) * size;
  const box = hung(space.slot, { width, height }, hanging);
  const anchor = anchorOf(hanging);
  const shift = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2;
  return { id: space.id, x: box.left + shift, y: box.top + ASCENT * size, anchor, lines, widths, box };
}

function costOf({ box }: Label, space: Named, spaces: readonly Named[], around: Surroundings): number {
  const slots = around.slots.reduce((sum, slot) => sum + overlap(box, slot), 0);
  const area = (box.right - box.left) * (box.bottom - box.top);
  const covered = around.lines.filter((point) => inside(point, box)).length;
  return CLASH * (slots + area - overlap(box, around.inner)) + covered * 0.25 + doubt(box, space, spaces);
}

/** The width of the ornamented edge of a sheet. */
const EDGE = 8;

/** The part of a sheet within its edge. */
export const within = ({ left, top, right, bottom }: Box): Box => ({
  left: left + EDGE,
  top: top + EDGE,
  right: right - EDGE,
  bottom: bottom - EDGE,
});

function inside([x, y]: Point, box: Box): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** A name should be nearer to its own space than to any other. */
function doubt(box: Box, space: Named, spaces: readonly Named[]): number {
  const gap = (row: Named) => gapTo(row.at, box);
  const nearest = Math.min(...spaces.filter((row) => row.id !== space.id).map(gap));
  return Math.max(0, gap(space) + 6 - nearest) * 2.5;
}

function gapTo(point: Point, box: Box): number {
  const nearest: Point = [
    Math.min(box.right, Math.max(box.left, point[0])),
    Math.min(box.bottom, Math.max(box.top, point[1])),
  ];
  return distance(point, nearest);
}
