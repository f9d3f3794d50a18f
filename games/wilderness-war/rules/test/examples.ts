import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FACTS = fileURLToPath(new URL('../../facts/data/examples.json', import.meta.url));

// The worked examples of the rulebook and the playbook, as the facts have them.

/** One side's fire as an example states it. */
export interface Fire {
  readonly side: string;
  readonly strength: number;
  readonly die: number;
  readonly drm: number;
  readonly shift: number;
  readonly result: number;
}

interface Example {
  readonly id: string;
  readonly combat?: readonly Fire[];
  readonly expected?: { readonly vpSequence?: readonly number[] };
}

export const EXAMPLES: readonly Example[] = JSON.parse(readFileSync(FACTS, 'utf8')).examples;

/** An example of the facts. */
export function example(id: string): Example {
  const found = EXAMPLES.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no example ${id}`);
  return found;
}
