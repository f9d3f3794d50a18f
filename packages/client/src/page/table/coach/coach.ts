import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import type { Now } from '../../../shared/messages.ts';
import { type Cell, cell } from '../../cell.ts';
import type { Play } from '../play/play.ts';
import { isKnown, noteDone, type Store } from './done.ts';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'board' | 'focus' | 'preferences' | 'session' | 'title' | 'words'
>;

type Asking = Pick<
  Now<unknown, unknown>,
  'asked' | 'moment' | 'online' | 'analysis' | 'viewing' | 'computer' | 'lesson'
>;

/**
 * The question to a player of a local game, as `procedure.step`, with the moment of a window. `undefined` if no player
 * is asked, and in lessons, analyses and games that can only be viewed.
 */
export function questionOf(now: Asking): string | undefined {
  const { asked, moment, online, analysis, viewing, computer, lesson } = now;
  if (online !== null || analysis || viewing !== null || lesson !== undefined) return undefined;
  if (asked.seat === null || asked.seat === computer) return undefined;
  return [asked.procedure, asked.step, ...(moment === null ? [] : [moment])].join('.');
}

/**
 * The question that has just been answered, unless it is asked again at once: naming pieces one by one is one answer.
 */
export function answered(
  before: Asking & { readonly length: number },
  after: Asking & { readonly length: number },
): string | undefined {
  const question = questionOf(before);
  const isSame = question === questionOf(after) && before.asked.seat === after.asked.seat;
  return after.length > before.length && !isSame ? question : undefined;
}

/** The coach: it opens on request, or by itself at a question that the user has not answered twice. */
export class Coached<View, LogEntry> {
  /** The question; `undefined` if there is no coach. */
  readonly question: Accessor<string | undefined>;
  /** Whether the player has opened or closed it at this question. */
  private readonly wanted: Cell<boolean | undefined> = cell<boolean | undefined>(undefined);
  /** Whether a phone shows all of it, and not only what is asked. */
  readonly unfolded: Cell<boolean> = cell(false);

  /** The number of answers noted; each may have changed the store, so readers depend on it. */
  private readonly noted: Cell<number> = cell(0);

  constructor(
    readonly play: Needs<View, LogEntry>,
    private readonly store: Store,
  ) {
    const { session, title } = play;
    // While battles are shown one by one, the page asks to fight the next one, and its question comes later.
    const isElsewhere = () => session.past() !== undefined || play.board.staged() !== undefined;
    this.question = createMemo(() =>
      isElsewhere() || title.coach === undefined ? undefined : questionOf(session.now()),
    );
    const asking = createMemo(() => `${session.now().asked.seat} ${this.question()}`);
    createEffect(
      on(
        asking,
        () => {
          this.wanted.set(undefined);
          this.unfolded.set(false);
        },
        { defer: true },
      ),
    );
    createEffect(
      on(session.latest, (after, before) => {
        const done = before && answered(before, after);
        if (done === undefined) return;
        noteDone(store, this.idOf(done));
        this.noted.set(this.noted() + 1);
      }),
    );
  }

  /** Whether it is open. */
  isShown(): boolean {
    const question = this.question();
    this.noted();
    if (question === undefined) return false;
    return this.wanted() ?? (this.play.preferences().coach && !isKnown(this.store, this.idOf(question)));
  }

  toggle(): void {
    this.wanted.set(!this.isShown());
  }

  private idOf(question: string): string {
    return `${this.play.title.id}/${question}`;
  }
}
