import type { Intended } from './intended.ts';
import type { PlannedChoice } from './recital.ts';
import type { Fought } from './telling.ts';
import { ERRORS } from './verdict.ts';

/** A fight that a plan leads to. */
export interface AdvisedFight extends Pick<Fought, 'kind' | 'at'> {
  /** The share of the games in which it took place, from 0 to 1. */
  readonly share: number;
  /** The seat's chance of winning it when it took place, from 0 to 1, and its standard error. */
  readonly chance: number;
  readonly error: number;
}

/** A plan, and its average results when the turn is played to its end with other cards, dice and answers. */
export interface AdvisedPlan {
  /** Its first choice, as text. */
  readonly choice: string;
  /** The seat's own deeds in the plan, as log entries of the title, without their possible results. */
  readonly log: readonly unknown[];
  /** The seat's own choices in the plan, in order. */
  readonly choices: readonly PlannedChoice[];
  /** The intention that the plan pursues, if any. */
  readonly intended?: Intended | undefined;
  /** The seat's chance of winning, from 0 to 1, and its standard error. */
  readonly chance: number;
  readonly error: number;
  /** Victory points won by the seat, minus those lost. */
  readonly points: number;
  /** Steps lost: the seat's own, and the enemy's. */
  readonly lost: readonly [own: number, enemy: number];
  /** The fights that it most often leads to, the most frequent first. */
  readonly fights: readonly AdvisedFight[];
  /** By feature, its contribution to the seat's score at the end of the turn, in victory points. */
  readonly worths: readonly number[];
}

/**
 * How a player of this level decides here: by lot if no choice is best against every answer, by the luckiest of a few
 * turns, by the turns that follow as well, or by its own playouts of this turn.
 */
export type Basis = 'lot' | 'few' | 'further' | 'playouts';

/** Plans of a seat, best first. */
export interface Advice {
  readonly plans: readonly AdvisedPlan[];
  /** Whether the question comes before the seat's own part of the turn; then the logs do not show the choice. */
  readonly ahead: boolean;
  readonly basis: Basis;
  /** How much better the first plan is than the second, with its standard error: both have met the same dice. */
  readonly lead?: { readonly by: number; readonly error: number };
  readonly features: readonly string[];
  readonly playouts: number;
  /** The version of the evaluation. */
  readonly version: string;
}

/** A difference between two plans: a feature, and the victory points by which it differs. */
export interface Reason {
  readonly feature: string;
  readonly points: number;
}

/** Whether the first two plans are equal within the error. */
export const areEqual = ({ lead }: Pick<Advice, 'lead'>): boolean =>
  lead !== undefined && Math.abs(lead.by) <= ERRORS * lead.error;

/** The minimum difference that is reported, in victory points: texts round to tenths. */
const LEAST = 0.05;

/** The features in which a plan differs most from another, in its favour or not; the largest first. */
export function reasonsFor(
  { features }: Pick<Advice, 'features'>,
  plan: Pick<AdvisedPlan, 'worths'>,
  other: Pick<AdvisedPlan, 'worths'>,
  count: number,
): readonly Reason[] {
  const all = features.map((feature, i) => ({ feature, points: (plan.worths[i] ?? 0) - (other.worths[i] ?? 0) }));
  const telling = all.filter(({ points }) => Math.abs(points) >= LEAST);
  return telling.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, count);
}
