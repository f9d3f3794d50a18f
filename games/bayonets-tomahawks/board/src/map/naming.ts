import { SPACE_FACTS, type SpaceFacts } from '@carillon/bayonets-tomahawks-rules/reference';
import { type NameFace, type Naming, naming } from '@carillon/board';
import { FRAMES, NAME_SIZE, NAMES, OVERVIEW, OVERVIEW_SIZE } from './generated/placed.ts';
import { MAP_SIZE, POSITIONS } from './generated/positions.ts';

/** The cost of omitting a name: important places come first, the wilderness last. */
export function worthOf({ kind, victorySpace }: SpaceFacts): number {
  if (kind === 'fortress' || kind === 'base' || victorySpace) return 4000;
  return kind === 'wilderness' ? 200 : 350;
}

/** The names of the spaces, as placed by the tool. */
export const names: Naming = naming({
  settings: { near: { size: NAME_SIZE, labels: NAMES }, far: { size: OVERVIEW_SIZE, labels: OVERVIEW } },
  spots: SPACE_FACTS.map((facts, i) => ({
    id: facts.id,
    x: POSITIONS[i]?.x ?? 0,
    y: POSITIONS[i]?.y ?? 0,
    open: true,
    worth: worthOf(facts),
  })),
  panels: FRAMES.map(([, , left, top, right, bottom]) => ({ left, top, right, bottom })),
  size: MAP_SIZE,
});

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.id as string, facts]));

/** Towns upright, fortresses and bases bold, outposts and the forest in italics. */
export function faceOf(id: string): NameFace {
  const kind = FACTS.get(id)?.kind;
  const bold = kind === 'fortress' || kind === 'base';
  return { 'font-weight': bold ? '700' : '400', 'font-style': bold || kind === 'settled' ? 'normal' : 'italic' };
}
