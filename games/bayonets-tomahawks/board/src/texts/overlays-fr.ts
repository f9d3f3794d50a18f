import type { enOverlays } from './overlays-en.ts';

// What is laid over the map, in French.
export const frOverlays: Readonly<Record<keyof typeof enOverlays, string>> = {
  'overlay.supply-french': 'Ravitaillement français',
  'overlay.supply-british': 'Ravitaillement britannique',
  'overlay.control': 'Contrôle',
  'overlay.raids': 'Cibles de raids',
  'overlay.reach': 'Portée de la force',

  'supply.said':
    '{side} : ravitaillement dans {count} {count|case|cases}, et pour les seules unités légères dans {lights} de plus ; {cut} {cut|pile|piles} sans ravitaillement (14.1).',
  'supply.source': 'le ravitaillement vient d’ici',
  'supply.all': 'toute pile est ravitaillée',
  'supply.lights': 'les seules unités légères sont ravitaillées',
  'supply.cut': 'une pile sans ravitaillement',
  'supply.line.cut': 'Sans ravitaillement : {spaces}.',
  'supply.line.sources': 'Le ravitaillement vient de : {spaces}.',
  'supply.line.all': 'Toute pile est ravitaillée à : {spaces}.',
  'supply.line.lights': 'Les seules unités légères sont ravitaillées à : {spaces}.',

  'control.said': 'Hors de chez eux : Français {french}, Britanniques {british}.',
  'control.line': '{space} : {side}',

  'raids.said': 'Pas encore pillées : {french} {french|cible|cibles} des Français, {british} des Britanniques.',
  'raids.french': 'à la portée des raids français',
  'raids.british': 'à la portée des raids britanniques',

  'reach.said':
    'La force pourrait atteindre {count} {count|case|cases} avec un point, si elle partait maintenant (10.2).',
  'reach.hint':
    'Montrez une pile, ou composez une force. Là où peut aller une force déjà partie, les cases sont éclairées.',
  'reach.steps': 'points de mouvement',
  'reach.overwhelms': 'l’ennemi serait submergé',
  'reach.ends': 'le mouvement s’y arrête',
  'reach.line': '{place} : {steps} {steps|point|points}{notes}.',
  'reach.note.enemies': ', {enemies} {enemies|ennemi|ennemis}',
  'reach.note.overwhelms': ', submergés',
  'reach.note.ends': ', le mouvement s’y arrête',
};
