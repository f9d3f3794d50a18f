import { expect, test } from 'vitest';
import { TITLES } from '../src/titles.ts';
import { compareGames } from './oracles/compare.ts';

// `npm run oracles` does the same for as long as you like.
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
  'the rules and the second implementations agree in a game: $rules.title',
  { timeout: 300_000 },
  (title) => {
    const { compared, differences } = compareGames(title, { seed: 1, games: 1 });
    expect(differences.slice(0, 3)).toEqual([]);
    for (const subject of SUBJECTS[title.rules.title] ?? []) expect(compared.get(subject), subject).toBeGreaterThan(0);
  },
);
