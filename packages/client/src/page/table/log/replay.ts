import type { Language } from '@carillon/board';
import { type Accessor, createEffect, createMemo, on, onCleanup } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Preferences } from '../../preferences.ts';
import { paceOf } from '../../preferences.ts';
import { say } from '../../texts/index.ts';
import type { Session } from '../play/session.ts';

/** How long each position is shown during replay, in milliseconds at normal pace. */
const STEP_MS = 1100;
/** With reduced motion, positions still follow one another, slowly enough to read. */
const STILL_MS = 1600;

/** Replay: the game's positions, one after another, up to the present. */
export class Replay<View, LogEntry> {
  /** The log entries with a position to show: the set-up first. */
  readonly steps: Accessor<readonly number[]>;
  readonly playing: Cell<boolean> = cell(false);
  /** The step being fetched. */
  private wanted: number | undefined;

  constructor(
    private readonly session: Session<View, LogEntry>,
    preferences: Accessor<Preferences>,
  ) {
    this.steps = createMemo(() => [...new Set(session.log().map(({ number }) => number))]);
    createEffect(
      on([this.playing, session.past], ([playing]) => {
        if (!playing) return;
        const timer = setTimeout(() => void this.playOn(), waitFor(preferences()));
        onCleanup(() => clearTimeout(timer));
      }),
    );
  }

  /** The step shown; the present comes after the last. */
  at(): number {
    const past = this.session.past();
    if (past === undefined) return this.steps().length;
    const after = this.steps().findIndex((number) => number > past.number);
    return (after < 0 ? this.steps().length : after) - 1;
  }

  /** The point of the game shown, in words. */
  where(language: Language): string {
    const count = this.steps().length;
    return this.session.past() ? say(language, 'replayAt', { step: this.at() + 1, count }) : say(language, 'replayNow');
  }

  /** Shows a step; beyond the last one, the present position. */
  async go(step: number): Promise<void> {
    const wanted = Math.max(0, step);
    const number = this.steps()[wanted];
    this.wanted = wanted;
    if (number === undefined) this.session.leavePast();
    else await this.session.showPast(number);
    if (this.wanted === wanted) this.wanted = undefined;
  }

  /** On a key, a button or the slider: stops playing. */
  async jump(step: number): Promise<void> {
    this.playing.set(false);
    await this.go(step);
  }

  /** This many steps forward or back, counted from the one being fetched: two presses go two steps. */
  move(by: number): Promise<void> {
    return this.jump((this.wanted ?? this.at()) + by);
  }

  /** Plays from the position shown, or from the beginning; or stops. */
  async toggle(): Promise<void> {
    const starts = !this.playing();
    if (starts && this.session.past() === undefined) await this.go(0);
    this.playing.set(starts && this.session.past() !== undefined);
  }

  private async playOn(): Promise<void> {
    await this.go(this.at() + 1);
    if (this.session.past() === undefined) this.playing.set(false);
  }
}

function waitFor({ motion }: Preferences): number {
  const pace = paceOf(motion);
  return pace === 0 ? STILL_MS : STEP_MS * pace;
}
