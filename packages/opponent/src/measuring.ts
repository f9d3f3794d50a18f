import type { Seat, StateBase } from '@carillon/flow';
import { type Below, hashText, type Random, seeded } from '@carillon/kit';
import type { Brain } from './brain.ts';
import { Dice } from './dice.ts';
import type { Fights } from './fights.ts';
import { Playouts } from './playout.ts';
import { Recital, type Recited } from './recital.ts';
import type { Script } from './script.ts';

/** The maximum number of games that are tried for the log of a plan. */
const TOLD = 16;

/** Measures plans in one position, all with the same cards and dice. */
export class Measuring<G extends StateBase, View> {
  private readonly playouts: Playouts<G, View>;
  private readonly recital: Recital<G, View>;
  private readonly before: { readonly points: number; readonly own: number; readonly enemy: number };

  constructor(
    private readonly brain: Brain<G, View>,
    seen: G,
    private readonly seat: Seat,
    /** Returns a function that deals hidden cards. */
    dealer: () => (g: G, below: Below) => void,
    private readonly seed: string,
    evaluate: (g: G) => number,
  ) {
    this.playouts = new Playouts(brain, seen, seat, dealer(), new Dice(seed), evaluate);
    this.recital = new Recital(brain, seen, seat, dealer());
    this.before = this.read(seen);
  }

  /** Plays a plan out `count` times, and counts its fights, if wanted. */
  measure(script: Script, count: number, fights?: Fights): Measured {
    const { telling } = this.brain;
    const measured = new Measured(telling.features.length);
    const worths = new Float64Array(telling.features.length);
    for (let i = 0; i < count; i++) {
      this.playouts.meet(i);
      const value = fights === undefined ? this.playouts.play(script) : this.fought(script, fights);
      const { end } = this.playouts;
      telling.worths(end, worths);
      const after = this.read(end);
      measured.add(value, worths, {
        points: after.points - this.before.points,
        own: this.before.own - after.own,
        enemy: this.before.enemy - after.enemy,
      });
    }
    return measured;
  }

  /** Plays a plan out, and adds the fights of its turn. */
  private fought(script: Script, fights: Fights): number {
    const { brain, playouts, seat } = this;
    const log: unknown[] = [];
    playouts.say = (entry) => log.push(entry);
    const value = playouts.play(script);
    playouts.say = undefined;
    fights.add(brain.telling.fights(log, seat));
    return value;
  }

  /** A plan in the game in which it goes furthest. */
  replay(script: Script): Recited {
    let furthest = this.recital.replay(script, this.randomOf(0).below);
    for (let i = 1; i < TOLD && furthest.left !== 0; i++) {
      const reported = this.recital.replay(script, this.randomOf(i).below);
      if (reported.left < furthest.left) furthest = reported;
    }
    return furthest;
  }

  private randomOf(game: number): Random {
    return seeded(Number.parseInt(hashText(`${this.seed} ${game}`), 16));
  }

  /** Whether somebody has the next turn after the one measured last. */
  get goesOn(): boolean {
    return !this.playouts.isOver && this.brain.turnOf(this.playouts.end) !== undefined;
  }

  /** The sign of points for the seat: they are positive for the first seat. */
  get sign(): number {
    return this.seat === 0 ? 1 : -1;
  }

  private read(g: G): { readonly points: number; readonly own: number; readonly enemy: number } {
    const { telling } = this.brain;
    const { seat } = this;
    return {
      points: this.sign * telling.points(g),
      own: telling.steps(g, seat),
      enemy: telling.steps(g, seat === 0 ? 1 : 0),
    };
  }
}

/** The sums over the playouts of a plan. */
export class Measured {
  private count = 0;
  private sum = 0;
  private readonly values: number[] = [];
  private squares = 0;
  private points = 0;
  private own = 0;
  private enemy = 0;
  private readonly features: Float64Array;

  constructor(features: number) {
    this.features = new Float64Array(features);
  }

  add(
    value: number,
    worths: Float64Array,
    { points, own, enemy }: { readonly points: number; readonly own: number; readonly enemy: number },
  ): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
    this.values.push(value);
    this.points += points;
    this.own += own;
    this.enemy += enemy;
    for (let i = 0; i < worths.length; i++) this.features[i] = (this.features[i] ?? 0) + (worths[i] ?? 0);
  }

  get chance(): number {
    return this.sum / this.count;
  }

  /** The standard error of the chance. */
  get error(): number {
    const variance = Math.max(0, this.squares / this.count - this.chance ** 2);
    return Math.sqrt(variance / Math.max(1, this.count - 1));
  }

  /**
   * The difference of the chance from another plan's, and its standard error; both have met the same cards and dice.
   */
  over(other: Measured): { readonly loss: number; readonly error: number } {
    const gaps = this.values.map((value, i) => value - (other.values[i] ?? 0));
    const loss = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const variance = gaps.reduce((sum, gap) => sum + (gap - loss) ** 2, 0) / Math.max(1, gaps.length - 1);
    return { loss, error: Math.sqrt(variance / gaps.length) };
  }

  get gained(): { readonly points: number; readonly lost: readonly [own: number, enemy: number] } {
    return { points: this.points / this.count, lost: [this.own / this.count, this.enemy / this.count] };
  }

  /** The mean contribution of each feature, for the seat with this sign. */
  worths(sign: number): readonly number[] {
    return Array.from(this.features, (sum) => (sign * sum) / this.count);
  }
}
