import type { Seat } from './procedure.ts';

/** In place of a card: a standing answer that passes only if no card could be played. */
export const NO_CARD = 'none';

/**
 * A standing answer to windows: pass at a moment, always, or only if nothing but this card could be played, or nothing
 * at all (`NO_CARD`). It lasts for the rules' period (a season), belongs to the seat and is shown to nobody else.
 */
export interface StandingAnswer {
  readonly moment: string;
  readonly card?: string;
}

/** The standing answers of all seats. Those of a past period are forgotten. */
export class StandingAnswers {
  private readonly kept = new Map<Seat, { readonly period: string; readonly passes: readonly StandingAnswer[] }>();

  set(seat: Seat, period: string, passes: readonly StandingAnswer[]): void {
    this.kept.set(seat, { period, passes });
  }

  of(seat: Seat, period: string): readonly StandingAnswer[] {
    const kept = this.kept.get(seat);
    return kept?.period === period ? kept.passes : [];
  }
}

/** Whether standing answers pass a window at a moment at which these cards could be played. */
export function passesBy(
  standing: readonly StandingAnswer[],
  moment: string | undefined,
  cards: readonly (string | undefined)[],
): boolean {
  const passes = standing.filter((each) => each.moment === moment);
  const isPassed = (held: string | undefined): boolean => passes.some(({ card }) => card === held);
  return isPassed(undefined) || (cards.length > 0 ? cards.every(isPassed) : isPassed(NO_CARD));
}
