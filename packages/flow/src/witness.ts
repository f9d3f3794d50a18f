import type { Json } from '@carillon/kit';
import type { Choice } from './choice.ts';
import { type ChoiceEntry, entryFor, isUndo, whoName } from './journal.ts';
import { CHANCE, type Seat } from './procedure.ts';
import type { Rules } from './rules.ts';
import { copyInto, type StateBase } from './shape.ts';
import type { Table } from './table.ts';

/** What a seat knows of an answer that may tell something of hidden cards. Plain JSON. */
export interface Witnessed {
  /** The step that asked, as `procedure.step`. */
  readonly step: string;
  /** The name of the seat that answered, or `chance`. */
  readonly who: string;
  /** The answer as this seat may know it: `?` replaces what it may not. */
  readonly choice: string;
  /** At a response window, the moment at which it opened. */
  readonly moment?: string;
  /** The log of what followed, as this seat may read it. */
  readonly log: readonly Json[];
}

/** At most so many answers are witnessed: the last. */
const MOST = 400;

type Witnessable<G extends StateBase, LogEntry> = Pick<
  Rules<G, never, LogEntry>,
  'flow' | 'seats' | 'logFor' | 'telltales'
>;

/** The names of the steps whose answers tell something, by number; of each set of rules once. */
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
 * Makes a listed choice. If it may tell something of hidden cards, returns what a seat knows of it: for those who play
 * from views.
 */
export function takeWitnessed<G extends StateBase, LogEntry>(
  rules: Witnessable<G, LogEntry>,
  g: G,
  who: Seat,
  choice: Choice,
): ((seat: Seat) => Witnessed) | undefined {
  const { flow, seats } = rules;
  const step = telltalesOf(rules).get(flow.stepAt(g));
  if (step === undefined) {
    flow.take(g, who, choice);
    return undefined;
  }
  const only = flow.seenBy(g, who);
  const { window } = flow.question(g);
  const entry: ChoiceEntry = {
    ...{ who: whoName(seats, who), choice: flow.text(g, choice) },
    ...(only !== undefined && { only: whoName(seats, only) }),
  };
  const log: LogEntry[] = [];
  flow.take(g, who, choice, (each) => log.push(each));
  return (seat) => {
    const known = entryFor(entry, seats[seat]);
    const read = log.flatMap((each) => rules.logFor(each, seat) ?? []) as Json[];
    const heard = 'choice' in known ? known.choice : '';
    const at = { step, who: entry.who, choice: heard, log: read };
    return window === undefined ? at : { ...at, moment: window.moment };
  };
}

/** What a seat has witnessed in the game of a table, in order: of the entries in force alone. */
export function witnessedAt<G extends StateBase, View, LogEntry>(
  table: Pick<Table<G, View, LogEntry>, 'rules' | 'journal' | 'numbers' | 'stateAt'>,
  seat: Seat,
  length: number = table.numbers.length,
): readonly Witnessed[] {
  const { rules } = table;
  const { flow } = rules;
  const g = rules.blank();
  copyInto(g, table.stateAt(0));
  const all: Witnessed[] = [];
  for (const number of table.numbers.slice(0, length)) {
    const entry = table.journal[number];
    if (entry === undefined || isUndo(entry)) continue;
    const choice = flow.parse(g, entry.choice);
    if (choice === undefined) return [];
    const heard = takeWitnessed(
      rules,
      g,
      entry.who === whoName(rules.seats, CHANCE) ? CHANCE : rules.seats.indexOf(entry.who),
      choice,
    );
    if (heard !== undefined) all.push(heard(seat));
  }
  return all.slice(-MOST);
}
