import { type NameFace, type Naming, naming } from '@carillon/board';
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
export const names: Naming = naming({
  settings: { near: { size: NAME_SIZE, labels: NAMES }, far: { size: OVERVIEW_SIZE, labels: OVERVIEW } },
  spots: placedSpaces.map(({ facts, x, y }) => ({
    id: facts.id,
    x,
    y,
    open: !facts.holdingBox,
    worth: worthOf(facts),
  })),
  panels: frames.map(([, , left, top, right, bottom]) => ({ left, top, right, bottom })),
  size: mapSize,
});

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.id as string, facts]));

/** Towns upright, fortresses bold, the forest and its mountains in italics. */
export function faceOf(id: string): NameFace {
  const facts = FACTS.get(id);
  return {
    'font-weight': facts?.fortress ? '700' : '400',
    'font-style': facts?.terrain === 'cultivated' ? 'normal' : 'italic',
  };
}
