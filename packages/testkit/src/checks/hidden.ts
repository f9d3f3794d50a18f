import { type Entry, entryFor, OVER, type Seat, type StateBase, TOGETHER, whoName } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import { copyOf } from '../copy.ts';
import { type Asked, entryOf, isLone, type Position, positionOf } from '../position.ts';
import { demand, demandSameBytes } from '../same.ts';
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

/** What a reader receives when a choice is made. */
interface Received {
  readonly entry: Entry;
  /** The log entries it may read. */
  readonly log: readonly unknown[];
  /** Its view afterwards. */
  readonly view: unknown;
}

/** The journal entry of a choice, as the reader gets it from a table that passes idle windows. */
function entryAsRead(position: Position, by: Seat, text: string, seat: Seat | undefined): Entry {
  const name = seat === undefined ? undefined : whoName(position.rules.seats, seat);
  return entryFor(entryOf(position, by, text, isLone(position, true)), name);
}

function received(position: Position, asked: Asked, index: number, seat: Seat | undefined): Received {
  const { rules, g } = position;
  const after = copyOf(rules, g);
  const log: unknown[] = [];
  rules.flow.take(after, asked.seat, at(asked.codes, index), (said) => log.push(rules.logFor(said, seat)));
  return {
    entry: entryAsRead(position, asked.seat, at(asked.texts, index), seat),
    log: log.filter((said) => said !== undefined),
    view: rules.view(after, seat),
  };
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
    demandSameBytes(rules.view(g, seat), rules.view(other, seat), `the view of ${name} shows what is hidden from it`);
    demand(rules.flow.who(other) === rules.flow.who(g), () => `who is to choose tells ${name} what is hidden from it`);
    if (rules.flow.who(g) !== OVER) checkAsSeen(positionOf(rules, g), positionOf(rules, other), seat, random);
  }
  return exchanged;
}

/** `other` is `position` with what `seat` cannot see exchanged. */
function checkAsSeen(position: Position, other: Position, seat: Seat | undefined, random: Random): void {
  const name = readerName(position.rules, seat);
  demandSameBytes(position.question, other.question, `the question tells ${name} what is hidden from it`);
  for (const asked of position.asked) {
    const twin = other.asked.find((each) => each.seat === asked.seat);
    demand(twin !== undefined, () => `who is asked tells ${name} what is hidden from it`);
    if (asked.seat === seat) checkOwnChoices(position, other, asked, twin, random);
    else checkEntries(position, other, asked, twin, seat);
  }
}

function checkOwnChoices(position: Position, other: Position, asked: Asked, twin: Asked, random: Random): void {
  const name = readerName(position.rules, asked.seat);
  demandSameBytes(asked.texts, twin.texts, `the choices of ${name} tell what is hidden from it`);
  if (position.question.reveals) return;
  for (const index of some(asked.texts.length, random)) {
    const here = received(position, asked, index, asked.seat);
    const there = received(other, twin, index, asked.seat);
    demandSameBytes(
      here,
      there,
      `"${at(asked.texts, index)}" tells ${name} what is hidden from it, but the step is not marked "reveals"`,
    );
  }
}

/** A choice of somebody else, where it may be made in both positions, is told in the same words. */
function checkEntries(position: Position, other: Position, asked: Asked, twin: Asked, seat: Seat | undefined): void {
  for (const text of asked.texts.filter((each) => twin.texts.includes(each))) {
    const here = entryAsRead(position, asked.seat, text, seat);
    const there = entryAsRead(other, twin.seat, text, seat);
    const name = readerName(position.rules, seat);
    demandSameBytes(here, there, `the entry of "${text}" tells ${name} what is hidden from it`);
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
  const shown = new Map<string, Received>();
  for (const index of some(asked.texts.length, random)) {
    const text = at(asked.texts, index);
    const now = received(position, asked, index, seat);
    const asRead = JSON.stringify(now.entry);
    const before = shown.get(asRead) ?? now;
    shown.set(asRead, before);
    const what = `"${text}" is hidden from ${readerName(position.rules, seat)}, but can be told from others`;
    demandSameBytes(before, now, what);
  }
}

/**
 * Where two choices lead to views that only some readers can tell apart, the others must not be told which it was:
 * a draw or a secret plan for which `seenBy` was forgotten.
 */
export function checkTold(position: Position, random: Random): void {
  for (const asked of position.asked) {
    if (asked.texts.length < 2 || isLastAnswer(position, asked)) continue;
    const first = random.below(asked.texts.length);
    const second = (first + 1 + random.below(asked.texts.length - 1)) % asked.texts.length;
    const pairs = readersOf(position.rules).map((seat) => {
      const [one, other] = [received(position, asked, first, seat), received(position, asked, second, seat)];
      return {
        seat,
        told: !same(one.entry, other.entry) || !same(one.log, other.log),
        seen: !same(one.view, other.view),
      };
    });
    const leak = pairs.find(({ told, seen }) => told && !seen);
    demand(leak === undefined || pairs.every(({ seen }) => !seen), () => {
      const [one, other] = [at(asked.texts, first), at(asked.texts, second)];
      return `${readerName(position.rules, leak?.seat)} is told whether it was "${one}" or "${other}", and cannot see it`;
    });
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the answer is the last of several, so that all are put in force and shown. */
function isLastAnswer({ rules, g, who, asked }: Position, { seat }: Asked): boolean {
  return who === TOGETHER && asked.every((each) => each.seat === seat || rules.flow.hasAnswered(g, each.seat));
}
