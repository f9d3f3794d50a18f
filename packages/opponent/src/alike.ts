import type { Intended } from './intended.ts';

/** What a reader sees of a plan. */
export interface Outline {
  /** Its first choice, as text. */
  readonly choice: string;
  /** Its deeds in short, as `Telling.gist` tells them. */
  readonly gist: readonly string[];
  readonly intended?: Intended | undefined;
}

/** Whether two plans begin with the same choice, or with deeds that read alike. */
function beginAlike(one: Outline, other: Outline): boolean {
  return one.choice === other.choice || (one.gist[0] !== undefined && one.gist[0] === other.gist[0]);
}

/** Whether two plans have the same intention; without one, whether they do the same things, in whatever order. */
function aimAlike(one: Outline, other: Outline): boolean {
  return purposeOf(one) === purposeOf(other);
}

function purposeOf({ gist, intended }: Outline): string {
  return intended === undefined ? [...new Set(gist)].sort().join() : JSON.stringify(intended);
}

/**
 * Up to `most` of these plans that a reader can tell apart: of plans that begin alike and have the same purpose, only
 * the first. Plans that differ from all before them in both come first, each group in its order.
 */
export function toldApart<P extends Outline>(plans: readonly P[], most: number): readonly P[] {
  const chosen: P[] = [];
  const differs = (plan: P, by: (one: P, other: P) => boolean): boolean => chosen.every((other) => !by(plan, other));
  const tests = [
    (one: P, other: P) => beginAlike(one, other) || aimAlike(one, other),
    (one: P, other: P) => beginAlike(one, other) && aimAlike(one, other),
  ];
  for (const isAlike of tests)
    for (const plan of plans) if (chosen.length < most && differs(plan, isAlike)) chosen.push(plan);
  return chosen;
}
