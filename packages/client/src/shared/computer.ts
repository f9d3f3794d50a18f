import type { Advice, AdviceTask, JudgeTask, LaneJob, Thought, Verdict } from '@carillon/opponent';
import type { GuestTask } from '@carillon/seat';

/** What a computer player is asked: all that it knows, as it would come over a wire. */
export interface ComputerTask extends GuestTask<unknown> {
  /** The part of its level's playouts that it makes; all unless given. */
  readonly budget?: number;
}

/** Which player is meant: its random numbers come from its seed. */
type Player = Pick<ComputerTask, 'title' | 'level' | 'seed' | 'budget'>;

/** A part of its thought, which any worker may do. */
export interface ComputerLaneTask extends ComputerTask {
  readonly lane: LaneJob;
}

/** Its choice, and what its evaluation is called. */
export interface ComputerThought extends Thought {
  readonly version: string;
}

/** How far it is while it plans: what is told of it says nothing of its cards. */
export interface Progress {
  /** Its chance of winning with the best plan so far, from 0 to 1. */
  readonly chance: number;
  /** Turns played so far. */
  readonly playouts: number;
}

/** Thinks; rejects if it cannot. `undefined` if it was cancelled. */
export interface Thinker {
  (task: ComputerTask, tell?: (progress: Progress) => void): Promise<ComputerThought | undefined>;
  /** Nobody waits for the thought any more; absent where it cannot be cancelled. */
  cancel?(): void;
}

/** What is asked about a seat's plans, told as to a computer player. */
export interface ComputerAdviceTask extends AdviceTask<unknown>, Player {
  readonly advise: true;
}

/** A turn to be judged, told as to a computer player. */
export interface ComputerJudgeTask extends JudgeTask<unknown>, Player {
  readonly judge: true;
}

/** Advises on plans and judges turns, apart from those who think. It does one thing at a time: a new one cancels the last. */
export interface Adviser {
  /** `undefined` if it was cancelled. Rejects if nobody can advise. */
  advise(task: ComputerAdviceTask): Promise<Advice | undefined>;
  /** The same for a turn. */
  judge(task: ComputerJudgeTask): Promise<Verdict | undefined>;
  /** Nobody waits for the answer any more. */
  cancel(): void;
}

/** What the computer player had in mind stays hidden: its cards would show. */
export const withoutPlans = (advice: Advice): Advice => ({
  ...advice,
  plans: advice.plans.map((plan) => ({ ...plan, choice: '', log: [], fights: [] })),
});
