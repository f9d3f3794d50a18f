import { type Catalogue, type Speak, speaker } from '@carillon/board';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { network as networkEn } from './network-en.ts';
import { network as networkFr } from './network-fr.ts';

export type TextKey = keyof typeof en | keyof typeof networkEn;

/** All that the shell says, in every language. */
export const TEXTS: Catalogue<TextKey> = {
  en: { ...en, ...networkEn },
  fr: { ...fr, ...networkFr },
};

/** A message of the shell in a language. */
export const say: Speak<TextKey> = speaker(TEXTS);
