import { sameTarget, TARGET_ATTRIBUTE, type Target, targetOf } from '@carillon/board';
import { createEffect, createMemo, on, onCleanup, onMount } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Play } from '../play/play.ts';

/** How long pointer or ring rests on something before it is spelled out, in milliseconds. */
const REST_MS = 800;
/** How long it stays after they have left, in milliseconds: long enough to reach its rules. */
const LEAVE_MS = 500;
/** Actions named at once. */
const MOST_DEEDS = 3;

/** Something spelled out: what is printed on it, and what it may do now. */
export interface Spelled {
  readonly target: Target;
  readonly lines: readonly string[];
  readonly deeds: readonly string[];
}

/** The card under the pointer or the focus. */
function cardAt(target: EventTarget | null): Target | undefined {
  const card = target instanceof Element ? target.closest(`.card[${TARGET_ATTRIBUTE}]`) : null;
  return card ? targetOf(card.getAttribute(TARGET_ATTRIBUTE) ?? '') : undefined;
}

/** Spells out the signs on counters, spaces and cards: under a resting pointer, at the ring, at a long press. */
export class Legend<View, LogEntry> {
  readonly shown: Cell<Spelled | undefined> = cell<Spelled | undefined>(undefined);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last request: an answer to an earlier one is ignored. */
  private asked = 0;

  constructor(private readonly play: Play<View, LogEntry>) {
    const { focus, session } = play;
    if (play.title.legend === undefined) return;
    const looked = createMemo(() => focus.pointed() ?? focus.ring(), undefined, { equals: sameTarget });
    createEffect(on(looked, (target) => this.rest(target), { defer: true }));
    createEffect(on([session.now, session.past, focus.menu], () => this.close(), { defer: true }));
    onMount(() => this.followCards());
    onCleanup(() => clearTimeout(this.timer));
  }

  /** Spells out a target at once. */
  async show(target: Target): Promise<void> {
    clearTimeout(this.timer);
    this.asked++;
    const number = this.asked;
    const { title, board, words, offer } = this.play;
    const lines = (await title.legend?.(board.view(), target, words.language)) ?? [];
    if (number !== this.asked) return;
    const all = offer.deedsFor(target).filter(({ aside }) => !aside);
    const deeds = all.slice(0, MOST_DEEDS).map((deed) => words.deedLabel(deed, target));
    this.shown.set(lines.length > 0 ? { target, lines, deeds } : undefined);
  }

  close(): void {
    this.asked++;
    clearTimeout(this.timer);
    this.shown.set(undefined);
  }

  /** The pointer is on the note itself, which stays under it; or has left it. */
  hold(held: boolean): void {
    clearTimeout(this.timer);
    if (!held) this.rest(undefined);
  }

  private rest(target: Target | undefined): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (target ? void this.show(target) : this.close()), target ? REST_MS : LEAVE_MS);
  }

  private followCards(): void {
    const onCard = ({ target }: Event): void => {
      const card = cardAt(target);
      if (card) this.rest(card);
      else if (this.shown()?.target.kind === 'card') this.rest(undefined);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') this.close();
    };
    document.addEventListener('pointerover', onCard);
    document.addEventListener('focusin', onCard);
    document.addEventListener('keydown', onKey);
    onCleanup(() => {
      document.removeEventListener('pointerover', onCard);
      document.removeEventListener('focusin', onCard);
      document.removeEventListener('keydown', onKey);
    });
  }
}
