import { describe, expect, it } from 'vitest';
import { BRITISH, FRENCH } from '../../src/ids.ts';
import { wildernessWar } from '../../src/index.ts';
import { play } from '../builder.ts';

// The other side may know the number of cards, the discards and the removed cards, but never a hand (5.24).

const MARCH = { albany: ['wolfe', 'british-regular-1'] } as const;

describe('hidden information', () => {
  it('[5.24] a window opens whether or not the card for it is held: silence reveals nothing', () => {
    for (const held of ['foul-weather-14', 'bastions-repaired-5'] as const) {
      const game = play({ turn: 'british', hands: { british: ['campaign-2'], french: [held] }, pieces: MARCH }, {});
      game.british.chooses('activate campaign-2', 'lead wolfe', 'take british-regular-1', 'done');
      game.french.isToChoose('window.offer');
    }
  });

  it('[5.24] it stays shut when all know that nobody can have the card, or that the hand is empty', () => {
    const discarded = play(
      {
        turn: 'british',
        hands: { british: ['campaign-2'], french: ['campaign-1'] },
        pieces: MARCH,
        discards: ['foul-weather-14'],
      },
      {},
    );
    discarded.british.chooses('activate campaign-2', 'lead wolfe', 'take british-regular-1', 'done');
    discarded.british.isToChoose('march.onward');
    const empty = play({ turn: 'british', hands: { british: ['campaign-2', 'george-croghan-16'] }, pieces: MARCH }, {});
    empty.british.chooses('activate campaign-2', 'lead wolfe', 'take british-regular-1', 'done');
    empty.british.isToChoose('window.offer').responds('george-croghan-16');
  });

  it('[5.24] a Ministerial Crisis asks the British although they hold nothing that it takes', () => {
    const game = play({
      hands: { french: ['british-ministerial-crisis-37', 'campaign-1'], british: ['campaign-2'] },
    });
    game.french.playsEvent('british-ministerial-crisis-37');
    game.table.offersOnly(['none'], 'british');
    game.british.chooses('none');
    expect(game.logged('card-lost')).toEqual([{ type: 'card-lost', side: 'british', card: null }]);
    game.british.isToChoose('phase.card');
  });

  it('[5.22] the card it takes is face up with the discards', () => {
    const game = play({
      hands: {
        french: ['british-ministerial-crisis-37', 'campaign-1'],
        british: ['light-infantry-54', 'highlanders-60'],
      },
    });
    game.french.playsEvent('british-ministerial-crisis-37');
    game.table.offersOnly(['discard light-infantry-54', 'discard highlanders-60'], 'british');
    game.british.chooses('discard highlanders-60');
    const seen = wildernessWar.view(game.state, FRENCH).cards;
    expect([seen['highlanders-60'], seen['light-infantry-54']]).toEqual(['discard', 'unknown']);
    game.british.isToChoose('phase.card');
  });

  it('[2.0e] everybody sees the pieces of each stack, even inside a besieged fort', () => {
    const game = play({
      hands: { french: ['ambush-11'], british: ['campaign-2'] },
      pieces: { hoosic: ['webb', 'northern-provincial-1', 'rigaud', 'french-regular-1'], montreal: ['montcalm'] },
      reduced: ['northern-provincial-1'],
      works: { hoosic: 'british-fort' },
      siege: { hoosic: 0 },
      inside: ['webb', 'northern-provincial-1'],
    });
    const whole = wildernessWar.view(game.state, 1);
    for (const seat of [FRENCH, undefined]) {
      const { place, reduced, inside } = wildernessWar.view(game.state, seat);
      expect({ place, reduced, inside }).toEqual({
        place: whole.place,
        reduced: whole.reduced,
        inside: whole.inside,
      });
      expect(place.webb).toBe('hoosic');
      expect(inside).toContain('webb');
    }
  });

  it('[5.24] a seat sees its own hand; and only the number of cards in the other', () => {
    const game = play({ hands: { french: ['ambush-11'], british: ['campaign-2', 'ambush-12'] } });
    const french = wildernessWar.view(game.state, FRENCH);
    expect([french.cards['ambush-11'], french.cards['campaign-2'], french.held]).toEqual([
      'french-hand',
      'unknown',
      { french: 1, british: 2 },
    ]);
    const british = wildernessWar.view(game.state, BRITISH);
    expect([british.cards['ambush-11'], british.cards['campaign-2']]).toEqual(['unknown', 'british-hand']);
    const spectator = wildernessWar.view(game.state, undefined);
    expect([spectator.cards['ambush-11'], spectator.cards['campaign-2']]).toEqual(['unknown', 'unknown']);
  });
});
