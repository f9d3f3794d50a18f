import type { Rules, Seat, StateBase } from '@carillon/flow';
import type { LoneAnswer } from '../shared/messages.ts';
import { copyOf } from './engine.ts';
import { askedOn, optionOf } from './question.ts';
import { answerOf, turnsEnd } from './rehearse.ts';

/**
 * The lone answers of the seat that follow each of its choices at once, by its text: with them, the choice does more
 * than it says. They end where the seat has to choose, where another seat or chance is asked, or where only the turn can
 * be ended. They are given on an observer's state, so that they contain nothing hidden.
 */
export function loneAnswersOf<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { view, seat }: { readonly view: View; readonly seat: Seat },
  choices: readonly string[],
): Readonly<Record<string, readonly LoneAnswer<View>[]>> {
  if (choices.length === 0) return {};
  const observed = rules.fromView(view);
  // An answer given together with the other seat's leads nowhere yet.
  if (rules.flow.who(observed) !== seat) return {};
  const before = writtenOf(view);
  return Object.fromEntries(
    choices.flatMap((text) => {
      const answers = answersAfter(rules, copyOf(rules, observed), seat, text, before);
      return answers.length === 0 ? [] : [[text, answers]];
    }),
  );
}

function answersAfter<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  state: G,
  seat: Seat,
  text: string,
  before: Written<View>,
): readonly LoneAnswer<View>[] {
  const { flow } = rules;
  const isOver = turnsEnd(rules, state, seat);
  const goesOn = (): boolean => flow.who(state) === seat && !isOver() && flow.question(state).closes !== true;
  const answers: LoneAnswer<View>[] = [];
  let choice = flow.parse(state, text);
  while (choice !== undefined) {
    flow.take(state, seat, choice);
    choice = goesOn() ? answerOf(flow, state, seat, false) : undefined;
    if (choice === undefined) break;
    const option = optionOf(flow.text(state, choice));
    answers.push({
      changed: changedSince(before, rules.view(state, seat)),
      asked: askedOn(rules, state, seat),
      option,
    });
  }
  return answers;
}

/** The fields of a view, each written as JSON. */
type Written<View> = ReadonlyMap<keyof View, string>;

function writtenOf<View>(view: View): Written<View> {
  const written = new Map<keyof View, string>();
  for (const field in view) written.set(field, JSON.stringify(view[field]));
  return written;
}

/** The fields of a view that differ from those before: few, where a whole view is large. */
function changedSince<View>(before: Written<View>, after: View): Partial<View> {
  const changed: Partial<View> = {};
  for (const field in after) if (JSON.stringify(after[field]) !== before.get(field)) changed[field] = after[field];
  return changed;
}
