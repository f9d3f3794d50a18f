/** A thread that runs our code. */
export interface Thread {
  readonly name: string;
  /** Its first source. */
  readonly entry: string;
  /** The files it loads besides its imports. */
  readonly adds?: string;
}

/** Where threads run. The first one starts the others; in a chain each starts the next. */
interface Place {
  readonly name: string;
  readonly isChain: boolean;
  readonly threads: readonly Thread[];
}

/** Every thread that the sources start, by place; `architecture.test.ts` finds missing ones. */
export const PLACES: readonly Place[] = [
  {
    ...{ name: 'Threads in the browser, and the packages whose code each imports, at once or later', isChain: true },
    threads: [
      {
        ...{ name: 'The page', entry: 'packages/client/src/page/main.tsx' },
        adds: 'of bots it asks only which titles have them',
      },
      {
        ...{ name: 'Game worker; a second one for questions', entry: 'packages/client/src/game-worker/worker.ts' },
        adds: 'and other rules, by their hash',
      },
      { name: 'Computer players', entry: 'packages/client/src/thinker/computer-worker.ts' },
    ],
  },
  {
    ...{ name: 'Threads of a server process', isChain: false },
    threads: [
      { name: 'The server', entry: 'packages/server/src/main.ts', adds: 'and rules files, by their hash' },
      {
        ...{ name: 'Computer players', entry: 'packages/server/src/computers/think-thread.ts' },
        adds: 'and brain files',
      },
      {
        ...{ name: 'Past positions', entry: 'packages/server/src/games/watch/past-thread.ts' },
        adds: 'and rules files',
      },
      { name: 'Check of the store', entry: 'packages/server/src/store/check-thread.ts' },
    ],
  },
];
