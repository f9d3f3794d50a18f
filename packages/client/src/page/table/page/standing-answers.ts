import { NO_CARD, type StandingAnswer } from '@carillon/flow';
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

/** When a seat is asked at a moment: always, only if it could play a card, or never. */
export const ASKS = ['always', 'playable', 'never'] as const;
export type Asks = (typeof ASKS)[number];

/** When a seat is asked at a moment, by its standing answers. */
export function asksAt(standing: readonly StandingAnswer[], moment: string): Asks {
  if (stands(standing, moment)) return 'never';
  return stands(standing, moment, NO_CARD) ? 'playable' : 'always';
}

/** The standing answers to add and to drop. */
export interface StandingChange {
  readonly add: readonly StandingAnswer[];
  readonly drop: readonly StandingAnswer[];
}

const PASSES: Readonly<Record<Asks, (moment: string) => readonly StandingAnswer[]>> = {
  always: () => [],
  playable: (moment) => [{ moment, card: NO_CARD }],
  never: (moment) => [{ moment }],
};

/** The change after which a seat is asked at a moment as `asks` says. */
export const asksChange = (moment: string, asks: Asks): StandingChange => ({
  add: PASSES[asks](moment),
  drop: [{ moment }, { moment, card: NO_CARD }],
});

/** The change after which all windows are passed except those at some moments. */
export function presetChange(
  kinds: readonly WindowKind[],
  standing: readonly StandingAnswer[],
  asks: readonly string[],
): StandingChange {
  const passed = kinds.map(({ moment }) => moment).filter((moment) => !asks.includes(moment));
  return { add: passed.map((moment) => ({ moment })), drop: standing };
}

/** The change after which all windows are passed in which the seat could play no card. */
export const playableChange = (kinds: readonly WindowKind[], standing: readonly StandingAnswer[]): StandingChange => ({
  add: kinds.map(({ moment }) => ({ moment, card: NO_CARD })),
  drop: standing,
});
