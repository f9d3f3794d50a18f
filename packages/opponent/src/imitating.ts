import { type Choice, Choices, type Flow, NONE, type Seat, type StateBase } from '@carillon/flow';
import type { Below } from '@carillon/kit';

/** A choice that a player made, from which a policy learns: its weight in a playout is that of a policy set by hand. */
export interface Example {
  /** The weight of each choice without learned factors, and its traits. */
  readonly choices: readonly (readonly [weight: number, ...traits: number[]])[];
  /** The index of the choice that was made. */
  readonly chosen: number;
}

/** What a policy can learn from: its weights set by hand, and the traits of each choice. */
export interface Imitated<G extends StateBase> {
  readonly flow: Pick<Flow<G, unknown>, 'stepAt' | 'list' | 'isAside'>;
  /** The names of all traits, by number. */
  readonly names: readonly string[];
  /** Weighs choices by hand: each trait has the factor 1. */
  readonly policy: {
    begin(): void;
    weigh(g: G, seat: Seat, choices: Choices, below: Below): Float64Array;
  };
  /** The step at which turns begin. */
  readonly turnStep: number;
  /** Prepares for the choices of a step, and returns a reader of their traits. */
  traitsAt(g: G, seat: Seat, step: number): (choice: Choice) => readonly number[];
  /** The march of which this step is a part, if it is one. */
  marchAt(g: G, step: number): Marching | undefined;
  /** Calls `visit` with each space that this march considers as its target, its weight, and its traits. */
  visitTargets(g: G, visit: (s: number, weight: number, traits: readonly number[]) => void): void;
  /** The space to which a choice of a march goes; `NONE` if it goes nowhere. */
  destination(choice: Choice): number;
}

/** A march under way. */
export interface Marching {
  /** Its first piece: another march has another. */
  readonly mover: number;
  readonly at: number;
  /** Whether it has not moved yet, so that its target may be chosen again. */
  readonly chooses: boolean;
}

/** A march that is watched: the spaces that it considered at first, and where it has come since. */
interface Watched {
  readonly mover: number;
  readonly spaces: readonly number[];
  readonly choices: Example['choices'];
  reached: number;
}

/** The first of several: no draw matters here. */
const first = (): number => 0;

/**
 * Reads examples from a game in which everything is known: each choice among several, and the target of each march,
 * which is where it ended.
 */
export class Imitating<G extends StateBase> {
  private readonly listed = new Choices();
  private readonly found: Example[] = [];
  private march: Watched | undefined;

  constructor(private readonly imitated: Imitated<G>) {}

  get names(): readonly string[] {
    return this.imitated.names;
  }

  /** Called before each choice of a seat. */
  watch(g: G, seat: Seat, choice: Choice): void {
    const { imitated } = this;
    const step = imitated.flow.stepAt(g);
    const march = imitated.marchAt(g, step);
    if (march !== undefined) this.watchMarch(g, march, choice);
    else {
      if (step === imitated.turnStep) this.endTurn();
      this.watchChoice(g, seat, choice, step);
    }
  }

  /** The examples of the game; called at its end. */
  examples(): readonly Example[] {
    this.endTurn();
    return this.found;
  }

  private endTurn(): void {
    this.endMarch();
    this.imitated.policy.begin();
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

  private watchMarch(g: G, { mover, at, chooses }: Marching, choice: Choice): void {
    if (this.march?.mover !== mover || chooses) {
      this.endMarch();
      const spaces: number[] = [];
      const choices: Example['choices'][number][] = [];
      this.imitated.visitTargets(g, (s, weight, traits) => {
        spaces.push(s);
        choices.push([weight, ...traits]);
      });
      this.march = { mover, spaces, choices, reached: at };
    }
    const to = this.imitated.destination(choice);
    if (to !== NONE) this.march.reached = to;
  }

  private watchChoice(g: G, seat: Seat, choice: Choice, step: number): void {
    const { listed, imitated } = this;
    imitated.flow.list(g, seat, listed);
    if (listed.count < 2 || imitated.flow.isAside(g, choice)) return;
    const weights = imitated.policy.weigh(g, seat, listed, first);
    const traitsOf = imitated.traitsAt(g, seat, step);
    const choices: Example['choices'][number][] = [];
    let chosen = -1;
    for (let i = 0; i < listed.count; i++) {
      const weight = weights[i] ?? 0;
      if (weight === 0) continue;
      if (listed.get(i) === choice) chosen = choices.length;
      choices.push([weight, ...traitsOf(listed.get(i))]);
    }
    this.add(choices, chosen);
  }
}

/** The imitating of any title; pass it only states of its own game. */
export type AnyImitating = Pick<Imitating<StateBase>, 'names' | 'watch' | 'examples'>;

/** An imitating of a title, without its types. */
export const imitatingOf = <G extends StateBase>(imitated: Imitated<G>): AnyImitating =>
  new Imitating(imitated) as unknown as AnyImitating;
