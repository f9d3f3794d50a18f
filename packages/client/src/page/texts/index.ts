import { type Given, type PlainKey, type Speak, type SpeakTo, type Words, wordsOf } from '@carillon/board';
import { type Args, messages } from './generated/main/index.ts';

/** A key of a message that needs no argument. */
export type TextKey = PlainKey<Args>;

/** A key of any message, and the arguments that it needs. */
export type AnyKey = keyof Args;
export type Needs<Key extends AnyKey> = Given<Args, Key>;

/** The shell's messages in the reader's language. */
export type Say = SpeakTo<Args>;

const words: Words<Args> = wordsOf(messages);

/** A message of the shell in a language. */
export const say: Speak<Args> = words.say;
