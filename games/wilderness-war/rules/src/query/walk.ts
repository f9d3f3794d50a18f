import { cell, IdSet, NONE, type None } from '@carillon/flow';
import { type Space, space } from '../ids.ts';

// Scratch structures for searches over the map that allocate nothing: sets of spaces outside the state, and a queue.

/** A scratch set of spaces outside the state. */
export function scratchSpaces(): IdSet<Space> {
  const width = Math.ceil(space.count / 16);
  return new IdSet<Space>(new Int16Array(width), 0, width);
}

/** Spaces to continue from, each at most once between two calls of `clear`. */
export class Frontier {
  private readonly waiting: Int16Array = new Int16Array(space.count);
  private readonly seen: Uint8Array = new Uint8Array(space.count);
  private added = 0;
  private taken = 0;

  clear(): void {
    this.seen.fill(0);
    this.added = 0;
    this.taken = 0;
  }

  /** Whether a space is or was queued. */
  has(where: Space): boolean {
    return this.seen[where] === 1;
  }

  /** Queues a space, unless it was queued before. */
  add(where: Space): void {
    if (this.seen[where] === 1) return;
    this.seen[where] = 1;
    this.waiting[this.added++] = where;
  }

  /** The number of queued spaces. */
  get size(): number {
    return this.added - this.taken;
  }

  /** The space queued longest, or `NONE`. */
  next(): Space | None {
    return this.taken === this.added ? NONE : (cell(this.waiting, this.taken++) as Space);
  }
}
