import { setUp, wildernessWar } from '@carillon/wilderness-war-rules';
import type { PlaceName } from '@carillon/wilderness-war-rules/reference';
import { type Account, play, type Sparse } from '../../../rules/test/builder.ts';

// The armies at the start of a scenario, as a base to change.

type Pieces = NonNullable<Sparse['pieces']>;

const start = wildernessWar.view(setUp('annus-mirabilis'), undefined);

/**
 * The pieces of the set-up of Annus Mirabilis by place; a place in `moved` has the contents given, and nothing else.
 */
function armies(moved: Pieces): Pieces {
  const gone = new Set(Object.values(moved).flat());
  const rest: { [P in PlaceName]?: readonly Piece[] } = {};
  for (const [piece, place] of Object.entries(start.place)) {
    if (!isOnMap(place) || place in moved || gone.has(asPiece(piece))) continue;
    rest[place] = [...(rest[place] ?? []), asPiece(piece)];
  }
  return { ...rest, ...moved };
}

type Piece = NonNullable<Pieces[PlaceName]>[number];
const asPiece = (name: string): Piece => name as Piece;
const OFF: ReadonlySet<string> = new Set(['reserve', 'leader-pool', 'set-aside', 'removed']);
const isOnMap = (place: PlaceName): boolean => !OFF.has(place);

/** A position of Annus Mirabilis: the set-up with some pieces elsewhere, and everything else as given. */
export function campaign(changes: Sparse): Account {
  const { works, inEffect } = start;
  return play({
    vp: start.vp,
    inEffect,
    ...changes,
    works: { ...works, ...changes.works },
    pieces: armies(changes.pieces ?? {}),
  });
}
