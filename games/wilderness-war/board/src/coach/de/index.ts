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
      'Entfernt ein eigenes Fort oder eine eigene Palisade, wenn sie nicht belagert sind. Eine Palisade kostet nichts, ein Fort 1 SP [5.46]. Schleife, was der Feind gleich nehmen wird: Eine genommene Palisade bringt ihm 1 SP, ein Fort 2.',
  },
};
