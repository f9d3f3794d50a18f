import type { ChoiceEntry } from './journal.ts';
import type { StateBase } from './shape.ts';

/** The place of a checkpoint: after `length` entries of the line, when the log had `logged` entries. */
interface Place {
  readonly length: number;
  readonly logged: number;
}

interface Checkpoint extends StateBase, Place {}

/** The most entries to replay when going back beyond a stretch: a few milliseconds, against the memory of a state. */
const CHECKPOINT_EVERY = 512;

const latest = (a: Checkpoint | undefined, b: Checkpoint | undefined): Checkpoint | undefined =>
  a === undefined || (b !== undefined && b.length > a.length) ? b : a;

/** Whether `entry` is the choice of a seat that cannot freely undo what came before it. */
export function beginsStretch(before: ChoiceEntry | undefined, { who }: ChoiceEntry): boolean {
  if (who === 'chance') return false;
  return before === undefined || before.who !== who || before.reveals === true;
}

/** States along the current line, to go back from: a cache, never the truth. */
export class Checkpoints {
  private kept: Checkpoint[] = [];
  /** The state before the stretch that one seat may freely undo: the commonest undo is immediate. */
  private stretch: Checkpoint | undefined = undefined;

  /** Stores the state at `place` where an undo may have to start. */
  keep(place: Place, state: StateBase, beginsStretch: boolean): void {
    const last = this.kept.at(-1);
    // None for the beginning, which the set-up provides.
    const isDue = place.length % CHECKPOINT_EVERY === 0 && (last?.length ?? 0) < place.length;
    if (isDue) this.kept.push({ ...place, cells: state.cells.slice() });
    else if (beginsStretch) this.stretch = { ...place, cells: state.cells.slice() };
  }

  /** The last checkpoint of the line up to `length`, ignoring the stretch. */
  upTo(length: number): Checkpoint | undefined {
    return this.kept.findLast((checkpoint) => checkpoint.length <= length);
  }

  /** Forgets what is beyond `length`; returns the last one left. */
  backTo(length: number): Checkpoint | undefined {
    this.kept = this.kept.filter((checkpoint) => checkpoint.length <= length);
    if (this.stretch !== undefined && this.stretch.length > length) this.stretch = undefined;
    return latest(this.kept.at(-1), this.stretch);
  }
}
