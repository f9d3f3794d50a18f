import { Loaded } from '../games/keep/loaded.ts';
import { type KeptGame, readEntries, readGame } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { TitleModule, Titles } from '../titles/module.ts';

/** A running game under rules older than the newest. */
export interface Upgraded {
  readonly game: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  /** Whether its state is the same under the newest rules; if not, it keeps its old ones. */
  readonly same: boolean;
}

/**
 * Replays every running game under the newest rules of its title. A game that reaches the same state, with the same
 * choices, moves to these rules, unless `dry`; a game that would differ keeps its old ones.
 */
export async function upgradeGames(store: Store, titles: Titles, dry: boolean): Promise<readonly Upgraded[]> {
  const { db } = store;
  const upgraded: Upgraded[] = [];
  for (const module of titles.current) {
    const running = db.selectFrom('game').select('id').where('status', '=', 'running');
    const older = running.where('title', '=', module.rules.title).where('rules', '!=', module.hash);
    for (const { id } of await older.execute()) {
      const kept = await readGame(db, id);
      if (kept !== undefined) upgraded.push(await upgradeOne(store, titles, kept, module, dry));
    }
  }
  return upgraded;
}

async function upgradeOne(
  { db }: Store,
  titles: Titles,
  kept: KeptGame,
  module: TitleModule,
  dry: boolean,
): Promise<Upgraded> {
  const { id, title, rules, updated } = kept.game;
  const journal = await readEntries(db, kept.game, 0);
  const before = standOf(new Loaded(kept, await titles.load(title, rules), journal));
  const same = before === standUnder(kept, module, journal);
  if (same && !dry) {
    const moved = db.updateTable('game').set({ rules: module.hash, updated: updated + 1 });
    await moved.where('id', '=', id).where('updated', '=', updated).execute();
  }
  return { game: id, title, from: rules, to: module.hash, same };
}

/** A game's state under other rules; `undefined` if they do not allow its choices. */
function standUnder(...[kept, module, journal]: ConstructorParameters<typeof Loaded>): string | undefined {
  try {
    return standOf(new Loaded(kept, module, journal));
  } catch (error) {
    if (error instanceof module.kernel.BadValue) return undefined;
    throw error;
  }
}

/** The complete state of a game, with its choices, as text. */
function standOf(loaded: Loaded): string {
  const { table, module } = loaded;
  const open = loaded.askedSeats().map((seat) => [seat, table.choicesOf(seat)]);
  return JSON.stringify([table.journal.length, module.rules.toJson(table.state), open]);
}
