/** A game locked by this tab. */
export interface TabLock {
  readonly id: string;
  /** Resolves when another tab has taken it over (`true`), or this one has released it (`false`). */
  readonly ended: Promise<boolean>;
  /** Releases it. Resolves when others can have it. */
  release(): Promise<void>;
}

/** Ensures that a game is open in only one tab at a time. */
export interface TabLocks {
  /** Locks a game; `undefined` if another tab has it and it is not to be taken over. */
  acquire(id: string, takeOver: boolean): Promise<TabLock | undefined>;
}

/** A reloaded page asks before the browser has noticed that its predecessor is gone. */
const TRIES = 6;
const PAUSE_MS = 100;

const nameOf = (id: string): string => `carillon.game.${id}`;

/** Uses the browser's own locks. Without them, as on an insecure address, every tab may open every game. */
export function browserTabLocks(manager: LockManager | undefined): TabLocks {
  return {
    async acquire(id, takeOver) {
      if (manager === undefined) return uncontested(id);
      for (let tries = takeOver ? 1 : TRIES; tries > 0; tries--) {
        const claim = await request(manager, id, takeOver);
        if (claim !== undefined) return claim;
        if (tries > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      return undefined;
    },
  };
}

/** A lock without competition. */
export function uncontested(id: string): TabLock {
  const { promise: ended, resolve } = withResolver<boolean>();
  return {
    id,
    ended,
    release: () => {
      resolve(false);
      return Promise.resolve();
    },
  };
}

/** The lock is held as long as the inner promise is pending; when another tab steals it, the request itself fails. */
function request(manager: LockManager, id: string, steal: boolean): Promise<TabLock | undefined> {
  const letGo = withResolver<undefined>();
  const ended = withResolver<boolean>();
  return new Promise((answer) => {
    const settled = manager.request(nameOf(id), steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (lock === null) return answer(undefined);
      const release = async (): Promise<void> => {
        letGo.resolve(undefined);
        await over;
      };
      answer({ id, ended: ended.promise, release });
      return letGo.promise;
    });
    const over = settled.then(
      () => ended.resolve(false),
      () => ended.resolve(true),
    );
  });
}

function withResolver<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
