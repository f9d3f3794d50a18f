import { describe, expect, it } from 'vitest';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const CARDS = { french: ['campaign-1', 'campaign-3', 'ambush-11'], british: ['campaign-4', 'ambush-12'] } as const;
const DUMAS = ['dumas', 'coureurs-1', 'coureurs-2'] as const;

/** The French march with Dumas or Montcalm from Ticonderoga against the British, who do not avoid battle. */
function meeting(
  force: readonly ['dumas' | 'montcalm', ...PieceName[]],
  british: readonly PieceName[],
  { to = 'hudson-carry-north', hands = CARDS, ...more }: Sparse & { readonly to?: SpaceName } = {},
): Account {
  const from = to === 'hoosic' ? 'hudson-carry-south' : 'ticonderoga';
  const game = play({ ...more, hands, pieces: { [from]: force, [to]: british } });
  game.french.activates('campaign-1', ...force).marches(to);
  if (game.table.breadcrumb.endsWith('shelter.pick')) game.british.shelters();
  if (game.table.breadcrumb.endsWith('avoid.ask')) game.british.stands();
  return game;
}

describe('Ambush! (11, 12)', () => {
  it('[#11a] [7.56a] the attackers’ strength counts twice, they fire first, and the card is discarded', () => {
    const game = meeting(DUMAS, some('northern-provincial', 4));
    game.french.isToChoose('window.offer').responds('ambush-11');
    game.dice.roll(3);
    expect(game.logged('fire')).toMatchObject([{ side: 'french', strength: 4, losses: 2 }]);
    expect(game.card('ambush-11')).toBe('discard');
    game.table.nowChooses('chance', 'battle.secondFire');
  });

  it('[7.56a] [7.56b] so do the defenders’, and the attackers answer with what is left', () => {
    const game = meeting(['montcalm', ...some('french-regular', 2)], ['ranger-1', 'ranger-2']);
    game.british.isToChoose('window.offer').responds('ambush-12');
    game.dice.roll(5);
    expect(game.logged('fire')).toMatchObject([{ side: 'british', role: 'defender', strength: 8, losses: 3 }]);
    game.lossesFall();
    game.table.nowChooses('chance', 'battle.secondFire');
    game.dice.roll(3);
    expect(game.logged('fire')[1]).toMatchObject({ side: 'french', role: 'attacker', strength: 2 });
    expect(game.card('ambush-12')).toBe('discard');
  });

  it('[#11a] [7.56a] in the wilderness and in the mountains, not in cultivated land', () => {
    meeting(DUMAS, ['northern-provincial-1'], { to: 'adirondacks-central' }).table.offers(['respond ambush-11']);
    meeting(DUMAS, ['northern-provincial-1'], { to: 'hoosic' }).table.nowChooses('chance', 'battle.fire');
  });

  it('[#11b] [5.51] with Auxiliaries only, and at least as many as the enemy has; Light Infantry does not count', () => {
    meeting(['montcalm', 'french-regular-1'], ['northern-provincial-1']).table.nowChooses('chance', 'battle.fire');
    const even = meeting(DUMAS, ['ranger-1', 'ranger-2']);
    even.table.offersOnly(['pass', 'respond ambush-11']);
    even.french.passes();
    even.table.offersOnly(['pass', 'respond ambush-12']);
    // Three against two: only the British may.
    const outnumbered = meeting(DUMAS, some('ranger', 3));
    outnumbered.british.isToChoose('window.offer');
    const light = meeting(['montcalm', ...some('french-regular', 2)], ['light-infantry-1']);
    light.table.nowChooses('chance', 'battle.fire');
  });

  it('[5.51] reduced Auxiliaries count, leaders do not', () => {
    const game = meeting(['dumas', 'coureurs-1'], ['ranger-1', 'johnson'], { reduced: ['coureurs-1'] });
    game.table.offers(['respond ambush-11']);
  });

  it('[#11b] [5.51] not against Light Infantry, nor where the enemy has a fort; his stockade does not matter', () => {
    meeting(DUMAS, ['light-infantry-1', 'northern-provincial-1']).table.nowChooses('chance', 'battle.fire');
    meeting(['montcalm', 'french-regular-1', 'coureurs-1'], ['northern-provincial-1'], {
      works: { 'hudson-carry-north': 'british-fort' },
    }).table.nowChooses('chance', 'battle.fire');
    meeting(DUMAS, ['northern-provincial-1'], {
      works: { 'hudson-carry-north': 'british-stockade' },
    }).table.offers(['respond ambush-11']);
  });

  it('[5.51] the defender’s own fort does not hinder him', () => {
    const game = meeting(['montcalm', 'french-regular-1'], ['ranger-1'], {
      works: { 'hudson-carry-north': 'british-fort' },
    });
    game.british.isToChoose('window.offer');
    game.table.offers(['respond ambush-12']);
  });

  it('[7.56c] both play it: nobody is doubled, nobody first; both cards are discarded', () => {
    const game = meeting(DUMAS, ['ranger-1', 'ranger-2']);
    game.french.responds('ambush-11');
    game.british.responds('ambush-12');
    game.dice.roll(3, 3);
    expect(game.logged('fire').map(({ strength }) => strength)).toEqual([2, 4]);
    expect([game.card('ambush-11'), game.card('ambush-12')]).toEqual(['discard', 'discard']);
  });

  it('[5.51] nobody plays two of them in one battle', () => {
    const game = meeting(DUMAS, ['northern-provincial-1'], {
      hands: { french: [...CARDS.french, 'ambush-12'], british: ['campaign-4'] },
    });
    game.french.responds('ambush-11');
    game.table.nowChooses('chance', 'battle.firstFire');
  });

  it('[7.7a] leaders are checked after the first fire already', () => {
    const game = meeting(DUMAS, ['webb', ...some('northern-provincial', 4)]);
    game.french.responds('ambush-11');
    game.dice.roll(6);
    game.lossesFall();
    game.dice.check(1);
    expect(game.where('webb')).toBe('removed');
    game.table.nowChooses('chance', 'battle.secondFire');
  });

  it('[5.24] the window opens whenever somebody may hold the card, and reveals nothing', () => {
    const hands = { french: ['campaign-1', 'campaign-3'], british: ['campaign-4'] } as const;
    const pieces = { ticonderoga: DUMAS, 'hudson-carry-north': ['northern-provincial-1'] } as const;
    const march = (sparse: Sparse): Account => {
      const game = play({ hands, pieces, gone: ['foul-weather-14', 'fieldworks-9', 'fieldworks-10'], ...sparse }, {});
      game.french.activates('campaign-1', ...DUMAS).marches('hudson-carry-north');
      game.british.stands();
      return game;
    };
    const open = march({});
    open.french.isToChoose('window.offer');
    open.table.offersOnly(['pass']);
    const gone = { gone: ['ambush-12', 'foul-weather-14', 'fieldworks-9', 'fieldworks-10'] } as const;
    march({ discards: ['ambush-11'], ...gone }).table.nowChooses('chance', 'battle.fire');
  });
});
