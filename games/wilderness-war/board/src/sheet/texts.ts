import { type Catalogue, type Language, type Speak, speaker } from '@carillon/board';
import { en } from './texts-en.ts';
import { fr } from './texts-fr.ts';

export type SheetKey = keyof typeof en;

/** All that the sheets say, in every language. */
export const SHEET_TEXTS: Catalogue<SheetKey> = { en, fr };

/** A message of the sheets. */
export const tell: Speak<SheetKey> = speaker(SHEET_TEXTS);

/** Below this a chance is told to a tenth of a percent. */
const SMALL = 0.095;

/** A chance as it is read: `62 %`; small ones to a tenth. */
export function percent(chance: number, language: Language): string {
  const maximumFractionDigits = chance > 0 && chance < SMALL ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(chance);
}

/** An average, to one decimal: `1.3`. */
export const average = (mean: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean);
