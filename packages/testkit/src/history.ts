import type { ChoiceEntry, StateBase } from '@carillon/flow';
import { at, hashCells, type Json, type Random } from '@carillon/kit';
import { copyOf } from './copy.ts';
import { seatOf } from './position.ts';
import { demand, demandSame } from './same.ts';
import type { Walkable } from './walkable.ts';

/** The number of entries between two states from which a replay may start. */
const REPLAYED_FROM_EVERY = 16;
/** The number of entries between two states from which another game may start. */
const CHECKPOINT_EVERY = 32;

/** A state after the first `length` entries of a journal. */
export interface Checkpoint extends StateBase {
  readonly length: number;
}

/** How a game begins. */
export interface Setting {
  readonly scenario: string;
  readonly options: Json;
}

/** The path of a game, and a state on it. */
export interface Trail {
  readonly setting?: Setting | undefined;
  readonly entries: readonly ChoiceEntry[];
  readonly checkpoint?: Checkpoint | undefined;
}

/** Applies a journal entry to `g`, as a replay does: by its text, without rolling. */
export function replayEntry(rules: Walkable, g: StateBase, entry: ChoiceEntry): void {
  const choice = rules.flow.parse(g, entry.choice);
  demand(choice !== undefined, () => `the journal does not fit at ${rules.flow.breadcrumb(g)}: ${entry.choice}`);
  rules.flow.take(g, seatOf(rules, entry.who), choice);
}

/** How a walk's game began: its beginning, and, if it started in the middle of another game, where on that path. */
export interface Begun {
  readonly setting?: Setting;
  readonly follow?: readonly ChoiceEntry[] | undefined;
  readonly from?: Checkpoint | undefined;
}

/** The journal of a walk and, with full checks, a copy of every position on the way; no copy may ever change. */
export class History implements Trail {
  readonly entries: ChoiceEntry[] = [];
  checkpoint: Checkpoint | undefined;
  readonly setting: Setting | undefined;
  /** Entries before the first stored position. */
  private readonly first: number;
  /** The state of a replay that runs alongside, and the entries it has replayed. */
  private replay: StateBase | undefined = undefined;
  private replayed = -1;
  private readonly states: { readonly state: StateBase; readonly hash: number }[] = [];

  /** `begun.from`: the number of entries of `follow` after which the walk started, if in the middle of a game. */
  constructor(
    private readonly rules: Walkable,
    private readonly begin: () => StateBase,
    begun: Begun = {},
  ) {
    const { setting, follow = [], from } = begun;
    this.setting = setting;
    this.checkpoint = from;
    this.first = from?.length ?? 0;
    for (const entry of follow.slice(0, this.first)) this.entries.push(entry);
  }

  /** Makes the position after all entries so far a checkpoint, if one is due. */
  mark(g: StateBase): void {
    const { length } = this.entries;
    if (length % CHECKPOINT_EVERY === 0) this.checkpoint = { length, cells: g.cells.slice() };
  }

  /** Stores a copy of the position after all entries so far. */
  keep(g: StateBase): void {
    const state = copyOf(this.rules, g);
    this.states.push({ state, hash: hashCells(state.cells) });
  }

  /** The position after the first `length` entries. */
  after(length: number): StateBase {
    return length < this.first ? this.fromTheStart(length) : at(this.states, length - this.first).state;
  }

  private fromTheStart(length: number): StateBase {
    const g = this.begin();
    for (let i = 0; i < length; i++) replayEntry(this.rules, g, at(this.entries, i));
    return g;
  }

  /**
   * Undoing the last entry and redoing it, both by replay from the last checkpoint, must give the stored positions. A
   * replay that has already reached the previous entry goes on from there. At the start of the walk there is nothing to
   * undo.
   */
  checkLast(): void {
    if (this.entries.length === this.first) return;
    const last = this.entries.length - 1;
    const replay = this.replayTo(last);
    demandSame(this.rules, this.after(last), replay, 'an undo does not return to the position before');
    replayEntry(this.rules, replay, at(this.entries, last));
    this.replayed = last + 1;
    demandSame(this.rules, this.after(last + 1), replay, 'a replay from the last checkpoint ends elsewhere');
  }

  /** The replay after the first `length` entries; it restarts at each checkpoint. */
  private replayTo(length: number): StateBase {
    const checkpoint = Math.max(this.first, length - (length % REPLAYED_FROM_EVERY));
    if (this.replay !== undefined && this.replayed === length && length > checkpoint) return this.replay;
    const replay = copyOf(this.rules, this.after(checkpoint));
    for (let i = checkpoint; i < length; i++) replayEntry(this.rules, replay, at(this.entries, i));
    this.replay = replay;
    return replay;
  }

  /**
   * Replays the whole journal from the set-up, and three stretches from random places; then checks that no copy has
   * changed.
   */
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
      if (i >= this.first) demandSame(this.rules, this.after(i), g, `${what} differs before entry ${i}`);
      replayEntry(this.rules, g, at(this.entries, i));
    }
    demandSame(this.rules, this.after(this.entries.length), g, `${what} ends elsewhere`);
  }

  private checkCopies(): void {
    this.states.forEach(({ state, hash }, index) => {
      const length = this.first + index;
      demand(hashCells(state.cells) === hash, () => `the copy of the position after ${length} entries has changed`);
    });
  }
}
