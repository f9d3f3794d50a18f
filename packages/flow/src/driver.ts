import type { Choice, Choices } from './choice.ts';
import type { Machine } from './machine.ts';
import type { Question, Seat } from './procedure.ts';
import type { StateBase } from './shape.ts';

// An automatic answer for a seat that is not asked.

/** The options for asking a seat. */
export interface Driving {
  /** Whether a window with nothing to play is passed for the seat. */
  readonly passIdleWindows: boolean;
  /** Whether the seat wants to be asked before its turn ends. */
  readonly asksLast: boolean;
}

/** The choices listed for a seat. */
type Listed = Pick<Choices, 'count' | 'get'>;

/** Whether this question may be answered for the seat: never if the answer shows, costs or reveals something. */
export const answersItself = ({ alone, reveals, window }: Question, passIdleWindows: boolean): boolean =>
  alone !== 'ask' && !reveals && (window === undefined || passIdleWindows);

/** The only choice, apart from rights that the seat has at any time: those are listed last. */
export function onlyChoice(
  flow: Pick<Machine<StateBase, unknown>, 'isAside'>,
  g: StateBase,
  listed: Listed,
): Choice | undefined {
  if (listed.count === 0) return undefined;
  const first = listed.get(0);
  const isOnly = !flow.isAside(g, first) && (listed.count === 1 || flow.isAside(g, listed.get(1)));
  return isOnly ? first : undefined;
}

/**
 * The answer that a driver gives for the asked seat, or `undefined` if the seat must answer: because it has a choice,
 * because one of its rights presses, or because it wants to be asked before its turn ends.
 */
export function ownAnswer<G extends StateBase>(
  flow: Pick<Machine<G, never>, 'question' | 'isAside' | 'presses'>,
  g: G,
  seat: Seat,
  listed: Listed,
  { passIdleWindows, asksLast }: Driving,
): Choice | undefined {
  const question = flow.question(g);
  if (!answersItself(question, passIdleWindows)) return undefined;
  const only = onlyChoice(flow, g, listed);
  if (only === undefined || (asksLast && question.closes === true)) return undefined;
  return listed.count > 1 && flow.presses(g, seat) ? undefined : only;
}
