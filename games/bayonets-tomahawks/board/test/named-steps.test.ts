import type { SavedFrame, StepName } from '@carillon/bayonets-tomahawks-rules/reference';
import { expectTypeOf, test } from 'vitest';
import type { Args } from '../src/texts/index.ts';

// A message whose key names a step or procedure that does not exist is never shown. The compiler finds such messages.

type Named = StepName | `${StepName}.${string}`;
/** Other things that a button's words may depend on. */
type Special = 'action' | 'frenzy' | 'light' | 'now' | 'piece';
type RestOf<Key, Prefix extends string> = Key extends `${Prefix}.${infer Rest}` ? Rest : never;

test('every message for a question names an existing step', () => {
  expectTypeOf<Exclude<RestOf<keyof Args, 'prompt'>, Named | 'over' | 'other'>>().toBeNever();
});

test('every message for a choice at one question names an existing step or procedure', () => {
  type AtOne = RestOf<keyof Args, `label.${string}` | `verb.${string}`>;
  expectTypeOf<Exclude<AtOne, Named | SavedFrame['procedure'] | Special>>().toBeNever();
});
