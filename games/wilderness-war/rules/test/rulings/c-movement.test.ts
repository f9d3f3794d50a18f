import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

// Rulings on activation and movement, one by one.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

describe('rulings on activation', () => {
  it('ruling 15: pieces that have joined a relief from inside lose their pending activation', () => {
    const game = play({
      hands: CARDS,
      pieces: {
        'crown-point': ['levis', ...some('french-regular', 3)],
        ticonderoga: ['montcalm', 'french-regular-4', 'french-regular-5', ...some('british-regular', 2)],
      },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 0 },
      inside: ['montcalm', 'french-regular-4', 'french-regular-5'],
    });
    game.french.playsEvent('campaign-1').leads('levis', ...some('french-regular', 3));
    game.french.leads('montcalm', 'french-regular-4', 'french-regular-5').starts('levis').marches('ticonderoga');
    game.british.stands();
    game.french.joins('montcalm', 'french-regular-4');
    game.dice.roll(2, 2);
    // Montcalm has fought; the Action Phase is over, although his force was named.
    game.british.isToChoose('phase.card');
  });

  it('ruling 15: if only his units have fought, the leader goes with the others', () => {
    const game = play({
      hands: CARDS,
      pieces: {
        'crown-point': ['levis', ...some('french-regular', 3)],
        ticonderoga: ['montcalm', 'french-regular-4', 'french-regular-5', ...some('british-regular', 2)],
      },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 0 },
      inside: ['montcalm', 'french-regular-4', 'french-regular-5'],
    });
    game.french.playsEvent('campaign-1').leads('levis', ...some('french-regular', 3));
    game.french.leads('montcalm', 'french-regular-4', 'french-regular-5').starts('levis').marches('ticonderoga');
    game.british.stands();
    game.french.joins('french-regular-4');
    game.dice.roll(1, 2);
    expect(game.logged('won')).toMatchObject([{ side: 'british' }]);
    game.french.starts('montcalm').sorties();
    expect(game.logged('activate').at(-1)?.pieces).toEqual(['montcalm', 'french-regular-5']);
  });

  it('ruling 13: and if a subordinate has fought, fewer units may go with the leader', () => {
    const units = some('french-regular', 8);
    const game = play({
      hands: CARDS,
      pieces: {
        sorel: ['levis', 'marine-detachment-1'],
        montreal: ['montcalm', 'bougainville', ...units, 'loudoun', ...some('british-regular', 12)],
      },
      siege: { montreal: 0 },
      inside: ['montcalm', 'bougainville', ...units],
    });
    game.french.playsEvent('campaign-1').leads('levis', 'marine-detachment-1');
    game.french
      .leads('montcalm', 'bougainville', ...units)
      .starts('levis')
      .marches('montreal');
    game.british.stands();
    game.french.joins('bougainville');
    game.dice.roll(2, 2);
    game.french.starts('montcalm').isToChoose('muster.pick');
    game.french.chooses(...units.slice(0, 6).map((name) => `take ${name}`)).sorties();
    expect(game.logged('activate').at(-1)?.pieces).toEqual(['montcalm', ...units.slice(0, 6)]);
  });

  it('ruling 11: a leader alone costs a point, whatever his initiative', () => {
    const game = play({
      hands: { french: ['bastions-repaired-5'], british: CARDS.british },
      pieces: { montreal: ['vaudreuil', 'coureurs-1'] },
    });
    game.french.chooses('activate bastions-repaired-5');
    game.table.offersNot(['lead vaudreuil']);
    game.french.chooses('alone vaudreuil', 'start vaudreuil').marches('sorel').stops();
    expect(game.where('vaudreuil')).toBe('sorel');
    game.british.isToChoose('phase.card');
  });
});

describe('rulings on movement', () => {
  it('ruling 17: a way that is legal neither all by land nor all by boat is not offered', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-north': ['british-regular-1'] },
    });
    game.british.activatesAlone('campaign-2', 'british-regular-1').marches('ticonderoga', 'crown-point', 'winooski');
    // After three lake shores by boat, the land way to the mountains is closed, as it was after two by land.
    game.table.offersNot(['move green-mountains-north', 'move adirondacks-north']);
    game.table.offers(['move ile-aux-noix']);
    game.british.isToChoose('march.onward');
  });

  it('ruling 28: the -1 of a landing is not for a later move to the marker', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-2', 'amphibious-landing-17', 'campaign-4'], french: CARDS.french },
      pieces: {
        louisbourg: ['wolfe', ...some('british-regular', 4), 'light-infantry-1'],
        'ile-dorleans': ['coureurs-1'],
      },
      captured: ['louisbourg'],
    });
    game.british.activates('campaign-2', 'wolfe', ...some('british-regular', 2)).lands('ile-dorleans');
    expect(game.card('amphibious-landing-17')).toBe('discard');
    game.french.stands();
    game.dice.roll(1, 1);
    expect(game.logged('fire')[0]?.modifiers).toContainEqual({ why: 'amphibious-landing', rule: '7.54', by: -1 });
  });

  it('ruling 91: a force that enters the empty Ohio Forks takes them at once, even in passing', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'gists-station': ['ranger-1'], 'mingo-town': ['mingo-1'] },
    });
    game.british.activatesAlone('campaign-2', 'ranger-1').marches('ohio-forks');
    expect(game.vp).toBe(-1);
    game.british.marches('kittaning').stops();
    expect(game.position.britishHolds).toEqual(['ohio-forks']);
    expect(game.vp).toBe(-1);
  });

  it('ruling 91: a leader alone does not', () => {
    const game = play({ turn: 'british', hands: CARDS, pieces: { 'gists-station': ['dunbar'] } });
    game.british.activatesAlone('campaign-2', 'dunbar').marches('ohio-forks').stops();
    expect(game.vp).toBe(0);
  });

  it('ruling 26: a fort under construction disappears though the march goes on', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-south': ['british-regular-1'] },
      works: { 'hudson-carry-north': 'french-fort-started', 'wood-creek': 'french-fort-started' },
    });
    game.british.activatesAlone('campaign-2', 'british-regular-1').marches('wood-creek', 'ticonderoga');
    expect(game.position.works).toEqual({ 'hudson-carry-north': 'french-fort-started' });
  });

  it('ruling 26: Auxiliaries alone do not remove it', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-south': ['ranger-1'] },
      works: { 'wood-creek': 'french-fort-started' },
    });
    game.british.activatesAlone('campaign-2', 'ranger-1').marches('wood-creek').stops();
    expect(game.position.works).toEqual({ 'wood-creek': 'french-fort-started' });
  });

  it('ruling 29: the marker goes when the French come back with Drilled Troops, not with Auxiliaries', () => {
    const game = play({
      hands: CARDS,
      pieces: { quebec: ['coureurs-1', 'french-regular-1'], louisbourg: ['british-regular-1'] },
      amphib: ['ile-dorleans'],
      captured: ['louisbourg'],
    });
    game.french.activatesAlone('campaign-1', 'coureurs-1').marches('ile-dorleans').stops();
    expect(game.position.amphib).toContain('ile-dorleans');
    game.british.discards('campaign-2');
    game.french.activatesAlone('campaign-3', 'french-regular-1').marches('ile-dorleans').stops();
    expect(game.position.amphib).not.toContain('ile-dorleans');
  });
});
