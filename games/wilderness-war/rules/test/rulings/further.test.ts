import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

// The further rulings, one by one.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

describe('further rulings: leaders alone', () => {
  it('ruling 47: two lone leaders of either side may be in one space', () => {
    const game = play({ hands: CARDS, pieces: { 'wood-creek': ['dunbar'], ticonderoga: ['dumas'] } });
    game.french.activatesAlone('campaign-1', 'dumas').marches('wood-creek').stops();
    expect(game.at('wood-creek')).toEqual(['dumas', 'dunbar']);
    game.british.isToChoose('phase.card');
  });

  it('ruling 47: a lone leader gives way to a stockade that is built', () => {
    const game = play({ turn: 'british', hands: CARDS, pieces: { augusta: ['dumas'] } });
    game.british.chooses('stockades campaign-2', 'build augusta');
    game.table.offersOnly(
      ['allegheny-south', 'culpeper', 'woodstock'].map((to) => `all ${to}`),
      'french',
    );
    game.french.retreats('allegheny-south');
    game.british.isToChoose('construction.build');
  });
});

describe('further rulings: movement and drop-offs', () => {
  it('ruling 104: the rest goes on up to the slowest remaining allowance; dropped pieces are not activated again', () => {
    const game = play({
      hands: CARDS,
      pieces: { montreal: ['montcalm', 'coureurs-1', 'french-regular-1'] },
    });
    game.french.playsEvent('campaign-1').leads('montcalm', 'french-regular-1', 'coureurs-1');
    game.french.starts('montcalm').marches('sorel', 'trois-rivieres').drops('french-regular-1').stops();
    expect(game.position.acted).toEqual([]);
    expect(game.at('trois-rivieres')).toEqual(['montcalm', 'french-regular-1', 'coureurs-1']);
  });

  it('ruling 104: pieces dropped take no part in the battle, and raid although the mover is driven back', () => {
    const game = play({
      hands: CARDS,
      pieces: {
        'allegheny-south': ['villiers', 'coureurs-1', 'mingo-1'],
        culpeper: some('british-regular', 2),
      },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.activates('campaign-1', 'villiers', 'coureurs-1', 'mingo-1').marches('augusta');
    game.british.declines();
    game.french.drops('mingo-1').marches('culpeper');
    game.british.stands();
    game.dice.roll(3, 4);
    expect(game.logged('battle').at(-1)?.attackers).toEqual(['villiers', 'coureurs-1']);
    // Coureurs fell; Villiers is back in Augusta, and leads the raid there.
    game.dice.roll(5);
    expect(game.logged('raid')).toMatchObject([{ at: 'augusta', pieces: ['villiers', 'mingo-1'] }]);
    game.french.isToChoose('go-home.go');
  });

  it('ruling 106: one move by sea, and no more', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'new-york': ['wolfe', 'british-regular-1'] },
      captured: ['louisbourg'],
      amphib: ['louisbourg'],
    });
    game.british.activates('campaign-2', 'wolfe', 'british-regular-1').sails('halifax');
    game.french.isToChoose('phase.card');
    expect(game.at('halifax')).toEqual(['wolfe', 'british-regular-1']);
  });

  it('ruling 107: interceptors save an empty stockade; victorious attackers with Drilled Troops destroy it', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { albany: ['wolfe', ...some('british-regular', 3)], 'hudson-carry-north': ['french-regular-1'] },
      works: { 'hudson-carry-south': 'french-stockade' },
    });
    game.british.activates('campaign-2', 'wolfe', ...some('british-regular', 3)).marches('hudson-carry-south');
    game.french.intercepts('french-regular-1');
    game.dice.roll(4);
    expect(game.position.works).toEqual({ 'hudson-carry-south': 'french-stockade' });
    game.dice.roll(4, 2);
    expect(game.logged('fire')[0]?.modifiers).toContainEqual({ why: 'stockade', rule: '7.54', by: -1 });
    expect(game.position.works).toEqual({});
    // A Regular beaten, and a stockade.
    expect(game.vp).toBe(-2);
    game.french.isToChoose('phase.card');
  });
});

describe('further rulings: forts and fortifications', () => {
  it('ruling 118: a fort begun beside a stockade leaves it standing until it is finished', () => {
    const game = play({
      hands: { french: ['campaign-1', 'bastions-repaired-5', 'ambush-11'], british: CARDS.british },
      pieces: { ticonderoga: ['french-regular-1'] },
      works: { ticonderoga: 'french-stockade', 'crown-point': 'french-stockade', winooski: 'french-stockade' },
    });
    game.french.chooses('forts campaign-1', 'build ticonderoga');
    expect(game.position.works.ticonderoga).toBe('french-stockade-fort-started');
    game.british.discards('campaign-2');
    // No construction twice running.
    game.table.offersNot(['forts bastions-repaired-5'], 'french');
    game.french.discards('bastions-repaired-5');
    game.british.discards('campaign-4');
    game.french.chooses('forts ambush-11', 'build ticonderoga');
    expect(game.position.works.ticonderoga).toBe('french-fort');
  });

  it('ruling 118: captured, both go to the captor as one stockade', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { albany: ['british-regular-1'] },
      works: { 'hudson-carry-south': 'french-stockade-fort-started' },
    });
    game.british.activatesAlone('campaign-2', 'british-regular-1').marches('hudson-carry-south');
    expect(game.position.works).toEqual({ 'hudson-carry-south': 'british-stockade' });
    expect(game.vp).toBe(-1);
    game.french.isToChoose('phase.card');
  });

  it('ruling 118: raided, only the fort that was begun stays', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { albany: ['ranger-1'] },
      works: { 'hudson-carry-south': 'french-stockade-fort-started' },
    });
    game.british.activatesAlone('campaign-2', 'ranger-1').marches('hudson-carry-south');
    game.dice.roll(6);
    expect(game.position.works).toEqual({ 'hudson-carry-south': 'french-fort-started' });
    expect(game.where('ranger-1')).toBe('albany');
    game.french.isToChoose('phase.card');
  });

  it('ruling 119: an empty Ohio Forks keeps its last holder when its fort is demolished, at a point for the fort', () => {
    const game = play({
      hands: CARDS,
      works: { 'ohio-forks': 'french-fort', niagara: 'french-fort' },
      pieces: { niagara: ['british-regular-1', 'french-regular-1'] },
      siege: { niagara: 0 },
      inside: ['french-regular-1'],
    });
    game.table.offersNot(['demolish niagara']);
    game.french.demolishes('ohio-forks');
    expect(game.vp).toBe(-1);
    expect(game.position.britishHolds).toEqual([]);
    expect(game.position.built).toEqual([]);
    game.french.isToChoose('phase.card');
  });
});

describe('further rulings: special places', () => {
  it('ruling 121: no interception into Louisbourg, and the French there go nowhere but inside', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-2', 'amphibious-landing-17', 'campaign-4'], french: CARDS.french },
      pieces: {
        halifax: ['amherst', ...some('british-regular', 4)],
        louisbourg: ['drucour', 'french-regular-1', 'french-regular-2'],
        quebec: ['montcalm', 'french-regular-3'],
      },
    });
    game.british.activates('campaign-2', 'amherst', ...some('british-regular', 4)).lands('louisbourg');
    game.french.isToChoose('shelter.pick').shelters();
    // No refuge, so nobody is asked about avoiding: the dice come at once.
    game.dice.roll(4, 2);
    game.table.offersOnly(['allInside', 'inside drucour', 'inside french-regular-2'], 'french');
    game.french.retreatsInside();
    expect(game.position.besieged).toEqual(['louisbourg']);
    expect(game.position.amphib).toEqual(['louisbourg']);
    game.french.isToChoose('phase.card');
  });

  it('ruling 120: beaten after a landing they go back to the port, and the marker goes', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-2', 'amphibious-landing-17', 'campaign-4'], french: CARDS.french },
      pieces: {
        halifax: ['loudoun', 'british-regular-1'],
        louisbourg: some('french-regular', 2),
      },
    });
    game.british.activates('campaign-2', 'loudoun', 'british-regular-1').lands('louisbourg');
    game.french.shelters();
    game.dice.roll(2, 1).check(3);
    expect(game.at('halifax')).toEqual(['loudoun', 'british-regular-1']);
    expect(game.position.amphib).toEqual([]);
    game.french.isToChoose('phase.card');
  });

  it('ruling 122: the arrows of Pays d’en Haut lead out only, and nobody intercepts over them', () => {
    const game = play({
      hands: CARDS,
      pieces: { 'pays-den-haut': ['huron'], niagara: ['british-regular-1'], mississauga: ['ranger-1'] },
    });
    game.french.activatesAlone('campaign-1', 'huron');
    game.table.offersOnly([
      'move french-creek',
      'move niagara',
      'move presquile',
      'move toronto',
      'infiltrate niagara',
      'stop',
    ]);
    game.french.marches('presquile');
    game.french.isToChoose('march.onward');
    game.table.offersNot(['move pays-den-haut']);
  });
});
