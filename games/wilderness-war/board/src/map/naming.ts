import {
  anchorOf,
  arrange,
  type Box,
  boxAbout,
  CLASH,
  clash,
  HANGINGS,
  type Hanging,
  hung,
  LEAST_TEXT,
  outside,
  overlap,
  type Placing,
} from '@carillon/board';
import { NAME_SIZE, NAMES, OVERVIEW, OVERVIEW_SIZE } from './generated/placed.ts';
import { frames } from './panels.tsx';
import { mapSize, type PlacedSpace, placedSpaces } from './positions.ts';
import type { Label } from './types.ts';

// Where the names of the spaces stand: where the map maker's tool has put them, and out of the way of counters.

/** The two sizes that names are set in: all of them when the map is enlarged, most while it is seen as a whole. */
export type Setting = 'near' | 'far';

/** The names of a setting, where the tool has placed them, and their font size in map units. */
export const SETTINGS: Readonly<Record<Setting, { readonly size: number; readonly labels: readonly Label[] }>> = {
  near: { size: NAME_SIZE, labels: NAMES },
  far: { size: OVERVIEW_SIZE, labels: OVERVIEW },
};

/** From how many CSS pixels a map unit the names of the overview can be read. */
export const readable: number = LEAST_TEXT / OVERVIEW_SIZE;

/** Base line to base line, capital height and depth below the line, in font sizes; the same as in the tool. */
export const LEADING = 1.05;
const ASCENT = 0.74;
const DESCENT = 0.22;

/** The box of a placed name. */
export function labelBox([, x, y, anchor, ...lines]: Label, size: number): Box {
  const width = Math.max(...lines.map((line) => line[1]));
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const bottom = y + ((lines.length - 1) * LEADING + DESCENT) * size;
  return { left, top: y - ASCENT * size, right: left + width, bottom };
}

interface NamePlacing extends Placing {
  readonly label: Label | undefined;
}

/** What it costs to leave a name out: the great places come first, mountains last. */
function worthOf({ facts }: PlacedSpace): number {
  if (facts.fortress || facts.vpLocation) return 4000;
  return facts.terrain === 'mountain' ? 150 : 300;
}

/** What counters may share with a name before it makes room, in board units. */
const TOLERANCE = 0.3;
/** Half the edge of the sign of a space. */
const SIGN = 9;

const spaces = new Map<string, PlacedSpace>(placedSpaces.map((space) => [space.facts.id, space]));
const signs = placedSpaces.filter(({ facts }) => !facts.holdingBox);
const panels: readonly Box[] = frames.map(([, , left, top, right, bottom]) => ({ left, top, right, bottom }));
const INNER: Box = { left: 8, top: 8, right: mapSize.width - 8, bottom: mapSize.height - 8 };

/** The names of the spaces, those moved aside that `taken` (counters) would cover, and left out where there is no room. */
export function namesAmong(taken: readonly Box[], setting: Setting): readonly Label[] {
  const { size, labels } = SETTINGS[setting];
  const counters = taken.map((box) => ({ home: { boxes: [box], cost: 0, label: undefined }, others: () => [] }));
  const names = labels.map((label) => ({
    home: { boxes: [labelBox(label, size)], cost: 0, label },
    others: () => placingsOf(label, size),
  }));
  return arrange<NamePlacing>([...counters, ...names]).flatMap(({ label, boxes }) =>
    label === undefined || boxes.some((box) => taken.some((other) => clash(box, other, TOLERANCE))) ? [] : [label],
  );
}

/** Every other way to hang a name about its space, and leaving it out. */
function placingsOf(label: Label, size: number): readonly NamePlacing[] {
  const space = spaces.get(label[0]);
  if (space === undefined) return [];
  const near = signs.filter(({ x, y }) => Math.hypot(x - space.x, y - space.y) < 200);
  const hangings = [SLOT, SIGN].flatMap((reach) => HANGINGS.map((hanging) => hang(space, label, size, reach, hanging)));
  const leftOut = { label: undefined, boxes: [], cost: worthOf(space) };
  return [...hangings.map((placing) => ({ ...placing, cost: placing.cost + costOf(placing, space, near) })), leftOut];
}

/** Half the edge of the place of a counter. */
const SLOT = 13;

interface Hung extends NamePlacing {
  readonly box: Box;
}

function hang(space: PlacedSpace, label: Label, size: number, reach: number, hanging: Hanging): Hung {
  const [id, , , , ...lines] = label;
  const width = Math.max(...lines.map((line) => line[1]));
  const height = ((lines.length - 1) * LEADING + ASCENT + DESCENT) * size;
  const box = hung(boxAbout(space, reach), { width, height }, hanging);
  const anchor = anchorOf(hanging);
  const x = anchor === 'start' ? box.left : anchor === 'end' ? box.right : (box.left + box.right) / 2;
  const set: Label = [id, x, box.top + ASCENT * size, anchor, ...lines];
  return { label: set, box, boxes: [box], cost: 2 + hanging.rank };
}

/** A name covers no sign and no panel, stays on the sheet, and lies nearer to its own space than to any other. */
function costOf({ box }: Hung, own: PlacedSpace, near: readonly PlacedSpace[]): number {
  let cost = CLASH * outside(box, INNER);
  for (const panel of panels) cost += CLASH * overlap(box, panel);
  let nearest = Number.POSITIVE_INFINITY;
  for (const space of near) {
    cost += CLASH * overlap(box, boxAbout(space, SIGN - 1));
    if (space !== own) nearest = Math.min(nearest, gapTo(space, box));
  }
  return cost + Math.max(0, gapTo(own, box) + 6 - nearest) * 2.5;
}

function gapTo({ x, y }: PlacedSpace, box: Box): number {
  const across = Math.max(0, box.left - x, x - box.right);
  return Math.hypot(across, Math.max(0, box.top - y, y - box.bottom));
}
