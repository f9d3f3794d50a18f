import { OVER, type RefusalCode, type Seat, type StateBase } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import { type Chooser, type Decision, lists } from '../position.ts';
import { demand, holdsStill } from '../same.ts';
import type { Walkable } from '../walkable.ts';

/** The refusal of a text sent by `seat`; `undefined` if it is accepted. */
export function refusalOf(rules: Walkable, g: StateBase, seat: Seat, text: string): RefusalCode | undefined {
  const { flow } = rules;
  if (flow.who(g) === OVER) return 'game_over';
  if (!flow.mayChoose(g, seat)) return 'not_your_turn';
  const choice = flow.parse(g, text);
  if (choice === undefined) return 'malformed';
  return lists(rules, g, seat, choice) ? undefined : 'not_in_list';
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz -0123456789?\u0000é'];

const oneOf = <T>(list: readonly T[], random: Random): T => at(list, random.below(list.length));

function randomText(random: Random): string {
  let text = '';
  for (let left = random.below(12); left > 0; left--) text += oneOf(LETTERS, random);
  return text;
}

/** Words that mean something elsewhere, but nothing here. */
const FOREIGN = ['', '-', '?', 'undo', 'restart', '__proto__', 'constructor', 'times', 'x'.repeat(10_000)];

/** The data that a corruption may use. */
interface Spoiling {
  /** The listed text to corrupt. */
  readonly text: string;
  /** Another listed text, or the same. */
  readonly other: string;
  readonly asked: Chooser;
  readonly position: Decision;
  readonly random: Random;
}

const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';
const withLast = (text: string, word: string): string => text.replace(/\S+$/, () => word);

/** Ways to corrupt a listed text. None may throw; the result is often still a well-formed choice. */
const SPOILERS: readonly ((from: Spoiling) => string)[] = [
  ({ random }) => randomText(random),
  ({ random }) => oneOf(FOREIGN, random),
  ({ text }) => `${text} `,
  ({ text }) => ` ${text}`,
  ({ text }) => text.toUpperCase(),
  ({ text }) => text.replaceAll(' ', '  '),
  ({ text }) => text.split(' ').slice(0, -1).join(' '),
  ({ text }) => text.split(' ').reverse().join(' '),
  ({ text, other }) => `${text} ${other}`,
  ({ text, random }) => `${text} ${randomText(random)}`,
  ({ text, random }) => withLast(text, randomText(random)),
  ({ text, other }) => withLast(text, lastWord(other)),
  ({ text }) => text.replace(/\d+/, (digits) => `0${digits}`),
  ({ text }) => text.replace(/\d+/, (digits) => `${Number(digits) + 7}`),
  ({ text, position, random }) => text.replace(/^\S+/, () => oneOf(position.question.verbs, random)),
  ({ asked, position, random }) => neighbour(oneOf(asked.codes, random), position, random),
];

/** The text of a choice that differs in one bit from a listed one; if the bits mean nothing, it is not a choice. */
function neighbour(code: number, { rules, g }: Decision, random: Random): string {
  try {
    return rules.flow.text(g, code ^ (1 << random.below(26)));
  } catch {
    return 'no such choice';
  }
}

/** Texts made from the listed ones that are not listed themselves. */
function spoilt(position: Decision, asked: Chooser, random: Random): string[] {
  const made = SPOILERS.map((spoil) =>
    spoil({ text: oneOf(asked.texts, random), other: oneOf(asked.texts, random), asked, position, random }),
  );
  const listed = new Set(asked.texts);
  return made.filter((text) => !listed.has(text));
}

/** Messages that must be refused: a seat, and a text made from its list. */
export interface Spoilt {
  readonly seat: Seat;
  readonly text: string;
}

/** Corrupted messages of all seats asked. */
export const spoiltAt = (position: Decision, random: Random): readonly Spoilt[] =>
  position.asked.flatMap((asked) => spoilt(position, asked, random).map((text) => ({ seat: asked.seat, text })));

/** A choice that is not listed is refused, and changes nothing: the state still equals the cells `before`. */
export function checkRefusals({ rules, g }: Decision, before: Int16Array, messages: readonly Spoilt[]): void {
  for (const { seat, text } of messages) {
    const refused = refusalOf(rules, g, seat, text);
    demand(refused !== undefined, () => `accepted, though not listed: ${JSON.stringify(text)}`);
  }
  demand(holdsStill(g, before), 'a refused choice changed the state');
}
