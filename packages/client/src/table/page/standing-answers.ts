import type { StandingAnswer } from '@carillon/flow';
import type { Json } from '@carillon/kit';

/** A kind of window that a seat may be asked in, and its matching cards. */
export interface WindowKind {
  readonly moment: string;
  readonly held: readonly string[];
}

/** The rules' answer to the query `windows`; empty if a title has none. */
export function windowKinds(answer: Json | undefined): readonly WindowKind[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((each) => {
    const { moment, held } = new Object(each) as Partial<Record<keyof WindowKind, unknown>>;
    return typeof moment === 'string' && Array.isArray(held) ? [{ moment, held: held.map(String) }] : [];
  });
}

/** Whether a standing answer is set. */
export const stands = (standing: readonly StandingAnswer[], moment: string, card?: string): boolean =>
  standing.some((each) => each.moment === moment && each.card === card);

/** What to add and drop so that all windows are passed except those at some moments. */
export function presetChange(
  kinds: readonly WindowKind[],
  standing: readonly StandingAnswer[],
  asks: readonly string[],
): { readonly add: readonly StandingAnswer[]; readonly drop: readonly StandingAnswer[] } {
  const passed = kinds.map(({ moment }) => moment).filter((moment) => !asks.includes(moment));
  return { add: passed.map((moment) => ({ moment })), drop: standing };
}
