import { at, type Json, range, seeded } from '@carillon/kit';
import { type Oracle, OracleCount, Tally, walk } from '@carillon/testkit';
import { BayonetsOracle } from '../../../games/bayonets-tomahawks/rules/test/oracles/index.ts';
import { WildernessWarOracle } from '../../../games/wilderness-war/rules/test/oracles/index.ts';
import { drawnOptions, type Title, titleName } from '../../src/titles.ts';

const ORACLES: Readonly<Record<string, () => Oracle>> = {
  'wilderness-war': () => new WildernessWarOracle(),
  'bayonets-tomahawks': () => new BayonetsOracle(),
};

/** The oracle of a title, for one game. */
export function oracleOf(title: Title): Oracle {
  const oracle = ORACLES[titleName(title)]?.();
  if (oracle === undefined) throw new Error(`${titleName(title)} has no oracle`);
  return oracle;
}

/** Options that are not in the rulebook, which the second implementations do not know. */
const BEYOND_THE_RULEBOOK: readonly string[] = ['tournamentForm'];

/** Random options, only those of the rulebook. */
const printedOptions = (title: Title, seed: number): Json =>
  Object.fromEntries(
    Object.entries(drawnOptions(title, seeded(seed)) as object).filter(([name]) => !BEYOND_THE_RULEBOOK.includes(name)),
  );

/** Walks games of a title by its weights, every other one with random options, and compares both at each position. */
export function compareGames(
  title: Title,
  { seed, games, until }: { seed: number; games: number; until?: (soFar: OracleCount) => boolean },
): OracleCount {
  const count = new OracleCount();
  const { rules, leaning } = title;
  const tally = new Tally();
  for (const nth of range(games)) {
    if (until?.(count) === true) return count;
    count.games++;
    const oracle = oracleOf(title);
    const scenario = at(rules.scenarios, nth % rules.scenarios.length);
    const options = nth % 8 < 4 ? {} : printedOptions(title, seed + nth);
    walk(rules, {
      ...{ seed: seed + nth, scenario, options, checks: 'none', tally },
      leaning: nth % 3 === 2 ? undefined : leaning,
      witness: (position, entries) =>
        count.note(oracle.look(position, entries), () => {
          const { flow } = rules;
          return `${scenario}, seed ${seed + nth}, ${JSON.stringify(options)}, after ${entries.length} entries at ${flow.breadcrumb(position.g)}`;
        }),
    });
  }
  return count;
}
