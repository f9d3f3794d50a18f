import type { Account } from './builder.ts';

// Shared by the tests of raids.

/** Each player has another card, so that the game goes on after the raid. */
export const HANDS = {
  french: ['ambush-11', 'western-indian-alliance-26', 'campaign-1'],
  british: ['campaign-2'],
} as const;
/** The British raid, and each player has another card. */
export const BRITISH_TURN = {
  turn: 'british',
  hands: { french: ['campaign-1'], british: ['ambush-12', 'campaign-2'] },
} as const;

export const lastRaid = (game: Account) => game.logged('raid').at(-1);
