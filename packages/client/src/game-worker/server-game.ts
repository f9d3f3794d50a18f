import { type Verdict, verifyDice } from '@carillon/dice';
import {
  type Entry,
  endOf,
  isUndo,
  type Logged,
  lineOf,
  type Seat,
  SPECTATOR,
  type StateBase,
  writeRecord,
} from '@carillon/flow';
import { listOn } from '@carillon/host';
import { ok, type Refused, refused, secure } from '@carillon/kit';
import type { Changed, FreeUndo, Joined } from '@carillon/protocol';
import { actionStart, type Level, levelOf, madeInAction, ownChoices, type Undo, Undone, undoFor } from '@carillon/seat';
import jsonPatch from 'fast-json-patch';
import type { Asks, Now, OnlineSeat, Reply, Takeback } from '../shared/messages.ts';
import type { TitleEngine } from './engine.ts';
import type { GameAnswers, JoinedGame } from './game.ts';
import { LocalGame } from './local/local-game.ts';
import { ObservedPosition } from './observed.ts';
import { askedSeat } from './question.ts';
import { revealedBy } from './revealed.ts';
import { SentLog } from './sent-log.ts';
import { ServerJudging } from './server-judging.ts';
import { shownOf } from './shown-position.ts';

/** The changing facts of a joined table. */
interface Known<G, View, LogEntry> {
  readonly view: View;
  /** The observer's state of the view. */
  readonly state: G;
  readonly journal: readonly Entry[];
  readonly log: readonly Logged<LogEntry>[];
  readonly takebacks: readonly Logged<Takeback<LogEntry>>[];
  readonly passes: Joined['standing'];
  readonly asksLast: boolean;
  readonly undo: FreeUndo;
}

/**
 * A game on a server, as one seat or a spectator may know it. Only the server applies choices; here the rules run on
 * the observer's state, to list choices and to answer questions that change nothing.
 */
export class ServerGame<G extends StateBase, View, LogEntry> implements JoinedGame {
  private readonly sentLog = new SentLog<LogEntry>();
  private readonly sentTakebacks = new SentLog<Takeback<LogEntry>>();
  /** The level of the questions at the player's own choices, by number; only for choices since joining. */
  private readonly levels = new Map<number, Level>();
  /** The seat's own choices that were undone. */
  private readonly undone: Undone;
  readonly judging: ServerJudging<G, View, LogEntry>;
  readonly answers: GameAnswers = {
    look: () => ok(this.now()),
    gather: (ask) => ok(this.observed().gather(ask)),
    way: (ask) => ok(this.observed().way(ask)),
    journal: () => ok(this.known.journal),
    revealed: () => revealedBy(this.rules, this.game, this.known.journal),
    verify: (ask) => ok(this.verify(ask)),
  };

  private known: Known<G, View, LogEntry>;

  /** Joins a table. Data from a title is trusted to fit its rules, because the hash shows that they are the same. */
  constructor(
    private readonly engine: TitleEngine<G, View, LogEntry>,
    private game: Joined,
  ) {
    this.known = this.knownFrom(game);
    this.undone = new Undone(game.seat);
    this.judging = new ServerJudging(engine, () => ({ ...this.game, journal: this.known.journal }));
  }

  /** Reloads the state of the same game, under the same rules; earlier choices can still be undone and redone. */
  rejoin(joined: Joined): boolean {
    const { game, seat, rules } = this.game;
    if (game !== joined.game || seat !== joined.seat || rules !== joined.rules) return false;
    this.undone.follow(joined.journal, this.known.journal.length);
    this.game = joined;
    this.known = this.knownFrom(joined);
    return true;
  }

  /** Applies new events; `gap` if some are missing: then the table must be joined again. */
  follow({
    from,
    entries,
    log,
    takenBack,
    patch,
    standing,
    asksLast,
    undo,
    status,
  }: Changed): Reply<Now<View, LogEntry>> {
    const { known } = this;
    if (from !== known.journal.length) return refused('gap');
    const view = patched(known.view, patch);
    if (view === undefined) return refused('gap');
    this.rememberOwn(from, entries);
    this.game = { ...this.game, status };
    const journal = [...known.journal, ...entries];
    this.undone.follow(journal, from);
    const state = this.rules.fromView(view);
    this.known = {
      view,
      state,
      journal,
      log: inForce([...known.log, ...(log as Logged<LogEntry>[])], journal),
      takebacks: [...known.takebacks, ...takebacksOf<LogEntry>(takenBack, journal)],
      passes: standing,
      asksLast,
      undo,
    };
    return ok(this.now());
  }

  /**
   * Starts an analysis from a position of this game (`view`: for a past position, the view after that entry), consistent
   * with what the seat sees: hidden cards are guessed, so that an analysis reveals nothing.
   */
  branch({ number, view }: Asks['analyse']): Reply<LocalGame<G, View, LogEntry>> {
    const { engine, rules, known } = this;
    // Rules files of earlier versions cannot guess.
    if (rules.guess === undefined) return refused('no_analysis');
    const from = rules.guess((number === null ? known.view : view) as View, secure().below);
    const game = { readLog: () => known.log, past: elsewhere, branch: (ask: Asks['analyse']) => this.branch(ask) };
    const judging = { inAnalysis: this.judging.allowed };
    const last = number ?? known.journal.length - 1;
    return ok(LocalGame.analyse(engine, this.game, from, { game: { ...game, judging }, last }));
  }

  /** Sends the page everything again. */
  again(): Now<View, LogEntry> {
    this.sentLog.forget();
    this.sentTakebacks.forget();
    return this.now();
  }

  /** The record as the user may know it. */
  record(): string {
    const { title, scenario, options, seat } = this.game;
    const { state, journal } = this.known;
    const end = endOf(this.rules, state);
    const all = { title, scenario, options, rules: this.game.rules, end, journal };
    return writeRecord(this.rules, end === null ? { ...all, seenBy: seat ?? SPECTATOR } : all);
  }

  /** Rolls and draws of the whole journal, which the server publishes when the game is over. */
  verify({ dice, pledge }: Asks['verify']): Verdict {
    const { title, scenario, options, rules } = this.game;
    const record = { title, scenario, options, rules, end: null, journal: this.known.journal };
    return verifyDice(this.rules, record, dice, { ...pledge, seat: this.firstSeat() });
  }

  /** The reader's seat when the game began: players may have exchanged sides since. */
  private firstSeat(): string | undefined {
    const place = this.own === undefined ? -1 : this.rules.seating(this.known.state).indexOf(this.own);
    return this.rules.seats[place];
  }

  /** Everything that the page shows. */
  now(): Now<View, LogEntry> {
    const { state, view, journal, log, takebacks, passes, asksLast } = this.known;
    const { seat: own, game, title, scenario } = this.game;
    const seat = this.askedSeat();
    const mine = this.own !== undefined && seat === this.own;
    const choices = mine ? listOn(this.rules.flow, state, seat) : [];
    return {
      ...shownOf(this.engine, { state, view, seat, choices }),
      ...{
        id: game,
        title,
        rules: this.engine.rulesHash,
        scenario,
        online: this.away(),
        computer: null,
        explains: false,
        givesUp: false,
        viewing: null,
        looking: own,
        analysis: false,
        mayJudge: this.judging.allowed,
      },
      standing: passes,
      asksLast: own !== null && this.rules.flow.closesTurns ? asksLast : null,
      covered: false,
      undo: this.undoNow(),
      undos: own === null ? [] : this.free(),
      redo: this.undone.last?.seat ?? null,
      log: this.sentLog.change(own, log),
      takebacks: this.sentTakebacks.change(own, takebacks),
      length: journal.length,
      left: [],
      kept: true,
    };
  }

  // ---- inside

  private knownFrom({ view, log, takenBack, journal, standing, asksLast, undo }: Joined): Known<G, View, LogEntry> {
    const seen = view as View;
    const logged = log as readonly Logged<LogEntry>[];
    const takebacks = takebacksOf<LogEntry>(takenBack, journal);
    const state = this.rules.fromView(seen);
    return { view: seen, state, journal, log: logged, takebacks, passes: standing, asksLast, undo };
  }

  private get rules() {
    return this.engine.rules;
  }

  /** The user's seat; `undefined` for a spectator. */
  private get own(): Seat | undefined {
    const { seat } = this.game;
    return seat === null ? undefined : this.rules.seats.indexOf(seat);
  }

  private askedSeat(): Seat {
    return askedSeat(this.rules, this.known.state, this.own);
  }

  private observed(): ObservedPosition<G, View, LogEntry> {
    return new ObservedPosition(this.engine, this.known.view, this.askedSeat());
  }

  private away(): OnlineSeat {
    const free = this.free();
    return {
      seat: this.game.seat,
      undo: free[0] ?? null,
      action: actionStart(free, (number) => this.levels.get(number), this.levelNow()) ?? null,
      redo: this.undone.last?.choices ?? null,
      last: this.lastOwn() ?? null,
    };
  }

  /** The seat's own last choice in force. */
  private lastOwn(): number | undefined {
    const { journal } = this.known;
    return ownChoices(journal, lineOf(journal), this.game.seat ?? '').at(-1);
  }

  /** The player's own choices that can be undone freely, the last one first. */
  private free(): readonly number[] {
    const { undo } = this.known;
    return typeof undo === 'string' ? [] : undo;
  }

  private undoNow(): Undo {
    const { seat } = this.game;
    return seat === null ? { bar: 'nothing_to_undo' } : undoFor(seat, this.known.undo, this.madeNow());
  }

  /** The number of choices in the player's current action. */
  private madeNow(): number {
    return madeInAction(this.free(), (number) => this.levels.get(number), this.levelNow());
  }

  private levelNow(): Level {
    return levelOf(this.rules, this.known.state);
  }

  /** Notes the level of the player's own choices, by making them on the position before. */
  private rememberOwn(from: number, entries: readonly Entry[]): void {
    const { flow } = this.rules;
    const state = this.rules.fromView(this.known.view);
    for (const [index, entry] of entries.entries()) {
      if (isUndo(entry) || entry.who !== this.game.seat || this.own === undefined) return;
      this.levels.set(from + index, levelOf(this.rules, state));
      const choice = flow.parse(state, entry.choice);
      if (choice === undefined || entry.reveals) return;
      flow.take(state, this.own, choice);
    }
  }
}

/** The server provides the past of its table. */
const elsewhere = (): Refused<'no_game'> => refused('no_game');

/** The view after a patch; `undefined` if the patch does not fit this view. */
function patched<View>(view: View, patch: Changed['patch']): View | undefined {
  try {
    return jsonPatch.applyPatch(view, [...patch], true, false).newDocument;
  } catch (error) {
    if (error instanceof jsonPatch.JsonPatchError) return undefined;
    throw error;
  }
}

/** The takebacks that the server shows, with their players. */
function takebacksOf<LogEntry>(
  reported: Joined['takenBack'],
  journal: readonly Entry[],
): readonly Logged<Takeback<LogEntry>>[] {
  return reported.flatMap(({ number, log }) => {
    const entry = journal[number];
    if (entry === undefined || !isUndo(entry)) return [];
    const { who, agreed = null } = entry;
    return [{ number, entry: { who, agreed, log: log.map((line) => line.entry as LogEntry) } }];
  });
}

/** The log of the current line: undone choices no longer appear. */
function inForce<LogEntry>(log: readonly Logged<LogEntry>[], journal: readonly Entry[]): readonly Logged<LogEntry>[] {
  if (!journal.some(isUndo)) return log;
  const line = new Set(lineOf(journal));
  return log.filter(({ number }) => number < 0 || line.has(number));
}
