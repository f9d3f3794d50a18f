import { type Logged, lineOf, type StateBase } from '@carillon/flow';
import type { LogChange } from '../../shared/messages.ts';
import { SentLog } from '../sent-log.ts';
import type { Analysed, Origin } from './analysis.ts';
import type { HandCover } from './hand-cover.ts';
import type { LocalTable } from './local-table.ts';

/** The log of a game on one screen. The log of an analysis begins with that of its game. */
export class LocalLog<G extends StateBase, View, LogEntry, Branch> {
  private readonly sent: SentLog<LogEntry> = new SentLog();

  constructor(
    private readonly at: LocalTable<G, View, LogEntry>,
    private readonly cover: HandCover<G, View, LogEntry>,
    private readonly origin: Origin<View, LogEntry, Branch> | undefined,
  ) {}

  /** In an analysis, the original game, for its log. */
  gameBefore(number: number): Analysed<View, LogEntry, Branch> | undefined {
    const { origin } = this;
    return origin !== undefined && number <= origin.last ? origin.game : undefined;
  }

  /** How many of this game's entries were in force after the log entry with this number. */
  lengthAt(number: number): number {
    return lineOf(this.at.now.journal).filter((each) => this.numberOf(each) <= number).length;
  }

  /** The number of the last entry. */
  get last(): number {
    return this.numberOf(this.at.now.journal.length - 1);
  }

  /** The number that the log gives to an entry of the journal. */
  numberOf(entry: number): number {
    return entry + this.shift;
  }

  /** The log as the viewing seat may read it. */
  read(): readonly Logged<LogEntry>[] {
    const { viewer } = this.cover;
    const before = this.origin?.game.readLog().filter(({ number }) => this.gameBefore(number)) ?? [];
    const own = this.at.now.log.flatMap(({ number, entry }) => {
      const read = this.at.rules.logFor(entry, viewer);
      return read === undefined ? [] : [{ number: this.numberOf(number), entry: read }];
    });
    return [...before, ...own];
  }

  /** The update that brings the page's log up to date. */
  change(): LogChange<LogEntry> {
    return this.sent.change(this.cover.looking, this.read());
  }

  /** Has the next update send the whole log. */
  forget(): void {
    this.sent.forget();
  }

  /** The offset of an analysis's entry numbers: the entries of its game come first. */
  private get shift(): number {
    return this.origin === undefined ? 0 : this.origin.last + 2;
  }
}
