import { titleOfRecord } from '@carillon/flow';
import { ok, range, refused, secure } from '@carillon/kit';
import type { AnyRefusal, Asks, Brought, Fault, RecordText, Reply, SavedGameSummary } from '../shared/messages.ts';
import { faultOf } from './fault.ts';
import type { HeldGame } from './game.ts';
import { isSavedGame, type SavedGame, type SavedGames, type StoredItem } from './saved-games.ts';
import type { TabLock, TabLocks } from './tab-locks.ts';
import type { TitleGames } from './title-games.ts';

/** The titles, by id; each loads when it is first needed. */
export type Titles = ReadonlyMap<string, () => TitleGames | Promise<TitleGames>>;

/** The length of an id in letters. */
const ID_LENGTH = 12;

/** The games in the browser's store: lists, opens, saves, exports and imports them, one after another. */
export class GameStore {
  private saving: Promise<void> = Promise.resolve();
  /** Whether the last game could be saved; some browsers refuse. */
  private keeps = true;

  constructor(
    private readonly titles: Titles,
    private readonly games: SavedGames,
    private readonly locks: TabLocks,
    private readonly clock: () => number,
  ) {}

  /** Resolves when everything played so far is in the store. */
  async saved(): Promise<void> {
    await this.saving;
  }

  /** Summaries of the games, the most recently played first. Entries that are not games are omitted. */
  async list(): Promise<readonly SavedGameSummary[]> {
    await this.saving;
    const games = (await this.games.list()).flatMap(summaryOf);
    return games.sort((a, b) => b.at - a.at);
  }

  /** A game that is open, here or in another tab, is not deleted. */
  async remove(id: string): Promise<Reply<readonly SavedGameSummary[]>> {
    const lock = await this.locks.acquire(id, false);
    if (lock === undefined) return refused('elsewhere');
    await this.games.remove(id);
    await lock.release();
    return ok(await this.list());
  }

  /** Opens a saved game; a game that does not fit the rules stays in the store unchanged. */
  async open(id: string): Promise<HeldGame | AnyRefusal> {
    const found = await this.read(id);
    if (typeof found === 'string') return found;
    try {
      return found.title.resume(found.saved);
    } catch (error) {
      console.error(error);
      return 'damaged';
    }
  }

  /** The complete record of a saved game. */
  async record(id: string): Promise<Reply<RecordText>> {
    await this.saving;
    const found = await this.read(id);
    return typeof found === 'string' ? refused(found) : ok(named(found.saved, found.title.record(found.saved)));
  }

  /** Imports the game of a record; if the record has a fault, nothing changes. */
  async bring({ text }: Asks['bring']): Promise<Brought> {
    const saved = await this.gameOf(text);
    if ('code' in saved) return { fault: saved };
    const id = this.newId();
    await this.games.save(id, saved);
    return { id };
  }

  /**
   * Saves a game after all pending saves, unless another tab has taken it over by then (`isLost`). Returns whether the
   * store has accepted games so far.
   */
  keep(lock: TabLock, game: SavedGame, isLost: () => boolean): boolean {
    this.saving = this.saving.then(() => (isLost() ? undefined : this.save(lock.id, game)));
    return this.keeps;
  }

  newId(): string {
    const random = secure();
    const letters = range(ID_LENGTH).map(() => random.below(36).toString(36));
    return `${this.clock().toString(36)}-${letters.join('')}`;
  }

  private async read(id: string): Promise<{ readonly saved: SavedGame; readonly title: TitleGames } | AnyRefusal> {
    const saved = await this.games.load(id);
    if (saved === undefined) return 'no_game';
    if (!isSavedGame(saved)) return 'damaged';
    const title = await this.titles.get(saved.title)?.();
    return title === undefined ? 'unknown_title' : { saved, title };
  }

  /** If the title is unknown, the record is parsed as another title's, to get a fault with its line. */
  private async gameOf(text: string): Promise<SavedGame | Fault> {
    const [any] = this.titles.values();
    try {
      const title = await (this.titles.get(titleOfRecord(text)) ?? any)?.();
      return title === undefined ? { code: 'unknown_title', line: 0 } : title.bring(text, this.clock());
    } catch (error) {
      return faultOf(error);
    }
  }

  private async save(id: string, game: SavedGame): Promise<void> {
    try {
      await this.games.save(id, game);
      this.keeps = true;
    } catch (error) {
      console.error(error);
      this.keeps = false;
    }
  }
}

function summaryOf({ id, game }: StoredItem): SavedGameSummary[] {
  if (!isSavedGame(game)) return [];
  const { title, scenario, journal, at, period = null, end = null, computer } = game;
  const { seat, level, style } = computer ?? {};
  const player = seat === undefined || level === undefined ? null : { seat, level, ...(style && { style }) };
  return [{ id, title, scenario, period, result: end, computer: player, entries: journal.length, at }];
}

/** A record and its file name, which has only letters, digits and hyphens. */
export function named({ title, scenario, at }: Pick<SavedGame, 'title' | 'scenario' | 'at'>, text: string): RecordText {
  const day = new Date(at).toISOString().slice(0, 10);
  const name = `${title}-${scenario}-${day}`.replace(/[^a-z0-9-]+/gi, '-');
  return { text, name: `${name}.txt` };
}
