import type { Logged, StandingAnswer } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { batch, onCleanup } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { GameLine } from '../../line.ts';
import type {
  Answers,
  Asks,
  GameAskType,
  Gathered,
  LogChange,
  Now,
  RecordText,
  Reply,
  RoutePreview,
} from '../../messages.ts';
import { refusalText } from '../../refusals.ts';
import type { TextKey } from '../../texts/index.ts';
import { SentPlans } from './sent-plans.ts';

/** The position after an entry of the log. */
export interface Past<View> {
  readonly number: number;
  readonly view: View;
}

/** What the player should be told besides. */
function noticeOf({ left, kept }: Now<unknown, unknown>): TextKey | undefined {
  if (left.length > 0) return 'halted';
  return kept ? undefined : 'notKept';
}

/** The log after a change; what reads the same as before stays the same object, so that it is not drawn anew. */
function merged<LogEntry>(log: readonly Logged<LogEntry>[], change: LogChange<LogEntry>): Logged<LogEntry>[] {
  const told = change.add.map((logged, i) => {
    const before = log[change.keep + i];
    return before && JSON.stringify(before) === JSON.stringify(logged) ? before : logged;
  });
  return [...log.slice(0, change.keep), ...told];
}

/** The game that the page shows: what the worker told of it, and what the page may ask of the worker. */
export class Session<View, LogEntry> {
  readonly now: Cell<Now<View, LogEntry>>;
  readonly log: Cell<readonly Logged<LogEntry>[]>;
  /** A sentence about what was asked last: a refusal, or a plan that was halted. */
  readonly notice: Cell<TextKey | undefined> = cell<TextKey | undefined>(undefined);
  /** The past position that is shown instead of the present one. */
  readonly past: Cell<Past<View> | undefined> = cell<Past<View> | undefined>(undefined);
  /** By seat, the journal's length just after it last chose: what follows is news to it. */
  private readonly acted = new Map<string, number>();
  /** Whose choice is under way, and how long the journal is just after it. */
  private sent: { readonly seat: string; readonly length: number } | undefined;
  private readonly plans = new SentPlans();
  private busy = false;
  /** The entry whose position was asked for last: an answer to an earlier question comes too late. */
  private wantedPast: number | undefined;

  constructor(
    private readonly line: GameLine,
    first: Now<View, LogEntry>,
  ) {
    this.now = cell(first);
    this.log = cell(first.log.add);
    onCleanup(line.follow<View, LogEntry>((now) => this.take(now)));
  }

  /** Whether what is shown may be out of date: nothing can be chosen until it is known how the game stands. An analysis never is. */
  get isStale(): boolean {
    return !this.now().analysis && this.line.isStale();
  }

  /** Whether a server holds the game. */
  get isOnline(): boolean {
    return this.now().online !== null;
  }

  /** The seat that the reader plays: at one screen whichever is asked. */
  get own(): string | null {
    const { online: away, asked } = this.now();
    return away === null ? asked.seat : away.seat;
  }

  /** Sends choices of the asked seat, one or a plan. */
  async choose(choices: readonly string[]): Promise<void> {
    const { asked, length } = this.now();
    if (asked.seat === null || choices.length === 0) return;
    const seat = asked.seat;
    this.sent = { seat, length: length + 1 };
    if (await this.change('choose', { seat, choices, seen: length })) this.plans.note(length, this.now().length);
    this.sent = undefined;
  }

  /** Takes back the last choice; of a plan that was sent at once all of it, where that is still free. */
  async undo(): Promise<void> {
    const seen = this.now().length;
    const to = this.plans.last(seen);
    if (to === undefined || !(await this.change('undo', { seen, action: false, to })))
      await this.change('undo', { seen, action: false });
    else this.plans.takenBack(this.now().length);
  }

  /** Takes back all of the action under way that can be taken back freely. */
  async restart(): Promise<void> {
    await this.change('undo', { seen: this.now().length, action: true });
  }

  async redo(): Promise<void> {
    const { length } = this.now();
    if (await this.change('redo', { seen: length })) this.plans.note(length, this.now().length);
  }

  /** Sets and drops standing answers of the asked seat. */
  async stand(add: readonly StandingAnswer[], drop: readonly StandingAnswer[] = []): Promise<void> {
    const { asked, length } = this.now();
    if (asked.seat !== null) await this.change('stand', { seat: asked.seat, add, drop, seen: length });
  }

  /** Whether the seat that looks wants to be asked before its turn ends. */
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

  /** Goes on with a copy of the game from the position that is shown. */
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

  /** The way through these spaces in order, and how far it can be taken back; `undefined` where none leads there. */
  async way(stops: readonly string[]): Promise<RoutePreview | undefined> {
    const reply = await this.ask('way', { stops });
    return reply.ok ? (reply.value ?? undefined) : undefined;
  }

  /** Puts a question about the position that is shown to the rules; see `Rules.queries`. `undefined` where they do not know it. */
  async query(name: string, args: Json): Promise<Json | undefined> {
    const { title, rules, view } = this.now();
    const reply = await this.ask('query', { title, rules, view: this.past()?.view ?? view, name, args });
    return reply.ok ? reply.value : undefined;
  }

  /** The record of the game as text; `whole` tells everything. */
  async record(whole: boolean): Promise<RecordText | undefined> {
    const reply = await this.ask('record', { whole });
    return reply.ok ? reply.value : undefined;
  }

  /** Resolves when the game is out of this tab's hands: `true` where another has taken it over. */
  async taken(): Promise<boolean> {
    const reply = await this.ask('taken', {});
    return reply.ok && reply.value;
  }

  /** The journal as it may be read now. */
  async journal(): Promise<Answers<View, LogEntry>['journal']> {
    const reply = await this.ask('journal', {});
    return reply.ok ? reply.value : [];
  }

  /** What happened from an entry on; otherwise what followed the last choice of the reader's seat. The newest last. */
  since(from: number | undefined): readonly LogEntry[] {
    const first = from ?? this.acted.get(this.own ?? '');
    if (first === undefined) return [];
    return this.log().flatMap(({ number, entry }) => (number >= first ? [entry] : []));
  }

  private ask<T extends GameAskType>(type: T, body: Asks[T]): Promise<Reply<Answers<View, LogEntry>[T]>> {
    return this.line.ask<T, View, LogEntry>(type, body);
  }

  /** Asks for a change; while one is under way another is not sent. Whether it was made. */
  private async change<T extends 'choose' | 'undo' | 'redo' | 'stand' | 'look' | 'analyse' | 'leaveAnalysis'>(
    type: T,
    body: Asks[T],
  ): Promise<boolean> {
    if (this.busy || this.isStale) return false;
    if (this.past() !== undefined) {
      this.notice.set('pastNothing');
      return false;
    }
    this.busy = true;
    const reply: Reply<Now<View, LogEntry>> = await this.ask<GameAskType & T>(type, body);
    this.busy = false;
    if (reply.ok) this.take(reply.value);
    else this.notice.set(refusalText(reply.code));
    return reply.ok;
  }

  /** What goes on unasked leaves the reader who looks at the past there. */
  private take(now: Now<View, LogEntry>): void {
    const { sent } = this;
    if (sent && !now.analysis && now.length >= sent.length) this.acted.set(sent.seat, sent.length);
    batch(() => {
      if (now !== this.now()) this.log.set(merged(this.log(), now.log));
      if (this.past() === undefined) this.leavePast();
      this.notice.set(noticeOf(now));
      this.now.set(now);
    });
  }
}
