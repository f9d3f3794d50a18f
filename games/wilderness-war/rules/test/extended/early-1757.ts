import { expect } from 'vitest';
import { NORTHERN, piece, SOUTHERN } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { provincialLimit } from '../../src/query/assemblies.ts';
import { commandLimit, scratchForce } from '../../src/query/command.ts';
import { deal, type Game, type Story } from './story.ts';

const FRENCH_HAND = [
  'british-ministerial-crisis-37',
  'northern-indian-alliance-24',
  'call-out-militias-49',
  'treaty-of-easton-32',
  'british-colonial-politics-41',
  'foul-weather-14',
  'francois-bigot-36',
  'colonial-recruits-46',
  'call-out-militias-50',
] as const;
const BRITISH_HAND = [
  'bastions-repaired-5',
  'ambush-12',
  'amphibious-landing-17',
  'governor-vaudreuil-interferes-22',
  'iroquois-alliance-28',
  'cherokee-uprising-31',
  'provincial-regiments-dispersed-38',
  'british-regulars-57',
  'british-regulars-59',
] as const;

/**
 * In Allegheny South no piece can go on, so nobody is asked to stop; and the adjacent Provincial at Winchester was not
 * asked to intercept.
 */
function stopsInTheMountains(game: Game, name: PieceName): void {
  expect(game.at('winchester')).toEqual(['southern-provincial-5']);
  expect(game.where(name)).toBe('allegheny-south');
}

const inPlay = (game: Game, kind: string): string[] =>
  Object.entries(game.position.place).flatMap(([name, where]) =>
    name.startsWith(kind) && !['reserve', 'removed'].includes(where) ? [name] : [],
  );

/** The Early Season, from the deal. */
export function playEarlySeason(story: Story): void {
  story.scene('[4.0b] each side is dealt nine cards', (game) => {
    deal(game, FRENCH_HAND, BRITISH_HAND);
    expect(game.cards('french-hand').sort()).toEqual([...FRENCH_HAND].sort());
    expect(game.cards('british-hand').sort()).toEqual([...BRITISH_HAND].sort());
    expect(game.vp).toBe(4);
    game.french.isToChoose('phase.card');
  });

  story.scene('[5.51] French 1: of the British hand 57 and 59 may be lost in the Ministerial Crisis', (game) => {
    game.french.playsEvent('british-ministerial-crisis-37');
    game.table.expects('british').offersOnly(['discard british-regulars-57', 'discard british-regulars-59']);
    game.british.discards('british-regulars-57').isToChoose('phase.card');
    expect(game.cards('discard')).toEqual(['british-ministerial-crisis-37', 'british-regulars-57']);
  });

  story.scene('[5.55] British 1: Murray and three Regulars come, and the card is removed', (game) => {
    expect(game.at('leader-pool')).toEqual(['amherst', 'wolfe', 'forbes', 'murray', 'bradstreet']);
    const before = new Set([...game.at('new-york'), ...game.at('halifax')]);
    game.british.playsEvent('british-regulars-59');
    game.dice.come('draw murray');
    game.british.chooses('place halifax', 'place new-york', 'place halifax', 'place halifax');
    const arrived = (where: 'new-york' | 'halifax') => game.at(where).filter((name) => !before.has(name));
    expect(arrived('new-york')).toEqual(['british-regular-1']);
    expect(arrived('halifax')).toEqual(['murray', 'british-regular-2', 'british-regular-3']);
    expect(game.cards('removed')).toEqual(['british-regulars-59']);
  });

  story.scene('[5.53] French 2: a 4, halved below 5 VP, brings two Northern units to their settlements', (game) => {
    expect(game.vp).toBe(4);
    game.french.playsEvent('northern-indian-alliance-24');
    game.dice.roll(4);
    expect(game.logged('alliance')).toMatchObject([{ halfPoints: 4 }]);
    game.french.chooses('enlist lac-des-deux-montagnes algonquin-1', 'enlist kahnawake caughnawaga-1');
    game.british.isToChoose('phase.card');
    expect(game.at('lac-des-deux-montagnes')).toEqual(['algonquin-1']);
    expect(game.at('kahnawake')).toEqual(['caughnawaga-1']);
    expect(game.position.allied).toEqual(expect.arrayContaining(['lac-des-deux-montagnes', 'kahnawake']));
    expect(game.cards('discard')).toContain('northern-indian-alliance-24');
  });

  story.scene('[6.41] British 2: Loudoun and Abercromby, who may command 14, sail with five units', (game) => {
    const force = scratchForce();
    for (const leader of ['loudoun', 'abercromby'] as const) force.add(piece.of(leader));
    expect(commandLimit(force)).toBe(14);
    const sailing: PieceName[] = ['british-regular-1', 'british-regular-4', 'british-regular-5'];
    game.british.activates(
      'cherokee-uprising-31',
      'loudoun',
      'abercromby',
      ...sailing,
      'royal-american-2',
      'royal-american-3',
    );
    game.french.passes();
    game.british.sails('halifax');
    expect(game.logged('sail')[0]?.pieces).toHaveLength(7);
    expect(game.at('new-york')).toEqual(['british-regular-7', 'royal-american-4']);
    expect(game.at('halifax')).toEqual(expect.arrayContaining(['loudoun', 'abercromby', ...sailing]));
  });

  story.scene('[6.3a] French 3: the new Indians go to Ticonderoga', (game) => {
    game.french.activatesAlone('call-out-militias-49', 'algonquin-1', 'caughnawaga-1').starts('algonquin-1');
    game.french.marches('montreal', 'st-jean', 'ile-aux-noix', 'winooski', 'crown-point', 'ticonderoga').stops();
    game.french.starts('caughnawaga-1').marches('montreal', 'st-jean', 'ile-aux-noix', 'winooski', 'crown-point');
    game.french.marches('ticonderoga').stops();
    expect(game.at('ticonderoga')).toEqual(expect.arrayContaining(['algonquin-1', 'caughnawaga-1']));
  });

  story.scene('[6.1b] British 3: Johnson takes the garrison of Schenectady to Hudson Carry South', (game) => {
    game.british.activates('provincial-regiments-dispersed-38', 'johnson', 'highland-1', 'northern-provincial-13');
    game.french.passes();
    game.british.marches('albany', 'hudson-carry-south').stops();
    expect(game.at('hudson-carry-south')).toHaveLength(8);
    expect(game.at('schenectady')).toEqual([]);
  });

  story.scene('[7.8b] French 4: Rangers intercept Rigaud at Hudson Carry North, and a tie holds the space', (game) => {
    const force: PieceName[] = ['french-regular-10', 'french-regular-13', 'coureurs-6', 'algonquin-1', 'caughnawaga-1'];
    game.french.activates('treaty-of-easton-32', 'rigaud', 'bougainville', ...force).marches('hudson-carry-north');
    game.british.intercepts('ranger-3');
    game.dice.roll(4);
    expect(game.logged('intercept')).toMatchObject([
      { from: 'hudson-carry-south', die: 4, modifiers: [], success: true },
    ]);
    game.british.shelters();
    // One Auxiliary against three: the British, who hold Ambush!, are not offered it.
    expect(game.cards('british-hand')).toContain('ambush-12');
    game.table.nowChooses('chance', 'battle.fire');
    game.dice.roll(3, 4);
    expect(game.logged('fire')).toMatchObject([
      { side: 'french', strength: 9, column: 9, shifts: [], die: 3, modifiers: [], losses: 2 },
      { side: 'british', strength: 6, column: 6, shifts: [], die: 4, modifiers: [], losses: 2 },
    ]);
    // The first step of each, from Drilled Troops, leaves no choice.
    game.french.loses('algonquin-1');
    game.british.loses('northern-provincial-11');
    expect(game.logged('leader-check')).toEqual([]);
    expect(game.logged('won')).toMatchObject([{ side: 'british' }]);
    expect(game.position.reduced).toEqual(
      expect.arrayContaining(['french-regular-10', 'algonquin-1', 'northern-provincial-10', 'northern-provincial-11']),
    );
    expect(game.position.reduced).toHaveLength(4);
    expect(game.at('hudson-carry-north')).toEqual(['northern-provincial-10', 'northern-provincial-11', 'ranger-3']);
    for (const name of ['rigaud', 'bougainville', ...force] as const) expect(game.where(name)).toBe('ticonderoga');
    expect(game.vp).toBe(3);
  });

  story.scene(
    '[6.3b] British 4: Royal Americans go by boat, over the carry, where nobody can intercept them',
    (game) => {
      game.british.activatesAlone('ambush-12', 'royal-american-4');
      game.french.passes();
      game.british.marches(
        'peekskill',
        'poughkeepsie',
        'kinderhook',
        'albany',
        'hudson-carry-south',
        'hudson-carry-north',
      );
      expect(game.logged('march')).toHaveLength(6);
      // 6.722 The French at Ticonderoga next door are not asked.
      game.table.expects('british');
      game.british.stops();
      expect(game.where('royal-american-4')).toBe('hudson-carry-north');
      game.french.isToChoose('phase.card');
    },
  );

  story.scene('[5.54] French 5: with reluctant Assemblies two of four Southern Provincials go', (game) => {
    expect(game.position.assemblies).toBe('supportive');
    expect(inPlay(game, 'northern-provincial')).toHaveLength(6);
    expect(inPlay(game, 'southern-provincial')).toHaveLength(4);
    game.french.playsEvent('british-colonial-politics-41');
    game.british.chooses('remove southern-provincial-2', 'remove southern-provincial-3');
    expect(game.position.assemblies).toBe('reluctant');
    expect([NORTHERN, SOUTHERN].map((each) => provincialLimit(game.table.state, each))).toEqual([6, 2]);
    expect(inPlay(game, 'northern-provincial')).toHaveLength(6);
    expect(inPlay(game, 'southern-provincial')).toEqual(['southern-provincial-1', 'southern-provincial-5']);
    game.british.isToChoose('phase.card');
  });

  story.scene('[6.431d] British 5: Foul Weather keeps Loudoun in Halifax before he can think of landing', (game) => {
    game.british.activates('iroquois-alliance-28', 'loudoun', 'abercromby', 'royal-american-2', 'royal-american-3');
    const calm = game.branch();
    calm.french.passes();
    calm.table.offers(['land louisbourg', 'sail new-york'], 'british');
    // They can neither sail nor land, nor go anywhere else.
    game.french.responds('foul-weather-14').isToChoose('phase.card');
    expect(game.where('loudoun')).toBe('halifax');
    expect(game.cards('british-hand')).toContain('amphibious-landing-17');
  });

  story.scene('[5.32a] French 6: a card of 2 sets four Indian units on their way', (game) => {
    game.french.activatesAlone('francois-bigot-36', 'huron', 'mississauga', 'mingo-1', 'shawnee-1');
    // The two points are used up: nobody is asked for more.
    game.french.isToChoose('activation.start');
    for (const name of ['huron', 'mississauga'] as const) {
      game.french.starts(name).marches('kahnawake', 'st-regis', 'oswegatchie', 'cataraqui');
      game.french.marches('niaoure-bay', 'oswego', 'oneida-carry-west').stops();
      expect(game.where(name)).toBe('oneida-carry-west');
    }
    game.french.starts('mingo-1').marches('upper-monongahela', 'allegheny-south');
    stopsInTheMountains(game, 'mingo-1');
    game.french.starts('shawnee-1').marches('mingo-town', 'upper-monongahela', 'allegheny-south');
    stopsInTheMountains(game, 'shawnee-1');
    game.british.isToChoose('phase.card');
  });

  story.scene('[5.42b] British 6: the fort at Winchester is finished', (game) => {
    game.british.buildsForts('bastions-repaired-5', 'winchester');
    expect(game.position.works.winchester).toBe('british-fort');
    expect(game.vp).toBe(3);
    game.french.isToChoose('phase.card');
  });

  story.scene('[6.6] French 7 a: the Mingo infiltrate Augusta, raid Culpeper with a 4, and fail', (game) => {
    expect(game.at('southern-colonial-militias')).toEqual(['colonial-militia-1']);
    game.french.activatesAlone('colonial-recruits-46', 'huron', 'mississauga', 'mingo-1', 'shawnee-1');
    game.french.isToChoose('activation.start').starts('mingo-1').infiltrates('augusta').marches('culpeper');
    game.dice.roll(4);
    expect(game.logged('raid')).toMatchObject([
      { pieces: ['mingo-1'], column: 'cultivated', die: 4, modifiers: [], success: false, losses: 1 },
    ]);
    expect([game.where('mingo-1'), game.isReduced('mingo-1')]).toEqual(['mingo-town', true]);
    expect(game.position.frenchRaids).toEqual({});
  });

  story.scene('[10.31b] French 7 b: the Shawnee do the same with a 5, and succeed', (game) => {
    game.french.starts('shawnee-1').infiltrates('augusta').marches('culpeper');
    game.dice.roll(5);
    expect(game.logged('raid')).toMatchObject([
      { pieces: ['shawnee-1'], column: 'cultivated', die: 5, modifiers: [], success: true, losses: 1 },
    ]);
    expect([game.where('shawnee-1'), game.isReduced('shawnee-1')]).toEqual(['logstown', true]);
    expect(game.position.frenchRaids).toEqual({ culpeper: 1 });
    expect(game.position.works.augusta).toBe('british-stockade');
  });

  story.scene('[10.2a] French 7 d: Militia keep the Mississauga from Easton, raided as the Department is', (game) => {
    game.french.starts('huron').stops().starts('mississauga');
    game.french.marches('oneida-castle', 'osewingo', 'mohawks-branch', 'station-point', 'east-delaware', 'easton');
    game.british.isToChoose('raid.militia').chooses('deploy colonial-militia-1');
    game.dice.roll(2, 3);
    expect(game.logged('fire')).toMatchObject([
      { side: 'french', column: 1, modifiers: [{ why: 'stockade', by: -1 }], losses: 0 },
      { side: 'british', column: 1, modifiers: [], losses: 0 },
    ]);
    expect(game.logged('won')).toMatchObject([{ side: 'british' }]);
    expect([game.where('mississauga'), game.isReduced('mississauga')]).toEqual(['east-delaware', false]);
    expect(game.logged('raid')).toEqual([]);
    expect(game.at('southern-colonial-militias')).toEqual(['colonial-militia-1']);
    expect(game.vp).toBe(3);
    game.british.isToChoose('phase.card');
  });

  story.scene('[5.4b] British 7: no construction twice running; Regulars go to Hudson Carry North', (game) => {
    expect(game.table.choices('british').filter((text) => /^(forts|stockades)/.test(text))).toEqual([]);
    const card = 'governor-vaudreuil-interferes-22';
    game.table.offers([`activate ${card}`, `event ${card}`], 'british');
    game.british.activatesAlone(card, 'british-regular-7');
    game.british.marches(
      'peekskill',
      'poughkeepsie',
      'kinderhook',
      'albany',
      'hudson-carry-south',
      'hudson-carry-north',
    );
    game.british.stops();
    expect(game.at('hudson-carry-north')).toHaveLength(5);
  });

  story.scene('[6.3a] French 8: Montcalm goes to Ticonderoga', (game) => {
    game.french.activates('call-out-militias-50', 'montcalm', 'french-regular-2', 'ojibwa', 'potawatomi');
    game.french.marches('st-jean', 'ile-aux-noix', 'winooski', 'crown-point', 'ticonderoga').stops();
    expect(game.at('ticonderoga')).toEqual(expect.arrayContaining(['montcalm', 'ojibwa', 'potawatomi']));
  });

  story.scene('[6.21] British 8: Johnson comes back to Schenectady, alone', (game) => {
    game.british.activatesAlone('amphibious-landing-17', 'johnson').marches('albany', 'schenectady').stops();
    expect(game.at('schenectady')).toEqual(['johnson']);
    expect(game.position.season).toBe('late');
    game.table.nowChooses('chance', 'season.draw');
  });
}
