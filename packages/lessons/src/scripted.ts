import {
  CHANCE,
  type ChoiceEntry,
  type Choices,
  copyInto,
  type Entry,
  isUndo,
  type Outcome,
  type Rules,
  type Seat,
  type StateBase,
  Table,
  type TableOptions,
} from '@carillon/flow';
import type { Lesson, NamedPosition } from './lesson.ts';
import { positionOf } from './position.ts';

/** A moment that a lesson can go back to: the journal, and the rest of the script. */
export interface Mark {
  readonly journal: readonly Entry[];
  readonly script: readonly string[];
}

const CHANCE_NAME = 'chance';

/** A table on which dice and the other side follow a script. Throws an `Error` if the script does not fit. */
export class ScriptedTable<G extends StateBase, View, LogEntry> {
  private now: Table<G, View, LogEntry>;
  private script: readonly string[] = [];
  private readonly options: TableOptions;
  private readonly rules: Rules<G, View, LogEntry>;
  /** The reader's seat. */
  private readonly seat: Seat;
  private readonly who: string;
  /** The position begins with a roll or draw: nothing happens before the script goes on. */
  private readonly beginsWithRoll: boolean;

  constructor(rules: Rules<G, View, LogEntry>, { seat, ...set }: Pick<Lesson, 'seat' | 'scenario' | 'position'>) {
    const from = positionOf(rules, set);
    const start = (): G => {
      const copy = rules.blank();
      copyInto(copy, from);
      return copy;
    };
    this.rules = { ...rules, start };
    this.options = {
      scenario: set.scenario,
      options: {},
      chance: { draw: (choices) => this.draw(choices) },
      passIdleWindows: true,
      keepsLog: true,
    };
    this.who = seat;
    this.seat = rules.seats.indexOf(seat);
    this.beginsWithRoll = rules.flow.who(from) === CHANCE;
    this.now = this.laid([]);
  }

  get table(): Table<G, View, LogEntry> {
    return this.now;
  }

  get position(): NamedPosition {
    return this.rules.toJson(this.now.state) as NamedPosition;
  }

  /** The choices of the reader. */
  get choices(): readonly string[] {
    return this.now.choicesOf(this.seat);
  }

  /** The question, `procedure.step`. */
  get question(): string {
    const { procedure, step } = this.rules.flow.question(this.now.state);
    return `${procedure}.${step}`;
  }

  /** Follows another script from now on. */
  follow(script: readonly string[]): void {
    this.script = script;
  }

  /** Makes a choice of the reader. */
  submit(choice: string): Outcome {
    return this.now.submit(this.seat, choice, this.now.journal.length);
  }

  /** Follows the script until the reader is asked, or to its end. */
  play(until: 'asked' | 'end'): void {
    if (this.isStill && this.script.length > 0) this.now = Table.open(this.rules, this.options);
    while (this.script.length > 0 && (until === 'end' || this.choices.length === 0)) this.playOne();
  }

  /** The reader's entries after the first `from` of the journal. */
  since(from: number): readonly ChoiceEntry[] {
    return this.now.journal
      .slice(from)
      .filter((entry): entry is ChoiceEntry => !isUndo(entry) && entry.who === this.who);
  }

  /** Whether the reader's choice was made automatically, after the first `from` entries of the journal. */
  wasTaken(choice: string, from: number): boolean {
    return this.since(from).some((entry) => entry.auto === true && entry.choice === choice);
  }

  mark(): Mark {
    return { journal: [...this.now.journal], script: this.script };
  }

  restore({ journal, script }: Mark): void {
    this.now = this.laid(journal);
    this.script = script;
  }

  /** Whether the roll at the beginning is still to come. */
  private get isStill(): boolean {
    return this.beginsWithRoll && this.now.journal.length === 0;
  }

  /** The table after these entries. */
  private laid(journal: readonly Entry[]): Table<G, View, LogEntry> {
    const still = this.beginsWithRoll && journal.length === 0;
    return Table.resume(this.rules, { ...this.options, ...(still && { still }) }, journal);
  }

  private playOne(): void {
    const [next = '', ...rest] = this.script;
    const [who = '', ...words] = next.split(' ');
    this.script = rest;
    const { ok } = this.now.submit(this.rules.seats.indexOf(who), words.join(' '), this.now.journal.length);
    if (!ok) throw this.contradiction(next);
  }

  /** The index of the scripted roll or draw in the list. */
  private draw(choices: Choices): number {
    const [next = 'nothing more', ...rest] = this.script;
    const [who, ...words] = next.split(' ');
    const wanted = this.rules.flow.parse(this.now.state, words.join(' '));
    const place = wanted === undefined ? -1 : choices.toArray().indexOf(wanted);
    if (who !== CHANCE_NAME || place < 0) throw this.contradiction(next);
    this.script = rest;
    return place;
  }

  private contradiction(next: string): Error {
    const { flow, seats } = this.rules;
    const { state } = this.now;
    const who = flow.who(state);
    const listed = seats[who] === undefined ? [] : this.now.choicesOf(who);
    return new Error(
      `the script says "${next}", but ${flow.breadcrumb(state)} asks ${seats[who] ?? CHANCE_NAME} ${listed.join(', ')}`,
    );
  }
}
