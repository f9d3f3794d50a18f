import { chanceFrom, readPosition, Table, writePosition } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { walk } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { OPENINGS } from '../src/data/openings.ts';
import { SCENARIO_FACTS } from '../src/data/scenarios.ts';
import { FRENCH, piece, space, spaceOf } from '../src/ids.ts';
import { bayonetsTomahawks } from '../src/index.ts';
import { SCENARIOS } from '../src/names.ts';
import { vpOf } from '../src/query/victory.ts';

describe.each(SCENARIO_FACTS.map((facts) => [facts.name, facts] as const))('%s', (_name, facts) => {
  const g = bayonetsTomahawks.start(facts.id, {});

  test('[5.1] begins with the units of its sheets on the map, and no others', () => {
    const wanted = facts.setup.map(({ at, units }) => [
      at,
      Object.values(units).reduce((sum, count) => sum + count, 0),
    ]);
    const found = space.all
      .map((at) => [space.nameOf(at), piece.all.filter((p) => spaceOf(g.place.get(p)) === at).length] as const)
      .filter(([, count]) => count > 0);
    const counted = new Map<string, number>();
    for (const [at, count] of wanted) counted.set(String(at), (counted.get(String(at)) ?? 0) + Number(count));
    expect(new Map(found)).toEqual(counted);
  });

  test('[5.3] begins with the Victory marker where its sheet says', () => {
    expect(vpOf(g, FRENCH)).toBe(facts.startVictory.side === 'french' ? facts.startVictory.vp : 0);
  });

  test('[4.1] is played from the first card to the last winter, and somebody wins', { timeout: 60_000 }, () => {
    const { result } = walk(bayonetsTomahawks, { seed: 1755, scenario: facts.id, checks: 'light' });
    expect(result?.rule).toBe('18.2.1');
    expect(result?.winner).toBeDefined();
  });
});

test('the start page has every scenario, with its figures', () => {
  expect(OPENINGS.map(({ id }) => id)).toEqual(SCENARIOS);
  expect(OPENINGS).toEqual(
    SCENARIO_FACTS.map(({ id, years, startVictory }) => ({ id, years: years.map(({ year }) => year), startVictory })),
  );
});

test('an option that the game does not have is refused', () => {
  expect(() => bayonetsTomahawks.start('loudouns-gamble', { weather: 'fair' })).toThrow('there is no option weather');
  expect(() => bayonetsTomahawks.start('loudouns-gamble', { battleOrder: 'any' })).toThrow('battleOrder is one of');
  expect(() => bayonetsTomahawks.start('annus-mirabilis', {})).toThrow('there is no scenario annus-mirabilis');
});

test('a position in the middle of a campaign is written as text, and read back the same', () => {
  const { journal } = walk(bayonetsTomahawks, { seed: 1759, scenario: 'french-and-indian-war', checks: 'none' });
  const begun = journal.slice(0, 900);
  const table = Table.resume(
    bayonetsTomahawks,
    { scenario: 'french-and-indian-war', options: {}, chance: chanceFrom(seeded(1)), passIdleWindows: false },
    begun,
  );
  const text = writePosition(bayonetsTomahawks, table.state);
  expect(writePosition(bayonetsTomahawks, readPosition(bayonetsTomahawks, text))).toBe(text);
  expect(text).toMatch(/^at quebec .*bastion/m);
});
