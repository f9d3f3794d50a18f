import { ok, refused } from '@carillon/kit';
import type { AnyRefusal, Now, Reply } from '../../shared/messages.ts';

type AnyNow = Now<unknown, unknown>;

/** The messages to the page about a game: its position when first known, and every change. */
export class GameFeed {
  private latest: AnyNow | undefined;
  private readonly listeners = new Set<(now: AnyNow) => void>();
  /** Positions received before the table screen began to listen. */
  private readonly missed: AnyNow[] = [];
  private readonly opening: ((reply: Reply<AnyNow>) => void)[] = [];
  private readonly reaching: { readonly length: number; readonly done: () => void }[] = [];

  /** The game as last received. */
  get now(): AnyNow | undefined {
    return this.latest;
  }

  /** The game when it is first known, or the reason why it never will be. */
  opened<View, LogEntry>(): Promise<Reply<Now<View, LogEntry>>> {
    return new Promise((resolve) => {
      this.opening.push((reply) => resolve(reply as Reply<Now<View, LogEntry>>));
    });
  }

  follow<View, LogEntry>(listener: (now: Now<View, LogEntry>) => void): () => void {
    const hear = (now: AnyNow): void => listener(now as Now<View, LogEntry>);
    this.listeners.add(hear);
    for (const now of this.missed.splice(0)) hear(now);
    return () => this.listeners.delete(hear);
  }

  /** Resolves when the page knows the journal up to this length. */
  reached(length: number): Promise<void> {
    if ((this.latest?.length ?? 0) >= length) return Promise.resolve();
    return new Promise((done) => this.reaching.push({ length, done }));
  }

  /** Gives up waiting for the game. */
  refuse(code: AnyRefusal): void {
    this.answerOpening(refused(code));
  }

  /** Stores the position of the game; `tell` sends it to the followers. */
  note(now: AnyNow): void {
    this.latest = now;
  }

  /** Sends the position to the followers; with `quietly`, only if they are not viewing something else. */
  pass(now: AnyNow, quietly: boolean): void {
    if (!this.answerOpening(ok(now)) && !quietly) this.informListeners(now);
    const there = this.reaching.filter(({ length }) => length <= now.length);
    for (const each of there) each.done();
    for (const each of there) this.reaching.splice(this.reaching.indexOf(each), 1);
  }

  /** Answers everyone waiting for the game; returns whether anyone was. */
  private answerOpening(reply: Reply<AnyNow>): boolean {
    const waiting = this.opening.splice(0);
    for (const open of waiting) open(reply);
    return waiting.length > 0;
  }

  private informListeners(now: AnyNow): void {
    if (this.listeners.size === 0) this.missed.push(now);
    for (const listener of this.listeners) listener(now);
  }
}
