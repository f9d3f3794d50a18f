import {
  ENDS_OUTSIDE_RULES,
  type Entry,
  endOf,
  entryFor,
  type GameRecord,
  type Logged,
  OVER,
  type RecordedEnd,
  type Seat,
  SPECTATOR,
  type StateBase,
  TOGETHER,
  writeRecord,
} from '@carillon/flow';
import { hashText, ok, refused, secure } from '@carillon/kit';
import type { GuestThought } from '@carillon/seat';
import type { ComputerTask } from '../../shared/computer.ts';
import type { Answers, Asks, Gathered, NewGame, Now, Reply, RoutePreview, Viewing } from '../../shared/messages.ts';
import { startingAt, type TitleEngine, tableOf } from '../engine.ts';
import type { GameAnswers, HeldGame } from '../game.ts';
import { seenAtEnd } from '../revealed.ts';
import type { SavedGame } from '../saved-games.ts';
import { shownOf } from '../shown-position.ts';
import type { Origin } from './analysis.ts';
import { HandCover } from './hand-cover.ts';
import { LocalAdvice } from './local-advice.ts';
import { LocalComputer } from './local-computer.ts';
import { LocalJudging } from './local-judging.ts';
import { LocalLog } from './local-log.ts';
import { changeStanding } from './local-standing.ts';
import { LocalTable } from './local-table.ts';
import { LocalUndo } from './local-undo.ts';

/** The parts of a stored game besides its journal. */
type Resumed = Pick<SavedGame, 'standing' | 'asksLast' | 'computer' | 'end'>;

/** The settings of a new local game. */
interface Beginning<G extends StateBase, View, LogEntry> {
  /** Set in an analysis. No hand is covered, because all hidden cards have been dealt again. */
  readonly origin?: Origin<View, LogEntry, LocalGame<G, View, LogEntry>>;
  /** Set if the game can only be viewed. */
  readonly viewing?: Viewing;
}

/**
 * A game on one screen, and its only interface to the page. Both seats play through it. It sends the page what the
 * viewing seat may know, or only public information while another seat is asked.
 */
export class LocalGame<G extends StateBase, View, LogEntry> implements HeldGame {
  private readonly cover: HandCover<G, View, LogEntry>;
  readonly isViewed: boolean;
  private readonly computer: LocalComputer<G, View, LogEntry> | undefined;
  readonly advice: LocalAdvice<G, View, LogEntry>;
  private readonly undos: LocalUndo<G, View, LogEntry>;
  private readonly log: LocalLog<G, View, LogEntry, LocalGame<G, View, LogEntry>>;
  readonly judging: LocalJudging<G, View, LogEntry, LocalGame<G, View, LogEntry>>;
  readonly answers: GameAnswers = {
    choose: (ask) => this.choose(ask),
    undo: (ask) => this.undo(ask),
    redo: (ask) => this.redo(ask),
    settle: (ask) => this.settle(ask),
    stand: (ask) => this.stand(ask),
    look: (ask) => this.look(ask),
    gather: (ask) => ok(this.gather(ask)),
    way: (ask) => ok(this.way(ask)),
    past: (ask) => this.past(ask),
    journal: () => ok(this.journal()),
    revealed: () => seenAtEnd(this.at.rules, this.at.now.state, this.end),
  };

  /** How the players ended the game themselves, if they did. */
  private ended: RecordedEnd | null = null;

  constructor(
    private readonly at: LocalTable<G, View, LogEntry>,
    private readonly begun: Beginning<G, View, LogEntry> = {},
  ) {
    this.isViewed = begun.viewing !== undefined;
    this.computer = at.game.computer === undefined ? undefined : new LocalComputer(at, at.game.computer);
    this.cover = new HandCover(at);
    this.advice = new LocalAdvice(at, this.cover, this.computer);
    this.undos = new LocalUndo(at);
    this.log = new LocalLog(at, this.cover, begun.origin);
    this.judging = new LocalJudging(at, this.log, begun.origin, {
      isViewed: this.isViewed,
      isOver: () => this.end !== null,
    });
  }

  /** Opens a game, or resumes one from its journal; throws if the journal does not fit the rules. */
  static resume<G extends StateBase, View, LogEntry>(
    engine: TitleEngine<G, View, LogEntry>,
    game: NewGame,
    journal: readonly Entry[],
    { standing = {}, asksLast = [], computer, end = null }: Resumed = {},
  ): LocalGame<G, View, LogEntry> {
    const table = new LocalTable(engine, game, tableOf(engine, game, journal, { asksLast }));
    table.standAgain(standing);
    const resumed = new LocalGame(table);
    if (computer !== undefined) resumed.computer?.goOn(computer);
    if (end !== null && ENDS_OUTSIDE_RULES.includes(end.rule)) resumed.ended = end;
    return resumed;
  }

  /** A view-only game, as far as these rules can replay it: nothing is rolled, chosen or saved. */
  static view<G extends StateBase, View, LogEntry>(
    engine: TitleEngine<G, View, LogEntry>,
    game: NewGame,
    journal: readonly Entry[],
    reported: number,
  ): LocalGame<G, View, LogEntry> {
    const table = tableOf(engine, game, journal.slice(0, reported), { still: true });
    return new LocalGame(new LocalTable(engine, game, table), { viewing: { told: reported, of: journal.length } });
  }

  /** An analysis: an independent game that starts from another game's position. */
  static analyse<G extends StateBase, View, LogEntry>(
    engine: TitleEngine<G, View, LogEntry>,
    { title, scenario, options }: Omit<NewGame, 'seed'>,
    from: G,
    origin: Origin<View, LogEntry, LocalGame<G, View, LogEntry>>,
  ): LocalGame<G, View, LogEntry> {
    const begun = { ...engine, rules: startingAt(engine.rules, from) };
    const game = { title, scenario, options, seed: null };
    return new LocalGame(new LocalTable(begun, game, tableOf(begun, game, [])), { origin });
  }

  /** Makes choices one after another; stops at a roll, a draw or a question to another seat. */
  choose({ seat, choices, seen }: Asks['choose']): Reply<Now<View, LogEntry>> {
    if (this.at.computer >= 0 && this.at.seatOf(seat) === this.at.computer) return refused('not_your_turn');
    return this.changed(() => this.at.takeAll(seat, choices, seen));
  }

  /** Undoes the last choice of the seat that chose last, or more; see `LocalUndo`. */
  undo(ask: Asks['undo']): Reply<Now<View, LogEntry>> {
    return this.changed(() => {
      const outcome = this.undos.undo(ask);
      return outcome.ok ? ok([]) : outcome;
    });
  }

  /** Redoes the last undo. */
  redo({ seen }: Asks['redo']): Reply<Now<View, LogEntry>> {
    const { last } = this.undos.undone;
    if (last === undefined) return refused('nothing_to_redo');
    return this.changed(() => this.at.takeAll(last.seat, last.choices, seen));
  }

  /** Ends the game with the computer, if it gives up or accepts a draw. */
  settle({ how, seen }: Asks['settle']): Reply<Now<View, LogEntry>> {
    const { computer, at } = this;
    return this.changed(() => {
      if (seen !== at.now.journal.length) return refused('stale');
      const agrees = how === 'resigned' ? computer?.givesUp : computer?.acceptsDraw;
      if (agrees !== true) return refused('plays_on');
      this.ended = { winner: how === 'resigned' ? (at.rules.seats[at.human] ?? null) : null, rule: how };
      return ok([]);
    });
  }

  /** How the game ended, by the rules or by its players; `null` while it goes on. */
  private get end(): RecordedEnd | null {
    return this.ended ?? endOf(this.at.rules, this.at.now.state);
  }

  get guest(): LocalComputer<G, View, LogEntry> | undefined {
    return this.isViewed || this.ended !== null ? undefined : this.computer;
  }

  /** Makes the computer player's choice; nothing happens if the game has gone on since it was asked. */
  reply(task: ComputerTask, thought: GuestThought): Reply<Now<View, LogEntry>> {
    const { computer } = this;
    if (computer === undefined || task.moment !== this.at.now.journal.length) return ok(this.now());
    return this.changed(() => computer.take(task, thought));
  }

  stand(ask: Asks['stand']): Reply<Now<View, LogEntry>> {
    return this.changed(() => {
      const outcome = changeStanding(this.at, this.cover, ask);
      if (!outcome.ok) return outcome;
      if (outcome.value.passed) this.undos.undone.forget();
      return ok([]);
    });
  }

  look({ seat }: Asks['look']): Reply<Now<View, LogEntry>> {
    this.cover.uncover(seat);
    return ok(this.now());
  }

  gather(ask: Asks['gather']): Gathered {
    return this.cover.observed().gather(ask);
  }

  way(ask: Asks['way']): RoutePreview | null {
    return this.cover.observed().way(ask);
  }

  /** The journal as it may be read now. */
  journal(): readonly Entry[] {
    const reader = this.cover.looking ?? undefined;
    return this.at.now.journal.map((entry) => entryFor(entry, reader));
  }

  saved(now: number): SavedGame {
    const { title, scenario, options, seed } = this.at.game;
    const { state, journal } = this.at.now;
    return {
      ...{ format: 1, title, scenario, options, seed, journal: [...journal], at: now },
      standing: this.at.standing(),
      asksLast: this.at.askedLast(),
      rules: this.at.engine.rulesHash,
      period: this.at.rules.period(state),
      end: this.end,
      asks: this.asks(),
      ...(this.computer && { computer: this.computer.saved() }),
    };
  }

  /** A hash of the asked seat and its choices, to recognise the question. */
  asks(): string {
    const { who } = this.at.now;
    const seats = who === TOGETHER ? this.at.rules.seats.map((_, seat) => seat) : [who];
    return hashText(JSON.stringify([who, ...seats.map((seat) => this.at.now.choicesOf(seat))]));
  }

  /**
   * The record of a finished game is complete. That of a running game is complete only with `whole`; otherwise it
   * contains what the viewing seat may know.
   */
  record(whole: boolean): string {
    const { rules, engine } = this.at;
    const { title, scenario, options } = this.at.game;
    const { end } = this;
    const all = { title, scenario, options, rules: engine.rulesHash, end, journal: this.at.now.journal };
    const seenBy = this.cover.looking ?? SPECTATOR;
    const seen: GameRecord = whole || end !== null ? all : { ...all, seenBy, journal: this.journal() };
    return writeRecord(rules, seen);
  }

  greet(): Now<View, LogEntry> {
    this.cover.uncover(null);
    return this.again();
  }

  again(): Now<View, LogEntry> {
    this.log.forget();
    return this.now();
  }

  /**
   * An analysis. All cards that the viewing seat cannot see are dealt again, so that it reveals neither hands nor
   * future draws.
   */
  branch(ask: Asks['analyse']): Reply<LocalGame<G, View, LogEntry>> {
    const { number } = ask;
    const earlier = number === null ? undefined : this.log.gameBefore(number);
    if (earlier) return earlier.branch(ask);
    const { now: table, rules, engine, game } = this.at;
    const position = table.stateAt(number === null ? table.length : this.log.lengthAt(number));
    const from = rules.guess(rules.view(position, this.cover.viewer), secure().below);
    const last = number ?? this.log.last;
    return ok(LocalGame.analyse(engine, game, from, { game: this, last }));
  }

  /** The position after the entry with this number (-1: the set-up), as it may be seen now. */
  past({ number }: Asks['past']): Reply<Answers<View, LogEntry>['past']> {
    const earlier = this.log.gameBefore(number);
    if (earlier) return earlier.past({ number });
    const then = this.at.now.stateAt(this.log.lengthAt(number));
    return ok({ view: this.at.rules.view(then, this.cover.viewer) });
  }

  /** Everything that the page shows. `left` is the rest of an interrupted plan. */
  now(left: readonly string[] = []): Now<View, LogEntry> {
    const { asked: seat, now: table, engine, rules, game } = this.at;
    if (this.begun.origin) this.cover.uncover(rules.seats[seat] ?? null);
    else this.cover.asks(seat);
    const { looking, isOpen } = this.cover;
    const covered = seat >= 0 && !this.isViewed && !isOpen && this.cover.needsHand(seat);
    const ours = seat >= 0 && seat !== this.at.computer;
    const isStill = this.isViewed || this.ended !== null;
    const choices = covered || isStill || !ours ? [] : table.choicesOf(seat);
    const at = { state: table.state, view: this.cover.view(), choices, seat: isStill ? OVER : seat };
    return {
      ...shownOf(engine, at),
      ...(this.ended && { result: this.ended }),
      ...{ id: '', online: null, viewing: this.begun.viewing ?? null, analysis: this.begun.origin !== undefined },
      mayJudge: this.judging.allowed,
      ...{ title: game.title, rules: engine.rulesHash, scenario: game.scenario, looking, covered, left, kept: true },
      ...(isOpen && ours ? this.wishesOf(seat) : { standing: [], asksLast: null }),
      ...this.computerNow(ours && !isStill),
      ...this.undoNow(),
      redo: this.undos.undone.last?.seat ?? null,
      log: this.log.change(),
      takebacks: { keep: 0, add: [] },
      length: table.journal.length,
    };
  }

  /** The computer player; it gives up only when the other player is asked. */
  private computerNow(ours: boolean): Pick<Now<View, LogEntry>, 'computer' | 'level' | 'explains' | 'givesUp'> {
    const { computer, at } = this;
    return {
      computer: at.rules.seats[at.computer] ?? null,
      level: at.game.computer?.level,
      explains: (computer?.thought.length ?? 0) > 0,
      givesUp: ours && computer?.givesUp === true,
    };
  }

  private undoNow(): Pick<Now<View, LogEntry>, 'undo' | 'undos'> {
    if (this.isViewed || this.ended !== null) return { undo: { bar: 'nothing_to_undo' }, undos: [] };
    return { undo: this.undos.now(), undos: this.undos.free };
  }

  private wishesOf(seat: Seat): Pick<Now<View, LogEntry>, 'standing' | 'asksLast'> {
    const { now: table, rules } = this.at;
    return { standing: table.standingOf(seat), asksLast: rules.flow.closesTurns ? table.asksLast(seat) : null };
  }

  readLog(): readonly Logged<LogEntry>[] {
    return this.log.read();
  }

  /** Makes a change to the game; `work` returns the rest of an interrupted plan. */
  private changed(work: () => Reply<readonly string[]>): Reply<Now<View, LogEntry>> {
    if (this.isViewed) return refused('only_viewed');
    if (this.ended !== null) return refused('game_over');
    const before = this.at.now.journal.length;
    const left = work();
    if (!left.ok) return left;
    this.undos.undone.follow(this.at.now.journal, before);
    return ok(this.now(left.value));
  }
}
