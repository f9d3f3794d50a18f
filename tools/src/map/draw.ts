import { ARROWS } from './arrows.ts';
import { type Bend, bendOnto } from './bend.ts';
import { type Course, drawCourses, sampled } from './courses.ts';
import { type MapFacts, type SpaceRow, standsAt } from './facts.ts';
import { type Box, type Point, resample } from './geometry.ts';
import { type Label, placeNames, slotOf } from './labels.ts';
import { LETTERED, lettersOf } from './lettering.ts';
import type { Region } from './natural-earth.ts';
import { type Panel, panels } from './panels.ts';
import { drawHills, drawWoods, type Ground, type Mark } from './relief.ts';
import { drawTints, type Tint } from './tints.ts';
import { drawWater, type Water } from './water.ts';
import type { Place } from './ways.ts';

/** The whole map in board units. */
export interface DrawnMap {
  readonly water: Water;
  readonly courses: readonly Course[];
  readonly tints: readonly Tint[];
  readonly panels: readonly Panel[];
  readonly hills: readonly Mark[];
  readonly trees: readonly Mark[];
  readonly names: readonly Label[];
  readonly overview: readonly Label[];
  readonly north: number;
  readonly mile: number;
}

/** Font sizes in board units: of all names, and of those shown while the whole map is in sight. */
export const NAME_SIZE = 8;
export const OVERVIEW_SIZE = 10.5;

/** Draws the map of Wilderness War from its facts and the atlas; the same input gives the same map. */
export function drawMap(facts: MapFacts, region: Region): DrawnMap {
  const bend = bendOnto(facts.spaces);
  const place = placer(facts.spaces, bend);
  const water = drawWater(region, facts.connections, bend, place);
  const courses = drawCourses(facts, place);
  const boxes = panels(facts);
  const onMap = facts.spaces.filter((space) => space.kind === 'space');
  const slots = [...onMap.map(slotOf), ...boxes.map((panel) => panel.box)];
  const letters = LETTERED.flatMap(lettersOf);
  const around = { slots: [...slots, ...letters, ...arrowBoxes()], lines: waysOf(courses) };
  const names = placeNames(onMap, NAME_SIZE, around);
  const overview = placeNames(onMap, OVERVIEW_SIZE, around, worthOf);
  const tints = drawTints(facts.spaces);
  const ground = groundOf(water, tints, [...slots, ...letters, ...names.map((name) => name.box)]);
  const hills = drawHills(facts.spaces, bend, ground);
  const trees = drawWoods(hills, { ...ground, lines: [...ground.lines, ...waysOf(courses)] });
  return { water, courses, tints, panels: boxes, hills, trees, names, overview, ...rose(bend) };
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

/** What it costs to leave a name out of the overview: the great places come first, mountains last. */
function worthOf(space: SpaceRow): number {
  if (space.fortress || space.vpLocation) return 100_000;
  if (space.terrain === 'mountain') return 150;
  return space.terrain === 'cultivated' ? 400 : 300;
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
  const rivers = water.rivers.flatMap((river) => resample(river.line, 2));
  const shores = [...water.land, ...water.lakes].flatMap((ring) => resample(ring, 3));
  return {
    dry: [...water.land, ...water.lakes],
    boxes,
    lines: [...rivers, ...shores],
    fields: tints.flatMap((tint) => tint.rings),
  };
}

/** Where the compass rose and the scale of miles stand for: the way north off the New England coast, and a mile. */
function rose(bend: Bend): { north: number; mile: number } {
  const [south, north]: [Point, Point] = [bend([-70.5, 40.8]), bend([-70.5, 41.8])];
  const [west, east]: [Point, Point] = [bend([-77, 42]), bend([-72, 42])];
  return {
    north: (Math.atan2(north[0] - south[0], south[1] - north[1]) * 180) / Math.PI,
    mile: Math.hypot(east[0] - west[0], east[1] - west[1]) / 257,
  };
}
