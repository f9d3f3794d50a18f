/** People who each play a computer, besides the tables of two. */
import { at, type Random } from '@carillon/kit';
import { guest, type Play } from '../faults/hall.ts';
import { Player, type Visitor } from '../faults/player.ts';
import { addressOf } from './load.ts';
import { percentile } from './stopwatch.ts';

/** The longest time they think about a choice, in milliseconds: five seconds on average. */
const THINKS = 10_000;
const LEVEL = 'recruit';
/** Their addresses differ from those of the tables. */
const FIRST_ADDRESS = 1_000_000;

/** How long each game waits for the computer's choice. */
export class Waits {
  readonly took: number[] = [];
  private readonly since = new Map<string, number>();

  /** Called when a page knows whether its game waits for the other side. */
  known(game: string, othersAsked: boolean): void {
    const began = this.since.get(game);
    const now = performance.now();
    if (began !== undefined) this.took.push(now - began);
    if (othersAsked) this.since.set(game, now);
    else this.since.delete(game);
  }

  /** Forgets all measurements so far. */
  begin(): void {
    this.took.length = 0;
  }

  /** The longest current wait. */
  get longest(): number {
    return performance.now() - Math.min(performance.now(), ...this.since.values());
  }
}

/** Opens a game against a computer; returns the code if it is refused. */
export async function openAgainst(
  origin: string,
  { module, scenario }: Play,
  computer: string,
  { cookie, address = '' }: Visitor,
): Promise<{ readonly id: string } | { readonly code: string }> {
  const wanted = {
    ...{ title: module.rules.title, scenario, options: {}, access: 'link', sides: 'random', seat: null },
    ...{ pace: { kind: 'none' }, solo: false, rated: false, takebacks: true, alwaysAsk: false, value: 'a', computer },
  };
  const headers = { 'content-type': 'application/json', origin, cookie, 'x-forwarded-for': address };
  const answer = await fetch(`${origin}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wanted) });
  return (await answer.json()) as { id: string } | { code: string };
}

/** The results of a measurement. */
export interface ComputerWaits {
  /** The number of choices of computers, and of the people who play them. */
  readonly choices: number;
  readonly own: number;
  /** The wait for a choice of a computer, in milliseconds; 0 if there was none. */
  readonly p50: number;
  readonly p95: number;
}

/** One guest for each game. */
export class AgainstComputers {
  private readonly players: Player[] = [];
  private readonly waits = new Waits();
  private sent = 0;

  constructor(
    private readonly origin: string,
    private readonly plays: readonly Play[],
    private readonly random: Random,
  ) {}

  /** Opens this many games; throws if one is refused. */
  async open(count: number): Promise<void> {
    const modules = this.plays.map(({ module }) => module);
    while (this.players.length < count) {
      const number = this.players.length;
      const address = addressOf(FIRST_ADDRESS + number);
      const visitor = { ...(await guest(this.origin, `Rival ${number}`, { address })), address };
      const made = await openAgainst(this.origin, at(this.plays, number % this.plays.length), LEVEL, visitor);
      if ('code' in made) throw new Error(`a game against a computer was refused: ${made.code}`);
      const player = new Player({
        ...{ ...visitor, origins: [this.origin], modules, random: this.random, tables: [made.id], thinks: THINKS },
        onlyChooses: true,
        onKnown: (game, _seq, othersAsked) => this.waits.known(game, othersAsked),
        onSent: () => this.sent++,
      });
      this.players.push(player);
      player.start();
    }
  }

  /** Forgets all measurements so far. */
  begin(): void {
    this.waits.begin();
    this.sent = 0;
  }

  /** Stops, and returns the results. */
  end(): ComputerWaits {
    for (const player of this.players) player.stop();
    const took = [...this.waits.took].sort((a, b) => a - b);
    const of = (share: number): number => (took.length === 0 ? 0 : percentile(took, share));
    return { choices: took.length, own: this.sent, p50: of(0.5), p95: of(0.95) };
  }
}
