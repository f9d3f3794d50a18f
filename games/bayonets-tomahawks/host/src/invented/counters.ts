import {
  PIECE_FACTS,
  type PieceFacts,
  type SCENARIO_FACTS,
  TOKEN_FACTS,
  type TokenName,
} from '@carillon/bayonets-tomahawks-rules/reference';

// The counters and tokens that a scenario has brought into the game by a Year (5.1, 5.2, 17.5).

type ScenarioFacts = (typeof SCENARIO_FACTS)[number];
type Count = ReadonlyMap<string, number>;

/** The pool whose Brigades enter only by tokens (17.5). */
const BONUS = 'colonial-bonus';

/** The counters of a game, and the number of each kind that may lie in the pools. */
export interface Belongings {
  readonly counters: readonly PieceFacts[];
  readonly pooled: Count;
  readonly bonus: Count;
  readonly tokens: readonly TokenName[];
}

function add(to: Map<string, number>, counts: Readonly<Record<string, number | undefined>>): void {
  for (const [kind, count = 0] of Object.entries(counts)) to.set(kind, (to.get(kind) ?? 0) + count);
}

/** The first counters or tokens of each kind, up to the count for that kind. */
const firstOf = <T extends { readonly kind: string }>(all: readonly T[], counts: Count): T[] =>
  all.filter((each, nth) => {
    const before = all.slice(0, nth).filter(({ kind }) => kind === each.kind).length;
    return before < (counts.get(each.kind) ?? 0);
  });

export function belongingsOf({ setup, pools, years }: ScenarioFacts, year: number): Belongings {
  const [all, pooled, bonus, vow] = [0, 0, 0, 0].map(() => new Map<string, number>()) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];
  for (const { units } of setup) add(all, units);
  const brought = [pools, ...years.filter((each) => each.year <= year).map(({ additions }) => additions)];
  for (const [name, { units, vow: tokens }] of brought.flatMap((each) => Object.entries(each))) {
    add(all, units);
    add(name === BONUS ? bonus : pooled, units);
    add(vow, tokens);
  }
  const tokens = firstOf(TOKEN_FACTS, vow).map(({ id }) => id);
  return { counters: firstOf(PIECE_FACTS, all), pooled, bonus, tokens };
}
