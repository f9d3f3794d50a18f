/** Many tables on a server, each with two players who have a page each and choose at random. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pid } from 'node:process';
import type { Random } from '@carillon/kit';
import { guest, type Play, pause, type ServerProcess, seatAt, waitedOf } from '../faults/hall.ts';
import { Player } from '../faults/player.ts';
import { usageOf } from './memory.ts';
import { percentile, Stopwatch } from './stopwatch.ts';

/** Longest time to think about a choice, in milliseconds: two seconds on average. */
const THINKS = 4000;
/** The longest time until a player reconnects after a broken connection, in milliseconds. */
const RETURN = 2000;
/** The wait until all pages are open, and between measurements. */
const WARM_UP = 5000;
const MEASURE = 20_000;
/** The number of tables opened at the same time. */
const AT_ONCE = 8;

/** The results for one number of tables. */
export interface Figures {
  readonly tables: number;
  readonly sockets: number;
  /** Choices per second. */
  readonly choices: number;
  /** Milliseconds from a choice to all screens. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** The server's memory in MB, and its share of one processor in percent. */
  readonly memory: number;
  readonly processor: number;
  /**
   * How much of the time it waited for a busy processor, in percent: if this is high, the times describe the machine
   * rather than the server.
   */
  readonly waits: number;
  /**
   * The players' share of one processor, and their delay in looking at what has arrived (95th percentile), in
   * milliseconds.
   */
  readonly players: number;
  readonly lag: number;
}

/** A player's address: a hundred are in each network, from which no more accounts may be created in a day. */
export const addressOf = (number: number): string => {
  const network = Math.floor(number / 100);
  return `10.${Math.floor(network / 256)}.${network % 256}.${(number % 100) + 1}`;
};

export class Load {
  readonly tables: string[] = [];
  private readonly players: Player[] = [];
  private readonly stopwatch = new Stopwatch(2);
  private addresses = 0;

  constructor(
    private readonly server: Pick<ServerProcess, 'origin' | 'pid'>,
    private readonly plays: readonly Play[],
    private readonly random: Random,
    private readonly thinks: number = THINKS,
  ) {}

  /** Opens tables until there are this many, and seats two new players at each. */
  async growTo(count: number): Promise<void> {
    while (this.tables.length < count) {
      const batch = Math.min(AT_ONCE, count - this.tables.length);
      await Promise.all(Array.from({ length: batch }, (_, i) => this.addTable(this.tables.length + i)));
    }
  }

  /** Waits until all pages are open and play. */
  async settle(): Promise<void> {
    await pause(WARM_UP);
    this.stopwatch.read();
  }

  /**
   * Watches the tables for a while. Returns the milliseconds from each choice to all screens, in ascending order, the
   * delay in looking at what has arrived (95th percentile), and how long this lasted.
   */
  async watch(
    ms: number,
  ): Promise<{ readonly took: readonly number[]; readonly lag: number; readonly lasted: number }> {
    const began = performance.now();
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    await pause(ms);
    lag.disable();
    return { took: this.stopwatch.read(), lag: lag.percentile(95) / 1e6, lasted: performance.now() - began };
  }

  async measure(): Promise<Figures> {
    await this.settle();
    const [before, own, waited] = [usageOf(this.server.pid), usageOf(pid), waitedOf(this.server.pid)];
    const { took, lag, lasted } = await this.watch(MEASURE);
    const after = usageOf(this.server.pid);
    return {
      ...{ tables: this.tables.length, sockets: this.players.length, choices: took.length / (lasted / 1000) },
      ...{ p50: percentile(took, 0.5), p95: percentile(took, 0.95), p99: percentile(took, 0.99) },
      worst: percentile(took, 1),
      memory: after.memory,
      processor: ((after.processor - before.processor) / lasted) * 100,
      waits: ((waitedOf(this.server.pid) - waited) / lasted) * 100,
      players: ((usageOf(pid).processor - own.processor) / lasted) * 100,
      lag,
    };
  }

  stop(): void {
    for (const player of this.players) player.stop();
  }

  private async addTable(number: number): Promise<void> {
    const { origin } = this.server;
    const play = this.plays[number % this.plays.length];
    if (play === undefined) throw new Error('there is nothing to play');
    const visitors = await Promise.all([this.visitor(), this.visitor()]);
    const table = await seatAt(origin, play, visitors[0], visitors[1]);
    this.tables.push(table);
    for (const [screen, visitor] of visitors.entries()) {
      const player = new Player({
        ...visitor,
        ...{
          origins: [origin],
          modules: [play.module],
          onlyChooses: true,
          random: this.random,
          tables: [table],
          thinks: this.thinks,
          waits: RETURN,
        },
        onSent: (game, seen) => this.stopwatch.sent(game, seen),
        onKnown: (game, seq) => this.stopwatch.shows(game, screen, seq),
      });
      this.players.push(player);
      player.start();
    }
  }

  /** Every player has a separate address, so that no limit per address applies. */
  private async visitor() {
    const number = ++this.addresses;
    const address = addressOf(number);
    return { ...(await guest(this.server.origin, `Guest ${number}`, { address })), address };
  }
}
