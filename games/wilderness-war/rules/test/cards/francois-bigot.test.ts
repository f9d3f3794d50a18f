import { expect, it } from 'vitest';
import { play } from '../builder.ts';

const BIGOT = {
  turn: 'british',
  hands: { british: ['francois-bigot-36', 'campaign-1'], french: ['surrender-6', 'french-regulars-55', 'campaign-2'] },
} as const;

it('[#36] [5.25b] a random French card is discarded without effect; Surrender! still brings the reshuffle', () => {
  const game = play(BIGOT);
  game.british.playsEvent('francois-bigot-36');
  game.table.offersOnly(['draw surrender-6', 'draw french-regulars-55', 'draw campaign-2']);
  game.dice.draw('surrender-6');
  expect(game.card('surrender-6')).toBe('discard');
  expect(game.position).toMatchObject({ reshuffle: true, held: { french: 2, british: 1 } });
  game.french.isToChoose('phase.card');
});

it('[5.23] a card that says REMOVE goes to the discards, too', () => {
  const game = play(BIGOT);
  game.british.playsEvent('francois-bigot-36');
  game.dice.draw('french-regulars-55');
  expect(game.card('french-regulars-55')).toBe('discard');
  expect(game.position).toMatchObject({ reshuffle: false, inEffect: [] });
});

it('[5.51] the French must have a card', () => {
  const none = play({ turn: 'british', hands: { british: ['francois-bigot-36', 'campaign-1'] } });
  none.table.offersNot(['event francois-bigot-36']);
  const one = play({ turn: 'british', hands: { british: BIGOT.hands.british, french: ['campaign-2'] } });
  one.british.playsEvent('francois-bigot-36');
  one.dice.draw('campaign-2');
  expect(one.position.held).toEqual({ british: 1 });
});
