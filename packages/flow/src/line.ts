import { at, BrokenInvariant } from '@carillon/kit';
import { type Entry, lineOf } from './journal.ts';

/**
 * Entries in force with consecutive numbers: `length` of them from number `first` on, after `before` earlier entries of
 * the line.
 */
interface Run {
  readonly before: number;
  readonly first: number;
  length: number;
}

/**
 * The numbers of the entries in force, in order. Stored in runs: until something is undone there is only one, however
 * long the game.
 */
export class Line {
  private readonly runs: Run[] = [];

  /** The line of a journal. Throws a `BadValue` if an undo entry takes back something not in force. */
  static of(journal: readonly Entry[]): Line {
    const line = new Line();
    for (const number of lineOf(journal)) line.push(number);
    return line;
  }

  get length(): number {
    const last = this.runs.at(-1);
    return last === undefined ? 0 : last.before + last.length;
  }

  /** The number at a place, or `undefined`. */
  at(place: number): number | undefined {
    const run = this.runs.findLast(({ before }) => before <= place);
    const within = run === undefined ? -1 : place - run.before;
    return run !== undefined && within < run.length ? run.first + within : undefined;
  }

  /** The number at a place; throws where there is none. */
  get(place: number): number {
    const number = this.at(place);
    if (number === undefined) throw new BrokenInvariant(`no place ${place} in a line of ${this.length}`);
    return number;
  }

  /** The place of a number, or -1. */
  placeOf(number: number): number {
    const run = this.runs.findLast(({ first }) => first <= number);
    return run !== undefined && number < run.first + run.length ? run.before + number - run.first : -1;
  }

  /** Adds a number, higher than all before. */
  push(number: number): void {
    const last = this.runs.at(-1);
    if (last !== undefined && number === last.first + last.length) last.length++;
    else this.runs.push({ before: this.length, first: number, length: 1 });
  }

  /** Keeps only the first `length` numbers. */
  cut(length: number): void {
    while (this.runs.length > 0 && at(this.runs, this.runs.length - 1).before >= length) this.runs.pop();
    const last = this.runs.at(-1);
    if (last !== undefined) last.length = Math.min(last.length, length - last.before);
  }

  toArray(): number[] {
    return this.runs.flatMap(({ first, length }) => Array.from({ length }, (_, i) => first + i));
  }
}
