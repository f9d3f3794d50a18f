import { type Catalogue, type Speak, speaker } from '@carillon/board';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type TextKey = keyof typeof en;

/** All that the shell says, in every language. */
export const TEXTS: Catalogue<TextKey> = { en, fr };

/** A message of the shell in a language. */
export const say: Speak<TextKey> = speaker(TEXTS);
