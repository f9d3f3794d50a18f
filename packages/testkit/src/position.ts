import {
  CHANCE,
  type Choice,
  type ChoiceEntry,
  Choices,
  OVER,
  ownAnswer,
  type Question,
  type Seat,
  type StateBase,
  sharedEntry,
  TOGETHER,
  whoName,
} from '@carillon/flow';
import { at, range } from '@carillon/kit';
import type { Walkable } from './walkable.ts';

/** A seat that may choose at a position, and its list. */
export interface Chooser {
  /** A seat, or `CHANCE`. */
  readonly seat: Seat;
  readonly codes: readonly Choice[];
  readonly texts: readonly string[];
  /** The weights of the outcomes; all 1 for seats. */
  readonly weights: readonly number[];
}

/** A state at a question, with all lists. */
export interface Decision {
  readonly rules: Walkable;
  readonly g: StateBase;
  /** As `flow.who` has it: a seat, `CHANCE` or `TOGETHER`. */
  readonly who: Seat;
  readonly question: Question;
  /** One entry, except at a step that asks several seats at once. */
  readonly asked: readonly Chooser[];
}

const choices = new Choices();

/** The list for `seat`, as codes, texts and weights. */
export function askedOf(rules: Walkable, g: StateBase, seat: Seat): Chooser {
  rules.flow.list(g, seat, choices);
  const codes = choices.toArray();
  const weights = codes.map((_, i) => choices.weightOf(i));
  return { seat, codes, texts: codes.map((code) => rules.flow.text(g, code)), weights };
}

/** Whether anything is listed for `seat`. */
export function listsSomething(rules: Walkable, g: StateBase, seat: Seat): boolean {
  rules.flow.list(g, seat, choices);
  return choices.count > 0;
}

/** Whether the list is the same as when the position was read: the same choices and weights in the same order. */
export function listsAgain({ rules, g }: Decision, { seat, codes, weights }: Chooser): boolean {
  rules.flow.list(g, seat, choices);
  if (choices.count !== codes.length) return false;
  return codes.every((code, i) => choices.get(i) === code && choices.weightOf(i) === weights[i]);
}

/** Whether `choice` is listed for `seat`. */
export function lists(rules: Walkable, g: StateBase, seat: Seat, choice: Choice): boolean {
  rules.flow.list(g, seat, choices);
  return choices.has(choice);
}

/** The seats that may choose at a step that asks several, or the one that must. */
export function choosers(rules: Walkable, g: StateBase): Seat[] {
  const who = rules.flow.who(g);
  if (who === OVER) return [];
  return who === TOGETHER ? range(rules.seats.length).filter((seat) => rules.flow.mayChoose(g, seat)) : [who];
}

/** Reads the question at `g`; the game is not over. */
export function positionOf(rules: Walkable, g: StateBase): Decision {
  return {
    rules,
    g,
    who: rules.flow.who(g),
    question: rules.flow.question(g),
    asked: choosers(rules, g).map((seat) => askedOf(rules, g, seat)),
  };
}

/** Choices for a message: a dozen, and the number of the others. */
export const listed = (texts: readonly string[]): string =>
  texts.length <= 12 ? texts.join(', ') : `${texts.slice(0, 12).join(', ')} and ${texts.length - 12} more`;

/** The running procedures of a position, outermost first. */
export const breadcrumb = ({ rules, g }: Decision): string => rules.flow.breadcrumb(g);

/**
 * Whether a driver answers for the seat, with the first choice listed: apart from asides there is no other, and the
 * step allows it.
 */
export function isLone({ rules, g, who, asked }: Decision, passIdleWindows: boolean, asksLast = false): boolean {
  const codes = asked[0]?.codes;
  if (who < 0 || codes === undefined) return false;
  const listed = { count: codes.length, get: (index: number) => at(codes, index) };
  return ownAnswer(rules.flow, g, who, listed, { passIdleWindows, asksLast }) !== undefined;
}

/** A choice as the journal stores it. */
export function entryOf(position: Decision, seat: Seat, text: string, auto: boolean): ChoiceEntry {
  const { flow, seats } = position.rules;
  const only = flow.seenBy(position.g, seat);
  return sharedEntry({
    who: whoName(seats, seat),
    choice: text,
    ...(auto && { auto }),
    ...(only !== undefined && { only: whoName(seats, only) }),
    ...(position.question.reveals && { reveals: true }),
  });
}

/** The seat that a journal names; `CHANCE` for chance. */
export const seatOf = (rules: Walkable, who: string): Seat => (who === 'chance' ? CHANCE : rules.seats.indexOf(who));
