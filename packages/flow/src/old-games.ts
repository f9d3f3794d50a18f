import { type Choice, Choices } from './choice.ts';
import { lifting } from './clauses.ts';
import type { Machine } from './flow.ts';
import { CHANCE, type Seat, type Sink } from './procedure.ts';
import { isMember } from './sets.ts';
import type { StateBase } from './shape.ts';

// What games of earlier versions hold that is not played so any more. They leave unsaid what was not asked then; and of pieces
// that are alike they name another one than is offered now.

const choices = new Choices();

/** Brings a state to the question that `seat` answers with `text`, where an earlier version came to it without a word. */
export function sayUnsaid<G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  state: G,
  seat: Seat,
  text: string,
  say?: Sink<Entry>,
): void {
  while (!flow.mayChoose(state, seat) || flow.parse(state, text) === undefined) {
    const asked = flow.who(state);
    const unsaid = asked < 0 ? undefined : setEnd(flow, state, asked);
    if (unsaid === undefined) return;
    flow.take(state, asked, unsaid, say);
  }
}

/** What ends a set: it was whole once its last piece was named, when pieces were named in one order only. */
function setEnd<G extends StateBase, Entry>(flow: Machine<G, Entry>, state: G, seat: Seat): Choice | undefined {
  const question = flow.question(state);
  if (question.anyOrder === undefined) return undefined;
  flow.list(state, seat, choices);
  const ends = choices.toArray().filter((choice) => !isMember(question, choice));
  return ends.length === 1 ? ends[0] : undefined;
}

/** Whether a seat may have made a choice: it is listed, or left out by a habit of the lists only, as a piece like one that is. */
export function mayHaveChosen<G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  state: G,
  seat: Seat,
  choice: Choice,
  list: Choices,
): boolean {
  flow.list(state, seat, list);
  if (list.has(choice) || seat === CHANCE) return list.has(choice);
  lifting([], () => flow.list(state, seat, choices));
  return choices.has(choice);
}
