import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Bus, PresenceHint } from '../keep/bus.ts';

/** How often a process reports who is at its games, in milliseconds; a report that is not repeated expires. */
export const PRESENCE_EVERY = 30_000;
const EXPIRES = 2.5 * PRESENCE_EVERY;

/** The seats whose players are at a game, and the number of spectators. */
export interface Present {
  readonly seats: readonly string[];
  readonly spectators: number;
}

interface Heard extends Present {
  readonly until: number;
}

/** Who is at games, counted over all processes. */
export class Presences {
  private readonly own: string = randomUUID();
  private readonly elsewhere = new Map<string, Map<string, Heard>>();
  private readonly deaf: () => void;

  constructor(
    private readonly bus: Bus,
    private readonly clock: Clock,
    /** Called when another process has reported who is at a game. */
    onHeard: (game: string) => void,
  ) {
    this.deaf = bus.listen(({ game, presence }) => {
      if (presence === undefined || presence.process === this.own) return;
      this.keep(game, presence);
      onHeard(game);
    });
  }

  /** Reports to the other processes who is at a game here. */
  announce(game: string, { seats, spectators }: Present): void {
    this.bus.announce({ game, version: 0, presence: { process: this.own, seats, spectators } });
  }

  /** Who is at a game, here and elsewhere. */
  all(game: string, here: Present): Present {
    const now = this.clock.now();
    const heard = [...(this.elsewhere.get(game)?.values() ?? [])].filter(({ until }) => until > now);
    return {
      seats: [...new Set([...here.seats, ...heard.flatMap(({ seats }) => seats)])].sort(),
      spectators: heard.reduce((sum, { spectators }) => sum + spectators, here.spectators),
    };
  }

  /** Forgets expired reports. */
  sweep(): void {
    const now = this.clock.now();
    for (const [game, byProcess] of this.elsewhere) {
      for (const [process, { until }] of byProcess) if (until <= now) byProcess.delete(process);
      if (byProcess.size === 0) this.elsewhere.delete(game);
    }
  }

  close(): void {
    this.deaf();
  }

  private keep(game: string, { process, seats, spectators }: PresenceHint): void {
    const byProcess = this.elsewhere.get(game) ?? new Map<string, Heard>();
    this.elsewhere.set(game, byProcess);
    byProcess.set(process, { seats, spectators, until: this.clock.now() + EXPIRES });
  }
}
