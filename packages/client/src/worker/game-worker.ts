import { titleOfRecord } from '@carillon/flow';
import { range, secure } from '@carillon/kit';
import type {
  Answers,
  AnyRefusal,
  AskMessage,
  Asks,
  AskType,
  Fault,
  Joined,
  NewGame,
  Now,
  Reply,
  SavedGameSummary,
} from '../messages.ts';
import { isSavedGame, type SavedGame, type SavedGames, type StoredItem } from './saved-games.ts';
import type { TabLock, TabLocks } from './tab-locks.ts';
import { type AnyGame, type AnyLocalGame, type AnyServerGame, faultOf, type TitleGames } from './title-games.ts';

type AnyAnswers = Answers<unknown, unknown>;
type AnyNow = Now<unknown, unknown>;

/** What the gameWorker answers by itself, about the shelf or about a position that comes with the question: no game needs to be at the table. */
type WorkerAsk = Extract<
  AskMessage,
  { type: 'saved' | 'open' | 'resume' | 'leave' | 'taken' | 'remove' | 'record' | 'bring' | 'join' | 'query' }
>;
const WORKER_ASKS: ReadonlySet<AskType> = new Set<WorkerAsk['type']>([
  'saved',
  'open',
  'resume',
  'leave',
  'taken',
  'remove',
  'record',
  'bring',
  'join',
  'query',
]);
const isWorkerAsk = (ask: AskMessage): ask is WorkerAsk => WORKER_ASKS.has(ask.type);

const refused = (code: AnyRefusal): { readonly ok: false; readonly code: AnyRefusal } => ({ ok: false, code });
const ok = <T>(value: T): Reply<T> => ({ ok: true, value });

/** Letters of an id. */
const ID_LENGTH = 12;

/** The titles that games can be opened of, by id; what a title needs comes when it is first asked for. */
export type Titles = ReadonlyMap<string, () => TitleGames | Promise<TitleGames>>;

/** Answers the page's messages. Every message gets one answer; a refusal changes nothing. */
export class GameWorker {
  private sitting: AnyLocalGame | undefined;
  /** The game at the table, where a server holds it. */
  private afar: AnyServerGame | undefined;
  /** This tab's hold on the game at the table; its id is the game's id. */
  private claim: TabLock | undefined;
  /** Another tab has taken the game over. */
  private lost = false;
  /** A copy of the game that is being tried out. It is never kept, and never becomes the game. */
  private analysis: AnyLocalGame | undefined;
  private saving: Promise<void> = Promise.resolve();
  /** Whether the last game could be put into the store; some browsers refuse. */
  private keeps = true;

  constructor(
    private readonly titles: Titles,
    private readonly shelf: SavedGames,
    private readonly locks: TabLocks,
    private readonly clock: () => number,
    /** The opener of a title by the rules of this hash, which are not the page's own. */
    private readonly others: (title: string, hash: string) => Promise<TitleGames | undefined> = async () => undefined,
  ) {}

  /** Answers one message. */
  async answer(ask: AskMessage): Promise<Reply<AnyAnswers[AskType]>> {
    try {
      return isWorkerAsk(ask) ? await this.handle(ask) : this.atTable(ask);
    } catch (error) {
      console.error(error);
      return refused('broken');
    }
  }

  /** Resolves when all that was played so far is in the store. */
  async saved(): Promise<void> {
    await this.saving;
  }

  private async handle(ask: WorkerAsk): Promise<Reply<AnyAnswers[AskType]>> {
    switch (ask.type) {
      case 'saved':
        return ok(await this.savedGames());
      case 'open':
        return await this.open(ask);
      case 'resume':
        return await this.resume(ask);
      case 'leave':
        return ok(await this.leave());
      case 'taken':
        return ok((await this.claim?.ended) ?? false);
      case 'remove':
        return await this.remove(ask);
      case 'record':
        return await this.record(ask);
      case 'bring':
        return ok(await this.bring(ask));
      case 'join':
        return await this.join(ask);
      case 'query':
        return await this.query(ask);
    }
  }

  private atTable(ask: Exclude<AskMessage, WorkerAsk>): Reply<AnyAnswers[AskType]> {
    const sitting = this.analysis ?? this.sitting;
    // What a server tells of its game concerns that, whatever is tried out meanwhile.
    const isOfGame = this.analysis === undefined || ask.type === 'follow' || ask.type === 'verify';
    if (this.afar !== undefined && isOfGame) return this.playAfar(ask, this.afar);
    if (sitting === undefined) return refused('no_game');
    return this.lost ? refused('taken_over') : this.play(ask, sitting);
  }

  private play(ask: Exclude<AskMessage, WorkerAsk>, sitting: AnyLocalGame): Reply<AnyAnswers[AskType]> {
    switch (ask.type) {
      case 'choose':
        return this.kept(sitting.choose(ask));
      case 'undo':
        return this.kept(sitting.undo(ask));
      case 'redo':
        return this.kept(sitting.redo(ask));
      case 'stand':
        return this.kept(sitting.stand(ask));
      case 'look':
        return this.placed(sitting.look(ask));
      case 'gather':
        return ok(sitting.gather(ask));
      case 'analyse':
        return this.analyse(sitting, ask);
      case 'leaveAnalysis':
        return this.leaveAnalysis();
      case 'way':
        return ok(sitting.way(ask));
      case 'past':
        return sitting.past(ask);
      case 'journal':
        return ok(sitting.journal());
      case 'follow':
      case 'verify':
        return refused('no_game');
    }
  }

  private analyse(from: AnyGame, ask: Asks['analyse']): Reply<AnyNow> {
    const branch = from.branch(ask);
    if (!branch.ok) return branch;
    this.analysis = branch.value;
    return this.placed(ok(this.analysis.greet()));
  }

  private leaveAnalysis(): Reply<AnyNow> {
    this.analysis = undefined;
    if (this.afar !== undefined) return ok(this.afar.again());
    return this.sitting === undefined ? refused('no_game') : this.placed(ok(this.sitting.again()));
  }

  /** What can be asked about a game that a server holds; what would change it is for the server. */
  private playAfar(ask: Exclude<AskMessage, WorkerAsk>, afar: AnyServerGame): Reply<AnyAnswers[AskType]> {
    return ask.type === 'analyse' ? this.analyse(afar, ask) : answerAfar(ask, afar);
  }

  // ---- the shelf

  private async open(game: NewGame): Promise<Reply<AnyNow>> {
    const title = await this.titles.get(game.title)?.();
    if (title === undefined) return refused('unknown_title');
    const sitting = title.open(game);
    const id = this.newId();
    await this.leave();
    const claim = await this.locks.acquire(id, true);
    return claim === undefined ? refused('elsewhere') : this.kept(this.seat(claim, sitting));
  }

  /** Sits down at a table that a server holds; nothing of it is kept here. */
  private async join(joined: Joined): Promise<Reply<AnyNow>> {
    if (this.afar?.rejoin(joined)) return ok(this.afar.now());
    const title = await this.titles.get(joined.title)?.();
    if (title === undefined) return refused('unknown_title');
    const afar = title.join(joined) ?? (await this.others(joined.title, joined.rules))?.join(joined);
    if (afar === undefined) return refused('other_rules');
    await this.leave();
    this.afar = afar;
    return ok(afar.again());
  }

  private async resume({ game: id, takeOver }: Asks['resume']): Promise<Reply<AnyNow>> {
    await this.leave();
    const claim = await this.locks.acquire(id, takeOver);
    if (claim === undefined) return refused('elsewhere');
    const sitting = await this.sittingOf(id);
    if (typeof sitting !== 'string') return this.seat(claim, sitting);
    await claim.release();
    return refused(sitting);
  }

  private async query(ask: Asks['query']): Promise<Reply<AnyAnswers['query']>> {
    const own = await this.titles.get(ask.title)?.();
    const title = own?.rulesHash === ask.rules ? own : await this.others(ask.title, ask.rules ?? '');
    return title === undefined ? refused('other_rules') : title.query(ask);
  }

  /** A kept game, opened; a game that does not fit the rules is left in the store as it is. */
  private async sittingOf(id: string): Promise<AnyLocalGame | AnyRefusal> {
    const saved = await this.shelf.load(id);
    if (saved === undefined) return 'no_game';
    if (!isSavedGame(saved)) return 'damaged';
    const title = await this.titles.get(saved.title)?.();
    if (title === undefined) return 'unknown_title';
    try {
      return title.resume(saved);
    } catch (error) {
      console.error(error);
      return 'damaged';
    }
  }

  private seat(claim: TabLock, sitting: AnyLocalGame): Reply<AnyNow> {
    this.claim = claim;
    this.sitting = sitting;
    this.lost = false;
    void claim.ended.then((taken) => {
      if (this.claim === claim) this.lost = taken;
    });
    return this.placed(ok(sitting.greet()));
  }

  /** Gives the game at the table out of hand, with all that was played kept. */
  private async leave(): Promise<null> {
    const { claim } = this;
    this.sitting = undefined;
    this.afar = undefined;
    this.analysis = undefined;
    this.claim = undefined;
    this.lost = false;
    await this.saving;
    await claim?.release();
    return null;
  }

  /** The games on the shelf, the one played last first. What is no game is not offered. */
  private async savedGames(): Promise<readonly SavedGameSummary[]> {
    await this.saving;
    const games = (await this.shelf.list()).flatMap(summaryOf);
    return games.sort((a, b) => b.at - a.at);
  }

  /** A game that is open, here or in another tab, stays. */
  private async remove({ game: id }: Asks['remove']): Promise<Reply<readonly SavedGameSummary[]>> {
    const claim = await this.locks.acquire(id, false);
    if (claim === undefined) return refused('elsewhere');
    await this.shelf.remove(id);
    await claim.release();
    return ok(await this.savedGames());
  }

  /** Of a game that can only be looked at, and of one that is not at the table, what lies on the shelf: all of it. */
  private async record({ game: id, whole }: Asks['record']): Promise<Reply<AnyAnswers['record']>> {
    const { sitting, claim, afar } = this;
    if (id === null && afar) return ok(named({ ...afar.now(), at: this.clock() }, afar.record(whole)));
    if (id === null && sitting && !sitting.isViewed)
      return ok(named(sitting.saved(this.clock()), sitting.record(whole)));
    await this.saving;
    const saved = await this.shelf.load(id ?? claim?.id ?? '');
    if (saved === undefined) return refused('no_game');
    if (!isSavedGame(saved)) return refused('damaged');
    const title = await this.titles.get(saved.title)?.();
    return title === undefined ? refused('unknown_title') : ok(named(saved, title.record(saved)));
  }

  /** Puts the game of a record on the shelf; where anything is wrong with it, all stays as it was. */
  private async bring({ text }: Asks['bring']): Promise<AnyAnswers['bring']> {
    const saved = await this.gameOf(text);
    if ('code' in saved) return { fault: saved };
    const id = this.newId();
    await this.shelf.save(id, saved);
    return { id };
  }

  /** Where the title is not known, any other refuses it, and names the line. */
  private async gameOf(text: string): Promise<SavedGame | Fault> {
    const [any] = this.titles.values();
    try {
      const title = await (this.titles.get(titleOfRecord(text)) ?? any)?.();
      return title === undefined ? { code: 'unknown_title', line: 0 } : title.bring(text, this.clock());
    } catch (error) {
      return faultOf(error);
    }
  }

  private newId(): string {
    const random = secure();
    const letters = range(ID_LENGTH).map(() => random.below(36).toString(36));
    return `${this.clock().toString(36)}-${letters.join('')}`;
  }

  // ---- keeping

  /** A reply with the place of the game on the shelf. */
  private placed(reply: Reply<AnyNow>): Reply<AnyNow> {
    return reply.ok ? ok({ ...reply.value, id: this.claim?.id ?? '' }) : reply;
  }

  /** Puts the game into the store after a change, one after another. */
  private kept(reply: Reply<AnyNow>): Reply<AnyNow> {
    const { sitting, claim } = this;
    if (!reply.ok || this.analysis !== undefined || !sitting || !claim) return this.placed(reply);
    const game = sitting.saved(this.clock());
    this.saving = this.saving.then(() => this.save(claim, game));
    return this.placed(ok({ ...reply.value, kept: this.keeps }));
  }

  /** What another tab has taken over is that tab's to keep. */
  private async save(claim: TabLock, game: SavedGame): Promise<void> {
    if (this.claim === claim && this.lost) return;
    try {
      await this.shelf.save(claim.id, game);
      this.keeps = true;
    } catch (error) {
      console.error(error);
      this.keeps = false;
    }
  }
}

function answerAfar(ask: Exclude<AskMessage, WorkerAsk>, afar: AnyServerGame): Reply<AnyAnswers[AskType]> {
  switch (ask.type) {
    case 'follow':
      return afar.follow(ask);
    case 'verify':
      return ok(afar.verify(ask));
    case 'look':
      return ok(afar.now());
    case 'gather':
      return ok(afar.gather(ask));
    case 'way':
      return ok(afar.way(ask));
    case 'journal':
      return ok(afar.journal());
    default:
      return refused('no_game');
  }
}

function summaryOf({ id, game }: StoredItem): SavedGameSummary[] {
  if (!isSavedGame(game)) return [];
  const { title, scenario, journal, at, period = null, end = null } = game;
  return [{ id, title, scenario, period, over: end !== null, entries: journal.length, at }];
}

/** A record, and a name for its file: letters, digits and hyphens, whatever the store holds. */
function named(
  { title, scenario, at }: Pick<SavedGame, 'title' | 'scenario' | 'at'>,
  text: string,
): AnyAnswers['record'] {
  const day = new Date(at).toISOString().slice(0, 10);
  const name = `${title}-${scenario}-${day}`.replace(/[^a-z0-9-]+/gi, '-');
  return { text, name: `${name}.txt` };
}
