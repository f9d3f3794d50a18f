import type { Language, PlainKey } from '@carillon/board';
import type { Args } from '../texts/generated/sheet/index.ts';

export { say as phrase } from '../texts/generated/sheet/say.ts';

/** A key of a message without parameters. */
export type SheetKey = PlainKey<Args>;

/** Below this a chance is shown to a tenth of a percent. */
const SMALL = 0.095;

/** A chance as displayed: `62 %`; small ones to a tenth. */
export function percent(chance: number, language: Language): string {
  const maximumFractionDigits = chance > 0 && chance < SMALL ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(chance);
}

/** An average, to one decimal: `1.3`. */
export const average = (mean: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean);
