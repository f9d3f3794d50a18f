import type { CoachBook } from '@carillon/board';
import { BATTLE } from './battle.ts';
import { CARDS } from './cards.ts';
import { EVENTS } from './events.ts';
import { MOVEMENT } from './movement.ts';
import { SIEGES_AND_RAIDS } from './sieges-and-raids.ts';
import { WINDOWS } from './windows.ts';

export const BOOK: Omit<CoachBook, 'lessons'> = {
  steps: { ...CARDS, ...MOVEMENT, ...BATTLE, ...SIEGES_AND_RAIDS, ...EVENTS, ...WINDOWS },
  asides: {
    demolish:
      'Removes a fort or stockade of your own that is not besieged. A stockade costs nothing, a fort 1 VP [5.46]. Demolish what the enemy is about to capture: a captured stockade gives him 1 VP, a fort 2.',
  },
};
