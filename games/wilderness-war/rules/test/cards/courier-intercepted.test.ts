import { expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { play } from '../builder.ts';

const COURIER = {
  hands: { french: ['courier-intercepted-35', 'campaign-1'], british: ['surrender-6', 'campaign-2'] },
} as const;
const BRITISH = 1;

it('[#35] [5.51] on 3 to 6 a random card of the enemy’s hand is taken, and may be played', () => {
  const game = play(COURIER);
  game.french.playsEvent('courier-intercepted-35');
  game.dice.roll(3);
  game.table.nowChooses('chance', 'courier-intercepted.take').offersOnly(['draw surrender-6', 'draw campaign-2']);
  game.dice.draw('surrender-6');
  expect(game.position.held).toEqual({ french: 2, british: 1 });
  // It has not been played: no reshuffle yet.
  expect(game.position.reshuffle).toBe(false);
  expect(game.card('courier-intercepted-35')).toBe('discard');
  game.british.discards('campaign-2');
  game.table.offers(['activate surrender-6', 'activate campaign-1']);
});

it('[5.51] both players know the card that was taken, until it leaves the hand; the rest of a hand stays hidden', () => {
  const game = play(COURIER);
  game.french.playsEvent('courier-intercepted-35');
  game.dice.roll(6).draw('surrender-6');
  const seen = () => wildernessWar.view(game.state, BRITISH).cards;
  expect(seen()).toMatchObject({ 'surrender-6': 'french-hand', 'campaign-1': 'unknown' });
  game.british.discards('campaign-2');
  game.french.discards('surrender-6');
  expect(game.position.shown).toEqual([]);
  expect(game.position.reshuffle).toBe(true);
});

it('[#35] [5.51] on 1 and 2 the courier gets through', () => {
  const game = play(COURIER);
  game.french.playsEvent('courier-intercepted-35');
  game.dice.roll(2);
  expect(game.position.held).toEqual({ french: 1, british: 2 });
  expect(game.logged('event-without-effect')).toMatchObject([{ side: 'french', card: 'courier-intercepted-35' }]);
  game.british.isToChoose('phase.card');
});

it('[5.51] a held card may be taken; without a card there is no courier', () => {
  const held = play({
    hands: { french: ['courier-intercepted-35', 'campaign-1'], british: ['campaign-2'] },
    holding: ['british'],
  });
  held.french.playsEvent('courier-intercepted-35');
  held.dice.roll(4).draw('campaign-2');
  expect(held.position.held).toEqual({ french: 2 });
  const none = play({ hands: { french: ['courier-intercepted-35', 'campaign-1'] } });
  none.table.offersNot(['event courier-intercepted-35']);
});
