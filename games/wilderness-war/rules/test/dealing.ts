import { wildernessWar } from '../src/index.ts';
import type { CardName } from '../src/names.ts';
import type { State } from '../src/state.ts';

// Hands are dealt card by card, as they come.

/** The facts about a game in progress that dealing needs. */
export interface Dealt {
  readonly table: {
    readonly state: State;
    choices(who: string): readonly string[];
    chance(...texts: readonly string[]): unknown;
  };
}

/** The cards that chance may deal now. */
export const dealable = ({ table }: Dealt): CardName[] =>
  table.choices('chance').map((text) => text.replace('draw ', '') as CardName);

/** Deals until a side is to play: always the first card that may come, or the next card wished for. */
export function dealOut(game: Dealt, wished: readonly CardName[] = []): CardName[] {
  const dealt: CardName[] = [];
  while (wildernessWar.flow.question(game.table.state).step === 'draw') {
    const pile = dealable(game);
    const next = wished.find((name) => pile.includes(name)) ?? (pile[0] as CardName);
    game.table.chance(`draw ${next}`);
    dealt.push(next);
  }
  return dealt;
}
