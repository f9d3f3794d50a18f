import type { Messages } from '@carillon/board';
import type { enPosition } from './position-en.ts';

// A position in words, in French.

export const frPosition: Messages<keyof typeof enPosition> = {
  'text.exchanged': 'Après les enchères, les joueurs ont changé de place.',
  'text.options': 'Règles optionnelles : {rules}.',
  'text.date': '{scenario} : {year}, {season}.',
  'text.vp': 'Points de victoire : {score}.',
  'text.hand': '{side} : {count} {count|carte|cartes} en main{notes}.',
  'text.cards': 'Pioche {undealt}, défausse {discards}.',
  'text.reshuffle': 'La défausse sera mêlée à la pioche à la fin de la saison.',
  'text.pool': 'Réserve de chefs, {side} : {pieces}.',
  'text.reserve': 'En réserve, {side} : {pieces}.',
  'text.emptyFortress': '{place} : forteresse, sans personne.',
  'text.yourHand': 'Votre main : {cards}.',
  'text.stack': '{place}, {side} : {pieces} ; force {strength}.',
  'text.leaders': '{place}, {side} : {pieces}.',
  'text.work': '{place} : {work}.',
  'text.allied': '{place} : allié, {side}.',
  'text.fieldworks': '{place} : retranchements.',
  'text.siege': '{place} : assiégé, niveau de siège {level}.',
  'text.raided': '{place} : raid, {side}{times}.',
  'text.amphib': '{place} : marqueur Débarquement.',
  'text.assemblies': 'Assemblées provinciales : {box}.',
  'text.inEffect': 'En vigueur : {marker}.',
  'text.captured': '{place} : forteresse prise.',
  'work.french-fort': 'fort français',
  'work.british-fort': 'fort britannique',
  'work.french-stockade': 'palissade française',
  'work.british-stockade': 'palissade britannique',
  'work.french-fort-started': 'fort français en construction',
  'work.british-fort-started': 'fort britannique en construction',
  'work.french-stockade-fort-started': 'palissade française, fort en construction',
  'work.british-stockade-fort-started': 'palissade britannique, fort en construction',
};
