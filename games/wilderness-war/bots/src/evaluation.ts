import { at } from '@carillon/kit';
import {
  BRITISH,
  besiegedSide,
  enemyOf,
  FRENCH,
  fortOf,
  fortStartedOf,
  hasFortress,
  isBesieged,
  levelNeeded,
  originallyOf,
  raidTarget,
  SCENARIO_FACTS,
  type Side,
  type Space,
  type State,
  season,
  siegeLevel,
  solelyHolds,
  space,
  stockadeAndFortOf,
  stockadeOf,
  suffersAttrition,
  supplyOf,
  work,
} from '@carillon/wilderness-war-rules/search';
import { byDistance, distance } from './distance.ts';
import { britishCondition, isStronghold, suddenEnd, yearPast } from './ending.ts';
import { BOTH, Field } from './field.ts';
import { playsLeft, shareForSiege, timeLeft } from './plays.ts';
import { isRaided, KEY_SPACES, PRIZE, prizeOf, SCORING, scores } from './prizes.ts';
import type { Style } from './styles.ts';
import { War } from './war.ts';
import { FEATURES, type Feature, LASTING, STEEPNESS, WEIGHTS } from './weights.ts';

const LATE = season.of('late');
const NUMBER = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as { readonly [F in Feature]: number };
const lasting = FEATURES.map((name) => LASTING.has(name));
const MOST_CERTAIN = 0.85;
const UNLED = 0.4;
/** 8.23 The rolls that a siege takes for a level, and the share of plays on which it is not led yet. */
const [ROLLS, UNSURE] = [1.5, 0.2];
/** The factor for the strength of a relief, which may not come. */
const RELIEF = 0.6;
/** Raiders count up to this distance from a target, and a relief from a siege. */
const NEAR = 3;

/** The spaces within reach of raiders in each space. */
const around: readonly (readonly Space[])[] = space.all.map((from) =>
  space.all.filter((s) => distance(from, s) <= NEAR),
);

/** For each side, the spaces among these that belong to the enemy from the start. */
const settledAround = BOTH.map((of) => around.map((near) => near.filter((s) => originallyOf(s) === enemyOf(of))));

/** Spaces with their worths. Filled again for each position. */
class Prizes {
  count = 0;
  private readonly spaces = new Int16Array(space.count);
  private readonly worths = new Float64Array(space.count);

  clear(): void {
    this.count = 0;
  }

  add(where: Space, worth: number): void {
    this.spaces[this.count] = where;
    this.worths[this.count++] = worth;
  }

  spaceAt(i: number): Space {
    return (this.spaces[i] ?? 0) as Space;
  }

  worthAt(i: number): number {
    return this.worths[i] ?? 0;
  }
}

/** The forts and stockades of each kind of works, French ones positive. */
const BUILT = [
  { feature: NUMBER.forts, of: fortOf },
  { feature: NUMBER.stockades, of: stockadeOf },
  { feature: NUMBER.stockades, of: stockadeAndFortOf },
  { feature: NUMBER.fortsStarted, of: fortStartedOf },
  { feature: NUMBER.fortsStarted, of: stockadeAndFortOf },
].map(({ feature, of }) => ({
  feature,
  kinds: Int8Array.from(work.all, (each) => (each === of(FRENCH) ? 1 : each === of(BRITISH) ? -1 : 0)),
}));
const nearness = byDistance((away) => 1 / (1 + 0.3 * away));

/** Raided markers on the map. */
function markers({ cells, base, width }: State['frenchRaids']): number {
  let count = 0;
  for (let i = base; i < base + width; i++) count += cells[i] ?? 0;
  return count;
}

const sign = (of: Side): number => (of === FRENCH ? 1 : -1);

/** Evaluates positions by their features. One instance for one search: it reuses its buffers. */
export class Evaluation {
  readonly field: Field = new Field();
  readonly values: Float64Array = new Float64Array(FEATURES.length);
  /** The share of the scenario that was left in the position judged last, from 1 to 0. */
  left = 0;
  /** 13.12 The chances of the British sieges of strongholds, added up. */
  private besieging = 0;
  /** For each side, the spaces whose loss would cost it something, and the cost. */
  private readonly prizes: readonly Prizes[] = BOTH.map(() => new Prizes());
  private readonly war: War = new War(this.field, this.values);

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
    const left = timeLeft(g);
    this.left = left;
    let value = -balanced(g);
    for (let i = 0; i < FEATURES.length; i++) value += this.worth(i, left);
    const steep = STEEPNESS.atEnd + (STEEPNESS.atStart - STEEPNESS.atEnd) * left;
    // An algebraic curve: the same on every processor, unlike an exponential.
    const x = (value * steep) / 2;
    return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
  }

  /** Writes the worth of each feature to the French, in victory points. */
  worths(g: State, into: Float64Array): void {
    this.read(g);
    const left = timeLeft(g);
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
    this.values.fill(0);
    this.besieging = 0;
    this.values[NUMBER.points] = g.vp;
    for (const of of BOTH) {
      this.add(NUMBER.cards, of, g.held.get(of));
      for (const each of KEY_SPACES) if (solelyHolds(g, of, each)) this.add(NUMBER.keySpaces, of, 1);
    }
    this.readSpaces(g);
    for (const of of BOTH) this.readThreats(of);
    if (this.looksAtWar) this.readWar(g);
    this.values[NUMBER.condition] = -britishCondition(g, this.besieging, timeLeft(g));
  }

  private readWar(g: State): void {
    const french = supplyOf(g, FRENCH);
    const british = supplyOf(g, BRITISH);
    this.war.read(g, FRENCH, french);
    this.war.read(g, BRITISH, british);
    for (let s = g.besieged.first(); s >= 0; s = g.besieged.after(s as Space)) {
      const attacker = enemyOf(besiegedSide(g, s as Space));
      const isSupplied = (attacker === FRENCH ? french : british).has(s as Space);
      if (!isSupplied)
        this.add(NUMBER.siegesDry, attacker, this.siegePrize(g, s as Space) * this.siegeChance(g, s as Space));
    }
  }

  private add(feature: number, of: Side, value: number): void {
    this.values[feature] = (this.values[feature] ?? 0) + sign(of) * value;
  }

  private readSpaces(g: State): void {
    for (const of of BOTH) {
      this.prizes[of]?.clear();
      this.add(NUMBER.leaders, of, this.field.leaders(of));
      this.add(NUMBER.regulars, of, this.field.regulars(of));
    }
    this.readRaids(g);
    for (const of of BOTH)
      for (let i = 0; i < this.field.spaces(of); i++) this.readStack(g, of, this.field.spaceAt(of, i));
    for (let s = g.builtOn.first(); s >= 0; s = g.builtOn.after(s as Space)) this.readWorks(g, s as Space);
    for (const s of SCORING) this.readPrize(g, s);
    for (let s = g.besieged.first(); s >= 0; s = g.besieged.after(s as Space)) this.readSiege(g, s as Space);
  }

  /** 13.22 Half a point a marker, rounded up at the year's end: until then an odd marker may become a pair. */
  private readRaids(g: State): void {
    const past = yearPast(g);
    const scored = (count: number): number => (count + (count % 2) * past) / 2;
    const raids = scored(markers(g.frenchRaids)) - scored(markers(g.britishRaids));
    this.values[NUMBER.raids] = raids;
    this.values[NUMBER.suddenEnd] = suddenEnd(g, g.vp + raids);
  }

  private readStack(g: State, of: Side, s: Space): void {
    const strength = this.field.strength(of, s);
    if (strength > 0) {
      this.add(NUMBER.strength, of, strength);
      if (g.season === LATE && this.field.drilled(of, s) > 0 && suffersAttrition(g, of, s))
        this.add(NUMBER.exposed, of, strength);
    }
    const raiders = this.field.auxiliaries(of, s);
    if (raiders > 0 && hasTargetNear(g, of, s)) this.add(NUMBER.raiders, of, raiders);
  }

  private readWorks(g: State, s: Space): void {
    const works = g.works.get(s);
    for (let i = 0; i < BUILT.length; i++) {
      const { feature, kinds } = at(BUILT, i);
      const built = kinds[works] ?? 0;
      if (built !== 0) this.values[feature] = (this.values[feature] ?? 0) + built;
    }
    if (scores[s] === 0) this.readPrize(g, s);
  }

  private readPrize(g: State, s: Space): void {
    if (isBesieged(g, s)) return;
    for (const of of BOTH) {
      const prize = prizeOf(g, of, s);
      if (prize > 0) this.prizes[of]?.add(s, prize);
    }
  }

  private readSiege(g: State, s: Space): void {
    const attacker = enemyOf(besiegedSide(g, s));
    const chance = this.siegeChance(g, s);
    this.add(NUMBER.sieges, attacker, this.siegePrize(g, s) * chance);
    if (attacker === BRITISH && isStronghold(g, s)) this.besieging += chance;
  }

  private siegePrize(g: State, s: Space): number {
    return hasFortress(g, besiegedSide(g, s), s) ? PRIZE.fortress : PRIZE.fort;
  }

  /**
   * 8.2 The chance that a siege succeeds: higher for strong and well-led besiegers, for a weak relief nearby, and for a
   * siege that has progressed further.
   */
  private siegeChance(g: State, s: Space): number {
    const defender = besiegedSide(g, s);
    const attacker = enemyOf(defender);
    const [own, enemy] = [this.field.strength(attacker, s), this.field.strength(defender, s)];
    const share = own / (own + enemy + 1 + RELIEF * this.reliefOf(defender, s));
    const led = this.field.command(attacker, s) > 0 ? 1 : UNLED;
    const missing = Math.max(0, levelNeeded(g, s) - siegeLevel(g, s));
    const level = 1 - missing / (levelNeeded(g, s) + 1);
    const plays = playsLeft(g, attacker) * Math.max(UNSURE, shareForSiege(g, attacker, s));
    const inTime = plays / (plays + 1 + ROLLS * missing);
    return Math.min(MOST_CERTAIN, share * led * (0.5 + 0.5 * level)) * inTime;
  }

  /** 8.251 The strength that could raise a siege: that of the strongest led stack near it, reduced by its distance. */
  private reliefOf(of: Side, besieged: Space): number {
    let most = 0;
    for (let i = 0; i < this.field.spaces(of); i++) {
      const from = this.field.spaceAt(of, i);
      const away = from === besieged ? NEAR + 1 : distance(from, besieged);
      if (away > NEAR || this.field.drilled(of, from) === 0 || this.field.command(of, from) === 0) continue;
      most = Math.max(most, this.field.strength(of, from) / away);
    }
    return most;
  }

  /** The prizes that two led stacks of a side could take, those with the greatest threats; nearer prizes count more. */
  private readThreats(of: Side): void {
    let [best, second] = [0, 0];
    for (let i = 0; i < this.field.spaces(of); i++) {
      const s = this.field.spaceAt(of, i);
      if (this.field.drilled(of, s) === 0 || this.field.command(of, s) === 0) continue;
      // Skips a stack that could not exceed the second-best threat even with a fortress next to it.
      const own = this.field.strength(of, s);
      if (PRIZE.fortress * own <= second * (own + 4)) continue;
      const threat = this.threatOf(of, s);
      if (threat > best) [best, second] = [threat, best];
      else if (threat > second) second = threat;
    }
    this.add(NUMBER.threats, of, best + second);
  }

  private threatOf(of: Side, from: Space): number {
    const units = this.field.drilled(of, from) + this.field.auxiliaries(of, from);
    const own = this.field.strength(of, from) * Math.min(1, this.field.command(of, from) / units);
    const enemy = enemyOf(of);
    const prizes = at(this.prizes, enemy);
    let best = 0;
    for (let i = 0; i < prizes.count; i++) {
      const s = prizes.spaceAt(i);
      const against = own + 1.3 * this.field.strength(enemy, s) + 4;
      const threat = (prizes.worthAt(i) * own * nearness(from, s)) / against;
      if (threat > best) best = threat;
    }
    return best;
  }
}

/** Whether there is an enemy raid target without a Raided marker within reach. */
function hasTargetNear(g: State, of: Side, from: Space): boolean {
  for (const s of settledAround[of]?.[from] ?? []) if (isOpenToRaid(g, of, s)) return true;
  for (const s of around[from] ?? []) if ((g.builtOn.has(s) || g.allied.has(s)) && isOpenToRaid(g, of, s)) return true;
  return false;
}

const isOpenToRaid = (g: State, of: Side, s: Space): boolean => raidTarget(g, of, s) !== undefined && !isRaided(g, s);

/** 13.0 The victory points between both sides' thresholds: where the game is even. */
function balanced(g: State): number {
  const { frenchVp, britishVp } = at(SCENARIO_FACTS, g.scenario).victory;
  return (frenchVp - britishVp) / 2;
}
