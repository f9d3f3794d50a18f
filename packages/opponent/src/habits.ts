/** Notes an occasion for a habit: whether the seat followed it, and the weight of the occasion, from 0 to 1. */
export type NoteHabit = (habit: string, shown: boolean, share: number) => void;

/** How often a side does something when it can, by name; data learned from games. */
export interface Habits {
  readonly version: string;
  readonly rates: Readonly<Record<string, number>>;
}

/**
 * The number of occasions, at the mean rate of a habit's kind, that are added to its own, so that rare habits stay near
 * the mean.
 */
const ADDED = 4;
/** Lower rates are left out. */
const LEAST = 0.005;

interface Count {
  shown: number;
  occasions: number;
}

/** Counts occasions, and works out rates. The name of a habit is its kind, a colon, and its object. */
export class HabitCounts {
  private readonly counts = new Map<string, Count>();

  readonly note: NoteHabit = (habit, shown, share) => {
    for (const name of [habit, kindOf(habit)]) {
      const count = this.counts.get(name) ?? { shown: 0, occasions: 0 };
      this.counts.set(name, { shown: count.shown + Number(shown), occasions: count.occasions + share });
    }
  };

  /** Rates by habit, in the order of their names. */
  rates(): Readonly<Record<string, number>> {
    const habits = [...this.counts].filter(([name]) => name !== kindOf(name));
    const rates = habits.map(([name, { shown, occasions }]) => {
      const mean = this.meanOf(kindOf(name));
      return [name, Number(((shown + ADDED * mean) / (occasions + ADDED)).toPrecision(2))] as const;
    });
    return Object.fromEntries(rates.filter(([, rate]) => rate >= LEAST).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  private meanOf(kind: string): number {
    const { shown, occasions } = this.counts.get(kind) ?? { shown: 0, occasions: 1 };
    return shown / occasions;
  }
}

const kindOf = (habit: string): string => habit.split(':')[0] ?? '';
