import { CARD_FACTS, CARDS, type CardName, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, Pile, PileGroup } from '@carillon/board';
import { type PoolContents, poolsOf } from '../position/pools.ts';
import { groupsOf } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { poolName, tokensIn } from '../texts/pools.ts';

const at = (view: View, place: string): readonly CardName[] => CARDS.filter((card) => view.cards[card] === place);
const targets = (cards: readonly CardName[]) => cards.map((id) => ({ kind: 'card' as const, id }));

/** The contents of a pool, identical counters once. */
function groupOf(view: View, pool: PoolContents, language: Language): PileGroup {
  const things = groupsOf(view, pool.pieces).map(({ first, pieces }) => ({
    target: { kind: 'piece' as const, id: first },
    count: pieces.length,
  }));
  const note = tokensIn(pool, language);
  return { name: `${poolName(pool.id, language)} (${pool.pieces.length})`, things, ...(note !== '' && { note }) };
}

/** Cards in play, discards, removed cards, and the pools: everybody may look at them. */
export function piles(view: View, language: Language): readonly Pile[] {
  const played = CARD_FACTS.filter(({ id, deck }) => view.played[deck] === id).map(({ id }) => id);
  const pools = poolsOf(view);
  const [discarded, removed] = [at(view, 'discard'), at(view, 'removed')];
  return [
    { id: 'played', name: say(language, 'inPlay'), count: played.length, cards: targets(played), inForce: true },
    { id: 'discards', name: say(language, 'discards'), count: discarded.length, cards: targets(discarded) },
    { id: 'removed', name: say(language, 'removedCards'), count: removed.length, cards: targets(removed) },
    {
      id: 'pools',
      name: say(language, 'pools'),
      count: pools.reduce((sum, { pieces }) => sum + pieces.length, 0),
      groups: pools.map((pool) => groupOf(view, pool, language)),
    },
  ];
}
