import type { NameFace, Naming } from '@carillon/board';
import { namesOf } from '@carillon/wargame-board';
import { SPACE_FACTS, type SpaceFacts } from '@carillon/wilderness-war-rules/reference';
import { NAME_SIZE, NAMES, OVERVIEW, OVERVIEW_SIZE } from './generated/placed.ts';
import { frames } from './panels.tsx';
import { mapSize, placedSpaces } from './positions.ts';

/** The cost of omitting a name: important places come first, mountains last. */
function worthOf(facts: SpaceFacts): number {
  if (facts.fortress || facts.vpLocation) return 4000;
  return facts.terrain === 'mountain' ? 150 : 300;
}

/** The names of the spaces, as placed by the tool. */
export const names: Naming = namesOf({
  near: { size: NAME_SIZE, labels: NAMES },
  far: { size: OVERVIEW_SIZE, labels: OVERVIEW },
  ...{ size: mapSize, frames, spaces: SPACE_FACTS, points: placedSpaces, worthOf },
  isBoxed: ({ holdingBox }) => holdingBox,
});

/** Towns upright, fortresses bold, the forest and its mountains in italics. */
export function faceOf(id: string): NameFace {
  const facts = placedSpaces.find((space) => space.facts.id === id)?.facts;
  return {
    'font-weight': facts?.fortress ? '700' : '400',
    'font-style': facts?.terrain === 'cultivated' ? 'normal' : 'italic',
  };
}
