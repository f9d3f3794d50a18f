import type { Language } from '@carillon/board';

/** A chance as displayed: `62 %`. */
export const percent = (chance: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(chance);
