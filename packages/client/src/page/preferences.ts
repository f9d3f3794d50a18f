import { LANGUAGES, type Language } from '@carillon/board';
import { type Cell, cell } from './cell.ts';

/** When a choice must be confirmed by a second click, tap or press. */
export const CONFIRMATIONS = ['touch', 'always', 'never'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** The speed of animations; `system`: normal, or none if the system asks for that. */
export const MOTIONS = ['system', 'slow', 'fast', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

const MOTION_PACES: Readonly<Record<Motion, number>> = { system: 1, slow: 2.5, fast: 0.4, none: 0 };

/** The duration of animations as a multiple of normal; 0 for none. */
export const paceOf = (motion: Motion): number => MOTION_PACES[motion];

/** The pace of a computer player's choices. */
export const PACES = ['slow', 'normal', 'plays', 'once'] as const;
export type Pace = (typeof PACES)[number];

/** Colours of the sides; `safe`: distinguishable with any colour vision. */
export const COLOURS = ['usual', 'safe'] as const;
export type Colours = (typeof COLOURS)[number];

/** Light or dark; `system`: same as the system. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A player's settings, stored in this browser. */
export interface Preferences {
  readonly language: Language;
  readonly confirm: Confirmation;
  readonly motion: Motion;
  readonly pace: Pace;
  readonly colours: Colours;
  readonly theme: Theme;
  /** Whether single letters make choices; they may interfere with speech input. */
  readonly letters: boolean;
  /** Whether cards, fights and the start of the user's turn make a sound; never with reduced motion. */
  readonly sounds: boolean;
  /** Whether the player has been asked about that. */
  readonly soundsOffered: boolean;
  /** Width of the log in CSS pixels. */
  readonly logWidth: number;
  /** Titles whose war in a minute has been shown; it opens automatically once. */
  readonly told: readonly string[];
  /** Whether the coach opens by itself at a question that the user has not answered twice. */
  readonly coach: boolean;
  /** Whether a computer player may give up a game that is lost beyond doubt. */
  readonly givesUp: boolean;
  /** Whether the start page shows its scenarios and options. */
  readonly forms: boolean;
}

export const LOG_WIDTHS = { least: 240, most: 560 } as const;

const KEY = 'carillon.preferences';

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise;

/** A valid width of the log, in CSS pixels. */
export const logWidthOf = (value: number): number =>
  Math.round(Math.min(LOG_WIDTHS.most, Math.max(LOG_WIDTHS.least, value)));

const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Preferences from stored data: missing or unknown values get their defaults. `spoken` are the user's languages. */
export function preferencesFrom(kept: unknown, spoken: readonly string[]): Preferences {
  const known: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const first = spoken.map((tag) => LANGUAGES.find((each) => tag.startsWith(each))).find((each) => each !== undefined);
  return {
    language: oneOf(LANGUAGES, known.language, first ?? 'en'),
    confirm: oneOf(CONFIRMATIONS, known.confirm, 'touch'),
    motion: oneOf(MOTIONS, known.motion, 'system'),
    pace: oneOf(PACES, known.pace, 'normal'),
    colours: oneOf(COLOURS, known.colours, 'usual'),
    theme: oneOf(THEMES, known.theme, 'system'),
    letters: known.letters !== false,
    sounds: known.sounds === true,
    soundsOffered: known.soundsOffered === true || known.sounds === true,
    logWidth: typeof known.logWidth === 'number' ? logWidthOf(known.logWidth) : 340,
    told: wordsIn(known.told),
    coach: known.coach === true,
    givesUp: known.givesUp !== false,
    forms: known.forms === true,
  };
}

/** The user's preferences: a cell stored in this browser whenever it is set. */
export function createPreferences(
  store: Pick<Storage, 'getItem' | 'setItem'>,
  spoken: readonly string[],
): Cell<Preferences> {
  const held = cell(preferencesFrom(parsed(store.getItem(KEY)), spoken));
  const set = (value: Preferences): void => {
    held.set(value);
    store.setItem(KEY, JSON.stringify(value));
  };
  return Object.assign(() => held(), { set });
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
