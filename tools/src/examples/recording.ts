import {
  type ChoiceEntry,
  type Choices,
  copyInto,
  isUndo,
  type Rules,
  type Seat,
  type StateBase,
  Table,
  type TableOptions,
} from '@carillon/flow';
import { type Example, positionOf } from '@carillon/lessons';

// Worked examples as they are played under the rules: every choice, roll and draw, with its author.

/** A stored example: its id in the facts, and how it is played. */
export interface Kept extends Example {
  readonly example: string;
}

const CHANCE_NAME = 'chance';

/** An example does not fit the rules; the message names it, its part and the expected choice. */
export class ExampleMisfit extends Error {}

/**
 * Plays an example, and returns it as the journal shows it: each choice, roll and draw with its author, without the
 * table's automatic choices. Choices may be written without names: `roll 3`, `move albany`. Throws an `ExampleMisfit`
 * if the rules do not allow one, or ask for a roll that is missing.
 */
export function recorded<G extends StateBase, View, Entry>(rules: Rules<G, View, Entry>, example: Kept): Kept {
  const recording = new Recording(rules, example);
  return { ...example, plays: example.plays.map((stretch, i) => recording.play(stretch, i + 1)) };
}

class Recording<G extends StateBase, View, Entry> {
  private readonly table: Table<G, View, Entry>;
  /** The position of the table, even while it is still being opened. */
  private state: G;
  /** The rest of the part being played. */
  private left: readonly string[] = [];
  private stretch = 1;

  constructor(
    private readonly rules: Rules<G, View, Entry>,
    private readonly example: Kept,
  ) {
    const from = positionOf(rules, { scenario: example.scenario, position: example.position.join('\n') });
    const start = (): G => {
      const copy = rules.blank();
      copyInto(copy, from);
      if (this.state === from) this.state = copy;
      return copy;
    };
    this.state = from;
    const options: TableOptions = {
      scenario: example.scenario,
      options: {},
      chance: { draw: (choices) => this.draw(choices) },
      passIdleWindows: true,
    };
    // A position may begin with a roll, which belongs to the first part.
    this.left = example.plays[0] ?? [];
    this.table = Table.open({ ...rules, start }, options);
    this.state = this.table.state;
  }

  play(stretch: readonly string[], number: number): readonly string[] {
    const from = number === 1 ? 0 : this.table.journal.length;
    if (number > 1) this.left = stretch;
    this.stretch = number;
    while (this.left.length > 0) this.playOne();
    return this.since(from).map(({ who, choice }) => `${who} ${choice}`);
  }

  private since(from: number): readonly ChoiceEntry[] {
    return this.table.journal
      .slice(from)
      .filter((entry): entry is ChoiceEntry => !isUndo(entry) && (!entry.auto || entry.who === CHANCE_NAME));
  }

  private playOne(): void {
    const [next = '', ...rest] = this.left;
    const [seat, choice] = this.parted(next);
    this.left = rest;
    if (!this.table.submit(seat, choice, this.table.journal.length).ok && !this.wasTaken(choice))
      throw this.misfit(next);
  }

  /** The table takes a lone answer by itself; if it is written all the same, it is left out. */
  private wasTaken(choice: string): boolean {
    const last = this.table.journal.findLast((entry) => !isUndo(entry) && entry.who !== CHANCE_NAME);
    return last !== undefined && !isUndo(last) && last.auto === true && last.choice === choice;
  }

  /** The author of a choice, and the choice: it may begin with the name of its seat. */
  private parted(text: string): readonly [Seat, string] {
    const { flow, seats } = this.rules;
    const [first = '', ...words] = text.split(' ');
    const named = seats.indexOf(first);
    return named < 0 ? [flow.who(this.state), text] : [named as Seat, words.join(' ')];
  }

  private draw(choices: Choices): number {
    const [next = 'nothing more', ...rest] = this.left;
    const wanted = this.rules.flow.parse(this.state, next.replace(`${CHANCE_NAME} `, ''));
    const place = wanted === undefined ? -1 : choices.toArray().indexOf(wanted);
    if (place < 0) throw this.misfit(next);
    this.left = rest;
    return place;
  }

  private misfit(next: string): ExampleMisfit {
    const { flow } = this.rules;
    const where = flow.breadcrumb(this.state);
    return new ExampleMisfit(`${this.example.id}, stretch ${this.stretch}: "${next}" does not fit ${where}`);
  }
}

const WIDTH = 120;
const INDENT = '  ';

/** The examples in the format of their file: lists that fit on one line are written on one. */
export const written = (played: readonly Kept[]): string => `${lines({ played } as unknown as Json, '')}\n`;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

function lines(value: Json, indent: string, before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const inLine = isList ? inOneLine(value) : '';
  if (isList && !hasObject(value) && indent.length + before + inLine.length + 1 <= WIDTH) return inLine;
  const inner = indent + INDENT;
  const parts = isList
    ? (value as Json[]).map((each) => inner + lines(each, inner))
    : Object.entries(value).map(([name, each]) => {
        const key = `${JSON.stringify(name)}: `;
        return inner + key + lines(each as Json, inner, key.length);
      });
  return isList ? `[\n${parts.join(',\n')}\n${indent}]` : `{\n${parts.join(',\n')}\n${indent}}`;
}

const inOneLine = (value: Json): string =>
  Array.isArray(value) ? `[${value.map((each) => inOneLine(each)).join(', ')}]` : JSON.stringify(value);

const hasObject = (value: Json): boolean =>
  typeof value === 'object' && value !== null && (!Array.isArray(value) || value.some(hasObject));
