import { at, invariant, type Json } from '@carillon/kit';
import type { Choice } from './choice.ts';
import { type ChoiceEntry, entryFor, isUndo, whoName } from './journal.ts';
import { choiceFrom } from './old-games.ts';
import { CHANCE, type Seat, type Sink } from './procedure.ts';
import type { Rules } from './rules.ts';
import { copyInto, type StateBase } from './shape.ts';
import type { Table } from './table.ts';

/** A seat's knowledge of an answer that may reveal something about hidden cards. Plain JSON. */
export interface Witnessed {
  /** The step that asked, as `procedure.step`. */
  readonly step: string;
  /** The name of the seat that answered, or `chance`. */
  readonly who: string;
  /** The answer as this seat may know it: `?` replaces hidden parts. */
  readonly choice: string;
  /** At a response window, the moment at which it opened. */
  readonly moment?: string;
  /** The log of the consequences, as this seat may read it. */
  readonly log: readonly Json[];
}

/** The maximum number of answers that a seat remembers: the latest ones. */
const MOST = 400;

type Witnessable<G extends StateBase, LogEntry> = Pick<
  Rules<G, never, LogEntry>,
  'flow' | 'seats' | 'logFor' | 'telltales'
>;

/** The names of the steps whose answers reveal something, by number; computed once for each set of rules. */
const telltales = new WeakMap<object, ReadonlyMap<number, string>>();

function telltalesOf<G extends StateBase, LogEntry>(rules: Witnessable<G, LogEntry>): ReadonlyMap<number, string> {
  const known = telltales.get(rules);
  if (known !== undefined) return known;
  const steps = rules.flow.allSteps;
  const found = new Map((rules.telltales ?? []).map((name) => [steps.indexOf(name), name]));
  telltales.set(rules, found);
  return found;
}

/**
 * Makes a listed choice. If it may reveal facts about hidden cards, returns a seat's knowledge of it: for programs that
 * play from views. The log goes to `say`, with all that is hidden.
 */
export function takeWitnessed<G extends StateBase, LogEntry>(
  rules: Witnessable<G, LogEntry>,
  g: G,
  who: Seat,
  choice: Choice,
  say?: Sink<LogEntry>,
): ((seat: Seat) => Witnessed) | undefined {
  const { flow, seats } = rules;
  const step = telltalesOf(rules).get(flow.stepAt(g));
  if (step === undefined) {
    flow.take(g, who, choice, say);
    return undefined;
  }
  const only = flow.seenBy(g, who);
  const { window } = flow.question(g);
  const entry: ChoiceEntry = {
    ...{ who: whoName(seats, who), choice: flow.text(g, choice) },
    ...(only !== undefined && { only: whoName(seats, only) }),
  };
  const log: LogEntry[] = [];
  flow.take(g, who, choice, (each) => {
    log.push(each);
    say?.(each);
  });
  return (seat) => {
    const known = entryFor(entry, seats[seat]);
    const read = log.flatMap((each) => rules.logFor(each, seat) ?? []) as Json[];
    const heard = 'choice' in known ? known.choice : '';
    const at = { step, who: entry.who, choice: heard, log: read };
    return window === undefined ? at : { ...at, moment: window.moment };
  };
}

type WitnessedTable<G extends StateBase, View, LogEntry> = Pick<
  Table<G, View, LogEntry>,
  'rules' | 'journal' | 'numbers' | 'stateAt'
>;

/** An answer that reveals something, and its place among the entries in force. */
interface Heard {
  readonly place: number;
  readonly by: (seat: Seat) => Witnessed;
}

/**
 * Follows the line of a table, and stores what its answers show. If the line has changed, it goes back to the last
 * entry still in force.
 */
class Witness<G extends StateBase, View, LogEntry> {
  /** The numbers of the entries followed, and the position after them. */
  private readonly followed: number[] = [];
  private readonly g: G;
  private readonly heard: Heard[] = [];

  constructor(private readonly table: WitnessedTable<G, View, LogEntry>) {
    this.g = table.rules.blank();
    copyInto(this.g, table.stateAt(0));
  }

  /** The answers that a seat has witnessed in the first `length` entries in force, in order. */
  upTo(length: number, seat: Seat): readonly Witnessed[] {
    const { numbers } = this.table;
    this.goBack(numbers);
    for (const number of numbers.slice(this.followed.length, length)) this.follow(number);
    return this.heard
      .filter(({ place }) => place < length)
      .slice(-MOST)
      .map(({ by }) => by(seat));
  }

  /** Goes back to the last entry followed that is still in force: all before it are too. */
  private goBack(numbers: readonly number[]): void {
    const { followed, heard, table } = this;
    const isOver = (): boolean => followed.length > 0 && followed.at(-1) !== numbers[followed.length - 1];
    if (!isOver()) return;
    while (isOver()) followed.pop();
    while ((heard.at(-1)?.place ?? -1) >= followed.length) heard.pop();
    copyInto(this.g, table.stateAt(followed.length));
  }

  private follow(number: number): void {
    const { rules, journal } = this.table;
    const entry = at(journal, number);
    invariant(!isUndo(entry), 'an undo entry is in force');
    const who = entry.who === whoName(rules.seats, CHANCE) ? CHANCE : rules.seats.indexOf(entry.who);
    const choice = choiceFrom(rules.flow, this.g, who, entry.choice);
    invariant(choice !== undefined, () => `entry ${number} is not legal: ${entry.choice}`);
    const by = takeWitnessed(rules, this.g, who, choice);
    if (by !== undefined) this.heard.push({ place: this.followed.length, by });
    this.followed.push(number);
  }
}

/** The witnesses of tables: each is made on first use, and lives as long as its table. */
const witnesses = new WeakMap<object, Pick<Witness<never, never, never>, 'upTo'>>();

/**
 * The answers that a seat has witnessed in the game of a table, in order: only in the first `length` entries in force.
 * Entries that the table's witness has already followed are not replayed.
 */
export function witnessedAt<G extends StateBase, View, LogEntry>(
  table: WitnessedTable<G, View, LogEntry>,
  seat: Seat,
  length: number = table.numbers.length,
): readonly Witnessed[] {
  const witness = witnesses.get(table) ?? new Witness(table);
  witnesses.set(table, witness);
  return witness.upTo(length, seat);
}
