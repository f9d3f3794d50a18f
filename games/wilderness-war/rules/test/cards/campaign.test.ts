import { describe, expect, it } from 'vitest';
import { type Account, play, type Sparse, some } from '../builder.ts';

const CARDS = { british: ['campaign-1', 'campaign-3'], french: ['campaign-2', 'campaign-4'] } as const;
const WEBB = ['webb', ...some('northern-provincial', 2)] as const;
const FORBES = ['forbes', ...some('southern-provincial', 2)] as const;

const british = (sparse: Sparse): Account => play({ turn: 'british', hands: CARDS, ...sparse });

describe('Campaign (1–4)', () => {
  it('[#1a] [5.34a] two leaders with their forces move, whatever their Initiative, in the order the player likes', () => {
    const game = british({ pieces: { albany: WEBB, winchester: FORBES } });
    game.british
      .playsEvent('campaign-1')
      .leads(...WEBB)
      .leads(...FORBES);
    game.british.isToChoose('campaign.start');
    game.table.offers(['start webb', 'start forbes']);
    game.british.starts('forbes').marches('wills-creek').stops();
    game.british.starts('webb').marches('schenectady').stops();
    expect(game.at('wills-creek')).toEqual([...FORBES]);
    expect(game.at('schenectady')).toEqual([...WEBB]);
    expect(game.card('campaign-1')).toBe('discard');
    game.french.isToChoose('phase.card');
  });

  it('[5.12] the French have it as well', () => {
    const game = play({ hands: CARDS, pieces: { montreal: ['vaudreuil'], quebec: ['levis'] } });
    game.french.playsEvent('campaign-2').leads('vaudreuil').leads('levis');
    game.french.starts('vaudreuil').marches('sorel').stops().starts('levis').marches('becancour').stops();
    expect([game.where('vaudreuil'), game.where('levis')]).toEqual(['sorel', 'becancour']);
  });

  it('[5.34b] both may be in one space, and nobody is in both forces', () => {
    const game = british({ pieces: { albany: ['webb', 'dunbar', ...some('northern-provincial', 3)] } });
    game.british.playsEvent('campaign-1').leads('webb', 'northern-provincial-1', 'northern-provincial-2');
    game.table.offers(['lead dunbar']).offersNot(['lead webb']);
    game.british.leads('dunbar', 'northern-provincial-3');
    game.british.starts('webb').marches('schenectady').stops();
    game.british.starts('dunbar').marches('hoosic').stops();
    expect(game.at('hoosic')).toEqual(['dunbar', 'northern-provincial-3']);
  });

  it('[5.34b] a subordinate of the first force does not lead the second', () => {
    const game = british({ pieces: { albany: ['webb', 'dunbar', 'northern-provincial-1'], winchester: ['forbes'] } });
    game.british.playsEvent('campaign-1').leads('webb', 'dunbar', 'northern-provincial-1');
    game.table.offersNot(['lead dunbar']).offers(['lead forbes']);
  });

  it('[#1a] [5.34c] a leader needs no units, and one leader will do', () => {
    const game = british({ pieces: { albany: ['webb'] } });
    game.british.playsEvent('campaign-1').leads('webb');
    game.british.starts('webb').marches('schenectady').stops();
    expect(game.where('webb')).toBe('schenectady');
    game.french.isToChoose('phase.card');
  });

  it('[#1b] [6.41] it counts as a card of 3: both forces may sail', () => {
    const game = british({ pieces: { 'new-york': WEBB, boston: FORBES } });
    game.british
      .playsEvent('campaign-1')
      .leads(...WEBB)
      .leads(...FORBES);
    game.british.starts('webb').sails('halifax');
    game.british.starts('forbes').sails('halifax');
    expect(game.at('halifax')).toHaveLength(6);
  });

  it('[5.31b] pieces that fought in the first half are not in the second: those that came out to help', () => {
    const camp = 'hudson-carry-north';
    const game = british({
      works: { [camp]: 'british-fort' },
      siege: { [camp]: 0 },
      pieces: { [camp]: ['dunbar', 'northern-provincial-5', 'french-regular-1'], 'hudson-carry-south': WEBB },
      inside: ['dunbar', 'northern-provincial-5'],
    });
    game.british
      .playsEvent('campaign-1')
      .leads(...WEBB)
      .leads('dunbar', 'northern-provincial-5')
      .starts('webb');
    game.british.marches(camp);
    if (game.table.breadcrumb.endsWith('avoid.ask')) game.french.stands();
    game.british.isToChoose('battle.relief').joins('dunbar', 'northern-provincial-5');
    game.dice.roll(3, 3);
    game.lossesFall();
    // Dunbar has fought: the second half is over before it begins.
    expect(game.logged('activate')).toHaveLength(1);
    expect(game.logged('battle')).toHaveLength(1);
    game.french.isToChoose('phase.card');
  });

  it('[9.12] the first force may join the assault of the second', () => {
    const post = 'ticonderoga';
    const game = british({
      works: { [post]: 'french-fort', 'hudson-carry-north': 'british-fort', 'hudson-carry-south': 'british-stockade' },
      siege: { [post]: 1 },
      pieces: {
        [post]: ['wolfe', 'british-regular-1', 'coureurs-1'],
        'hudson-carry-north': WEBB,
      },
      inside: ['coureurs-1'],
    });
    game.british
      .playsEvent('campaign-1')
      .leads('wolfe', 'british-regular-1')
      .leads(...WEBB);
    game.british.starts('webb').marches(post).stops();
    game.british.starts('wolfe').assaults();
    expect(game.logged('assault')).toMatchObject([
      { attackers: ['wolfe', 'webb', 'british-regular-1', 'northern-provincial-1', 'northern-provincial-2'] },
    ]);
    game.dice.roll(6, 2);
    expect(game.logged('captured')).toMatchObject([{ at: post }]);
  });

  it('[9.12] and those who took part are not activated again', () => {
    const post = 'ticonderoga';
    const game = british({
      works: { [post]: 'french-fort', 'hudson-carry-north': 'british-fort' },
      siege: { [post]: 1 },
      pieces: { [post]: ['wolfe', 'british-regular-1', ...WEBB, 'coureurs-1'] },
      inside: ['coureurs-1'],
    });
    game.british
      .playsEvent('campaign-1')
      .leads('wolfe', 'british-regular-1')
      .leads(...WEBB);
    game.british.starts('wolfe').assaults();
    game.dice.roll(6, 2);
    expect(game.logged('activate')).toHaveLength(1);
    game.french.isToChoose('phase.card');
  });

  it('[5.26] it may be used as any other card of 3', () => {
    const game = british({ pieces: { albany: WEBB } });
    game.table.offers(['event campaign-1', 'activate campaign-1', 'stockades campaign-1']);
    game.british
      .activates('campaign-1', ...WEBB)
      .marches('schenectady')
      .stops();
    game.french.isToChoose('phase.card');
  });
});
