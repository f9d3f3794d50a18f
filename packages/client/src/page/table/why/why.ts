import { type Barred, type Said, sameTarget, type Target } from '@carillon/board';
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Play } from '../play/play.ts';
import { reasonToShow } from './first.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'confirm' | 'focus' | 'offer' | 'session' | 'title' | 'words'>;

/** How long the pointer rests on something before the page says why it cannot be chosen, in milliseconds. */
const REST_MS = 550;
/** How long the note stays after the pointer has left, in milliseconds: long enough to reach its rule. */
const LEAVE_MS = 500;

/** The maximum number of targets to be chosen first that are named. */
const MOST_NAMES = 3;

/** The reasons why a target cannot be chosen. */
export interface Note {
  readonly target: Target;
  readonly lines: readonly Said[];
}

/**
 * Explains why something cannot be chosen: under a resting pointer, after a click that chose nothing, or when the user
 * asks.
 */
export class WhyNot<View, LogEntry> {
  readonly note: Cell<Note | undefined> = cell<Note | undefined>(undefined);
  /** Everything unavailable at this question; empty unless requested. */
  readonly list: Cell<readonly Barred[]> = cell<readonly Barred[]>([]);
  /** The last reason given at this question, for a report of something wrong; its note may be gone. */
  private given: Said | undefined;
  /** The last question: an answer to an earlier one is ignored. */
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Whether the pointer has not moved since it was pressed: then a target that a choice moves under it does not count
   * as pointed at.
   */
  private still = false;

  constructor(private readonly play: Needs<View, LogEntry>) {
    createEffect(on(play.focus.pointed, (target) => this.rest(target), { defer: true }));
    createEffect(
      on([play.session.latest, play.session.past, play.focus.menu, play.confirm.armed], () => this.close(), {
        defer: true,
      }),
    );
    createEffect(
      on([play.session.latest, play.session.past], () => {
        this.given = undefined;
      }),
    );
    createEffect(on(play.focus.ring, (target) => this.leave(target), { defer: true }));
    createEffect(on(play.focus.vain, (target) => target && void this.ask(target), { defer: true }));
    onMount(() => this.followPointer());
    onCleanup(() => clearTimeout(this.timer));
  }

  /**
   * Asks about a target, whether available or not. The pointer resting there neither asks again nor removes the note.
   */
  async ask(target: Target): Promise<void> {
    clearTimeout(this.timer);
    const lines = await this.linesFor(target);
    if (lines) this.tell({ target, lines: lines.length > 0 ? lines : [{ text: this.play.words.say('whyUnasked') }] });
  }

  /** Asks about a target that was opened, perhaps only to look at it: no answer is none. */
  async askInPassing(target: Target): Promise<void> {
    clearTimeout(this.timer);
    const lines = await this.linesFor(target);
    if (lines) this.tell(lines.length > 0 ? { target, lines } : undefined);
  }

  /** The last reason given why something cannot be chosen now, with its rule if it has one. */
  doubted(): Said | undefined {
    return this.given;
  }

  /** Asks about the target of the ring, or of the pointer; if there is neither, about everything unavailable. */
  async askHere(): Promise<void> {
    const target = this.play.focus.ring() ?? this.play.focus.pointed();
    if (target) await this.ask(target);
    else await this.askAll();
  }

  /** Lists everything unavailable at this question. */
  async askAll(): Promise<void> {
    this.close();
    const barred = await this.barred(undefined);
    this.list.set(barred);
    if (barred.length === 0) this.play.session.notice.set('whyNothing');
  }

  /** Each unavailable verb, at a target or in general. */
  async barred(target: Target | undefined): Promise<readonly Barred[]> {
    const { session, title, words } = this.play;
    const now = session.latest();
    const question = this.mayAsk() ? title.reasons.askBarred(now.asked, target) : undefined;
    const answer = question && (await session.query(question.name, question.args));
    if (answer === undefined || session.latest() !== now) return [];
    return title.reasons.describeBarred(now.view, now.asked, answer, target, words.language);
  }

  /** Removes the note; returns whether there was one. */
  close(): boolean {
    const open = this.note() !== undefined;
    this.asked++;
    clearTimeout(this.timer);
    this.note.set(undefined);
    this.list.set([]);
    return open;
  }

  /** Called when the pointer enters the note, which then stays, or leaves it. */
  hold(held: boolean): void {
    clearTimeout(this.timer);
    if (!held) this.later(LEAVE_MS, () => this.close());
  }

  /** The ring has moved to another target: the note about the previous one is removed. */
  private leave(target: Target | undefined): void {
    const reported = this.note()?.target;
    if (reported && target && !sameTarget(reported, target)) this.close();
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

  /** Called when the pointer moves to a target, or off all targets. */
  private rest(target: Target | undefined): void {
    if (this.still && target !== undefined) return;
    clearTimeout(this.timer);
    if (target === undefined || this.isOpenTo(target)) this.later(LEAVE_MS, () => this.close());
    else this.later(REST_MS, () => void this.explain(target));
  }

  /** Whether a click would do something here, or add a piece to a force: then no note is needed. */
  private isOpenTo(target: Target): boolean {
    const { play } = this;
    return (
      play.focus.menu() !== undefined ||
      play.offer.deedsFor(target).length > 0 ||
      play.offer.legal().some(({ kind, id }) => kind === target.kind && id === target.id)
    );
  }

  /** Shows an unrequested note, but only if there is a specific reason. */
  private async explain(target: Target): Promise<void> {
    if (sameTarget(this.note()?.target, target)) return;
    const lines = await this.linesFor(target, true);
    if (lines) this.tell(lines.length > 0 ? { target, lines } : undefined);
  }

  private tell(note: Note | undefined): void {
    this.note.set(note);
    if (note) this.given = note.lines.find(({ rule }) => rule !== undefined) ?? note.lines[0];
  }

  /** The rules' reasons; `undefined` if another question has come since. */
  private async linesFor(target: Target, resting = false): Promise<readonly Said[] | undefined> {
    const { session, title, words } = this.play;
    this.asked++;
    const number = this.asked;
    const now = session.latest();
    const question = this.mayAsk() ? title.reasons.ask(now.asked, target) : undefined;
    const answer = question && (await session.query(question.name, question.args));
    if (number !== this.asked || session.latest() !== now || answer === undefined) return undefined;
    const reported = title.reasons.describe(answer, words.language);
    if (reported === undefined) return resting ? [] : [{ text: this.play.words.say('whyLegal') }];
    return reasonToShow(reported, resting, this.first());
  }

  /** What the question waits for: a force, or targets on the table; these by name, if they are few. */
  private first(): Said | undefined {
    const { offer, words } = this.play;
    const [picking, force] = [offer.picking(), offer.force()];
    if (picking && force) return { text: words.say('whyForce', { done: words.doneLabel(picking, force.taken()) }) };
    const legal = offer.calling();
    if (legal.length === 0) return undefined;
    const names = [...new Set(legal.map((each) => words.nameOf(each)))];
    const few = names.length <= MOST_NAMES;
    return {
      text: few ? words.say('whyFirst', { names: words.listed(names), count: names.length }) : words.say('whyFirstLit'),
    };
  }

  /** Whether reasons may be shown: not in the past, where nobody is asked, and not from behind the hand's cover. */
  private mayAsk(): boolean {
    const { asked, covered } = this.play.session.now();
    return asked.seat !== null && !covered && this.play.session.past() === undefined;
  }

  private later(delay: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, delay);
  }
}
