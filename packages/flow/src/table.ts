import { invariant, type Json, type Refused } from '@carillon/kit';
import { AutoAnswers, type AutoOptions } from './auto-answers.ts';
import type { ChanceSource } from './chance.ts';
import { Choices } from './choice.ts';
import { type Entry, freeUndo, freeUndos, type Logged, type UndoBar, whoName } from './journal.ts';
import { Played } from './played.ts';
import { CHANCE, OVER, type Seat, TOGETHER } from './procedure.ts';
import type { Rules } from './rules.ts';
import type { StateBase } from './shape.ts';
import type { StandingAnswer } from './standing.ts';
import type { TakenBack } from './taken-back.ts';

/** Why a message was refused. The codes are stable; the page has the sentences for players. */
export type RefusalCode = 'game_over' | 'stale' | 'not_your_turn' | 'malformed' | 'not_in_list' | UndoBar;

/** The result of a message: entries appended to the journal, or a refusal that changed nothing. */
export type Outcome = Taken | Refused<RefusalCode>;
interface Taken {
  readonly ok: true;
  /** The number of the first of the entries. */
  readonly from: number;
  readonly entries: readonly Entry[];
}

/** The options of a table. */
export interface TableOptions extends AutoOptions {
  readonly scenario: string;
  readonly options: Json;
  readonly chance: ChanceSource;
  /**
   * Whether the log is stored as it is written, which is most of a table's memory; otherwise it is recomputed on
   * request.
   */
  readonly keepsLog?: boolean;
  /** Nothing is rolled, and no lone answer taken: for a game that is only viewed, or cannot go on. */
  readonly still?: boolean;
}

/** The available choices, listed again on each use: all tables share one list, as only one is listed at a time. */
const choices: Choices = new Choices();

/**
 * The authority over one game: it alone applies choices. It checks every choice against the engine's list, answers
 * chance, takes lone answers, and keeps the journal. It is atomic: a refused message changes nothing.
 */
export class Table<G extends StateBase, View, LogEntry> {
  /** The position, always the same object. */
  readonly state: G;
  private readonly played: Played<G, View, LogEntry>;
  private readonly auto: AutoAnswers<G, View, LogEntry>;

  private constructor(
    readonly rules: Rules<G, View, LogEntry>,
    private readonly options: TableOptions,
  ) {
    this.played = new Played(rules, options);
    this.state = this.played.state;
    this.auto = new AutoAnswers(rules, options, this.state);
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
    table.played.replay(journal);
    table.driveOn();
    return table;
  }

  get journal(): readonly Entry[] {
    return this.played.journal;
  }

  /** The log of the line in force. */
  get log(): readonly Logged<LogEntry>[] {
    return this.played.log;
  }

  /** The stretch that each undo took back, in order. */
  get takenBack(): readonly TakenBack<LogEntry>[] {
    return this.played.takenBack;
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
    // If a rule throws, it is as if nothing had been sent.
    this.played.whole(() => {
      this.played.append(seat, choice, false);
      this.driveOn();
    });
    return { ok: true, from, entries: this.journal.slice(from) };
  }

  /**
   * Sets the windows that `seat` passes automatically until the period ends; takes effect at once. The passes are
   * journalled.
   */
  stand(seat: Seat, passes: readonly StandingAnswer[]): Taken {
    const from = this.journal.length;
    this.auto.stand(seat, passes);
    this.played.whole(() => this.driveOn());
    return { ok: true, from, entries: this.journal.slice(from) };
  }

  /** Like `stand`, for answers that an authority elsewhere has applied already. */
  keepStanding(seat: Seat, passes: readonly StandingAnswer[]): void {
    this.auto.stand(seat, passes);
  }

  /** Sets whether `seat` is asked before its turn ends, even if it can only end it; lasts until changed. */
  askLast(seat: Seat, wanted: boolean): void {
    this.auto.askLast(seat, wanted);
  }

  /** Whether `seat` wants to be asked before its turn ends. */
  asksLast(seat: Seat): boolean {
    return this.auto.asksLast(seat);
  }

  /** Whether a window stays open only because passes are held; see `TableOptions.holdsPasses`. */
  get holdsPass(): boolean {
    return this.auto.heldPass !== undefined;
  }

  /** Passes the held window, and goes on. */
  pass(): Taken {
    const from = this.journal.length;
    const held = this.auto.heldPass;
    if (held !== undefined) {
      this.played.whole(() => {
        this.played.append(this.who, held, true);
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
    this.played.follow(entries);
  }

  /** The standing answers of `seat` that are in force. */
  standingOf(seat: Seat): readonly StandingAnswer[] {
    return this.auto.standingOf(seat);
  }

  /** The entry that a free undo by `seat` would take back: its number, or the reason why there is none. */
  undoOf(seat: Seat): number | UndoBar {
    return freeUndo(this.journal, this.played.line, whoName(this.rules.seats, seat), this.wasHeld);
  }

  /** The numbers of the choices that `seat` could freely undo one after another, the last one first. */
  undosOf(seat: Seat): readonly number[] {
    return freeUndos(this.journal, this.played.line, whoName(this.rules.seats, seat), this.wasHeld);
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
   * choices. Rolls stay in the journal and are not repeated. `agreed` is the seat that agreed to it.
   */
  takeBack(seat: Seat, to: number, agreed?: Seat): Outcome {
    const who = whoName(this.rules.seats, seat);
    const taken = this.played.line.placeOf(to) < 0 ? undefined : this.played.choiceEntry(to);
    if (taken?.who !== who || taken.auto) return { ok: false, code: 'nothing_to_undo' };
    const from = this.journal.length;
    this.played.takeBack(who, to, agreed === undefined ? undefined : whoName(this.rules.seats, agreed));
    return { ok: true, from, entries: this.journal.slice(from) };
  }

  /** The state after the first `length` entries of the line, at the question that the next of them answers. */
  stateAt(length: number): G {
    return this.played.stateAt(length);
  }

  /** The numbers of the entries in force, in order. */
  get numbers(): readonly number[] {
    return this.played.line.toArray();
  }

  /** The number of entries in force. */
  get length(): number {
    return this.played.line.length;
  }

  /** Whether an automatic answer passed a window that was held open, and so looks like a player's own. */
  private readonly wasHeld = (number: number): boolean => {
    if (this.options.holdsPasses !== true) return false;
    const then = this.stateAt(this.played.line.placeOf(number));
    return this.rules.flow.question(then).window !== undefined;
  };

  /** Answers chance and takes lone answers until a seat has a real choice. */
  private driveOn(): void {
    if (this.options.still === true) return;
    for (;;) {
      const who = this.who;
      if (who === OVER || who === TOGETHER) return;
      this.rules.flow.list(this.state, who, choices);
      invariant(choices.count > 0, () => `nothing to choose at ${this.rules.flow.breadcrumb(this.state)}`);
      if (who === CHANCE) {
        const index = this.options.chance.draw(choices, this.played.draws);
        this.played.append(CHANCE, choices.get(index), false);
      } else {
        const own = this.auto.answer(who, choices);
        if (own === undefined || this.auto.isHeld) return;
        this.played.append(who, own, true);
      }
    }
  }
}
