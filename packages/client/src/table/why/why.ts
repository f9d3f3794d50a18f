import { type Barred, type Said, sameTarget, type Target } from '@carillon/board';
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Play } from '../play/play.ts';

/** Milliseconds that the pointer rests on something until the page says why it cannot be chosen. */
const REST_MS = 550;
/** How long the note stays when the pointer has gone elsewhere, in milliseconds: long enough to reach its rule. */
const LEAVE_MS = 500;

/** Why one thing cannot be chosen. */
export interface Note {
  readonly target: Target;
  readonly lines: readonly Said[];
}

/** Tells why something cannot be chosen: what the pointer rests on, what was chosen in vain, what the reader asks about. */
export class WhyNot<View, LogEntry> {
  readonly note: Cell<Note | undefined> = cell<Note | undefined>(undefined);
  /** All that cannot be done at this question; empty unless it has been asked for. */
  readonly list: Cell<readonly Barred[]> = cell<readonly Barred[]>([]);
  /** The question asked last: an answer to an earlier one comes too late. */
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The pointer has been pressed and not moved since: what a choice moves under it is not rested on. */
  private still = false;

  constructor(private readonly play: Play<View, LogEntry>) {
    createEffect(on(play.focus.pointed, (target) => this.rest(target), { defer: true }));
    createEffect(
      on([play.session.now, play.session.past, play.focus.menu, play.confirm.armed], () => this.close(), {
        defer: true,
      }),
    );
    createEffect(on(play.focus.ring, (target) => this.leave(target), { defer: true }));
    createEffect(on(play.focus.vain, (target) => target && void this.ask(target), { defer: true }));
    onMount(() => this.followPointer());
    onCleanup(() => clearTimeout(this.timer));
  }

  /** Asks about a target, whether it can be chosen or not. That the pointer rests there too neither asks again nor takes the note away. */
  async ask(target: Target): Promise<void> {
    clearTimeout(this.timer);
    const lines = await this.linesFor(target);
    if (lines)
      this.note.set({ target, lines: lines.length > 0 ? lines : [{ text: this.play.words.say('whyUnasked') }] });
  }

  /** Asks about what the ring is on, or else the pointer; where there is neither, about all that cannot be done. */
  async askHere(): Promise<void> {
    const target = this.play.focus.ring() ?? this.play.focus.pointed();
    if (target) await this.ask(target);
    else await this.askAll();
  }

  /** Lists all that cannot be done at this question. */
  async askAll(): Promise<void> {
    this.close();
    const barred = await this.barred(undefined);
    this.list.set(barred);
    if (barred.length === 0) this.play.session.notice.set('whyNothing');
  }

  /** Each verb that cannot be chosen, at a target or at all. */
  async barred(target: Target | undefined): Promise<readonly Barred[]> {
    const { session, title, words } = this.play;
    const now = session.now();
    const question = this.mayAsk() ? title.reasons.askBarred(now.asked, target) : undefined;
    const answer = question && (await session.query(question.name, question.args));
    if (answer === undefined || session.now() !== now) return [];
    return title.reasons.tellBarred(now.view, now.asked, answer, target, words.language);
  }

  /** Takes the note away; says whether there was one. */
  close(): boolean {
    const open = this.note() !== undefined;
    this.asked++;
    clearTimeout(this.timer);
    this.note.set(undefined);
    this.list.set([]);
    return open;
  }

  /** The pointer is on the note itself, which stays under it; or it has left it. */
  hold(held: boolean): void {
    clearTimeout(this.timer);
    if (!held) this.later(LEAVE_MS, () => this.close());
  }

  /** The ring has gone on to another target: what was said of the one before is over. */
  private leave(target: Target | undefined): void {
    const told = this.note()?.target;
    if (told && target && !sameTarget(told, target)) this.close();
  }

  private followPointer(): void {
    const onDown = (): void => {
      this.still = true;
    };
    const onMove = (): void => {
      if (!this.still) return;
      this.still = false;
      const target = this.play.focus.pointed();
      if (target) this.rest(target);
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    onCleanup(() => {
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointermove', onMove);
    });
  }

  /** The pointer has come to a target, or to none. */
  private rest(target: Target | undefined): void {
    if (this.still && target !== undefined) return;
    clearTimeout(this.timer);
    if (target === undefined || this.isOpenTo(target)) this.later(LEAVE_MS, () => this.close());
    else this.later(REST_MS, () => void this.tellOf(target));
  }

  /** What a click would do, or take into a force, needs no note. */
  private isOpenTo(target: Target): boolean {
    const { play } = this;
    return (
      play.focus.menu() !== undefined ||
      play.offer.deedsFor(target).length > 0 ||
      play.offer.legal().some(({ kind, id }) => kind === target.kind && id === target.id)
    );
  }

  /** Only what is kept out by something told is worth a note that nobody asked for. */
  private async tellOf(target: Target): Promise<void> {
    if (sameTarget(this.note()?.target, target)) return;
    const lines = await this.linesFor(target, true);
    if (lines) this.note.set(lines.length > 0 ? { target, lines } : undefined);
  }

  /** The reasons of the rules; `undefined` where another question came since. */
  private async linesFor(target: Target, resting = false): Promise<readonly Said[] | undefined> {
    const { session, title, words } = this.play;
    this.asked++;
    const number = this.asked;
    const now = session.now();
    const question = this.mayAsk() ? title.reasons.ask(now.asked, target) : undefined;
    const answer = question && (await session.query(question.name, question.args));
    if (number !== this.asked || session.now() !== now || answer === undefined) return undefined;
    const told = title.reasons.tell(answer, words.language);
    if (told === undefined) return resting ? [] : [{ text: this.play.words.say('whyLegal') }];
    return told.filter(({ aside }) => !(resting && aside)).slice(0, 1);
  }

  /** Nobody is asked in the past, and behind the cover nothing may be told that the cards have to do with. */
  private mayAsk(): boolean {
    const { asked, covered } = this.play.session.now();
    return asked.seat !== null && !covered && this.play.session.past() === undefined;
  }

  private later(delay: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, delay);
  }
}
