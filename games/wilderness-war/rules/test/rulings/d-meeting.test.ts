import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

// Rulings on infiltration, interception and avoiding battle, one by one.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

describe('rulings on infiltration', () => {
  it('ruling 33: an infiltrator who must go on demolishes nothing on the way', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-south': ['ranger-1'] },
      works: { 'hudson-carry-north': 'french-fort', ticonderoga: 'british-stockade' },
    });
    game.british.activatesAlone('campaign-2', 'ranger-1');
    game.table.offers(['demolish ticonderoga']);
    game.british.infiltrates('hudson-carry-north');
    game.table.offersOnly([
      'move adirondacks-central',
      'move adirondacks-south',
      'move hudson-carry-south',
      'move ticonderoga',
    ]);
  });

  it('ruling 72: an infiltrator intercepted in the open that overruns the interceptors goes on, and may stop', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-south': ['ranger-1'], 'wood-creek': ['coureurs-1'] },
      reduced: ['coureurs-1'],
    });
    game.british.activatesAlone('campaign-2', 'ranger-1').infiltrates('wood-creek');
    game.french.intercepts('coureurs-1');
    game.dice.roll(6).roll(6, 1);
    expect(game.logged('overrun')).toHaveLength(1);
    game.table.offers(['move ticonderoga', 'stop']);
    game.british.stops();
    game.french.isToChoose('phase.card');
  });
});

describe('rulings on avoiding battle', () => {
  it('ruling 41: pieces that failed to intercept may go inside the fort, but not avoid battle', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: {
        'hudson-carry-south': ['wolfe', ...some('british-regular', 3)],
        ticonderoga: ['french-regular-1', 'coureurs-1'],
      },
      works: { ticonderoga: 'french-fort', 'hudson-carry-north': 'british-stockade' },
    });
    game.british.activates('campaign-2', 'wolfe', ...some('british-regular', 3)).marches('wood-creek');
    game.french.intercepts('french-regular-1');
    game.dice.roll(3);
    game.british.marches('ticonderoga');
    game.table.offersOnly(['shelter french-regular-1', 'shelter coureurs-1', 'done'], 'french');
    game.french.chooses('done');
    // The Coureurs may; the British have no Auxiliaries, so they would slip away.
    game.table.offersOnly(['stand', 'send coureurs-1'], 'french');
    game.french.stands();
    game.table.nowChooses('chance', 'battle.fire');
  });

  it('ruling 45: pursuing attackers meet the avoiding force again, and they may try again', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-north': ['ranger-1'], ticonderoga: ['coureurs-1'] },
    });
    game.british.activatesAlone('campaign-2', 'ranger-1').marches('ticonderoga');
    game.french.avoids('coureurs-1');
    game.dice.roll(4);
    game.french.chooses('to crown-point');
    game.british.marches('crown-point');
    game.french.avoids('coureurs-1');
    game.dice.roll(3);
    game.table.nowChooses('chance', 'battle.fire');
  });

  it('ruling 43: from an Amphib marker to any British port, each offered once', () => {
    const game = play({
      hands: CARDS,
      pieces: {
        'ile-dorleans': ['british-regular-1'],
        quebec: ['british-regular-2'],
        'baie-st-paul': ['french-regular-1'],
      },
      captured: ['quebec', 'louisbourg'],
      amphib: ['ile-dorleans', 'louisbourg'],
    });
    game.french.activatesAlone('campaign-1', 'french-regular-1').marches('ile-dorleans');
    game.british.declines().avoids('british-regular-1');
    game.dice.roll(4);
    const ports = [
      'boston',
      'new-haven',
      'new-york',
      'alexandria',
      'baltimore',
      'philadelphia',
      'halifax',
      'louisbourg',
    ];
    game.table.offersOnly(['quebec', 'riviere-ouelle', ...ports].map((to) => `to ${to}`));
    game.british.chooses('to quebec');
    expect(game.at('quebec')).toEqual(['british-regular-1', 'british-regular-2']);
  });

  it('ruling 74: and so they retreat', () => {
    const game = play({
      hands: CARDS,
      pieces: {
        'ile-dorleans': ['british-regular-1', 'british-regular-3'],
        quebec: ['british-regular-2'],
        'baie-st-paul': ['montcalm', 'french-regular-1', 'french-regular-2'],
      },
      captured: ['quebec', 'louisbourg'],
      amphib: ['ile-dorleans', 'louisbourg'],
    });
    game.french.activates('campaign-1', 'montcalm', 'french-regular-1', 'french-regular-2').marches('ile-dorleans');
    game.british.declines().stands();
    game.dice.roll(3, 2);
    game.british.isToChoose('retreat.to');
    const choices = game.table.choices();
    expect(choices.filter((each) => each === 'all quebec')).toHaveLength(1);
    expect(choices).toContain('all halifax');
    expect(choices).not.toContain('all baie-st-paul');
  });
});
