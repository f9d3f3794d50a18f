import { type Entry, isUndo, OVER, Table, TOGETHER } from '@carillon/flow';
import { listOn } from '@carillon/host';
import { at, type Random, seeded } from '@carillon/kit';
import { type Lesson, LessonRun } from '@carillon/lessons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LogEntry, type State, skirmish, type View } from '../../../flow/test/skirmish/index.ts';
import { type ActMessage, act } from '../../../server/src/games/act/acts.ts';
import { Loaded, optionsOf } from '../../../server/src/games/keep/loaded.ts';
import { type KeptGame, readEntries, readGame } from '../../../server/src/store/games.ts';
import { BLUE, RED, SKIRMISH, Venue } from '../../../server/test/venue.ts';
import { copyOf, startingAt } from '../../src/game-worker/engine.ts';
import { askGame } from '../../src/game-worker/game.ts';
import { LocalGame } from '../../src/game-worker/local/local-game.ts';
import { LocalTable } from '../../src/game-worker/local/local-table.ts';
import { ServerGame } from '../../src/game-worker/server-game.ts';
import { actOf } from '../../src/page/net/acts.ts';
import type { Ask, GameAskType } from '../../src/shared/messages.ts';
import { type Sent, Server } from './on-server.ts';

// The same random messages to a game at one screen, to a server with the page of each player, and to a lesson.

const GAMES = 16;
const MESSAGES = 80;
const MOMENTS = ['battle', 'interception'];
const ACCOUNTS = [BLUE.account, RED.account];
const { flow } = skirmish;
const seats: readonly string[] = skirmish.seats;
const ENGINE = {
  ...{ rules: skirmish, rulesHash: null, routes: () => [], isOnHand: () => false, routeThrough: () => undefined },
};

let venue: Venue;
let kept: KeptGame;
let begun: readonly Entry[];
beforeAll(async () => {
  venue = await Venue.open();
  const id = await venue.begin({ scenario: 'long-day' });
  const { db } = venue.store;
  const game = await readGame(db, id);
  if (game === undefined) throw new Error('the game has not begun');
  // Messages name the game by this id.
  kept = { ...game, game: { ...game.game, id: 'g1' } };
  begun = await readEntries(db, game.game, 0);
});
afterAll(() => venue.close());

type ChangeAsk = Extract<Ask<GameAskType>, { readonly type: 'choose' | 'undo' | 'redo' | 'stand' }>;

/** One game in all hosts, with the same dice. */
class Hosts {
  readonly loaded = new Loaded(kept, SKIRMISH, begun);
  readonly table: Table<State, View, LogEntry>;
  private readonly screen: LocalTable<State, View, LogEntry>;
  private readonly local: LocalGame<State, View, LogEntry>;
  private readonly server: Server;
  private readonly pages: readonly ServerGame<State, View, LogEntry>[];

  constructor() {
    this.table = Table.resume(skirmish, optionsOf(kept), begun);
    const game = { title: 'skirmish', scenario: 'long-day', options: {}, seed: null };
    this.screen = new LocalTable(ENGINE, game, this.table);
    this.local = new LocalGame(this.screen);
    this.server = new Server(1, this.loaded.table as unknown as Server['table']);
    this.pages = seats.map((seat) => new ServerGame(ENGINE, this.server.sendAll(seat)));
  }

  /** The journal on the server, and that at one screen. */
  get journal(): readonly Entry[] {
    return this.loaded.table.journal;
  }
  get screenJournal(): readonly Entry[] {
    return this.screen.now.journal;
  }

  get hasStanding(): boolean {
    return seats.some((_, seat) => this.table.standingOf(seat).length > 0);
  }

  /** The state on the page of a player, and that on one screen with this player's hand open. */
  page = (seat: number): Sent => at(this.pages, seat).now();
  atScreen(seat: number): Sent {
    this.local.look({ seat: at(seats, seat) });
    return this.local.now();
  }

  /** Sends the same message to all hosts; returns their answers. */
  send(seat: number, ask: ChangeAsk) {
    this.local.look({ seat: at(seats, seat) });
    const reply = askGame(this.local, ask);
    const sent = actOf(ask, this.page(seat), undefined);
    if (sent === undefined) throw new Error('a change goes to the server');
    if (sent === 'nothing') return { local: reply, server: undefined };
    return { local: reply, server: this.act(seat, { ...sent, game: 'g1', id: 'm1' } as ActMessage) };
  }

  private act(seat: number, message: ActMessage) {
    let outcome: ReturnType<typeof act> | undefined;
    const perform = (): void => {
      outcome = act(this.loaded, message, at(ACCOUNTS, seat), 0);
    };
    const [blue, red] = [at(this.pages, 0), at(this.pages, 1)];
    red.follow(this.server.send('red', () => blue.follow(this.server.send('blue', perform))));
    if (outcome === undefined) throw new Error('nothing was done');
    return outcome;
  }
}

/** A seat that is asked. */
function askedSeat(table: Hosts['table']): number {
  if (table.who !== TOGETHER) return table.who;
  return seats.findIndex((_, seat) => flow.mayChoose(table.state, seat) && !flow.hasAnswered(table.state, seat));
}

const seatNamed = (name: string): number => seats.indexOf(name);
const pick = <T>(all: readonly T[], random: Random): T | undefined => all[random.below(Math.max(1, all.length))];

/** Choices of a seat in order, as it might plan them: it guesses others' choices and dice. */
function planFor(table: Hosts['table'], seat: number, random: Random): string[] {
  const state = copyOf(skirmish, table.state);
  const plan: string[] = [];
  for (let length = 1 + random.below(5), steps = 0; plan.length < length && steps < 30; steps++) {
    const who = flow.mayChoose(state, seat) ? seat : flow.who(state);
    const text = pick(listOn(flow, state, who), random);
    const choice = text === undefined ? undefined : flow.parse(state, text);
    if (text === undefined || choice === undefined) break;
    if (who === seat) plan.push(text);
    flow.take(state, who, choice);
  }
  if (random.below(8) === 0) plan.splice(random.below(plan.length + 1), 0, 'march moon');
  return plan;
}

/** Whether both hosts offer the same redo, or neither offers one. */
function isRedoAlike(hosts: Hosts, asked: number): boolean {
  const { redo } = hosts.atScreen(asked);
  return redo === null || hosts.page(seatNamed(redo)).redo === redo;
}

/** A player's next message: mostly a plan, sometimes an undo, a redo or a standing answer, occasionally too late. */
function nextAsk(hosts: Hosts, seat: number, random: Random): ChangeAsk {
  const seen = hosts.journal.length - Number(random.below(20) === 0);
  const kind = random.below(10);
  if (kind < 6) return { type: 'choose', seat: at(seats, seat), choices: planFor(hosts.table, seat, random), seen };
  if (kind < 8) return { type: 'undo', seen, action: random.below(2) === 0 };
  if (kind < 9 && isRedoAlike(hosts, seat)) return { type: 'redo', seen };
  // Not for the open window: on one screen, such an answer would decline it as the player's own choice.
  const open = hosts.page(seat).moment;
  const standing = {
    moment: at(
      MOMENTS.filter((each) => each !== open),
      0,
    ),
  };
  const change = random.below(2) === 0 ? { add: [standing], drop: [] } : { add: [], drop: [standing] };
  return { type: 'stand', seat: at(seats, seat), ...change, seen };
}

/** The seat that sends a message: on one screen the seat that can undo or redo, otherwise the first seat. */
function actingSeat(hosts: Hosts, asked: number, { type }: ChangeAsk): number {
  if (type !== 'undo' && type !== 'redo') return asked;
  const { undo, redo } = hosts.atScreen(asked);
  const name = type === 'redo' ? redo : 'seat' in undo ? undo.seat : null;
  return name === null ? 0 : seatNamed(name);
}

/** The answers of both hosts in the same form: the number of choices made, or the reason for the refusal. */
function answersOf(
  hosts: Hosts,
  seat: number,
  ask: ChangeAsk,
): readonly [screen: number | string, server: number | string] {
  const before = hosts.journal.length;
  const redone = hosts.page(seat).online?.redo?.length ?? 0;
  const { local, server } = hosts.send(seat, ask);
  const length = ask.type === 'choose' ? ask.choices.length : ask.type === 'redo' ? redone : 1;
  const made = local.ok ? length - (local.value as Sent).left.length : local.code;
  if (server === undefined) return [made, 'nothing_to_redo'];
  expect(hosts.journal.length).toBe(server.ok ? before + server.entries.length : before);
  return [made, server.ok ? server.made : server.code];
}

/** The undo and redo that each host offers to a player. */
function offersOf(hosts: Hosts, seat: number) {
  const own = at(seats, seat);
  const [screen, page] = [hosts.atScreen(seat), hosts.page(seat)];
  const local = 'seat' in screen.undo && screen.undo.seat === own ? screen.undo : null;
  return {
    screen: { undo: local, redo: screen.redo === own },
    page: { undo: 'seat' in page.undo ? page.undo : null, redo: page.redo === own },
  };
}

/** A lesson that begins with a position of the game; its script has the entries that the plan led to there. */
function taught(state: State, seat: number, plan: readonly string[], came: readonly Entry[]) {
  const script = came.flatMap((entry) =>
    isUndo(entry) || entry.auto || entry.who === seats[seat] ? [] : [`${entry.who} ${entry.choice}`],
  );
  const lesson: Lesson = {
    ...{ id: 'plan', seat: at(seats, seat), scenario: 'long-day', position: '' },
    // No choice completes the exercise, so the lesson goes on as long as the plan does.
    steps: [{ name: 'plan', exercise: { solutions: [['nothing']], leads: ['*'], wrong: [] }, after: script }],
  };
  const run = new LessonRun(startingAt(skirmish, state), lesson);
  return { outcome: run.choose(plan), journal: run.table.journal };
}

/**
 * Whether the other seat has made no entries but undos and lone answers since the last undo of a seat. On one screen
 * both sides may redo in turn; over the network any entry of the other side ends redo.
 */
function hasOnlyGivenWay(journal: readonly Entry[], seat: number): boolean {
  const isOwn = ({ who }: Entry): boolean => who === seats[seat];
  const since = journal.slice(journal.findLastIndex((entry) => isUndo(entry) && isOwn(entry)) + 1);
  return since.some((entry) => !isOwn(entry) && (isUndo(entry) || entry.auto === true));
}

function expectSameOffers(hosts: Hosts, about: string): void {
  for (const seat of seats.keys()) {
    const { screen, page } = offersOf(hosts, seat);
    expect(screen.undo, about).toEqual(page.undo);
    if (screen.redo !== page.redo)
      expect([screen.redo, hasOnlyGivenWay(hosts.journal, seat)], about).toEqual([true, true]);
  }
}

describe('a seat at a game', () => {
  it('can do the same, whoever hosts the game: entries, refusals and offers of undo are alike', () => {
    const seen = { made: 0, stopped: 0, refused: 0, undone: 0, redone: 0, stood: 0, taught: 0 };
    for (let seed = 1; seed <= GAMES; seed++) {
      const random = seeded(seed);
      const hosts = new Hosts();
      for (let i = 0; i < MESSAGES && hosts.table.who !== OVER; i++) {
        const asked = askedSeat(hosts.table);
        const ask = nextAsk(hosts, asked, random);
        const seat = actingSeat(hosts, asked, ask);
        const about = `game ${seed}, message ${i}: ${JSON.stringify(ask)}`;
        const [state, from] = [copyOf(skirmish, hosts.table.state), hosts.journal.length];
        const stood = hosts.hasStanding;
        const [screen, server] = answersOf(hosts, seat, ask);
        expect(screen, about).toEqual(server);
        expect(hosts.screenJournal, about).toEqual(hosts.journal);
        expectSameOffers(hosts, about);
        if (typeof screen === 'string') seen.refused++;
        else if (ask.type !== 'choose')
          seen[ask.type === 'undo' ? 'undone' : ask.type === 'redo' ? 'redone' : 'stood']++;
        else {
          seen[screen < ask.choices.length ? 'stopped' : 'made']++;
          const came = hosts.journal.slice(from);
          // A lesson has no standing answers, and takes a plan back if a choice is refused or no question follows.
          const isAsked = flow.mayChoose(hosts.table.state, seat) && !stood && !hosts.hasStanding;
          const reported = isAsked ? taught(state, seat, ask.choices, came) : undefined;
          if (reported?.outcome.is === 'made') {
            seen.taught++;
            expect(reported.journal, about).toEqual(came);
          }
        }
      }
    }
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(10);
  });
});
