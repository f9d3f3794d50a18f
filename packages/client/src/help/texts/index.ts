import { type Speak, speaker } from '@carillon/board';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type HelpKey = keyof typeof en;

/** A message of the help in a language. */
export const sayHelp: Speak<HelpKey> = speaker({ en, fr });
