import { answerAnew } from '@carillon/flow';
import { type Below, dealOut, type Json, lyingIn, times } from '@carillon/kit';
import { side } from './ids.ts';
import { SIDES } from './names.ts';
import { flow } from './procedures/contents.ts';
import { fromJson } from './save.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/**
 * A position as it might be for all that a view tells. How many cards are in each hand everybody knows: cards that the view hides
 * are dealt to make these up, the rest is to be drawn.
 */
export function guess(view: View, below: Below): State {
  const { seat, cards, ...position } = view;
  const hands = SIDES.flatMap((of) => {
    const hand = `${of}-hand` as const;
    return times((view.held[of] ?? 0) - lyingIn(cards, hand).length, hand);
  });
  const dealt = dealOut(lyingIn(cards, 'unknown'), hands, 'draw-pile', below);
  const g = fromJson({ ...position, cards: { ...cards, ...dealt } } as unknown as Json);
  answerAnew(flow, g, seat === null ? undefined : side.of(seat), below);
  return g;
}
