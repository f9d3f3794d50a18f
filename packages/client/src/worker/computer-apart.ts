import type { Advice, Verdict } from '@carillon/opponent';
import type { Adviser, Thinker } from './computer.ts';

/** The part of a `Worker` that is needed here. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void, options: { readonly once: true }): void;
}

type Answer<T> = { readonly answer: T } | { readonly trouble: string };

/** Asks a worker that does one thing at a time. */
function asked<T>(port: Port, task: unknown): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    port.addEventListener(
      'message',
      ({ data }: MessageEvent<Answer<T>>) => {
        if ('answer' in data) resolve(data.answer);
        else reject(new Error(data.trouble));
      },
      { once: true },
    );
    port.postMessage(task);
  });
}

/** Thinks in a worker of its own, started with the first computer player, so that nothing else waits for it. */
export function apart(open: () => Port): Thinker {
  let port: Port | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    port ??= open();
    const to = port;
    // One after another: an answer does not say what it answers.
    const answer = last.then(() => asked<Awaited<ReturnType<Thinker>>>(to, task));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** Advises in a worker of its own. Cancelling ends that worker at once; the next question starts another. */
export function adviserApart(open: () => Port & { terminate(): void }): Adviser {
  let port: ReturnType<typeof open> | undefined;
  let dropped: (() => void) | undefined;
  const cancel = (): void => {
    if (dropped === undefined) return;
    port?.terminate();
    port = undefined;
    dropped();
    dropped = undefined;
  };
  const answered = async <T>(task: unknown): Promise<T | undefined> => {
    cancel();
    port ??= open();
    const gone = new Promise<undefined>((resolve) => {
      dropped = () => resolve(undefined);
    });
    const own = dropped;
    try {
      return await Promise.race([asked<T>(port, task), gone]);
    } finally {
      if (dropped === own) dropped = undefined;
    }
  };
  return {
    cancel,
    advise: (task) => answered<Advice>(task),
    judge: (task) => answered<Verdict>(task),
  };
}
