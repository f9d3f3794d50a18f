import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const AT_LOUISBOURG = {
  hands: { french: ['louisbourg-squadrons-21', 'campaign-1'], british: ['quiberon-bay-62', 'campaign-2'] },
  pieces: { louisbourg: some('french-regular', 1), halifax: some('british-regular', 1) },
} as const;

it('[#21b] [#21a] [5.51] Louisbourg Squadrons bar Amphibious Landings for the year; on 1 to 3 the French also sail no more and the card is gone', () => {
  const game = play(AT_LOUISBOURG);
  game.french.playsEvent('louisbourg-squadrons-21');
  game.dice.roll(3);
  expect(game.position.inEffect).toEqual(['no-amphib', 'no-french-naval']);
  expect(game.card('louisbourg-squadrons-21')).toBe('removed');
  game.table.offers(['event quiberon-bay-62']);
});

it('[#21b] [5.51] on 4 to 6 the squadrons sail home: the card is discarded and nothing else happens', () => {
  const game = play(AT_LOUISBOURG);
  game.french.playsEvent('louisbourg-squadrons-21');
  game.dice.roll(4);
  expect(game.position.inEffect).toEqual(['no-amphib']);
  expect(game.card('louisbourg-squadrons-21')).toBe('discard');
  game.table.offersNot(['event quiberon-bay-62']);
});

it('[#21a] [8.22] a besieged Louisbourg is not controlled, so the squadrons do not come', () => {
  const game = play({
    ...AT_LOUISBOURG,
    pieces: { louisbourg: ['french-regular-1', 'wolfe', ...some('british-regular', 2)] },
    inside: ['french-regular-1'],
    siege: { louisbourg: 0 },
  });
  game.table.offersNot(['event louisbourg-squadrons-21']);
});
