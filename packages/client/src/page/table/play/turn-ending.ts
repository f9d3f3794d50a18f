import type { Ending, Now } from '../../../shared/messages.ts';

/** How these choices end the turn; `undefined` if they do not. */
export const endingOf = (
  { ends }: Pick<Now<unknown, unknown>, 'ends'>,
  choices: readonly string[],
): Ending | undefined => ends[choices.join(', ')];
