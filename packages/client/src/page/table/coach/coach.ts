import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import type { Now } from '../../../shared/messages.ts';
import { type Cell, cell } from '../../cell.ts';
import type { Play } from '../play/play.ts';
import { isKnown, noteDone, type Store } from './done.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'preferences' | 'session' | 'title' | 'words'>;

type Asking = Pick<
  Now<unknown, unknown>,
  'asked' | 'moment' | 'online' | 'analysis' | 'viewing' | 'computer' | 'lesson'
>;

/** The question, if somebody at this screen is asked in a game of their own: `procedure.step`, and a window's moment. */
export function questionOf(now: Asking): string | undefined {
  const { asked, moment, online, analysis, viewing, computer, lesson } = now;
  if (online !== null || analysis || viewing !== null || lesson !== undefined) return undefined;
  if (asked.seat === null || asked.seat === computer) return undefined;
  return [asked.procedure, asked.step, ...(moment === null ? [] : [moment])].join('.');
}

/** The question that has been answered, and is not asked again at once: pieces named one by one count as one answer. */
export function answered(
  before: Asking & { readonly length: number },
  after: Asking & { readonly length: number },
): string | undefined {
  const question = questionOf(before);
  const isSame = question === questionOf(after) && before.asked.seat === after.asked.seat;
  return after.length > before.length && !isSame ? question : undefined;
}

/** The coach: open on request, or by itself for what has not been done twice. */
export class Coached<View, LogEntry> {
  /** The question; `undefined` where there is no coach. */
  readonly question: Accessor<string | undefined>;
  /** Whether the player has opened or closed it at this question. */
  private readonly wanted: Cell<boolean | undefined> = cell<boolean | undefined>(undefined);

  /** How many answers have been noted here: with each, the store may know more. */
  private readonly noted: Cell<number> = cell(0);

  constructor(
    readonly play: Needs<View, LogEntry>,
    private readonly store: Store,
  ) {
    const { session, title } = play;
    this.question = createMemo(() =>
      session.past() || title.coach === undefined ? undefined : questionOf(session.now()),
    );
    const asking = createMemo(() => `${session.now().asked.seat} ${this.question()}`);
    createEffect(on(asking, () => this.wanted.set(undefined), { defer: true }));
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
