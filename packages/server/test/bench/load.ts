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
/** The longest time until a player reconnects after a broken connection. */
const RETURN = 2000;
/** Waits until all pages are open, and between measurements. */
const WARM_UP = 5000;
const MEASURE = 20_000;
/** Tables opened at the same time. */
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
   * How much of the time it waited for a busy processor, in percent: if this is high, the times say more about the
   * machine.
   */
  readonly waits: number;
  /**
   * The players' share of one processor, and their delay in looking at what has arrived (95th percentile), in
   * milliseconds.
   */
  readonly players: number;
  readonly lag: number;
}

export class Load {
  readonly tables: string[] = [];
  private readonly players: Player[] = [];
  private readonly stopwatch = new Stopwatch(2);
  private addresses = 0;

  constructor(
    private readonly server: ServerProcess,
    private readonly plays: readonly Play[],
    private readonly random: Random,
  ) {}

  /** Opens tables until there are this many, and seats two new players at each. */
  async growTo(count: number): Promise<void> {
    while (this.tables.length < count) {
      const batch = Math.min(AT_ONCE, count - this.tables.length);
      await Promise.all(Array.from({ length: batch }, (_, i) => this.addTable(this.tables.length + i)));
    }
  }

  async measure(): Promise<Figures> {
    await pause(WARM_UP);
    this.stopwatch.read();
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    const [before, own, waited] = [usageOf(this.server.pid), usageOf(pid), waitedOf(this.server.pid)];
    await pause(MEASURE);
    const took = this.stopwatch.read();
    const after = usageOf(this.server.pid);
    lag.disable();
    return {
      ...{ tables: this.tables.length, sockets: this.players.length, choices: took.length / (MEASURE / 1000) },
      ...{ p50: percentile(took, 0.5), p95: percentile(took, 0.95), p99: percentile(took, 0.99) },
      worst: percentile(took, 1),
      memory: after.memory,
      processor: ((after.processor - before.processor) / MEASURE) * 100,
      waits: ((waitedOf(this.server.pid) - waited) / MEASURE) * 100,
      players: ((usageOf(pid).processor - own.processor) / MEASURE) * 100,
      lag: lag.percentile(95) / 1e6,
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
          thinks: THINKS,
          waits: RETURN,
        },
        onSent: (game, seen) => this.stopwatch.sent(game, seen),
        onKnown: (game, seq) => this.stopwatch.shows(game, screen, seq),
      });
      this.players.push(player);
      player.start();
    }
  }

  /** Everybody has a separate address, so that no limit per address applies. */
  private async visitor() {
    const number = ++this.addresses;
    const address = `10.0.${number >> 8}.${number & 255}`;
    return { ...(await guest(this.server.origin, `Guest ${number}`, { address })), address };
  }
}
