import type { Answers, AskMessage, Asks, AskType, GameAskType, Now, Reply } from '../shared/messages.ts';

/** The page's line to its worker. */
export interface WorkerLine {
  /** Asks something; the answer comes while the page goes on. */
  ask<T extends AskType, View, LogEntry>(type: T, body: Asks[T]): Promise<Reply<Answers<View, LogEntry>[T]>>;
}

/** The table screen's connection to one game, wherever it is held. */
export interface GameLine {
  ask<T extends GameAskType, View, LogEntry>(type: T, body: Asks[T]): Promise<Reply<Answers<View, LogEntry>[T]>>;
  /** Calls back after every change of the game, requested or not, until the returned function is called. */
  follow<View, LogEntry>(listener: (now: Now<View, LogEntry>) => void): () => void;
  /** Whether the page may be out of date: then nothing can be chosen. */
  isStale(): boolean;
}

/** The line to a game that the worker holds; it changes only at the page's request. */
export const localLine = (worker: WorkerLine): GameLine => ({
  ask: (type, body) => worker.ask(type, body),
  follow: () => () => undefined,
  isStale: () => false,
});

/** The part of `Worker` that the line uses. */
interface Port {
  postMessage(message: AskMessage): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Opens the line to the worker. A second worker, started with the first question to the rules, answers those questions,
 * so that no choice waits for the odds of a battle.
 */
export function openWorkerLine(open: () => Port): WorkerLine {
  const game = lineTo(open());
  let questions: WorkerLine | undefined;
  return {
    ask: (type, body) => {
      if (type !== 'query') return game.ask(type, body);
      questions ??= lineTo(open());
      return questions.ask(type, body);
    },
  };
}

function lineTo(port: Port): WorkerLine {
  const waiting = new Map<number, (reply: Reply<never>) => void>();
  let last = 0;
  port.addEventListener('message', ({ data }) => {
    waiting.get(data.id)?.(data.reply);
    waiting.delete(data.id);
  });
  return {
    ask: (type, body) =>
      new Promise((resolve) => {
        last++;
        waiting.set(last, resolve);
        // The compiler cannot see that a type and its body still belong together once they are separated.
        port.postMessage({ ...body, id: last, type } as unknown as AskMessage);
      }),
  };
}
