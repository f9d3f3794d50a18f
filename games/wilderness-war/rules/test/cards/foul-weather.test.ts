import { describe, expect, it } from 'vitest';
import { type Account, play, type Sparse, some } from '../builder.ts';

const FOUL = 'foul-weather-14';
const MURRAY = ['murray', ...some('british-regular', 2)] as const;

/** The British move first; the French hold Foul Weather. */
const british = (sparse: Sparse): Account =>
  play({ turn: 'british', ...sparse, hands: { british: ['campaign-1', 'campaign-3'], french: ['campaign-4', FOUL] } });

describe('Foul Weather (14)', () => {
  it('[#14a] [5.51] the enemy force about to move enters two spaces at most', () => {
    const game = british({ pieces: { baltimore: MURRAY } });
    game.british.activates('campaign-1', ...MURRAY);
    game.french.isToChoose('window.offer').responds(FOUL);
    expect(game.card(FOUL)).toBe('discard');
    game.british.marches('frederick', 'york');
    // Their allowance would be 4.
    game.french.isToChoose('phase.card');
    expect(game.at('york')).toEqual([...MURRAY]);
  });

  it('[6.22a] without it they go on', () => {
    const game = british({ pieces: { baltimore: MURRAY } });
    game.british.activates('campaign-1', ...MURRAY);
    game.french.passes();
    game.british.marches('frederick', 'york', 'carlisle').isToChoose('march.onward');
  });

  it('[#14a] [5.51] by boat as well: two of nine spaces', () => {
    const game = british({ pieces: { 'new-york': MURRAY } });
    game.british.activates('campaign-1', ...MURRAY);
    game.french.responds(FOUL);
    game.british.marches('peekskill', 'poughkeepsie');
    game.french.isToChoose('phase.card');
  });

  it('[#14b] [5.51] nobody sails', () => {
    const game = british({ pieces: { 'new-york': MURRAY } });
    game.british.activates('campaign-1', ...MURRAY);
    game.french.responds(FOUL);
    game.table.offers(['move peekskill']).offersNot(['sail halifax']);
  });

  it('[6.431d] an Amphibious Landing is stopped before its card is played', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-1', 'amphibious-landing-17'], french: ['campaign-4', FOUL] },
      pieces: { halifax: MURRAY },
    });
    game.british.activates('campaign-1', ...MURRAY);
    game.french.responds(FOUL);
    expect(game.card('amphibious-landing-17')).toBe('british-hand');
    expect(game.at('halifax')).toEqual([...MURRAY]);
  });

  it('[5.51] it meets one piece of those activated one by one, not the others', () => {
    const game = british({ pieces: { albany: ['ranger-1'], baltimore: ['ranger-2'] } });
    game.british.activatesAlone('campaign-1', 'ranger-1', 'ranger-2').starts('ranger-1');
    game.french.responds(FOUL);
    game.british.marches('kinderhook', 'poughkeepsie');
    // It goes no further, and the other one as far as it likes.
    game.british.isToChoose('activation.start').starts('ranger-2');
    game.british.marches('frederick', 'york', 'carlisle').isToChoose('march.onward');
  });

  it('[5.51] leaders alone, too', () => {
    const game = british({ pieces: { baltimore: ['loudoun'] } });
    game.british.activatesAlone('campaign-1', 'loudoun');
    game.french.responds(FOUL);
    game.british.marches('frederick', 'york');
    game.french.isToChoose('phase.card');
  });

  it('[5.56] [6.22b] it comes before the first space, and George Croghan after it', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-1', 'george-croghan-16'], french: ['campaign-4', FOUL] },
      pieces: { albany: MURRAY },
    });
    game.british.activates('campaign-1', ...MURRAY);
    game.french.isToChoose('window.offer').responds(FOUL);
    game.british.isToChoose('window.offer').responds('george-croghan-16');
    game.british.marches('hudson-carry-south', 'hudson-carry-north');
    game.french.isToChoose('phase.card');
    expect(game.at('hudson-carry-north')).toEqual([...MURRAY]);
  });

  it('[5.12] the British have it against the French', () => {
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4', FOUL] },
      pieces: { quebec: ['coureurs-1'] },
    });
    game.french.activatesAlone('campaign-1', 'coureurs-1');
    game.british.isToChoose('window.offer').responds(FOUL);
    game.table.offersNot(['sail louisbourg']);
    game.french.marches('becancour', 'st-francois');
    game.british.isToChoose('phase.card');
  });

  it('[5.51] not against one’s own side, nor against a sortie or a siege roll', () => {
    const own = play({
      hands: { french: ['campaign-1', FOUL], british: ['campaign-4'] },
      pieces: { quebec: ['coureurs-1'] },
    });
    own.french.activatesAlone('campaign-1', 'coureurs-1').isToChoose('march.onward');
    const camp = 'hudson-carry-north';
    const roll = british({
      works: { [camp]: 'french-fort', 'hudson-carry-south': 'british-stockade' },
      siege: { [camp]: 0 },
      pieces: { [camp]: MURRAY },
    });
    roll.british.activates('campaign-1', ...MURRAY).besieges();
    roll.table.nowChooses('chance', 'siege.roll');
  });

  it('[5.24] the window opens while the French hold any card and this one may be about', () => {
    const murray = { albany: MURRAY } as const;
    const hands = { british: ['campaign-1', 'campaign-3'], french: ['campaign-4'] } as const;
    const open = play({ turn: 'british', hands, pieces: murray }, {});
    open.british.activates('campaign-1', ...MURRAY);
    open.french.isToChoose('window.offer');
    open.table.offersOnly(['pass']);
    const gone = { gone: ['george-croghan-16'] } as const;
    const discarded = play({ turn: 'british', hands, pieces: murray, discards: [FOUL], ...gone }, {});
    discarded.british.activates('campaign-1', ...MURRAY).isToChoose('march.onward');
    const nothing = play({ turn: 'british', hands: { british: hands.british }, pieces: murray, ...gone }, {});
    nothing.british.activates('campaign-1', ...MURRAY).isToChoose('march.onward');
  });
});
