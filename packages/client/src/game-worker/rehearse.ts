import {
  CHANCE,
  type Choice,
  Choices,
  type Machine,
  OVER,
  ownAnswer,
  type Rules,
  type Seat,
  type StateBase,
  TOGETHER,
} from '@carillon/flow';
import type { Ending } from '../shared/messages.ts';
import { copyOf } from './engine.ts';

/** What comes of choices made one after another; see `rehearse`. */
export interface Rehearsed {
  /**
   * The index of the first choice after which another seat or chance is asked, so that it cannot be undone; that of the
   * last one if its automatic consequences lead to a roll. `null` if all of them can be undone.
   */
  readonly halt: number | null;
  /** Whether the seat's own turn ends with them. Then all can be undone until the other seat has chosen, if `halt` is `null`. */
  readonly passes: boolean;
}

/** The parts of a title's rules that a rehearsal uses. */
type Rehearsing<G extends StateBase, LogEntry> = Pick<Rules<G, unknown, LogEntry>, 'flow' | 'turnOf'>;

/** What comes of these choices. They are made on `state`, which changes. */
export function rehearse<G extends StateBase, LogEntry>(
  rules: Rehearsing<G, LogEntry>,
  state: G,
  seat: Seat,
  choices: readonly string[],
): Rehearsed {
  const { flow } = rules;
  const isOver = turnsEnd(rules, state, seat);
  for (const [index, text] of choices.entries()) {
    const choice = flow.parse(state, text);
    if (choice === undefined) return { halt: index, passes: false };
    flow.take(state, seat, choice);
    if (isOver()) break;
    if (flow.who(state) !== seat) return { halt: index, passes: passesOn(rules, state, seat, isOver).passes };
  }
  const { halts, passes } = passesOn(rules, state, seat, isOver);
  return { halt: halts ? choices.length - 1 : null, passes };
}

/**
 * The choices that end the seat's own turn, by their texts; those made one after another are joined by commas. They are
 * made on an observer's state, so that the answer contains nothing hidden.
 */
export function endingsOf<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { state, view, seat }: { readonly state: G; readonly view: View; readonly seat: Seat },
  plans: readonly (readonly string[])[],
): Readonly<Record<string, Ending>> {
  const ends: Record<string, Ending> = {};
  if (plans.length === 0 || rules.turnOf?.(state) !== seat) return ends;
  const observed = rules.fromView(view);
  for (const plan of plans.filter(({ length }) => length > 0)) {
    const { halt, passes } = rehearse(rules, copyOf(rules, observed), seat, plan);
    if (passes) ends[plan.join(', ')] = halt === null ? 'free' : 'locked';
  }
  return ends;
}

/** Returns a function that says whether the seat's own turn is over; it never is if another has the turn. */
export function turnsEnd<G extends StateBase, LogEntry>(
  rules: Rehearsing<G, LogEntry>,
  state: G,
  seat: Seat,
): () => boolean {
  const own = rules.turnOf?.(state) === seat;
  return () => own && rules.turnOf?.(state) !== seat;
}

/**
 * Where lone answers lead: whether to something that ends undo, such as a roll, an answer of another seat or a question
 * to it within the turn; and whether the turn ends. A window of another seat is passed.
 */
function passesOn<G extends StateBase, LogEntry>(
  { flow }: Rehearsing<G, LogEntry>,
  state: G,
  seat: Seat,
  isOver: () => boolean,
): { readonly halts: boolean; readonly passes: boolean } {
  let halts = false;
  for (;;) {
    const passes = isOver();
    const who = flow.who(state);
    if (who === CHANCE) return { halts: true, passes };
    if (who === OVER || who === TOGETHER) return { halts, passes };
    const answer = answerOf(flow, state, who, who !== seat && !passes);
    if (answer === undefined) return { halts: halts || (who !== seat && !passes), passes };
    halts ||= who !== seat;
    flow.take(state, who, answer);
  }
}

/** The lone answer of a seat; that to a window is a pass, if `idle`. `undefined` if the seat has to choose. */
export function answerOf<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  who: Seat,
  idle: boolean,
): Choice | undefined {
  const choices = new Choices();
  flow.list(state, who, choices);
  const own = ownAnswer(flow, state, who, choices, { passIdleWindows: false, asksLast: false });
  const pass = idle ? flow.question(state).window?.pass : undefined;
  return own ?? (pass === undefined ? undefined : flow.parse(state, pass));
}
