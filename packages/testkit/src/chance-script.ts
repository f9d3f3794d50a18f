import { type ChanceSource, type Choices, type Rules, type StateBase, Table, type TableOptions } from '@carillon/flow';
import { listed } from './position.ts';
import { demand } from './same.ts';

/** Scripted rolls and draws, as texts (`roll 4 6`, `draw ambush-11`), in order; all of them must be used. */
export class ChanceScript implements ChanceSource {
  private used = 0;
  private asks: ((choices: Choices) => { readonly where: string; readonly texts: readonly string[] }) | undefined =
    undefined;

  constructor(private readonly texts: readonly string[]) {}

  /** Gives the script the game that it answers, so that it can read the question. */
  answers<G extends StateBase, View, Entry>(rules: Rules<G, View, Entry>, state: () => G): void {
    this.asks = (choices) => {
      const g = state();
      const texts = choices.toArray().map((choice) => rules.flow.text(g, choice));
      return { where: rules.flow.breadcrumb(g), texts };
    };
  }

  draw(choices: Choices): number {
    demand(this.asks !== undefined, 'the script does not know which game it answers');
    const { where, texts } = this.asks(choices);
    const next = this.texts[this.used];
    demand(next !== undefined, () => `the script has ended, but ${where} asks for one of: ${listed(texts)}`);
    const index = texts.indexOf(next);
    demand(index >= 0, () => `the script says "${next}", but ${where} asks for one of: ${listed(texts)}`);
    this.used++;
    return index;
  }

  /** The outcomes still to come. */
  get left(): readonly string[] {
    return this.texts.slice(this.used);
  }

  /** Checks that all have been used. */
  done(): void {
    demand(this.left.length === 0, () => `the script was not used up; left over: ${this.left.join(', ')}`);
  }
}

/** A table whose rolls and draws come from a script. */
export function scriptedTable<G extends StateBase, View, Entry>(
  rules: Rules<G, View, Entry>,
  options: Omit<TableOptions, 'chance'>,
  texts: readonly string[],
): { readonly table: Table<G, View, Entry>; readonly script: ChanceScript } {
  const script = new ChanceScript(texts);
  // Chance is asked while the table opens, before anyone holds it; until then the state is the one from `start`.
  const watched: Rules<G, View, Entry> = Object.create(rules, {
    start: {
      value: (...begin: Parameters<typeof rules.start>): G => {
        const state = rules.start(...begin);
        script.answers(rules, () => state);
        return state;
      },
    },
  });
  const table = Table.open(watched, { ...options, chance: script });
  script.answers(rules, () => table.state);
  return { table, script };
}
