import type { Advice, LaneFound, LaneJob, Verdict } from '@carillon/opponent';
import type {
  ComputerAdviceTask,
  ComputerJudgeTask,
  ComputerTask,
  ComputerThought,
  Progress,
} from '../shared/computer.ts';

/** Chooses for a computer player. Resolves with `undefined` if it was cancelled; rejects if it cannot think. */
export interface Thinker {
  (task: ComputerTask, report?: (progress: Progress) => void): Promise<ComputerThought | undefined>;
  /** Cancels the thought; absent if that is impossible. */
  cancel?(): void;
}

/** Advises on plans and judges turns, in another worker than the players. A new request cancels the one before. */
export interface Adviser {
  /** `undefined` if it was cancelled. Rejects if nobody can advise. */
  advise(task: ComputerAdviceTask): Promise<Advice | undefined>;
  /** Judges a turn. `undefined` if it was cancelled. Rejects if nobody can judge. */
  judge(task: ComputerJudgeTask): Promise<Verdict | undefined>;
  /** Cancels the current request. */
  cancel(): void;
}

/** The part of `Worker` that this file uses. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void, options: { readonly once: true }): void;
  terminate(): void;
}

type OnProgress = (progress: Progress) => void;
/**
 * A worker's last message: the answer, the lanes that must be executed before it can go on, or the result of a lane.
 */
type Said<T> = { readonly answer: T } | { readonly jobs: readonly LaneJob[] } | { readonly found: LaneFound };
type Heard<T> = Said<T> | { readonly trouble: string } | { readonly progress: Progress };

/** Asks a worker, which may report progress before it answers. Only one question may be open at a time. */
function asked<T>(port: Port, message: unknown, report: OnProgress | undefined): Promise<Said<T>> {
  return new Promise((resolve, reject) => {
    const listen = (): void => port.addEventListener('message', hear, { once: true });
    const hear = ({ data }: MessageEvent<Heard<T>>): void => {
      if ('trouble' in data) reject(new Error(data.trouble));
      else if ('progress' in data) {
        report?.(data.progress);
        listen();
      } else resolve(data);
    };
    listen();
    port.postMessage(message);
  });
}

/**
 * Workers that only think, so that nothing else has to wait: one starts with the first question, others when a search
 * needs them for its lanes. A new question cancels the one before. Cancelling terminates all workers at once; the next
 * question starts new ones.
 */
class Apart {
  private readonly ports: Port[] = [];
  private dropped: (() => void) | undefined;

  constructor(
    private readonly open: () => Port,
    /** How many workers may run at the same time. */
    private readonly executors = 1,
  ) {}

  readonly cancel = (): void => {
    if (this.dropped === undefined) return;
    this.end();
    this.dropped();
    this.dropped = undefined;
  };

  /** `undefined` if it was cancelled. */
  async ask<T>(task: object, report?: OnProgress): Promise<T | undefined> {
    this.cancel();
    let own: (() => void) | undefined;
    const gone = new Promise<undefined>((resolve) => {
      own = () => resolve(undefined);
    });
    this.dropped = own;
    try {
      return await Promise.race([this.answered<T>(task, report), gone]);
    } catch (error) {
      // Others may still be busy with the lanes of this question.
      if (this.dropped === own) this.end();
      throw error;
    } finally {
      if (this.dropped === own) this.dropped = undefined;
    }
  }

  private async answered<T>(task: object, report: OnProgress | undefined): Promise<T> {
    const { executors } = this;
    for (let message = executors > 1 ? { ...task, executors } : task; ; ) {
      const said = await asked<T>(this.port(0), message, report);
      if ('answer' in said) return said.answer;
      if (!('jobs' in said)) throw new Error('a worker has answered what nobody asked');
      message = { lanes: await this.execute(task, said.jobs) };
    }
  }

  /** Shares the jobs among the workers; returns the results in the order of the jobs. */
  private async execute(task: object, jobs: readonly LaneJob[]): Promise<readonly LaneFound[]> {
    const found: LaneFound[] = [];
    const one = async (executor: number): Promise<void> => {
      for (let i = executor; i < jobs.length; i += this.executors) {
        const said = await asked<never>(this.port(executor), { ...task, lane: jobs[i] }, undefined);
        if ('found' in said) found[i] = said.found;
      }
    };
    await Promise.all(Array.from({ length: this.executors }, (_, executor) => one(executor)));
    return found;
  }

  private port(executor: number): Port {
    const port = this.ports[executor] ?? this.open();
    this.ports[executor] = port;
    return port;
  }

  private end(): void {
    for (const port of this.ports.splice(0)) port.terminate();
  }
}

/** Thinks in up to `executors` other workers, one choice after another; cancelling drops all pending choices. */
export function apart(open: () => Port, executors = 1): Thinker {
  const worker = new Apart(open, executors);
  let last: Promise<unknown> = Promise.resolve();
  let cancelled = 0;
  const think: Thinker = (task, report) => {
    const since = cancelled;
    const answer = last.then(() => (since === cancelled ? worker.ask<ComputerThought>(task, report) : undefined));
    last = answer.catch(() => undefined);
    return answer;
  };
  think.cancel = () => {
    cancelled++;
    worker.cancel();
  };
  return think;
}

/** Advises and judges in another worker. */
export function adviserApart(open: () => Port): Adviser {
  const worker = new Apart(open);
  return {
    cancel: worker.cancel,
    advise: (task) => worker.ask<Advice>(task),
    judge: (task) => worker.ask<Verdict>(task),
  };
}
