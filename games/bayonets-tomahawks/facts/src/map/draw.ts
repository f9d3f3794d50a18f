import { readFileSync } from 'node:fs';
import {
  ATLAS_RIVERS,
  type Box,
  bendOnto,
  type Course,
  country,
  type DrawnMap,
  drawHills,
  drawRoad,
  drawTints,
  drawWater,
  drawWoods,
  dryOf,
  FAR_RANGES,
  type Face,
  freeRivers,
  LANDMARKS,
  type Lettered,
  lettersOf,
  type Named,
  type Owned,
  type Panel,
  type Place,
  type Point,
  placeNames,
  RANGES,
  type Region,
  type RiverBox,
  resample,
  rose,
  SLACK,
  sampled,
  water,
  within,
} from '@carillon/workshop';

/** The facts that the map tool needs about a space of Bayonets & Tomahawks. */
interface SpaceRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly colony: string | null;
  readonly coastal: boolean;
  readonly victorySpace: boolean;
  /** On a board of 1000 x 1545. */
  readonly board: { readonly x: number; readonly y: number };
  readonly lonlat: Point;
  readonly lonlatSource: 'known' | 'fitted';
}

/** The spaces and connections of Bayonets & Tomahawks. */
export interface MapFacts {
  readonly colonies: readonly { readonly id: string; readonly name: string }[];
  readonly spaces: readonly SpaceRow[];
  readonly connections: readonly { readonly a: string; readonly b: string }[];
}

const FOLDER = new URL('../../data/', import.meta.url);
const readJson = (file: string): MapFacts => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));

/** Reads them out of the project's facts. */
export const readFacts = (): MapFacts => ({ ...readJson('spaces.json'), ...readJson('connections.json') });

/** The part of the atlas around the board, in degrees, with a margin. */
export const REGION: Box = { left: -95, top: 29, right: -50, bottom: 55 };

/**
 * The frame of the map: the printed board, scaled down so that counters keep their usual size, with room for boxes at
 * sea.
 */
export const FRAME: Box = { left: 0, top: 0, right: 800, bottom: 926 };
const SCALE = 0.62;
const SHIFT: Point = [8, -34];

/** The position of a space on the map. */
export const placedAt = ({ board }: Pick<SpaceRow, 'board'>): Point => [
  Math.round((board.x * SCALE + SHIFT[0]) * 10) / 10,
  Math.round((board.y * SCALE + SHIFT[1]) * 10) / 10,
];

const [NAME_SIZE, OVERVIEW_SIZE] = [9, 11.5];

/** Boxes beside the land, at sea. */
const PANELS: readonly Panel[] = [
  { id: 'sail-box', name: 'Sail Box', box: { left: 610, top: 316, right: 780, bottom: 426 } },
  { id: 'losses-french', name: 'French Losses', box: { left: 610, top: 446, right: 780, bottom: 556 } },
  { id: 'losses-british', name: 'British Losses', box: { left: 610, top: 576, right: 780, bottom: 686 } },
  { id: 'disbanded', name: 'Disbanded Brigades', box: { left: 610, top: 706, right: 780, bottom: 796 } },
];

const LETTERED: readonly Lettered[] = [
  water('ATLANTIC OCEAN', 17, [516, 790], [586, 610], [560, 300]),
  water('Gulf of Saint Lawrence', 12, [196, 112], [290, 78], [404, 92]),
  water('Lake Ontario', 11, [118, 646], [160, 634], [204, 614]),
  water('Lake Erie', 11, [96, 786], [140, 770], [186, 742]),
  country('NEW FRANCE', 20, [26, 300], [70, 380], [78, 520]),
];

/** Rivers of the atlas beyond the first map: Ohio, Wabash, Tennessee, Mississippi, Saguenay. */
const ATLAS: readonly RiverBox[] = [...ATLAS_RIVERS, [-92, 34, -82.2, 41], [-73, 47.8, -69, 49]];

/** The positions of the places that rivers name, on the bent map. */
const placeIn =
  (bend: (lonlat: Point) => Point): Place =>
  (turn) => {
    const lonlat = typeof turn === 'string' ? LANDMARKS[turn] : turn;
    if (!lonlat) throw new RangeError(`no place is called ${String(turn)}`);
    return bend(lonlat);
  };

/** Draws the map of Bayonets & Tomahawks from its facts and the atlas; the same input gives the same map. */
export function drawMap(facts: MapFacts, region: Region): DrawnMap {
  const { spaces } = facts;
  const known = spaces.filter(({ lonlatSource }) => lonlatSource === 'known');
  const bend = bendOnto(known.map((space) => ({ lonlat: space.lonlat, at: placedAt(space), slack: SLACK })));
  const place = placeIn(bend);
  const frame = FRAME;
  const water = drawWater({ region, rivers: freeRivers([], place), atlas: ATLAS }, bend, place, frame);
  const courses = coursesOf(facts);
  const lines = courses.flatMap(({ points }) => resample(sampled(points), 2));
  const slots = [...spaces.map(slotOf), ...PANELS.map(({ box }) => box), ...LETTERED.flatMap(lettersOf), CARTOUCHE];
  const around = { inner: within(frame), slots, lines };
  const worth = new Map(spaces.map((space) => [space.id, worthOf(space)]));
  const names = placeNames(spaces.map(namedOf), NAME_SIZE, around);
  const overview = placeNames(spaces.map(namedOf), OVERVIEW_SIZE, around, ({ id }) => worth.get(id) ?? 0);
  const tints = drawTints(owned(facts), frame);
  const fields = tints.flatMap(({ rings }) => rings);
  const ground = { frame, ...dryOf(water), boxes: [...slots, ...names.map(({ box }) => box)], fields };
  const hills = drawHills([], [...RANGES, ...FAR_RANGES], bend, ground);
  const trees = drawWoods(hills, { ...ground, lines: [...ground.lines, ...lines] });
  const sizes = { lettered: LETTERED, nameSize: NAME_SIZE, overviewSize: OVERVIEW_SIZE };
  return { water, courses, tints, panels: PANELS, hills, trees, names, overview, ...sizes, ...rose(bend) };
}

/** The room for the title of the sheet. */
const CARTOUCHE: Box = { left: 14, top: 18, right: 186, bottom: 132 };

function coursesOf({ spaces, connections }: MapFacts): Course[] {
  const stands = new Map(spaces.map((space) => [space.id, placedAt(space)]));
  const place: Place = (turn) => {
    const point = typeof turn === 'string' ? stands.get(turn) : turn;
    if (!point) throw new RangeError(`no space is called ${String(turn)}`);
    return point;
  };
  return connections.map((connection) => drawRoad(connection, [...stands.values()], place));
}

/** The place of a counter stack, and the foot of the space's sign. */
function slotOf(space: SpaceRow): Box {
  const [x, y] = placedAt(space);
  return { left: x - 13, top: y - 17, right: x + 13, bottom: y + 11 };
}

const namedOf = (space: SpaceRow): Named => ({
  id: space.id,
  name: space.name,
  at: placedAt(space),
  slot: slotOf(space),
  face: faceOf(space),
});

/** Towns upright, fortresses and bases bold, outposts and the forest in italics; the same as on the map. */
function faceOf({ kind }: SpaceRow): Face {
  if (kind === 'fortress' || kind === 'base') return 'bold';
  return kind === 'settled' ? 'regular' : 'italic';
}

/** The cost of leaving a name out of the overview. */
function worthOf({ kind, victorySpace }: SpaceRow): number {
  if (kind === 'fortress' || kind === 'base' || victorySpace) return 100_000;
  return kind === 'wilderness' ? 250 : 400;
}

/** The land of each Colony, about its spaces. */
function owned({ colonies, spaces }: MapFacts): Owned[] {
  return colonies.map(({ id }) => ({
    of: id,
    own: spaces.filter(({ colony }) => colony === id).map(placedAt),
    others: spaces.filter(({ colony }) => colony !== id).map(placedAt),
  }));
}
