import type { SideName, View } from '@carillon/bayonets-tomahawks-rules';
import type { Language } from '@carillon/board';
import { say } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';

/** 18.1 The VP of a faction: 0 unless the Victory marker is on its side of the track, which has no zero. */
export const vpOf = ({ victory }: View, side: SideName): number =>
  Math.max(0, side === 'french' ? victory : 1 - victory);

/** The side of the track that the Victory marker is on. */
export const leading = ({ victory }: View): SideName => (victory > 0 ? 'french' : 'british');

export const score = (view: View, language: Language): string =>
  say(language, 'victoryIs', { side: sideName(leading(view), language), vp: vpOf(view, leading(view)) });
