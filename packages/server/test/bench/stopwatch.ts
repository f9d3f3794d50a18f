/** Measures the time from sending a choice until every screen of its table shows it. */

interface Running {
  readonly seen: number;
  readonly at: number;
  /** The screens that do not show it yet. */
  readonly left: Set<number>;
}

export class Stopwatch {
  /** Milliseconds, one per choice. */
  private took: number[] = [];
  private readonly running = new Map<string, Running[]>();

  constructor(private readonly screens: number) {}

  /** Starts the time of a choice, sent when the journal of its game had `seen` entries. */
  sent(game: string, seen: number): void {
    const left = new Set(Array.from({ length: this.screens }, (_, screen) => screen));
    this.running.set(game, [...(this.running.get(game) ?? []), { seen, at: performance.now(), left }]);
  }

  /** Stops the times of the choices that a screen now shows: it has the first `seq` entries of the game. */
  shows(game: string, screen: number, seq: number): void {
    const still: Running[] = [];
    for (const each of this.running.get(game) ?? []) {
      if (seq > each.seen) each.left.delete(screen);
      if (each.left.size > 0) still.push(each);
      else this.took.push(performance.now() - each.at);
    }
    this.running.set(game, still);
  }

  /** The measurements since the last call, in ascending order. */
  read(): readonly number[] {
    const took = this.took.sort((a, b) => a - b);
    this.took = [];
    return took;
  }
}

/** The value below which this share of the values is. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}
