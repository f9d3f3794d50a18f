import type { Question } from './answers.ts';
import type { Language } from './language.ts';
import type { Said } from './message.ts';

/** A route for a selected force: the choices that lead there, in order, and the spaces passed. */
export interface Route {
  readonly to: string;
  readonly choices: readonly string[];
  readonly through: readonly string[];
  /** The march must end at the last space. */
  readonly ends: boolean;
  /** If it must: whether only enemies there end it, so that it goes on if it overruns them. */
  readonly overruns?: boolean;
  /** If it must: whether some of the force may stay there, so that the others can go on. */
  readonly parts?: boolean;
  /** The spaces on the route where the enemy may intercept. */
  readonly risks: readonly string[];
  /** For a raider: whether it raids where the route ends; the last of the choices is then the raid. */
  readonly raids?: boolean;
  /** Set if it is not a march: this many pieces of a group go there one by one; the others may go elsewhere. */
  readonly splits?: number;
}

/** A march that is planned but not yet sent. */
export interface Planned {
  readonly route: Route;
  /** The index of its first choice that cannot be undone, because another seat may answer it. */
  readonly halt?: number | undefined;
}

/**
 * A question that puts a force together piece by piece, shown as one gesture: the client shows the groups, selects as
 * many of `wish` as the rules allow, lets the player add and drop, and sends all in one plan.
 */
export interface Picking {
  /** The verb that takes one piece, e.g. `take`. */
  readonly verb: string;
  /** The choice that ends the selection, e.g. `done`. */
  readonly done: string;
  /**
   * All pieces that could be taken, identical ones (same kind, steps and place) in one group, in the engine's order.
   */
  readonly groups: readonly (readonly string[])[];
  /** The pieces a player would most likely take, the most wanted first; the rules may allow fewer. */
  readonly wish: readonly string[];
  /**
   * How close a force is to its limit, such as `Command 4 of 6`, with the rule of the limit: the question to the rules,
   * and their answer in words.
   */
  readonly limit?: {
    readonly ask: (taken: readonly string[]) => Question;
    readonly describe: (answer: unknown, language: Language) => Said;
  };
  /** The label of the ending choice, if it depends on the pieces taken; otherwise that of `done`. */
  readonly doneWords?: (taken: readonly string[], language: Language) => string;
  /** Whether the force is about to march, so that its reach is shown automatically. */
  readonly marches?: boolean;
}
