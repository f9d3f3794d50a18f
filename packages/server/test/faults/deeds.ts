/** What a random player does besides choosing: takes back, proposes, answers and claims. */
import type { Random } from '@carillon/kit';
import type { ClientMessage, Joined } from '@carillon/protocol';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Acting = Extract<ClientMessage, { readonly type: 'choose' | 'undo' | 'propose' | 'answer' | 'claim' }>;

/** A message that acts on a game, without its game and id. */
export type Deed = DistributiveOmit<Acting, 'game' | 'id'>;

/** One question in this many leads to an undo, a proposed takeback, or an offered draw. */
const UNDOES = 12;
const TAKEBACKS = 15;
const DRAWS = 60;

/** Whether the player waits for the answer to a proposal. */
export const hasProposed = ({ proposals, seat }: Joined): boolean => proposals.some(({ by }) => by === seat);

/** The player's next message if it is not a choice; `undefined` most of the time. */
export function deedOf(game: Joined, random: Random): Deed | undefined {
  const { seat, proposals, awaited, clocks } = game;
  if (seat === null) return undefined;
  const asked = proposals.find(({ by }) => by !== seat);
  if (asked !== undefined) {
    // Two of three takebacks are granted, but no draw, which would end the game.
    return { type: 'answer', kind: asked.kind, agree: asked.kind === 'takeback' && random.below(3) > 0 };
  }
  if (clocks.overdue && !awaited.includes(seat)) {
    return { type: 'claim', how: random.below(3) === 0 ? 'win' : 'replace' };
  }
  return awaited.includes(seat) ? onTurn(game, random) : undefined;
}

function onTurn(game: Joined, random: Random): Deed | undefined {
  const { seq, undo, takebacks } = game;
  if (typeof undo !== 'string' && undo.length > 0 && random.below(UNDOES) === 0) return { type: 'undo', seen: seq };
  if (hasProposed(game)) return undefined;
  if (takebacks && random.below(TAKEBACKS) === 0) return { type: 'propose', kind: 'takeback', seen: seq };
  return random.below(DRAWS) === 0 ? { type: 'propose', kind: 'draw', seen: seq } : undefined;
}
