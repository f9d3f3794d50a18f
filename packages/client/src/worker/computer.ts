import type { Task, Thought } from '@carillon/opponent';

/** What a computer player is asked: all that it knows, as it would come over a wire. */
export interface ComputerTask extends Task<unknown> {
  readonly title: string;
  readonly level: string;
  readonly seed: number;
}

/** Its choice, and what its evaluation is called. */
export interface ComputerThought extends Thought {
  readonly version: string;
}

/** Thinks; rejects if there is no such player. */
export type Thinker = (task: ComputerTask) => Promise<ComputerThought>;
