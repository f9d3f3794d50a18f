import type { AdviceTask, JudgeTask, LaneJob, Thought } from '@carillon/opponent';
import type { GuestTask } from '@carillon/seat';

/** What a computer player is asked: all that it knows, as it would come over a wire. */
export interface ComputerTask extends GuestTask<unknown> {
  /** The part of its level's playouts that it makes; all unless given. */
  readonly budget?: number;
}

/** Which player is meant: its random numbers come from its seed. */
type Player = Pick<ComputerTask, 'title' | 'level' | 'seed' | 'style' | 'budget'>;

/** A part of its thought, which any worker may do. */
export interface ComputerLaneTask extends ComputerTask {
  readonly lane: LaneJob;
}

/** Its choice, and what its evaluation is called. */
export interface ComputerThought extends Thought {
  readonly version: string;
}

/** Its progress while it plans: the report reveals nothing about its cards. */
export interface Progress {
  /** Its chance of winning with the best plan so far, from 0 to 1. */
  readonly chance: number;
  /** Turns played so far. */
  readonly playouts: number;
}

/** A question about a seat's plans, with the data that a computer player gets. */
export interface ComputerAdviceTask extends AdviceTask<unknown>, Player {
  readonly advise: true;
}

/** A turn to be judged, with the data that a computer player gets. */
export interface ComputerJudgeTask extends JudgeTask<unknown>, Player {
  readonly judge: true;
}
