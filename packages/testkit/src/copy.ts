import { copyInto, type Rules, type StateBase } from '@carillon/flow';

/** A copy of a state that shares nothing with it. */
export function copyOf<G extends StateBase, View, Entry>(rules: Rules<G, View, Entry>, g: G): G {
  const copy = rules.blank();
  copyInto(copy, g);
  return copy;
}
