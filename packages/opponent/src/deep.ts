import { copyInto, type Seat, type StateBase } from '@carillon/flow';
import type { Brain } from './brain.ts';
import type { Playouts } from './playout.ts';
import { Script } from './script.ts';

/** The number of turns tried for an answer; the best is played again with other dice. */
const TRIED = 3;
/** The number of turns after the seat's own: the answer, and the turn that follows it. */
const AFTER = 2;

/**
 * Plays on after a plan: the next seat to move answers with the best of a few turns, and so does the seat after it,
 * which is mostly the first again. A chosen answer is played again, so that the lucky dice that made it look best do
 * not count.
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

  /**
   * The seat's chance of winning after its plan, the best answer, and the best turn after that. Where nobody has the
   * next turn, because both sides act in each, it is the chance after the plan: further turns would only blur it.
   */
  play(script: Script): number {
    const { playouts } = this;
    let worth = playouts.play(script);
    for (let turn = 0; turn < AFTER && !playouts.isOver; turn++) {
      const mover = this.brain.turnOf(playouts.end);
      if (mover === undefined) break;
      worth = this.answer(mover);
    }
    return worth;
  }

  private answer(mover: Seat): number {
    const { playouts, before } = this;
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
