import { skirmish } from '../../../flow/test/skirmish/index.ts';
import { GameWorker } from '../../src/game-worker/game-worker.ts';
import type { SavedGames } from '../../src/game-worker/saved-games.ts';
import type { TabLocks } from '../../src/game-worker/tab-locks.ts';
import { titleGames } from '../../src/game-worker/title-games.ts';
import type { AskMessage, Asks, AskType, Now, Reply, SavedGameSummary } from '../../src/shared/messages.ts';
import { think } from './unhurried.ts';

// A table of the small game Skirmish, without a browser: the page's requests and the worker's answers.

/** Saved games in memory; `kept` is the one with the id `first`, or else whichever was saved first. */
export function savedGames(first?: unknown): SavedGames & { readonly games: Map<string, unknown>; kept: unknown } {
  const games = new Map<string, unknown>(first === undefined ? [] : [['first', first]]);
  return {
    games,
    get kept() {
      return [...games.values()][0];
    },
    set kept(game) {
      const [id = 'first'] = games.keys();
      games.set(id, game);
    },
    list: () => Promise.resolve([...games].map(([id, game]) => ({ id, game: structuredClone(game) }))),
    load: (id) => Promise.resolve(structuredClone(games.get(id))),
    save: (id, game) => {
      games.set(id, structuredClone(game));
      return Promise.resolve();
    },
    remove: (id) => {
      games.delete(id);
      return Promise.resolve();
    },
  };
}

/** Locks as several tabs of one browser share them. */
export function browser(): TabLocks {
  const holders = new Map<string, (taken: boolean) => void>();
  return {
    acquire: (id, takeOver) => {
      const holder = holders.get(id);
      if (holder && !takeOver) return Promise.resolve(undefined);
      holder?.(true);
      let end: (taken: boolean) => void = () => undefined;
      const ended = new Promise<boolean>((resolve) => {
        end = resolve;
      });
      holders.set(id, end);
      const release = (): Promise<void> => {
        if (holders.get(id) === end) holders.delete(id);
        end(false);
        return Promise.resolve();
      };
      return Promise.resolve({ id, ended, release });
    },
  };
}

type SkirmishNow = Now<Record<string, unknown>, { readonly type: string; readonly card?: string }>;

/** The rules and the browser of a table; by default each table has its own browser. */
export interface House {
  readonly rules?: typeof skirmish;
  readonly rulesHash?: string | null;
  readonly locks?: TabLocks;
}

/** A worker with Skirmish, and the calls of a page that remembers its last message. */
export function table(
  on: SavedGames = savedGames(),
  { rules = skirmish, rulesHash = null, locks = browser() }: House = {},
) {
  const engine = { rules, rulesHash, routes: () => [], isOnHand: () => false, routeThrough: () => undefined };
  const gameWorker = new GameWorker(new Map([['skirmish', () => titleGames(engine)]]), on, locks, () => 1000, think);
  let id = 0;
  let now: SkirmishNow | undefined;
  const ask = async <T extends AskType>(type: T, body: Asks[T]): Promise<Reply<unknown>> => {
    id++;
    return gameWorker.answer({ id, type, ...body } as unknown as AskMessage);
  };
  const reported = async <T extends AskType>(type: T, body: Asks[T]): Promise<SkirmishNow> => {
    const reply = await ask(type, body);
    if (!reply.ok) throw new Error(`refused: ${reply.code}`);
    now = reply.value as SkirmishNow;
    return now;
  };
  const seen = (): number => now?.length ?? 0;
  return {
    gameWorker,
    ask,
    told: reported,
    seen,
    /** Resumes a game; by default the most recently played. */
    resume: async (game?: string, takeOver = false) => {
      const saved = await ask('saved', {});
      const games = saved.ok ? (saved.value as readonly SavedGameSummary[]) : [];
      return ask('resume', { game: game ?? games[0]?.id ?? 'first', takeOver });
    },
    open: (seed: number) => reported('open', { title: 'skirmish', scenario: 'long-day', options: null, seed }),
    look: (seat: string | null) => reported('look', { seat }),
    choose: (seat: string, ...choices: string[]) => reported('choose', { seat, choices, seen: seen() }),
    undo: () => reported('undo', { seen: seen(), action: false }),
    restart: () => reported('undo', { seen: seen(), action: true }),
    analyse: (number: number | null) => reported('analyse', { number }),
    leave: () => reported('leaveAnalysis', {}),
    redo: () => reported('redo', { seen: seen() }),
  };
}

/** A table at which both sides have bid 0, and the first side must give its order. */
export async function afterBids(seed = 1): Promise<{ at: ReturnType<typeof table>; now: SkirmishNow; first: string }> {
  const at = table();
  await at.open(seed);
  await at.look('blue');
  await at.choose('blue', 'bid 0');
  await at.look('red');
  const now = await at.choose('red', 'bid 0');
  return { at, now, first: now.asked.seat ?? '' };
}
