import { DAY, HOUR, MINUTE, type Random } from '@carillon/kit';

/** A random number between 0 and 1. */
const share = (random: Random): number => random.below(1_000_000) / 1_000_000;
/** A roughly normal random number, with mean 0 and deviation 1. */
const normal = (random: Random): number => Array.from({ length: 12 }, () => share(random)).reduce((a, b) => a + b) - 6;
/** A positive random number with this median; two thirds of them are within a factor of e^`spread`. */
const around = (median: number, spread: number, random: Random): number => median * Math.exp(spread * normal(random));

/** An hour at which a person looks at the page, and on how many days in ten. */
interface Habit {
  readonly hour: number;
  readonly daysOfTen: number;
}

/**
 * A person who plays correspondence games: looks at the page at certain hours of the day, give or take half an hour,
 * for a quarter of an hour; comes sooner in one of four cases if a notice is sent during the day; and then takes some
 * seconds for a choice.
 */
export class Person {
  private readonly habits: readonly Habit[];
  /** Until when the person is at the page. */
  private leaves = 0;

  constructor(private readonly random: Random) {
    const hours = [7.5, 12.5, 18, 21.5].map((hour) => hour + normal(random) * 0.7);
    this.habits = hours.map((hour) => ({ hour, daysOfTen: 3 + random.below(7) }));
  }

  /** When the person answers a question that is asked at `now`, with a notice. */
  answers(now: number, isWindow: boolean): number {
    const { random } = this;
    const thinks = around(isWindow ? 25_000 : 45_000, 0.7, random);
    if (now >= this.leaves) {
      const comes = Math.min(this.nextVisit(now), this.afterNotice(now));
      this.leaves = comes + around(12 * MINUTE, 0.6, random);
      return comes + thinks;
    }
    this.leaves = Math.max(this.leaves, now + thinks);
    return now + thinks;
  }

  private nextVisit(now: number): number {
    const { random } = this;
    for (let day = Math.floor(now / DAY) * DAY; ; day += DAY) {
      const visits = this.habits
        .filter(({ daysOfTen }) => random.below(10) < daysOfTen)
        .map(({ hour }) => day + (hour + normal(random) * 0.5) * HOUR)
        .filter((at) => at > now);
      if (visits.length > 0) return Math.min(...visits);
    }
  }

  /** When a notice brings the person to the page, if it does. */
  private afterNotice(now: number): number {
    const hour = (now % DAY) / HOUR;
    const comes = hour >= 8 && hour < 22 && this.random.below(4) === 0;
    return comes ? now + around(20 * MINUTE, 0.8, this.random) : Number.POSITIVE_INFINITY;
  }
}
