import type { Language } from './language.ts';

/** The start page's words about a title. */
export interface CoverWords {
  /** What players do in the game, in a sentence. */
  readonly about: string;
  /** How long a game takes. */
  readonly length: string;
  /** Which players it suits. */
  readonly forWhom: string;
}

/** How the start page shows a title. */
export interface Cover {
  /** The address of a picture, 600 × 236 pixels, without words. */
  readonly picture: string;
  readonly words: (language: Language) => CoverWords;
}

/** The size of the picture of a cover, in pixels. */
export const COVER_SIZE = { width: 600, height: 236 } as const;
