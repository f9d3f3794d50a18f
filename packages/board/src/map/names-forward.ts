import { type Box, clash, overlap } from '../boxes.ts';
import { crosses, type FarPlaces, type Standing, type Taken, TOLERANCE } from './among-counters.ts';
import { nameBox } from './name-box.ts';
import { type Field, type Hung, type NamePlacing, type PlaceableName, placesFar } from './name-places.ts';
import type { MapName } from './types.ts';

// Names without room beside their own counters are brought forward: others give way to them.

/** The cost of a name brought forward that makes another give way, in its worth, and more if its space has counters. */
const [GIVE_WAY, HELD] = [0.1, 60];
/** The most that a name brought forward may cost. */
const MOST_COST = 800;

/** The counters among which names are placed, the size of the names, and where they stood before. */
export interface Scene {
  readonly field: Field;
  readonly taken: readonly Taken[];
  readonly standing: Standing;
  readonly size: number;
  readonly before: readonly MapName[];
}

/** The names to bring forward, in order, and those that have found room. */
interface Crowded {
  readonly order: readonly PlaceableName[];
  readonly shown: readonly MapName[];
  readonly misread: (placing: NamePlacing) => number;
}

/**
 * The places of names that have found no room beside their own counters, one after another: farther away, where others
 * give way. Those without room are left out.
 */
export function broughtForward(scene: Scene, { order, shown, misread }: Crowded): readonly Hung[] {
  const { field, size, before, standing } = scene;
  const goes = new Set(order.map(({ label }) => label[0]));
  const yielding = shown
    .filter(([id]) => !goes.has(id))
    .map((label) => {
      const { worth = 0 } = field.spots.get(label[0]) ?? {};
      return { box: nameBox(label, size), cost: GIVE_WAY * worth + (standing.isHeld(label[0]) ? HELD : 0) };
    });
  const kept: Hung[] = [];
  const last = new Map(before.map((label) => [label[0], placesFar.get(label)]));
  return order.flatMap(({ label, farther, led }) => {
    const inTheWay = { kept, yielding, misread };
    const again = last.get(label[0]);
    const lists = [...(again ? [[{ ...again, cost: 0 }]] : []), farther()].map((places) => standing.farPlaces(places));
    const best = forwardOf(lists, inTheWay) ?? forwardOf([standing.farPlaces(led())], inTheWay);
    if (best === undefined) return [];
    kept.push(best);
    return [best];
  });
}

/** What is in the way of a name that is brought forward, and of its line. */
interface InTheWay {
  /** Names that have been brought forward. */
  readonly kept: readonly Hung[];
  /** Names that give way, and what that costs. */
  readonly yielding: readonly { readonly box: Box; readonly cost: number }[];
  readonly misread: (placing: NamePlacing) => number;
}

/** A place for a name, and its cost. */
interface Offer {
  readonly place: Hung | undefined;
  readonly cost: number;
}

/** The best of a name's places farther away; `undefined` if there is none. */
const forwardOf = (lists: readonly FarPlaces[], inTheWay: InTheWay): Hung | undefined =>
  lists.reduce<Offer>((best, far) => betterOf(far, best, inTheWay), { place: undefined, cost: MOST_COST }).place;

/** The best of these places if it is cheaper than the best one so far. */
function betterOf(far: FarPlaces, best: Offer, { kept, yielding, misread }: InTheWay): Offer {
  const keptNear = kept.filter(({ hull }) => far.isNear(hull));
  const yieldingNear = yielding.filter(({ box }) => far.isNear(box));
  let { place, cost: least } = best;
  for (const [index, each] of far.places.entries()) {
    if (each.cost >= least) break;
    const standing = each.cost + far.costAt(index);
    if (standing >= least || keptNear.some((other) => runsInto(each, other))) continue;
    const cost = yieldingNear.reduce(
      (sum, other) => (hides(each, other.box) ? sum + other.cost : sum),
      standing + misread(each),
    );
    if (cost < least) [place, least] = [each, cost];
  }
  return { place, cost: least };
}

/** Whether a name, or the line to it, would lie over a box. */
const hides = (place: Hung, box: Box): boolean => clash(place.box, box, TOLERANCE) || crosses(place, box);

/** Whether two names, or the lines to them, would lie over each other. */
const runsInto = (place: Hung, other: Hung): boolean =>
  overlap(place.hull, other.hull) > 0 && (hides(place, other.box) || other.line().some((box) => hides(place, box)));
