import type { Language } from '@carillon/board';

/** Below this a chance is shown to a tenth of a percent. */
const SMALL = 0.095;

/** A chance as displayed: `62 %`; small ones to a tenth. */
export function percent(chance: number, language: Language): string {
  const maximumFractionDigits = chance > 0 && chance < SMALL ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(chance);
}
