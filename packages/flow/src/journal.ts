import { at } from '@carillon/kit';
import { BadValue, UNKNOWN } from './kinds.ts';
import { CHANCE, type Seat } from './procedure.ts';

/** A choice of a seat, or of chance. */
export interface ChoiceEntry {
  /** The seat's name, or `chance`. */
  readonly who: string;
  /** The choice as text; `?` replaces parts that the reader may not know. */
  readonly choice: string;
  /** Taken by the driver because there was no other choice. */
  readonly auto?: true;
  /** The only seat that may read it. */
  readonly only?: string;
  /** The step shows its seat hidden information: no free undo past it. */
  readonly reveals?: true;
}

/** Undoes the entry with number `undo` and all later ones in force. */
export interface UndoEntry {
  readonly who: string;
  readonly undo: number;
  /** The seat that agreed to it; absent if it was free. */
  readonly agreed?: string;
}

/** Everything that was done, in order; it only grows. An entry's number is its index. */
export type Entry = ChoiceEntry | UndoEntry;

/** Log entries with the journal entry that caused them. */
export interface Logged<LogEntry> {
  readonly number: number;
  readonly entry: LogEntry;
}

/** The maximum number of entries cached at a time. */
const SHARED = 4096;
const shared = new Map<string, ChoiceEntry>();

/**
 * The same entries recur in every game: equal ones share one object across all games in memory, as long as it is
 * known. From time to time they are all forgotten, so that a server that runs for months does not collect them without
 * limit.
 */
export function sharedEntry(entry: ChoiceEntry): ChoiceEntry {
  const key = `${entry.who} ${entry.choice} ${entry.auto ?? ''} ${entry.only ?? ''} ${entry.reveals ?? ''}`;
  const known = shared.get(key);
  if (known !== undefined) return known;
  if (shared.size >= SHARED) shared.clear();
  shared.set(key, entry);
  return entry;
}

export const isUndo = (entry: Entry): entry is UndoEntry => 'undo' in entry;

/**
 * The numbers of the choices in force, in order, without those that undo entries took back.
 * Throws a `BadValue` if an undo entry takes back something not in force.
 */
export function lineOf(journal: readonly Entry[]): number[] {
  const line: number[] = [];
  journal.forEach((entry, number) => {
    if (!isUndo(entry)) line.push(number);
    else line.length = placeOf(line, entry.undo);
  });
  return line;
}

function placeOf(line: readonly number[], undone: number): number {
  const place = line.lastIndexOf(undone);
  if (place < 0) throw new BadValue(`entry ${undone} is not in force and cannot be taken back`);
  return place;
}

/** The numbers of the choices in force, in order: an array, or anything readable like one. */
type Numbers = Pick<readonly number[], 'length' | 'at'>;

/** Why a seat cannot undo anything. */
export type UndoBar = 'nothing_to_undo' | 'undo_past_chance' | 'undo_past_reveal' | 'undo_past_other_side';

/** Whether another side's automatic answer must look like a player's own. */
type Disguised = (number: number) => boolean;

/**
 * The entry that a free undo by `who` takes back: its last own choice that was not automatic.
 * Nothing can be undone freely past a roll or draw, a revealing step, or a choice that another player made. Automatic
 * answers do not count, except disguised ones: undo would show that the other side had nothing to play.
 */
export function freeUndo(
  journal: readonly Entry[],
  line: Numbers,
  who: string,
  disguised?: Disguised,
): number | UndoBar {
  const { free, bar } = freelyBack(journal, line, who, disguised);
  return free[0] ?? bar;
}

/** The choices that `who` could freely undo one after another, the last one first. */
export const freeUndos = (
  journal: readonly Entry[],
  line: Numbers,
  who: string,
  disguised?: Disguised,
): readonly number[] => freelyBack(journal, line, who, disguised).free;

interface FreelyBack {
  /** Numbers of the choices, the last one first. */
  readonly free: readonly number[];
  /** The reason it stops there. */
  readonly bar: UndoBar;
}

function freelyBack(
  journal: readonly Entry[],
  line: Numbers,
  who: string,
  disguised: Disguised = () => false,
): FreelyBack {
  const free: number[] = [];
  for (let i = line.length - 1; i >= 0; i--) {
    const number = line.at(i) ?? -1;
    const entry = at(journal, number);
    if (isUndo(entry)) continue;
    const isAuto = entry.auto === true && (entry.who === who || !disguised(number));
    const bar = barAt(entry, who, isAuto);
    if (bar === undefined) {
      if (!entry.auto) free.push(number);
      continue;
    }
    const isTrue = bar === 'undo_past_other_side' || hasChosen(journal, line, who, i);
    return { free, bar: isTrue ? bar : 'nothing_to_undo' };
  }
  return { free, bar: 'nothing_to_undo' };
}

/** Whether any of the first `length` entries of a line is a choice of this player. */
function hasChosen(journal: readonly Entry[], line: Numbers, who: string, length: number): boolean {
  for (let i = length - 1; i >= 0; i--) {
    const entry = at(journal, line.at(i) ?? -1);
    if (!isUndo(entry) && entry.who === who && !entry.auto) return true;
  }
  return false;
}

function barAt(entry: ChoiceEntry, who: string, isAuto: boolean): UndoBar | undefined {
  if (entry.who === 'chance') return 'undo_past_chance';
  if (entry.reveals) return 'undo_past_reveal';
  return entry.who === who || isAuto ? undefined : 'undo_past_other_side';
}

/**
 * A journal entry as a seat (`undefined`: a spectator) may read it. `?` replaces the parts that it may not know: the
 * arguments of a draw, all of another seat's secret choice. Nor does it learn whether another seat had no choice.
 */
export function entryFor(entry: Entry, seat: string | undefined): Entry {
  if (isUndo(entry) || entry.who === seat) return entry;
  const { auto, ...rest } = entry;
  return rest.only === undefined || rest.only === seat ? rest : { ...rest, choice: hidden(rest) };
}

function hidden({ who, only, choice }: ChoiceEntry): string {
  if (who === only) return UNKNOWN;
  const [verb = '', ...words] = choice.split(' ');
  return [verb, ...words.map(() => UNKNOWN)].join(' ');
}

/** The number of chance entries in the journal, including undone ones: the counter of the next roll or draw. */
export const drawsIn = (journal: readonly Entry[]): number =>
  journal.filter((entry) => !isUndo(entry) && entry.who === 'chance').length;

/** The name of a seat in journals. */
export const whoName = (seats: readonly string[], seat: Seat): string => (seat === CHANCE ? 'chance' : at(seats, seat));
