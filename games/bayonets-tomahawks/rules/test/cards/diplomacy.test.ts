import { NONE } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH, nation } from '../../src/ids.ts';
import { vpOf } from '../../src/query/victory.ts';
import { type Sparse, whereIs } from '../position.ts';
import { british, french } from './events.ts';

describe.each([
  ['cherokee-diplomacy-british-13', 'cherokee'],
  ['iroquois-diplomacy-british-19', 'iroquois'],
] as const)('[#13] [#19] %s', (name, which) => {
  test('wins the Nation while the French have 2 VP or less', () => {
    const game = british({ cards: [name], vp: { french: 2 } });
    expect(whereIs(game, `${which}-1`)).not.toBe('pool');
    expect(game.state.joined.get(nation.of(which))).toBe(BRITISH);
    expect(british({ cards: [name], vp: { french: 3 } }).state.joined.get(nation.of(which))).toBe(NONE);
  });

  test('or else costs the French two Raid Points', () => {
    const game = british({
      cards: [name],
      vp: { french: 1 },
      joined: { [which]: 'french' },
      raidPoints: { french: 5 },
    });
    expect(game.state.raidPoints.get(FRENCH)).toBe(3);
  });
});

describe('[#29] Cherokee Diplomacy (French)', () => {
  const at: Sparse = { cards: ['cherokee-diplomacy-french-29'], vp: { french: 1 } };
  const southern = { beverley: 'french', 'rays-town': 'french' } as const;

  test('wins the Cherokee from 1757 on with two spaces of the South', () => {
    const joined = (sparse: Sparse): unknown => french({ ...at, ...sparse }).state.joined.get(nation.of('cherokee'));
    expect(joined({ year: 1757, control: southern })).toBe(FRENCH);
    expect(joined({ year: 1757, control: { beverley: 'french' } })).toBe(NONE);
    expect(joined({ year: 1756, control: southern })).toBe(NONE);
  });

  test('[9.3e] the second of them may be the eighth, worth 1 VP', () => {
    const game = french({ ...at, year: 1756, raidPoints: { french: 6 } });
    expect([game.state.raidPoints.get(FRENCH), vpOf(game.state, FRENCH)]).toEqual([0, 2]);
  });

  test('brings two Raid Points until 1756, and once the Cherokee are British', () => {
    expect(french({ ...at, year: 1756 }).state.raidPoints.get(FRENCH)).toBe(2);
    expect(french({ ...at, year: 1757, joined: { cherokee: 'british' } }).state.raidPoints.get(FRENCH)).toBe(2);
    expect(french({ ...at, year: 1757 }).state.raidPoints.get(FRENCH)).toBe(0);
  });
});

test('[#38] Iroquois Diplomacy (French) wins the Iroquois from French 4 on', () => {
  const joined = (french_: number): unknown =>
    french({ cards: ['iroquois-diplomacy-french-38'], vp: { french: french_ } }).state.joined.get(
      nation.of('iroquois'),
    );
  expect([joined(4), joined(3)]).toEqual([FRENCH, NONE]);
});
