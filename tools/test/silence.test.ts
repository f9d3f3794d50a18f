import { range } from '@carillon/kit';
import { TITLES as LISTED } from '@carillon/titles';
import { expect, test } from 'vitest';
import { measured } from '../src/silence/measure.ts';
import { recorded } from '../src/silence/recording.ts';
import { titleNamed } from '../src/titles.ts';

const { rules } = titleNamed('wilderness-war');
const games = range(24).map((i) => recorded(rules, rules.scenarios[0] ?? '', 40 + i));
const few = { pairs: 2, seed: 3 };

test('passes at once reveal the hand of a player who never answers ahead (S10)', () => {
  expect(measured(games, 'at once', 'never', few).area).toBeGreaterThan(0.9);
});

test('delayed passes reveal next to nothing, and make the game longer (S10)', () => {
  const delayed = measured(games, 'delayed', 'never', few);
  // A few hundred windows: the error of this area is about 0.05.
  expect(delayed.area).toBeLessThan(0.65);
  expect(delayed.days).toBeGreaterThan(measured(games, 'at once', 'never', few).days);
});

test('the form of a new table asks about silence only where a game asks for responses', () => {
  for (const { door } of LISTED) {
    const { rules: asking } = titleNamed(door.id);
    const opens = recorded(asking, asking.scenarios[0] ?? '', 40).some(({ window }) => window);
    expect(door.opening.asksForResponses, door.name).toBe(opens);
  }
});
