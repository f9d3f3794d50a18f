/** The sums of forecasts and of outcomes, for one kind of forecast. */
interface Kind {
  times: number;
  foretold: number;
  came: number;
  /** The outcomes of the forecasts. */
  variance: number;
}

/** A difference of more standard errors than this is not due to chance. */
const MOST_ERRORS = 4;
/** The maximum number of differences to name. */
const NAMED = 12;

/** The comparisons of forecasts with outcomes in a walk. */
export class Figures {
  readonly kinds: Map<string, Kind> = new Map();
  /** How often each certain sentence was checked. */
  readonly held: Map<string, number> = new Map();
  /** False sentences, with their places. */
  readonly untrue: string[] = [];

  /** Adds an event forecast with a chance, and whether it happened. `error` is the error of the chance itself. */
  chance(kind: string, chance: number, came: boolean, error = 0): void {
    this.mean(kind, chance, came ? 1 : 0, chance * (1 - chance) + error ** 2);
  }

  /** Adds a number forecast as a mean with this variance, and the actual number. */
  mean(kind: string, foretold: number, came: number, variance: number): void {
    const known = this.kinds.get(kind) ?? { times: 0, foretold: 0, came: 0, variance: 0 };
    this.kinds.set(kind, known);
    known.times++;
    known.foretold += foretold;
    known.came += came;
    known.variance += variance;
  }

  /** Counts a sentence, and notes it if false. */
  sentence(kind: string, holds: boolean, where: () => string): void {
    this.held.set(kind, (this.held.get(kind) ?? 0) + 1);
    if (!holds) this.untrue.push(`${kind}: ${where()}`);
  }

  times(kind: string): number {
    return this.kinds.get(kind)?.times ?? this.held.get(kind) ?? 0;
  }

  /** Kinds whose difference is too great for chance. */
  get off(): readonly string[] {
    return [...this.kinds].flatMap(([kind, each]) => (errorsOf(each) > MOST_ERRORS ? [lineOf(kind, each)] : []));
  }

  get text(): string {
    const held = [...this.held].sort().map(([kind, times]) => `  ${kind}: ${times}`);
    const untrue = this.untrue.slice(0, NAMED).map((each) => `  untrue: ${each}`);
    const kinds = [...this.kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, each]) => lineOf(kind, each));
    return [...kinds, 'sentences held:', ...held, `untrue: ${this.untrue.length}`, ...untrue].join('\n');
  }
}

const errorsOf = ({ foretold, came, variance }: Kind): number => {
  const off = Math.abs(foretold - came);
  return off < 1e-6 ? 0 : off / Math.sqrt(variance);
};

const lineOf = (kind: string, each: Kind): string =>
  `  ${kind}: ${each.times} times, foretold ${each.foretold.toFixed(1)}, came ${each.came} (${errorsOf(each).toFixed(2)} errors)`;
