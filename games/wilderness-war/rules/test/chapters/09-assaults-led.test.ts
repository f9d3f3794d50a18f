import { describe, expect, it } from 'vitest';
import { type Account, play, type Sparse, some } from '../builder.ts';

// 9.11 The leaders who may lead an assault, and 9.13 the leader whose Tactics count.

const CAMPAIGN = 'campaign-1';
const CARDS = { french: [CAMPAIGN, 'campaign-3'], british: ['campaign-4'] } as const;
const POST = 'hudson-carry-north';

/** The French besiege a British fort. */
const siege = (level: 0 | 1, besiegers: Sparse['pieces'], more: Sparse = {}): Account =>
  play({
    hands: CARDS,
    works: { [POST]: 'british-fort', ticonderoga: 'french-fort' },
    siege: { [POST]: level },
    inside: ['northern-provincial-1'],
    ...more,
    pieces: { ...besiegers, [POST]: [...(besiegers?.[POST] ?? []), 'northern-provincial-1'] },
  });

const tactics = (game: Account): unknown => game.logged('fire')[0]?.modifiers;

describe('9.13 the commander of an assault', () => {
  it('[9.13] is the highest-rated leader there, also one who has come with the first half of a Campaign', () => {
    const game = siege(1, { [POST]: ['rigaud', 'french-regular-1'], ticonderoga: ['montcalm', 'french-regular-2'] });
    game.french.playsEvent(CAMPAIGN).leads('montcalm', 'french-regular-2').leads('rigaud', 'french-regular-1');
    game.french.starts('montcalm').marches(POST).stops().starts('rigaud').assaults();
    game.dice.roll(3, 3);
    expect(tactics(game)).toEqual([{ why: 'tactics', rule: '9.13', by: 2, leader: 'montcalm' }]);
  });

  it('[9.13] also if another was activated', () => {
    const game = siege(1, { [POST]: ['montcalm', 'rigaud', ...some('french-regular', 2)] });
    game.french.activates(CAMPAIGN, 'rigaud', 'french-regular-1').assaults();
    game.dice.roll(3, 3);
    expect(tactics(game)).toMatchObject([{ by: 2, leader: 'montcalm' }]);
    expect(game.logged('assault')[0]?.attackers).toHaveLength(4);
  });
});

describe('9.11 the leader of the force that assaults', () => {
  it('[9.11] may be any leader there; only for the siege roll it must be one with the highest Command', () => {
    const game = siege(1, { [POST]: ['montcalm', 'rigaud', ...some('french-regular', 2)] });
    game.french.activates(CAMPAIGN, 'rigaud', 'french-regular-1');
    game.table.offers(['assault']).offersNot(['siege']);
    expect(game.why('siege')).toEqual(['ranksHighest']);
  });

  it('[9.11] does not assault without a roll on the level that the first half of his Campaign has just reached', () => {
    const game = siege(0, { [POST]: ['levis', 'vaudreuil', ...some('french-regular', 2)] });
    game.french.playsEvent(CAMPAIGN).leads('levis', 'french-regular-1').leads('vaudreuil', 'french-regular-2');
    game.french.starts('levis').besieges();
    game.dice.roll(6);
    game.french.waits().starts('vaudreuil');
    game.table.offers(['siege']).offersNot(['assault']);
    expect(game.why('assault')).toEqual(['ripeBefore']);
    // After his own roll he may.
    game.french.besieges();
    game.dice.roll(1);
    game.french.isToChoose('siege.storm');
  });

  it('[9.11] does so on a level of an earlier Action Phase', () => {
    const before = siege(1, { [POST]: ['levis', 'rigaud', ...some('french-regular', 2)] });
    before.french.playsEvent(CAMPAIGN).leads('levis', 'french-regular-1').leads('rigaud', 'french-regular-2');
    before.french.starts('levis').besieges();
    before.dice.roll(1);
    before.french.waits().starts('rigaud');
    before.table.offers(['assault']);
  });
});
