import { type Choices, type FrameOf, NONE, type Seat, verbOf } from '@carillon/flow';
import { at, type Below } from '@carillon/kit';
import { drawn, type Policy, verbWeights } from '@carillon/opponent';
import {
  type Card,
  cardValue,
  flow,
  isAuxiliary,
  isLeader,
  March,
  type Piece,
  type Side,
  type Space,
  type State,
  spaceOf,
} from '@carillon/wilderness-war-rules/search';
import { Aims } from './aims.ts';
import { distance, distanceFromStart, distanceInMarch, FAR } from './distance.ts';
import { Field } from './field.ts';
import { type Intention, isParty, valueFor } from './intention.ts';
import { intentionsOf } from './intentions.ts';
import { LEANING } from './leaning.ts';
import { LEARNED_POLICY } from './learned-policy.ts';
import { DOUBTED, isPointless } from './sense.ts';
import {
  ACTIVATE,
  ACTIVATING,
  ALONE,
  BUILD,
  BUILDS,
  CARD,
  FORTS,
  idOf,
  LAND,
  LEAD,
  LOSSES,
  MOVE,
  ONWARD,
  STOP,
} from './steps.ts';
import type { Style } from './styles.ts';
import { NAMES, WildernessWarTraits } from './traits.ts';

/** The weight of a step by its approach to the target: from four connections farther to six nearer. */
const NEARER = [0.01, 0.02, 0.05, 0.1, 0.4, 4, 12, 20, 30, 40, 50];
const SAME = 4;
const STOP_THERE = 30;
const STOP_SHORT = 0.3;

/** The factor for choices that carry out the intention. */
const INTENDED = 40;

const weightsAt = verbWeights(flow, LEANING);
/** The learned factors of all traits. */
const FACTORS = NAMES.factors(LEARNED_POLICY);

/**
 * Plays on a card play: each verb has a weight, and each march a target, drawn by worth and distance, which its steps
 * approach.
 */
export class WildernessWarPolicy implements Policy<State> {
  private readonly field = new Field();
  private readonly traits = new WildernessWarTraits(this.field);
  private readonly aims: Aims;
  private weights = new Float64Array(256);
  /** The target of the march under way, and its first piece. */
  private target: number = NONE;
  private marching: number = NONE;
  private intentions: readonly Intention[] = [];
  /** The intention of the planning seat for this card play. */
  private intention: Intention | undefined;

  constructor(
    /** The factor by which a style weights an aim; 1 if absent. */
    private readonly favours: Style['aims'] = {},
    /** The factors of traits, by number. */
    private readonly factors: Float64Array = FACTORS,
  ) {
    this.aims = new Aims(this.field, this.traits, factors);
  }

  begin(intention?: number): void {
    this.target = NONE;
    this.marching = NONE;
    this.intention = intention === undefined ? undefined : this.intentions[intention];
  }

  intend(g: State, seat: Seat): number {
    this.intentions = [];
    if (flow.stepAt(g) !== CARD) return 0;
    this.field.read(g);
    this.intentions = intentionsOf(g, seat as Side, this.field, this.favours);
    return this.intentions.length;
  }

  pick(g: State, seat: Seat, choices: Choices, below: Below): number {
    return drawn(this.weigh(g, seat, choices, below), choices.count, below);
  }

  /** The weights of the choices; at a march's first step, its target is drawn. Valid until the next call. */
  weigh(g: State, seat: Seat, choices: Choices, below: Below): Float64Array {
    const { count } = choices;
    if (count > this.weights.length) this.weights = new Float64Array(count * 2);
    const { weights } = this;
    const step = flow.stepAt(g);
    if (ACTIVATING.has(step)) this.field.read(g);
    this.weighTraits(g, seat as Side, choices);
    if (step === ONWARD) this.weighSteps(g, choices, below);
    else if (step === CARD) this.weighCards(g, choices);
    else if (step === BUILD) this.weighBuilding(choices);
    else if (step === LOSSES) this.weighLosses(g, choices);
    else if (ACTIVATING.has(step)) this.weighActivation(g, seat as Side, choices);
    if (DOUBTED.has(step))
      for (let i = 0; i < count; i++) if (isPointless(g, seat, step, choices.get(i))) weights[i] = 0;
    return weights;
  }

  /** Weighs verbs and traits. */
  private weighTraits(g: State, side: Side, choices: Choices): void {
    const { traits, weights, factors } = this;
    const step = flow.stepAt(g);
    const verbs = weightsAt(step);
    traits.begin(g, side, step);
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.get(i);
      traits.ofChoice(g, step, choice);
      weights[i] = (verbs[verbOf(choice)] ?? 1) * traits.product(factors);
    }
  }

  private multiply(i: number, factor: number): void {
    this.weights[i] = (this.weights[i] ?? 0) * factor;
  }

  /** Prefers cards of high value for activation. */
  private weighCards(g: State, choices: Choices): void {
    const { intention } = this;
    const builds = intention !== undefined && isBuilder(g, intention);
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.get(i);
      if (builds && verbOf(choice) === FORTS) this.multiply(i, INTENDED);
      if (verbOf(choice) !== ACTIVATE) continue;
      const value = cardValue(idOf(choice) as Card);
      this.multiply(i, 1 + value);
      if (intention !== undefined && !builds && value >= valueFor(intention)) this.multiply(i, INTENDED);
    }
  }

  /** Prefers the intended fort. */
  private weighBuilding(choices: Choices): void {
    const { intention } = this;
    if (intention?.aim !== 'fort') return;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.get(i);
      if (verbOf(choice) === BUILDS && idOf(choice) === intention.target) this.multiply(i, INTENDED);
    }
  }

  /** Spares reduced units, and spares Drilled Troops rather than Auxiliaries. */
  private weighLosses(g: State, choices: Choices): void {
    for (let i = 0; i < choices.count; i++) {
      const p = idOf(choices.get(i)) as Piece;
      this.multiply(i, (g.reduced.has(p) ? 1 : 2) * (isAuxiliary(p) ? 2 : 1));
    }
  }

  /** Leaders with troops, and Auxiliaries one by one. The field has been read. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: leaders and Auxiliaries are weighed in one pass: it runs for every activation of a playout
  private weighActivation(g: State, side: Side, choices: Choices): void {
    const { intention } = this;
    const leader = intention === undefined || isParty(intention) ? NONE : intention.leader;
    const parties = intention !== undefined && isParty(intention) ? intention.parties : [];
    for (let i = 0; i < choices.count; i++) {
      const verb = verbOf(choices.get(i));
      const p = idOf(choices.get(i)) as Piece;
      if (verb === LEAD) {
        const where = spaceOf(g.place.get(p));
        const strength = where === NONE ? 0 : this.field.strength(side, where);
        this.multiply(i, strength > 0 ? 1 + strength : 0.1);
        if (leader === p) this.multiply(i, INTENDED);
      } else if (verb === ALONE) {
        this.multiply(i, isAuxiliary(p) ? 2 : isLeader(p) ? 0.15 : 0.3);
        if (parties.includes(p)) this.multiply(i, INTENDED);
      }
    }
  }

  /** The target of a march: the intended one, or else a drawn one. */
  private targetOf(g: State, march: FrameOf<typeof March>, below: Below): Space | -1 {
    const { intention } = this;
    if (intention !== undefined) {
      if (!isParty(intention)) {
        if (intention.leader === march.commander) return intention.target;
      } else if (intention.parties.includes(march.force.first() as Piece))
        return this.aims.drawOf(g, march, intention.region, below);
    }
    return this.aims.draw(g, march, below);
  }

  /** Prefers steps towards the target of the march, and a stop there. */
  private weighSteps(g: State, choices: Choices, below: Below): void {
    const march = flow.enclosing(g, March);
    const mover = march.force.first();
    if (this.marching !== mover) {
      this.field.read(g);
      this.target = this.targetOf(g, march, below);
      this.marching = mover;
    }
    if (this.target === NONE) return;
    const target = this.target as Space;
    const intended = this.isIntended(march);
    const away = intended ? distanceInMarch : distance;
    const now = intended ? distanceFromStart(march.at, target) : distance(march.at, target);
    for (let i = 0; i < choices.count; i++) {
      const verb = verbOf(choices.get(i));
      if (verb >= MOVE && verb <= LAND) {
        const nearer = now - away(idOf(choices.get(i)) as Space, target) + SAME;
        this.multiply(i, at(NEARER, Math.max(0, Math.min(NEARER.length - 1, nearer))));
      } else if (verb === STOP) this.weights[i] = now === 0 ? STOP_THERE : STOP_SHORT;
    }
  }

  /** Whether a force marches by intention, and can reach its target in one march. */
  private isIntended({ at: here, commander, force }: FrameOf<typeof March>): boolean {
    const { intention } = this;
    if (intention === undefined || distanceFromStart(here, this.target as Space) >= FAR) return false;
    return isParty(intention) ? intention.parties.includes(force.first() as Piece) : intention.leader === commander;
  }
}

/** 5.42 Whether an army is in the space where it intends to build a fort. */
function isBuilder(g: State, intention: Intention): boolean {
  return !isParty(intention) && intention.aim === 'fort' && spaceOf(g.place.get(intention.leader)) === intention.target;
}
