import type { Clock } from '../src/clock.ts';

/** A clock that stands still until a test moves it; due work runs as its time passes. */
export class TestClock implements Clock {
  private time = Date.UTC(2027, 0, 1);
  private jumped = 0;
  private waiting: { readonly at: number; readonly work: () => void }[] = [];

  now(): number {
    return this.time;
  }

  elapsed(): number {
    return this.time - this.jumped;
  }

  after(ms: number, work: () => void): () => void {
    const entry = { at: this.time + ms, work };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  /** Lets `ms` milliseconds pass. */
  pass(ms: number): void {
    this.time += ms;
    const due = this.waiting.filter(({ at }) => at <= this.time);
    this.waiting = this.waiting.filter(({ at }) => at > this.time);
    for (const { work } of due) work();
  }

  /** Puts the time of day forward without letting time pass. */
  jump(ms: number): void {
    this.time += ms;
    this.jumped += ms;
  }
}
