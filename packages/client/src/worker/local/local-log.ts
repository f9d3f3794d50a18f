import { type Logged, lineOf, type StateBase } from '@carillon/flow';
import type { LogChange } from '../../messages.ts';
import { SentLog } from '../sent-log.ts';
import type { Analysed, Origin } from './analysis.ts';
import type { HandCover } from './hand-cover.ts';
import type { LocalTable } from './local-table.ts';

/** The log of a game at one screen. That of an analysis begins with the log of its game, as it was read there. */
export class LocalLog<G extends StateBase, View, LogEntry, Branch> {
  private readonly sent: SentLog<LogEntry> = new SentLog();

  constructor(
    private readonly at: LocalTable<G, View, LogEntry>,
    private readonly cover: HandCover<G, View, LogEntry>,
    private readonly origin: Origin<View, LogEntry, Branch> | undefined,
  ) {}

  /** The game that this is an analysis of, for what happened there. */
  gameBefore(number: number): Analysed<View, LogEntry, Branch> | undefined {
    const { origin } = this;
    return origin !== undefined && number <= origin.last ? origin.game : undefined;
  }

  /** How many entries of this game were in force after the one with this number of the log. */
  lengthAt(number: number): number {
    return lineOf(this.at.now.journal).filter((each) => each + this.shift <= number).length;
  }

  /** The number of the last entry. */
  get last(): number {
    return this.at.now.journal.length - 1 + this.shift;
  }

  /** As the seat that looks may read it. */
  read(): readonly Logged<LogEntry>[] {
    const { viewer } = this.cover;
    const before = this.origin?.game.readLog().filter(({ number }) => this.gameBefore(number)) ?? [];
    const own = this.at.now.log.flatMap(({ number, entry }) => {
      const read = this.at.rules.logFor(entry, viewer);
      return read === undefined ? [] : [{ number: number + this.shift, entry: read }];
    });
    return [...before, ...own];
  }

  /** Messages that the page needs to hold the current log. */
  change(): LogChange<LogEntry> {
    return this.sent.change(this.cover.looking, this.read());
  }

  /** The page knows nothing any more. */
  forget(): void {
    this.sent.forget();
  }

  /** How much farther on the entries of an analysis are numbered, so that those of its game come before them. */
  private get shift(): number {
    return this.origin === undefined ? 0 : this.origin.last + 2;
  }
}
