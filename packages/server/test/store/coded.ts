import type { Coded } from '../../src/store/codec.ts';

/** The text of a column, as it is in the store. */
export const coded = <T>(text: string): Coded<T> => text as unknown as Coded<T>;
