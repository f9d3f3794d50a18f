import { ok, refused } from '@carillon/kit';
import type { Changed, ChatLine, Joined, Presence, ProposalKind, ServerMessage, Situation } from '@carillon/protocol';
import type { Answers, AnyRefusal, Ask, Asks, GameAskType, Now, Reply } from '../../shared/messages.ts';
import { type Cell, cell } from '../cell.ts';
import type { GameLine } from '../line.ts';
import { actOf } from './acts.ts';
import { GameFeed } from './game-feed.ts';
import { type Act, Outbox, type Outcome, type Sent } from './outbox.ts';
import { type LineParts, ServerAnalysis } from './server-analysis.ts';
import type { ServerSocket } from './server-socket.ts';
import { Unsent } from './unsent.ts';

type AnyNow = Now<unknown, unknown>;

/** `stale`: the page shows the last known state; `refused`: the server does not show this game. */
export type SyncState = 'joining' | 'live' | 'stale' | 'refused';

/** Facts that all readers of a game share. */
export type TableInfo = Situation &
  Pick<Joined, 'title' | 'scenario' | 'pace' | 'rated' | 'solo' | 'takebacks' | 'holds'>;

/** A table's chat, as far as this page has received it. */
class ChatLines {
  readonly all: Cell<readonly ChatLine[]> = cell<readonly ChatLine[]>([]);

  /** Adds new lines, each once, and removes deleted ones. */
  hear(lines: readonly ChatLine[], gone: readonly string[] = []): void {
    const known = new Set(this.all().map(({ id }) => id));
    const all = [...this.all(), ...lines.filter(({ id }) => !known.has(id))].filter(({ id }) => !gone.includes(id));
    this.all.set(all.sort((a, b) => a.at - b.at));
  }
}

/**
 * The line to a game on a server. Messages that change the game go to the server with an id, and are resent after every
 * interruption until they are answered. The worker answers everything else.
 */
export class ServerLine implements GameLine {
  readonly sync: Cell<SyncState> = cell<SyncState>('joining');
  readonly table: Cell<TableInfo | undefined> = cell<TableInfo | undefined>(undefined);
  readonly presence: Cell<Presence | undefined> = cell<Presence | undefined>(undefined);
  /** The approximate wait of a computer player for its turn to think, in milliseconds; 0 if none. */
  readonly queued: Cell<number> = cell(0);
  /** Why the server does not show this game. */
  readonly bar: Cell<AnyRefusal | undefined> = cell<AnyRefusal | undefined>(undefined);
  /** Another page played the reader's seat: on another device, or in another tab. */
  readonly elsewhere: Cell<boolean> = cell(false);
  /** Whether a choice made before the page was reloaded has failed. */
  readonly unmade: Cell<boolean> = cell(false);
  readonly chat: ChatLines = new ChatLines();
  /** The worker's messages about the game itself. */
  readonly feed: GameFeed = new GameFeed();
  private readonly analysis: ServerAnalysis;
  private readonly outbox: Outbox;
  private readonly unsent: Unsent;
  private seat: string | null = null;
  /** The server's messages are processed one after another. */
  private working: Promise<void> = Promise.resolve();
  private readonly hangUp: () => void;

  constructor(
    readonly id: string,
    private readonly socket: ServerSocket,
    private readonly parts: LineParts,
  ) {
    this.analysis = new ServerAnalysis(id, parts);
    this.unsent = new Unsent(id, parts.storage);
    const say = (message: Sent): void => void (this.sync() === 'live' && socket.send(message));
    // A choice is kept until it is answered: an upgrade may demand that the page is loaded again.
    const put = (message: Sent): void => {
      const account = socket.account();
      if (message.type === 'choose' && account !== null) this.unsent.put(message, account);
    };
    this.outbox = new Outbox(id, say, { put, drop: (sent) => this.unsent.drop(sent) });
    this.hangUp = socket.listen({ hear: (message) => this.hear(message), lost: () => this.lose() });
    this.join(false);
  }

  /** The secret part of the table's link, if the reader followed one. */
  get link(): string | undefined {
    return this.parts.link;
  }

  /** The suffix of the reader's requests about the game: the secret of its link, if any. */
  get linkPart(): string {
    const { link } = this.parts;
    return link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
  }

  /** Stops watching. Messages sent and not yet answered may still take effect. */
  close(): void {
    this.socket.send({ type: 'leave', game: this.id });
    this.hangUp();
  }

  follow<View, LogEntry>(listener: (now: Now<View, LogEntry>) => void): () => void {
    return this.feed.follow(listener);
  }

  isStale(): boolean {
    return this.sync() !== 'live';
  }

  async ask<T extends GameAskType, View, LogEntry>(type: T, body: Asks[T]): Promise<Reply<Answers<View, LogEntry>[T]>> {
    // The compiler cannot see that a type and its body still belong together when separated.
    const reply = await this.answer({ type, ...body } as unknown as Ask<GameAskType>);
    return reply as Reply<Answers<View, LogEntry>[T]>;
  }

  /** Proposes to take back all from an entry on (`to`), or a draw. */
  propose(kind: Exclude<ProposalKind, 'standin'>, to?: number): Promise<Outcome> {
    return this.send({ type: 'propose', kind, seen: this.feed.now?.length ?? 0, ...(to !== undefined && { to }) });
  }

  /** Sends a message as it is: the answer to a proposal, a resignation, a claim. */
  send(act: Act): Promise<Outcome> {
    this.elsewhere.set(false);
    this.unmade.set(false);
    return this.outbox.send(act);
  }

  // ---- requests of the table screen

  private answer(ask: Ask<GameAskType>): Promise<Reply<unknown>> {
    switch (ask.type) {
      case 'taken':
        return new Promise(() => undefined);
      case 'past':
        return this.analysis.past(ask.number);
      case 'analyse':
        // An analysis copies the game once all server messages received so far are processed.
        return this.inTurn(() => this.analysis.analyse(ask.number, this.feed.now?.length ?? 0));
      case 'leaveAnalysis':
        return this.leaveAnalysis();
      default:
        return this.analysis.isOpen ? this.parts.worker.ask(ask.type, ask) : this.play(ask);
    }
  }

  private play(ask: Ask<GameAskType>): Promise<Reply<unknown>> {
    const ownSeat = this.table()?.solo ? (this.seat ?? undefined) : undefined;
    const act = actOf(ask, this.feed.now, ownSeat);
    if (act === undefined) return this.parts.worker.ask(ask.type, ask);
    return act === 'nothing' ? Promise.resolve(refused('nothing_to_redo')) : this.carryOut(act);
  }

  private leaveAnalysis(): Promise<Reply<AnyNow>> {
    return this.inTurn(async () => {
      const reply = await this.analysis.leaveAnalysis();
      return reply.ok ? ok(endedBy(reply.value, this.table()?.result ?? null)) : reply;
    });
  }

  /** Calls `work` once all server messages received so far are processed. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.working.then(work);
    this.working = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  private async carryOut(act: Act): Promise<Reply<AnyNow>> {
    const outcome = await this.send(act);
    if (!outcome.ok) return outcome;
    await this.feed.reached(outcome.value.seq);
    const { now } = this.feed;
    if (now === undefined) return refused('no_game');
    const left = act.type === 'choose' ? act.choices.slice(outcome.value.made) : [];
    return ok(left.length === 0 ? now : { ...now, left, log: NOTHING_NEW, takebacks: NOTHING_NEW });
  }

  /**
   * Starts watching; the server answers with the events since the last known one, or with `whole` the complete state.
   */
  private join(whole: boolean): void {
    const since = whole ? undefined : this.feed.now?.length;
    const { link } = this.parts;
    const known = { ...(since !== undefined && { since }), ...(link !== undefined && { link }) };
    this.socket.send({ type: 'join', game: this.id, ...known });
  }

  // ---- from the server

  private hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.join(false);
    if (isTooFast(message)) setTimeout(() => this.outbox.sayAgain(), CALM);
    if (!('game' in message) || message.game !== this.id) return;
    if (message.type === 'presence') this.presence.set(message);
    else if (message.type === 'queued') this.queued.set(message.wait);
    else if (message.type === 'chat') this.chat.hear(message.lines, message.gone);
    else this.working = this.working.then(() => this.work(message));
  }

  private lose(): void {
    this.queued.set(0);
    if (this.sync() === 'live') this.sync.set('stale');
  }

  private async work(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'joined':
        return this.take(message, await this.parts.worker.ask('joined', message));
      case 'changed':
        return this.learn(message);
      case 'done':
        return this.outbox.settle(message.id, ok({ made: message.made, seq: message.seq }));
      case 'refused':
        return message.id === null ? this.refuse(message.code) : this.outbox.settle(message.id, refused(message.code));
    }
  }

  private async learn(changed: Changed): Promise<void> {
    // Another seat reads another journal, so everything is reloaded.
    if (changed.seat !== this.seat) return this.join(true);
    this.noticeOthers(changed);
    const reply = await this.parts.worker.ask('changed', changed);
    if (!reply.ok && reply.code === 'gap') this.join(true);
    else this.take(changed, reply);
  }

  /**
   * Notices choices for the same seat on another page. An agreed takeback does not count: any page may ask for it.
   */
  private noticeOthers({ entries, seat }: Changed): void {
    const own = entries.some((entry) => entry.who === seat && !('auto' in entry) && !('agreed' in entry));
    if (own && this.outbox.isEmpty && this.sync() === 'live') this.elsewhere.set(true);
  }

  private take(message: Joined | Changed, reply: Reply<AnyNow>): void {
    if (reply.ok) this.learned(message, reply.value);
    else this.refuse(reply.code);
  }

  private learned(message: Joined | Changed, reported: AnyNow): void {
    const now = endedBy(reported, message.result);
    const known = this.table();
    if (message.seq !== this.feed.now?.length) this.queued.set(0);
    // The analysis belongs to the seat for which it was opened.
    if (message.seat !== this.seat) this.analysis.close();
    // Set the seat first: a change of the table redraws parts that need it.
    this.seat = message.seat;
    this.feed.note(now);
    if (message.type === 'joined') this.table.set(message);
    else if (known) this.table.set({ ...known, ...situationOf(message) });
    this.feed.pass(now, this.analysis.isOpen);
    this.resume();
  }

  private refuse(code: AnyRefusal): void {
    this.bar.set(code);
    this.sync.set('refused');
    this.feed.refuse(code);
  }

  /** The current state of the game is known: unanswered messages are sent again. */
  private resume(): void {
    if (this.sync() === 'live') return;
    this.sync.set('live');
    this.outbox.sayAgain();
    this.takeUp();
  }

  /**
   * Sends the choices that were unanswered before a reload; the server does not make those that it already has again.
   */
  private takeUp(): void {
    for (const message of this.unsent.of(this.socket.account() ?? '')) {
      if (this.outbox.has(message.id)) continue;
      void this.outbox.post(message).then((outcome) => {
        if (!outcome.ok) this.unmade.set(true);
      });
    }
  }
}

/** The state with the players' own result: once they have ended the game, nobody is asked, even if the rules go on. */
function endedBy(now: AnyNow, result: Situation['result']): AnyNow {
  if (result === null || now.result !== null) return now;
  const nothing = {
    moment: null,
    options: [],
    routes: [],
    plans: [],
    undo: { bar: 'nothing_to_undo' },
    redo: null,
  } as const;
  return { ...now, ...nothing, result, asked: { seat: null, procedure: '', step: '', rule: '', pass: null } };
}

const NOTHING_NEW = { keep: Number.MAX_SAFE_INTEGER, add: [] } as const;

/** How long to wait when the server has dropped a message because there were too many, in milliseconds. */
const CALM = 1000;

const isTooFast = (message: ServerMessage): boolean =>
  message.type === 'refused' && message.id === null && message.code === 'too_fast';

/** The facts of a change that all readers share; absent stand-ins mean that there are none. */
const situationOf = ({ status, players, awaited, clocks, proposals, result, rematch, dice, ...more }: Changed) => ({
  ...{ status, players, awaited, clocks, proposals, result, rematch, dice, standIns: more.standIns ?? [] },
});
