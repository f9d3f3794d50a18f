import type { StateBase } from '@carillon/flow';
import { copyOf } from '../copy.ts';
import { demand, demandSame, demandSameJson, throughText } from '../same.ts';
import type { Walkable } from '../walkable.ts';

/** A copy equals its original, and neither can change the other. */
export function checkCopy(rules: Walkable, g: StateBase): void {
  const copy = copyOf(rules, g);
  demandSame(rules, g, copy, 'a copy differs');
  demand(copy.cells.buffer !== g.cells.buffer, 'a copy shares its memory with the original');
  demand(copy.cells.buffer !== copyOf(rules, g).cells.buffer, 'two copies share their memory');
}

/** Saved as JSON text and loaded again, the state is the same, and so is its text. */
export function checkSaved(rules: Walkable, g: StateBase): void {
  const saved = throughText(rules.toJson(g));
  const loaded = rules.fromJson(saved);
  demandSame(rules, g, loaded, 'saved and loaded, the state differs');
  demandSameJson(saved, rules.toJson(loaded), 'saved again, the text differs');
}
