import { type Entry, entryFor, type Seat, TOGETHER, whoName } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import { type Chooser, type Decision, entryOf, isLone, positionOf } from '../position.ts';
import { demand, demandSameBytes, holdsStill, isSameText } from '../same.ts';
import { type Reader, readerName, readersOf, Seen } from '../seen.ts';

/** The number of choices tried per list; all choices of a list with a whole deck would take too long. */
const TRIED = 3;

/** Up to `TRIED` positions of a list, at random, in ascending order. */
function some(length: number, random: Random): number[] {
  if (length <= TRIED) return Array.from({ length }, (_, i) => i);
  const picked = new Set<number>();
  while (picked.size < TRIED) picked.add(random.below(length));
  return [...picked].sort((a, b) => a - b);
}

/** A seat that is asked, and the positions in its list of the choices to try. */
interface Tried extends Chooser {
  readonly places: readonly number[];
}

/** A position, its views, and the choices to try: the same few for every check, because each means playing on. */
interface Looked {
  readonly position: Decision;
  readonly seen: Seen;
  readonly asked: readonly Tried[];
}

/** The data that a reader receives when a choice is made. */
interface Received {
  readonly entry: Entry;
  /** The log entries it may read. */
  readonly log: readonly unknown[];
  /** Its view afterwards. */
  readonly view: unknown;
}

const PARTS = ['entry', 'log', 'view'] as const;

/** The journal entry of a choice, as the reader gets it from a table that passes idle windows. */
function entryAsRead(position: Decision, by: Seat, text: string, reader: Reader): Entry {
  const name = reader === undefined ? undefined : whoName(position.rules.seats, reader);
  return entryFor(entryOf(position, by, text, isLone(position, true)), name);
}

function received(
  { position, seen }: Looked,
  { seat, codes, texts }: Chooser,
  place: number,
  reader: Reader,
): Received {
  const after = seen.after(seat, at(codes, place));
  const entry = entryAsRead(position, seat, at(texts, place), reader);
  return { entry, log: after.log(reader), view: after.view(reader) };
}

function demandSameReceived(one: Received, other: Received, what: string): void {
  const same = PARTS.every((part) => isSameText(one[part], other[part]));
  if (!same) demandSameBytes(one, other, what);
}

/**
 * Whether the position, or anything received when a choice is made, reveals to anybody what they may not know. Counts
 * the exchanges of hidden information that changed the state.
 */
export function checkHidden(position: Decision, seen: Seen, random: Random): number {
  const asked = position.asked.map((each) => ({ ...each, places: some(each.texts.length, random) }));
  const looked: Looked = { position, seen, asked };
  checkMasks(looked);
  checkSecrets(looked, random);
  return checkExchanges(seen, random, looked);
}

/**
 * Guesses hidden information at random from a seat's view: its view and list stay the same to the byte, and unless the step is
 * marked `reveals`, so does everything it receives when it chooses. Counts the guesses that differ from the state.
 * `looked` is absent when the game is over.
 */
export function checkExchanges(seen: Seen, random: Random, looked?: Looked): number {
  const { rules, g } = seen;
  let exchanged = 0;
  for (const reader of readersOf(rules)) {
    const other = rules.guess(seen.view(reader), (bound) => random.below(bound));
    rules.check(other);
    if (!holdsStill(other, g.cells)) exchanged++;
    const name = readerName(rules, reader);
    const others = new Seen(rules, other, seen.pool);
    demandSameBytes(seen.view(reader), others.view(reader), `the view of ${name} shows what is hidden from it`);
    demand(rules.flow.who(other) === rules.flow.who(g), () => `who is to choose tells ${name} what is hidden from it`);
    if (looked !== undefined) checkAsSeen(looked, others, reader);
  }
  return exchanged;
}

/** `others` sees the position after exchanging what `reader` cannot see. */
function checkAsSeen(looked: Looked, others: Seen, reader: Reader): void {
  const { position, asked } = looked;
  const name = readerName(position.rules, reader);
  const other = positionOf(position.rules, others.g);
  demandSameBytes(position.question, other.question, `the question tells ${name} what is hidden from it`);
  for (const each of asked) {
    const twin = other.asked.find(({ seat }) => seat === each.seat);
    demand(twin !== undefined, () => `who is asked tells ${name} what is hidden from it`);
    if (each.seat === reader) checkOwnChoices(looked, { position: other, seen: others, asked }, each, twin);
    else checkEntries(position, other, each, twin, reader);
  }
}

function checkOwnChoices(looked: Looked, other: Looked, asked: Tried, twin: Chooser): void {
  const { position } = looked;
  const name = readerName(position.rules, asked.seat);
  demandSameBytes(asked.texts, twin.texts, `the choices of ${name} tell what is hidden from it`);
  if (position.question.reveals) return;
  for (const place of asked.places) {
    demandSameReceived(
      received(looked, asked, place, asked.seat),
      received(other, twin, place, asked.seat),
      `"${at(asked.texts, place)}" tells ${name} what is hidden from it, but the step is not marked "reveals"`,
    );
  }
}

/** Another seat's choice that is legal in both positions is described in the same words. */
function checkEntries(position: Decision, other: Decision, asked: Chooser, twin: Chooser, reader: Reader): void {
  // Only its text differs between entries of a list: if one is the same in both positions, all are.
  if (entryOf(position, asked.seat, '', isLone(position, true)) === entryOf(other, twin.seat, '', isLone(other, true)))
    return;
  const both = new Set(twin.texts);
  for (const text of asked.texts) {
    if (!both.has(text)) continue;
    const here = entryAsRead(position, asked.seat, text, reader);
    const there = entryAsRead(other, twin.seat, text, reader);
    if (isSameText(here, there)) continue;
    const name = readerName(position.rules, reader);
    demandSameBytes(here, there, `the entry of "${text}" tells ${name} what is hidden from it`);
  }
}

/** Choices that only one seat may know look the same to everybody else: the entry, the log, the view afterwards. */
function checkMasks(looked: Looked): void {
  const { rules, g } = looked.position;
  for (const asked of looked.asked) {
    const only = rules.flow.seenBy(g, asked.seat);
    if (only === undefined || isLastAnswer(looked.position, asked)) continue;
    for (const reader of readersOf(rules)) if (reader !== only) checkMask(looked, asked, reader);
  }
}

function checkMask(looked: Looked, asked: Tried, reader: Reader): void {
  const shown = new Map<string, Received>();
  for (const place of asked.places) {
    const now = received(looked, asked, place, reader);
    const asRead = JSON.stringify(now.entry);
    const before = shown.get(asRead) ?? now;
    shown.set(asRead, before);
    const who = readerName(looked.position.rules, reader);
    demandSameReceived(before, now, `"${at(asked.texts, place)}" is hidden from ${who}, but can be told from others`);
  }
}

/**
 * If two choices lead to views that only some readers can distinguish, the others must not learn which choice was made.
 * Finds a draw or a secret plan that lacks `seenBy`.
 */
function checkSecrets(looked: Looked, random: Random): void {
  for (const asked of looked.asked) {
    const { length } = asked.places;
    if (length < 2 || isLastAnswer(looked.position, asked)) continue;
    const first = random.below(length);
    const second = (first + 1 + random.below(length - 1)) % length;
    checkPair(looked, asked, at(asked.places, first), at(asked.places, second));
  }
}

function checkPair(looked: Looked, asked: Tried, first: number, second: number): void {
  const { rules } = looked.position;
  const pairs = readersOf(rules).map((reader) => {
    const [one, other] = [received(looked, asked, first, reader), received(looked, asked, second, reader)];
    const reported = !isSameText(one.entry, other.entry) || !isSameText(one.log, other.log);
    return { reader, told: reported, seen: !isSameText(one.view, other.view) };
  });
  const leak = pairs.find(({ told: reported, seen }) => reported && !seen);
  demand(leak === undefined || pairs.every(({ seen }) => !seen), () => {
    const [one, other] = [at(asked.texts, first), at(asked.texts, second)];
    return `${readerName(rules, leak?.reader)} is told whether it was "${one}" or "${other}", and cannot see it`;
  });
}

/** Whether the answer is the last of several, after which all take effect and are shown. */
function isLastAnswer({ rules, g, who, asked }: Decision, { seat }: Chooser): boolean {
  return who === TOGETHER && asked.every((each) => each.seat === seat || rules.flow.hasAnswered(g, each.seat));
}
