import { randomUUID } from 'node:crypto';
import type { Json } from '@carillon/kit';
import type { Code, ServerMessage } from '@carillon/protocol';
import { type GuestThought, isLevel, keptAfter, type LevelName, planInForce, thoughtOf } from '@carillon/seat';
import { ulid } from 'ulid';
import type { Consumer } from '../events/consuming.ts';
import { standInAt, takesOver } from '../games/absent/stand-ins.ts';
import type { GameMessage, Watcher } from '../games/games.ts';
import type { GameService } from '../games/service.ts';
import type { Services } from '../services.ts';
import { type Due, keepPlan, noteDue, putOff, readComputers, takeDue } from '../store/computers.ts';
import { isOfStore } from '../store/errors.ts';
import { type KeptGame, readEntries, readGame } from '../store/games.ts';
import type { ComputerPlayer, Game, Seat } from '../store/records.ts';
import { restOf } from '../store/rests.ts';
import type { TitleModule } from '../titles/module.ts';
import type { Who } from '../who.ts';
import { computerOf, isPerson } from './accounts.ts';
import type { Asker, Thinkers, ThinkTask } from './think.ts';

interface ComputersParts extends Pick<Services, 'store' | 'titles' | 'onTrouble' | 'now'> {
  readonly games: Pick<GameService, 'hear' | 'reading' | 'standIn' | 'send'>;
  readonly thinkers: Thinkers;
  /** When a player last used the page of a game; 0 if that was long ago. */
  readonly lastUse: (game: string, account: string) => Promise<number>;
  /** Called for each choice: whether it was made for a player who is away. */
  readonly onChoice?: (standsIn: boolean) => void;
}

/** A computer player of a game, in its seat or in that of a player who is away. */
interface Seated {
  readonly kept: KeptGame;
  readonly player: ComputerPlayer;
  readonly level: LevelName;
  readonly who: Who;
  readonly seat: Seat;
}

const isAwaited = ({ awaitedBy }: Game, { account }: ComputerPlayer): boolean => awaitedBy.includes(account);

/** How many games a process looks after at the same time, not counting those that have just changed. */
const AT_ONCE = 50;
/**
 * How long a game belongs to the process that looks after it, in milliseconds; the process renews this every few
 * seconds.
 */
const HELD = 30_000;
/**
 * When to look again at a game in which there is nothing to do yet, in milliseconds, e.g. for a player who may be back.
 */
const AGAIN = 10_000;
/** How long a game is left alone after an error, in milliseconds. */
const FAILED_FOR = 300_000;

/**
 * How many actions in a row may be refused, because the game has moved on, before the computer waits for the next look.
 */
const TRIES = 3;

/**
 * The computer players at this server's tables. Each game is worked on by one task at a time, so it never takes more
 * than one core. Their actions go through the same entry point as the messages of pages. Several servers may do this at
 * once: the first choice counts, and the other is refused as stale.
 */
export class Computers {
  /** Games that are being looked after; `true` if they have changed meanwhile. */
  private readonly busy = new Map<string, boolean>();
  /** The versions of games in which there was nothing to do. */
  private readonly seen = new Map<string, number>();

  private readonly process = randomUUID();

  /** Reads changed games: this process looks after those in which a computer player has something to do now. */
  readonly consumer: Consumer = {
    ...{ name: 'computers', kinds: ['changed'], isPrompt: true },
    handle: async (events, trx) => {
      const changed = [...new Set(events.map(({ game }) => game))];
      const due = await noteDue(trx, this.parts.store.kind, changed, (game) =>
        this.isElsewhere(game) ? undefined : this.held(),
      );
      return () => {
        for (const game of changed) if (this.busy.has(game) || due.includes(game)) this.note(game);
      };
    },
  };

  constructor(private readonly parts: ComputersParts) {}

  /** Looks after a game that belongs to this process. */
  note(game: string): void {
    if (this.busy.has(game)) this.busy.set(game, true);
    else this.look(game).catch((error) => this.parts.onTrouble(error, game));
  }

  /**
   * Renews this process's hold on its games, and takes over those that are due: for a stand-in, or because their
   * process died.
   */
  async sweep(): Promise<void> {
    const { store, now } = this.parts;
    await putOff(store.db, [...this.busy.keys()], this.process, this.held());
    const free = Math.max(0, AT_ONCE - this.busy.size);
    for (const game of await takeDue(store.db, now(), this.held(), free)) this.note(game);
  }

  /** Does everything there is to do in a game now. */
  async look(game: string): Promise<void> {
    if (this.busy.has(game)) return;
    this.busy.set(game, true);
    try {
      do await this.playOn(game);
      while (await this.hasChanged(game));
    } catch (error) {
      // An unavailable store is not the fault of the game.
      if (!isOfStore(error)) await putOff(this.parts.store.db, [game], this.process, this.left(FAILED_FOR));
      throw error;
    } finally {
      this.busy.delete(game);
      this.seen.delete(game);
    }
  }

  private held() {
    return { computers_due: this.parts.now() + HELD, computers_by: this.process };
  }

  private left(ms: number) {
    return { computers_due: this.parts.now() + ms, computers_by: null };
  }

  /** Whether another process looks after a game. That process looks again before it lets go of the game. */
  private isElsewhere({ computers_due, computers_by }: Due): boolean {
    return computers_by !== null && computers_by !== this.process && (computers_due ?? 0) > this.parts.now();
  }

  private async playOn(game: string): Promise<void> {
    for (let refused = 0; this.busy.get(game) === true && refused < TRIES; ) {
      this.busy.set(game, false);
      const done = await this.next(game);
      if (done !== undefined) this.busy.set(game, true);
      refused = done === 'refused' ? refused + 1 : 0;
    }
  }

  /** Lets go of a game, unless it has changed since the last look, which found nothing to do. */
  private async hasChanged(game: string): Promise<boolean> {
    const { store } = this.parts;
    const seen = this.seen.get(game);
    let changed = false;
    await store.transact((trx) =>
      noteDue(trx, store.kind, [game], ({ updated }) => {
        changed = seen !== undefined && updated !== seen;
        return changed ? this.held() : this.left(AGAIN);
      }),
    );
    if (changed) this.busy.set(game, true);
    return changed;
  }

  /** Does the next thing, if there is one. */
  private async next(game: string): Promise<'done' | 'refused' | undefined> {
    const { db } = this.parts.store;
    const players = await readComputers(db, game);
    const kept = players.length === 0 ? undefined : await readGame(db, game);
    this.seen.delete(game);
    if (kept?.game.status !== 'running') return undefined;
    for (const player of players) {
      const { level, account } = player;
      const who = computerOf(level);
      const seat = kept.seats.find((each) => each.account === account);
      if (who === undefined || seat === undefined || !isLevel(level)) continue;
      const seated = { kept, player, level, who, seat };
      const own = account === who.account;
      const done = own ? ((await this.answer(seated)) ?? (await this.play(seated))) : await this.standIn(seated);
      if (done !== undefined) return done;
    }
    this.seen.set(game, kept.game.updated);
    return undefined;
  }

  /** A computer player agrees to takebacks, and plays on when a draw is offered. */
  private async answer({ kept, who, seat }: Seated): Promise<'done' | 'refused' | undefined> {
    const { game, proposals } = kept;
    const open = proposals.find(({ seq, by }) => seq === game.seq && by !== seat.side);
    if (open === undefined) return undefined;
    const { kind } = open;
    const code = await this.act(who, { type: 'answer', game: game.id, id: ulid(), kind, agree: kind === 'takeback' });
    return code === undefined ? 'done' : 'refused';
  }

  /** Takes over for a player who is away, plays for them, and gives the seat back once they return. */
  private async standIn(seated: Seated): Promise<'done' | 'refused' | undefined> {
    const { kept, player, who, seat } = seated;
    const { game } = kept;
    const { account } = player;
    const agreed = standInAt(kept, seat.place);
    if (agreed?.level !== player.level) return undefined;
    const used = await this.parts.lastUse(game.id, account);
    const isBack = agreed.playing && used > agreed.since;
    if (isBack) return this.switch(game.id, seat.place, false);
    if (!isAwaited(game, player) || game.passesAt !== null) return undefined;
    if (agreed.playing) return this.play({ ...seated, who: { ...who, inPlaceOf: account } });
    const rest = await restOf(this.parts.store.db, account);
    if (!takesOver(agreed, game, { now: this.parts.now(), used, rest })) return undefined;
    return this.switch(game.id, seat.place, true);
  }

  private async switch(game: string, place: number, playing: boolean): Promise<'done' | 'refused'> {
    return (await this.parts.games.standIn(game, place, playing)) ? 'done' : 'refused';
  }

  private async play(seated: Seated): Promise<'done' | 'refused' | undefined> {
    const { kept, player, who } = seated;
    const { game } = kept;
    if (!isAwaited(game, player)) return undefined;
    const reader = { ...who, account: player.account };
    const past = await this.parts.games.reading.past(game.id, game.seq - 1, reader);
    if (!past.ok) throw new Error(`a computer player cannot see its game: ${past.code}`);
    const thought = await this.thought(seated, past.value);
    if (thought === undefined) return undefined;
    const { choice } = thought;
    const message: GameMessage = { type: 'choose', game: game.id, id: ulid(), choices: [choice], seen: game.seq };
    const code = await this.act(who, message);
    if (code !== undefined) return 'refused';
    this.parts.onChoice?.(who.inPlaceOf !== undefined);
    // The store keeps no chances: earlier releases, to which an operator may roll back, could not read them.
    const after = keptAfter(player, game.seq, { ...thought, version: player.brain, chance: undefined });
    await keepPlan(this.parts.store.db, player, after);
    return 'done';
  }

  /**
   * Thinks, falling back as `thoughtOf` describes; `undefined` if the game has changed before its turn to think came.
   */
  private async thought(seated: Seated, view: Json): Promise<GuestThought | undefined> {
    const { kept, player, level, seat } = seated;
    const { game } = kept;
    const { rules, kernel } = await this.parts.titles.load(game.title, game.rules);
    const place = rules.seats.indexOf(seat.side ?? '');
    const plan = await this.planOf(seated);
    const witnessed = await this.witnessedBy(seated);
    const { seed, brain } = player;
    const of = { title: game.title, rules: game.rules, brain, seed };
    const task = { ...of, view, seat: place, moment: game.seq, plan, ...witnessed };
    return thoughtOf(level, {
      think: (each) => this.parts.thinkers.think({ ...task, level: each }, this.askerOf(seated)),
      first: () => firstChoice({ rules, kernel }, view, place),
      onTrouble: (error) => this.parts.onTrouble(error, game.id),
    });
  }

  private askerOf({ kept: { game, seats }, player }: Seated): Asker {
    const [person = game.host] = [player.account, ...seats.map((each) => each.account)].filter(isPerson);
    return {
      account: person,
      isWanted: () => this.busy.get(game.id) === false,
      onWait: (wait) => this.parts.games.send(game.id, { type: 'queued', game: game.id, wait }),
    };
  }

  private async witnessedBy({ kept: { game }, level, who }: Seated): Promise<Pick<ThinkTask, 'witnessed'>> {
    const { games, thinkers } = this.parts;
    const wanted = thinkers.current.get(game.title)?.believing?.includes(level) ?? false;
    return wanted ? { witnessed: await games.reading.witnessed(game.id, game.seq - 1, who) } : {};
  }

  /** The rest of its plan that is still in force. */
  private async planOf({ kept: { game }, player: { plan, since }, seat }: Seated): Promise<readonly number[]> {
    if (since > game.seq) return [];
    return planInForce(plan, await readEntries(this.parts.store.db, game, since), seat.side ?? '');
  }

  /** Sends a message as a page would; returns the code if it is refused. */
  private async act(who: Who, message: GameMessage): Promise<Code | undefined> {
    const reported: ServerMessage[] = [];
    const watcher: Watcher = { who, send: (answer) => void reported.push(answer) };
    await this.parts.games.hear(watcher, message);
    const [answer] = reported;
    return answer?.type === 'refused' ? answer.code : undefined;
  }
}

/** The first choice that a view offers to a seat. */
function firstChoice({ rules, kernel }: Pick<TitleModule, 'rules' | 'kernel'>, view: Json, seat: number): string {
  const seen = rules.fromView(view);
  const listed = new kernel.Choices();
  rules.flow.list(seen, seat, listed);
  return rules.flow.text(seen, listed.get(0));
}
