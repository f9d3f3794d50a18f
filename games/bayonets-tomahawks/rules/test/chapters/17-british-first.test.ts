import { describe, expect, it } from 'vitest';
import { Account } from '../builder.ts';
import { type Game, winter } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 17.2 Each step of Winter Quarters is resolved first by the British

const middle: Sparse = { scenario: 'amhersts-juggernaut', year: 1758, vp: { french: 3 } };

describe('17.2 #4 Indian units go home, the British ones first', () => {
  it('[17.2h] a Village is lost that French Indian units still hold, though they leave it a moment later', () => {
    const game = winter({
      ...middle,
      pieces: { albany: ['abenaki'], losses: ['mohawk'] },
      control: { albany: 'french' },
    });
    expect([whereIs(game, 'abenaki'), whereIs(game, 'mohawk')]).toEqual(['les-trois-rivieres', 'losses']);
  });

  it('[17.2h] a Village is free again that British Indian units have just left', () => {
    const game = winter({
      ...middle,
      pieces: { 'les-trois-rivieres': ['mohawk'], losses: ['abenaki'] },
      control: { 'les-trois-rivieres': 'british' },
    });
    expect([whereIs(game, 'mohawk'), whereIs(game, 'abenaki')]).toEqual(['albany', 'les-trois-rivieres']);
  });

  it('[17.2h] a British Nation goes before the French units that are no Nation', () => {
    const game = winter({
      ...middle,
      pieces: { 'les-trois-rivieres': ['cherokee-1'], losses: ['abenaki'] },
      joined: { cherokee: 'british' },
      control: { 'les-trois-rivieres': 'british' },
    });
    expect(whereIs(game, 'abenaki')).toBe('les-trois-rivieres');
  });
});

describe('17.3 #4 Reduced units are combined', () => {
  it('[17.2h] [17.3d] the British combine in all spaces before the French do in any', () => {
    const game: Game = winter({
      ...middle,
      pieces: {
        albany: ['rogers', 'gage'],
        quebec: ['langis', 'lery'],
        york: ['putnam', 'scott'],
      },
      reduced: ['rogers', 'gage', 'langis', 'lery', 'putnam', 'scott'],
    });
    const asked = ['british', 'british', 'french'] as const;
    for (const side of asked) {
      game.nowChooses(side, 'combine.keep');
      game.choose(side, game.choices()[0] ?? '');
      if (game.breadcrumb.endsWith('combine.eliminate')) game.choose(side, game.choices()[0] ?? '');
    }
    expect(game.state.reduced.isEmpty).toBe(true);
  });
});

it('[17.2h] in step 7 the British Fleets return to their pool before the French ones', () => {
  const game = winter({ ...middle, pieces: { boston: ['fleet-boscawen'], quebec: ['fleet-de-l-isle'] } });
  const home = game.log.flatMap((entry) => (entry.type === 'placed' && entry.at === 'pool' ? [entry.piece] : []));
  expect(home).toEqual(['fleet-boscawen', 'fleet-de-l-isle']);
});

it('[17.2h] each step is done first by the British', () => {
  const pieces = {
    'sail-box': ['fleet-boscawen', 'fleet-de-l-isle'],
    goasek: ['rogers'],
    saugink: ['langis'],
  } as const;
  const game = new Account(winter({ ...middle, pieces }));
  game.british.isToChoose('come-ashore.to').chooses('to boston');
  game.french.isToChoose('come-ashore.to').chooses('to quebec');
  game.british.isToChoose('return-to-colonies.move');
});
