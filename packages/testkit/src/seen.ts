import type { Choice, Seat, StateBase } from '@carillon/flow';
import { range } from '@carillon/kit';
import type { Pool } from './copy.ts';
import type { Walkable } from './walkable.ts';

/** The readers of a game: each seat, and the spectator. */
export type Reader = Seat | undefined;

export const readersOf = (rules: Walkable): Reader[] => [...range(rules.seats.length), undefined];

/** A reader's name in a check. */
export const readerName = (rules: Walkable, reader: Reader): string =>
  reader === undefined ? 'a spectator' : (rules.seats[reader] ?? `seat ${reader}`);

/** A state, and what readers see of it and after its choices; computed on first use and shared by all checks. */
export class Seen {
  private readonly views = new Map<Reader, unknown>();
  private readonly next = new Map<string, Seen>();

  /** `said`: the log entries since the previous state. Valid until the copies of the pool are given back. */
  constructor(
    readonly rules: Walkable,
    readonly g: StateBase,
    readonly pool: Pool,
    private readonly said: readonly unknown[] = [],
  ) {}

  /** The view of a reader. */
  view(reader: Reader): unknown {
    if (!this.views.has(reader)) this.views.set(reader, this.rules.view(this.g, reader));
    return this.views.get(reader);
  }

  /** The log entries that led here, as a reader may read them. */
  log(reader: Reader): unknown[] {
    return this.said.map((entry) => this.rules.logFor(entry, reader)).filter((entry) => entry !== undefined);
  }

  /** The views after `by` has made a choice. */
  after(by: Seat, choice: Choice): Seen {
    const key = `${by} ${choice}`;
    const known = this.next.get(key) ?? this.play(by, choice);
    this.next.set(key, known);
    return known;
  }

  private play(by: Seat, choice: Choice): Seen {
    const after = this.pool.copyOf(this.g);
    const said: unknown[] = [];
    this.rules.flow.take(after, by, choice, (entry) => said.push(entry));
    return new Seen(this.rules, after, this.pool, said);
  }
}
