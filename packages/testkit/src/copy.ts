import { copyInto, type Rules, type StateBase } from '@carillon/flow';
import type { Walkable } from './walkable.ts';

/** A copy of a state that shares nothing with it. */
export function copyOf<G extends StateBase, View, Entry>(rules: Rules<G, View, Entry>, g: G): G {
  const copy = rules.blank();
  copyInto(copy, g);
  return copy;
}

/**
 * Temporary copies, made in the same few states again and again, because creating a state takes longer than filling it.
 */
export class Pool {
  private readonly states: StateBase[] = [];
  private used = 0;

  constructor(private readonly rules: Walkable) {}

  /** A copy of `g`, valid until all are given back. */
  copyOf(g: StateBase): StateBase {
    const copy = this.states[this.used] ?? this.rules.blank();
    this.states[this.used] = copy;
    this.used++;
    copyInto(copy, g);
    return copy;
  }

  /** Gives all copies back. */
  giveBack(): void {
    this.used = 0;
  }
}
