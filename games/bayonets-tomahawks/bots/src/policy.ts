import {
  flow,
  March,
  point,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { type Choice, type Choices, NONE, type Seat } from '@carillon/flow';
import { at, type Below } from '@carillon/kit';
import { drawn, type Policy, stepNamed, verbWeights } from '@carillon/opponent';
import { Aims } from './aims.ts';
import { distance } from './distance.ts';
import { Field } from './field.ts';
import { LEANING, SHARES } from './leaning.ts';

const STEPS = flow.allSteps;
const MARCHING: ReadonlySet<number> = new Set(['march.onward', 'march.stuck'].map((name) => stepNamed(STEPS, name)));
// The verbs of a march, in their order.
const [MOVE, STOP] = [0, 3];

const ACT = stepNamed(STEPS, 'action-phase.act');
/** The share of each verb there, whatever the number of its choices. */
const shares = at(flow.stepVerbs, ACT).map((verb) => SHARES[verb] ?? 0);
/** The verbs that march, in their order: each names an Action Point and a space. */
const [LIGHT, ARMY, FORCED] = [2, 3, 4];

const verbOf = (choice: Choice): number => choice >>> 24;
const SPACES = (1 << space.bits) - 1;
/** Where the march of an Action Point begins. */
const startOf = (choice: Choice): Space => ((choice >>> point.bits) & SPACES) as Space;

/** By how much nearer a step comes: from two connections further to two nearer. */
const NEARER = [0.03, 0.1, 0.5, 6, 10];
const SAME = 2;
const STOP_THERE = 30;
const STOP_SHORT = 0.3;

const weightsAt = verbWeights(flow, LEANING);

/**
 * Plays an Action Round on: by a weight for each verb, and with a target for each march, drawn by its worth and its
 * distance, that its steps approach.
 */
export class BayonetsTomahawksPolicy implements Policy<State> {
  private readonly aims = new Aims();
  private readonly field = new Field();
  private readonly sums = new Float64Array(shares.length);
  private weights = new Float64Array(256);
  /** Where the march under way is going, and its first member. */
  private target: number = NONE;
  private marching: number = NONE;

  begin(): void {
    this.target = NONE;
    this.marching = NONE;
  }

  pick(g: State, seat: Seat, choices: Choices, below: Below): number {
    const { count } = choices;
    if (count > this.weights.length) this.weights = new Float64Array(count * 2);
    const { weights } = this;
    const step = flow.stepAt(g);
    const verbs = weightsAt(step);
    for (let i = 0; i < count; i++) weights[i] = verbs[verbOf(choices.get(i))] ?? 1;
    if (MARCHING.has(step)) this.weighSteps(g, choices, below);
    else if (step === ACT) this.weighActions(g, seat as Side, choices);
    return drawn(weights, count, below);
  }

  /** A share for each verb, divided among its choices: the stronger a stack, the likelier it marches. */
  private weighActions(g: State, side: Side, choices: Choices): void {
    this.field.read(g);
    this.sums.fill(0);
    for (let i = 0; i < choices.count; i++) {
      const verb = verbOf(choices.get(i));
      const weight = verb >= LIGHT && verb <= FORCED ? this.weightOf(side, verb, startOf(choices.get(i))) : 1;
      this.weights[i] = weight;
      this.sums[verb] = (this.sums[verb] ?? 0) + weight;
    }
    for (let i = 0; i < choices.count; i++) {
      const verb = verbOf(choices.get(i));
      const share = shares[verb] ?? 0;
      this.weights[i] = verb < shares.length ? ((this.weights[i] ?? 0) * share) / (this.sums[verb] ?? 1) : 0;
    }
  }

  private weightOf(side: Side, verb: number, from: Space): number {
    const light = this.field.light(side, from);
    return verb === ARMY || verb === FORCED ? 0.2 + this.field.army(side, from) + 0.3 * light : 0.5 + light;
  }

  /** Steps that come nearer to the target of the march; a stop there. */
  private weighSteps(g: State, choices: Choices, below: Below): void {
    const march = flow.enclosing(g, March);
    const mover = march.force.first();
    if (this.marching !== mover || march.spent === 0) {
      this.target = this.aims.draw(g, march, below);
      this.marching = mover;
    }
    if (this.target === NONE) return;
    const now = distance(march.at, this.target as Space);
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.get(i);
      if (verbOf(choice) === MOVE) {
        const nearer = now - distance((choice & SPACES) as Space, this.target as Space) + SAME;
        this.weights[i] = (this.weights[i] ?? 0) * at(NEARER, Math.max(0, Math.min(NEARER.length - 1, nearer)));
      } else if (verbOf(choice) === STOP) this.weights[i] = now === 0 ? STOP_THERE : STOP_SHORT;
    }
  }
}
