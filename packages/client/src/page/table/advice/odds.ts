import type { Language } from '@carillon/board';

/** A chance and its standard error, from 0 to 1. */
interface Estimate {
  readonly chance: number;
  readonly error: number;
}

/** A tenth of a percent: chances are given to it, and no estimate is surer. */
const TENTH = 0.001;

/** A chance to a tenth of a percent, and its error rounded up to one. */
export function withError({ chance, error }: Estimate, language: Language): readonly [chance: string, error: string] {
  return [chanceWords(chance, language), chanceWords(Math.max(TENTH, TENTH * Math.ceil(error / TENTH)), language)];
}

/** A chance to a tenth of a percent. */
export const chanceWords = (chance: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(chance);
