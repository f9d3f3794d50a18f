import type { SideName } from '../../src/names.ts';

// Oracles that follow the game step by step are generators: they yield each question that must come, and are sent the
// answer that the game was given.

/** A question that the rules must ask next. */
export interface Asked {
  /** Procedure and step, e.g. `volley.roll`. */
  readonly step: string;
  readonly who: SideName | 'chance';
  readonly texts: readonly string[];
}

export type Course<T = void> = Generator<Asked, T, string>;

/** 1.3 The faces of the die; the Flag is on two. */
export const DIE: readonly string[] = ['flag', 'flag', 'hit-tc', 'hit-sc', 'bt', 'miss'];

/** The words of the answer without the verb. */
export function* ask(step: string, who: Asked['who'], texts: readonly string[]): Course<string[]> {
  const answer = yield { step, who, texts };
  return answer.split(' ').slice(1);
}

/** The face that comes up. */
export function* roll(step: string): Course<string> {
  const [face = ''] = yield* ask(
    step,
    'chance',
    DIE.map((each) => `roll ${each}`),
  );
  return face;
}
