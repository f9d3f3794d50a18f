import { CARD_FACTS, type SCENARIO_FACTS, type SideName } from '@carillon/bayonets-tomahawks-rules/reference';
import { at } from '@carillon/kit';
import type { Drawing } from '@carillon/testkit';

// 7.1 The places of the cards in a given Action Round of a Year.

type YearFacts = (typeof SCENARIO_FACTS)[number]['years'][number];

/** The Action Rounds of the Buildup Season. */
const BUILDUP = 3;
const SIDES: readonly SideName[] = ['french', 'british'];
const SMALLPOX = 'smallpox-epidemic-45';
const INDIAN = CARD_FACTS.filter(({ deck }) => deck === 'indian').map(({ id }) => id);

type Piles = Record<'deck' | 'reserve' | 'played' | 'discard' | 'buried' | 'removed', string[]>;

/** The lines of the cards; `now` is the number of the Action Round. */
export function cardLines(drawing: Drawing, { decks }: YearFacts, now: number): string[] {
  const piles: Piles = { deck: [], reserve: [], played: [], discard: [], buried: [], removed: [] };
  const inPlay = new Map<string, string>();
  const play = (deck: string, cards: readonly string[]): void => {
    const [card, ...before] = cards;
    if (card === undefined) throw new Error(`no card of ${deck} is in play`);
    inPlay.set(deck, card);
    piles.played.push(card);
    for (const each of before) piles[each === SMALLPOX ? 'removed' : 'discard'].push(each);
  };
  for (const side of SIDES) {
    const hand = drawn(drawing, decks[side], now, piles);
    piles.reserve.push(at(hand, 0));
    play(side, hand.slice(1));
  }
  const indian = drawing.shuffled(INDIAN);
  piles.deck.push(...indian.slice(now));
  play('indian', indian.slice(0, now));
  return [
    ...Object.entries(piles).flatMap(([pile, cards]) =>
      cards.length === 0 ? [] : [`cards ${pile} ${cards.join(' ')}`],
    ),
    ...[...inPlay].map(([deck, card]) => `played ${deck} ${card}`),
    ...(inPlay.get('indian') === 'lets-see-how-the-french-fight-54' ? ['extra-light'] : []),
  ];
}

/** The Reserve and the cards played so far, in random order; a card of each season that was not drawn is buried. */
function drawn(drawing: Drawing, deck: YearFacts['decks'][SideName], now: number, piles: Piles): string[] {
  const [buildup, campaign] = [drawing.shuffled(deck.buildup), drawing.shuffled(deck.campaign)];
  // One of the first two is discarded unseen.
  piles.buried.push(...buildup.splice(0, 1));
  const early = buildup.splice(0, 1 + Math.min(now, BUILDUP));
  const late = campaign.splice(0, Math.max(0, now - BUILDUP));
  piles[now > BUILDUP ? 'buried' : 'deck'].push(...buildup);
  piles.deck.push(...campaign);
  return drawing.shuffled([...early, ...late]);
}
