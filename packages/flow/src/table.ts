import { at, BrokenInvariant, invariant, type Json, type Random } from '@carillon/kit';
import { beginsStretch, Checkpoints } from './checkpoints.ts';
import { type Choice, Choices } from './choice.ts';
import { ownAnswer } from './driver.ts';
import {
  type ChoiceEntry,
  drawsIn,
  type Entry,
  freeUndo,
  freeUndos,
  isUndo,
  sharedEntry,
  type UndoBar,
  whoName,
} from './journal.ts';
import { BadValue } from './kinds.ts';
import { Line } from './line.ts';
import { passesTo, toldChoice } from './old-games.ts';
import { CHANCE, OVER, type Seat, type Sink, TOGETHER } from './procedure.ts';
import type { Rules } from './rules.ts';
import { copyInto, type StateBase } from './shape.ts';
import { passesBy, type StandingAnswer, StandingAnswers } from './standing.ts';

/** Answers rolls and draws: returns the index of the outcome in the list. */
export interface ChanceSource {
  /** `counter` is the number of this roll or draw in the journal; it never goes back. */
  draw(choices: Choices, counter: number): number;
}

/** Chance from a generator: each outcome by its weight. */
export function chanceFrom(random: Random): ChanceSource {
  return {
    draw(choices) {
      let left = random.below(choices.totalWeight);
      for (let i = 0; i < choices.count; i++) {
        left -= choices.weightOf(i);
        if (left < 0) return i;
      }
      throw new BrokenInvariant('the weights do not add up');
    },
  };
}

/** Why a message was refused. The codes are stable; the page has the sentences for players. */
export type RefusalCode = 'game_over' | 'stale' | 'not_your_turn' | 'malformed' | 'not_in_list' | UndoBar;

/** The result of a message: entries appended to the journal, or a refusal that changed nothing. */
export type Outcome = Taken | { readonly ok: false; readonly code: RefusalCode };
interface Taken {
  readonly ok: true;
  /** The number of the first of the entries. */
  readonly from: number;
  readonly entries: readonly Entry[];
}

/** How a table is run. */
export interface TableOptions {
  readonly scenario: string;
  readonly options: Json;
  readonly chance: ChanceSource;
  /**
   * Whether a window with nothing to play is passed for the seat. On one screen it is asked, so that silence reveals
   * nothing.
   */
  readonly passIdleWindows: boolean;
  /**
   * Whether the log is stored as it is written, which is most of a table's memory; otherwise it is recomputed on
   * request.
   */
  readonly keepsLog?: boolean;
  /**
   * Windows that a seat passes automatically stay open until `pass`, so that their driver can wait as long as a
   * thinking player would.
   */
  readonly holdsPasses?: boolean;
  /** The seats that initially want to be asked before their turn ends; see `askLast`. */
  readonly asksLast?: readonly Seat[];
  /** Nothing is rolled, and no lone answer taken: for a game that is only viewed, or cannot go on. */
  readonly still?: boolean;
}

/** Log entries with the journal entry that caused them. */
export interface Logged<LogEntry> {
  readonly number: number;
  readonly entry: LogEntry;
}

/** The available choices, listed again on each use: all tables share one list, as only one is listed at a time. */
const choices: Choices = new Choices();

/** The number under which the set-up is logged. */
const SET_UP = -1;

/**
 * The authority over one game: it alone applies choices. It checks every choice against the engine's list, answers
 * chance, takes lone answers, and keeps the journal. It is atomic: a refused message changes nothing.
 */
export class Table<G extends StateBase, View, LogEntry> {
  readonly journal: Entry[] = [];
  readonly state: G;
  private kept: Logged<LogEntry>[] = [];
  private line: Line = new Line();
  /** Rolls and draws in the journal, including undone ones: the counter of the next. */
  private draws = 0;
  private readonly standing = new StandingAnswers();
  /** The seats that want to be asked before their turn ends. */
  private readonly askedLast: Set<Seat>;
  private readonly checkpoints = new Checkpoints();

  private constructor(
    readonly rules: Rules<G, View, LogEntry>,
    private readonly options: TableOptions,
  ) {
    this.askedLast = new Set(options.asksLast);
    this.state = rules.start(options.scenario, options.options, this.sink(SET_UP));
  }

  /** Begins a game, up to the first choice of a seat. */
  static open<G extends StateBase, View, LogEntry>(
    rules: Rules<G, View, LogEntry>,
    options: TableOptions,
  ): Table<G, View, LogEntry> {
    const table = new Table(rules, options);
    table.driveOn();
    return table;
  }

  /**
   * Resumes a game from its journal without rolling again. Throws a `BadValue` if the journal does not fit the rules.
   */
  static resume<G extends StateBase, View, LogEntry>(
    rules: Rules<G, View, LogEntry>,
    options: TableOptions,
    journal: readonly Entry[],
  ): Table<G, View, LogEntry> {
    const table = new Table(rules, options);
    for (const entry of journal) table.journal.push(entry);
    table.line = Line.of(journal);
    table.draws = drawsIn(journal);
    for (let i = 0; i < table.line.length; i++) table.replayNext(i);
    table.driveOn();
    return table;
  }

  /** The log of the line in force. */
  get log(): readonly Logged<LogEntry>[] {
    if (this.options.keepsLog !== false) return this.kept;
    const told: Logged<LogEntry>[] = [];
    const sinkFor =
      (number: number): Sink<LogEntry> =>
      (entry) =>
        told.push({ number, entry });
    const state = this.rules.start(this.options.scenario, this.options.options, sinkFor(SET_UP));
    for (const number of this.line.toArray()) this.replayEntry(state, number, sinkFor(number));
    return told;
  }

  /** The seat, or `CHANCE`, `TOGETHER`, `OVER`, to choose. */
  get who(): Seat {
    return this.rules.flow.who(this.state);
  }

  /** The choices of `seat`, as text. */
  choicesOf(seat: Seat): string[] {
    if (!this.rules.flow.mayChoose(this.state, seat)) return [];
    this.rules.flow.list(this.state, seat, choices);
    return choices.toArray().map((choice) => this.rules.flow.text(this.state, choice));
  }

  /** Makes a choice for `seat`, given as text. `seen` is the length of the journal that the seat knew. */
  submit(seat: Seat, text: string, seen: number): Outcome {
    const { flow } = this.rules;
    if (this.who === OVER) return { ok: false, code: 'game_over' };
    if (seen !== this.journal.length) return { ok: false, code: 'stale' };
    if (seat === CHANCE || !flow.mayChoose(this.state, seat)) return { ok: false, code: 'not_your_turn' };
    const choice = flow.parse(this.state, text);
    if (choice === undefined) return { ok: false, code: 'malformed' };
    flow.list(this.state, seat, choices);
    if (!choices.has(choice)) return { ok: false, code: 'not_in_list' };
    const from = this.journal.length;
    this.play(seat, choice);
    return { ok: true, from, entries: this.journal.slice(from) };
  }

  /**
   * Sets the windows that `seat` passes automatically until the period ends; takes effect at once. The passes are
   * journalled.
   */
  stand(seat: Seat, passes: readonly StandingAnswer[]): Taken {
    const from = this.journal.length;
    this.standing.set(seat, this.rules.period(this.state), passes);
    this.whole(() => this.driveOn());
    return { ok: true, from, entries: this.journal.slice(from) };
  }

  /** Like `stand`, for answers that an authority elsewhere has applied already. */
  keepStanding(seat: Seat, passes: readonly StandingAnswer[]): void {
    this.standing.set(seat, this.rules.period(this.state), passes);
  }

  /** Whether `seat` is to be asked before its turn ends, even if it can only end it, until it says otherwise. */
  askLast(seat: Seat, wanted: boolean): void {
    if (wanted) this.askedLast.add(seat);
    else this.askedLast.delete(seat);
  }

  /** Whether `seat` wants to be asked before its turn ends. */
  asksLast(seat: Seat): boolean {
    return this.askedLast.has(seat);
  }

  /** Whether a window stays open only because passes are held; see `TableOptions.holdsPasses`. */
  get holdsPass(): boolean {
    return this.heldPass() !== undefined;
  }

  /** Passes the held window, and goes on. */
  pass(): Taken {
    const from = this.journal.length;
    const held = this.heldPass();
    if (held !== undefined) {
      this.whole(() => {
        this.append(this.who, held, true);
        this.driveOn();
      });
    }
    return { ok: true, from, entries: this.journal.slice(from) };
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

  /** The standing answers of `seat` that are in force. */
  standingOf(seat: Seat): readonly StandingAnswer[] {
    return this.standing.of(seat, this.rules.period(this.state));
  }

  /** What a free undo by `seat` would take back: the entry's number, or why there is none. */
  undoOf(seat: Seat): number | UndoBar {
    return freeUndo(this.journal, this.line, whoName(this.rules.seats, seat));
  }

  /** The numbers of the choices that `seat` could freely undo one after another, the last one first. */
  undosOf(seat: Seat): readonly number[] {
    return freeUndos(this.journal, this.line, whoName(this.rules.seats, seat));
  }

  /**
   * Undoes the last own choice of `seat`, if that is free; with `to`, one of `undosOf`, all choices from that one on.
   */
  undo(seat: Seat, seen: number, to?: number): Outcome {
    if (seen !== this.journal.length) return { ok: false, code: 'stale' };
    const last = this.undoOf(seat);
    if (typeof last === 'string') return { ok: false, code: last };
    const target = to ?? last;
    if (!this.undosOf(seat).includes(target)) return { ok: false, code: 'nothing_to_undo' };
    return this.takeBack(seat, target);
  }

  /**
   * Takes back, with any consent it needs, the entry `to` of `seat` and all after it, including rolls and others'
   * choices. Rolls stay in the journal and are not repeated.
   */
  takeBack(seat: Seat, to: number): Outcome {
    const who = whoName(this.rules.seats, seat);
    const taken = this.line.placeOf(to) < 0 ? undefined : this.choiceEntry(to);
    if (taken?.who !== who || taken.auto) return { ok: false, code: 'nothing_to_undo' };
    const entry: Entry = { who, undo: to };
    const from = this.journal.length;
    this.journal.push(entry);
    this.cutLine(to);
    this.tellPassed(taken);
    return { ok: true, from, entries: this.journal.slice(from) };
  }

  /** The state after the first `length` entries of the line, at the question that the next of them answers. */
  stateAt(length: number): G {
    const state = this.rules.blank();
    const from = this.checkpoints.upTo(length);
    copyInto(state, from ?? this.rules.start(this.options.scenario, this.options.options));
    for (let i = from?.length ?? 0; i < length; i++) this.replayEntry(state, this.line.get(i), undefined);
    if (length < this.line.length) this.told(state, this.line.get(length));
    return state;
  }

  /** The numbers of the entries in force, in order. */
  get numbers(): readonly number[] {
    return this.line.toArray();
  }

  /** The number of entries in force. */
  get length(): number {
    return this.line.length;
  }

  // ---- inside

  private sink(number: number): Sink<LogEntry> | undefined {
    if (this.options.keepsLog === false) return undefined;
    return (entry) => {
      this.kept.push({ number, entry });
    };
  }

  /** Plays a choice and its automatic consequences. If a rule throws, it is as if nothing had been sent. */
  private play(seat: Seat, choice: Choice): void {
    this.whole(() => {
      this.append(seat, choice, false);
      this.driveOn();
    });
  }

  /** Does all of something or, if a rule throws, nothing. */
  private whole(work: () => void): void {
    const from = this.journal.length;
    try {
      work();
    } catch (error) {
      this.journal.length = from;
      this.line = Line.of(this.journal);
      this.draws = drawsIn(this.journal);
      this.rebuild();
      throw error;
    }
  }

  /** Answers chance and takes lone answers until a seat has a real choice. */
  private driveOn(): void {
    if (this.options.still === true) return;
    for (;;) {
      const who = this.who;
      if (who === OVER || who === TOGETHER) return;
      this.rules.flow.list(this.state, who, choices);
      invariant(choices.count > 0, () => `nothing to choose at ${this.rules.flow.breadcrumb(this.state)}`);
      if (who === CHANCE) {
        const index = this.options.chance.draw(choices, this.draws);
        this.append(CHANCE, choices.get(index), false);
      } else {
        const own = this.ownAnswer(who);
        if (own === undefined || this.isHeld()) return;
        this.append(who, own, true);
      }
    }
  }

  /** The automatic answer for a seat that is not asked, from the seat's list. */
  private ownAnswer(seat: Seat): Choice | undefined {
    const { passIdleWindows } = this.options;
    const driving = { passIdleWindows, asksLast: this.asksLast(seat) };
    return ownAnswer(this.rules.flow, this.state, seat, choices, driving) ?? this.standingPass(seat);
  }

  private isHeld(): boolean {
    return this.options.holdsPasses === true && this.rules.flow.question(this.state).window !== undefined;
  }

  private heldPass(): Choice | undefined {
    const { who } = this;
    if (who < 0 || !this.isHeld()) return undefined;
    this.rules.flow.list(this.state, who, choices);
    return this.ownAnswer(who);
  }

  /** Removes the entry `to`, which is in force, and all after it from the line. */
  private cutLine(to: number): void {
    const place = this.line.placeOf(to);
    if (place < 0) throw new BadValue(`entry ${to} is not in force and cannot be taken back`);
    this.line.cut(place);
    this.rebuild();
  }

  private followChoice(number: number, entry: ChoiceEntry): void {
    this.line.push(number);
    if (entry.who === 'chance') this.draws++;
    this.replayNext(this.line.length - 1);
  }

  /**
   * The choice that passes this window for a seat by its standing answers, or `undefined` if the seat must be asked.
   */
  private standingPass(seat: Seat): Choice | undefined {
    const { flow } = this.rules;
    const { window } = flow.question(this.state);
    if (window === undefined) return undefined;
    const pass = flow.parse(this.state, window.pass);
    const playable = choices.toArray().filter((choice) => choice !== pass);
    const cards = playable.map((choice) => flow.partsOf(this.state, choice).words[0]);
    return passesBy(this.standingOf(seat), window.moment, cards) ? pass : undefined;
  }

  private append(seat: Seat, choice: Choice, auto: boolean): void {
    const entry = this.entryOf(seat, choice, auto);
    const number = this.journal.length;
    this.keepCheckpoints(this.line.length, entry);
    this.journal.push(entry);
    this.line.push(number);
    if (seat === CHANCE) this.draws++;
    this.rules.flow.take(this.state, seat, choice, this.sink(number));
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
    const before = length === 0 ? undefined : this.choiceEntry(this.line.get(length - 1));
    this.checkpoints.keep({ length, logged: this.kept.length }, this.state, beginsStretch(before, entry));
  }

  /** Goes back to the current line after an undo, from the last checkpoint on it. */
  private rebuild(): void {
    const { length } = this.line;
    const last = this.checkpoints.backTo(length);
    this.kept.length = last?.logged ?? 0;
    copyInto(this.state, last ?? this.rules.start(this.options.scenario, this.options.options, this.sink(SET_UP)));
    for (let i = last?.length ?? 0; i < length; i++) this.replayNext(i);
  }

  private replayNext(index: number): void {
    const number = this.line.get(index);
    this.keepCheckpoints(index, this.choiceEntry(number));
    this.replayEntry(this.state, number, this.sink(number));
  }

  private replayEntry(state: G, number: number, say: Sink<LogEntry> | undefined): void {
    const choice = this.told(state, number, say);
    this.rules.flow.take(state, this.seatOf(number), choice, say);
  }

  private seatOf(number: number): Seat {
    const { who } = this.choiceEntry(number);
    return who === 'chance' ? CHANCE : this.rules.seats.indexOf(who);
  }

  /**
   * The meaning of a journal entry at its question, to which `state` is brought; throws a `BadValue` if it is not
   * legal.
   */
  private told(state: G, number: number, say?: Sink<LogEntry>): Choice {
    const { choice: text } = this.choiceEntry(number);
    const choice = toldChoice(this.rules.flow, state, this.seatOf(number), text, say);
    if (choice === undefined) throw new BadValue(`entry ${number} is not legal: ${text}`);
    return choice;
  }

  /** If the journal lacks the passes before an entry that was taken back, they are added from here on. */
  private tellPassed({ choice, who }: ChoiceEntry): void {
    const seat = this.rules.seats.indexOf(who);
    for (const pass of passesTo(this.rules.flow, this.state, seat, choice)) this.append(this.who, pass, true);
  }

  private choiceEntry(number: number): ChoiceEntry {
    const entry = at(this.journal, number);
    invariant(!isUndo(entry), 'an undo entry is in force');
    return entry;
  }
}
