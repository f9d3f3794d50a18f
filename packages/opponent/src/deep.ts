import { copyInto, type Seat, type StateBase } from '@carillon/flow';
import type { Brain } from './brain.ts';
import type { Playouts } from './playout.ts';
import { Script } from './script.ts';

/** Turns tried for an answer; the best is played again, with other dice. */
const TRIED = 3;
/** Turns after the seat's own: the answer, and what follows it. */
const AFTER = 2;

/**
 * Plays on after a plan: the next to move answers with the best of a few turns, and so does the one after it, which
 * mostly is the first again. An answer is played again once it is chosen, so lucky dice do not choose it and stay.
 */
export class Answers<G extends StateBase, View> {
  private readonly before: G;

  constructor(
    private readonly brain: Brain<G, View>,
    private readonly playouts: Playouts<G, View>,
    private readonly seat: Seat,
  ) {
    this.before = brain.rules.blank();
  }

  /** The seat's chance of winning after its plan, the best answer, and the best turn after that. */
  play(script: Script): number {
    let worth = this.playouts.play(script);
    for (let turn = 0; turn < AFTER && !this.playouts.isOver; turn++) worth = this.answer();
    return worth;
  }

  private answer(): number {
    const { playouts, before } = this;
    const mover = this.brain.turnOf(playouts.end);
    if (mover === undefined) return playouts.playOn(this.seat);
    copyInto(before, playouts.end);
    let best: Script | undefined;
    let most = -1;
    for (let i = 0; i < TRIED; i++) {
      if (i > 0) copyInto(playouts.end, before);
      const record = new Script();
      const worth = playouts.playOn(mover, undefined, record);
      const own = mover === this.seat ? worth : 1 - worth;
      if (own <= most) continue;
      most = own;
      best = record;
    }
    copyInto(playouts.end, before);
    return playouts.playOn(mover, best);
  }
}
