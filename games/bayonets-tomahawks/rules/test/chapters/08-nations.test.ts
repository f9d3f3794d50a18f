import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH, nation, space } from '../../src/ids.ts';
import { LIGHT_MARCH } from '../../src/kinds.ts';
import { isFriendly } from '../../src/query/presence.ts';
import { controlledBy, hasBattle, march, takes } from '../game.ts';
import { position, whereIs } from '../position.ts';

// 8.0 Indian Nations

const ranger = march({ pieces: { 'ninety-six': ['rogers'] } }, BRITISH, 'ninety-six', LIGHT_MARCH);

test('[8.0a] [8.1a] a stack that enters a Village of the Cherokee stops, and they join its enemy, a unit in each Village', () => {
  ranger.choose('british', 'move keowee');
  expect(ranger.state.joined.get(nation.of('cherokee'))).toBe(FRENCH);
  expect([whereIs(ranger, 'cherokee-1'), whereIs(ranger, 'cherokee-2')]).toEqual(['chote', 'keowee']);
  // He has two Movement Points left, and is not asked where to.
  expect(ranger.breadcrumb).toBe('');
});

test('[8.0b] there will be a Battle', () => expect(hasBattle(ranger, 'keowee')).toBe(true));

test('[8.0b] unless they are Overwhelmed at once', () => {
  const names = ['gage', 'putnam', 'rogers', 'scott'] as const;
  const game = march({ pieces: { 'ninety-six': names } }, BRITISH, 'ninety-six', LIGHT_MARCH);
  takes(game, 'british', names).choose('british', 'move keowee');
  expect(hasBattle(game, 'keowee')).toBe(false);
  expect([whereIs(game, 'cherokee-2'), controlledBy(game, 'keowee')]).toEqual(['chote', 'british']);
});

describe('[8.1b] a Nation that has joined', () => {
  test('stays with its faction, whose friendly spaces include its Villages, except those in enemy hands', () => {
    const g = position({ joined: { iroquois: 'french' }, control: { oquaga: 'british' } });
    expect(isFriendly(g, FRENCH, space.of('onontake'))).toBe(true);
    expect(isFriendly(g, FRENCH, space.of('oquaga'))).toBe(false);
    expect(isFriendly(g, BRITISH, space.of('oquaga'))).toBe(true);
  });

  test('is not won over by a visit', () => {
    const game = march(
      { pieces: { albany: ['rogers'] }, joined: { iroquois: 'french' } },
      BRITISH,
      'albany',
      LIGHT_MARCH,
    );
    game.choose('british', 'move oquaga');
    expect(game.state.joined.get(nation.of('iroquois'))).toBe(FRENCH);
    expect(controlledBy(game, 'oquaga')).toBe('british');
    game.nowChooses('british', 'march.onward');
  });
});
