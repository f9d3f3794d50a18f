import { type Accessor, createEffect, createMemo, on, untrack } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { GameLine } from '../../line.ts';
import type { Play } from '../play/play.ts';
import { type Account, accountOf, type Figured, lastYear } from './account.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'title' | 'words'>;

/** A year that has just ended. */
export interface YearOver {
  readonly year: number;
  readonly account: Account;
}

/** The accounts of a finished game and of its last year, and whether they are open. */
export class EndOfGame<View, LogEntry> {
  /** Whether the account of the finished game is open. */
  readonly open: Cell<boolean> = cell(true);
  /** The game in figures; `undefined` while it runs, or if its title has none. */
  readonly account: Accessor<Account | undefined>;
  /** The year that ended last, until the user chooses again or closes it. */
  readonly year: Cell<YearOver | undefined> = cell<YearOver | undefined>(undefined);
  /** The end as each seat sees it. */
  readonly views: Cell<readonly View[]> = cell<readonly View[]>([]);

  constructor(
    private readonly play: Needs<View, LogEntry>,
    private readonly line: GameLine,
  ) {
    const { session } = play;
    this.account = createMemo(() => (this.isOver() ? this.reckoned() : undefined));
    createEffect(
      on(
        () => this.isOver(),
        async (over) => this.views.set(over ? await this.revealed() : []),
      ),
    );
    createEffect(
      on(session.log, (log, before) => {
        if (before !== undefined && log.length > before.length) untrack(() => this.follow(before.length));
      }),
    );
    createEffect(on(session.chosen, () => this.year.set(undefined), { defer: true }));
  }

  /** Whether the game is over; false in an analysis, and for a game that can only be viewed. */
  isOver(): boolean {
    const { result, analysis, viewing } = this.play.session.now();
    return result !== null && !analysis && viewing === null;
  }

  /** Whether the account covers the map. */
  isShown(): boolean {
    return this.isOver() && this.open() && this.play.session.past() === undefined;
  }

  /** Closes the account on Escape; returns whether one was open. */
  close(): boolean {
    const isOpen = this.isShown() || this.year() !== undefined;
    if (this.isShown()) this.open.set(false);
    this.year.set(undefined);
    return isOpen;
  }

  /** The figures of the log, in its order. */
  private figures(): readonly Figured[] {
    const { session, title, words } = this.play;
    const { view } = session.now();
    return session.log().map(({ number, entry }) => ({ number, ...title.reckoning?.of(view, entry, words.language) }));
  }

  private async revealed(): Promise<readonly View[]> {
    const reply = await this.line.ask<'revealed', View, LogEntry>('revealed', {});
    return reply.ok ? reply.value.views : [];
  }

  private reckoned(): Account | undefined {
    const { title, session } = this.play;
    return title.reckoning && accountOf(this.figures(), title.reckoning.score(session.now().view));
  }

  /** Called with new entries from this index of the log: if one begins a year, the last year is over. */
  private follow(from: number): void {
    const { session, title, words } = this.play;
    const { reckoning } = title;
    const { view } = session.now();
    const news = session.log().slice(from);
    if (reckoning === undefined || !news.some(({ entry }) => reckoning.of(view, entry, words.language)?.year)) return;
    const figures = this.figures();
    const span = lastYear(figures);
    if (span === undefined || span.to < from) return;
    this.year.set({ year: span.year, account: accountOf(figures, reckoning.score(view), span) });
  }
}
