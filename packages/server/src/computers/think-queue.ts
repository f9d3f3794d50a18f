import { MINUTE } from '@carillon/kit';
import { type GuestThought, LEVELS, type LevelName } from '@carillon/seat';
import { Bucket, type Limit } from '../bucket.ts';
import type { Clock } from '../clock.ts';
import type { Asker, ThinkTask } from './think.ts';

/** How long computers may think for one account: a burst of one minute, then half of a core. */
const THOUGHT: Limit = { burst: MINUTE, every: 2 };
/** How many accounts are remembered; beyond that, those with a full allowance are forgotten. */
const REMEMBERED = 1000;
/** How often waiting players are sent their expected wait, and the shortest wait that is sent, in milliseconds. */
const TELL_EVERY = 5000;
const WORTH_TELLING = 2000;
/** How long a thought takes, in milliseconds, until some have been measured; and the weight of a new measurement. */
const FIRST_GUESS: Readonly<Record<LevelName, number>> = { recruit: 50, lieutenant: 150, captain: 800, general: 3000 };
const WEIGHT = 0.2;

interface Waiting {
  readonly task: ThinkTask;
  readonly asker: Asker;
  readonly settle: (thought: Promise<GuestThought> | undefined) => void;
  informed: boolean;
}

/** The threads and the clock that a queue uses. */
export interface QueueParts {
  /** How many tasks run at once. */
  readonly threads: number;
  /** Starts a task at once; its time limit counts from then. */
  readonly run: (task: ThinkTask) => Promise<GuestThought>;
  readonly clock: Clock;
}

/**
 * Tasks that wait for a thread: one of each account in turn, the cheapest level of an account first. An account gets
 * its share of a core, and a burst beyond it. Time spent waiting counts towards no limit.
 */
export class ThinkQueue {
  /** The account whose turn is next comes first. */
  private readonly byAccount = new Map<string, Waiting[]>();
  private readonly allowances = new Map<string, Bucket>();
  private readonly typical = new Map<LevelName, number>();
  private running = 0;
  private stopReports: (() => void) | undefined;
  private stopWaiting: (() => void) | undefined;

  constructor(private readonly parts: QueueParts) {}

  /** How many tasks are waiting. */
  get waiting(): number {
    return [...this.byAccount.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Thinks when it is the account's turn; `undefined` if the thought is no longer wanted then. */
  async think(task: ThinkTask, asker: Asker): Promise<GuestThought | undefined> {
    return new Promise<GuestThought | undefined>((settle) => {
      const own = this.byAccount.get(asker.account) ?? [];
      const waiting = { task, asker, settle, informed: false };
      own.splice(own.filter((each) => costOf(each.task) <= costOf(task)).length, 0, waiting);
      this.byAccount.set(asker.account, own);
      this.begin();
      if (own.includes(waiting)) this.report(waiting);
      if (this.waiting > 0) this.stopReports ??= this.parts.clock.after(TELL_EVERY, () => this.sendAll());
    });
  }

  /** How long another task of an account would probably wait, in milliseconds. */
  waitFor(level: LevelName, account: string): number {
    const own = this.byAccount.get(account) ?? [];
    const place = own.filter(({ task }) => costOf(task) <= LEVELS.indexOf(level)).length;
    return this.running < this.parts.threads && own.length === 0 ? this.rests(account, 0) : this.waitAt(account, place);
  }

  close(): void {
    this.stopReports?.();
    this.stopWaiting?.();
  }

  /** Starts waiting tasks while a thread is free. */
  private begin(): void {
    while (this.running < this.parts.threads) {
      const waiting = this.take();
      if (waiting === undefined) {
        this.wait();
        return;
      }
      if (waiting.asker.isWanted?.() ?? true) this.run(waiting);
      else waiting.settle(undefined);
    }
  }

  /** The first task of the first account that may think; that account then moves to the end of the queue. */
  private take(): Waiting | undefined {
    for (const [account, own] of this.byAccount) {
      if (this.allowanceOf(account).amount <= 0) continue;
      const waiting = own.shift();
      this.byAccount.delete(account);
      if (own.length > 0) this.byAccount.set(account, own);
      return waiting;
    }
    return undefined;
  }

  private run({ task, asker, settle, informed }: Waiting): void {
    const { clock, run } = this.parts;
    const began = clock.now();
    this.running++;
    if (informed) asker.onWait?.(0);
    const thought = run(task);
    settle(thought);
    const ended = (): void => {
      this.running--;
      this.note(task.level, asker.account, clock.now() - began);
      this.begin();
    };
    thought.then(ended, ended);
  }

  /** If all waiting accounts have used their share, starts again once the first of them may think. */
  private wait(): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    if (this.byAccount.size === 0) return;
    const soonest = Math.min(...[...this.byAccount.keys()].map((account) => this.rests(account, 0)));
    this.stopWaiting = this.parts.clock.after(soonest + 1, () => this.begin());
  }

  private note(level: LevelName, account: string, took: number): void {
    this.typical.set(level, this.typicalOf(level) * (1 - WEIGHT) + took * WEIGHT);
    const allowance = this.allowanceOf(account);
    allowance.spend(took);
    this.allowances.set(account, allowance);
    if (this.allowances.size <= REMEMBERED) return;
    for (const [each, { isFull }] of this.allowances) if (isFull) this.allowances.delete(each);
  }

  private allowanceOf(account: string): Bucket {
    return this.allowances.get(account) ?? new Bucket(THOUGHT, () => this.parts.clock.now());
  }

  /**
   * How long an account must rest before it may think, after another `spent` milliseconds of thought; in milliseconds.
   */
  private rests(account: string, spent: number): number {
    return this.allowanceOf(account).wait(spent);
  }

  private typicalOf(level: LevelName): number {
    return this.typical.get(level) ?? FIRST_GUESS[level];
  }

  /** How long the task at a place of an account's own queue will probably wait, in milliseconds. */
  private waitAt(account: string, place: number): number {
    let [ahead, own, isBefore] = [this.running > 0 ? this.mean() / 2 : 0, 0, true];
    for (const [other, queue] of this.byAccount) {
      if (other === account) isBefore = false;
      const count = other === account ? place : place + Number(isBefore);
      const sum = queue.slice(0, count).reduce((total, { task }) => total + this.typicalOf(task.level), 0);
      ahead += sum;
      if (other === account) own = sum;
    }
    return Math.max(ahead / this.parts.threads, this.rests(account, own));
  }

  private mean(): number {
    const known = [...this.typical.values()];
    return known.length === 0 ? 0 : known.reduce((sum, each) => sum + each, 0) / known.length;
  }

  private report(waiting: Waiting): void {
    const { account, onWait } = waiting.asker;
    const place = this.byAccount.get(account)?.indexOf(waiting) ?? 0;
    const wait = this.waitAt(account, place);
    if (wait < WORTH_TELLING && !waiting.informed) return;
    waiting.informed = true;
    onWait?.(Math.ceil(Math.max(wait, WORTH_TELLING)));
  }

  private sendAll(): void {
    this.stopReports = undefined;
    for (const own of this.byAccount.values()) for (const waiting of own) this.report(waiting);
    if (this.waiting > 0) this.stopReports = this.parts.clock.after(TELL_EVERY, () => this.sendAll());
  }
}

/** A stronger level costs more. */
const costOf = ({ level }: ThinkTask): number => LEVELS.indexOf(level);
