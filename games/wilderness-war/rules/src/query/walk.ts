import { IdSet } from '@carillon/flow';
import { type Space, space } from '../ids.ts';

// For walks over the map that allocate nothing: sets of spaces outside the state, and a queue.

/** A set of spaces outside the state, for working things out. */
export function scratchSpaces(): IdSet<Space> {
  const width = Math.ceil(space.count / 16);
  return new IdSet<Space>(new Int16Array(width), 0, width);
}

/** Spaces waiting to be walked on from, each at most once between two calls of `clear`. */
export class Frontier {
  private readonly waiting: Space[] = [];
  private readonly seen: IdSet<Space> = scratchSpaces();
  private taken = 0;

  clear(): void {
    this.waiting.length = 0;
    this.seen.clear();
    this.taken = 0;
  }

  /** Whether a space waits, or has waited. */
  has(where: Space): boolean {
    return this.seen.has(where);
  }

  /** Lets a space wait, unless it has been in before. */
  add(where: Space): void {
    if (this.seen.has(where)) return;
    this.seen.add(where);
    this.waiting.push(where);
  }

  /** How many spaces wait. */
  get size(): number {
    return this.waiting.length - this.taken;
  }

  /** The space that has waited longest, or `undefined`. */
  next(): Space | undefined {
    return this.waiting[this.taken++];
  }
}
