/** Thrown if a setting is invalid; the message names the variable and the values allowed. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

/** One setting: its variable, its default, and its description for the documents. */
export interface Setting<T> {
  readonly env: string;
  /** The default, as text, if the variable is missing or empty. */
  readonly fallback: string;
  readonly means: string;
  /** Parses a text; throws a `BadSetting` if it is invalid. */
  readonly read: (text: string) => T;
}

export const refuse = (what: string): never => {
  throw new BadSetting(what);
};

export function wholeNumber(from: number, to: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= from && number <= to ? number : refuse(`a whole number, ${from} to ${to}`);
  };
}

/** A setting that is a whole number of at least 1. */
export const count = (env: string, fallback: number, means: string, most = 1_000_000): Setting<number> => ({
  ...{ env, fallback: String(fallback), means },
  read: wholeNumber(1, most),
});
