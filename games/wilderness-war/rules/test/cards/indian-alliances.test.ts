import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const NORTHERN = { french: ['northern-indian-alliance-24', 'campaign-1'], british: ['campaign-2'] } as const;
const WESTERN = { french: ['western-indian-alliance-26', 'campaign-1'], british: ['campaign-2'] } as const;
const IROQUOIS = { french: ['iroquois-alliance-28', 'campaign-1'], british: ['campaign-2'] } as const;
const MONTREAL = { montreal: some('french-regular', 1) } as const;

describe('Northern Indian Alliance', () => {
  it('[#23a] [5.53] early 1757 of the playbook: a 4 below 5 VP is two points, for Algonquin and Caughnawaga', () => {
    const game = play({ vp: 4, hands: NORTHERN, pieces: MONTREAL });
    game.french.playsEvent('northern-indian-alliance-24');
    game.dice.roll(4);
    expect(game.logged('alliance')).toEqual([
      { type: 'alliance', side: 'french', halfPoints: 4, halved: true, rule: '5.53' },
    ]);
    game.french.chooses('enlist lac-des-deux-montagnes algonquin-1', 'enlist kahnawake caughnawaga-1');
    expect(game.at('lac-des-deux-montagnes')).toEqual(['algonquin-1']);
    expect(game.at('kahnawake')).toEqual(['caughnawaga-1']);
    expect(game.position.allied).toEqual(['kahnawake', 'lac-des-deux-montagnes']);
    expect(game.card('northern-indian-alliance-24')).toBe('discard');
    game.british.isToChoose('phase.card');
  });

  it('[#23a] [5.531] only Northern tribes come, and those of Pays d’en Haut while there is a French fort at Niagara', () => {
    const northern = ['abenaki-1', 'algonquin-1', 'caughnawaga-1', 'mississauga'];
    const homes = ['st-francois', 'lac-des-deux-montagnes', 'kahnawake', 'mississauga'];
    const offered = northern.map((tribe, i) => `enlist ${homes[i]} ${tribe}`);
    const without = play({ hands: NORTHERN, pieces: MONTREAL, works: { niagara: 'french-stockade' } });
    without.french.playsEvent('northern-indian-alliance-24');
    without.dice.roll(6);
    without.table.offersOnly(['demolish niagara', ...offered, 'done']);
    const within = play({ hands: NORTHERN, pieces: MONTREAL, works: { niagara: 'french-fort' } });
    within.french.playsEvent('northern-indian-alliance-24');
    within.dice.roll(6);
    const lakes = ['huron', 'ojibwa', 'ottawa', 'potawatomi'].map((tribe) => `enlist pays-den-haut ${tribe}`);
    within.table.offersOnly(['demolish niagara', ...offered, ...lakes, 'done']);
  });

  it('[#23a] [5.53] with 5 VP the roll counts in full; [5.52] a tribe has no more units than counters', () => {
    const game = play({ vp: 5, hands: NORTHERN, pieces: MONTREAL });
    game.french.playsEvent('northern-indian-alliance-24');
    game.dice.roll(5);
    game.french.chooses('enlist mississauga mississauga');
    game.table.offersNot(['enlist mississauga mississauga']);
    game.french.chooses('enlist st-francois abenaki-1', 'enlist st-francois abenaki-2');
    game.french.chooses('enlist kahnawake caughnawaga-1', 'enlist kahnawake caughnawaga-2');
    expect(game.at('st-francois')).toEqual(['abenaki-1', 'abenaki-2']);
    game.british.isToChoose('phase.card');
  });

  it('[5.522] nobody comes to a settlement held by the British; [5.523] no besieged unit is restored', () => {
    const game = play({
      vp: 5,
      hands: NORTHERN,
      pieces: {
        ...MONTREAL,
        kahnawake: ['northern-provincial-1'],
        niagara: ['abenaki-1', 'abenaki-2', 'johnson', ...some('northern-provincial', 2, 2)],
        'st-jean': ['algonquin-1', 'caughnawaga-1', 'coureurs-1'],
      },
      reduced: ['abenaki-1', 'algonquin-1', 'coureurs-1'],
      inside: ['abenaki-1', 'abenaki-2'],
      works: { niagara: 'french-fort', mississauga: 'british-stockade' },
      siege: { niagara: 0 },
    });
    game.french.playsEvent('northern-indian-alliance-24');
    game.dice.roll(1);
    const lakes = ['huron', 'ojibwa', 'ottawa', 'potawatomi'].map((tribe) => `enlist pays-den-haut ${tribe}`);
    game.table.offersOnly(['enlist lac-des-deux-montagnes algonquin-2', 'restore algonquin-1', ...lakes, 'done']);
  });

  it('[5.53] half a point restores a unit; remaining points are lost', () => {
    const game = play({
      vp: 5,
      hands: NORTHERN,
      pieces: { ...MONTREAL, 'st-jean': ['abenaki-1', 'algonquin-1'] },
      reduced: ['abenaki-1', 'algonquin-1'],
    });
    game.french.playsEvent('northern-indian-alliance-24');
    game.dice.roll(2);
    game.french.chooses('restore abenaki-1', 'enlist st-francois abenaki-2');
    // Half a point is left: it brings no unit.
    game.table.offersOnly(['restore algonquin-1', 'done']);
    game.french.chooses('done');
    expect(game.isReduced('algonquin-1')).toBe(true);
    expect(game.isReduced('abenaki-1')).toBe(false);
    game.british.isToChoose('phase.card');
  });

  it('[5.53] half a point alone brings nobody: the event is over', () => {
    const worn = { ...MONTREAL, 'st-jean': ['abenaki-1'] } as const;
    const game = play({ vp: 5, hands: NORTHERN, pieces: worn, reduced: ['abenaki-1'] }, {});
    game.french.playsEvent('northern-indian-alliance-24');
    game.dice.roll(1);
    game.french.chooses('restore abenaki-1');
    game.british.isToChoose('phase.card');
  });

  it('[6.53b] a lone British leader at a settlement where a tribe rises must retreat', () => {
    const game = play({ hands: NORTHERN, pieces: { ...MONTREAL, 'st-francois': ['johnson'] } });
    game.french.playsEvent('northern-indian-alliance-24');
    game.dice.roll(1);
    game.french.chooses('enlist st-francois abenaki-1');
    game.british.isToChoose('retreat.to');
    game.table.offersNot(['all st-francois', 'all montreal']);
    game.british.retreats('becancour');
    expect(game.where('johnson')).toBe('becancour');
    game.british.isToChoose('phase.card');
  });

  it('[#23b] [8.22] needs an unbesieged French Montréal', () => {
    const besieged = {
      hands: NORTHERN,
      pieces: { montreal: ['french-regular-1', 'amherst', ...some('british-regular', 2)] },
      inside: ['french-regular-1'],
      siege: { montreal: 0 },
    } as const;
    play(besieged).table.offersNot(['event northern-indian-alliance-24']);
    const lost = { hands: NORTHERN, pieces: { montreal: some('british-regular', 1) }, captured: ['montreal'] } as const;
    play(lost).table.offersNot(['event northern-indian-alliance-24']);
    play({ hands: NORTHERN }).table.offers(['event northern-indian-alliance-24']);
  });
});

describe('Western Indian Alliance', () => {
  const FORTS = { 'ohio-forks': 'french-fort', niagara: 'french-fort' } as const;

  it('[#26a] [5.53] playbook combat example 2: a 3 below 5 VP is two points, for a Mingo and a Shawnee', () => {
    const game = play({ vp: 4, hands: WESTERN, works: FORTS });
    game.french.playsEvent('western-indian-alliance-26');
    game.dice.roll(3);
    const western = ['kittaning delaware-1', 'mingo-town mingo-1', 'logstown shawnee-1'];
    const lakes = ['huron', 'ojibwa', 'ottawa', 'potawatomi'].map((tribe) => `pays-den-haut ${tribe}`);
    const forts = ['demolish niagara', 'demolish ohio-forks'];
    game.table.offersOnly([...[...western, ...lakes].map((each) => `enlist ${each}`), ...forts, 'done']);
    game.french.chooses('enlist mingo-town mingo-1', 'enlist logstown shawnee-1');
    expect(game.position.allied).toEqual(['logstown', 'mingo-town']);
    game.british.isToChoose('phase.card');
  });

  it('[5.53] late 1757 of the playbook: a 1 is one point, which restores two units', () => {
    const game = play({
      vp: 4,
      hands: WESTERN,
      works: { 'ohio-forks': 'french-fort' },
      pieces: { logstown: ['shawnee-1'], 'mingo-town': ['mingo-1'] },
      reduced: ['shawnee-1', 'mingo-1'],
    });
    game.french.playsEvent('western-indian-alliance-26');
    game.dice.roll(1);
    game.french.chooses('restore shawnee-1', 'restore mingo-1');
    expect(game.position.reduced).toEqual([]);
    game.british.isToChoose('phase.card');
  });

  it('[#26b] [5.53] needs a completed French fort at Ohio Forks, besieged or not', () => {
    for (const works of [{}, { 'ohio-forks': 'french-fort-started' }, { 'ohio-forks': 'british-fort' }] as const) {
      play({ hands: WESTERN, works, pieces: MONTREAL }).table.offersNot(['event western-indian-alliance-26']);
    }
    const besieged = play({
      hands: WESTERN,
      works: { 'ohio-forks': 'french-fort' },
      siege: { 'ohio-forks': 1 },
      pieces: { 'ohio-forks': ['forbes', ...some('british-regular', 2)] },
    });
    besieged.table.offers(['event western-indian-alliance-26']);
  });
});

describe('Iroquois Alliance', () => {
  const POST = { oswego: 'french-stockade' } as const;

  it('[#28a] [5.533] a full roll brings Iroquois, but no tribe that is with the enemy, and no Mohawks', () => {
    const game = play({
      hands: IROQUOIS,
      works: POST,
      pieces: { 'black-river': ['british-oneida'], 'st-regis': ['french-seneca'], tioga: ['ranger-1'] },
      reduced: ['french-seneca'],
    });
    game.french.playsEvent('iroquois-alliance-28');
    game.dice.roll(3);
    const coming = ['cayuga french-cayuga', 'onondaga french-onondaga', 'shawiangto french-tuscarora'];
    game.table.offersOnly([
      'demolish oswego',
      ...coming.map((each) => `enlist ${each}`),
      'restore french-seneca',
      'done',
    ]);
    game.french.chooses(...coming.map((each) => `enlist ${each}`));
    expect(game.position.allied).toEqual(['cayuga', 'karaghiyadirha', 'oneida-castle', 'onondaga', 'shawiangto']);
    game.british.isToChoose('phase.card');
  });

  it('[#28b] [5.53] needs a post of the player’s at Oswego or the Oneida Carry, and no enemy post there', () => {
    play({ hands: IROQUOIS }).table.offersNot(['event iroquois-alliance-28']);
    const shared = { ...POST, 'oneida-carry-east': 'british-fort' } as const;
    play({ hands: IROQUOIS, works: shared }).table.offersNot(['event iroquois-alliance-28']);
    const begun = { 'oneida-carry-west': 'french-fort-started' } as const;
    play({ hands: IROQUOIS, works: begun }).table.offersNot(['event iroquois-alliance-28']);
  });

  it('[#28b] [5.51] the British need Johnson within two spaces of an Iroquois settlement', () => {
    const british = {
      turn: 'british',
      hands: { british: ['iroquois-alliance-28', 'campaign-1'], french: ['campaign-2'] },
      works: { oswego: 'british-fort' },
    } as const;
    play({ ...british, pieces: { 'oneida-carry-east': ['johnson'] } }).table.offers(['event iroquois-alliance-28']);
    play({ ...british, pieces: { albany: ['johnson'], 'oneida-castle': ['bradstreet'] } }).table.offersNot([
      'event iroquois-alliance-28',
    ]);
    play({ ...british, pieces: { schenectady: ['johnson'] } }).table.offers(['event iroquois-alliance-28']);
    play(british).table.offersNot(['event iroquois-alliance-28']);
    const besieged = play({
      ...british,
      works: { ...british.works, 'oneida-carry-east': 'british-fort' },
      pieces: { 'oneida-carry-east': ['johnson', 'montcalm', ...some('french-regular', 1)] },
      siege: { 'oneida-carry-east': 0 },
      inside: ['johnson'],
    });
    besieged.table.offers(['event iroquois-alliance-28']);
  });
});
