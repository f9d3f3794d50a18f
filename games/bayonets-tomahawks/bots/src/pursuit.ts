import {
  connection,
  flow,
  isFleet,
  March,
  Sail,
  type Side,
  type Space,
  type State,
  spaceOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import { type Choice, type Choices, type FrameOf, NONE, verbOf } from '@carillon/flow';
import type { Below } from '@carillon/kit';
import type { Intention, Means } from './intention.ts';
import { ABOARD, ACT, actorOf, BUILDING, LANDING, MUSTER, pieceIn, spaceIn, startOf, TAKE } from './steps.ts';

// How playouts carry out a faction's intentions.

/** The steps at which an intention matters, besides those of a march under way. */
export const PURSUED: ReadonlySet<number> = new Set([ACT, MUSTER, ABOARD, LANDING, BUILDING]);

/** The verbs that name an Action Point, in their order, by the kind of Action that they begin. */
const MEANS: readonly (Means | undefined)[] = [
  'raid',
  'light',
  'light',
  'army',
  'army',
  'sail',
  undefined,
  'construct',
];
/** The verbs of Construction that concern a Fort or a Road. */
const [BEGIN, BUILD, ROAD, FINISH] = [0, 1, 4, 5];

const CONNECTIONS = (1 << connection.bits) - 1;

/** The factors for choices that carry out an intention, and for choices against it. */
const [INTENDED, AGAINST] = [60, 0.01];
/** Once the first intention has begun, one in this many Actions starts another. */
const NEXT_ONE_IN = 2;

/** The intentions that a faction pursues in a playout, one after another. */
export class Pursuit {
  private listed: readonly Intention[] = [];
  private of: Side | undefined;
  /** The intention to begin next, and the one under way. */
  private next: Intention | undefined;
  private current: Intention | undefined;
  /** Whether this playout pursues any intention. */
  private pursues = false;

  /** Sets the intentions that a faction may pursue. */
  list(of: Side, listed: readonly Intention[]): void {
    this.of = of;
    this.listed = listed;
  }

  begin(intention: number | undefined): void {
    this.next = intention === undefined ? undefined : this.listed[intention];
    this.pursues = this.next !== undefined;
    this.current = this.next?.by === 'land' ? this.next : undefined;
  }

  /** Makes intended choices likelier, by multiplying the weights that the step already has. */
  weigh(g: State, side: Side, step: number, choices: Choices, weights: Float64Array): void {
    const intention = step === ACT ? this.next : this.current;
    if (intention === undefined || side !== this.of) return;
    for (let i = 0; i < choices.count; i++)
      weights[i] = (weights[i] ?? 0) * factorOf(g, step, choices.get(i), intention);
  }

  /** Notes the Action that was chosen: it may begin the intention. */
  chose(g: State, side: Side, choice: Choice, below: Below): void {
    if (!this.pursues || side !== this.of) return;
    this.current = undefined;
    if (this.next !== undefined && begins(g, choice, this.next)) {
      this.current = this.next;
      this.next = undefined;
    }
    if (this.next === undefined && below(NEXT_ONE_IN) === 0) this.next = this.listed[below(this.listed.length)];
  }

  /** The intended target of a march; `NONE` if no intention began it. */
  targetOf({ side, from }: FrameOf<typeof March>): Space | -1 {
    const { current } = this;
    const isMarch = current?.by === 'army' || current?.by === 'light';
    return isMarch && side === this.of && from === current.from ? current.target : NONE;
  }

  /** The intended target of a Raid; `NONE` if no intention began it. */
  raidTarget(side: Side): Space | -1 {
    return side === this.of && this.current?.by === 'raid' ? this.current.target : NONE;
  }
}

/** Whether an Action is the one that an intention begins with. */
function begins(g: State, choice: Choice, { by, from, only }: Intention): boolean {
  if (MEANS[verbOf(choice)] !== by) return false;
  if (by === 'raid') return actorOf(choice) === only;
  return (by === 'construct' ? spaceOf(g.place.get(actorOf(choice))) : startOf(choice)) === from;
}

function factorOf(g: State, step: number, choice: Choice, intention: Intention): number {
  if (step === ACT) return begins(g, choice, intention) ? INTENDED : 1;
  if (step === MUSTER) return goes(g, choice, intention) ? 1 : AGAINST;
  if (step === ABOARD) return sails(g, choice, intention) ? 1 : AGAINST;
  if (step === LANDING) return spaceIn(choice) === intention.target ? INTENDED : 1;
  return builds(choice, intention) ? INTENDED : 1;
}

/** Whether a unit belongs to the intended force: every unit does, unless one is to go alone. */
function goes(g: State, choice: Choice, { only, from, by }: Intention): boolean {
  if (verbOf(choice) !== TAKE || only === NONE || by === 'raid') return true;
  return flow.enclosing(g, March).from !== from || pieceIn(choice) === only;
}

/** Whether a unit goes aboard: only Fleets do if they are to fetch an army. */
function sails(g: State, choice: Choice, { aim, from }: Intention): boolean {
  if (verbOf(choice) !== TAKE || aim !== 'fetch' || flow.enclosing(g, Sail).from !== from) return true;
  return isFleet(pieceIn(choice));
}

function builds(choice: Choice, { aim, road }: Intention): boolean {
  const verb = verbOf(choice);
  if (aim === 'fort') return verb === BEGIN || verb === BUILD;
  return aim === 'road' && (verb === ROAD || verb === FINISH) && (choice & CONNECTIONS) === road;
}
