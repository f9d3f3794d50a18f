import type { CardName, LeaderName, PieceName, SpaceName } from '../src/names.ts';
import { type Account, play, type Sparse } from './builder.ts';

/** The card of 3 that `frenchAttack` activates with; a second one keeps the season going. */
export const THREE = 'campaign-1';

/** The French attack from `from` with all that is named; the British neither intercept nor go inside nor avoid. */
export function frenchAttack(
  from: SpaceName,
  to: SpaceName,
  force: readonly [LeaderName, ...PieceName[]],
  sparse: Sparse,
  cards: { readonly french?: readonly CardName[]; readonly british?: readonly CardName[] } = {},
): Account {
  const game = play({
    ...sparse,
    hands: {
      french: [THREE, 'campaign-3', ...(cards.french ?? [])],
      british: ['campaign-4', ...(cards.british ?? [])],
    },
    pieces: { ...sparse.pieces, [from]: force },
  });
  game.french.activates(THREE, ...force).marches(to);
  if (game.table.breadcrumb.endsWith('interception.ask')) game.british.declines();
  if (game.table.breadcrumb.endsWith('shelter.pick')) game.british.shelters();
  if (game.table.breadcrumb.endsWith('avoid.ask')) game.british.stands();
  return game;
}
