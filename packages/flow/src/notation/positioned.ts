import type { Machine } from '../machine.ts';
import type { Rules } from '../rules.ts';
import type { StateBase } from '../shape.ts';

/** The parts of a title that the notation of positions needs. */
export type Positioned<G extends StateBase> = Pick<
  Rules<G, unknown, never>,
  'title' | 'positions' | 'toJson' | 'fromJson' | 'check' | 'tellsAll' | 'result'
> & {
  readonly flow: Pick<
    Machine<G, never>,
    'seats' | 'who' | 'mayChoose' | 'list' | 'blankFrame' | 'laterLocals' | 'mustBeWhole' | 'hasAnswered' | 'answerOf'
  >;
};
