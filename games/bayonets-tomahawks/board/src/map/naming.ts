import { SPACE_FACTS, type SpaceFacts } from '@carillon/bayonets-tomahawks-rules/reference';
import type { NameFace, Naming } from '@carillon/board';
import { namesOf } from '@carillon/wargame-board';
import { FRAMES, NAME_SIZE, NAMES, OVERVIEW, OVERVIEW_SIZE } from './generated/placed.ts';
import { MAP_SIZE, POSITIONS } from './generated/positions.ts';

/** The cost of omitting a name: important places come first, the wilderness last. */
export function worthOf({ kind, victorySpace }: SpaceFacts): number {
  if (kind === 'fortress' || kind === 'base' || victorySpace) return 4000;
  return kind === 'wilderness' ? 200 : 350;
}

/** The names of the spaces, as placed by the tool. */
export const names: Naming = namesOf({
  near: { size: NAME_SIZE, labels: NAMES },
  far: { size: OVERVIEW_SIZE, labels: OVERVIEW },
  ...{ size: MAP_SIZE, frames: FRAMES, spaces: SPACE_FACTS, points: POSITIONS, worthOf },
});

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.id as string, facts]));

/** Towns upright, fortresses and bases bold, outposts and the forest in italics. */
export function faceOf(id: string): NameFace {
  const kind = FACTS.get(id)?.kind;
  const bold = kind === 'fortress' || kind === 'base';
  return { 'font-weight': bold ? '700' : '400', 'font-style': bold || kind === 'settled' ? 'normal' : 'italic' };
}
