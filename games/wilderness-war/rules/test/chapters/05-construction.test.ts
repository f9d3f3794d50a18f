import { describe, expect, it } from 'vitest';
import { play } from '../builder.ts';

/** Values of the cards used here: 3, 1 and 2. */
const THREE = 'campaign-1';
const ONE = 'ambush-11';
const TWO = 'treaty-of-easton-32';

describe('5.4 Construction', () => {
  it('[5.4a] stockades or forts, not both with a card', () => {
    const game = play({ hands: { french: [THREE] }, pieces: { ticonderoga: ['french-regular-1'] } });
    game.french.chooses(`stockades ${THREE}`, 'build ticonderoga');
    // There is a stockade now, and no fort can be begun with this card.
    game.table.offersNot(['build ticonderoga']);
    expect(game.position.works).toEqual({ ticonderoga: 'french-stockade' });
  });

  it('[5.4b] not with two card plays in a row, even across a season, whatever is played as a response', () => {
    const game = play({
      hands: { french: [THREE, 'foul-weather-14', 'ambush-11'], british: ['campaign-2', 'campaign-3'] },
      pieces: { ticonderoga: ['french-regular-1'], albany: ['dunbar', 'northern-provincial-1'] },
    });
    game.french.buildsStockades(THREE, 'ticonderoga');
    game.british.activates('campaign-2', 'dunbar', 'northern-provincial-1');
    game.french.responds('foul-weather-14');
    game.british.stops();
    game.table
      .offersNot(['stockades ambush-11', 'forts ambush-11'])
      .offers(['activate ambush-11', 'discard ambush-11']);
  });

  it('[5.4b] passing to hold a card is not a card play: next season the ban still applies', () => {
    const game = play({ hands: { french: [ONE], british: ['campaign-2'] }, built: ['french'] });
    game.french.holds();
    expect(game.position.built).toEqual(['french']);
  });

  it('[5.4b] after another use, or for the other side, there is no ban', () => {
    const game = play({
      hands: { french: [THREE, ONE, TWO], british: ['campaign-2', 'campaign-3'] },
      pieces: { ticonderoga: ['french-regular-1'] },
      built: ['french'],
    });
    game.table.offersNot([`forts ${ONE}`]);
    game.french.discards(ONE);
    game.table.offers(['stockades campaign-2', 'forts campaign-2']);
    game.british.discards('campaign-2');
    game.table.offers([`stockades ${TWO}`, `forts ${TWO}`]);
  });

  describe('5.41 stockades', () => {
    it('[5.41a] up to the card’s value, one in a space', () => {
      const game = play({ hands: { french: [TWO], british: ['campaign-2'] } });
      game.french.chooses(`stockades ${TWO}`, 'build sorel');
      game.table.offersNot(['build sorel']);
      game.french.chooses('build st-jean');
      expect(game.position.works).toEqual({ sorel: 'french-stockade', 'st-jean': 'french-stockade' });
      game.british.isToChoose('phase.card');
    });

    it('[5.41a] fewer will do', () => {
      const game = play({ hands: { french: [THREE], british: ['campaign-2'] } });
      game.french.buildsStockades(THREE, 'sorel');
      game.british.isToChoose('phase.card');
    });

    it('[5.41b] [12.3a] where supplied Drilled Troops are; not where only others are, or besieged or unsupplied ones', () => {
      const game = play({
        hands: { french: [THREE] },
        pieces: {
          'ile-aux-noix': ['french-regular-1'],
          winooski: ['coureurs-1', 'montcalm'],
          cayuga: ['french-regular-2'],
          'st-francois': ['northern-provincial-1'],
        },
      });
      game.french.chooses(`stockades ${THREE}`);
      game.table.offers(['build ile-aux-noix']);
      // Coureurs and leaders do not build, and Cayuga is out of supply.
      game.table.offersNot(['build winooski', 'build cayuga']);
    });

    it('[5.41c] in any originally friendly cultivated space, supplied or not; not in the enemy’s or in the wilderness', () => {
      const game = play({
        hands: { french: [THREE] },
        pieces: { sorel: ['northern-provincial-1'] },
      });
      game.french.chooses(`stockades ${THREE}`);
      game.table.offers(['build trois-rivieres', 'build kahnawake', 'build riviere-ouelle']);
      game.table.offersNot(['build augusta', 'build ticonderoga', 'build adirondacks-north']);
    });

    it('[5.41d] never where enemy units or fortifications are; lone enemy leaders do not hinder', () => {
      const game = play({
        turn: 'british',
        hands: { british: [THREE] },
        pieces: { augusta: ['coureurs-1'], woodstock: ['dumas'], carlisle: [] },
        works: { carlisle: 'french-stockade', york: 'french-fort' },
      });
      game.british.chooses(`stockades ${THREE}`);
      game.table
        .offersNot(['build augusta', 'build carlisle', 'build york'])
        .offers(['build woodstock', 'build culpeper']);
    });

    it('[12.3d] a stockade that brings supply lets the next be built at once', () => {
      const game = play({
        hands: { french: [TWO] },
        pieces: { winooski: ['french-regular-1'], 'green-mountains-central': ['french-regular-2'] },
      });
      game.french.chooses(`stockades ${TWO}`);
      game.table.offers(['build winooski']).offersNot(['build green-mountains-central']);
      game.french.chooses('build winooski');
      game.table.offers(['build green-mountains-central']);
    });
  });

  describe('5.42 forts', () => {
    it('[5.42a] begun and finished by supplied Drilled Troops, up to the value of the card', () => {
      const game = play({
        hands: { french: [TWO] },
        pieces: {
          ticonderoga: ['french-regular-1'],
          'crown-point': ['french-regular-2'],
          'ile-aux-noix': ['french-regular-3'],
          winooski: ['coureurs-1'],
          cayuga: ['french-regular-4'],
        },
        works: { ticonderoga: 'french-fort-started', winooski: 'french-fort-started', cayuga: 'french-fort-started' },
      });
      game.french.chooses(`forts ${TWO}`);
      game.table.offersOnly([
        'demolish cayuga',
        'demolish ticonderoga',
        'demolish winooski',
        'build ticonderoga',
        'build crown-point',
        'build ile-aux-noix',
        'done',
      ]);
      game.french.chooses('build ticonderoga', 'build crown-point');
      expect(game.position.works).toMatchObject({ ticonderoga: 'french-fort', 'crown-point': 'french-fort-started' });
    });

    it('[5.42a] not even in the side’s own cultivated space without Drilled Troops', () => {
      const game = play({
        hands: { french: [TWO] },
        pieces: { sorel: ['coureurs-1'], 'st-jean': ['marine-detachment-1'] },
      });
      game.french.chooses(`forts ${TWO}`);
      game.table.offersOnly(['build st-jean', 'done']);
    });

    it('[5.42b] a fort is not finished with the card that began it', () => {
      const game = play({ hands: { french: [THREE] }, pieces: { ticonderoga: ['french-regular-1'] } });
      game.french.chooses(`forts ${THREE}`, 'build ticonderoga');
      expect(game.position.works).toEqual({ ticonderoga: 'french-fort-started' });
      game.table.offersNot(['build ticonderoga']);
    });
  });

  describe('5.43 one for a space', () => {
    const BUILDERS = {
      ticonderoga: ['french-regular-1'],
      'crown-point': ['french-regular-2'],
      'ile-aux-noix': ['french-regular-3'],
      quebec: ['french-regular-4'],
      'hudson-carry-north': ['french-regular-5'],
    } as const;
    const WORKS = {
      ticonderoga: 'french-fort',
      'crown-point': 'french-stockade',
      'ile-aux-noix': 'french-fort-started',
      'hudson-carry-north': 'british-fort',
    } as const;

    it('[5.43a] no stockade where there is one or a fort, and no second fort', () => {
      const stockades = play({
        hands: { french: [THREE] },
        pieces: BUILDERS,
        works: WORKS,
        siege: { 'hudson-carry-north': 0 },
      });
      stockades.french.chooses(`stockades ${THREE}`);
      stockades.table.offersNot(['build ticonderoga', 'build crown-point']).offers(['build ile-aux-noix']);
      stockades.french.chooses('build ile-aux-noix');
      expect(stockades.position.works).toMatchObject({ 'ile-aux-noix': 'french-stockade-fort-started' });

      const forts = play({
        hands: { french: [THREE] },
        pieces: BUILDERS,
        works: WORKS,
        siege: { 'hudson-carry-north': 0 },
      });
      forts.french.chooses(`forts ${THREE}`);
      forts.table.offersNot(['build ticonderoga']).offers(['build crown-point', 'build ile-aux-noix']);
    });

    it('[5.43b] nothing under siege', () => {
      const sparse = {
        hands: { french: [THREE] },
        pieces: BUILDERS,
        works: WORKS,
        siege: { 'hudson-carry-north': 0 },
      } as const;
      const stockades = play(sparse);
      stockades.french.chooses(`stockades ${THREE}`);
      stockades.table.offersNot(['build hudson-carry-north']);
      const forts = play(sparse);
      forts.french.chooses(`forts ${THREE}`);
      forts.table.offersNot(['build hudson-carry-north']);
    });

    it('[5.43c] nothing in fortress spaces', () => {
      const sparse = { hands: { french: [THREE] }, pieces: BUILDERS } as const;
      const stockades = play(sparse);
      stockades.french.chooses(`stockades ${THREE}`);
      stockades.table.offersNot(['build quebec', 'build montreal', 'build louisbourg']);
      const forts = play(sparse);
      forts.french.chooses(`forts ${THREE}`);
      forts.table.offersNot(['build quebec']);
    });

    it('[5.43d] a fort that is finished takes the place of the stockade', () => {
      const game = play({
        hands: { french: [ONE] },
        pieces: BUILDERS,
        works: { 'crown-point': 'french-stockade-fort-started' },
      });
      game.french.buildsForts(ONE, 'crown-point');
      expect(game.position.works).toEqual({ 'crown-point': 'french-fort' });
    });

    it('[5.43d] until then the stockade stays beside the fort under construction', () => {
      const game = play({ hands: { french: [ONE] }, pieces: BUILDERS, works: { 'crown-point': 'french-stockade' } });
      game.french.buildsForts(ONE, 'crown-point');
      expect(game.position.works).toEqual({ 'crown-point': 'french-stockade-fort-started' });
    });
  });

  it('[5.44] a fort under construction hinders no enemy, and helps nobody', () => {
    const game = play({
      hands: { french: [ONE] },
      pieces: { ticonderoga: ['coureurs-1'] },
      works: { 'hudson-carry-north': 'british-fort-started' },
    });
    // A fort or stockade would stop the Coureurs; only Drilled Troops remove what is under construction.
    game.french.activatesAlone(ONE, 'coureurs-1').marches('hudson-carry-north', 'hudson-carry-south');
    expect(game.position.works).toEqual({ 'hudson-carry-north': 'british-fort-started' });
    expect(game.vp).toBe(0);
  });
});
