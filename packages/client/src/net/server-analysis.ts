import type { WorkerLine } from '../line.ts';
import type { Answers, Now, Reply } from '../messages.ts';

type AnyNow = Now<unknown, unknown>;
type Past = Answers<unknown, unknown>['past'];

/** What a game needs besides the socket. */
export interface LineParts {
  /** The page's line to its worker. */
  readonly worker: WorkerLine;
  /** The position after an entry of the log, as the reader may see it. */
  readonly past: (game: string, number: number) => Promise<Reply<Past>>;
  /** The secret part of the table's link, where the reader came by one. */
  readonly link?: string | undefined;
}

/**
 * What the reader looks at aside from a game as it stands: positions of its past, which the server tells, and a copy of it to
 * be tried out, which the worker keeps and of which the server hears nothing.
 */
export class ServerAnalysis {
  /** While there is a copy, the last entry that it shares with the game. */
  private last: number | undefined;
  /** The position of the game's past that was asked for last. */
  private shown: ({ readonly number: number } & Past) | undefined;

  constructor(
    private readonly game: string,
    private readonly around: LineParts,
  ) {}

  /** Whether a copy is being tried out: all that is done is done to it. */
  get isOpen(): boolean {
    return this.last !== undefined;
  }

  /** Gives the copy up. */
  close(): void {
    this.last = undefined;
  }

  async past(number: number): Promise<Reply<Past>> {
    if (this.isOfCopy(number)) return this.around.worker.ask('past', { number });
    const reply = await this.around.past(this.game, number);
    if (reply.ok) this.shown = { number, view: reply.value.view };
    return reply;
  }

  /** Makes a copy of the game after an entry (`null`: as it stands, `length` entries long), or of the copy that there is. */
  async analyse(number: number | null, length: number): Promise<Reply<AnyNow>> {
    const then = number === null || this.isOfCopy(number) ? undefined : await this.thenAt(number);
    if (then?.ok === false) return then;
    const reply = await this.around.worker.ask<'analyse', unknown, unknown>('analyse', {
      number,
      ...(then && { view: then.value.view }),
    });
    // The copy of a copy shares as much with the game, unless it goes back into that.
    if (reply.ok && (then !== undefined || !this.isOpen)) this.last = number ?? length - 1;
    return reply;
  }

  leaveAnalysis(): Promise<Reply<AnyNow>> {
    this.close();
    return this.around.worker.ask<'leaveAnalysis', unknown, unknown>('leaveAnalysis', {});
  }

  /** Whether an entry is one of the copy alone. */
  private isOfCopy(number: number): boolean {
    return this.last !== undefined && number > this.last;
  }

  private async thenAt(number: number): Promise<Reply<Past>> {
    const { shown } = this;
    return shown?.number === number ? { ok: true, value: shown } : this.past(number);
  }
}
