/** An evaluation with weights set by hand, and the features that it read in the last position. */
export interface HandEvaluation<G> {
  /** The first seat's chance of winning, from 0 to 1. */
  chance(g: G): number;
  /** The features, each the first seat's value minus the second's. */
  readonly values: Float64Array;
  /** The share of the game that is left, from 1 to 0. */
  readonly left: number;
}

/** Learned weights as data: `npm run learn` writes them. */
export interface LearnedWeights {
  readonly version: string;
  /** The weights by input; an input that is not named has weight 0. */
  readonly weights: Readonly<Record<string, number>>;
}

const MOST = 0.995;

/** Maps a score to a chance from 0 to 1; algebraic, because exponentials differ between processors. */
export const curve = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);

/** The inverse of `curve`, for chances that are neither 0 nor 1. */
export function steepnessOf(chance: number): number {
  const t = Math.max(-MOST, Math.min(MOST, 2 * chance - 1));
  return t / Math.sqrt(1 - t * t);
}

/**
 * An evaluation that corrects one with weights set by hand. Its inputs are that evaluation's chance and its features;
 * each feature has one weight, and another for the start of the game. Inputs have the names of the features, with
 * `, early` for the second weight.
 */
export class LearnedEvaluation<G> {
  readonly names: readonly string[];
  readonly version: string;
  private readonly weights: Float64Array;
  private readonly inputs: Float64Array;

  constructor(
    private readonly hand: HandEvaluation<G>,
    features: readonly string[],
    { version, weights }: LearnedWeights,
  ) {
    this.version = version;
    this.names = ['hand', 'even', ...features].flatMap((name) => [name, `${name}, early`]);
    for (const name of Object.keys(weights))
      if (!this.names.includes(name)) throw new Error(`there is no input called ${name}`);
    this.weights = Float64Array.from(this.names, (name) => weights[name] ?? 0);
    this.inputs = new Float64Array(this.names.length);
  }

  /** Fills the inputs of a position. */
  read(g: G, into: Float64Array): void {
    const { hand } = this;
    const chance = hand.chance(g);
    const { values, left } = hand;
    into[0] = steepnessOf(chance);
    into[2] = 1;
    for (let i = 0; i < values.length; i++) into[2 * i + 4] = values[i] ?? 0;
    for (let i = 0; i < into.length; i += 2) into[i + 1] = (into[i] ?? 0) * left;
  }

  /** The first seat's chance of winning, from 0 to 1. */
  chance(g: G): number {
    this.read(g, this.inputs);
    let x = 0;
    for (let i = 0; i < this.weights.length; i++) x += (this.weights[i] ?? 0) * (this.inputs[i] ?? 0);
    return curve(x);
  }
}
