import {
  type ChanceSource,
  type Choice,
  type ChoiceEntry,
  type Choices,
  type Outcome,
  type Seat,
  type StateBase,
  Table,
  type TableOptions,
} from '@carillon/flow';
import { at, type Random, range } from '@carillon/kit';
import type { Spoilt } from './checks/refusals.ts';
import type { History } from './history.ts';
import { type Decision, seatOf } from './position.ts';
import { demand, demandSame, demandSameJson } from './same.ts';
import type { Walkable } from './walkable.ts';

type AnyTable = Table<StateBase, unknown, unknown>;

/** The outcomes of chance in the walk, in order. */
class ChanceAsWalked implements ChanceSource {
  readonly outcomes: Choice[] = [];

  draw(choices: Choices): number {
    const next = this.outcomes.shift();
    demand(next !== undefined, 'the table asks chance where the walk did not');
    return choices.toArray().indexOf(next);
  }
}

/** Checks that a table refused, for the given reason, and that nothing changed. */
function demandRefused(table: AnyTable, before: number, outcome: Outcome, what: string, code?: string): void {
  demand(!outcome.ok, () => `the table accepted ${what}`);
  demand(
    code === undefined || outcome.code === code,
    () => `the table refused ${what} as ${outcome.code}, not ${code}`,
  );
  demand(table.journal.length === before, () => `the table refused ${what} and yet wrote into its journal`);
}

/**
 * A `Table` on which the walk's game is played too, with messages as players send them. Whenever it waits for a seat,
 * it must agree with the walk.
 */
export class Shadow {
  private table: AnyTable | undefined = undefined;
  private readonly chance = new ChanceAsWalked();
  private readonly options: TableOptions;
  private sent: { readonly seat: Seat; readonly text: string } | undefined = undefined;
  /** The number of the walk's entries when table and walk were last compared. */
  private met = 0;

  /** `late`: the table is not opened with the game, but resumed from the journal when it first meets the walk. */
  constructor(
    private readonly rules: Walkable,
    options: Omit<TableOptions, 'chance'>,
    private readonly late: boolean = false,
  ) {
    this.options = { ...options, chance: this.chance };
  }

  /** Queues an outcome of chance for the table. */
  willCome(choice: Choice): void {
    this.chance.outcomes.push(choice);
  }

  /** Queues a seat's choice for the table. */
  willSend(seat: Seat, text: string): void {
    this.sent = { seat, text };
  }

  /** Plays on at the table until the walk waits for a seat or has ended; entries and states must agree. */
  meet(g: StateBase, history: History): void {
    const expected = history.entries.slice(this.met);
    demandSameJson(expected, this.goOn(history), 'the table wrote other entries');
    demand(this.chance.outcomes.length === 0, 'the table asked chance less often than the walk');
    this.met = history.entries.length;
    this.agree(g, 'the table stands elsewhere');
  }

  private goOn(history: History): readonly unknown[] {
    if (this.table === undefined) {
      this.table = this.late ? this.resumed(history) : Table.open(this.rules, this.options);
      return [...this.table.journal];
    }
    demand(this.sent !== undefined, 'nothing was sent to the table');
    const outcome = this.table.submit(this.sent.seat, this.sent.text, this.table.journal.length);
    demand(outcome.ok, () => `the table refused "${this.sent?.text}": ${outcome.ok || outcome.code}`);
    return outcome.entries;
  }

  private resumed(history: History): AnyTable {
    this.chance.outcomes.length = 0;
    return Table.resume(this.rules, this.options, history.entries);
  }

  private agree(g: StateBase, what: string): void {
    demandSame(this.rules, g, this.playing.state, what);
    demand(this.playing.length === this.met, () => `${what}: ${this.playing.length} entries instead of ${this.met}`);
  }

  private get playing(): AnyTable {
    demand(this.table !== undefined, 'the table was not opened');
    return this.table;
  }

  /** Messages that must be refused: not listed, out of turn, out of date. */
  checkRefusals(position: Decision, messages: readonly Spoilt[]): void {
    const table = this.playing;
    const seen = table.journal.length;
    const first = at(position.asked, 0);
    for (const { seat, text } of messages) demandRefused(table, seen, table.submit(seat, text, seen), `"${text}"`);
    const text = at(first.texts, 0);
    for (const seat of range(this.rules.seats.length)) {
      if (position.asked.some((asked) => asked.seat === seat)) continue;
      demandRefused(table, seen, table.submit(seat, text, seen), 'a choice out of turn', 'not_your_turn');
    }
    demandRefused(table, seen, table.submit(first.seat, text, seen - 1), 'a choice out of date', 'stale');
    this.agree(position.g, 'a refused message changed the table');
  }

  /** Each seat undoes what it freely can and redoes it; the positions must be those of the walk. */
  checkUndo(g: StateBase, history: History): void {
    for (const seat of range(this.rules.seats.length)) this.undoAndRedo(seat, g, history);
  }

  private undoAndRedo(seat: Seat, g: StateBase, history: History): void {
    const table = this.playing;
    const seen = table.journal.length;
    const target = table.undoOf(seat);
    demandRefused(table, seen, table.undo(seat, seen - 1), 'an undo out of date', 'stale');
    const outcome = table.undo(seat, seen);
    if (typeof target === 'string') {
      demandRefused(table, seen, outcome, 'an undo', target);
      this.agree(g, 'a refused undo changed the table');
      return;
    }
    demand(outcome.ok, () => `the table refused an undo: ${outcome.ok || outcome.code}`);
    const undone = history.entries.slice(table.length);
    demand(undone.length > 0, 'an undo took nothing back');
    checkFree(undone, at(this.rules.seats, seat));
    demandSame(this.rules, history.after(table.length), table.state, 'an undo does not return to the position before');
    this.redo(undone);
    this.agree(g, 'undone and done again, the table stands elsewhere');
  }

  /**
   * Makes the choice again that was taken back. The table gives the answers that followed. The exception is a sally
   * from a game that passed idle windows, if the table does not pass them itself: then it asks at such a window.
   */
  private redo(undone: readonly ChoiceEntry[]): void {
    const table = this.playing;
    const from = table.length;
    for (let made = 0; made < undone.length; made = table.length - from) {
      const { who, choice, auto } = at(undone, made);
      const isAsked = this.rules.flow.question(table.state).window !== undefined;
      demand(made === 0 || (auto === true && isAsked), () => `done again, "${choice}" does not follow`);
      const outcome = table.submit(seatOf(this.rules, who), choice, table.journal.length);
      demand(outcome.ok, () => `done again, "${choice}" is refused: ${outcome.ok || outcome.code}`);
    }
  }

  /** Any earlier position can be read; and the journal, with all undone stretches, leads to the same state and log. */
  checkJournal(history: History, random: Random): void {
    const table = this.playing;
    for (let i = 0; i < 3; i++) {
      const length = random.below(table.length + 1);
      demandSame(
        this.rules,
        history.after(length),
        table.stateAt(length),
        `the position after ${length} entries differs`,
      );
    }
    const resumed = Table.resume(this.rules, this.options, table.journal);
    demandSame(this.rules, table.state, resumed.state, 'resumed from its journal, the table stands elsewhere');
    demandSameJson(table.log, resumed.log, 'resumed from its journal, the table has another log');
  }
}

/** A free undo contains no roll or draw, nothing another player did, and nothing that was revealed. */
function checkFree(undone: readonly ChoiceEntry[], name: string): void {
  const isOthers = ({ who, auto }: ChoiceEntry): boolean => who !== name && (who === 'chance' || auto !== true);
  const barred = undone.find((entry) => isOthers(entry) || entry.reveals === true);
  demand(barred === undefined, () => `${name} took back "${barred?.choice}" of ${barred?.who} freely`);
}
