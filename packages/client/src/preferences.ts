import { LANGUAGES, type Language } from '@carillon/board';
import { type Cell, cell } from './cell.ts';

/** When a choice must be confirmed by a second click, tap or press. */
export const CONFIRMATIONS = ['touch', 'always', 'never'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** How fast things move on the screen; `system`: at the usual pace, or not at all where the system asks for that. */
export const MOTIONS = ['system', 'slow', 'fast', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

const PACES: Readonly<Record<Motion, number>> = { system: 1, slow: 2.5, fast: 0.4, none: 0 };

/** How much longer than usual movement takes; 0 where there is to be none. */
export const paceOf = (motion: Motion): number => PACES[motion];

/** Colours of the sides; `safe`: told apart by every kind of colour vision. */
export const COLOURS = ['usual', 'safe'] as const;
export type Colours = (typeof COLOURS)[number];

/** What a player has set; kept in this browser. */
export interface Preferences {
  readonly language: Language;
  readonly confirm: Confirmation;
  readonly motion: Motion;
  readonly colours: Colours;
  /** Whether single letters choose; they may get in the way of speech input. */
  readonly letters: boolean;
  /** Width of the log in CSS pixels. */
  readonly logWidth: number;
}

export const LOG_WIDTHS = { least: 240, most: 560 } as const;

const KEY = 'carillon.preferences';

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise;

/** A width that the log can have, in CSS pixels. */
export const logWidthOf = (value: number): number =>
  Math.round(Math.min(LOG_WIDTHS.most, Math.max(LOG_WIDTHS.least, value)));

/** Preferences out of whatever was kept: what is missing or unknown is as for a newcomer. `spoken` are the reader's languages. */
export function preferencesFrom(kept: unknown, spoken: readonly string[]): Preferences {
  const known: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const first = spoken.map((tag) => LANGUAGES.find((each) => tag.startsWith(each))).find((each) => each !== undefined);
  return {
    language: oneOf(LANGUAGES, known.language, first ?? 'en'),
    confirm: oneOf(CONFIRMATIONS, known.confirm, 'touch'),
    motion: oneOf(MOTIONS, known.motion, 'system'),
    colours: oneOf(COLOURS, known.colours, 'usual'),
    letters: known.letters !== false,
    logWidth: typeof known.logWidth === 'number' ? logWidthOf(known.logWidth) : 340,
  };
}

/** The reader's preferences: a cell that is kept in this browser whenever it is set. */
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
