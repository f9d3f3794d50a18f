import type { Language } from '@carillon/board';
import { say as tell } from './generated/opening/say.ts';

export { tell };

/** The position of the VP marker: positive for the French. */
export function score(vp: number, language: Language): string {
  if (vp === 0) return tell(language, 'vpEven');
  return tell(language, vp > 0 ? 'vpFrench' : 'vpBritish', { points: Math.abs(vp) });
}
