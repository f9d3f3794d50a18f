import type { Language } from './language.ts';

// Numbers as they are read. A negative one has a real minus sign, which is as wide as the plus sign and never ends a line.

/** A number in the form of a language: `−1.5`. */
export const figure = (value: number, language: Language, form: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language, form).format(value).replace('-', '−');

/** A whole number: `−2`, `0`, `3`. */
export const whole = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A whole number that is added, such as a modifier: `−2`, `+0`, `+3`. */
export const added = (by: number): string => (by < 0 ? whole(by) : `+${by}`);
