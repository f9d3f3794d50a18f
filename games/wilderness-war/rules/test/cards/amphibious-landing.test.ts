import { describe, expect, it } from 'vitest';
import type { CardName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const LANDING = 'amphibious-landing-17';
const WOLFE = ['wolfe', ...some('british-regular', 3)] as const;

const british = (sparse: Sparse, cards: readonly CardName[] = [LANDING]): Account =>
  play({
    turn: 'british',
    ...sparse,
    hands: { british: ['campaign-1', 'ambush-12', ...cards], french: ['campaign-4'] },
  });

/** Louisbourg is British, and Wolfe there. */
const TAKEN = { captured: ['louisbourg'], pieces: { louisbourg: [...WOLFE, 'british-regular-9'] } } as const;

describe('Amphibious Landing (17–20)', () => {
  it('[#17a] [6.431a] it is played during the move, not as the card of an Action Phase; another card activates', () => {
    const game = british({ pieces: { halifax: WOLFE } });
    game.table.offersNot([`event ${LANDING}`]);
    game.british.activates('campaign-1', ...WOLFE).lands('louisbourg');
    expect([game.card('campaign-1'), game.card(LANDING)]).toEqual(['discard', 'discard']);
    expect(game.logged('response')).toEqual([{ type: 'response', side: 'british', card: LANDING }]);
    expect(game.position.held).toEqual({ french: 1, british: 1 });
    expect(game.position.amphib).toEqual(['louisbourg']);
    game.french.isToChoose('phase.card');
  });

  it('[#17a] [6.431a] one of them is used up, whichever they are', () => {
    const game = british({ pieces: { halifax: WOLFE } }, [LANDING, 'amphibious-landing-18']);
    game.british.activates('campaign-1', ...WOLFE).lands('louisbourg');
    expect(game.position.cards[LANDING]).not.toBe(game.position.cards['amphibious-landing-18']);
  });

  it('[6.431a] only the British can use it, from their own hand', () => {
    const none = british({ pieces: { halifax: WOLFE } }, []);
    none.british.activates('campaign-1', ...WOLFE);
    none.table.offersNot(['land louisbourg']);
    const french = play({
      hands: { french: ['campaign-1', LANDING], british: ['campaign-4'] },
      pieces: { louisbourg: ['french-regular-1'] },
    });
    french.table.offers([`activate ${LANDING}`]).offersNot([`event ${LANDING}`]);
    french.french.activatesAlone('campaign-1', 'french-regular-1');
    french.table.offersNot(['land halifax', 'land baie-st-paul']);
  });

  it('[6.41] a force needs a card of 3, [6.42] a single unit any', () => {
    const force = british({ pieces: { halifax: WOLFE } });
    force.british.activates('ambush-12', ...WOLFE);
    force.table.offersNot(['land louisbourg']);
    const unit = british({ pieces: { halifax: ['british-regular-1'] } });
    unit.british.activatesAlone('ambush-12', 'british-regular-1').lands('louisbourg');
    expect(unit.position.besieged).toEqual(['louisbourg']);
  });

  it('[6.43] the shores below Québec may be landed on, empty or not; that is the whole move', () => {
    const game = british(TAKEN);
    game.british.activates('campaign-1', ...WOLFE);
    game.table.offers(['land baie-st-paul', 'land ile-dorleans', 'land riviere-ouelle']);
    game.table.offersNot(['land louisbourg', 'land quebec', 'land halifax']);
    game.british.lands('ile-dorleans');
    expect(game.at('ile-dorleans')).toEqual([...WOLFE]);
    expect(game.position.amphib).toEqual(['ile-dorleans']);
    expect(game.table.choices().filter((text) => text.startsWith('move'))).toEqual([]);
  });

  it('[6.71a] the French may intercept the landing', () => {
    const game = british({ ...TAKEN, pieces: { ...TAKEN.pieces, quebec: ['montcalm', ...some('french-regular', 2)] } });
    game.british.activates('campaign-1', ...WOLFE).lands('ile-dorleans');
    game.french.isToChoose('interception.ask').intercepts('montcalm', ...some('french-regular', 2));
    game.dice.roll(2);
    game.dice.roll(3, 3);
    expect(game.logged('fire')[0]).toMatchObject({ side: 'british', role: 'attacker' });
    expect(game.logged('fire')[0]?.modifiers.map(({ why }) => why)).toContain('amphibious-landing');
  });

  it('[#17b] [7.54a] the -1 is for the landing, not for later attacks from the marker', () => {
    const game = british(
      {
        pieces: { 'ile-dorleans': WOLFE, 'baie-st-paul': ['french-regular-1'] },
        amphib: ['ile-dorleans'],
      },
      [],
    );
    game.british.activates('campaign-1', ...WOLFE).marches('baie-st-paul');
    if (game.table.breadcrumb.endsWith('avoid.ask')) game.french.stands();
    game.dice.roll(3, 3);
    expect(game.logged('fire')[0]?.modifiers.map(({ why }) => why)).toEqual(['tactics']);
  });

  it('[7.54a] nor for pieces that sail to an existing marker', () => {
    const game = british({ pieces: { halifax: WOLFE, 'ile-dorleans': ['coureurs-1'] }, amphib: ['ile-dorleans'] }, []);
    game.british.activates('campaign-1', ...WOLFE).sails('ile-dorleans');
    game.french.stands();
    game.dice.roll(3, 3);
    expect(game.logged('fire')[0]?.modifiers.map(({ why }) => why)).toEqual(['tactics']);
  });

  it('[6.431a] not in a year in which the squadrons at Louisbourg forbid it', () => {
    const game = british({ pieces: { halifax: WOLFE }, inEffect: ['no-amphib'] });
    game.british.activates('campaign-1', ...WOLFE);
    game.table.offersNot(['land louisbourg']);
  });

  it('[5.24] nobody learns whether the British hold it: their marches go on without a window', () => {
    const game = play(
      {
        turn: 'british',
        hands: { british: ['campaign-1', 'campaign-3'], french: [] },
        pieces: { halifax: WOLFE },
        gone: ['george-croghan-16'],
      },
      {},
    );
    game.british.activates('campaign-1', ...WOLFE).isToChoose('march.onward');
    game.table.offersOnly([
      'sail new-york',
      'sail boston',
      'sail new-haven',
      'sail alexandria',
      'sail baltimore',
      'sail philadelphia',
      'stop',
    ]);
  });
});
