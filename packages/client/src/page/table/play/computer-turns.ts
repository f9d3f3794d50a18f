import type { LogTopic } from '@carillon/board';
import { type Accessor, createEffect, onCleanup } from 'solid-js';
import type { Progress } from '../../../shared/computer.ts';
import type { Now } from '../../../shared/messages.ts';
import { type Cell, cell } from '../../cell.ts';
import type { Pace, Preferences } from '../../preferences.ts';
import type { Lined, Shown } from '../log/log-lines.ts';
import type { Session } from './session.ts';

/** Milliseconds before each choice of a computer player, so that users can follow it on the map. */
const PACE: Readonly<Record<Pace, number>> = { slow: 2000, normal: 700, plays: 0, once: 0 };
/** Milliseconds for which a card play is shown to a user who does not watch each choice. */
const PLAY_MS = 2500;
/** Topics of events that strike the other side; they pause the play for a user who does not watch each choice. */
const STRIKES: ReadonlySet<LogTopic | undefined> = new Set<LogTopic>(['battles', 'sieges', 'raids', 'points']);

const isStrike = ({ line }: Lined): boolean => line.level !== 'detail' && STRIKES.has(line.topic);
const isPlay = ({ line }: Lined): boolean => line.played !== undefined;

/** The part of `Document` that this file uses. */
type Seen = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** Whether the computer player is to choose. */
export const computerIsAsked = ({ computer, asked, online }: Now<unknown, unknown>): boolean =>
  online === null && computer !== null && asked.seat === computer;

/** How often the page asks for the computer player's progress, in milliseconds. */
const WATCHING = 200;

/**
 * Lets the computer player choose while it is asked, one choice at a time. It waits while the user looks at the past,
 * while it is paused, and while nobody can see the page: then it does not think.
 */
export class ComputerTurns<View, LogEntry> {
  readonly paused: Cell<boolean> = cell(false);
  /** Whether the user wants to see its progress. */
  readonly watched: Cell<boolean> = cell(false);
  /** Its progress; `undefined` while it is not planning. */
  readonly progress: Cell<Progress | undefined> = cell<Progress | undefined>(undefined);
  private readonly hidden: Cell<boolean>;
  /** The length of the journal up to which the user has seen its events, for a user who sees only card plays. */
  private told: number;

  constructor(
    private readonly session: Session<View, LogEntry>,
    private readonly preferences: Accessor<Preferences>,
    /** The log in words. */
    private readonly lines: Accessor<readonly Shown[]>,
    /** The page's document; tests have none. */
    page: Seen | undefined = globalThis.document,
  ) {
    this.hidden = cell(page?.hidden ?? false);
    this.told = session.latest().length;
    this.follow(page);
    // Depend on each message, not only on a new question: the same question may come again.
    createEffect(() => {
      if (!computerIsAsked(session.latest()) || session.past() !== undefined || this.paused() || this.hidden()) return;
      if (this.news().some(isStrike)) {
        this.paused.set(true);
        return;
      }
      const wait = this.news().some(isPlay) ? PLAY_MS : PACE[preferences().pace];
      const timer = setTimeout(() => this.choose(), wait);
      onCleanup(() => clearTimeout(timer));
    });
    createEffect(() => {
      const { length } = session.now();
      if (computerIsAsked(session.now())) return;
      this.paused.set(false);
      this.told = length;
    });
    createEffect(() => {
      this.progress.set(undefined);
      if (!this.watched() || !computerIsAsked(session.latest()) || this.hidden()) return;
      const timer = setInterval(() => void this.ask(), WATCHING);
      onCleanup(() => clearInterval(timer));
    });
  }

  /** The log of the computer's turn not yet shown to a user who sees only card plays; empty for others. */
  private news(): readonly Shown[] {
    if (this.preferences().pace !== 'plays') return [];
    const lines = this.lines();
    const turn = lines.findLastIndex(({ line }) => line.seat !== undefined);
    if (lines[turn]?.line.seat !== this.session.now().computer) return [];
    return lines.slice(turn).filter(({ number }) => number >= this.told);
  }

  /** The line that sums up the computer player's actions: the event that struck the user, or its last card play. */
  line(): string | undefined {
    if (this.preferences().pace !== 'plays') return undefined;
    const { computer } = this.session.now();
    const play = this.lines().findLast(({ line }) => line.played?.by === computer);
    const strike = this.paused() ? this.news().findLast(isStrike) : undefined;
    return (strike ?? play)?.line.text;
  }

  private choose(): void {
    this.told = this.session.latest().length;
    void this.session.change('reply', {});
  }

  /** A page that is hidden stops a thought under way. */
  private follow(page: Seen | undefined): void {
    if (page === undefined) return;
    const look = (): void => {
      this.hidden.set(page.hidden);
      if (page.hidden && computerIsAsked(this.session.now())) void this.session.ask('drop', {});
    };
    page.addEventListener('visibilitychange', look);
    onCleanup(() => page.removeEventListener('visibilitychange', look));
  }

  private async ask(): Promise<void> {
    const reply = await this.session.ask('thinking', {});
    if (reply.ok && reply.value !== null && this.watched()) this.progress.set(reply.value);
  }

  toggle(): void {
    if (this.paused()) this.told = this.session.latest().length;
    this.paused.set(!this.paused());
  }
}
