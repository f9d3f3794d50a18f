import { expect } from 'vitest';
import type { SpaceName } from '../../src/names.ts';
import { deal, type Game, type Story } from './story.ts';

const LATE_FRENCH_HAND = [
  'courier-intercepted-35',
  'small-pox-34',
  'campaign-1',
  'campaign-2',
  'campaign-3',
  'coehorns-and-howitzers-8',
  'surrender-6',
  'campaign-4',
  'western-indian-alliance-26',
] as const;
const LATE_BRITISH_HAND = [
  'light-infantry-54',
  'troop-transports-47',
  'mohawks-29',
  'cherokees-30',
  'george-croghan-16',
  'raise-provincial-regiments-43',
  'raise-provincial-regiments-44',
  'massacre-7',
  'rangers-53',
] as const;

/** The Late Season and the end of the year. */
export function playLateSeason(story: Story): void {
  story.scene('[5.21] nine cards again', (game) => {
    deal(game, LATE_FRENCH_HAND, LATE_BRITISH_HAND);
    expect(game.vp).toBe(3);
    game.french.isToChoose('phase.card');
  });

  story.scene('[5.51] French 1: a courier is intercepted', (game) => {
    game.french.playsEvent('courier-intercepted-35');
    game.dice.roll(4).draw('rangers-53');
    expect(game.cards('french-hand')).toHaveLength(9);
  });

  story.scene('[5.55] British 1: Bradstreet comes to Albany with Light Infantry', (game) => {
    game.british.playsEvent('light-infantry-54');
    game.dice.come('draw bradstreet');
    game.british.chooses('place albany', 'place albany', 'place albany');
    expect(game.at('albany')).toEqual(expect.arrayContaining(['bradstreet', 'light-infantry-1', 'light-infantry-2']));
  });

  story.scene('[8.22c] French 2: Small Pox costs five units two steps, from those at full strength', (game) => {
    expect(game.at('hudson-carry-north')).toHaveLength(5);
    game.french.playsEvent('small-pox-34');
    if (game.table.choices().includes('strike hudson-carry-north')) game.french.chooses('strike hudson-carry-north');
    game.dice.roll(3);
    expect(game.logged('small-pox')).toMatchObject([{ side: 'british', steps: 2 }]);
    game.table.offersNot(['lose northern-provincial-10', 'lose northern-provincial-11'], 'british');
    game.british.loses('british-regular-7', 'royal-american-4');
    for (const name of ['british-regular-7', 'royal-american-4'] as const) expect(game.isReduced(name)).toBe(true);
    game.british.isToChoose('phase.card');
  });

  story.scene('[5.523] British 2: the Regulars recover', (game) => {
    game.british.playsEvent('troop-transports-47').chooses('restore british-regular-7', 'done');
    expect(game.isReduced('british-regular-7')).toBe(false);
  });

  story.scene('[6.2d] French 3: Coureurs go to the mountains', (game) => {
    game.french.activatesAlone('campaign-1', 'coureurs-5').marches('upper-monongahela', 'allegheny-south');
    expect(game.where('coureurs-5')).toBe('allegheny-south');
  });

  story.scene('[5.32a] British 3: the Rangers leave Hudson Carry North', (game) => {
    game.british.activatesAlone('mohawks-29', 'ranger-3').marches('hudson-carry-south').stops();
    expect(game.at('hudson-carry-north')).toHaveLength(4);
  });

  story.scene('[10.2a] French 4: they raid Woodstock, and no Militia come out', (game) => {
    game.french.activatesAlone('campaign-2', 'coureurs-5').marches('woodstock');
    game.british.isToChoose('interception.ask').declines().isToChoose('raid.militia').declines();
    game.dice.roll(6);
    expect(game.position.frenchRaids).toEqual({ culpeper: 1, woodstock: 1 });
    expect(game.where('coureurs-5')).toBe('ohio-forks');
    game.british.discards('cherokees-30');
  });

  story.scene('[8.21] French 5: Montcalm besieges Hudson Carry North, with everybody inside', (game) => {
    game.french.activates(
      'campaign-3',
      'montcalm',
      'french-regular-2',
      'algonquin-1',
      'caughnawaga-1',
      'ojibwa',
      'potawatomi',
    );
    game.french.marches('hudson-carry-north');
    game.british
      .declines()
      .shelters('british-regular-7', 'royal-american-4', 'northern-provincial-10', 'northern-provincial-11');
    expect(game.position.besieged).toEqual(['hudson-carry-north']);
    expect(game.position.inside).toHaveLength(4);
    game.british.discards('george-croghan-16');
  });

  story.scene('[8.231f] French 6: Surrender! at level 0 gives the fort, and Massacre! takes the Indians', (game) => {
    expect(game.vp).toBe(3);
    expect([game.position.siegeOne, game.position.siegeTwo]).toEqual([[], []]);
    game.french.activates('coehorns-and-howitzers-8', 'montcalm').besieges().responds('surrender-6');
    expect(game.vp).toBe(5);
    expect(game.position.works['hudson-carry-north']).toBe('french-fort');
    game.british.responds('massacre-7');
    expect(game.vp).toBe(4);
    const lost = game.logged('eliminated')[0]?.pieces ?? [];
    expect([...lost].sort()).toEqual(['algonquin-1', 'caughnawaga-1', 'ojibwa', 'potawatomi']);
    expect(game.position.allied).not.toContain('lac-des-deux-montagnes');
    expect(game.position.allied).not.toContain('kahnawake');
    // The Huron keep the settlement of the Pays d'en Haut allied.
    expect(game.position.allied).toContain('pays-den-haut');
    for (const name of SURRENDERED) expect(game.where(name)).toBe('hudson-carry-south');
    expect(game.position.reshuffle).toBe(true);
    game.british.isToChoose('phase.card').discards('raise-provincial-regiments-43');
  });

  story.scene('[5.46b] French 7: the fort is demolished, for a point', (game) => {
    game.french.demolishes('hudson-carry-north');
    expect(game.vp).toBe(3);
    expect(game.position.works['hudson-carry-north']).toBeUndefined();
    game.french.isToChoose('phase.card');
  });

  story.scene('[10.42] French 7 b: Villiers raids Schenectady, by either of two ways', (game) => {
    const byOswego = game.branch();
    raidSchenectady(byOswego, 'niaoure-bay', 'oswego', 'oneida-carry-west', 'oneida-carry-east', 'canajoharie');
    raidSchenectady(game, 'niaoure-bay', 'black-river', 'west-canada-creek', 'oneida-carry-east', 'canajoharie');
    game.british.discards('raise-provincial-regiments-44');
  });

  story.scene('[4.0g] French 8: the British have no cards left', (game) => {
    expect(game.cards('british-hand')).toEqual([]);
    game.french.discards('rangers-53').isToChoose('phase.card');
  });

  story.scene('[5.53] French 9: a 1, halved to a whole point, restores the Shawnee and the Mingo', (game) => {
    expect(game.vp).toBe(3);
    expect(game.isReduced('shawnee-1') && game.isReduced('mingo-1')).toBe(true);
    expect(unitsAtTheCarry(game)).toEqual({ units: 10, full: 6, reduced: 3 });
    expect(game.where('mississauga')).toBe('east-delaware');
    game.french.playsEvent('western-indian-alliance-26');
    game.dice.roll(1);
    expect(game.logged('alliance')).toMatchObject([{ halfPoints: 2 }]);
    game.french.chooses('restore shawnee-1', 'restore mingo-1');
    expect(game.isReduced('shawnee-1') || game.isReduced('mingo-1')).toBe(false);
  });

  story.scene('[11.2a] the year ends: Indians go home, raids count, and winter comes to Hudson Carry South', (game) => {
    // 4.0 B.3, 13.22 Three Raided markers are worth two points.
    expect(game.where('mississauga')).toBe('mississauga');
    expect(game.position.frenchRaids).toEqual({});
    expect(game.vp).toBe(5);
    // Half of three, rounded up, are lost; the second leaves no choice.
    game.british.loses('royal-american-4');
    const lost = game.logged('loss').filter(({ eliminated }) => eliminated);
    expect(lost.map((entry) => entry.piece)).toEqual(['royal-american-4', 'northern-provincial-10']);
    expect(game.logged('loss')).toHaveLength(2 + 6);
    expect(unitsAtTheCarry(game)).toEqual({ units: 8, full: 0, reduced: 7 });
    expect(game.isReduced('ranger-3')).toBe(false);
    // 5.25 Surrender! has been played: all cards except the removed one can be dealt again.
    expect([game.position.year, game.position.season]).toEqual([1758, 'early']);
    expect(game.cards('discard')).toEqual([]);
    expect(game.cards('removed')).toEqual(['british-regulars-59']);
    expect(game.position.undealt).toBe(61);
    game.table.nowChooses('chance', 'season.draw');
  });
}

/** Units at Hudson Carry South, and the Drilled Troops among them: all but the Rangers. */
function unitsAtTheCarry(game: Game): { units: number; full: number; reduced: number } {
  const units = game.at('hudson-carry-south').filter((name) => name !== 'webb');
  const drilled = units.filter((name) => name !== 'ranger-3');
  const reduced = drilled.filter((name) => game.isReduced(name)).length;
  return { units: units.length, full: drilled.length - reduced, reduced };
}

const SURRENDERED = [
  'british-regular-7',
  'royal-american-4',
  'northern-provincial-10',
  'northern-provincial-11',
] as const;

/** Bradstreet tries to stop Villiers; Johnson gives way; the stockade burns, and the raiders go to Ticonderoga. */
function raidSchenectady(game: Game, ...way: SpaceName[]): void {
  expect(game.at('northern-colonial-militias')).toEqual([]);
  game.french.activates('campaign-4', 'villiers', 'coureurs-4').marches(...way, 'schenectady');
  game.british.isToChoose('interception.ask').intercepts('bradstreet', 'light-infantry-1');
  game.dice.roll(2);
  expect(game.logged('intercept')).toMatchObject([{ from: 'albany', die: 2, modifiers: [{ by: 1 }], success: false }]);
  game.dice.roll(4);
  expect(game.logged('raid')).toMatchObject([
    {
      pieces: ['villiers', 'coureurs-4'],
      column: 'stockadeSettlement',
      die: 4,
      modifiers: [{ by: 1 }],
      success: true,
      losses: 1,
    },
  ]);
  game.british.isToChoose('retreat.to').retreats('albany');
  expect(game.where('johnson')).toBe('albany');
  expect(game.position.works.schenectady).toBeUndefined();
  expect(game.vp).toBe(3);
  expect(game.position.frenchRaids).toEqual({ culpeper: 1, woodstock: 1, schenectady: 1 });
  expect([game.where('coureurs-4'), game.isReduced('coureurs-4')]).toEqual(['ticonderoga', true]);
}
