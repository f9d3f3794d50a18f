import type { Gesture, Option, Target } from '@carillon/board';
import { isCard, isPiece, isPlace } from './position/facts.ts';

type Kind = Target['kind'];

/** What the first argument of each verb names; it alone decides where the choice is met. */
const FIRST_ARGUMENT: Readonly<Record<string, Kind>> = {
  activate: 'card',
  discard: 'card',
  respond: 'card',
  lead: 'piece',
  alone: 'piece',
  start: 'piece',
  take: 'piece',
  send: 'piece',
  drop: 'piece',
  deploy: 'piece',
  lose: 'piece',
  one: 'piece',
  move: 'space',
  to: 'space',
  all: 'space',
};

/** A verb not in the table: some names stand for a space and for a tribe's counter, but never for a card and another. */
function guess(word: string): Kind | undefined {
  if (isCard(word)) return 'card';
  if (isPlace(word)) return 'space';
  return isPiece(word) ? 'piece' : undefined;
}

/** The thing on the table that a choice is about; `undefined` for `done`, `stop` and their like. */
export function targetOfOption(option: Option): Target | undefined {
  const id = option.args[0];
  if (id === undefined) return undefined;
  const kind = FIRST_ARGUMENT[option.verb] ?? guess(id);
  return kind && { kind, id };
}

const BUTTON: Gesture = { on: 'button' };

function gestureOf(option: Option): Gesture {
  const target = targetOfOption(option);
  return target ? { on: 'target', target } : BUTTON;
}

/** Where each choice is met: on the card, counter or space that it is about, otherwise as a button. */
export function gestures(options: readonly Option[]): ReadonlyMap<string, Gesture> {
  return new Map(options.map((option) => [option.text, gestureOf(option)]));
}
