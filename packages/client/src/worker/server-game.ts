import { type Verdict, verifyDice } from '@carillon/dice';
import {
  type Entry,
  endOf,
  freeUndo,
  freeUndos,
  isUndo,
  type Logged,
  lineOf,
  type Seat,
  SPECTATOR,
  type StateBase,
  writeRecord,
} from '@carillon/flow';
import { at, secure } from '@carillon/kit';
import jsonPatch from 'fast-json-patch';
import type { Asks, Followed, Gathered, Joined, Now, OnlineSeat, Reply, RoutePreview, Undo } from '../messages.ts';
import type { TitleEngine } from './engine.ts';
import { listOn } from './gather.ts';
import { LocalGame } from './local-game.ts';
import { ObservedPosition } from './observed.ts';
import { askedSeat, shownOf } from './question.ts';
import { SentLog } from './sent-log.ts';
import { actionStart, depthOf, type Undone, undoneFrom } from './undoing.ts';

/** What of a joined table changes as it goes on. */
interface Stands<G, View, LogEntry> {
  readonly view: View;
  /** The observer's state of the view. */
  readonly state: G;
  readonly journal: readonly Entry[];
  readonly log: readonly Logged<LogEntry>[];
  readonly passes: Joined['standing'];
  readonly asksLast: boolean;
}

/**
 * A game that a server holds, as one seat or a spectator may know it. The server alone applies choices; here the rules run
 * on the observer's state, to list what may be chosen and to answer whatever changes nothing.
 */
export class ServerGame<G extends StateBase, View, LogEntry> {
  private readonly toldLog = new SentLog<LogEntry>();
  /** How deep in the procedures own choices were asked, by their numbers. Of those before joining it is not known. */
  private readonly depths = new Map<number, number>();
  /** What was taken back of the own choices and not replaced by others, the last last. */
  private undone: readonly Undone[] = [];

  private stands: Stands<G, View, LogEntry>;

  /**
   * Sits down at a table. What a title formed is taken for what its rules form: where they are the same rules, by their
   * hash, it is.
   */
  constructor(
    private readonly engine: TitleEngine<G, View, LogEntry>,
    private game: Joined,
  ) {
    this.stands = this.standingAt(game);
  }

  /** Learns anew how the same game stands, under the same rules; what was chosen here before can still be taken back and made again. */
  rejoin(joined: Joined): boolean {
    const { game, seat, rules } = this.game;
    if (game !== joined.game || seat !== joined.seat || rules !== joined.rules) return false;
    this.rememberUndone(this.stands.journal.length, joined.journal.slice(this.stands.journal.length));
    this.game = joined;
    this.stands = this.standingAt(joined);
    return true;
  }

  /** Goes on with what has happened; `gap` where something is missing in between: then the table must be joined anew. */
  follow({ from, entries, log, patch, standing, asksLast }: Followed): Reply<Now<View, LogEntry>> {
    const { stands } = this;
    if (from !== stands.journal.length) return { ok: false, code: 'gap' };
    const view = patched(stands.view, patch);
    if (view === undefined) return { ok: false, code: 'gap' };
    this.rememberOwn(from, entries);
    this.rememberUndone(from, entries);
    const journal = [...stands.journal, ...entries];
    const state = this.rules.fromView(view);
    this.stands = {
      view,
      state,
      journal,
      log: inForce([...stands.log, ...(log as Logged<LogEntry>[])], journal),
      passes: standing,
      asksLast,
    };
    return { ok: true, value: this.now() };
  }

  /**
   * A game of its own that begins with a position of this one (`view`: that after the entry, where it is in the past), as it
   * might be for all that the seat sees: what it cannot see is guessed, so that an analysis tells nothing that is hidden.
   */
  branch({ number, view }: Asks['analyse']): Reply<LocalGame<G, View, LogEntry>> {
    const { engine, rules, stands } = this;
    if (engine.guess === undefined) return { ok: false, code: 'no_analysis' };
    const { below } = secure();
    const from = engine.guess((number === null ? stands.view : view) as View, below);
    rules.permuteHidden(from, this.own, below);
    const game = { readLog: () => stands.log, past: afar, branch: (ask: Asks['analyse']) => this.branch(ask) };
    const last = number ?? stands.journal.length - 1;
    return { ok: true, value: LocalGame.analyse(engine, this.game, from, { game, last }) };
  }

  /** Tells the page all of it anew. */
  again(): Now<View, LogEntry> {
    this.toldLog.forget();
    return this.now();
  }

  gather(ask: Asks['gather']): Gathered {
    return this.seen().gather(ask);
  }

  way(ask: Asks['way']): RoutePreview | null {
    return this.seen().way(ask);
  }

  journal(): readonly Entry[] {
    return this.stands.journal;
  }

  /** The record as the reader may know it. */
  record(): string {
    const { title, scenario, options, seat } = this.game;
    const { state, journal } = this.stands;
    const end = endOf(this.rules, state);
    const all = { title, scenario, options, rules: this.game.rules, end, journal };
    return writeRecord(this.rules, end === null ? { ...all, seenBy: seat ?? SPECTATOR } : all);
  }

  /** Rolls and draws of the whole journal, which the server tells when the game is over. */
  verify({ dice }: Asks['verify']): Verdict {
    const { title, scenario, options, rules } = this.game;
    return verifyDice(this.rules, { title, scenario, options, rules, end: null, journal: this.stands.journal }, dice);
  }

  /** All that the page shows. */
  now(): Now<View, LogEntry> {
    const { state, view, journal, log, passes, asksLast } = this.stands;
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
        viewing: null,
        looking: own,
        analysis: false,
      },
      standing: passes,
      asksLast: own !== null && this.rules.flow.closesTurns ? asksLast : null,
      covered: false,
      undo: this.undoNow(),
      redo: this.undone.at(-1)?.seat ?? null,
      log: this.toldLog.change(own, log),
      length: journal.length,
      left: [],
      kept: true,
    };
  }

  // ---- inside

  private standingAt({ view, log, journal, standing, asksLast }: Joined): Stands<G, View, LogEntry> {
    const seen = view as View;
    const told = log as readonly Logged<LogEntry>[];
    return { view: seen, state: this.rules.fromView(seen), journal, log: told, passes: standing, asksLast };
  }

  private get rules() {
    return this.engine.rules;
  }

  /** The reader's seat; `undefined` for a spectator. */
  private get own(): Seat | undefined {
    const { seat } = this.game;
    return seat === null ? undefined : this.rules.seats.indexOf(seat);
  }

  private askedSeat(): Seat {
    return askedSeat(this.rules, this.stands.state, this.own);
  }

  private seen(): ObservedPosition<G, View, LogEntry> {
    return new ObservedPosition(this.engine, this.stands.view, this.askedSeat());
  }

  private away(): OnlineSeat {
    const free = this.free();
    return {
      seat: this.game.seat,
      undo: free[0] ?? null,
      action: actionStart(free, (number) => this.depths.get(number)) ?? null,
      redo: this.undone.at(-1)?.choices ?? null,
      last: this.lastOwn() ?? null,
    };
  }

  /** The last choice in force that the seat made itself. */
  private lastOwn(): number | undefined {
    const { journal } = this.stands;
    return lineOf(journal).findLast((number) => {
      const entry = at(journal, number);
      return !isUndo(entry) && entry.who === this.game.seat && !entry.auto;
    });
  }

  /** The own choices that can be taken back freely, the last one first. */
  private free(): readonly number[] {
    const { journal } = this.stands;
    return this.game.seat === null ? [] : freeUndos(journal, lineOf(journal), this.game.seat);
  }

  private undoNow(): Undo {
    const { seat } = this.game;
    if (seat === null) return { bar: 'nothing_to_undo' };
    const { journal } = this.stands;
    const last = freeUndo(journal, lineOf(journal), seat);
    return typeof last === 'string' ? { bar: last } : { seat, choices: this.free().length };
  }

  /** Own choices are tried on the position before them, to know where each was asked. */
  private rememberOwn(from: number, entries: readonly Entry[]): void {
    const { flow } = this.rules;
    const state = this.rules.fromView(this.stands.view);
    for (const [index, entry] of entries.entries()) {
      if (isUndo(entry) || entry.who !== this.game.seat || this.own === undefined) return;
      this.depths.set(from + index, depthOf(flow.breadcrumb(state)));
      const choice = flow.parse(state, entry.choice);
      if (choice === undefined || entry.reveals) return;
      flow.take(state, this.own, choice);
    }
  }

  /** Own choices that are taken back can be made again, until anything else is chosen. */
  private rememberUndone(from: number, entries: readonly Entry[]): void {
    const journal = [...this.stands.journal];
    for (const [index, entry] of entries.entries()) {
      this.undone = this.undoneAfter(entry, journal);
      journal[from + index] = entry;
    }
  }

  private undoneAfter(entry: Entry, journal: readonly Entry[]): readonly Undone[] {
    const { seat } = this.game;
    if (entry.who !== seat) return [];
    if (isUndo(entry)) return [...this.undone, undoneFrom(journal, entry.undo, seat)];
    if (entry.auto) return this.undone;
    const last = this.undone.at(-1);
    if (last?.choices[0] !== entry.choice) return [];
    const rest = { seat, choices: last.choices.slice(1) };
    return [...this.undone.slice(0, -1), ...(rest.choices.length > 0 ? [rest] : [])];
  }
}

/** What happened at the server's table is for the server to show. */
const afar = (): { readonly ok: false; readonly code: 'no_game' } => ({ ok: false, code: 'no_game' });

/** The view after a patch; `undefined` where the patch is not of this view. */
function patched<View>(view: View, patch: Followed['patch']): View | undefined {
  try {
    return jsonPatch.applyPatch(view, [...patch], true, false).newDocument;
  } catch (error) {
    if (error instanceof jsonPatch.JsonPatchError) return undefined;
    throw error;
  }
}

/** The log of the line in force: what was taken back tells nothing any more. */
function inForce<LogEntry>(log: readonly Logged<LogEntry>[], journal: readonly Entry[]): readonly Logged<LogEntry>[] {
  if (!journal.some(isUndo)) return log;
  const line = new Set(lineOf(journal));
  return log.filter(({ number }) => number < 0 || line.has(number));
}
