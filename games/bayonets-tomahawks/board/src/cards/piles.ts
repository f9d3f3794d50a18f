import { CARD_FACTS, CARDS, type CardName, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, Pile, PileGroup } from '@carillon/board';
import { openPile, usedPiles } from '@carillon/wargame-board';
import { type PoolContents, poolsOf } from '../position/pools.ts';
import { counters } from '../position/stacks.ts';
import { catalogue, say } from '../texts/index.ts';
import { poolName, tokensIn } from '../texts/pools.ts';

const at = (view: View, place: string): readonly CardName[] => CARDS.filter((card) => view.cards[card] === place);

/** The contents of a pool, identical counters once. */
function groupOf(view: View, pool: PoolContents, language: Language): PileGroup {
  const things = counters.looking(view, pool.pieces).map(({ first, pieces }) => ({
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
  return [
    { ...openPile('played', say(language, 'inPlay'), played), inForce: true },
    ...usedPiles(catalogue, language, { discards: at(view, 'discard'), removed: at(view, 'removed') }),
    {
      id: 'pools',
      name: say(language, 'pools'),
      count: pools.reduce((sum, { pieces }) => sum + pieces.length, 0),
      groups: pools.map((pool) => groupOf(view, pool, language)),
    },
  ];
}
