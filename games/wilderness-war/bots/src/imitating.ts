import { type Choice, Choices, type Seat, verbOf } from '@carillon/flow';
import type { Example, Imitating } from '@carillon/opponent';
import { flow, March, type Side, type Space, type State } from '@carillon/wilderness-war-rules/search';
import { Aims } from './aims.ts';
import { Field } from './field.ts';
import { WildernessWarPolicy } from './policy.ts';
import { CARD, idOf, LAND, ONWARD } from './steps.ts';
import { NAMES, WildernessWarTraits } from './traits.ts';

/** A march under way: the spaces that it considered at its first step, and where it has come since. */
interface Watched {
  readonly mover: number;
  readonly spaces: readonly Space[];
  readonly choices: Example['choices'];
  reached: Space;
}

/** The first of several: no draw matters here. */
const first = (): number => 0;

/**
 * Reads from a game what a policy learns: each choice among several, and the target of each march, which is where it
 * ended.
 */
export class WildernessWarImitating implements Imitating<State> {
  readonly names: readonly string[] = NAMES.all;
  /** Weights are those set by hand: each trait has the factor 1. */
  private readonly factors = new Float64Array(NAMES.all.length).fill(1);
  private readonly policy = new WildernessWarPolicy({}, this.factors);
  private readonly field = new Field();
  private readonly traits = new WildernessWarTraits(this.field);
  private readonly aims = new Aims(this.field, this.traits, this.factors);
  private readonly listed = new Choices();
  private readonly found: Example[] = [];
  private march: Watched | undefined;

  watch(g: State, seat: Seat, choice: Choice): void {
    const step = flow.stepAt(g);
    if (step === ONWARD) this.watchMarch(g, choice);
    else {
      if (step === CARD) this.endTurn();
      this.watchChoice(g, seat, choice, step);
    }
  }

  examples(): readonly Example[] {
    this.endTurn();
    return this.found;
  }

  private endTurn(): void {
    this.endMarch();
    this.policy.begin();
  }

  private endMarch(): void {
    const { march } = this;
    this.march = undefined;
    if (march !== undefined) this.add(march.choices, march.spaces.indexOf(march.reached));
  }

  /** Keeps an example; if there was no choice, or the one made was not considered, it teaches nothing. */
  private add(choices: Example['choices'], chosen: number): void {
    if (chosen >= 0 && choices.length > 1) this.found.push({ choices, chosen });
  }

  private watchMarch(g: State, choice: Choice): void {
    const march = flow.enclosing(g, March);
    const mover = march.force.first();
    if (this.march?.mover !== mover) {
      this.endMarch();
      this.field.read(g);
      const spaces: Space[] = [];
      const choices: Example['choices'][number][] = [];
      this.aims.visit(g, march, (s, weight, traits) => {
        spaces.push(s);
        choices.push([weight, ...traits]);
      });
      this.march = { mover, spaces, choices, reached: march.at };
    }
    if (verbOf(choice) <= LAND) this.march.reached = idOf(choice) as Space;
  }

  private watchChoice(g: State, seat: Seat, choice: Choice, step: number): void {
    const { listed, traits } = this;
    flow.list(g, seat, listed);
    if (listed.count < 2 || flow.isAside(g, choice)) return;
    const weights = this.policy.weigh(g, seat, listed, first);
    const choices: Example['choices'][number][] = [];
    let chosen = -1;
    this.field.read(g);
    traits.begin(g, seat as Side, step);
    for (let i = 0; i < listed.count; i++) {
      const weight = weights[i] ?? 0;
      if (weight === 0) continue;
      if (listed.get(i) === choice) chosen = choices.length;
      traits.ofChoice(g, step, listed.get(i));
      choices.push([weight, ...traits.toArray()]);
    }
    this.add(choices, chosen);
  }
}
