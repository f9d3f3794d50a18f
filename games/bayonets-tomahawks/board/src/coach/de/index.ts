import type { CoachBook } from '@carillon/board';
import { ACTIONS } from './actions.ts';
import { BATTLE } from './battle.ts';
import { CARDS } from './cards.ts';
import { YEAR } from './year.ts';

export const BOOK: Omit<CoachBook, 'lessons'> = {
  steps: { ...CARDS, ...ACTIONS, ...BATTLE, ...YEAR },
  asides: {},
};
