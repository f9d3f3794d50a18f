import type { ExampleBook } from '@carillon/lessons';

/** The worked examples by name, and what each shows. */
export const EXAMPLES: ExampleBook = {
  'overwhelm-threshold': {
    title: 'Sept contre deux',
    about: 'À plus de trois contre un, on submerge : les défenseurs reculent aussitôt.',
  },
  'overwhelm-threshold-six': {
    title: 'Six contre deux',
    about: 'Trois contre un ne suffit pas : il y aura une bataille.',
  },
  'militia-counts-as-units-six': {
    title: 'Six contre la milice',
    about: 'Deux milices comptent comme des unités : une bataille.',
  },
  'militia-counts-as-units-seven': {
    title: 'Sept contre la milice',
    about: 'Sept prennent la case sans bataille ; celle qu’elles ont quittée revient à son camp d’origine.',
  },
  'raid-success-indian': {
    title: 'Un raid réussi',
    about: 'Un pillard indien réussit, marque un point de raid et rentre.',
  },
  'raid-interception-faces-light': {
    title: 'Un pillard arrêté',
    about: 'Une unité légère arrête le pillard sur un B&T.',
  },
  'raid-interception-faces-fort-only': {
    title: 'Un pillard passe un fort',
    about: 'Un fort seul n’arrête pas le pillard sur un B&T ; puis le raid échoue.',
  },
  'raid-track-wraps': {
    title: 'Le huitième point de raid',
    about: 'Le huitième point est un PV, et le neuvième recommence le compte.',
  },
  'raid-track-wraps-roll': {
    title: 'Le dé d’un raid',
    about: 'Sur sa cible, le pillard lance un dé : un drapeau est un succès pour des Indiens.',
  },
  'rally-dice': {
    title: 'Une pile se rallie',
    about: 'Un dé, et trois pour le meilleur commandant : un drapeau sur quatre suffit.',
  },
  'enter-neutral-village-three': {
    title: 'Trois entrent dans un village neutre',
    about: 'Les Iroquois rejoignent l’autre camp, et il y aura une bataille.',
  },
  'enter-neutral-village-four': {
    title: 'Quatre entrent dans un village neutre',
    about: 'Quatre submergent l’unité arrivée, mais ne vont pas plus loin.',
  },
  'losses-box-return': {
    title: 'Retour de la case des pertes',
    about: 'Une unité sur trois revient, et une brigade de Highlanders au plus.',
  },
  'scenario3-end': {
    title: 'La dernière année d’un scénario',
    about: 'On ajoute les bonus et la guerre en Europe, et quelqu’un a gagné.',
  },
};
