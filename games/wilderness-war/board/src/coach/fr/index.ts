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
      'Retire un de vos forts ou une de vos palissades, hors siège. Une palissade ne coûte rien, un fort 1 PV [5.46]. Démolissez ce que l’ennemi va prendre : une palissade prise lui donne 1 PV, un fort 2.',
  },
};
