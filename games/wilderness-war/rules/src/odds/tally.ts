import { at } from '@carillon/kit';
import { type Piece, type Side, side } from '../ids.ts';
import type { SideName } from '../names.ts';
import type { Toll, Trail } from './trail.ts';

// The possible courses of a fight, added up by their chances.

/** Chances by number: `[0.5, 0.5]` is none or one. */
export type Spread = number[];

/** The sums for each side. */
export interface SideTally {
  readonly steps: Spread;
  readonly killed: Spread;
  /** The chance that units are eliminated for lack of a retreat. */
  trapped: number;
}

function add(spread: Spread, index: number, chance: number): void {
  while (spread.length <= index) spread.push(0);
  spread[index] = at(spread, index) + chance;
}

/** Adds one course with its chance. Leaders in danger die independently, each with the chance `dies`. */
function addKilled(spread: Spread, { killed, inDanger }: Toll, chance: number, dies: number): void {
  let ways = 1;
  for (let k = 0; k <= inDanger.length; k++) {
    add(spread, killed + k, chance * ways * dies ** k * (1 - dies) ** (inDanger.length - k));
    ways = (ways * (inDanger.length - k)) / (k + 1);
  }
}

/** The odds of a fight, as they accumulate. All chances are between 0 and 1. */
export class Tally {
  readonly sides: readonly SideTally[] = side.all.map(() => ({ steps: [], killed: [], trapped: 0 }));
  /** The chance that each side wins; the rest is a fight that did not happen, or an assault beaten off. */
  readonly wins = new Map<SideName, number>();
  overrun = 0;
  /** Victory points, positive for the French, with their chances. */
  readonly vp = new Map<number, number>();
  /** Siege levels after the roll. */
  readonly levels: Spread = [];
  success = 0;
  markers = 0;
  /** The chances of each leader who may be killed or otherwise lost. */
  readonly killed = new Map<Piece, number>();
  readonly lost = new Map<Piece, number>();
  /** The chance that one check kills, as the rules list its outcomes; set at the first check. */
  perLeader = 0;
  /** Whether anything was chosen against the usual answers. */
  differs = false;

  of(which: Side): SideTally {
    return at(this.sides, which);
  }

  /** Adds one course of the fight. */
  add(trail: Trail, chance: number): void {
    for (const each of side.all) this.addSide(this.of(each), trail, each, chance);
    if (trail.winner !== undefined) this.wins.set(trail.winner, (this.wins.get(trail.winner) ?? 0) + chance);
    if (trail.overrun) this.overrun += chance;
    this.vp.set(trail.vp, (this.vp.get(trail.vp) ?? 0) + chance);
    if (trail.level !== undefined) add(this.levels, trail.level, chance);
    if (trail.success) this.success += chance;
    this.markers += trail.markers * chance;
  }

  addKilled(leader: Piece, chance: number): void {
    this.killed.set(leader, (this.killed.get(leader) ?? 0) + chance);
  }

  private addLost(leader: Piece, chance: number): void {
    this.lost.set(leader, (this.lost.get(leader) ?? 0) + chance);
  }

  private addSide(tally: SideTally, trail: Trail, of: Side, chance: number): void {
    const toll = at(trail.tolls, of);
    add(tally.steps, toll.steps, chance);
    addKilled(tally.killed, toll, chance, this.perLeader);
    if (toll.trapped > 0) tally.trapped += chance;
    for (const each of toll.lost)
      this.addLost(each, toll.inDanger.includes(each) ? chance * (1 - this.perLeader) : chance);
  }
}
