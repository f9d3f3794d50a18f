import {
  enemyOf,
  flow,
  homeOf,
  isFleet,
  isFriendlyCoast,
  March,
  militiaFor,
  type Piece,
  piece,
  placeOf,
  RaidAction,
  type Side,
  type Space,
  type State,
  space,
  spaceOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import { type Choice, type Choices, type FrameOf, NONE, type Seat, verbOf } from '@carillon/flow';
import { at, type Below } from '@carillon/kit';
import { drawn, type Policy, verbWeights } from '@carillon/opponent';
import { Aims } from './aims.ts';
import { distance } from './distance.ts';
import { AT_SEA, Field } from './field.ts';
import { intentionsOf } from './intentions.ts';
import { LEANING, SHARES } from './leaning.ts';
import { Musters } from './musters.ts';
import { Prizes } from './prizes.ts';
import { PURSUED, Pursuit } from './pursuit.ts';
import { chanceToPass, Raids } from './raids.ts';
import { DOUBTED, isPointless, isUnitOf } from './sense.ts';
import { Stakes } from './stakes.ts';
import {
  ACT,
  ARMY,
  actorOf,
  ENLISTING,
  enlistsIn,
  FLEET_COMES,
  FORCED,
  LANDING,
  LIGHT,
  MARCHING,
  MOVE,
  MUSTER,
  pieceIn,
  placeIn,
  RAID,
  RAIDING,
  SAIL,
  STOP,
  spaceIn,
  startOf,
  TAKE,
  TO,
  UNIT_COMES,
} from './steps.ts';
import type { Style } from './styles.ts';
import { roundsLeft, shareOf, siegeChance } from './threats.ts';

/** The share of each verb of an Action Phase, whatever the number of its choices. */
const shares = at(flow.stepVerbs, ACT).map((verb) => SHARES[verb] ?? 0);
/** 10.6 Units that a Fleet carries. */
const CARGO = 4;
/** The minimum number of units for which a Fleet is wanted with an army, even if it has Fleets enough. */
const JOINED = 0.7;
/** The worth of each Brigade already there, for one that enlists. */
const STACKED = 0.3;

/** The weight of taking along a unit with which the force could not go on, and a Fleet, which usually sails. */
const [STRAY, FLEET_MARCHES] = [0.01, 0.3];
/** The reach of a Raid, in connections. */
const RAID_REACH = 3;
/** How strongly a prize holds the last unit that could defend it. */
const HELD = 20;

/** The weight of a step by its approach to the target: from two connections farther to two nearer. */
const NEARER = [0.03, 0.1, 0.5, 6, 10];
const SAME = 2;
const STOP_THERE = 30;
const STOP_SHORT = 0.3;
/** A march that goes nowhere wastes its Action Point. */
const STAY = 0.02;

const weightsAt = verbWeights(flow, LEANING);

/**
 * Plays on an Action Round: each verb has a weight, and each march a target, drawn by worth and distance, which its
 * steps approach.
 */
export class BayonetsTomahawksPolicy implements Policy<State> {
  readonly field: Field = new Field();
  readonly prizes: Prizes = new Prizes();
  readonly raids: Raids = new Raids();
  private readonly aims = new Aims();
  private readonly musters = new Musters();
  private readonly stakes = new Stakes(this.field, this.prizes);
  private readonly pursuit = new Pursuit();
  private readonly sums = new Float64Array(shares.length);
  private weights = new Float64Array(256);
  /** The target of the march under way, and its first member. */
  private target: number = NONE;
  private marching: number = NONE;
  /** The spaces where this march has been. */
  private readonly been = new Uint8Array(space.count);

  /** `favours`: the factor by which a style weights an aim; 1 if absent. */
  constructor(private readonly favours: Style['aims'] = {}) {}

  begin(intention?: number): void {
    this.target = NONE;
    this.marching = NONE;
    this.pursuit.begin(intention);
  }

  intend(g: State, seat: Seat): number {
    const side = seat as Side;
    this.field.read(g);
    this.prizes.read(g);
    this.raids.read(g, side);
    const listed = intentionsOf(g, side, this, this.favours);
    this.pursuit.list(side, listed);
    return listed.length;
  }

  pick(g: State, seat: Seat, choices: Choices, below: Below): number {
    const { count } = choices;
    if (count > this.weights.length) this.weights = new Float64Array(count * 2);
    const { weights } = this;
    const step = flow.stepAt(g);
    const verbs = weightsAt(step);
    for (let i = 0; i < count; i++) weights[i] = verbs[verbOf(choices.get(i))] ?? 1;
    this.weighStep(g, seat as Side, step, choices, below);
    if (PURSUED.has(step)) this.pursuit.weigh(g, seat as Side, step, choices, weights);
    if (DOUBTED.has(step))
      for (let i = 0; i < count; i++) if (isPointless(g, seat, step, choices.get(i))) weights[i] = 0;
    const picked = drawn(weights, count, below);
    if (step === ACT) this.pursuit.chose(g, seat as Side, choices.get(picked), below);
    return picked;
  }

  private weighStep(g: State, side: Side, step: number, choices: Choices, below: Below): void {
    if (MARCHING.has(step)) this.weighSteps(g, choices, below);
    else if (step === MUSTER) this.weighMuster(g, side, choices);
    else if (step === ACT) this.weighActions(g, side, choices);
    else if (step === RAIDING) this.weighRaid(g, choices);
    else if (step === FLEET_COMES || step === UNIT_COMES) this.weighPlacements(g, side, choices, step === FLEET_COMES);
    else if (step === ENLISTING) this.weighEnlistments(g, side, choices);
    else if (step === LANDING) this.weighLandings(g, side, choices);
  }

  /** A share for each verb, divided among its choices: stronger stacks are likelier to march. */
  private weighActions(g: State, side: Side, choices: Choices): void {
    this.field.read(g);
    this.raids.read(g, side);
    this.sums.fill(0);
    for (let i = 0; i < choices.count; i++) {
      const verb = verbOf(choices.get(i));
      const weight = this.weightOf(g, side, choices.get(i));
      this.weights[i] = weight;
      this.sums[verb] = (this.sums[verb] ?? 0) + weight;
    }
    for (let i = 0; i < choices.count; i++) {
      const verb = verbOf(choices.get(i));
      const share = shares[verb] ?? 0;
      this.weights[i] = verb < shares.length ? ((this.weights[i] ?? 0) * share) / (this.sums[verb] ?? 1) : 0;
    }
  }

  private weightOf(g: State, side: Side, choice: Choice): number {
    const verb = verbOf(choice);
    if (verb === RAID) return 0.1 + this.raids.best(spaceOf(g.place.get(actorOf(choice))) as Space, RAID_REACH);
    if (verb < LIGHT || verb > SAIL) return 1;
    const from = startOf(choice);
    const [army, light] = [this.field.army(side, from), this.field.light(side, from)];
    if (verb === SAIL) return 0.2 + Math.min(CARGO * this.field.fleet(side, from), army);
    return verb === ARMY || verb === FORCED ? 0.2 + army + 0.3 * light : 0.5 + light;
  }

  /**
   * 10.2 The whole force goes along one connection: a unit that would leave it no connection stays. So does the last
   * unit in a space that the enemy wants and can reach.
   */
  private weighMuster(g: State, side: Side, choices: Choices): void {
    this.musters.read(g);
    this.weighStrays(g, choices);
    const last = lastToJoin(g, side, choices);
    if (last === NONE) return;
    this.stakes.read(g, side);
    this.weights[last] =
      (this.weights[last] ?? 0) / (1 + HELD * this.stakes.leftBehind(g, flow.enclosing(g, March).from));
  }

  private weighStrays(g: State, choices: Choices): void {
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.get(i);
      if (verbOf(choice) !== TAKE) continue;
      const p = pieceIn(choice);
      if (!this.musters.goesWith(g, p)) this.weights[i] = STRAY;
      else if (isFleet(p)) this.weights[i] = FLEET_MARCHES;
    }
  }

  /** Prefers the way to the best target that can still be reached, or a Raid here. */
  private weighRaid(g: State, choices: Choices): void {
    const { side, at: here, left } = flow.enclosing(g, RaidAction);
    this.raids.read(g, side);
    const target = this.pursuit.raidTarget(side);
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.get(i);
      const to = spaceIn(choice);
      const worth =
        verbOf(choice) === TO
          ? this.raids.best(to, left - 1) * chanceToPass(g, side, to) * towards(here, to, target)
          : this.raids.here(here);
      this.weights[i] = (this.weights[i] ?? 0) * (0.05 + worth * worth);
    }
  }

  /** 15.3 Places Fleets where units wait for them, and units with stacks. */
  private weighPlacements(g: State, side: Side, choices: Choices, fleet: boolean): void {
    const { field } = this;
    field.read(g);
    for (let i = 0; i < choices.count; i++) {
      const s = spaceOf(placeIn(choices.get(i)));
      const army = s < 0 ? 0 : field.army(side, s as Space);
      const waiting = s < 0 ? 0 : army + 1 - CARGO * field.fleet(side, s as Space);
      const wanted = fleet ? Math.min(army, Math.max(JOINED, waiting)) : army;
      this.weights[i] = 0.1 + wanted * wanted;
    }
  }

  /** 16.3 Places Colonials with stacks, and where a way leads to a prize. */
  private weighEnlistments(g: State, side: Side, choices: Choices): void {
    this.stakes.read(g, side);
    for (let i = 0; i < choices.count; i++) {
      const s = enlistsIn(choices.get(i));
      const wanted = this.stakes.pull(s) + STACKED * this.field.army(side, s);
      this.weights[i] = 0.05 + wanted * wanted;
    }
  }

  /** Prefers spaces that can be taken, then friendly stacks to join. */
  private weighLandings(g: State, side: Side, choices: Choices): void {
    const { field, prizes } = this;
    field.read(g);
    prizes.read(g);
    const [own, guns, enemy] = [field.strength(side, AT_SEA), field.artillery(side, AT_SEA), enemyOf(side)];
    for (let i = 0; i < choices.count; i++) {
      const s = spaceIn(choices.get(i));
      const against = field.strength(enemy, s) + 0.5 * militiaFor(g, enemy, s);
      const bastions = field.bastions(enemy, s);
      const chance = !isFriendlyCoast(g, side, s)
        ? 0
        : bastions > 0
          ? siegeChance(own, guns, against + 1, bastions, roundsLeft(g))
          : shareOf(own, against + 1);
      const worth = prizes.of(side, s) * chance;
      this.weights[i] = 0.02 + worth * worth + (against === 0 && field.army(side, s) > 0 ? 0.1 : 0);
    }
  }

  /** The target of a march: the intended one, or else a drawn one. */
  private targetOf(g: State, march: FrameOf<typeof March>, below: Below): Space | -1 {
    const drawnFor = this.aims.draw(g, march, below);
    const intended = this.pursuit.targetOf(march);
    return intended === NONE ? drawnFor : intended;
  }

  /** Prefers steps towards the target of the march, and a stop there. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the two verbs of a march are weighed in one pass: it runs for every step of a playout
  private weighSteps(g: State, choices: Choices, below: Below): void {
    const march = flow.enclosing(g, March);
    const mover = march.force.first();
    if (this.marching === NONE || march.spent === 0) this.been.fill(0);
    if (this.marching !== mover || march.spent === 0) {
      this.target = this.targetOf(g, march, below);
      this.marching = mover;
    }
    this.been[march.at] = 1;
    if (homeOf(march.at) !== enemyOf(march.side)) this.weighReturns(choices);
    if (march.spent === 0)
      for (let i = 0; i < choices.count; i++) if (verbOf(choices.get(i)) === STOP) this.weights[i] = STAY;
    if (this.target === NONE) return;
    const now = this.aims.away(march.at, this.target as Space);
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.get(i);
      if (verbOf(choice) === MOVE) {
        const nearer = now - this.aims.away(spaceIn(choice), this.target as Space) + SAME;
        this.weights[i] = (this.weights[i] ?? 0) * at(NEARER, Math.max(0, Math.min(NEARER.length - 1, nearer)));
      } else if (verbOf(choice) === STOP && march.spent > 0) this.weights[i] = now === 0 ? STOP_THERE : STOP_SHORT;
    }
  }

  /** Excludes steps back to spaces where this march has been, unless it may have taken the space where it is. */
  private weighReturns(choices: Choices): void {
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.get(i);
      if (verbOf(choice) === MOVE && this.been[spaceIn(choice)] === 1) this.weights[i] = 0;
    }
  }
}

/**
 * The index of the choice with which the last unit in a space would join a force that has other units; `NONE` if there
 * is no such choice.
 */
function lastToJoin(g: State, of: Side, choices: Choices): number {
  let last: number = NONE;
  for (let i = 0; i < choices.count; i++) {
    const p = pieceIn(choices.get(i));
    if (verbOf(choices.get(i)) !== TAKE || !isUnitOf(g, of, p)) continue;
    if (last !== NONE) return NONE;
    last = i;
  }
  const { from, force } = flow.enclosing(g, March);
  if (last === NONE || force.isEmpty) return NONE;
  const joining = pieceIn(choices.get(last));
  const stays = (p: Piece): boolean => p !== joining && !force.has(p) && isUnitOf(g, of, p);
  return piece.all.some((p) => g.place.get(p) === placeOf(from) && stays(p)) ? NONE : last;
}

/** The factor for a step of a Raid: higher if it approaches the intended target. */
const towards = (from: Space, to: Space, target: Space | -1): number =>
  target === NONE ? 1 : distance(to, target) < distance(from, target) ? 3 : 0.3;
