import type { Language } from '@carillon/board';
import { say as sayOpening } from './generated/opening/say.ts';

export { sayOpening };

/** The position of the VP marker: positive for the French. */
export function score(vp: number, language: Language): string {
  if (vp === 0) return sayOpening(language, 'vpEven');
  return sayOpening(language, vp > 0 ? 'vpFrench' : 'vpBritish', { points: Math.abs(vp) });
}
