import type { Messages } from '@carillon/board';
import type { enOpening } from './opening-en.ts';

// Ce que dit la page de départ en français.
export const frOpening: Messages<keyof typeof enOpening> = {
  credit: 'Bayonets & Tomahawks : conçu par Marc Rodrigue, édité par GMT Games.',
  french: 'Français',
  british: 'Britanniques',
  'scenario.facts': '{rounds} {rounds|année|années} ; {side} à {vp} PV',
  'vaudreuils-petite-guerre': 'La petite guerre de Vaudreuil',
  'loudouns-gamble': 'Le pari de Loudoun',
  'amhersts-juggernaut': 'Le rouleau compresseur d’Amherst',
  'french-and-indian-war': 'La guerre de la Conquête',
  'scenario.vaudreuils-petite-guerre': 'Braddock marche vers l’Ohio ; les raids embrasent la frontière.',
  'scenario.loudouns-gamble': 'Les Britanniques se rassemblent pour Louisbourg et dégarnissent leur frontière.',
  'scenario.amhersts-juggernaut': 'Trois grandes armées convergent vers le Canada.',
  'scenario.french-and-indian-war': 'Toute la guerre, année par année, avec tout ce qui s’y joint.',
  'agree.battleOrder': 'Ordre des batailles',
  'agree.battleOrder.about': 'Laquelle de plusieurs batailles d’un tour est livrée d’abord.',
  'agree.battleOrder.board': 'Dans l’ordre du plateau',
  'agree.battleOrder.fewest-attackers': 'Le moins d’attaquants d’abord',
};
