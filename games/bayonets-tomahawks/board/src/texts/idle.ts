import { BATTLE, type FaceName, type PieceName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language } from '@carillon/board';
import { isLight, pieceFacts } from '../position/facts.ts';
import { say } from './index.ts';

type Why = 'triangle' | 'square' | 'bt' | 'militia';

/**
 * 13.3.3, 13.3.4 Why a face does nothing for the unit that rolls it (`null`: Militia), whatever the enemy has: a Hit
 * that does not show the unit's shape, a B&T of a Light unit, all of Militia's but Flags. `undefined` if it may do
 * something, or is a Miss, which says so itself.
 */
export function idleWhy(piece: PieceName | null, face: FaceName): Why | undefined {
  if (face === 'miss' || face === 'flag') return undefined;
  if (piece === null) return 'militia';
  if (face === 'bt') return isLight(piece) ? 'bt' : undefined;
  const { shape } = pieceFacts(piece);
  if (shape === null || shape === 'circle') return undefined;
  const shown: readonly FaceName[] = BATTLE.hitFaces[shape];
  return shown.includes(face) ? undefined : shape;
}

/** 13.3.4 Whether it does nothing because it does not show the unit's shape. */
export const lacksShape = (why: Why | undefined): boolean => why === 'triangle' || why === 'square';

/** A face as a unit has rolled it: with the reason if it does nothing. */
export function faceWords(piece: PieceName | null, face: FaceName, to: Language): string {
  const name = say(to, `face.${face}`);
  const why = idleWhy(piece, face);
  return why === undefined ? name : say(to, 'idle', { face: name, why: say(to, `idle.${why}`) });
}

/** A face by what it shows, where it hits nobody: the die of a raid or of an interception. */
export const shownOn = (face: FaceName, to: Language): string =>
  face === 'hit-tc' || face === 'hit-sc' ? say(to, `shown.${face}`) : say(to, `face.${face}`);
