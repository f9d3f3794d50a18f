import type { Advice, Verdict } from '@carillon/opponent';
import type { Adviser, ComputerThought, Progress, Thinker } from './computer.ts';

/** The part of a `Worker` that is needed here. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void, options: { readonly once: true }): void;
  terminate(): void;
}

type Told = (progress: Progress) => void;
type Answer<T> = { readonly answer: T } | { readonly trouble: string } | { readonly progress: Progress };

/** Asks a worker that does one thing at a time; it may tell how far it is before it answers. */
function asked<T>(port: Port, task: unknown, tell: Told | undefined): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const listen = (): void => port.addEventListener('message', hear, { once: true });
    const hear = ({ data }: MessageEvent<Answer<T>>): void => {
      if ('answer' in data) resolve(data.answer);
      else if ('trouble' in data) reject(new Error(data.trouble));
      else {
        tell?.(data.progress);
        listen();
      }
    };
    listen();
    port.postMessage(task);
  });
}

/**
 * A worker of its own, started with the first question, so that nothing else waits for it. A new question cancels the
 * last. Cancelling ends the worker at once, whatever it does; the next question starts another.
 */
class Apart {
  private port: Port | undefined;
  private dropped: (() => void) | undefined;

  constructor(private readonly open: () => Port) {}

  readonly cancel = (): void => {
    if (this.dropped === undefined) return;
    this.port?.terminate();
    this.port = undefined;
    this.dropped();
    this.dropped = undefined;
  };

  /** `undefined` if it was cancelled. */
  async ask<T>(task: unknown, tell?: Told): Promise<T | undefined> {
    this.cancel();
    this.port ??= this.open();
    let own: (() => void) | undefined;
    const gone = new Promise<undefined>((resolve) => {
      own = () => resolve(undefined);
    });
    this.dropped = own;
    try {
      return await Promise.race([asked<T>(this.port, task, tell), gone]);
    } finally {
      if (this.dropped === own) this.dropped = undefined;
    }
  }
}

/** Thinks apart, one choice after another; cancelling drops all of them. */
export function apart(open: () => Port): Thinker {
  const worker = new Apart(open);
  let last: Promise<unknown> = Promise.resolve();
  let cancelled = 0;
  const think: Thinker = (task, tell) => {
    const since = cancelled;
    const answer = last.then(() => (since === cancelled ? worker.ask<ComputerThought>(task, tell) : undefined));
    last = answer.catch(() => undefined);
    return answer;
  };
  think.cancel = () => {
    cancelled++;
    worker.cancel();
  };
  return think;
}

/** Advises and judges apart. */
export function adviserApart(open: () => Port): Adviser {
  const worker = new Apart(open);
  return {
    cancel: worker.cancel,
    advise: (task) => worker.ask<Advice>(task),
    judge: (task) => worker.ask<Verdict>(task),
  };
}
