import type { Messages } from '@carillon/board';
import type { enMoments } from './moments-en.ts';

// When response cards may be played, and usual answers given in advance, in French.

export const frMoments: Messages<keyof typeof enMoments> = {
  'moment.battle-attacker': 'Votre force attaque',
  'moment.battle-defender': 'Votre force est attaquée',
  'moment.enemy-sets-out': 'Une force ennemie part',
  'moment.setting-out': 'Une de vos forces part',
  'moment.enemy-on-lakeshore': 'Une force ennemie est au bord d’un lac',
  'moment.enemy-raids': 'L’ennemi lance un raid',
  'moment.siege-besieger': 'Vous poussez un siège',
  'moment.siege-defender': 'Une de vos places est assiégée',
  'moment.siege-roll': 'Votre jet de siège va avoir lieu',
  'moment.assault-attacker': 'Vous donnez l’assaut',
  'moment.assault-defender': 'Une de vos places subit un assaut',
  'moment.captured': 'Une de vos places est prise',
  'preset.nothing': 'Rien cette saison',
  'preset.besieged': 'Seulement si une de mes places est assiégée',
  'preset.attacked': 'Seulement contre ce que fait l’ennemi',
};
