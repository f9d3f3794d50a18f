import { chanceFrom, type Rules, type StateBase, Table, type TableOptions } from '@carillon/flow';
import { range, seeded } from '@carillon/kit';

/** A question in a game, as the seat that is asked sees it. */
export interface Questioned<G extends StateBase, View, Entry> {
  readonly table: Table<G, View, Entry>;
  readonly view: View;
  readonly options: readonly { readonly text: string; readonly verb: string; readonly args: readonly string[] }[];
  readonly asked: {
    readonly seat: string;
    readonly procedure: string;
    readonly step: string;
    readonly rule: string;
    readonly pass: null;
  };
}

/** Everything that is asked in some games played at random, each until its end. */
export function* questionsOf<G extends StateBase, View, Entry>(
  rules: Rules<G, View, Entry>,
  options: Pick<TableOptions, 'scenario' | 'options'>,
  games: number,
): Generator<Questioned<G, View, Entry>> {
  for (const seed of range(games)) {
    const random = seeded(seed);
    const rest = { passIdleWindows: false, keepsLog: true, chance: chanceFrom(random) };
    const table: Table<G, View, Entry> = Table.open(rules, { ...options, ...rest });
    for (let seat = askedIn(rules, table); seat !== undefined; seat = askedIn(rules, table)) {
      const texts = table.choicesOf(seat);
      const { procedure, step, rule } = rules.flow.question(table.state);
      yield {
        table,
        view: rules.view(table.state, seat),
        options: texts.map((text) => ({ text, verb: text.split(' ')[0] ?? '', args: text.split(' ').slice(1) })),
        asked: { seat: rules.seats[seat] ?? '', procedure, step, rule, pass: null },
      };
      table.submit(seat, texts[random.below(texts.length)] ?? '', table.journal.length);
    }
  }
}

/** The first seat that has still to answer. */
const askedIn = <G extends StateBase, View, Entry>(
  { seats, flow }: Rules<G, View, Entry>,
  table: Table<G, View, Entry>,
): number | undefined =>
  range(seats.length).find((seat) => table.choicesOf(seat).length > 0 && !flow.hasAnswered(table.state, seat));
