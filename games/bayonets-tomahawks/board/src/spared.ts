import { POINTS, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Option } from '@carillon/board';
import { pointFacts } from './position/points.ts';

/** The uses of each kind of Action Point (7.3.7). */
const USES = {
  light: ['light'],
  army: ['army'],
  'sail-army': ['sail', 'army'],
  'french-light-army': ['light', 'army'],
  indian: ['indian'],
} as const;

/** Actions that do not benefit from a doubled point (7.3.4). */
const NEVER_FARTHER: ReadonlySet<string> = new Set(['marshal', 'construct']);

/** A choice that spends an Action Point. */
interface Spending {
  readonly text: string;
  /** The action, and the units. */
  readonly action: string;
  readonly uses: readonly string[];
  readonly isDouble: boolean;
  readonly isFarther: boolean;
}

/**
 * The choices that spend a point although a lesser point, offered for the same Action, does as much. Nobody has a
 * reason to make them.
 */
export function spared(view: View, options: readonly Option[]): ReadonlySet<string> {
  const spending = options.flatMap((option) => spendingOf(view, option) ?? []);
  const dear = spending.filter((each) =>
    spending.some((other) => other.action === each.action && isPoorer(other, each)),
  );
  return new Set(dear.map(({ text }) => text));
}

function spendingOf(view: View, { text, verb, args: [point = '', ...whom] }: Option): Spending | undefined {
  const facts = POINTS.includes(point) && whom.length > 0 ? pointFacts(view, point) : undefined;
  if (!facts) return undefined;
  const isFarther = facts.double && !NEVER_FARTHER.has(verb);
  return { text, action: [verb, ...whom].join(' '), uses: USES[facts.type], isDouble: facts.double, isFarther };
}

/** Whether a point does as much for the Action and is less useful otherwise. */
function isPoorer(one: Spending, other: Spending): boolean {
  if (one.isFarther !== other.isFarther || one.uses.some((use) => !other.uses.includes(use))) return false;
  return one.uses.length < other.uses.length || (!one.isDouble && other.isDouble);
}
