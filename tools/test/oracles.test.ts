import { expect, test } from 'vitest';
import { TITLES } from '../src/titles.ts';
import { compareGames } from './oracles/compare.ts';

// `npm run oracles` does the same for any length of time.
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'wilderness-war': [
    'supply',
    'reach',
    'voyages',
    'interception',
    'moves',
    'infiltrations',
    'landings',
    'retreat',
    'retreat inside',
    'battle',
    'battle: losses',
    'battle: leaders in danger',
    'raid',
    'going home',
    'attrition',
    'victory',
    'points',
    'lost units',
  ],
  'bayonets-tomahawks': [
    'supply',
    'retreat',
    'battles',
    'battles, position',
    'raids',
    'raid',
    'raid, position',
    'points',
  ],
};

test.each(TITLES)(
  'the rules and the second implementations agree in two games: $rules.title',
  { timeout: 300_000 },
  (title) => {
    const { compared, differences } = compareGames(title, { seed: 1, games: 2 });
    expect(differences.slice(0, 3)).toEqual([]);
    for (const subject of SUBJECTS[title.rules.title] ?? []) expect(compared.get(subject), subject).toBeGreaterThan(0);
  },
);
