import {
  ATLAS_RIVERS,
  type Bend,
  type Box,
  bendOnto,
  type Course,
  type DrawnMap,
  drawHills,
  drawTints,
  drawWater,
  drawWoods,
  dryOf,
  type Face,
  freeRivers,
  type Ground,
  lettersOf,
  type Named,
  type Owned,
  type Place,
  type Point,
  placeNames,
  RANGES,
  type Region,
  resample,
  rose,
  SLACK,
  sampled,
  type Tint,
  type Water,
  within,
} from '@carillon/workshop';
import { ARROWS } from './arrows.ts';
import { drawCourses } from './courses.ts';
import { type MapFacts, type SpaceRow, standsAt } from './facts.ts';
import { LETTERED } from './lettering.ts';
import { panels } from './panels.ts';

/**
 * The part cut out of the atlas, in degrees: wider than the board on every side ("top" and "bottom" are south and north
 * here).
 */
export const REGION: Box = { left: -92, top: 33, right: -58, bottom: 53 };

/** The frame of the board. */
export const FRAME: Box = { left: 0, top: 0, right: 1000, bottom: 647 };
const [NAME_SIZE, OVERVIEW_SIZE] = [8, 10.5];

/**
 * Spaces far apart on the board but close in nature (Oneida Carry is six kilometres long); they follow their
 * neighbours, or the land would fold between them.
 */
const LOOSE: Readonly<Record<string, number>> = {
  'la-belle-famille': 1,
  'oneida-carry-east': 0.003,
  'oneida-carry-west': 0.003,
  'trois-rivieres': 0.001,
  becancour: 0.001,
  kahnawake: 0.0006,
};

/** A lakeshore space without a known place: the shore of its lake must still pass next to it. */
const ON_SHORE: ReadonlySet<string> = new Set(['tegynagerunte']);

/** Real geography bent onto Wilderness War's board; holding boxes stand apart from it. */
export function bendOf(spaces: readonly SpaceRow[]): Bend {
  const known = spaces.filter(
    (space) => space.kind === 'space' && (space.lonlatSource === 'known' || ON_SHORE.has(space.id)),
  );
  return bendOnto(
    known.map((space) => ({ lonlat: space.lonlat, at: standsAt(space), slack: LOOSE[space.id] ?? SLACK })),
  );
}

/** Draws the map of Wilderness War from its facts and the atlas; the same input gives the same map. */
export function drawMap(facts: MapFacts, region: Region): DrawnMap {
  const bend = bendOf(facts.spaces);
  const place = placer(facts.spaces, bend);
  const water = drawWater(
    { region, rivers: freeRivers(facts.connections, place), atlas: ATLAS_RIVERS },
    bend,
    place,
    FRAME,
  );
  const courses = drawCourses(facts, place);
  const boxes = panels(facts);
  const onMap = facts.spaces.filter((space) => space.kind === 'space');
  const slots = [...onMap.map(slotOf), ...boxes.map((panel) => panel.box)];
  const letters = LETTERED.flatMap(lettersOf);
  const around = { inner: within(FRAME), slots: [...slots, ...letters, ...arrowBoxes()], lines: waysOf(courses) };
  const worth = new Map(onMap.map((space) => [space.id, worthOf(space)]));
  const names = placeNames(onMap.map(namedOf), NAME_SIZE, around);
  const overview = placeNames(onMap.map(namedOf), OVERVIEW_SIZE, around, ({ id }) => worth.get(id) ?? 0);
  const tints = drawTints(owned(facts.spaces), FRAME);
  const ground = groundOf(water, tints, [...slots, ...letters, ...names.map((name) => name.box)]);
  const mountains = onMap.filter(({ terrain }) => terrain === 'mountain').map(standsAt);
  const hills = drawHills(mountains, RANGES, bend, ground);
  const trees = drawWoods(hills, { ...ground, lines: [...ground.lines, ...waysOf(courses)] });
  const sizes = { lettered: LETTERED, nameSize: NAME_SIZE, overviewSize: OVERVIEW_SIZE };
  return { water, courses, tints, panels: boxes, hills, trees, names, overview, ...sizes, ...rose(bend) };
}

function placer(spaces: readonly SpaceRow[], bend: Bend): Place {
  const stands = new Map(spaces.map((space) => [space.id, standsAt(space)]));
  return (turn) => {
    if (typeof turn !== 'string') return bend(turn);
    const point = stands.get(turn);
    if (!point) throw new RangeError(`no space is called ${turn}`);
    return point;
  };
}

const namedOf = (space: SpaceRow): Named => ({
  id: space.id,
  name: space.name,
  at: standsAt(space),
  slot: slotOf(space),
  face: faceOf(space),
});

/** The place of a counter stack: 26 units square, its middle 4 above the space; and the foot of the space's sign. */
function slotOf(space: SpaceRow): Box {
  const [x, y] = standsAt(space);
  return { left: x - 13, top: y - 17, right: x + 13, bottom: y + (space.port ? 15 : 10) };
}

/** Towns upright, fortresses bold, the forest and its mountains in italics; the same as on the map. */
function faceOf(space: SpaceRow): Face {
  if (space.fortress) return 'bold';
  return space.terrain === 'cultivated' ? 'regular' : 'italic';
}

/** The cost of leaving a name out of the overview: big places come first, mountains last. */
function worthOf(space: SpaceRow): number {
  if (space.fortress || space.vpLocation) return 100_000;
  if (space.terrain === 'mountain') return 150;
  return space.terrain === 'cultivated' ? 400 : 300;
}

/** The cultivated land of each Department. */
function owned(spaces: readonly SpaceRow[]): Owned[] {
  const onMap = spaces.filter((space) => space.kind === 'space');
  return (['st-lawrence', 'northern', 'southern'] as const).map((of) => ({
    of,
    own: onMap.filter(({ department }) => department === of).map(standsAt),
    others: onMap.filter(({ department }) => department !== of).map(standsAt),
  }));
}

/** Arrows are short and few: no name may hide one. */
function arrowBoxes(): Box[] {
  const points = ARROWS.flatMap((arrow) => resample(sampled(arrow.curve), 3));
  return points.map(([x, y]) => ({ left: x - 1.5, top: y - 1.5, right: x + 1.5, bottom: y + 1.5 }));
}

/** Points along every connection and arrow. */
function waysOf(courses: readonly Course[]): Point[] {
  const drawn = [...courses.map((course) => course.points), ...ARROWS.map((arrow) => arrow.curve)];
  return drawn.flatMap((points) => resample(sampled(points), 2));
}

/** Hills may stand under roads, never in water. */
function groundOf(water: Water, tints: readonly Tint[], boxes: Ground['boxes']): Ground {
  return { frame: FRAME, ...dryOf(water), boxes, fields: tints.flatMap((tint) => tint.rings) };
}
