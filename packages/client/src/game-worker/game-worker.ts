import { type Json, ok, refused, secure } from '@carillon/kit';
import type { Advice } from '@carillon/opponent';
import type { Joined } from '@carillon/protocol';
import {
  type Answers,
  type Ask,
  type AskMessage,
  type Asks,
  type AskType,
  COMPUTER_SEEDS,
  type Explained,
  type NewGame,
  type RecordText,
  type Reply,
  type TableAskType,
} from '../shared/messages.ts';
import type { Adviser, Thinker } from './computer-apart.ts';
import {
  type AdviceTasks,
  type AnyNow,
  type AnyReply,
  askGame,
  type Game,
  type HeldGame,
  type JoinedGame,
} from './game.ts';
import { GameStore, named, type Titles } from './game-store.ts';
import { GuestThinking } from './guest-thinking.ts';
import { Judging } from './judging.ts';
import type { SavedGames } from './saved-games.ts';
import type { TabLock, TabLocks } from './tab-locks.ts';
import type { TitleGames } from './title-games.ts';

export type { Titles } from './game-store.ts';

/** The questions that the worker answers itself, for its open game or without one; the game answers the others. */
type Handlers = {
  readonly [T in Exclude<AskType, TableAskType>]: (
    ask: Asks[T],
  ) => Reply<Answers<unknown, unknown>[T]> | Promise<Reply<Answers<unknown, unknown>[T]>>;
};

/** Questions that may change a game; the answer is its new state. */
const CHANGES: ReadonlySet<string> = new Set<TableAskType>(['choose', 'undo', 'redo', 'settle', 'stand']);

const NOBODY: Adviser = { advise: async () => undefined, judge: async () => undefined, cancel: () => undefined };

/** The advice without the computer player's plans, which would reveal its cards. */
const explained = (advice: Advice, tasks: AdviceTasks): Explained<unknown, unknown> => ({
  ...advice,
  decision: tasks.decision(),
  plans: advice.plans.map((plan) => ({ ...plan, choice: '', choices: [], log: [], fights: [] })),
});

/** The open game: a local one, locked by this tab, one on a server, or a lesson. */
type AtTable =
  | { readonly by: 'tab'; readonly game: HeldGame; readonly lock: TabLock }
  | { readonly by: 'server'; readonly game: JoinedGame }
  | { readonly by: 'lesson'; readonly game: Game };

/** Answers the page's messages. Every message gets one answer; a refusal changes nothing. */
export class GameWorker {
  private readonly store: GameStore;
  private table: AtTable | undefined;
  /** Another tab has taken the game over. */
  private lost = false;
  /** The open analysis. It is never stored, and never becomes the game. */
  private analysis: Game | undefined;
  private readonly judging: Judging;
  private readonly guests: GuestThinking;

  constructor(
    private readonly titles: Titles,
    games: SavedGames,
    private readonly locks: TabLocks,
    private readonly clock: () => number,
    /** Thinks for computer players, apart from this worker. */
    think: Thinker,
    /** The games of a title under other rules than the page's, found by their hash. */
    private readonly others: (title: string, hash: string) => Promise<TitleGames | undefined> = async () => undefined,
    /** Advises on plans, in another worker than the players. */
    private readonly adviser: Adviser = NOBODY,
  ) {
    this.store = new GameStore(titles, games, locks, clock);
    this.judging = new Judging(titles, adviser);
    this.guests = new GuestThinking(think);
  }

  private readonly handlers: Handlers = {
    saved: async () => ok(await this.store.list()),
    prepare: (ask) => this.prepare(ask),
    open: (ask) => this.open(ask),
    anew: (ask) => this.anew(ask),
    resume: (ask) => this.resume(ask),
    lesson: (ask) => this.teach(ask),
    leave: async () => ok(await this.leave()),
    taken: async () => ok((await this.lock?.ended) ?? false),
    remove: ({ game }) => this.store.remove(game),
    record: (ask) => this.record(ask),
    recordOf: ({ game }) => this.store.record(game),
    bring: async (ask) => ok(await this.store.bring(ask)),
    joined: (ask) => this.join(ask),
    changed: (ask) => this.follow(ask),
    query: (ask) => this.query(ask),
    reply: () => this.reply(),
    hint: () => this.advice('hint', (advice) => advice),
    why: () => this.advice('why', explained),
    turns: () => this.judged((game) => this.judging.turns(game)),
    judge: ({ turn }) => this.judged((game) => this.judging.judge(game, turn)),
    drop: () => this.drop(),
    thinking: () => ok(this.guests.progress),
    analyse: (ask) => this.analyse(ask),
    leaveAnalysis: () => this.leaveAnalysis(),
  };

  /** Answers one message. */
  async answer(ask: AskMessage): Promise<AnyReply> {
    try {
      // The compiler cannot see that a question and its handler still belong together.
      const handlers = this.handlers as Readonly<
        Record<string, ((ask: Ask) => AnyReply | Promise<AnyReply>) | undefined>
      >;
      const handler = handlers[ask.type];
      return handler === undefined ? this.atTable(ask as Ask<TableAskType>) : await handler(ask);
    } catch (error) {
      console.error(error);
      return refused('broken');
    }
  }

  /** Resolves when everything played so far is in the store. */
  saved(): Promise<void> {
    return this.store.saved();
  }

  // ---- the open game

  /** The game that a question is about: the open game or its analysis. Only the open game can verify its dice. */
  private asked(type?: TableAskType): Game | 'no_game' | 'taken_over' {
    const game = type === 'verify' ? this.table?.game : (this.analysis ?? this.table?.game);
    if (game === undefined) return 'no_game';
    return this.lost ? 'taken_over' : game;
  }

  private atTable(ask: Ask<TableAskType>): AnyReply {
    const game = this.asked(ask.type);
    if (typeof game === 'string') return refused(game);
    if (CHANGES.has(ask.type)) this.drop();
    const reply = askGame(game, ask);
    if (CHANGES.has(ask.type)) return this.kept(reply as Reply<AnyNow>);
    return ask.type === 'look' ? this.placed(reply as Reply<AnyNow>) : reply;
  }

  /** Messages from a server apply to its game, even during an analysis. */
  private follow(changed: Asks['changed']): Reply<AnyNow> {
    const { table } = this;
    return table?.by === 'server' ? table.game.follow(changed) : refused('no_game');
  }

  /** Makes one choice for the computer player; the page asks again for the next one. */
  private async reply(): Promise<Reply<AnyNow>> {
    const { table } = this;
    if (table?.by !== 'tab' || this.analysis !== undefined) return refused('no_game');
    const { guest } = table.game;
    const task = guest?.task();
    if (guest === undefined || task === undefined) return this.placed(ok(table.game.now()));
    const thought = await this.guests.thought(guest, task);
    if (this.table !== table || this.analysis !== undefined) return refused('no_game');
    if (this.lost) return refused('taken_over');
    return thought === undefined ? this.placed(ok(table.game.now())) : this.kept(table.game.reply(task, thought));
  }

  /** Plans, with the reasons for them. A change of the game cancels the question. */
  private async advice<T extends Advice>(
    about: 'hint' | 'why',
    shown: (advice: Advice, tasks: AdviceTasks) => T,
  ): Promise<Reply<T>> {
    const { table } = this;
    if (table?.by !== 'tab' || table.game.isViewed || this.analysis !== undefined) return refused('no_advice');
    if (this.lost) return refused('taken_over');
    const task = table.game.advice[about]();
    const advice = task && (await this.adviser.advise(task));
    if (advice === undefined || this.table !== table) return refused('no_advice');
    return ok(shown(advice, table.game.advice));
  }

  /** Asks about the turns played in the analysis, or in the open game if there is no analysis. */
  private async judged<T>(ask: (game: Game) => Reply<T> | Promise<Reply<T>>): Promise<Reply<T>> {
    const game = this.analysis ?? this.table?.game;
    return game === undefined ? refused('no_game') : ask(game);
  }

  /** Cancels plans, judgements and the computer's choice. */
  private drop(): Reply<null> {
    this.adviser.cancel();
    this.guests.cancel();
    return ok(null);
  }

  private analyse(ask: Asks['analyse']): Reply<AnyNow> {
    const from = this.asked();
    if (typeof from === 'string') return refused(from);
    const branch = from.branch(ask);
    if (!branch.ok) return branch;
    this.analysis = branch.value;
    return this.placed(ok(this.analysis.again()));
  }

  private leaveAnalysis(): Reply<AnyNow> {
    const from = this.asked();
    if (typeof from === 'string') return refused(from);
    this.analysis = undefined;
    return this.table === undefined ? refused('no_game') : this.placed(ok(this.table.game.again()));
  }

  /** This tab's lock on the open game; its id is the game's. */
  private get lock(): TabLock | undefined {
    return this.table?.by === 'tab' ? this.table.lock : undefined;
  }

  /** The record of the open game; of a game that can only be viewed, the complete record in the store. */
  private async record({ whole }: Asks['record']): Promise<Reply<RecordText>> {
    const { table } = this;
    if (table === undefined || table.by === 'lesson') return refused('no_game');
    if (table.by === 'server') return ok(named({ ...table.game.now(), at: this.clock() }, table.game.record(whole)));
    if (table.game.isViewed) return this.store.record(table.lock.id);
    return ok(named(table.game.saved(this.clock()), table.game.record(whole)));
  }

  // ---- opening and leaving

  private async prepare({ title }: Asks['prepare']): Promise<Reply<null>> {
    const found = await this.titles.get(title)?.();
    return found === undefined ? refused('unknown_title') : ok(null);
  }

  private async open(game: NewGame): Promise<Reply<AnyNow>> {
    const title = await this.titles.get(game.title)?.();
    if (title === undefined) return refused('unknown_title');
    if (game.computer !== undefined && !title.mayPlay(game.computer)) return refused('malformed');
    const opened = title.open(game);
    const id = this.store.newId();
    await this.leave();
    const lock = await this.locks.acquire(id, true);
    return lock === undefined ? refused('elsewhere') : this.kept(this.hold(lock, opened));
  }

  /** A rematch of the open game: the computer player gets other random numbers. */
  private async anew({ seed }: Asks['anew']): Promise<Reply<AnyNow>> {
    const { table } = this;
    if (table?.by !== 'tab') return refused('no_game');
    const { title, scenario, options, computer } = table.game.saved(this.clock());
    return this.open({
      ...{ title, scenario, options, seed },
      ...(computer && { computer: { ...computer, seed: seed ?? secure().below(COMPUTER_SEEDS) } }),
    });
  }

  private async resume({ game: id, takeOver }: Asks['resume']): Promise<Reply<AnyNow>> {
    await this.leave();
    const lock = await this.locks.acquire(id, takeOver);
    if (lock === undefined) return refused('elsewhere');
    const game = await this.store.open(id);
    if (typeof game !== 'string') return this.hold(lock, game);
    await lock.release();
    return refused(game);
  }

  private async teach({ title: id, lesson, step }: Asks['lesson']): Promise<Reply<AnyNow>> {
    const title = await this.titles.get(id)?.();
    if (title === undefined) return refused('unknown_title');
    const game = await title.teach(lesson, step);
    if (game === undefined) return refused('unknown_lesson');
    await this.leave();
    this.table = { by: 'lesson', game };
    return ok(game.again());
  }

  private hold(lock: TabLock, game: HeldGame): Reply<AnyNow> {
    this.table = { by: 'tab', game, lock };
    this.lost = false;
    void lock.ended.then((taken) => {
      if (this.lock === lock) this.lost = taken;
    });
    return this.placed(ok(game.greet()));
  }

  /** Joins a table on a server; nothing of it is stored here. */
  private async join(joined: Joined): Promise<Reply<AnyNow>> {
    const { table } = this;
    if (table?.by === 'server' && table.game.rejoin(joined)) return ok(table.game.now());
    const title = await this.titles.get(joined.title)?.();
    if (title === undefined) return refused('unknown_title');
    const game = title.join(joined) ?? (await this.others(joined.title, joined.rules))?.join(joined);
    if (game === undefined) return refused('other_rules');
    await this.leave();
    this.table = { by: 'server', game };
    return ok(game.again());
  }

  /** Leaves the open game once everything played is saved. */
  private async leave(): Promise<null> {
    const { lock } = this;
    if (this.table !== undefined) this.drop();
    this.table = undefined;
    this.analysis = undefined;
    this.lost = false;
    await this.store.saved();
    await lock?.release();
    return null;
  }

  private async query(ask: Asks['query']): Promise<Reply<Json>> {
    const own = await this.titles.get(ask.title)?.();
    const title = own?.rulesHash === ask.rules ? own : await this.others(ask.title, ask.rules ?? '');
    return title === undefined ? refused('other_rules') : title.query(ask);
  }

  // ---- saving

  /** A reply with the id of the game that this tab has locked. */
  private placed(reply: Reply<AnyNow>): Reply<AnyNow> {
    if (!reply.ok || (this.table?.by === 'server' && this.analysis === undefined)) return reply;
    return ok({ ...reply.value, id: this.lock?.id ?? '' });
  }

  /** Saves the game after a change. If another tab has taken it over, that tab saves it. */
  private kept(reply: Reply<AnyNow>): Reply<AnyNow> {
    const { table } = this;
    if (!reply.ok || this.analysis !== undefined || table?.by !== 'tab') return this.placed(reply);
    const { lock, game } = table;
    const kept = this.store.keep(lock, game.saved(this.clock()), () => this.lock === lock && this.lost);
    return this.placed(ok({ ...reply.value, kept }));
  }
}
