import { ok } from '@carillon/kit';
import type { Answers, Now, Reply } from '../../shared/messages.ts';
import type { WorkerLine } from '../line.ts';
import type { TabStorage } from './unsent.ts';

type AnyNow = Now<unknown, unknown>;
type Past = Answers<unknown, unknown>['past'];

/** The parts of a game's line besides the socket. */
export interface LineParts {
  /** The page's link to its worker. */
  readonly worker: WorkerLine;
  /** The position after an entry of the log, as the reader may see it. */
  readonly past: (game: string, number: number) => Promise<Reply<Past>>;
  /** The tab's store for choices that the server has not answered. */
  readonly storage: TabStorage;
  /** The secret part of the table's link, if the reader followed one. */
  readonly link?: string | undefined;
}

/**
 * The other positions that the reader can view: those of the past, from the server, and an analysis, which the worker
 * keeps without the server.
 */
export class ServerAnalysis {
  /** During an analysis, the last entry that it shares with the game. */
  private last: number | undefined;
  /** The past position requested last. */
  private shown: ({ readonly number: number } & Past) | undefined;

  constructor(
    private readonly game: string,
    private readonly around: LineParts,
  ) {}

  /** Whether an analysis is open: then all actions apply to it. */
  get isOpen(): boolean {
    return this.last !== undefined;
  }

  /** Closes the analysis. */
  close(): void {
    this.last = undefined;
  }

  async past(number: number): Promise<Reply<Past>> {
    if (this.isOfCopy(number)) return this.around.worker.ask('past', { number });
    const reply = await this.around.past(this.game, number);
    if (reply.ok) this.shown = { number, view: reply.value.view };
    return reply;
  }

  /**
   * Starts an analysis of the game after an entry (`null`: the present, `length` entries long), or of the open
   * analysis.
   */
  async analyse(number: number | null, length: number): Promise<Reply<AnyNow>> {
    const then = number === null || this.isOfCopy(number) ? undefined : await this.thenAt(number);
    if (then?.ok === false) return then;
    const reply = await this.around.worker.ask<'analyse', unknown, unknown>('analyse', {
      number,
      ...(then && { view: then.value.view }),
    });
    // An analysis of an analysis shares as much with the game, unless it starts at an earlier entry.
    if (reply.ok && (then !== undefined || !this.isOpen)) this.last = number ?? length - 1;
    return reply;
  }

  leaveAnalysis(): Promise<Reply<AnyNow>> {
    this.close();
    return this.around.worker.ask<'leaveAnalysis', unknown, unknown>('leaveAnalysis', {});
  }

  /** Whether an entry belongs only to the analysis. */
  private isOfCopy(number: number): boolean {
    return this.last !== undefined && number > this.last;
  }

  private async thenAt(number: number): Promise<Reply<Past>> {
    const { shown } = this;
    return shown?.number === number ? ok(shown) : this.past(number);
  }
}
