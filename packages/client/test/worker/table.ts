import { skirmish } from '../../../flow/test/skirmish/index.ts';
import type { AskMessage, Asks, AskType, Now, Reply } from '../../src/messages.ts';
import { Desk, opener } from '../../src/worker/desk.ts';
import type { Shelf } from '../../src/worker/shelf.ts';

// A table of the small game Skirmish, without a browser: what the page would ask, and what it would be answered.

/** A shelf in memory. */
export function shelf(first?: unknown): Shelf & { kept: unknown } {
  const made = {
    kept: first,
    load: () => Promise.resolve(structuredClone(made.kept)),
    save: (game: unknown) => {
      made.kept = structuredClone(game);
      return Promise.resolve();
    },
  };
  return made;
}

type SkirmishNow = Now<Record<string, unknown>, { readonly type: string; readonly card?: string }>;

/** A desk with Skirmish, and the calls of a page that knows what it was told last. */
export function table(on: Shelf = shelf()) {
  const desk = new Desk(
    new Map([['skirmish', opener({ rules: skirmish, routes: () => [], routeThrough: () => undefined })]]),
    on,
    () => 1000,
  );
  let id = 0;
  let now: SkirmishNow | undefined;
  const ask = async <T extends AskType>(type: T, body: Asks[T]): Promise<Reply<unknown>> => {
    id++;
    return desk.answer({ id, type, ...body } as unknown as AskMessage);
  };
  const told = async <T extends AskType>(type: T, body: Asks[T]): Promise<SkirmishNow> => {
    const reply = await ask(type, body);
    if (!reply.ok) throw new Error(`refused: ${reply.code}`);
    now = reply.value as SkirmishNow;
    return now;
  };
  const seen = (): number => now?.length ?? 0;
  return {
    desk,
    ask,
    told,
    seen,
    open: (seed: number) => told('open', { title: 'skirmish', scenario: 'long-day', options: null, seed }),
    look: (seat: string | null) => told('look', { seat }),
    choose: (seat: string, ...choices: string[]) => told('choose', { seat, choices, seen: seen() }),
    undo: () => told('undo', { seen: seen(), action: false }),
    restart: () => told('undo', { seen: seen(), action: true }),
    analyse: (number: number | null) => told('analyse', { number }),
    leave: () => told('leaveAnalysis', {}),
    redo: () => told('redo', { seen: seen() }),
  };
}

/** A table at which both have bid nothing, and the first side is to order. */
export async function afterBids(seed = 1): Promise<{ at: ReturnType<typeof table>; now: SkirmishNow; first: string }> {
  const at = table();
  await at.open(seed);
  await at.look('blue');
  await at.choose('blue', 'bid 0');
  await at.look('red');
  const now = await at.choose('red', 'bid 0');
  return { at, now, first: now.asked.seat ?? '' };
}
