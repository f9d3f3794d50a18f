import type { ChoiceEntry } from './journal.ts';
import type { StateBase } from './shape.ts';

/** The place of a checkpoint: after `length` entries of the line, when the log had `logged` entries. */
interface Place {
  readonly length: number;
  readonly logged: number;
}

interface Checkpoint extends StateBase, Place {}

/**
 * The maximum number of entries to replay when going back beyond a stretch: a few milliseconds, against the memory of a
 * state.
 */
const CHECKPOINT_EVERY = 512;

/** The number of entries between the states that a look into the past stores, and the most of these states kept. */
const VISITED_EVERY = 32;
const VISITED_AT_MOST = 16;

const latest = (a: Checkpoint | undefined, b: Checkpoint | undefined): Checkpoint | undefined =>
  a === undefined || (b !== undefined && b.length > a.length) ? b : a;

/** Whether `entry` is the choice of a seat that most often cannot freely undo what came before it. */
export function beginsStretch(before: ChoiceEntry | undefined, { who }: ChoiceEntry): boolean {
  if (who === 'chance') return false;
  return before === undefined || before.who !== who || before.reveals === true;
}

/** States along the current line, to go back from: a cache, never the truth. */
export class Checkpoints {
  private kept: Checkpoint[] = [];
  /** The state before the stretch that one seat may freely undo, so that the most common undo is immediate. */
  private stretch: Checkpoint | undefined = undefined;
  /** The latest states that looks into the past have passed: the next look usually starts near one of them. */
  private visited: Checkpoint[] = [];

  /** Stores the state at `place` where an undo may have to start. */
  keep(place: Place, state: StateBase, beginsStretch: boolean): void {
    const last = this.kept.at(-1);
    // None for the beginning, which the set-up provides.
    const isDue = place.length % CHECKPOINT_EVERY === 0 && (last?.length ?? 0) < place.length;
    if (isDue) this.kept.push({ ...place, cells: state.cells.slice() });
    else if (beginsStretch) this.stretch = { ...place, cells: state.cells.slice() };
  }

  /** Stores a state that a look into the past has passed, after `length` entries of the line. */
  visit(length: number, state: StateBase): void {
    if (length % VISITED_EVERY !== 0) return;
    this.visited.push({ length, logged: 0, cells: state.cells.slice() });
    if (this.visited.length > VISITED_AT_MOST) this.visited.shift();
  }

  /** The last checkpoint of the line up to `length`, or a state visited after it; ignores the stretch. */
  upTo(length: number): Checkpoint | undefined {
    const kept = this.kept.findLast((checkpoint) => checkpoint.length <= length);
    return this.visited.filter((checkpoint) => checkpoint.length <= length).reduce(latest, kept);
  }

  /** Drops the states beyond `length`, and returns the last checkpoint left. */
  backTo(length: number): Checkpoint | undefined {
    this.kept = this.kept.filter((checkpoint) => checkpoint.length <= length);
    this.visited = this.visited.filter((checkpoint) => checkpoint.length <= length);
    if (this.stretch !== undefined && this.stretch.length > length) this.stretch = undefined;
    return latest(this.kept.at(-1), this.stretch);
  }
}
