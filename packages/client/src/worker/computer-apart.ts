import type { ComputerThought, Thinker } from './computer.ts';

/** The part of a `Worker` that is needed here. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void, options: { readonly once: true }): void;
}

type Answer = { readonly thought: ComputerThought } | { readonly trouble: string };

/** Thinks in a worker of its own, started with the first computer player, so that nothing else waits for it. */
export function apart(open: () => Port): Thinker {
  let port: Port | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    port ??= open();
    const to = port;
    // One after another: an answer does not say what it answers.
    const answer = last.then(
      () =>
        new Promise<ComputerThought>((resolve, reject) => {
          to.addEventListener(
            'message',
            ({ data }: MessageEvent<Answer>) => {
              if ('thought' in data) resolve(data.thought);
              else reject(new Error(data.trouble));
            },
            { once: true },
          );
          to.postMessage(task);
        }),
    );
    last = answer.catch(() => undefined);
    return answer;
  };
}
