import type { AdviceTask, JudgeTask, LaneJob, Thought } from '@carillon/opponent';
import type { GuestTask } from '@carillon/seat';

/** A computer player's task: everything that it knows, as data. */
export interface ComputerTask extends GuestTask<unknown> {
  /** The share of its level's playouts that it makes, above 0 and at most 1; 1 if absent. */
  readonly budget?: number;
}

/** Identifies a computer player; its random numbers come from its seed. */
type Player = Pick<ComputerTask, 'title' | 'level' | 'seed' | 'style' | 'budget'>;

/** One lane of its search, which any worker may execute. */
export interface ComputerLaneTask extends ComputerTask {
  readonly lane: LaneJob;
}

/** Its choice, and the version of its evaluation. */
export interface ComputerThought extends Thought {
  readonly version: string;
}

/** Its progress while it plans; it reveals nothing about its cards. */
export interface Progress {
  /** Its chance of winning with the best plan so far, from 0 to 1. */
  readonly chance: number;
  /** The number of turns played so far. */
  readonly playouts: number;
}

/** A question about a seat's plans, with the same data that a computer player would get. */
export interface ComputerAdviceTask extends AdviceTask<unknown>, Player {
  readonly advise: true;
}

/** A turn to be judged, with the same data that a computer player would get. */
export interface ComputerJudgeTask extends JudgeTask<unknown>, Player {
  readonly judge: true;
}
