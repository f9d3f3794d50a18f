import {
  BRITISH,
  bonusVp,
  chitValue,
  FRENCH,
  isCommander,
  isMetropolitan,
  isRaidTarget,
  type Piece,
  piece,
  RAID,
  raidValue,
  ratingOf,
  SCENARIO_FACTS,
  type Side,
  type Space,
  type State,
  sideOf,
  space,
  spaceOf,
  type Threshold,
} from '@carillon/bayonets-tomahawks-rules/search';
import { at } from '@carillon/kit';
import { curve } from '@carillon/opponent';
import { distance } from './distance.ts';
import { BOTH, Field } from './field.ts';
import { bonusOf, Prizes } from './prizes.ts';
import type { Style } from './styles.ts';
import { Threats } from './threats.ts';
import { War } from './war.ts';
import { FEATURES, type Feature, LASTING, STEEPNESS, WEIGHTS } from './weights.ts';

const NUMBER = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as { readonly [F in Feature]: number };
const lasting = FEATURES.map((name) => LASTING.has(name));
/** Action Rounds, Fleets Arrive, Colonials Enlist and Winter Quarters are the rounds of a Year. */
const ROUNDS_A_YEAR = 12;
/** The reach of a Raid, in connections. */
const RAID_REACH = 3;
/** The scores of the Victory marker that win a Year. */
interface Marks {
  /** The French win at this score or above. */
  readonly french: number;
  /** The British win at this score or below. */
  readonly british: number;
}
const NEVER = 99;

const sign = (of: Side): number => (of === FRENCH ? 1 : -1);

/** The score for a threshold (18.2.1): a French VP counts up, a British one down, and there is no zero. */
function scoreAt(threshold: Threshold | null, of: Side): number {
  if (threshold === null) return of === FRENCH ? NEVER : -NEVER;
  const { markerSide, atLeast, orMarkerSide, orAtMost } = threshold;
  if (orMarkerSide !== undefined && orAtMost !== undefined && orMarkerSide !== markerSide)
    return markerSide === 'french' ? 1 - orAtMost : orAtMost;
  return markerSide === 'french' ? atLeast : 1 - atLeast;
}

/** The marks of each scenario, Year by Year. */
const marks: readonly (readonly Marks[])[] = SCENARIO_FACTS.map(({ years }) =>
  years.map(({ thresholds }) => ({
    french: scoreAt(thresholds.french, FRENCH),
    british: scoreAt(thresholds.british, BRITISH),
  })),
);

/** The score of the Victory marker at the start of each scenario. */
const starts: readonly number[] = SCENARIO_FACTS.map(({ startVictory: { side: of, vp } }) =>
  of === 'french' ? vp : 1 - vp,
);

/** Evaluates positions by their features. It reuses its buffers. */
export class Evaluation {
  readonly field: Field = new Field();
  readonly prizes: Prizes = new Prizes();
  readonly values: Float64Array = new Float64Array(FEATURES.length);
  /** The share of the scenario that was left in the position judged last, from 1 to 0. */
  left = 0;
  private readonly threats = new Threats(this.field, this.prizes);
  private readonly targets: readonly Space[][] = BOTH.map(() => []);
  private readonly war: War = new War(this.field, this.prizes, this.values);
  private readonly weights: Float64Array;

  /**
   * `looksAtWar`: whether it also reads the features of `war.ts`, for weights that count them; this takes time.
   * `favours`: the factor by which a style weights a feature; 1 if absent.
   */
  constructor(
    private readonly looksAtWar: boolean = false,
    favours: Style['features'] = {},
  ) {
    this.weights = Float64Array.from(FEATURES, (name) => WEIGHTS[name] * (favours[name] ?? 1));
  }

  /** The chance that the French win, from 0 to 1. */
  chance(g: State): number {
    this.read(g);
    const { years, year, inYear, left } = timeOf(g);
    this.left = left;
    const value = this.total(left);
    const last = at(at(marks, g.scenario), years.length - 1);
    const even = (last.french + last.british) / 2;
    // A scenario counts as even at its start: a faction ahead there is expected to lose its lead.
    const lead = value - even - (at(starts, g.scenario) - even) * left;
    const steep = STEEPNESS.atEnd + (STEEPNESS.atStart - STEEPNESS.atEnd) * left;
    const atLast = curve((lead * steep) / 2);
    return year === years.length - 1 ? atLast : this.withThisYear(at(at(marks, g.scenario), year), inYear, atLast);
  }

  /**
   * 18.2 The game may end before its last Year: a faction that reaches its mark wins at once. Only lasting features
   * count; the score becomes more certain during the Year.
   */
  private withThisYear({ french, british }: Marks, inYear: number, later: number): number {
    let score = 0;
    for (let i = 0; i < FEATURES.length; i++) if (lasting[i]) score += this.worth(i, 1);
    const steep = STEEPNESS.atEnd * (1 - 0.6 * inYear);
    const byFrench = french >= NEVER ? 0 : curve((score - french + 0.5) * steep - inYear);
    const byBritish = british <= -NEVER ? 0 : curve((british + 0.5 - score) * steep - inYear);
    return byFrench + Math.max(0, 1 - byFrench - byBritish) * later;
  }

  private total(left: number): number {
    let value = 0;
    for (let i = 0; i < FEATURES.length; i++) value += this.worth(i, left);
    return value;
  }

  /** Writes the worth of each feature to the French, in victory points. */
  worths(g: State, into: Float64Array): void {
    this.read(g);
    const { left } = timeOf(g);
    for (let i = 0; i < FEATURES.length; i++) into[i] = this.worth(i, left);
  }

  /** The worth of a feature in the position read last, in victory points; most fade as time runs out. */
  private worth(i: number, left: number): number {
    const worth = (this.weights[i] ?? 0) * (this.values[i] ?? 0);
    return lasting[i] ? worth : worth * (0.25 + 0.75 * left);
  }

  /** Fills the features. */
  read(g: State): void {
    this.field.read(g);
    this.prizes.read(g);
    this.values.fill(0);
    this.values[NUMBER.victory] = g.victory;
    for (const of of BOTH) {
      this.add('bonus', of, bonusVp(g, of, bonusOf(g, of)));
      this.add('raids', of, g.raidPoints.get(of) / RAID.spaces);
      this.add('chits', of, chitValue(g, of));
    }
    this.readPieces(g);
    this.readSpaces(g);
    for (const of of BOTH) {
      this.threats.read(g, of);
      this.add('threats', of, this.threats.far(g, of));
      this.add('reach', of, this.threats.near(g, of));
      this.add('sieges', of, this.threats.sieges(g, of));
      this.add('landing', of, this.threats.bySea(g, of));
    }
    if (!this.looksAtWar) return;
    this.war.readPieces(g);
    for (const of of BOTH) this.war.read(g, of);
  }

  private add(name: Feature, of: Side, value: number): void {
    this.values[NUMBER[name]] = (this.values[NUMBER[name]] ?? 0) + sign(of) * value;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the pieces for all features: it runs for every position of a search
  private readPieces(g: State): void {
    for (let p = 0 as Piece; p < piece.count; p++) {
      if (spaceOf(g.place.get(p)) < 0) continue;
      const of = sideOf(g, p);
      if (of < 0) continue;
      if (isCommander(p)) this.add('commanders', of as Side, ratingOf(p));
      if (isMetropolitan(p)) this.add('metropolitans', of as Side, g.reduced.has(p) ? 0.6 : 1);
      if (g.routed.has(p)) this.add('routed', of as Side, 1);
      if (g.outOfSupply.has(p)) this.add('outOfSupply', of as Side, 1);
    }
  }

  private readSpaces(g: State): void {
    for (const each of this.targets) each.length = 0;
    for (let s = 0 as Space; s < space.count; s++)
      for (const of of BOTH) {
        const strength = this.field.strength(of, s);
        if (strength > 0) this.add('strength', of, strength);
        if (isRaidTarget(g, of, s)) this.targets[of]?.push(s);
      }
    for (let s = 0 as Space; s < space.count; s++) for (const of of BOTH) this.readRaiders(of, s);
  }

  private readRaiders(of: Side, s: Space): void {
    const raiders = this.field.light(of, s);
    if (raiders === 0) return;
    let best = 0;
    for (const target of this.targets[of] ?? [])
      if (distance(s, target) <= RAID_REACH) best = Math.max(best, raidValue(target));
    this.add('raiders', of, raiders * best);
  }
}

/**
 * The Years of the scenario, the index of the present one, and the shares that are left of it and of the whole
 * scenario.
 */
function timeOf(g: State) {
  const { years } = at(SCENARIO_FACTS, g.scenario);
  const year = g.year - at(years, 0).year;
  const inYear = Math.max(0, 1 - g.round / ROUNDS_A_YEAR);
  return { years, year, inYear, left: (years.length - 1 - year + inYear) / years.length };
}
