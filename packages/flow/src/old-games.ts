import { type Choice, Choices } from './choice.ts';
import { lifting } from './clauses.ts';
import { answersItself, onlyChoice } from './driver.ts';
import type { Machine } from './flow.ts';
import { CHANCE, type Seat, type Sink } from './procedure.ts';
import { isMember } from './sets.ts';
import type { StateBase } from './shape.ts';

// What games of earlier versions hold that is not played so any more. They leave unsaid what was not asked then; and of pieces
// that are alike they name another one than is offered now. Whoever follows a journal follows it by these functions.

const choices = new Choices();
const habits = new Choices();

/** The choice that a text means for a seat: it is listed, or left out by a habit of the lists only, as a piece like one that is. */
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

/** What may go unsaid at this question: what a driver answers for a seat that nothing presses, and what ends a set. */
function unsaid<G extends StateBase, Entry>(flow: Machine<G, Entry>, g: G): Choice | undefined {
  const asked = flow.who(g);
  if (asked < 0) return undefined;
  flow.list(g, asked, choices);
  const only = answersItself(flow.question(g), false) ? onlyChoice(flow, g, choices) : undefined;
  return only ?? setEnd(flow, g);
}

/** What ends a set: it was whole once its last piece was named, when pieces were named in one order only. */
function setEnd<G extends StateBase, Entry>(flow: Machine<G, Entry>, g: G): Choice | undefined {
  const question = flow.question(g);
  if (question.anyOrder === undefined) return undefined;
  const ends = choices.toArray().filter((choice) => !isMember(question, choice) && !flow.isAside(g, choice));
  return ends.length === 1 ? ends[0] : undefined;
}

/** No journal leaves out more answers in a row. */
const MOST_UNSAID = 100;

/**
 * The answers left unsaid before `seat` may choose what `text` says: none where it may at once, or never. `g` stays as it was.
 */
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
 * The choice that an entry of a journal means, if it is legal, at the question that it answers: `g` is brought there, past
 * questions that have come into the rules since and that a driver passes, and past the end of a set that was whole without a
 * word. Where that question never comes about, `g` stays as it was.
 */
export function toldChoice<G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  text: string,
  say?: Sink<Entry>,
): Choice | undefined {
  const told = choiceHere(flow, g, seat, text);
  if (told !== undefined) return told;
  for (const each of passesTo(flow, g, seat, text)) flow.take(g, flow.who(g), each, say);
  return choiceHere(flow, g, seat, text);
}
