import type { Language } from './language.ts';

/** The value of an option agreed before a game. */
export type AgreedValue = string | number | boolean | null;
/** The options agreed so far, by name; the others have their defaults. */
export type Agreed = Readonly<Record<string, AgreedValue>>;

/** An option that players agree on before a game: its possible values, the default first. */
export interface Agreement {
  readonly name: string;
  readonly values: readonly AgreedValue[];
}

/** A title's scenarios and options, with their texts, as the start page offers them. */
export interface Opening {
  readonly scenarios: readonly string[];
  readonly agreements: readonly Agreement[];
  /** Whether a side is ever asked for a response, so that a pause may show that it holds a card. */
  readonly asksForResponses: boolean;
  /** A scenario: its name, its years, its figures in a line, and a description. */
  readonly scenario: (
    id: string,
    language: Language,
  ) => { readonly name: string; readonly years: string; readonly facts: string; readonly about: string };
  /** An option: its name, its effect, and the number of its rule, which is empty for a house rule. */
  readonly agreement: (
    name: string,
    language: Language,
  ) => { readonly name: string; readonly about: string; readonly rule: string };
  readonly value: (name: string, value: AgreedValue, scenario: string, language: Language) => string;
  /**
   * The options that give a seat `points` extra VP at the start of a scenario; if negative, the other seat. Absent if
   * the title has no such option.
   */
  readonly handicap?: (scenario: string, seat: string, points: number) => Agreed;
  /** Whether an option makes a difference in a scenario, given the other options. */
  readonly matters: (name: string, scenario: string, agreed: Agreed) => boolean;
}
