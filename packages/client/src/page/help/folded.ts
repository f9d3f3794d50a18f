/** Ignores case and accents, so that `quebec` finds Québec. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
