import { sharing } from '@carillon/board';
import type { Logged, StandingAnswer } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { type Accessor, batch, onCleanup } from 'solid-js';
import type {
  Answers,
  Asks,
  ChangeType,
  GameAskType,
  Gathered,
  LogChange,
  Now,
  RecordText,
  Reply,
  RoutePreview,
  Takeback,
} from '../../../shared/messages.ts';
import { type Cell, cell } from '../../cell.ts';
import { fieldsOf } from '../../fields.ts';
import type { GameLine } from '../../line.ts';
import { refusalText } from '../../refusals.ts';
import type { TextKey } from '../../texts/index.ts';
import { SentPlans } from './sent-plans.ts';

/** The position after an entry of the log. */
export interface Past<View> {
  readonly number: number;
  readonly view: View;
}

/** What the last undo has taken back. */
export interface Undone<LogEntry> {
  /** The lines of the log that are gone, the oldest first. */
  readonly log: readonly LogEntry[];
  /** Whether the computer's answers and the dice since then went with them. */
  readonly anew: boolean;
}

/** The message for the player after a change: an interrupted plan, or a game that could not be stored. */
function noticeOf({ left, kept }: Now<unknown, unknown>): TextKey | undefined {
  if (left.length > 0) return 'halted';
  return kept ? undefined : 'notKept';
}

/** The log after a change; unchanged entries keep their objects, so that they are not redrawn. */
function merged<LogEntry>(log: readonly Logged<LogEntry>[], change: LogChange<LogEntry>): Logged<LogEntry>[] {
  const reported = change.add.map((logged, i) => {
    const before = log[change.keep + i];
    return before && JSON.stringify(before) === JSON.stringify(logged) ? before : logged;
  });
  return [...log.slice(0, change.keep), ...reported];
}

/** The game that the page shows: the worker's state, and the page's requests to it. */
export class Session<View, LogEntry> {
  /** The state as the worker last sent it; a new object after each message. */
  readonly latest: Cell<Now<View, LogEntry>>;
  /** The same for readers that depend on only some fields; see `fieldsOf`. */
  readonly now: Accessor<Now<View, LogEntry>>;
  readonly log: Cell<readonly Logged<LogEntry>[]>;
  readonly takebacks: Cell<readonly Logged<Takeback<LogEntry>>[]>;
  /** A sentence about the last request: a refusal, or an interrupted plan. */
  readonly notice: Cell<TextKey | undefined> = cell<TextKey | undefined>(undefined);
  /** What was undone last, until the game goes on. */
  readonly undone: Cell<Undone<LogEntry> | undefined> = cell<Undone<LogEntry> | undefined>(undefined);
  /** The past position shown instead of the present one. */
  readonly past: Cell<Past<View> | undefined> = cell<Past<View> | undefined>(undefined);
  /** By seat, the journal's length after its last choice; later entries are news to it. */
  private readonly acted = new Map<string, number>();
  /** The seat of the choice in progress, and the length of the journal just after it. */
  private sent: { readonly seat: string; readonly length: number } | undefined;
  private readonly plans = new SentPlans();
  /** The number of choices that the user has made here. */
  readonly chosen: Cell<number> = cell(0);
  /** The change that has not been answered yet. */
  private busy: GameAskType | undefined;
  /** The entry whose position was requested last: an answer to an earlier request is ignored. */
  private wantedPast: number | undefined;

  constructor(
    private readonly line: GameLine,
    first: Now<View, LogEntry>,
  ) {
    this.latest = cell(first);
    const fields = fieldsOf(this.latest);
    this.now = () => fields;
    this.log = cell(first.log.add);
    this.takebacks = cell(first.takebacks.add);
    onCleanup(line.follow<View, LogEntry>((now) => this.take(now)));
  }

  /** Whether the page may be out of date: nothing can be chosen until the state is known. An analysis never is. */
  get isStale(): boolean {
    return !this.now().analysis && this.line.isStale();
  }

  /** Whether the game is on a server. */
  get isOnline(): boolean {
    return this.now().online !== null;
  }

  /** The user's seat. On one screen with two players it is the asked seat. */
  get own(): string | null {
    const { online: away, asked, computer, looking } = this.now();
    if (computer !== null) return looking;
    return away === null ? asked.seat : away.seat;
  }

  /** Sends choices of the asked seat, one or a plan. */
  async choose(choices: readonly string[]): Promise<void> {
    const { asked, length } = this.now();
    if (asked.seat === null || choices.length === 0) return;
    const seat = asked.seat;
    this.chosen.set(this.chosen() + 1);
    this.sent = { seat, length: length + 1 };
    if (await this.change('choose', { seat, choices, seen: length })) this.plans.note(length, this.now().length);
    this.sent = undefined;
  }

  /** Undoes the last choice; for a plan sent at once, all of it that is still free. */
  async undo(): Promise<void> {
    const seen = this.now().length;
    const to = this.plans.last(seen);
    if (to === undefined || !(await this.takeBack({ seen, action: false, to })))
      await this.takeBack({ seen, action: false });
    else this.plans.takenBack(this.now().length);
  }

  /** The first entry to undo to return to the position after this entry; `undefined` if free undo does not reach it. */
  undoable(number: number): number | undefined {
    const after = this.now().undos.filter((each) => each > number);
    return after.at(-1);
  }

  /** Undoes everything after this entry, if that is free. */
  async undoTo(number: number): Promise<void> {
    this.leavePast();
    const [seen, to] = [this.now().length, this.undoable(number)];
    if (to === undefined || !(await this.takeBack({ seen, action: false, to }))) return;
    this.plans.takenBack(this.now().length);
  }

  /** Undoes all free choices of the current action, if there are several. */
  async restart(): Promise<void> {
    if (!('action' in this.now().undo)) return;
    await this.takeBack({ seen: this.now().length, action: true });
  }

  /** Sends an undo, and notes what it has taken back. */
  private async takeBack(body: Asks['undo']): Promise<boolean> {
    const { undo } = this.now();
    const before = this.log();
    if (!(await this.change('undo', body))) return false;
    const still = new Set(this.log());
    const gone = before.filter((logged) => !still.has(logged));
    this.undone.set({ log: gone.map(({ entry }) => entry), anew: 'seat' in undo && undo.anew === true });
    return true;
  }

  async redo(): Promise<void> {
    const { length } = this.now();
    if (await this.change('redo', { seen: length })) this.plans.note(length, this.now().length);
  }

  /** Ends a game with the computer: it gives up, or accepts a draw; returns whether it did. */
  async settle(how: 'resigned' | 'agreed'): Promise<boolean> {
    this.leavePast();
    return this.change('settle', { how, seen: this.now().length });
  }

  /** Sets and drops standing answers of the asked seat. */
  async stand(add: readonly StandingAnswer[], drop: readonly StandingAnswer[] = []): Promise<void> {
    const { asked, length } = this.now();
    if (asked.seat !== null) await this.change('stand', { seat: asked.seat, add, drop, seen: length });
  }

  /** Whether the viewing seat wants to be asked before its turn ends. */
  async askLast(asksLast: boolean): Promise<void> {
    const { looking, length } = this.now();
    if (looking !== null) await this.change('stand', { seat: looking, add: [], drop: [], asksLast, seen: length });
  }

  /** Uncovers the hand of the asked seat, or covers all. */
  async look(seat: string | null): Promise<void> {
    await this.change('look', { seat });
  }

  /** Shows the position after an entry of the log. */
  async showPast(number: number): Promise<void> {
    this.wantedPast = number;
    const reply = await this.ask('past', { number });
    if (this.wantedPast !== number) return;
    if (reply.ok) this.past.set({ number, view: reply.value.view });
    else this.notice.set(refusalText(reply.code));
  }

  /** Comes back to the present. */
  leavePast(): void {
    this.wantedPast = undefined;
    this.past.set(undefined);
    this.notice.set(undefined);
  }

  /** Starts an analysis from the position shown. */
  async analyse(): Promise<void> {
    const number = this.past()?.number ?? null;
    this.leavePast();
    await this.change('analyse', { number });
  }

  /** Drops the analysis and goes back to the game. */
  async leaveAnalysis(): Promise<void> {
    this.leavePast();
    await this.change('leaveAnalysis', {});
  }

  async gather(ask: Asks['gather']): Promise<Gathered | undefined> {
    const reply = await this.ask('gather', ask);
    return reply.ok ? reply.value : undefined;
  }

  /** The route through these spaces in order, and how much of it can be undone; `undefined` if there is none. */
  async way(stops: readonly string[]): Promise<RoutePreview | undefined> {
    const reply = await this.ask('way', { stops });
    return reply.ok ? (reply.value ?? undefined) : undefined;
  }

  /**
   * Asks the rules a question about a position, by default the one shown; see `Rules.queries`. `undefined` if they cannot
   * answer it.
   */
  async query(name: string, args: Json, about?: View): Promise<Json | undefined> {
    const { title, rules, view } = this.now();
    const reply = await this.ask('query', { title, rules, view: about ?? this.past()?.view ?? view, name, args });
    return reply.ok ? reply.value : undefined;
  }

  /** The record of the game as text; `whole` includes everything. */
  async record(whole: boolean): Promise<RecordText | undefined> {
    const reply = await this.ask('record', { whole });
    return reply.ok ? reply.value : undefined;
  }

  /** Resolves when this tab no longer holds the game: `true` if another has taken it over. */
  async taken(): Promise<boolean> {
    const reply = await this.ask('taken', {});
    return reply.ok && reply.value;
  }

  /** The journal as the user may read it now. */
  async journal(): Promise<Answers<View, LogEntry>['journal']> {
    const reply = await this.ask('journal', {});
    return reply.ok ? reply.value : [];
  }

  /** The log from an entry on, the newest last; by default, after the last choice of the user's seat. */
  since(from: number | undefined): readonly LogEntry[] {
    const first = from ?? this.acted.get(this.own ?? '');
    if (first === undefined) return [];
    return this.log().flatMap(({ number, entry }) => (number >= first ? [entry] : []));
  }

  /** Asks something of the game. */
  ask<T extends GameAskType>(type: T, body: Asks[T]): Promise<Reply<Answers<View, LogEntry>[T]>> {
    return this.line.ask<T, View, LogEntry>(type, body);
  }

  /** Requests a change; only one at a time is sent. Returns whether it was made. */
  async change<T extends ChangeType>(type: T, body: Asks[T]): Promise<boolean> {
    // The user need not wait for the computer's thought: the worker cancels it.
    if (this.busy !== undefined && (this.busy !== 'reply' || type === 'reply')) return false;
    if (this.isStale) return false;
    if (this.past() !== undefined) {
      this.notice.set('pastNothing');
      return false;
    }
    this.busy = type;
    const reply: Reply<Now<View, LogEntry>> = await this.ask<GameAskType & T>(type, body);
    if (this.busy === type) this.busy = undefined;
    if (reply.ok) this.take(reply.value);
    else this.notice.set(refusalText(reply.code));
    return reply.ok;
  }

  /**
   * Takes over a new state. Changes that the user did not request do not end a view of the past. Unchanged parts keep
   * their objects, so that they are not drawn again.
   */
  private take(now: Now<View, LogEntry>): void {
    const { sent } = this;
    if (sent && !now.analysis && now.length >= sent.length) this.acted.set(sent.seat, sent.length);
    batch(() => {
      if (now !== this.latest()) {
        this.log.set(merged(this.log(), now.log));
        this.takebacks.set(merged(this.takebacks(), now.takebacks));
      }
      if (this.past() === undefined) this.leavePast();
      this.notice.set(noticeOf(now));
      if (now.length !== this.latest().length) this.undone.set(undefined);
      this.latest.set({ ...sharing(this.latest(), now) });
    });
  }
}
