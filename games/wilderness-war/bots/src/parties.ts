import { NONE } from '@carillon/flow';
import {
  enemyOf,
  firstAt,
  hasUnits,
  isAuxiliary,
  isDrilled,
  nextAt,
  type Piece,
  placeOf,
  raidTarget,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/wilderness-war-rules/search';
import { distance, distanceFromStart } from './distance.ts';
import type { Field } from './field.ts';
import type { PartyIntention } from './intention.ts';
import { isRaided, prizeOf } from './prizes.ts';

// 5.32 The intentions of pieces that are activated alone.

/** The radius of a region: its targets are within this distance of its first target. */
const REGION = 2;
/** 3.3 The Movement Points of Auxiliaries. */
const RAIDERS = 6;
/** The maximum number of raiders in a region, and of regions. */
const [PARTIES, REGIONS] = [4, 2];
/** The worth of a raid, and the factor for a guarded target. */
const [RAID, GUARDED] = [0.5, 0.3];
/**
 * An enemy within the first distance threatens a post, a unit within the second can come, and a stack of the third size
 * can spare one.
 */
const [THREAT, COMES, SPARES] = [3, 4, 3];
const GARRISON = 0.6;
/** Posts that are worth a garrison: not stockades. */
const POST = 2;

type Weighed = PartyIntention & { readonly worth: number };

/** Raids in the regions with the most to raid, each with the parties that can reach it. */
export function raidsOf(g: State, of: Side, field: Field): readonly Weighed[] {
  const raiders = piecesOf(g, of, field, isAuxiliary);
  const open = space.all.filter((s) => raidTarget(g, of, s) !== undefined && !isRaided(g, s));
  const regions = open.map((target): Weighed => {
    const region = open.filter((s) => distance(s, target) <= REGION);
    const away = (at: Space): number => Math.min(...region.map((s) => distanceFromStart(at, s)));
    const near = raiders.filter(({ at }) => away(at) <= RAIDERS);
    const parties = near.toSorted((a, b) => away(a.at) - away(b.at)).slice(0, PARTIES);
    const worths = region.map((s) => (hasUnits(g, enemyOf(of), s) ? GUARDED : 1)).toSorted((a, b) => b - a);
    const worth = worths.slice(0, parties.length).reduce((sum, each) => sum + each * RAID, 0);
    return { aim: 'raid', target, region, parties: parties.map(({ p }) => p), worth };
  });
  const chosen: Weighed[] = [];
  for (const each of regions.toSorted((a, b) => b.worth - a.worth)) {
    const isNew = chosen.every(({ target }) => distance(target, each.target) > 2 * REGION);
    if (each.worth > 0 && isNew && chosen.length < REGIONS) chosen.push(each);
  }
  return chosen;
}

/** Empty posts near an enemy that score, each with the unit that can be spared for it. */
export function garrisonsOf(g: State, of: Side, field: Field): readonly Weighed[] {
  const spare = piecesOf(g, of, field, isDrilled).filter(({ at }) => field.drilled(of, at) >= SPARES);
  return space.all.flatMap((target): Weighed[] => {
    const prize = prizeOf(g, of, target);
    if (prize < POST || g.besieged.has(target) || hasUnits(g, of, target) || !isThreatened(field, of, target))
      return [];
    const [nearest] = spare
      .filter(({ at }) => distance(at, target) <= COMES)
      .toSorted((a, b) => distance(a.at, target) - distance(b.at, target));
    return nearest === undefined
      ? []
      : [{ aim: 'garrison', target, region: [target], parties: [nearest.p], worth: GARRISON * prize }];
  });
}

function isThreatened(field: Field, of: Side, target: Space): boolean {
  const enemy = enemyOf(of);
  for (let i = 0; i < field.spaces(enemy); i++) {
    const at = field.spaceAt(enemy, i);
    if (distance(at, target) <= THREAT && field.strength(enemy, at) > 0) return true;
  }
  return false;
}

interface Standing {
  readonly p: Piece;
  readonly at: Space;
}

function piecesOf(g: State, of: Side, field: Field, isKind: (p: Piece) => boolean): readonly Standing[] {
  const found: Standing[] = [];
  for (let i = 0; i < field.spaces(of); i++) {
    const at = field.spaceAt(of, i);
    for (let p = firstAt(g, of, placeOf(at)); p !== NONE; p = nextAt(g, of, placeOf(at), p))
      if (isKind(p) && !g.inside.has(p)) found.push({ p, at });
  }
  return found;
}
