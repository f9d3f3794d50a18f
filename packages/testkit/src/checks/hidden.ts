import { entryFor, OVER, type Seat, type StateBase, TOGETHER, whoName } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import { copyOf } from '../copy.ts';
import { type Asked, entryOf, isLone, type Position, positionOf } from '../position.ts';
import { demand, demandSameJson, textOf } from '../same.ts';
import { readerName, readersOf } from './observers.ts';

/** Choices tried per list; lists of a whole deck would take too long. */
const TRIED = 3;

/** Up to `TRIED` places of a list, at random, in ascending order. */
function some(length: number, random: Random): number[] {
  if (length <= TRIED) return Array.from({ length }, (_, i) => i);
  const picked = new Set<number>();
  while (picked.size < TRIED) picked.add(random.below(length));
  return [...picked].sort((a, b) => a - b);
}

/** Everything that a reader receives when a choice is made: the entry, the log, the view afterwards. */
function received(position: Position, asked: Asked, index: number, seat: Seat | undefined): string {
  const { rules, g } = position;
  const name = seat === undefined ? undefined : whoName(rules.seats, seat);
  const text = at(asked.texts, index);
  const after = copyOf(rules, g);
  const log: unknown[] = [];
  const entry = entryOf(position, asked.seat, text, isLone(position, true));
  rules.flow.take(after, asked.seat, at(asked.codes, index), (said) => log.push(rules.logFor(said, seat)));
  const told = log.filter((said) => said !== undefined);
  return textOf({ entry: entryFor(entry, name), log: told, view: rules.view(after, seat) });
}

/**
 * What a seat cannot see is exchanged at random: its view stays the same to the byte, so does its list, and unless the
 * step is marked `reveals` so does all that it receives when it chooses. Counts the exchanges that changed the state.
 */
export function checkExchanges(rules: Position['rules'], g: StateBase, random: Random): number {
  let exchanged = 0;
  for (const seat of readersOf(rules)) {
    const other = copyOf(rules, g);
    rules.permuteHidden(other, seat, (bound) => random.below(bound));
    rules.check(other);
    if (other.cells.some((cell, i) => g.cells[i] !== cell)) exchanged++;
    const name = readerName(rules, seat);
    demandSameJson(rules.view(g, seat), rules.view(other, seat), `the view of ${name} shows what is hidden from it`);
    demand(rules.flow.who(other) === rules.flow.who(g), () => `who is to choose tells ${name} what is hidden from it`);
    if (rules.flow.who(g) !== OVER) checkAsSeen(positionOf(rules, g), positionOf(rules, other), seat, random);
  }
  return exchanged;
}

/** `other` is `position` with what `seat` cannot see exchanged. */
function checkAsSeen(position: Position, other: Position, seat: Seat | undefined, random: Random): void {
  const name = readerName(position.rules, seat);
  demandSameJson(position.question, other.question, `the question tells ${name} what is hidden from it`);
  for (const asked of position.asked) {
    const twin = other.asked.find((each) => each.seat === asked.seat);
    demand(twin !== undefined, () => `who is asked tells ${name} what is hidden from it`);
    if (asked.seat === seat) checkOwnChoices(position, other, asked, twin, random);
    else checkEntries(position, other, asked, twin, seat);
  }
}

function checkOwnChoices(position: Position, other: Position, asked: Asked, twin: Asked, random: Random): void {
  const name = readerName(position.rules, asked.seat);
  demandSameJson(asked.texts, twin.texts, `the choices of ${name} tell what is hidden from it`);
  if (position.question.reveals) return;
  for (const index of some(asked.texts.length, random)) {
    const here = received(position, asked, index, asked.seat);
    const there = received(other, twin, index, asked.seat);
    demandSameJson(
      JSON.parse(here),
      JSON.parse(there),
      `"${at(asked.texts, index)}" tells ${name} what is hidden from it, but the step is not marked "reveals"`,
    );
  }
}

/** A choice of somebody else, where it may be made in both positions, is told in the same words. */
function checkEntries(position: Position, other: Position, asked: Asked, twin: Asked, seat: Seat | undefined): void {
  const { rules } = position;
  const name = seat === undefined ? undefined : whoName(rules.seats, seat);
  for (const text of asked.texts.filter((each) => twin.texts.includes(each))) {
    const here = entryFor(entryOf(position, asked.seat, text, isLone(position, true)), name);
    const there = entryFor(entryOf(other, twin.seat, text, isLone(other, true)), name);
    demandSameJson(here, there, `the entry of "${text}" tells ${readerName(rules, seat)} what is hidden from it`);
  }
}

/** Choices that one seat alone may know look alike to everybody else: the entry, the log, the view afterwards. */
export function checkMasks(position: Position, random: Random): void {
  for (const asked of position.asked) {
    const only = position.rules.flow.seenBy(position.g, asked.seat);
    if (only === undefined || isLastAnswer(position, asked)) continue;
    for (const seat of readersOf(position.rules)) if (seat !== only) checkMask(position, asked, seat, random);
  }
}

function checkMask(position: Position, asked: Asked, seat: Seat | undefined, random: Random): void {
  const shown = new Map<string, string>();
  for (const index of some(asked.texts.length, random)) {
    const text = at(asked.texts, index);
    const verb = text.split(' ')[0] ?? '';
    const now = received(position, asked, index, seat);
    const before = shown.get(verb) ?? now;
    shown.set(verb, before);
    const what = `"${text}" is hidden from ${readerName(position.rules, seat)}, but can be told from others`;
    demandSameJson(JSON.parse(before), JSON.parse(now), what);
  }
}

/** Whether the answer is the last of several, so that all are put in force and shown. */
function isLastAnswer({ rules, g, who, asked }: Position, { seat }: Asked): boolean {
  return who === TOGETHER && asked.every((each) => each.seat === seat || rules.flow.hasAnswered(g, each.seat));
}
