import type { Language } from '@carillon/board';
import { enClauses } from './clauses-en.ts';
import { frClauses } from './clauses-fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { enMoments } from './moments-en.ts';
import { frMoments } from './moments-fr.ts';
import { enOpening } from './opening-en.ts';
import { frOpening } from './opening-fr.ts';
import { enOverlays } from './overlays-en.ts';
import { frOverlays } from './overlays-fr.ts';
import { enPosition } from './position-en.ts';
import { frPosition } from './position-fr.ts';
import { enVerbs } from './verbs-en.ts';
import { frVerbs } from './verbs-fr.ts';

/** A key of the messages. */
export type MessageKey =
  | keyof typeof en
  | keyof typeof enClauses
  | keyof typeof enMoments
  | keyof typeof enOpening
  | keyof typeof enOverlays
  | keyof typeof enPosition
  | keyof typeof enVerbs;

/** All that the board of Wilderness War says, as it is written. */
export const WRITTEN: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en: { ...en, ...enClauses, ...enMoments, ...enOpening, ...enOverlays, ...enPosition, ...enVerbs },
  fr: { ...fr, ...frClauses, ...frMoments, ...frOpening, ...frOverlays, ...frPosition, ...frVerbs },
};
