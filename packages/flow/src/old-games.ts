import { type Choice, Choices } from './choice.ts';
import { lifting } from './clauses.ts';
import { answersItself, onlyChoice } from './driver.ts';
import type { Machine } from './machine.ts';
import { CHANCE, type Seat, type Sink } from './procedure.ts';
import { isMember } from './sets.ts';
import type { StateBase } from './shape.ts';

// Support for games of earlier versions. Their journals lack answers that were not asked then, and may name a different
// one of several identical pieces than is offered now. Code that follows a journal uses these functions.

const choices = new Choices();
const habits = new Choices();

/**
 * The choice with this text for a seat: listed, or omitted only by a convention of the lists, such as a piece identical
 * to a listed one.
 */
function choiceHere<G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  text: string,
): Choice | undefined {
  if (!flow.mayChoose(g, seat)) return undefined;
  const choice = flow.parse(g, text);
  if (choice === undefined) return undefined;
  flow.list(g, seat, choices);
  if (choices.has(choice)) return choice;
  if (seat === CHANCE) return undefined;
  lifting([], () => flow.list(g, seat, habits));
  return habits.has(choice) ? choice : undefined;
}

/**
 * The choices that a journal may omit at this question: those a driver makes for a seat without an urgent reason, and
 * the end of a set.
 */
function unsaid<G extends StateBase, Entry>(flow: Machine<G, Entry>, g: G): Choice | undefined {
  const asked = flow.who(g);
  if (asked < 0) return undefined;
  flow.list(g, asked, choices);
  const only = answersItself(flow.question(g), false) ? onlyChoice(flow, g, choices) : undefined;
  return only ?? setEnd(flow, g);
}

/** The end of a set: when pieces had to be named in order, it was complete once its last piece was named. */
function setEnd<G extends StateBase, Entry>(flow: Machine<G, Entry>, g: G): Choice | undefined {
  const question = flow.question(g);
  if (question.anyOrder === undefined) return undefined;
  const ends = choices.toArray().filter((choice) => !isMember(question, choice) && !flow.isAside(g, choice));
  return ends.length === 1 ? ends[0] : undefined;
}

/** No journal omits more answers in a row. */
const MOST_UNSAID = 100;

/** The omitted answers before `seat` may choose `text`: none if it may at once, or never. `g` does not change. */
export function passesTo<G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  text: string,
): readonly Choice[] {
  if (choiceHere(flow, g, seat, text) !== undefined) return [];
  const before = g.cells.slice();
  const passes: Choice[] = [];
  let arrived = false;
  while (!arrived && passes.length < MOST_UNSAID) {
    const next = unsaid(flow, g);
    if (next === undefined) break;
    passes.push(next);
    flow.take(g, flow.who(g), next);
    arrived = choiceHere(flow, g, seat, text) !== undefined;
  }
  g.cells.set(before);
  return arrived ? passes : [];
}

/**
 * The choice of a journal entry, if it is legal, at the question that it answers. `g` is brought there, past new
 * questions that a driver passes and past the end of a set that used to end by itself. If that question is never
 * reached, `g` does not change.
 */
export function choiceFrom<G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  text: string,
  say?: Sink<Entry>,
): Choice | undefined {
  const listed = choiceHere(flow, g, seat, text);
  if (listed !== undefined) return listed;
  for (const each of passesTo(flow, g, seat, text)) flow.take(g, flow.who(g), each, say);
  return choiceHere(flow, g, seat, text);
}
