import type { ChoiceEntry, StateBase } from '@carillon/flow';
import { at, hashCells, type Random } from '@carillon/kit';
import { copyOf, Pool } from './copy.ts';
import { seatOf } from './position.ts';
import { demand, demandSame } from './same.ts';
import type { Walkable } from './walkable.ts';

/** Entries between two states from which a replay may begin. */
const CHECKPOINT_EVERY = 16;

/** Plays a journal entry on `g`, as a replay does: by its text, rolling nothing. */
export function replayEntry(rules: Walkable, g: StateBase, entry: ChoiceEntry): void {
  const choice = rules.flow.parse(g, entry.choice);
  demand(choice !== undefined, () => `the journal does not fit at ${rules.flow.breadcrumb(g)}: ${entry.choice}`);
  rules.flow.take(g, seatOf(rules, entry.who), choice);
}

/** The journal of a walk with a copy of every position on the way; no copy may ever change. */
export class History {
  readonly entries: ChoiceEntry[] = [];
  private readonly pool: Pool;
  private readonly states: { readonly state: StateBase; readonly hash: number }[] = [];

  constructor(
    private readonly rules: Walkable,
    private readonly begin: () => StateBase,
  ) {
    this.pool = new Pool(rules);
  }

  /** Keeps a copy of the position after all entries so far. */
  keep(g: StateBase): void {
    const state = copyOf(this.rules, g);
    this.states.push({ state, hash: hashCells(state.cells) });
  }

  /** The position after the first `length` entries. */
  after(length: number): StateBase {
    return at(this.states, length).state;
  }

  /** The last entry taken back and done again, both by replay from the last checkpoint, must lead to the positions kept. */
  checkLast(): void {
    const { length } = this.entries;
    const from = Math.max(0, length - 1 - ((length - 1) % CHECKPOINT_EVERY));
    const g = this.pool.copyOf(this.after(from));
    for (let i = from; i < length; i++) {
      if (i === length - 1) demandSame(this.rules, this.after(i), g, 'an undo does not return to the position before');
      replayEntry(this.rules, g, at(this.entries, i));
    }
    demandSame(this.rules, this.after(length), g, 'a replay from the last checkpoint ends elsewhere');
    this.pool.giveBack();
  }

  /** Replays the whole journal from the set-up, and three stretches from places at random; then looks whether any copy has changed. */
  checkAll(random: Random): void {
    this.checkCopies();
    this.checkStretch(this.begin(), 0, 'a replay from the set-up');
    for (let i = 0; i < 3; i++) {
      const from = random.below(this.entries.length + 1);
      this.checkStretch(copyOf(this.rules, this.after(from)), from, `a replay from entry ${from}`);
    }
    this.checkCopies();
  }

  private checkStretch(g: StateBase, from: number, what: string): void {
    for (let i = from; i < this.entries.length; i++) {
      demandSame(this.rules, this.after(i), g, `${what} differs before entry ${i}`);
      replayEntry(this.rules, g, at(this.entries, i));
    }
    demandSame(this.rules, this.after(this.entries.length), g, `${what} ends elsewhere`);
  }

  private checkCopies(): void {
    this.states.forEach(({ state, hash }, index) => {
      demand(hashCells(state.cells) === hash, () => `the copy of the position after ${index} entries has changed`);
    });
  }
}
