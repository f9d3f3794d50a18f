import { type PlainKey, type Speak, wordsOf } from '@carillon/board';
import { type Args, messages } from './generated/help/index.ts';

/** A key of a message that needs no argument. */
export type HelpKey = PlainKey<Args>;

/** A message of the help in a language. */
export const sayHelp: Speak<Args> = wordsOf(messages).say;
