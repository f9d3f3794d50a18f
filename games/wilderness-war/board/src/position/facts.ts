import {
  CARD_FACTS,
  CARDS,
  type CardFacts,
  type CardName,
  PIECE_FACTS,
  PIECES,
  type PieceFacts,
  type PieceName,
  PLACES,
  type PlaceName,
  SIDES,
  type SideName,
  SPACE_FACTS,
  SPACES,
  type SpaceFacts,
  type SpaceName,
} from '@carillon/wilderness-war-rules/reference';

/** Facts by name. */
function byName<Name extends string, Facts>(
  names: readonly Name[],
  facts: readonly Facts[],
): ReadonlyMap<string, Facts> {
  const known = new Map<string, Facts>();
  for (const [index, name] of names.entries()) {
    const found = facts[index];
    if (found !== undefined) known.set(name, found);
  }
  return known;
}

const pieces = byName(PIECES, PIECE_FACTS);
const spaces = byName(SPACES, SPACE_FACTS);
const cards = byName(CARDS, CARD_FACTS);
const places: ReadonlySet<string> = new Set(PLACES);
const sides: ReadonlySet<string> = new Set(SIDES);

export const isPiece = (id: string): id is PieceName => pieces.has(id);
export const isSpace = (id: string): id is SpaceName => spaces.has(id);
export const isCard = (id: string): id is CardName => cards.has(id);
export const isPlace = (id: string): id is PlaceName => places.has(id);
export const isSide = (id: string): id is SideName => sides.has(id);

function known<Facts>(facts: ReadonlyMap<string, Facts>, id: string): Facts {
  const found = facts.get(id);
  if (found === undefined) throw new RangeError(`nothing is called ${id}`);
  return found;
}

/** The facts printed on a counter. */
export const pieceFacts = (id: PieceName): PieceFacts => known(pieces, id);
/** The facts printed at a space. */
export const spaceFacts = (id: SpaceName): SpaceFacts => known(spaces, id);
/** The facts printed on a card. */
export const cardFacts = (id: CardName): CardFacts => known(cards, id);

export const isLeader = (id: PieceName): boolean => pieceFacts(id).kind === 'leader';
export const sideOf = (id: PieceName): SideName => pieceFacts(id).side;
/** The other side. */
export const enemyOf = (side: SideName): SideName => (side === 'french' ? 'british' : 'french');
