import { arrange, type Placeable } from '../arrange.ts';
import { type Box, clash } from '../boxes.ts';
import type { Size } from '../camera.ts';
import { LEAST_TEXT, MOST_ENLARGED } from '../Legible.tsx';
import { misreadIn, Standing, type Taken, TOLERANCE } from './among-counters.ts';
import { type Leader, leaderTo, nameBox } from './name-box.ts';
import { type Field, type NamedSpot, type NamePlacing, nameOn, type PlaceableName } from './name-places.ts';
import { broughtForward, type Scene } from './names-forward.ts';
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

/** The facts about a map on which names are placed. */
export interface NamingGround {
  readonly settings: Readonly<Record<Setting, SetNames>>;
  readonly spots: readonly NamedSpot[];
  /** Boxes beside the map. */
  readonly panels: readonly Box[];
  readonly size: Size;
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
      return namesAmong(
        { field, taken, standing: new Standing(field, taken), size, before },
        placeableIn(lettering, nameOf),
      );
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

/** A name in larger letters, attached at the same point. */
function enlarged([id, x, y, anchor, ...lines]: MapName, scale: number): MapName {
  return [id, x, y, anchor, ...lines.map(([text, width]) => [text, width * scale] as const)];
}

/** How often an order of names to bring forward is tried. */
const ROUNDS = 10;

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
  const usual = attempt(scene, names, misreadIn(field, taken));
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
  const { field, taken, size, standing } = scene;
  const counters = taken.map((box) => fixed({ boxes: [box], cost: 0, label: undefined }));
  const usual = keptIn(
    scene,
    names.filter(({ spare }) => !spare),
  );
  const shown = standing.clearOf(arrange([...counters, ...usual], misread));
  const missingIn = (all: readonly MapName[]): readonly PlaceableName[] =>
    names.filter(({ label: [id] }) => standing.isHeld(id) && !all.some(([each]) => each === id));
  const lossOf = (missing: readonly PlaceableName[]): number =>
    missing.reduce((sum, { label: [id] }) => sum + (field.spots.get(id)?.worth ?? 0), 0);
  let [best, missing] = [shown, missingIn(shown)];
  let order = missing;
  for (let round = 0; round < ROUNDS && missing.length > 0; round++) {
    const brought = broughtForward(scene, { order, shown, misread });
    const ids = new Set(brought.map(({ label }) => label?.[0]));
    const others = usual.filter(({ label }) => !ids.has(label[0]));
    const lines = brought.map(({ line }): NamePlacing => ({ boxes: line(), cost: 0, label: undefined }));
    const placed = standing.clearOf(arrange([...counters, ...[...brought, ...lines].map(fixed), ...others], misread));
    const covered = brought.flatMap(({ box, line }) => [box, ...line()]);
    const tried = placed.filter((label) => {
      if (ids.has(label[0])) return true;
      const own = nameBox(label, size);
      return !covered.some((box) => clash(box, own, TOLERANCE));
    });
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

const fixed = (placing: NamePlacing): Placeable<NamePlacing> => ({ home: placing });

/** The line from a space to its name far away; `undefined` if it is near. */
function leaderOf({ spots }: Field, label: MapName, size: number): Leader | undefined {
  const spot = spots.get(label[0]);
  return spot && leaderTo(spot, nameBox(label, size));
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
