import {
  CHANCE,
  type Entry,
  endOf,
  entryFor,
  type GameRecord,
  isUndo,
  type Logged,
  lineOf,
  type Outcome,
  OVER,
  type Seat,
  SPECTATOR,
  type StateBase,
  type Table,
  TOGETHER,
  type UndoBar,
  whoName,
  writeRecord,
} from '@carillon/flow';
import { at, hashText, secure } from '@carillon/kit';
import type {
  Answers,
  AnyRefusal,
  Asks,
  Gathered,
  LogChange,
  NewGame,
  Now,
  Reply,
  RoutePreview,
  Undo,
  Viewing,
} from '../messages.ts';
import type { Analysed, Origin } from './analysis.ts';
import { startingAt, type TitleEngine, tableOf } from './engine.ts';
import { listOn } from './gather.ts';
import { ObservedPosition } from './observed.ts';
import { askedSeat, momentOn, shownOf } from './question.ts';
import type { SavedGame } from './saved-games.ts';
import { SentLog } from './sent-log.ts';
import { isOneOf, type StandingBySeat } from './standing-answers.ts';
import { actionStart, depthOf, type Undone, undoneFrom } from './undoing.ts';

const refused = (code: AnyRefusal): { readonly ok: false; readonly code: AnyRefusal } => ({ ok: false, code });

/**
 * One game at one screen: the authority over it, and the only door to the page. Both seats play through it; it tells
 * the page what the seat that looks may know, and what everybody may know while another is asked.
 */
export class LocalGame<G extends StateBase, View, LogEntry> {
  /** The seat whose hand was uncovered last. */
  private looking: string | null = null;
  private readonly toldLog = new SentLog<LogEntry>();
  /** What was taken back and not replaced by other choices, the last last. */
  private undone: Undone[] = [];

  private constructor(
    private readonly engine: TitleEngine<G, View, LogEntry>,
    private readonly game: NewGame,
    private table: Table<G, View, LogEntry>,
    /** Set in an analysis. No hand is covered, for what could not be seen has been dealt anew. */
    private readonly origin?: Origin<View, LogEntry, LocalGame<G, View, LogEntry>>,
    /** Set where the game is only looked at. */
    private readonly viewing: Viewing | null = null,
  ) {}

  /** Opens a game, or goes on with one from its journal; throws where the journal does not fit the rules. */
  static resume<G extends StateBase, View, LogEntry>(
    engine: TitleEngine<G, View, LogEntry>,
    game: NewGame,
    journal: readonly Entry[],
    standing: StandingBySeat = {},
    asksLast: readonly string[] = [],
  ): LocalGame<G, View, LogEntry> {
    const sitting = new LocalGame(engine, game, tableOf(engine, game, journal, { asksLast }));
    sitting.standAgain(standing);
    return sitting;
  }

  /** A game that is only looked at, as far as the rules can follow it: nothing is rolled, chosen or kept. */
  static view<G extends StateBase, View, LogEntry>(
    engine: TitleEngine<G, View, LogEntry>,
    game: NewGame,
    journal: readonly Entry[],
    told: number,
  ): LocalGame<G, View, LogEntry> {
    const table = tableOf(engine, game, journal.slice(0, told), { still: true });
    return new LocalGame(engine, game, table, undefined, { told, of: journal.length });
  }

  /** An analysis: a game of its own that begins with a position of another. */
  static analyse<G extends StateBase, View, LogEntry>(
    engine: TitleEngine<G, View, LogEntry>,
    { title, scenario, options }: Omit<NewGame, 'seed'>,
    from: G,
    origin: Origin<View, LogEntry, LocalGame<G, View, LogEntry>>,
  ): LocalGame<G, View, LogEntry> {
    const begun = { ...engine, rules: startingAt(engine.rules, from) };
    const game = { title, scenario, options, seed: null };
    return new LocalGame(begun, game, tableOf(begun, game, []), origin);
  }

  get isViewed(): boolean {
    return this.viewing !== null;
  }

  /** The game as it is kept; `now` in milliseconds since 1970. */
  saved(now: number): SavedGame {
    const { title, scenario, options, seed } = this.game;
    const standing = this.standing();
    const journal = [...this.table.journal];
    const { state } = this.table;
    return {
      ...{ format: 1, title, scenario, options, seed, journal, standing, asksLast: this.askedLast(), at: now },
      rules: this.engine.rulesHash,
      period: this.rules.period(state),
      end: endOf(this.rules, state),
      asks: this.asks(),
    };
  }

  /** Who is to choose what, in short. */
  asks(): string {
    const { who } = this.table;
    const seats = who === TOGETHER ? this.rules.seats.map((_, seat) => seat) : [who];
    return hashText(JSON.stringify([who, ...seats.map((seat) => this.table.choicesOf(seat))]));
  }

  /**
   * The record of the game as text. A game that is over tells everything; one that goes on only where the `whole` of it is
   * wanted, otherwise what the seat that looks may know.
   */
  record(whole: boolean): string {
    const { title, scenario, options } = this.game;
    const end = endOf(this.rules, this.table.state);
    const all = { title, scenario, options, rules: this.engine.rulesHash, end, journal: this.table.journal };
    const seenBy = this.isOpen() && this.looking !== null ? this.looking : SPECTATOR;
    const seen: GameRecord = whole || end !== null ? all : { ...all, seenBy, journal: this.journal() };
    return writeRecord(this.rules, seen);
  }

  /** Forgets what the page was told, for a page that begins anew; all hands are covered. */
  greet(): Now<View, LogEntry> {
    this.looking = null;
    this.toldLog.forget();
    return this.now();
  }

  /** Tells the page all of it anew, with the same hand open. */
  again(): Now<View, LogEntry> {
    this.toldLog.forget();
    return this.now();
  }

  /**
   * A game of its own that begins with a position of this one. What the seat that looks cannot see is dealt anew, so
   * that an analysis tells nobody what another holds or will draw.
   */
  branch(ask: Asks['analyse']): Reply<LocalGame<G, View, LogEntry>> {
    const { number } = ask;
    const earlier = number === null ? undefined : this.gameBefore(number);
    if (earlier) return earlier.branch(ask);
    const from = this.table.stateAt(number === null ? this.table.length : this.lengthAt(number));
    const { below } = secure();
    this.rules.permuteHidden(from, this.viewer(), below);
    const last = number ?? this.table.journal.length - 1 + this.shift;
    return { ok: true, value: LocalGame.analyse(this.engine, this.game, from, { game: this, last }) };
  }

  look({ seat }: Asks['look']): Reply<Now<View, LogEntry>> {
    this.looking = seat;
    return { ok: true, value: this.now() };
  }

  /** Takes choices one after another until something comes between: a roll, a draw, or a question to another seat. */
  choose({ seat, choices, seen }: Asks['choose']): Reply<Now<View, LogEntry>> {
    if (this.isViewed) return refused('only_viewed');
    const left = this.takeAll(seat, choices, seen);
    if (!left.ok) return left;
    this.undone = [];
    return { ok: true, value: this.now(left.value) };
  }

  /**
   * Takes back the last choice of the seat that chose last; `action`: all of its action so far that is free. Nobody can
   * take back what another has chosen since, so there is never more than one seat that could.
   */
  undo({ seen, action, to: named }: Asks['undo']): Reply<Now<View, LogEntry>> {
    if (this.isViewed) return refused('only_viewed');
    const seat = Math.max(0, this.ableToUndo());
    const free = this.table.undosOf(seat);
    const to = named ?? (action ? actionStart(free, (number) => this.depthBefore(number)) : free[0]);
    const undone = to === undefined ? undefined : undoneFrom(this.table.journal, to, at(this.rules.seats, seat));
    const outcome = this.table.undo(seat, seen, to);
    if (!outcome.ok) return outcome;
    if (undone) this.undone.push(undone);
    return { ok: true, value: this.now() };
  }

  /** Chooses again what was taken back last. */
  redo({ seen }: Asks['redo']): Reply<Now<View, LogEntry>> {
    const last = this.undone.at(-1);
    if (last === undefined) return refused('nothing_to_redo');
    const left = this.takeAll(last.seat, last.choices, seen);
    if (!left.ok) return left;
    this.undone.pop();
    return { ok: true, value: this.now(left.value) };
  }

  /** Sets or drops a standing answer; where the window that is open is one of those, it is declined at once. */
  stand(ask: Asks['stand']): Reply<Now<View, LogEntry>> {
    if (this.isViewed) return refused('only_viewed');
    const seat = this.seatOf(ask.seat);
    if (!this.maySet(ask)) return refused('not_your_turn');
    const passes = this.table.standingOf(seat).filter((each) => !isOneOf(each, ask.drop) && !isOneOf(each, ask.add));
    const declines = ask.add.some(({ moment, card }) => card === undefined && moment === this.momentFor(seat));
    const declined = declines ? this.decline(seat, ask.seen) : undefined;
    if (declined?.ok === false) return declined;
    if (ask.asksLast !== undefined) this.table.askLast(seat, ask.asksLast);
    const { entries } = this.table.stand(seat, [...passes, ...ask.add]);
    if (entries.length > 0) this.undone = [];
    return { ok: true, value: this.now() };
  }

  gather(ask: Asks['gather']): Gathered {
    return this.seen().gather(ask);
  }

  way(ask: Asks['way']): RoutePreview | null {
    return this.seen().way(ask);
  }

  /** The position after the entry with this number (-1: the set-up), as it may be seen now. */
  past({ number }: Asks['past']): Reply<Answers<View, LogEntry>['past']> {
    const earlier = this.gameBefore(number);
    if (earlier) return earlier.past({ number });
    const then = this.table.stateAt(this.lengthAt(number));
    return { ok: true, value: { view: this.rules.view(then, this.viewer()) } };
  }

  /** The journal as it may be read now. */
  journal(): readonly Entry[] {
    const reader = this.isOpen() ? (this.looking ?? undefined) : undefined;
    return this.table.journal.map((entry) => entryFor(entry, reader));
  }

  /** All that the page shows. `left` is what was not taken of a plan. */
  now(left: readonly string[] = []): Now<View, LogEntry> {
    const seat = this.askedSeat();
    if (this.origin) this.looking = this.rules.seats[seat] ?? null;
    const covered = seat >= 0 && !this.isViewed && !this.isOpen() && this.needsHand(seat);
    const choices = covered || this.isViewed ? [] : this.table.choicesOf(seat);
    return {
      ...shownOf(this.engine, {
        ...{ state: this.table.state, view: this.view(), choices },
        seat: this.isViewed ? OVER : seat,
      }),
      id: '',
      online: null,
      viewing: this.viewing,
      title: this.game.title,
      rules: this.engine.rulesHash,
      scenario: this.game.scenario,
      looking: this.isOpen() ? this.looking : null,
      analysis: this.origin !== undefined,
      standing: this.isOpen() ? this.table.standingOf(seat) : [],
      asksLast: this.isOpen() && this.rules.flow.closesTurns ? this.table.asksLast(seat) : null,
      covered,
      undo: this.undoNow(),
      redo: this.undone.at(-1)?.seat ?? null,
      log: this.logChange(),
      length: this.table.journal.length,
      left,
      kept: true,
    };
  }

  // ---- inside

  private get rules() {
    return this.engine.rules;
  }

  /** How much farther on the entries of an analysis are numbered, so that those of its game come before them. */
  private get shift(): number {
    return this.origin === undefined ? 0 : this.origin.last + 2;
  }

  /** The game that this is an analysis of, for what happened there. */
  private gameBefore(number: number): Analysed<View, LogEntry, LocalGame<G, View, LogEntry>> | undefined {
    return this.origin !== undefined && number <= this.origin.last ? this.origin.game : undefined;
  }

  /** The log as the seat that looks may read it: that of an analysis begins with the log of its game, as it was read there. */
  readLog(): readonly Logged<LogEntry>[] {
    const viewer = this.viewer();
    const before = this.origin?.game.readLog().filter(({ number }) => this.gameBefore(number)) ?? [];
    const own = this.table.log.flatMap(({ number, entry }) => {
      const read = this.rules.logFor(entry, viewer);
      return read === undefined ? [] : [{ number: number + this.shift, entry: read }];
    });
    return [...before, ...own];
  }

  /** How deep in the procedures the choice with this number was asked. */
  private depthBefore(number: number): number {
    const before = this.table.stateAt(lineOf(this.table.journal).indexOf(number));
    return depthOf(this.rules.flow.breadcrumb(before));
  }

  /** How many entries were in force after the one with this number. */
  private lengthAt(number: number): number {
    return lineOf(this.table.journal).filter((each) => each + this.shift <= number).length;
  }

  private seatOf(name: string): Seat {
    return this.rules.seats.indexOf(name);
  }

  /** Takes choices while nothing comes between; what is left of them. */
  private takeAll(seat: string, choices: readonly string[], seen: number): Reply<readonly string[]> {
    let left = choices;
    for (let [text] = left; text !== undefined; [text] = left) {
      const outcome = this.submit(this.seatOf(seat), text, left === choices ? seen : this.table.journal.length);
      if (!outcome.ok && left === choices) return outcome;
      if (!outcome.ok) break;
      left = without(left, outcome.entries, seat);
      if (outcome.entries.some(({ who }) => who === whoName(this.rules.seats, CHANCE))) break;
    }
    return { ok: true, value: left };
  }

  /** Takes one choice. Where the rules themselves fail, the game goes back to where it was, and says so. */
  private submit(seat: Seat, text: string, seen: number): Outcome | { readonly ok: false; readonly code: 'broken' } {
    const before = this.table.journal.length;
    try {
      return this.table.submit(seat, text, seen);
    } catch (error) {
      console.error(error);
      const standing = this.standing();
      const asksLast = this.askedLast();
      this.table = tableOf(this.engine, this.game, this.table.journal.slice(0, before), { asksLast });
      this.standAgain(standing);
      return { ok: false, code: 'broken' };
    }
  }

  private askedSeat(): Seat {
    return askedSeat(this.rules, this.table.state);
  }

  /** What the reader sees, to be asked about. */
  private seen(): ObservedPosition<G, View, LogEntry> {
    return new ObservedPosition(this.engine, this.view(), this.askedSeat());
  }

  /** Whether the hand that is uncovered belongs to the seat that is asked. */
  private isOpen(): boolean {
    return this.looking !== null && this.seatOf(this.looking) === this.askedSeat();
  }

  private viewer(): Seat | undefined {
    return this.isOpen() ? this.askedSeat() : undefined;
  }

  private view(): View {
    return this.rules.view(this.table.state, this.viewer());
  }

  /**
   * Whether the seat must see its hand to answer: always for a window and a secret answer, so that nothing is told by
   * not asking; where a choice is met on a card of a hand, which lies face down until its owner looks, though all know the
   * card; else where someone who sees no hand could not list the same choices.
   */
  private needsHand(seat: Seat): boolean {
    const { flow } = this.rules;
    const { state } = this.table;
    if (flow.question(state).window !== undefined || flow.seenBy(state, seat) !== undefined) return true;
    const seen = this.rules.view(state, undefined);
    const known = listOn(flow, this.rules.fromView(seen), seat);
    if (known.some((choice) => this.engine.isOnHand(seen, choice))) return true;
    return known.join('\n') !== this.table.choicesOf(seat).join('\n');
  }

  private standing(): StandingBySeat {
    const bySeat = this.rules.seats.map((name, seat) => [name, this.table.standingOf(seat)] as const);
    return Object.fromEntries(bySeat.filter(([, passes]) => passes.length > 0));
  }

  /** The seats that want to be asked before their turn ends. */
  private askedLast(): readonly string[] {
    return this.rules.seats.filter((_, seat) => this.table.asksLast(seat));
  }

  private standAgain(standing: StandingBySeat): void {
    for (const [name, passes] of Object.entries(standing)) this.table.stand(this.seatOf(name), passes);
  }

  /** The moment of the window that is open for a seat. */
  private momentFor(seat: Seat): string | undefined {
    const moment = this.askedSeat() === seat ? momentOn(this.rules, this.table.state, seat) : null;
    return moment ?? undefined;
  }

  /** A seat sets what it likes while it looks at its hand; without a look, only that the window it is asked in be passed. */
  private maySet({ seat, add, drop, asksLast }: Asks['stand']): boolean {
    if (seat === this.looking && this.isOpen()) return true;
    const moment = this.momentFor(this.seatOf(seat));
    return (
      asksLast === undefined &&
      drop.length === 0 &&
      add.every((each) => each.moment === moment && each.card === undefined)
    );
  }

  private decline(seat: Seat, seen: number): Outcome | { readonly ok: false; readonly code: 'broken' } {
    const outcome = this.submit(seat, this.rules.flow.question(this.table.state).window?.pass ?? '', seen);
    if (outcome.ok) this.undone = [];
    return outcome;
  }

  private undoNow(): Undo {
    if (this.isViewed) return { bar: 'nothing_to_undo' };
    const seat = this.ableToUndo();
    if (seat < 0) return { bar: barOf(this.rules.seats.map((_, each) => this.table.undoOf(each))) };
    return { seat: at(this.rules.seats, seat), choices: this.table.undosOf(seat).length };
  }

  /** The seat that could freely take something back, or -1. */
  private ableToUndo(): Seat {
    return this.rules.seats.findIndex((_, seat) => typeof this.table.undoOf(seat) === 'number');
  }

  private logChange(): LogChange<LogEntry> {
    const viewer = this.viewer();
    return this.toldLog.change(viewer === undefined ? null : at(this.rules.seats, viewer), this.readLog());
  }
}

/** What is left of a plan when its first choices have been made, by the seat or for it as lone answers. */
function without(plan: readonly string[], entries: readonly Entry[], seat: string): readonly string[] {
  let made = 0;
  for (const entry of entries) if (!isUndo(entry) && entry.who === seat && entry.choice === plan[made]) made++;
  return plan.slice(made);
}

/** Why nobody can take anything back: whatever bars the one who chose last. */
function barOf(bars: readonly (number | UndoBar)[]): UndoBar {
  const words = bars.filter((bar) => typeof bar !== 'number');
  return words.find((bar) => bar !== 'undo_past_other_side') ?? words[0] ?? 'nothing_to_undo';
}
