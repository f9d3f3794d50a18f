import { NONE, type None } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CHIT_HELD, type Chit, type ChitPlace, chit, type Side, side } from '../ids.ts';
import type { State } from '../state.ts';

// 18.3 War in Europe chits

const bySide: readonly (readonly Chit[])[] = side.names.map((name) =>
  chit.all.filter((each) => chit.nameOf(each).startsWith(name)),
);
/** The chits of a faction. */
export const chitsOf = (of: Side): readonly Chit[] => at(bySide, of);

/** The faction's chit in a place, or `NONE`. */
export const chitIn = (g: State, of: Side, where: ChitPlace): Chit | None =>
  chitsOf(of).find((each) => g.chits.get(each) === where) ?? NONE;

const values: readonly number[] = chit.names.map((name) => Number(name.split('-')[1]));

/** 18.3.2 The value of the chit on a faction's placeholder; 0 if there is none. */
export function chitValue(g: State, of: Side): number {
  const held = chitIn(g, of, CHIT_HELD);
  return held === NONE ? 0 : at(values, held);
}
