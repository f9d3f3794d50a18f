import { SIGN_ATTRIBUTE, type Sign, sameTarget, TARGET_ATTRIBUTE, type Target, targetOf } from '@carillon/board';
import { createEffect, createMemo, on, onCleanup, onMount } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'offer' | 'session' | 'title' | 'words'>;

/** How long pointer or ring rests on something before it is spelled out, in milliseconds. */
const REST_MS = 800;
/** How long it stays after they have left, in milliseconds: long enough to reach its rules. */
const LEAVE_MS = 500;
/** The maximum number of actions that a note names. */
const MOST_DEEDS = 3;

/** The legend of a target or sign: the meaning of its signs, and its current actions. */
export interface Spelled {
  readonly target: Target | Sign;
  readonly name: string;
  readonly lines: readonly string[];
  /**
   * The lines beside the open list of its stack, under a pointer: it can rest on each counter of the list, while keys
   * stay at the stack.
   */
  readonly listed: readonly string[];
  readonly deeds: readonly string[];
  /** How many more there are. */
  readonly more: number;
}

/** Names the target of an element that spells it out and is not pressed. */
export const LAID_ATTRIBUTE = 'data-laid';

/** A card beside the map, or a sign there or on it, with its name. */
interface Beside {
  readonly target: Target | Sign;
  readonly name?: string;
}

const BESIDE = `.card[${TARGET_ATTRIBUTE}], [${LAID_ATTRIBUTE}], [${SIGN_ATTRIBUTE}]`;

/** The card or sign under the pointer or the focus. */
function besideAt(at: EventTarget | null): Beside | undefined {
  const found = at instanceof Element ? at.closest(BESIDE) : null;
  const sign = found?.getAttribute(SIGN_ATTRIBUTE);
  if (sign)
    return {
      target: { kind: 'sign', id: sign },
      name: found?.closest('[aria-label]')?.getAttribute('aria-label') ?? '',
    };
  const named = found?.getAttribute(LAID_ATTRIBUTE) ?? found?.getAttribute(TARGET_ATTRIBUTE);
  const card = targetOf(named ?? '');
  return card && { target: card };
}

/**
 * Spells out the signs on counters, spaces, cards and tracks: under a resting pointer, at the ring, on a long press.
 */
export class Legend<View, LogEntry> {
  readonly shown: Cell<Spelled | undefined> = cell<Spelled | undefined>(undefined);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The card or sign under the pointer: signs on the map are no targets of the map. */
  private over: Beside | undefined;
  /** The last request: an answer to an earlier one is ignored. */
  private asked = 0;

  constructor(private readonly play: Needs<View, LogEntry>) {
    const { focus, session } = play;
    if (play.title.legend === undefined) return;
    // A ring left behind by a choice asks for nothing: its note would cover the next choices.
    const ring = () => (focus.ring() === focus.left() ? undefined : focus.ring());
    const looked = createMemo(() => focus.pointed() ?? ring(), undefined, { equals: sameTarget });
    createEffect(on(looked, (target) => this.rest(target ? { target } : this.over), { defer: true }));
    createEffect(on([session.latest, session.past, focus.menu], () => this.close(), { defer: true }));
    // A player who moves the map has read it.
    createEffect(
      on(
        () => focus.camera()?.moving(),
        (moving) => moving && this.shown.set(undefined),
        { defer: true },
      ),
    );
    onMount(() => this.followRest());
    onCleanup(() => clearTimeout(this.timer));
  }

  /** Spells out a target at once. */
  async show(target: Target | Sign, name?: string): Promise<void> {
    clearTimeout(this.timer);
    this.asked++;
    const number = this.asked;
    const { title, board, words, offer } = this.play;
    const say = async (isListed: boolean): Promise<readonly string[]> =>
      (await title.legend?.(board.view(), target, words.language, isListed)) ?? [];
    const byPointer = sameTarget(this.play.focus.pointed(), target.kind === 'sign' ? undefined : target);
    const [lines, listed] = await Promise.all([say(false), say(byPointer)]);
    if (number !== this.asked) return;
    if (lines.length === 0) this.shown.set(undefined);
    else if (target.kind === 'sign') this.shown.set({ target, name: name ?? '', lines, listed, deeds: [], more: 0 });
    else {
      const all = offer.deedsFor(target).filter(({ aside }) => !aside);
      const deeds = all.slice(0, MOST_DEEDS).map((deed) => words.deedLabel(deed, target));
      this.shown.set({ target, name: words.nameOf(target), lines, listed, deeds, more: all.length - deeds.length });
    }
  }

  close(): void {
    this.asked++;
    clearTimeout(this.timer);
    this.shown.set(undefined);
  }

  /** Called when the pointer enters the note, which then stays, or leaves it. */
  hold(held: boolean): void {
    clearTimeout(this.timer);
    if (!held) this.rest(undefined);
  }

  private rest(on: Beside | undefined): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (on ? void this.show(on.target, on.name) : this.close()), on ? REST_MS : LEAVE_MS);
  }

  /** Follows the pointer on cards and signs beside the map; the map reports only its own targets. */
  private followRest(): void {
    const onRest = ({ target, type }: Event): void => {
      const kind = this.shown()?.target.kind;
      const beside = besideAt(target);
      if (type === 'pointerover') this.over = beside;
      if (beside) this.rest(beside);
      else if (kind === 'card' || kind === 'sign') this.rest(undefined);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') this.close();
    };
    document.addEventListener('pointerover', onRest);
    document.addEventListener('focusin', onRest);
    document.addEventListener('keydown', onKey);
    onCleanup(() => {
      document.removeEventListener('pointerover', onRest);
      document.removeEventListener('focusin', onRest);
      document.removeEventListener('keydown', onKey);
    });
  }
}
