import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

// Rulings on battles, one by one.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

describe('rulings on battles', () => {
  it('ruling 66: a unit activated alone has no leader, though one comes out of the fort to join it', () => {
    const game = play({
      hands: CARDS,
      pieces: {
        'crown-point': ['french-regular-1'],
        ticonderoga: ['montcalm', 'french-regular-2', 'wolfe', ...some('british-regular', 2)],
      },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 0 },
      inside: ['montcalm', 'french-regular-2'],
    });
    game.french.activatesAlone('campaign-1', 'french-regular-1').marches('ticonderoga');
    game.british.stands();
    game.french.joins('montcalm', 'french-regular-2');
    game.dice.roll(3, 3);
    expect(game.logged('fire')).toMatchObject([
      { side: 'french', strength: 6, modifiers: [] },
      { side: 'british', strength: 6, modifiers: [{ why: 'tactics', leader: 'wolfe', by: 2 }] },
    ]);
  });

  it('ruling 111: a leader without surviving units goes back to where he came from, even after winning', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-south': ['wolfe', 'british-regular-1'], 'wood-creek': some('coureurs', 2) },
      reduced: ['british-regular-1', ...some('coureurs', 2)],
    });
    game.british.activates('campaign-2', 'wolfe', 'british-regular-1').marches('wood-creek');
    game.french.stands();
    game.dice.roll(6, 5);
    expect(game.logged('fire').map(({ losses }) => losses)).toEqual([2, 1]);
    expect(game.logged('won')).toMatchObject([{ side: 'british' }]);
    expect(game.at('wood-creek')).toEqual([]);
    expect(game.where('wolfe')).toBe('hudson-carry-south');
    game.french.isToChoose('phase.card');
  });

  it('ruling 111: so does a defending leader, to where he likes but for where they came from', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-south': ['ranger-1'], 'wood-creek': ['beaujeu', 'coureurs-1'] },
      reduced: ['ranger-1', 'coureurs-1'],
    });
    game.british.activatesAlone('campaign-2', 'ranger-1').marches('wood-creek');
    game.french.stands();
    game.dice.roll(4, 5);
    expect(game.logged('won')).toMatchObject([{ side: 'french' }]);
    game.table.offersOnly(['ticonderoga', 'green-mountains-south', 'green-mountains-central'].map((to) => `all ${to}`));
    game.french.retreats('ticonderoga').isToChoose('phase.card');
  });

  it('ruling 110: with Militia left the leader of the winners stays', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: {
        albany: ['wolfe', 'british-regular-1'],
        hoosic: some('coureurs', 2),
        'northern-colonial-militias': ['colonial-militia-1'],
      },
      reduced: ['british-regular-1', ...some('coureurs', 2)],
    });
    game.british.activates('campaign-2', 'wolfe', 'british-regular-1').marches('hoosic');
    game.french.stands();
    game.british.deploys('colonial-militia-1');
    game.dice.roll(5, 6).check(2);
    expect(game.logged('loss').at(0)).toMatchObject({ piece: 'british-regular-1', eliminated: true });
    expect(game.at('hoosic')).toEqual(['wolfe']);
    expect(game.where('colonial-militia-1')).toBe('northern-colonial-militias');
  });
});
