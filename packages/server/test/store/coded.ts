import type { Coded } from '../../src/store/codec.ts';

/** What a column holds, as it stands in the store. */
export const coded = <T>(text: string): Coded<T> => text as unknown as Coded<T>;
