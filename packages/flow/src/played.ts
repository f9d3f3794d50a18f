import { at, invariant, type Json } from '@carillon/kit';
import { beginsStretch, Checkpoints } from './checkpoints.ts';
import type { Choice } from './choice.ts';
import { type ChoiceEntry, drawsIn, type Entry, isUndo, type Logged, sharedEntry, whoName } from './journal.ts';
import { BadValue } from './kinds.ts';
import { Line } from './line.ts';
import { choiceFrom, passesTo } from './old-games.ts';
import { CHANCE, type Seat, type Sink } from './procedure.ts';
import type { Rules } from './rules.ts';
import { copyInto, type StateBase } from './shape.ts';
import { type TakenBack, takenBackIn } from './taken-back.ts';

/** The set-up of a game, and whether its log is stored as it is written. */
export interface PlayedOptions {
  readonly scenario: string;
  readonly options: Json;
  readonly keepsLog?: boolean;
}

/** The number under which the set-up is logged. */
const SET_UP = -1;

/** A game as it was played: the journal, the line in force, and the state to which that leads. */
export class Played<G extends StateBase, View, LogEntry> {
  readonly journal: Entry[] = [];
  readonly state: G;
  private kept: Logged<LogEntry>[] = [];
  private numbers: Line = new Line();
  /** Rolls and draws in the journal, including undone ones: the counter of the next. */
  private drawn = 0;
  private readonly checkpoints = new Checkpoints();
  /** The stretches that undos took back; `undefined` until first needed. */
  private back: TakenBack<LogEntry>[] | undefined = undefined;

  constructor(
    private readonly rules: Rules<G, View, LogEntry>,
    private readonly options: PlayedOptions,
  ) {
    this.state = rules.start(options.scenario, options.options, this.sink(SET_UP));
  }

  /** Replays a journal from the set-up. Throws a `BadValue` if it does not fit the rules. */
  replay(journal: readonly Entry[]): void {
    for (const entry of journal) this.journal.push(entry);
    this.numbers = Line.of(journal);
    this.drawn = drawsIn(journal);
    for (let i = 0; i < this.numbers.length; i++) this.replayNext(i);
  }

  /** The numbers of the entries in force. */
  get line(): Pick<Line, 'length' | 'at' | 'toArray' | 'placeOf'> {
    return this.numbers;
  }

  /** The number of rolls and draws, including undone ones. */
  get draws(): number {
    return this.drawn;
  }

  /** The log of the line in force. */
  get log(): readonly Logged<LogEntry>[] {
    if (this.options.keepsLog !== false) return this.kept;
    const logged: Logged<LogEntry>[] = [];
    const sinkFor =
      (number: number): Sink<LogEntry> =>
      (entry) =>
        logged.push({ number, entry });
    const state = this.rules.start(this.options.scenario, this.options.options, sinkFor(SET_UP));
    for (const number of this.numbers.toArray()) this.replayEntry(state, number, sinkFor(number));
    return logged;
  }

  /** The stretch that each undo took back, in order. */
  get takenBack(): readonly TakenBack<LogEntry>[] {
    const start = (): G => this.rules.start(this.options.scenario, this.options.options);
    this.back ??= takenBackIn(this.rules, start, this.journal);
    return this.back;
  }

  /** Makes a choice, and adds its entry. */
  append(seat: Seat, choice: Choice, auto: boolean): void {
    const entry = this.entryOf(seat, choice, auto);
    const number = this.journal.length;
    this.keepCheckpoints(this.numbers.length, entry);
    this.journal.push(entry);
    this.numbers.push(number);
    if (seat === CHANCE) this.drawn++;
    this.rules.flow.take(this.state, seat, choice, this.sink(number));
  }

  /**
   * Applies entries that an authority elsewhere has added to this game. Throws a `BadValue` if one does not fit; then
   * the table can no longer be used.
   */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const number = this.journal.length;
      this.journal.push(entry);
      if (isUndo(entry)) this.cutLine(entry.undo);
      else this.followChoice(number, entry);
    }
  }

  /**
   * Takes back an entry and all after it; `agreed` is the seat that agreed to it. If the journal lacks the passes before
   * it, they are added from here on.
   */
  takeBack(who: string, to: number, agreed?: string): void {
    const taken = this.choiceEntry(to);
    this.journal.push({ who, undo: to, ...(agreed !== undefined && { agreed }) });
    this.cutLine(to);
    const seat = this.rules.seats.indexOf(taken.who);
    const { flow } = this.rules;
    for (const pass of passesTo(flow, this.state, seat, taken.choice)) this.append(flow.who(this.state), pass, true);
  }

  /** Makes a change completely or, if a rule throws, not at all. */
  whole(work: () => void): void {
    const from = this.journal.length;
    try {
      work();
    } catch (error) {
      this.journal.length = from;
      this.numbers = Line.of(this.journal);
      this.drawn = drawsIn(this.journal);
      this.rebuild();
      throw error;
    }
  }

  /** The state after the first `length` entries of the line, at the question that the next of them answers. */
  stateAt(length: number): G {
    const state = this.rules.blank();
    const from = this.checkpoints.upTo(length);
    copyInto(state, from ?? this.rules.start(this.options.scenario, this.options.options));
    for (let i = from?.length ?? 0; i < length; i++) {
      this.replayEntry(state, this.numbers.get(i), undefined);
      this.checkpoints.visit(i + 1, state);
    }
    if (length < this.numbers.length) this.meaning(state, this.numbers.get(length));
    return state;
  }

  /** The choice with this number. */
  choiceEntry(number: number): ChoiceEntry {
    const entry = at(this.journal, number);
    invariant(!isUndo(entry), 'an undo entry is in force');
    return entry;
  }

  // ---- inside

  private sink(number: number): Sink<LogEntry> | undefined {
    if (this.options.keepsLog === false) return undefined;
    return (entry) => {
      this.kept.push({ number, entry });
    };
  }

  /** Removes the entry `to`, which is in force, and all after it from the line. */
  private cutLine(to: number): void {
    const place = this.numbers.placeOf(to);
    if (place < 0) throw new BadValue(`entry ${to} is not in force and cannot be taken back`);
    this.numbers.cut(place);
    const log = this.kept.filter(({ number }) => number >= to);
    if (this.options.keepsLog === false) this.back = undefined;
    else this.back?.push({ number: this.journal.length - 1, log });
    this.rebuild();
  }

  private followChoice(number: number, entry: ChoiceEntry): void {
    this.numbers.push(number);
    if (entry.who === 'chance') this.drawn++;
    this.replayNext(this.numbers.length - 1);
  }

  private entryOf(seat: Seat, choice: Choice, auto: boolean): ChoiceEntry {
    const { flow, seats } = this.rules;
    const only = flow.seenBy(this.state, seat);
    return sharedEntry({
      who: whoName(seats, seat),
      choice: flow.text(this.state, choice),
      ...(auto && { auto }),
      ...(only !== undefined && { only: whoName(seats, only) }),
      ...(flow.question(this.state).reveals && { reveals: true }),
    });
  }

  /** Stores the state before `entry`, after `length` others of the line, if an undo may have to start there. */
  private keepCheckpoints(length: number, entry: ChoiceEntry): void {
    const before = length === 0 ? undefined : this.choiceEntry(this.numbers.get(length - 1));
    this.checkpoints.keep({ length, logged: this.kept.length }, this.state, beginsStretch(before, entry));
  }

  /** Goes back to the current line after an undo, from the last checkpoint on it. */
  private rebuild(): void {
    const { length } = this.numbers;
    const last = this.checkpoints.backTo(length);
    this.kept.length = last?.logged ?? 0;
    copyInto(this.state, last ?? this.rules.start(this.options.scenario, this.options.options, this.sink(SET_UP)));
    for (let i = last?.length ?? 0; i < length; i++) this.replayNext(i);
  }

  private replayNext(index: number): void {
    const number = this.numbers.get(index);
    this.keepCheckpoints(index, this.choiceEntry(number));
    this.replayEntry(this.state, number, this.sink(number));
  }

  private replayEntry(state: G, number: number, say: Sink<LogEntry> | undefined): void {
    const choice = this.meaning(state, number, say);
    this.rules.flow.take(state, this.seatOf(number), choice, say);
  }

  private seatOf(number: number): Seat {
    const { who } = this.choiceEntry(number);
    return who === 'chance' ? CHANCE : this.rules.seats.indexOf(who);
  }

  /**
   * The choice of a journal entry; brings `state` to the question that it answers. Throws a `BadValue` if the choice is
   * not legal.
   */
  private meaning(state: G, number: number, say?: Sink<LogEntry>): Choice {
    const { choice: text } = this.choiceEntry(number);
    const choice = choiceFrom(this.rules.flow, state, this.seatOf(number), text, say);
    if (choice === undefined) throw new BadValue(`entry ${number} is not legal: ${text}`);
    return choice;
  }
}
