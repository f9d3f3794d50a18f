import type { Language, PlainKey } from '@carillon/board';
import type { Args } from '../texts/generated/sheet/index.ts';

export { say as phrase } from '../texts/generated/sheet/say.ts';

/** A key of a message without parameters. */
export type SheetKey = PlainKey<Args>;

/** An average, to one decimal: `1.3`. */
export const average = (mean: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean);
