import type { Messages } from '@carillon/board';
import type { enOverlays } from './overlays-en.ts';

// What is laid over the map, in French. The terms are in glossary.md.

export const frOverlays: Messages<keyof typeof enOverlays> = {
  'overlay.supply-french': 'Ravitaillement français',
  'overlay.supply-british': 'Ravitaillement britannique',
  'overlay.reach': 'Portée de la force',
  'overlay.interception': 'Risque d’interception',
  'overlay.control': 'Contrôle des forteresses',
  'overlay.raids-french': 'Cibles de raid des Français',
  'overlay.raids-british': 'Cibles de raid des Britanniques',
  'overlay.winter': 'Attrition hivernale à venir',
  'overlay.pickForce': 'Pointez une pile, ou mettez-y l’anneau : ses unités sont prises ensemble.',

  'supply.said':
    '{side} : les troupes réglées sont ravitaillées dans {count} {count|case|cases} ; {cut} {cut|pile|piles} hors ravitaillement (12.1).',
  'supply.in': 'ravitaillé',
  'supply.out': 'troupes réglées hors ravitaillement',
  'supply.line': 'Ravitaillés : {spaces}.',
  'supply.outLine': 'Hors ravitaillement : {place}, {pieces}.',

  'reach.said': '{force} pourrait atteindre {count} {count|case|cases} en une activation (6.1).',
  'reach.cost': 'cases à franchir',
  'reach.ends': 'la marche doit s’y terminer',
  'reach.sea': 'par mer',
  'reach.line': '{place} : {cost} {cost|case|cases}{notes}.',
  'reach.note.ends': ', doit s’y arrêter',
  'reach.note.enemies': ', des ennemis s’y trouvent',
  'reach.note.intercepted': ', l’ennemi peut intercepter',
  'reach.note.sea': ', par mer',
  'reach.note.infiltration': ', par infiltration',

  'interception.said': '{force} peut être interceptée dans {count} des {all} cases à sa portée (6.7).',
  'interception.risk': 'l’ennemi peut intercepter',
  'interception.free': 'atteint sans ce risque',
  'interception.line': '{place} : l’ennemi peut intercepter.',

  'control.said': 'Les Français contrôlent {french} {french|forteresse|forteresses}, les Britanniques {british} (2.0).',
  'control.french': 'forteresse française',
  'control.british': 'forteresse britannique',
  'control.nobody': 'contrôlée par personne : assiégée ou vide',
  'control.line': '{place} : aux mains de {side}{port}.',
  'control.port': ', avec son port',
  'control.nobodyLine': '{place} : contrôlée par personne.',

  'raids.said': '{side} : des auxiliaires trouveraient à piller dans {count} {count|case|cases} (10.1).',
  'raids.stockade': 'une palissade',
  'raids.settlement': 'un village allié',
  'raids.cultivated': 'des terres cultivées',
  'raids.line': '{place} : {target}{militia}.',
  'raids.militia': ', la milice peut venir',

  'winter.said':
    'Si l’année finissait à présent, l’hiver coûterait {french} {french|pas|pas} aux Français, {british} aux Britanniques (11.1). Les coureurs qui rentrent et les pièces qui arrivent dans une case peuvent y changer quelque chose.',
  'winter.steps': 'pas que perdraient les troupes réglées',
  'winter.line':
    '{side} à {place} : {eliminated} {eliminated|éliminée|éliminées}, {reduced} {reduced|réduite|réduites}.',
};
