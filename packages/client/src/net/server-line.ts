import type { StandingAnswer } from '@carillon/flow';
import type {
  Changed,
  ChatLine,
  ClientMessage,
  Joined,
  Presence,
  ProposalKind,
  ServerMessage,
  Situation,
} from '@carillon/protocol';
import { type Cell, cell } from '../cell.ts';
import type { Link } from '../link.ts';
import type { Answers, AnyRefusal, Asks, AskType, Now, Reply } from '../messages.ts';
import { isOneOf } from '../worker/standing-answers.ts';
import { newId } from './ids.ts';
import { type LineParts, ServerAnalysis } from './server-analysis.ts';
import type { ServerSocket } from './server-socket.ts';

type AnyNow = Now<unknown, unknown>;
/** What changes a game, and is answered by its id. */
type Sent = Extract<ClientMessage, { readonly id: string }>;
type ActBody<Each = Sent> = Each extends Sent ? Omit<Each, 'id' | 'game'> : never;
/** How much of what was sent was done, and how long the journal was then. */
type Outcome = Reply<{ readonly made: number; readonly seq: number }>;

/** `stale`: what is shown was so when the server was last heard; `refused`: the server does not tell of this game. */
export type SyncState = 'joining' | 'live' | 'stale' | 'refused';

/** What of a game is the same for all who look at it. */
export type TableInfo = Situation & Pick<Joined, 'title' | 'scenario' | 'pace' | 'rated' | 'solo' | 'takebacks'>;

type AskBody = { readonly [T in AskType]: { readonly type: T } & Asks[T] }[AskType];

interface Waiting {
  readonly message: Sent;
  readonly answer: (outcome: Outcome) => void;
}

const ok = <T>(value: T): Reply<T> => ({ ok: true, value });
const refused = (code: AnyRefusal): { readonly ok: false; readonly code: AnyRefusal } => ({ ok: false, code });

/**
 * A game that a server holds, as the table screen's line to it. What changes the game goes to the server under an id, and is
 * said again after every interruption until it is answered; everything else the worker answers.
 */
export class ServerLine implements Link {
  readonly sync: Cell<SyncState> = cell<SyncState>('joining');
  readonly table: Cell<TableInfo | undefined> = cell<TableInfo | undefined>(undefined);
  readonly presence: Cell<Presence | undefined> = cell<Presence | undefined>(undefined);
  /** What was said at the table, as far as it was heard here. */
  readonly chat: Cell<readonly ChatLine[]> = cell<readonly ChatLine[]>([]);
  /** Why the server does not tell of this game. */
  readonly bar: Cell<AnyRefusal | undefined> = cell<AnyRefusal | undefined>(undefined);
  /** The reader's seat has been played from another page: on another device, or in another tab. */
  readonly elsewhere: Cell<boolean> = cell(false);
  /** What the worker said last of the game itself. */
  private latest: AnyNow | undefined;
  private readonly aside: ServerAnalysis;
  private seat: string | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly listeners = new Set<(now: AnyNow) => void>();
  /** What happened before the table screen began to listen. */
  private readonly missed: AnyNow[] = [];
  private readonly opening: ((reply: Reply<AnyNow>) => void)[] = [];
  private readonly reaching: { readonly length: number; readonly done: () => void }[] = [];
  /** The server's messages are worked off one after another. */
  private working: Promise<void> = Promise.resolve();
  private readonly hangUp: () => void;

  constructor(
    readonly id: string,
    private readonly socket: ServerSocket,
    private readonly around: LineParts,
  ) {
    this.aside = new ServerAnalysis(id, around);
    this.hangUp = socket.listen({ hear: (message) => this.hear(message), lost: () => this.lose() });
    this.join(false);
  }

  /** The game as it stands when it is first known, or why it will not be. */
  opened<View, LogEntry>(): Promise<Reply<Now<View, LogEntry>>> {
    return new Promise((resolve) => {
      this.opening.push((reply) => resolve(reply as Reply<Now<View, LogEntry>>));
    });
  }

  /** The secret part of the table's link, where the reader came by one. */
  get link(): string | undefined {
    return this.around.link;
  }

  /** What the reader's requests about the game end with: the secret of its link, where they came by one. */
  get linkPart(): string {
    const { link } = this.around;
    return link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
  }

  /** Looks away. What was sent and not yet answered may have been done all the same. */
  close(): void {
    this.socket.send({ type: 'leave', game: this.id });
    this.hangUp();
  }

  follow<View, LogEntry>(listener: (now: Now<View, LogEntry>) => void): () => void {
    const hear = (now: AnyNow): void => listener(now as Now<View, LogEntry>);
    this.listeners.add(hear);
    for (const now of this.missed.splice(0)) hear(now);
    return () => this.listeners.delete(hear);
  }

  isStale(): boolean {
    return this.sync() !== 'live';
  }

  async ask<T extends AskType, View, LogEntry>(type: T, body: Asks[T]): Promise<Reply<Answers<View, LogEntry>[T]>> {
    // The compiler cannot see that a type and its body, taken apart, still belong together.
    const reply = await this.answer({ type, ...body } as unknown as AskBody);
    return reply as Reply<Answers<View, LogEntry>[T]>;
  }

  /** Proposes to take back all from an entry on (`to`), or a draw. */
  propose(kind: ProposalKind, to?: number): Promise<Outcome> {
    return this.send({ type: 'propose', kind, seen: this.latest?.length ?? 0, ...(to !== undefined && { to }) });
  }

  /** Agrees to what the other side proposes or declines it, or withdraws the own proposal. */
  answerProposal(kind: ProposalKind, agree: boolean): Promise<Outcome> {
    return this.send({ type: 'answer', kind, agree });
  }

  resign(): Promise<Outcome> {
    return this.send({ type: 'resign' });
  }

  claim(how: 'win' | 'replace'): Promise<Outcome> {
    return this.send({ type: 'claim', how });
  }

  // ---- what the table screen asks

  private answer(ask: AskBody): Promise<Reply<unknown>> {
    switch (ask.type) {
      case 'taken':
        return new Promise(() => undefined);
      case 'past':
        return this.aside.past(ask.number);
      case 'analyse':
        return this.analyse(ask.number);
      case 'leaveAnalysis':
        return this.leaveAnalysis();
      default:
        return this.aside.isOpen ? this.around.worker.ask(ask.type, ask) : this.play(ask);
    }
  }

  private play(ask: AskBody): Promise<Reply<unknown>> {
    const deed = this.deedOf(ask);
    if (deed === undefined) return this.around.worker.ask(ask.type, ask);
    return deed === 'nothing' ? Promise.resolve(refused('nothing_to_redo')) : this.carryOut(deed);
  }

  /** Goes on with a copy, as things stand when all that the server has told so far is known. */
  private analyse(number: number | null): Promise<Reply<AnyNow>> {
    return this.inTurn(() => this.aside.analyse(number, this.latest?.length ?? 0));
  }

  private leaveAnalysis(): Promise<Reply<AnyNow>> {
    return this.inTurn(async () => {
      const reply = await this.aside.leaveAnalysis();
      return reply.ok ? ok(endedBy(reply.value, this.table()?.result ?? null)) : reply;
    });
  }

  /** Does something when all messages of the server that have come so far are worked off. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.working.then(work);
    this.working = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  /** What is sent to have something done; `nothing` where there is nothing to do, `undefined` where the worker answers. */
  private deedOf(ask: AskBody): ActBody | 'nothing' | undefined {
    const away = this.latest?.online;
    switch (ask.type) {
      case 'choose':
        return { type: 'choose', choices: [...ask.choices], seen: ask.seen, ...this.forSeat() };
      case 'undo': {
        const to = ask.to ?? (ask.action ? away?.action : away?.undo) ?? undefined;
        return { type: 'undo', seen: ask.seen, ...this.forSeat(), ...(to !== undefined && { to }) };
      }
      case 'redo': {
        const again = away?.redo ?? undefined;
        return again === undefined
          ? 'nothing'
          : { type: 'choose', choices: [...again], seen: ask.seen, ...this.forSeat() };
      }
      case 'stand':
        return { type: 'stand', ...standOf(ask, this.latest?.standing ?? []), ...this.forSeat() };
      default:
        return undefined;
    }
  }

  /** Who plays all sides says for which. */
  private forSeat(): { readonly seat?: string } {
    return this.table()?.solo && this.seat !== null ? { seat: this.seat } : {};
  }

  private async carryOut(deed: ActBody): Promise<Reply<AnyNow>> {
    const outcome = await this.send(deed);
    if (!outcome.ok) return outcome;
    await this.reached(outcome.value.seq);
    const { latest } = this;
    if (latest === undefined) return refused('no_game');
    const left = deed.type === 'choose' ? deed.choices.slice(outcome.value.made) : [];
    return ok(left.length === 0 ? latest : { ...latest, left, log: { keep: Number.MAX_SAFE_INTEGER, add: [] } });
  }

  // ---- what goes to the server

  private send(deed: ActBody): Promise<Outcome> {
    const message = { ...deed, id: newId(), game: this.id } as Sent;
    this.elsewhere.set(false);
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      if (this.sync() === 'live') this.socket.send(message);
    });
  }

  /** Says that it looks on; the server answers with what is new since, or `whole`. */
  private join(whole: boolean): void {
    const since = whole ? undefined : this.latest?.length;
    const { link } = this.around;
    const known = { ...(since !== undefined && { since }), ...(link !== undefined && { link }) };
    this.socket.send({ type: 'join', game: this.id, ...known });
  }

  // ---- what comes from the server

  private hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.join(false);
    if (isTooFast(message)) setTimeout(() => this.sayAgain(), CALM);
    if (!('game' in message) || message.game !== this.id) return;
    if (message.type === 'presence') this.presence.set(message);
    else if (message.type === 'chat') this.hearSaid(message.lines, message.gone);
    else this.working = this.working.then(() => this.work(message));
  }

  /** Takes note of lines of the chat, each once, and of those that were taken out. */
  hearSaid(lines: readonly ChatLine[], gone: readonly string[] = []): void {
    const known = new Set(this.chat().map(({ id }) => id));
    const all = [...this.chat(), ...lines.filter(({ id }) => !known.has(id))].filter(({ id }) => !gone.includes(id));
    this.chat.set(all.sort((a, b) => a.at - b.at));
  }

  /** What the worker said last of the game itself. */
  get now(): AnyNow | undefined {
    return this.latest;
  }

  private lose(): void {
    if (this.sync() === 'live') this.sync.set('stale');
  }

  private async work(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'joined':
        return this.take(message, await this.around.worker.ask('join', joinOf(message)));
      case 'changed':
        return this.learn(message);
      case 'done':
        return this.settle(message.id, ok({ made: message.made, seq: message.seq }));
      case 'refused':
        return message.id === null ? this.refuse(message.code) : this.settle(message.id, refused(message.code));
    }
  }

  private async learn(changed: Changed): Promise<void> {
    // Another seat reads another journal: it is told anew.
    if (changed.seat !== this.seat) return this.join(true);
    this.noticeOthers(changed);
    const reply = await this.around.worker.ask('follow', followOf(changed));
    if (!reply.ok && reply.code === 'gap') this.join(true);
    else this.take(changed, reply);
  }

  /** The same seat chose, and not from here. */
  private noticeOthers({ entries, seat }: Changed): void {
    const own = entries.some((entry) => entry.who === seat && !('auto' in entry));
    if (own && this.waiting.size === 0 && this.sync() === 'live') this.elsewhere.set(true);
  }

  private take(message: Joined | Changed, reply: Reply<AnyNow>): void {
    if (reply.ok) this.stand(message, reply.value);
    else this.refuse(reply.code);
  }

  private stand(message: Joined | Changed, told: AnyNow): void {
    const now = endedBy(told, message.result);
    const known = this.table();
    // Another seat is another game to its reader: the copy is of the one that there was.
    if (message.seat !== this.seat) this.aside.close();
    // First the seat: what is drawn anew because the table has changed asks for it.
    this.seat = message.seat;
    this.latest = now;
    if (message.type === 'joined') this.table.set(message);
    else if (known) this.table.set({ ...known, ...situationOf(message) });
    if (!this.tellOpening(ok(now)) && !this.aside.isOpen) this.tell(now);
    this.tellReached(now.length);
    this.resume();
  }

  private refuse(code: AnyRefusal): void {
    this.bar.set(code);
    this.sync.set('refused');
    this.tellOpening(refused(code));
  }

  /** The game is known as it stands: what was not answered is said again, in order. */
  private resume(): void {
    if (this.sync() === 'live') return;
    this.sync.set('live');
    this.sayAgain();
  }

  private sayAgain(): void {
    for (const { message } of this.waiting.values()) this.socket.send(message);
  }

  /** Tells those who wait for the game to be known; whether there were any. */
  private tellOpening(reply: Reply<AnyNow>): boolean {
    const waiting = this.opening.splice(0);
    for (const open of waiting) open(reply);
    return waiting.length > 0;
  }

  private tell(now: AnyNow): void {
    if (this.listeners.size === 0) this.missed.push(now);
    for (const listener of this.listeners) listener(now);
  }

  /** Resolves when the page knows the journal up to this length. */
  private reached(length: number): Promise<void> {
    if ((this.latest?.length ?? 0) >= length) return Promise.resolve();
    return new Promise((done) => this.reaching.push({ length, done }));
  }

  private tellReached(length: number): void {
    const there = this.reaching.filter((each) => each.length <= length);
    for (const each of there) each.done();
    for (const each of there) this.reaching.splice(this.reaching.indexOf(each), 1);
  }

  private settle(id: string, outcome: Outcome): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.answer(outcome);
  }
}

/** Nobody is asked any more where the players have ended the game themselves, whatever its rules would ask. */
function endedBy(now: AnyNow, result: Situation['result']): AnyNow {
  if (result === null || now.result !== null) return now;
  const nothing = { moment: null, options: [], routes: [], undo: { bar: 'nothing_to_undo' }, redo: null } as const;
  return { ...now, ...nothing, result, asked: { seat: null, procedure: '', step: '', pass: null } };
}

/** How long to wait when the server has dropped a message because there were too many, in milliseconds. */
const CALM = 1000;

const isTooFast = (message: ServerMessage): boolean =>
  message.type === 'refused' && message.id === null && message.code === 'too_fast';

/** What a seat wants from now on. */
const standOf = (ask: Asks['stand'], passes: readonly StandingAnswer[]) => ({
  passes: passesAfter(ask, passes),
  ...(ask.asksLast !== undefined && { asksLast: ask.asksLast }),
});

/** The standing answers of a seat, with some set and some dropped. */
function passesAfter({ add, drop }: Asks['stand'], passes: readonly StandingAnswer[]): StandingAnswer[] {
  return [...passes.filter((each) => !isOneOf(each, drop) && !isOneOf(each, add)), ...add];
}

const situationOf = ({ status, players, awaited, clocks, proposals, result, dice }: Changed): Situation => ({
  ...{ status, players, awaited, clocks, proposals, result, dice },
});

/** What of a message the worker learns. */
const joinOf = ({
  game,
  title,
  scenario,
  options,
  rules,
  seat,
  view,
  log,
  journal,
  standing,
  asksLast,
}: Joined): Asks['join'] => ({
  ...{ game, title, scenario, options, rules, seat, view, log, journal, standing, asksLast },
});

const followOf = ({ from, entries, log, patch, standing, asksLast }: Changed): Asks['follow'] => ({
  ...{ from, entries, log, patch, standing, asksLast },
});
