import { type Accessor, createEffect, onCleanup } from 'solid-js';
import type { Progress } from '../../../shared/computer.ts';
import type { Now } from '../../../shared/messages.ts';
import { type Cell, cell } from '../../cell.ts';
import type { Pace, Preferences } from '../../preferences.ts';
import type { Session } from './session.ts';

/** Milliseconds before each choice of a computer player, so that one can follow it on the map. */
const PACE: Readonly<Record<Pace, number>> = { slow: 2000, normal: 700, once: 0 };

/** The part of a document that is needed here. */
type Seen = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** Whether the computer player is to choose. */
export const computerIsAsked = ({ computer, asked, online }: Now<unknown, unknown>): boolean =>
  online === null && computer !== null && asked.seat === computer;

/** How often the page asks how far it is, in milliseconds. */
const WATCHING = 200;

/**
 * Lets the computer player choose while it is asked, one choice at a time. It waits while the user looks at the past,
 * while it is paused, and while nobody can see the page: then it does not think.
 */
export class ComputerTurns<View, LogEntry> {
  readonly paused: Cell<boolean> = cell(false);
  /** Whether the user wants to see how far it is. */
  readonly watched: Cell<boolean> = cell(false);
  /** How far it is; `undefined` while it does not plan. */
  readonly progress: Cell<Progress | undefined> = cell<Progress | undefined>(undefined);
  private readonly hidden: Cell<boolean>;

  constructor(
    private readonly session: Session<View, LogEntry>,
    preferences: Accessor<Preferences>,
    /** The page's document, of which tests have none. */
    page: Seen | undefined = globalThis.document,
  ) {
    this.hidden = cell(page?.hidden ?? false);
    this.follow(page);
    // The same question may come again, so each message counts, not only another question.
    createEffect(() => {
      if (!computerIsAsked(session.latest()) || session.past() !== undefined || this.paused() || this.hidden()) return;
      const timer = setTimeout(() => void session.change('reply', {}), PACE[preferences().pace]);
      onCleanup(() => clearTimeout(timer));
    });
    createEffect(() => {
      if (!computerIsAsked(session.now())) this.paused.set(false);
    });
    createEffect(() => {
      this.progress.set(undefined);
      if (!this.watched() || !computerIsAsked(session.latest()) || this.hidden()) return;
      const timer = setInterval(() => void this.ask(), WATCHING);
      onCleanup(() => clearInterval(timer));
    });
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
    this.paused.set(!this.paused());
  }
}
