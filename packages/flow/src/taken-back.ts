import type { Choice } from './choice.ts';
import { type Entry, isUndo, type Logged, lineOf } from './journal.ts';
import { choiceFrom } from './old-games.ts';
import { CHANCE, type Sink } from './procedure.ts';
import type { Rules } from './rules.ts';
import { copyInto, type StateBase } from './shape.ts';

/** The stretch that an undo took back. */
export interface TakenBack<LogEntry> {
  /** The number of the undo entry. */
  readonly number: number;
  /** The log of what it took back, dice included. */
  readonly log: readonly Logged<LogEntry>[];
}

/**
 * The stretches that the undos of a journal took back, in order. `start` sets up the game. If these rules no longer
 * allow a stretch, it is shown up to the first entry that they do not allow.
 */
export function takenBackIn<G extends StateBase, View, LogEntry>(
  rules: Pick<Rules<G, View, LogEntry>, 'flow' | 'seats' | 'blank'>,
  start: () => G,
  journal: readonly Entry[],
): TakenBack<LogEntry>[] {
  if (!journal.some(isUndo)) return [];
  const replay = new Stretches(rules, start(), journal);
  return journal.slice(0, journal.findLastIndex(isUndo) + 1).flatMap((_, number) => replay.play(number) ?? []);
}

/** A journal replayed with everything in it that was taken back. */
class Stretches<G extends StateBase, View, LogEntry> {
  /** The positions to which undos return, by the number of the entry that they take back. */
  private readonly before = new Map<number, G>();
  private readonly targets: ReadonlySet<number>;
  private readonly inForce: ReadonlySet<number>;
  /** The log of entries that a later undo takes back. */
  private log: Logged<LogEntry>[] = [];
  /** Whether these rules do not allow the stretch from here to its undo. */
  private isLost = false;

  constructor(
    private readonly rules: Pick<Rules<G, View, LogEntry>, 'flow' | 'seats' | 'blank'>,
    private readonly state: G,
    private readonly journal: readonly Entry[],
  ) {
    this.targets = new Set(journal.flatMap((entry) => (isUndo(entry) ? [entry.undo] : [])));
    this.inForce = new Set(lineOf(journal));
  }

  /** Plays the next entry; if it is an undo, returns what it takes back. */
  play(number: number): TakenBack<LogEntry> | undefined {
    const entry = this.journal[number];
    if (entry === undefined) return undefined;
    if (isUndo(entry)) return this.takeBack(number, entry.undo);
    if (this.isLost) return undefined;
    if (this.targets.has(number)) this.before.set(number, this.copy());
    const seat = entry.who === 'chance' ? CHANCE : this.rules.seats.indexOf(entry.who);
    const say = this.inForce.has(number) ? undefined : this.sink(number);
    const choice: Choice | undefined = choiceFrom(this.rules.flow, this.state, seat, entry.choice, say);
    if (choice === undefined) this.isLost = true;
    else this.rules.flow.take(this.state, seat, choice, say);
    return undefined;
  }

  private takeBack(number: number, to: number): TakenBack<LogEntry> {
    const log = this.log.filter((each) => each.number >= to);
    this.log = this.log.filter((each) => each.number < to);
    const then = this.before.get(to);
    if (then !== undefined) copyInto(this.state, then);
    this.isLost = then === undefined;
    return { number, log };
  }

  private copy(): G {
    const state = this.rules.blank();
    copyInto(state, this.state);
    return state;
  }

  private sink(number: number): Sink<LogEntry> {
    return (entry) => {
      this.log.push({ number, entry });
    };
  }
}
