import { arrange, CLASH, type Placeable, type Placing } from '../arrange.ts';
import { type Box, boxAbout, clash, hullOf, outside, overlap } from '../boxes.ts';
import type { Point, Size } from '../camera.ts';
import { anchorOf, HANGINGS, type Hanging, hung } from '../hang.ts';
import { LEAST_TEXT, MOST_ENLARGED } from '../Legible.tsx';
import type { MapName } from './types.ts';

// Places the names of the spaces: where the map tool has put them, or moved clear of counters.

/** The two sizes of names: all of them on the enlarged map, most of them on the whole map. */
export type Setting = 'near' | 'far';

/** The names of a setting at the tool's positions, and their font size in map units. */
export interface SetNames {
  readonly size: number;
  readonly labels: readonly MapName[];
}

/** A setting, and the factor by which its names are enlarged so that they can be read on a small map. */
export interface Lettering {
  readonly setting: Setting;
  readonly scale: number;
}

/** The possible enlargements of the overview; the larger its names, the fewer have room. */
const SCALES = [1, 1.12, 1.25, 1.4, MOST_ENLARGED];

/** A space with a name. */
export interface NamedSpot extends Point {
  readonly id: string;
  /** Whether it is on the open map, so that its sign must not be covered. */
  readonly open: boolean;
  /** The cost of omitting its name: important places come first. */
  readonly worth: number;
}

/** The facts about a map on which names are placed. */
export interface NamingGround {
  readonly settings: Readonly<Record<Setting, SetNames>>;
  readonly spots: readonly NamedSpot[];
  /** Boxes beside the map. */
  readonly panels: readonly Box[];
  readonly size: Size;
}

/** An area that counters cover. */
export interface Taken extends Box {
  /** The space of the counters, if known: the names of other spaces should not stand beside them. */
  readonly place?: string | undefined;
}

/** A line from a space to its name. */
export interface Leader {
  readonly from: Point;
  readonly to: Point;
}

/** The names of a map, placed around the counters. */
export interface Naming {
  readonly settings: NamingGround['settings'];
  /** The zoom, in CSS pixels per map unit, from which names of the overview are legible. */
  readonly readable: number;
  /**
   * The names, in the reader's language if `nameOf` has them, moved aside where `taken` (counters) would cover them,
   * or omitted if there is no room. `before` is what the last call returned: a name keeps its place as long as that
   * has room, so that names do not jump about when counters move.
   */
  among(
    taken: readonly Taken[],
    lettering: Lettering,
    nameOf?: NameOf,
    before?: readonly MapName[],
  ): readonly MapName[];
  /** The line from a space to its name, if that is far away. */
  leaderOf(label: MapName, size: number): Leader | undefined;
  /** The names legible at a zoom; none if the whole map is too small. */
  letteringAt(zoom: number): Lettering | undefined;
}

/** The name of a space in the reader's language; if missing, it stays as printed. */
export type NameOf = (id: string) => string | undefined;

/** Line spacing, capital height and depth below the line, in font sizes; the same as in the tool. */
export const LEADING = 1.05;
const ASCENT = 0.74;
const DESCENT = 0.22;

/** The box of a placed name. */
export function nameBox([, x, y, anchor, ...lines]: MapName, size: number): Box {
  const width = Math.max(...lines.map((line) => line[1]));
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const bottom = y + ((lines.length - 1) * LEADING + DESCENT) * size;
  return { left, top: y - ASCENT * size, right: left + width, bottom };
}

interface NamePlacing extends Placing {
  readonly label: MapName | undefined;
}

interface PlaceableName extends Placeable<NamePlacing> {
  readonly label: MapName;
  /** Whether the overview has no room for it: it is shown only if counters are there. */
  readonly spare: boolean;
  readonly others: () => readonly NamePlacing[];
  /** Its positions farther from its space, with their own costs; computed when first asked for. */
  readonly farther: () => readonly Hung[];
  /** The same so far away that a line leads to it. */
  readonly led: () => readonly Hung[];
}

/** How much counters may overlap a name before it moves, in board units. */
const TOLERANCE = 0.3;
/** Half the edge of the sign of a space, and of the place of a counter. */
const SIGN = 9;
const SLOT = 13;
/** Half the edge of the square about a space in which counters are taken for its own, also if they stand aside. */
const ASIDE = 17;
/** The width of the ornamented edge of the sheet. */
const EDGE = 8;

/** The names of a map. */
export function naming(ground: NamingGround): Naming {
  const { settings, size } = ground;
  const spare = spareNames(settings);
  const field: Field = {
    spots: new Map(ground.spots.map((spot) => [spot.id, spot])),
    signs: ground.spots.filter(({ open }) => open),
    panels: ground.panels,
    inner: { left: EDGE, top: EDGE, right: size.width - EDGE, bottom: size.height - EDGE },
  };
  const placeable = new Map<string, PlaceableName>();
  const placeableIn = ({ setting, scale }: Lettering, nameOf: NameOf): readonly PlaceableName[] => {
    const { size, labels } = settings[setting];
    return [...labels, ...(setting === 'far' ? spare : [])].map((printed) => {
      const name = nameOf(printed[0]);
      const key = [setting, scale, printed[0], name].join();
      const known = placeable.get(key);
      if (known) return known;
      const label = translated(printed, name);
      const isSpare = spare.includes(printed);
      const made = nameOn(field, enlarged(label, scale), size * scale, { isNew: label !== printed, scale, isSpare });
      placeable.set(key, made);
      return made;
    });
  };
  return {
    settings,
    readable: LEAST_TEXT / (settings.far.size * MOST_ENLARGED),
    among: (taken, lettering, nameOf = () => undefined, before = []) => {
      const size = settings[lettering.setting].size * lettering.scale;
      return namesAmong({ field, taken, size, before }, placeableIn(lettering, nameOf));
    },
    leaderOf: (label, size) => leaderOf(field, label, size),
    letteringAt: (zoom) => {
      if (settings.near.size * zoom >= LEAST_TEXT) return { setting: 'near', scale: 1 };
      const scale = SCALES.find((each) => settings.far.size * each * zoom >= LEAST_TEXT - 0.01);
      return scale === undefined ? undefined : { setting: 'far', scale };
    },
  };
}

/** The names for which the overview has no room, in its size. */
function spareNames({ near, far }: NamingGround['settings']): readonly MapName[] {
  const shown = new Set(far.labels.map(([id]) => id));
  return near.labels.filter(([id]) => !shown.has(id)).map((label) => enlarged(label, far.size / near.size));
}

interface Field {
  readonly spots: ReadonlyMap<string, NamedSpot>;
  readonly signs: readonly NamedSpot[];
  readonly panels: readonly Box[];
  readonly inner: Box;
}

/** A name in larger letters, attached at the same point. */
function enlarged([id, x, y, anchor, ...lines]: MapName, scale: number): MapName {
  return [id, x, y, anchor, ...lines.map(([text, width]) => [text, width * scale] as const)];
}

/** The differences of a name from the printed one. */
interface Changed {
  /** It is in another language. */
  readonly isNew: boolean;
  readonly scale: number;
  readonly isSpare: boolean;
}

/**
 * A name at home, with its other positions, which are computed when something is first in the way. An enlarged name may
 * cover signs. If a name would cover a box or leave the sheet because it is enlarged or translated, its home is the
 * position where it covers least.
 */
function nameOn(field: Field, label: MapName, size: number, changed: Changed): PlaceableName {
  const { isNew, scale, isSpare: spare } = changed;
  const box = nameBox(label, size);
  const boxes = [box];
  const cover = coverCost(field, label[0], boxes);
  const printed = { boxes, cost: scale > 1 ? cover : 0, label };
  const others = once(() => placingsOf(field, label, size));
  const farther = once(() => byCost(hungAt(field, label, size, FORWARD)));
  const led = once(() =>
    byCost(hungAt(field, label, size, LED, 'led').filter(({ line }) => line.length * STRIDE <= LONGEST * scale)),
  );
  const panels = field.panels.reduce((sum, panel) => sum + overlap(box, panel), 0);
  const isHome = (!isNew && scale === 1) || (panels === 0 && outside(box, field.inner) === 0);
  if (isHome) return { label, spare, home: printed, others, farther, led };
  const best = others().reduce((least, each) => (each.cost < least.cost ? each : least), {
    ...printed,
    cost: cover + CLASH * panels,
  });
  return { label, spare, home: best, others, farther, led };
}

const byCost = (all: readonly Hung[]): readonly Hung[] => all.toSorted((a, b) => a.cost - b.cost);

/** A function that computes its result when it is first called. */
function once<T>(make: () => T): () => T {
  let made: { readonly result: T } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** The cost of leaving the sheet, and of covering the signs of other spaces. */
function coverCost({ signs, inner }: Field, id: string, boxes: readonly Box[]): number {
  let cost = boxes.reduce((sum, box) => sum + CLASH * outside(box, inner), 0);
  for (const spot of signs)
    if (spot.id !== id) for (const box of boxes) cost += CLASH * overlap(box, boxAbout(spot, SIGN - 1));
  return cost;
}

/** The counters among which names are placed, the size of the names, and where they stood before. */
interface Scene {
  readonly field: Field;
  readonly taken: readonly Taken[];
  readonly size: number;
  readonly before: readonly MapName[];
}

/** The names among counters. If one has no room because others keep their places, all are placed anew. */
function namesAmong(scene: Scene, names: readonly PlaceableName[]): readonly MapName[] {
  const { field, taken } = scene;
  const held = new Set(taken.flatMap(({ place }) => place ?? []));
  const lossOf = (shown: readonly MapName[]): number => {
    const ids = new Set(shown.map(([id]) => id));
    return names.reduce((sum, { label: [id] }) => {
      const isMissing = held.has(id) && !ids.has(id);
      return sum + (isMissing ? (field.spots.get(id)?.worth ?? 0) : 0);
    }, 0);
  };
  const usual = attempt(scene, names, misreadIn(scene));
  const loss = lossOf(usual);
  if (loss === 0) return usual;
  const anew = attempt({ ...scene, before: [] }, names, () => 0);
  return lossOf(anew) < loss ? anew : usual;
}

function attempt(
  scene: Scene,
  names: readonly PlaceableName[],
  misread: (placing: NamePlacing) => number,
): readonly MapName[] {
  const { field, taken, size } = scene;
  const counters = taken.map((box) => fixed({ boxes: [box], cost: 0, label: undefined }));
  const usual = keptIn(
    scene,
    names.filter(({ spare }) => !spare),
  );
  const shown = clearOf(taken, arrange([...counters, ...usual], misread));
  const isHeld = heldIn(field, taken);
  const missingIn = (all: readonly MapName[]): readonly PlaceableName[] =>
    names.filter(({ label: [id] }) => isHeld(id) && !all.some(([each]) => each === id));
  const lossOf = (missing: readonly PlaceableName[]): number =>
    missing.reduce((sum, { label: [id] }) => sum + (field.spots.get(id)?.worth ?? 0), 0);
  let [best, missing] = [shown, missingIn(shown)];
  let order = missing;
  for (let round = 0; round < ROUNDS && missing.length > 0; round++) {
    const brought = broughtForward(scene, { order, shown, isHeld, misread });
    const ids = new Set(brought.map(({ label }) => label?.[0]));
    const others = usual.filter(({ label }) => !ids.has(label[0]));
    const lines = brought.map(({ line }): NamePlacing => ({ boxes: line, cost: 0, label: undefined }));
    const placed = clearOf(taken, arrange([...counters, ...[...brought, ...lines].map(fixed), ...others], misread));
    const covered = brought.flatMap(({ box, line }) => [box, ...line]);
    const tried = placed.filter(
      (label) => ids.has(label[0]) || !covered.some((box) => clash(box, nameBox(label, size), TOLERANCE)),
    );
    const lost = missingIn(tried);
    if (lossOf(lost) < lossOf(missing)) [best, missing] = [tried, lost];
    // Names that found no room, and those that gave way, come first the next time.
    order = [...new Set([...lost, ...order])];
  }
  return best;
}

/**
 * The names with their last places as homes, where no counter covers these; they come last, so that names without a
 * last place look for room around them.
 */
function keptIn({ taken, before }: Scene, names: readonly PlaceableName[]): readonly PlaceableName[] {
  if (before.length === 0) return names;
  const last = new Map(before.map((label) => [label[0], label]));
  const moving: PlaceableName[] = [];
  const kept: PlaceableName[] = [];
  for (const name of names) {
    const rooted = rootedAt(name, last.get(name.label[0]));
    const isFree = rooted?.home.boxes.every((box) => !taken.some((other) => clash(box, other, TOLERANCE)));
    if (rooted && isFree) kept.push(rooted);
    else moving.push(name);
  }
  return [...moving, ...kept];
}

/** Names with another home, by that home: a name has few in a game. */
const rooted = new WeakMap<NamePlacing, PlaceableName>();

/** A name with its last place as its home; `undefined` if it had none, or stood at the end of a line. */
function rootedAt(name: PlaceableName, last: MapName | undefined): PlaceableName | undefined {
  if (last === undefined || last === name.home.label) return last && name;
  const place = [...name.others(), ...name.farther()].find(({ label }) => label === last);
  if (place === undefined) return undefined;
  const known = rooted.get(place);
  if (known) return known;
  const made = { ...name, home: place, others: () => [name.home, ...name.others()] };
  rooted.set(place, made);
  return made;
}

/** How much nearer than any other stack a name should be to its own space, and the cost of each unit less. */
const [NEARER, MISREAD] = [4, 4];
/** How far around a space other stacks are looked for. */
const MISREAD_WITHIN = 90;

/** The cost of a place near the counters of another space, to which the name would seem to belong. */
function misreadIn({ field, taken }: Scene): (placing: NamePlacing) => number {
  const placed = taken.filter(({ place }) => place !== undefined);
  const around = new Map<
    string,
    { readonly own: readonly Box[]; readonly others: readonly Box[]; readonly signs: readonly Box[] }
  >();
  const aroundOf = (id: string) => {
    const known = around.get(id);
    if (known) return known;
    const spot = field.spots.get(id) ?? { x: 0, y: 0 };
    const near = placed.filter((box) => gapTo(spot, box) < MISREAD_WITHIN);
    const own = [boxAbout(spot, SIGN), ...near.filter(({ place }) => place === id)];
    const signs = field.signs
      .filter((sign) => sign.id !== id && Math.hypot(sign.x - spot.x, sign.y - spot.y) < MISREAD_WITHIN)
      .map((sign) => boxAbout(sign, SIGN));
    const made = { own, others: near.filter(({ place }) => place !== id), signs };
    around.set(id, made);
    return made;
  };
  return ({ label, boxes: [box] }) => {
    if (label === undefined || box === undefined) return 0;
    const { own, others, signs } = aroundOf(label[0]);
    if (others.length === 0) return 0;
    // A line brings a name near its space.
    const gap = Math.min(LED_FROM, ...own.map((each) => gapBetween(each, box)));
    const toOwn = gap < LED_FROM ? gap : 0;
    const toOthers = Math.min(...others.map((each) => gapBetween(each, box) - NEARER));
    const toSigns = Math.min(...signs.map((each) => gapBetween(each, box)));
    return MISREAD * Math.max(0, toOwn - Math.min(toOthers, toSigns));
  };
}

/** The distance between two boxes. */
const gapBetween = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

const fixed = (placing: NamePlacing): Placeable<NamePlacing> => ({ home: placing });

/** Whether counters are in a space. */
function heldIn({ spots }: Field, taken: readonly Taken[]): (id: string) => boolean {
  const held = new Set(
    [...spots.values()]
      .filter((spot) => taken.some((box) => overlap(box, boxAbout(spot, ASIDE)) > 0))
      .map(({ id }) => id),
  );
  return (id) => held.has(id);
}

/** The names that are shown: those that no counter covers. */
const clearOf = (taken: readonly Box[], placed: readonly NamePlacing[]): readonly MapName[] =>
  placed.flatMap(({ label, boxes }) =>
    label === undefined || boxes.some((box) => taken.some((other) => clash(box, other, TOLERANCE))) ? [] : [label],
  );

/** How far from its space a name may be that its own counters would cover, nearest first. */
const FORWARD = [17, 22, 28, 34];
/** The same with a line from the space, and the gap from which a name has one. */
const LED = [41, 46, 52, 58, 65, 73, 82, 92, 104];
const LED_FROM = 40;
/** The longest line, for names of the usual size: larger names stand on a smaller map. */
const LONGEST = 80;
/** How much a longer line costs, for each unit. */
const LENGTH = 4;
/** The cost of a square unit of a sign that a name at the end of a line covers: it has no other place. */
const SIGN_COVERED = 2;
/** Half the width of the strip that a line keeps free of names, and the distance between the boxes that make it up. */
const [STRIP, STRIDE] = [2, 3];
/** The cost of a name brought forward that makes another give way, in its worth, and more if its space has counters. */
const [GIVE_WAY, HELD] = [0.1, 60];
/** The most that a name brought forward may cost, and how often an order of them is tried. */
const [MOST_COST, ROUNDS] = [800, 10];
/** The cost of a line that passes under a counter of another space. */
const PASS_UNDER = 60;

/** The names to bring forward, in order, and those that have found room. */
interface Crowded {
  readonly order: readonly PlaceableName[];
  readonly shown: readonly MapName[];
  readonly isHeld: (id: string) => boolean;
  readonly misread: (placing: NamePlacing) => number;
}

/**
 * The places of names that have found no room beside their own counters, one after another: farther away, where others
 * give way. Those without room are left out.
 */
function broughtForward(
  { field, taken, size, before }: Scene,
  { order, shown, isHeld, misread }: Crowded,
): readonly Hung[] {
  const goes = new Set(order.map(({ label }) => label[0]));
  const yielding = shown
    .filter(([id]) => !goes.has(id))
    .map((label) => {
      const { worth = 0 } = field.spots.get(label[0]) ?? {};
      return { box: nameBox(label, size), cost: GIVE_WAY * worth + (isHeld(label[0]) ? HELD : 0) };
    });
  const signs = field.signs
    .filter((spot) => taken.every((counter) => overlap(counter, boxAbout(spot, SIGN / 2)) === 0))
    .map((spot) => boxAbout(spot, SIGN - 1));
  const kept: Box[] = [];
  const last = new Set(before);
  return order.flatMap(({ farther, led }) => {
    const inTheWay = { taken, kept, yielding, signs, misread };
    const before = [...farther(), ...(last.size > 0 ? led() : [])].filter(({ label }) => label && last.has(label));
    const best =
      forwardOf([...before.map((place) => ({ ...place, cost: 0 })), ...farther()], inTheWay) ??
      forwardOf(led(), inTheWay);
    if (best === undefined) return [];
    kept.push(best.box, ...best.line);
    return [best];
  });
}

/** What is in the way of a name that is brought forward, and of its line. */
interface InTheWay {
  /** Counters: a line may pass under them, where it is not seen. */
  readonly taken: readonly Box[];
  /** Names that have been brought forward, and their lines. */
  readonly kept: readonly Box[];
  /** Names that give way, and what that costs. */
  readonly yielding: readonly { readonly box: Box; readonly cost: number }[];
  /** The signs of spaces that no counter covers. */
  readonly signs: readonly Box[];
  readonly misread: (placing: NamePlacing) => number;
}

/** The best of a name's places farther away, which are sorted by cost; `undefined` if there is none. */
function forwardOf(farther: readonly Hung[], everything: InTheWay): Hung | undefined {
  if (farther.length === 0) return undefined;
  const { misread } = everything;
  const { taken, kept, yielding, signs } = near(hullOf(farther.map(({ hull }) => hull)), everything);
  const covers = [...taken, ...kept];
  let [best, least]: [Hung | undefined, number] = [undefined, MOST_COST];
  for (const placing of farther) {
    if (placing.cost >= least) break;
    const { box, own, line } = placing;
    if (covers.some((other) => clash(box, other, TOLERANCE))) continue;
    const crosses = (other: Box): boolean =>
      overlap(other, placing.hull) > 0 && line.some((part) => overlap(part, other) > 0);
    if (kept.some(crosses) || signs.some((sign) => !isAbout(own, sign) && crosses(sign))) continue;
    const counters = taken.filter((other) => overlap(other, own) === 0 && crosses(other)).length;
    const cost = yielding.reduce(
      (sum, other) => sum + (clash(other.box, box, TOLERANCE) || crosses(other.box) ? other.cost : 0),
      placing.cost + PASS_UNDER * counters + misread(placing),
    );
    if (cost < least) [best, least] = [placing, cost];
  }
  return best;
}

/** Whether two boxes are about the same point. */
const isAbout = (a: Box, b: Box): boolean =>
  Math.abs(a.left + a.right - b.left - b.right) + Math.abs(a.top + a.bottom - b.top - b.bottom) < 0.1;

/** What is in the way in an area. */
function near(area: Box, { taken, kept, yielding, signs }: InTheWay): Omit<InTheWay, 'misread'> {
  const within = (box: Box): boolean => overlap(box, area) > 0;
  return {
    taken: taken.filter(within),
    kept: kept.filter(within),
    yielding: yielding.filter(({ box }) => within(box)),
    signs: signs.filter(within),
  };
}

/** Every other way to attach a name to its space, and omitting it. */
function placingsOf(field: Field, label: MapName, size: number): readonly NamePlacing[] {
  const spot = field.spots.get(label[0]);
  if (spot === undefined) return [];
  return [...hungAt(field, label, size, [SLOT, SIGN]), { label: undefined, boxes: [], cost: spot.worth }];
}

/** A name attached to its space at some distances, in every way, with the cost of each. */
function hungAt(field: Field, label: MapName, size: number, reaches: readonly number[], led?: 'led'): readonly Hung[] {
  const spot = field.spots.get(label[0]);
  if (spot === undefined) return [];
  const near = signsNear(field, spot);
  return reaches.flatMap((reach) =>
    HANGINGS.map((hanging) => {
      const placing = hang(spot, label, size, reach, hanging);
      return { ...placing, cost: placing.cost + costOf(field, placing, spot, { near, led: led !== undefined }) };
    }),
  );
}

const signsNear = ({ signs }: Field, spot: Point): readonly NamedSpot[] =>
  signs.filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 200);

interface Hung extends NamePlacing {
  readonly box: Box;
  /** The place of its counter. */
  readonly own: Box;
  /** The line from its space, in small boxes; none if it is near. */
  readonly line: readonly Box[];
  /** The area of the name and its line. */
  readonly hull: Box;
}

function hang(spot: NamedSpot, label: MapName, size: number, reach: number, hanging: Hanging): Hung {
  const [id, , , , ...lines] = label;
  const width = Math.max(...lines.map((line) => line[1]));
  const height = ((lines.length - 1) * LEADING + ASCENT + DESCENT) * size;
  const box = hung(boxAbout(spot, reach), { width, height }, hanging);
  const anchor = anchorOf(hanging);
  const x = anchor === 'start' ? box.left : anchor === 'end' ? box.right : (box.left + box.right) / 2;
  const set: MapName = [id, x, box.top + ASCENT * size, anchor, ...lines];
  const leader = leaderTo(spot, box);
  const line = leader === undefined ? [] : boxesAlong(leader);
  const hull = hullOf([box, ...line]);
  return { label: set, box, boxes: [box], own: boxAbout(spot, SLOT), line, hull, cost: 2 + hanging.rank };
}

/** The signs around a name, and whether a line leads to it. */
interface Around {
  readonly near: readonly NamedSpot[];
  readonly led: boolean;
}

/**
 * The cost of a position: a name should cover no sign or panel, stay on the sheet, and be nearest to its own space, or
 * near it if a line leads there.
 */
function costOf({ inner, panels }: Field, { box }: Hung, own: NamedSpot, { near, led }: Around): number {
  let cost = CLASH * outside(box, inner);
  for (const panel of panels) cost += CLASH * overlap(box, panel);
  let nearest = Number.POSITIVE_INFINITY;
  for (const spot of near) {
    cost += (led ? SIGN_COVERED : CLASH) * overlap(box, boxAbout(spot, SIGN - 1));
    if (spot !== own) nearest = Math.min(nearest, gapTo(spot, box));
  }
  return cost + (led ? LENGTH * gapTo(own, box) : Math.max(0, gapTo(own, box) + 6 - nearest) * 2.5);
}

function gapTo({ x, y }: Point, box: Box): number {
  const across = Math.max(0, box.left - x, x - box.right);
  return Math.hypot(across, Math.max(0, box.top - y, y - box.bottom));
}

/** The line from a space to its name far away; `undefined` if it is near. */
function leaderOf({ spots }: Field, label: MapName, size: number): Leader | undefined {
  const spot = spots.get(label[0]);
  return spot && leaderTo(spot, nameBox(label, size));
}

function leaderTo(spot: Point, box: Box): Leader | undefined {
  if (gapTo(spot, box) < LED_FROM) return undefined;
  const within = (at: number, low: number, high: number): number => Math.min(Math.max(at, low), high);
  const to = { x: within(spot.x, box.left, box.right), y: within(spot.y, box.top, box.bottom) };
  return { from: { x: spot.x, y: spot.y }, to };
}

/** A line as small boxes, without its end at the name. */
function boxesAlong({ from, to }: Leader): readonly Box[] {
  const count = Math.floor((Math.hypot(to.x - from.x, to.y - from.y) - STRIP) / STRIDE);
  return Array.from({ length: count }, (_, i) => {
    const part = i / count;
    return boxAbout({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }, STRIP);
  });
}

/** The minimum width of a name's letters, as a share of their usual width. */
const NARROWEST = 0.78;

/**
 * A name in another language, with as many lines as the printed one. Its letters have the same width, or are narrower
 * if it would be much longer than the printed name. If both names are equal, returns the printed one.
 */
function translated(label: MapName, name: string | undefined): MapName {
  const [id, x, y, anchor, ...printed] = label;
  const text = printed.map(([line]) => line).join(' ');
  if (name === undefined || name === text) return label;
  const width = printed.reduce((sum, [, each]) => sum + each, 0) / text.length;
  const most = 1.1 * Math.max(...printed.map(([, each]) => each));
  const fitted = (usual: number): number => Math.min(usual, Math.max(most, NARROWEST * usual));
  return [
    id,
    x,
    y,
    anchor,
    ...broken(name, printed.length).map((line) => [line, fitted(line.length * width)] as const),
  ];
}

/** A text in at most `lines` lines, broken at spaces, with the first lines as short as possible. */
function broken(text: string, lines: number): readonly string[] {
  const at = text.indexOf(' ', text.length / lines - 3);
  if (lines === 1 || at < 0) return [text];
  return [text.slice(0, at), ...broken(text.slice(at + 1), lines - 1)];
}
