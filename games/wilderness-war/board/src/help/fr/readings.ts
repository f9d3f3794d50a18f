import type { ReadingId } from '../../cards/generated/readings.ts';

/** Ce qui des événements est lu d’une façon là où une autre est possible : la question, et ce qu’on joue ici. */
export const READINGS: Readonly<Record<ReadingId, string>> = {
  'surrender:LOUISBOURG_NEEDS':
    'À partir de quel niveau de siège Louisbourg peut-elle se rendre ? Ici : {LOUISBOURG_NEEDS}.',
  'massacre:GARRISON_TOO':
    'Après Reddition !, les Indiens de la garnison, encore sur place, sont-ils éliminés eux aussi ? Ici : non, seulement ceux du vainqueur.',
  'massacre:text': 'Répond-elle aussi à une palissade détruite après une bataille ? Ici : non, seulement à une prise.',
  'coehorns:NEEDS_REGULAR': 'Faut-il un régulier dans le siège ? Ici : {NEEDS_REGULAR|oui|non}.',
  'fieldworks:text': 'Peut-on raser des retranchements sur place, hors d’une bataille ? Ici : non.',
  'ambush:FORT_FORBIDS': 'Un fort ennemi dans la case interdit-il l’embuscade ? Ici : {FORT_FORBIDS|oui|non}.',
  'blockhouses:text': 'Les chefs sont-ils en danger sur un 6 dans une simple case cultivée aussi ? Ici : non [10.32].',
  'foul-weather:text': 'Dans combien de cases peut-on entrer ? Ici : {foulWeather}.',
  'lake-schooner:BESIEGED_IS_ENOUGH': 'Une fortification assiégée suffit-elle ? Ici : {BESIEGED_IS_ENOUGH|oui|non}.',
  'louisbourg-squadrons:LOST_UP_TO': 'Jusqu’à quel jet les escadres sont-elles perdues ? Ici : {LOST_UP_TO}.',
  'indian-alliances:NEEDS_MONTREAL': 'Les Français doivent-ils contrôler Montréal ? Ici : {NEEDS_MONTREAL|oui|non}.',
  'indian-alliances:BESIEGED_COUNTS':
    'Un fort ou une palissade assiégés comptent-ils ? Ici : {BESIEGED_COUNTS|oui|non}.',
  'indian-alliances:NEEDS_OHIO_FORKS':
    'Faut-il un fort aux Fourches de l’Ohio, plutôt que Montréal ? Ici : {NEEDS_OHIO_FORKS|oui|non}.',
  'indian-alliances:JOHNSON_WITHIN': 'À quelle distance doit être Johnson ? Ici : {JOHNSON_WITHIN} liaisons au plus.',
  'indian-alliances:JOHNSON_BESIEGED_COUNTS': 'Johnson assiégé compte-t-il ? Ici : {JOHNSON_BESIEGED_COUNTS|oui|non}.',
  'mohawks:NEEDS_JOHNSON': 'Johnson doit-il être près de Canajoharie ? Ici : {NEEDS_JOHNSON|oui|non}.',
  'mohawks:JOHNSON_WITHIN': 'À quelle distance ? Ici : {JOHNSON_WITHIN} liaisons au plus.',
  'mohawks:RESTORES_TOO': 'Rétablit-on des unités même si d’autres sont placées ? Ici : {RESTORES_TOO|oui|non}.',
  'cherokees:SOUTHERN_ONLY': 'Ne viennent-ils que dans le Département du Sud ? Ici : {SOUTHERN_ONLY|oui|non}.',
  'cherokee-uprising:REGULARS':
    'Combien d’unités sont retirées ? Ici : {REGULARS} réguliers, {PROVINCIALS} provincial du Sud.',
  'treaty-of-easton:POSTS': 'Où doit être la garnison ? Ici : aux Fourches de l’Ohio ou à côté.',
  'indians-desert:MOST': 'Combien d’unités au plus ? Ici : {MOST}.',
  'small-pox:FULL_TOLL_FROM': 'À partir de combien d’unités tout le jet compte-t-il ? Ici : {FULL_TOLL_FROM}.',
  'courier-intercepted:CAUGHT_FROM': 'À partir de quel jet le courrier est-il pris ? Ici : {CAUGHT_FROM}.',
  'provincial-regiments-dispersed:FRENCH_CHOOSE':
    'Les Français choisissent-ils les unités ? Ici : {FRENCH_CHOOSE|oui|non}.',
  'stingy-provincial-assembly:NAMES_DEPARTMENT':
    'Qui nomme le Département, qui l’unité ? Ici : {NAMES_DEPARTMENT}, puis {CHOOSES_UNIT}.',
  'raise-provincial-regiments:MOST_NORTHERN':
    'Combien d’unités au plus ? Ici : {MOST_NORTHERN} au Nord, {MOST_SOUTHERN} au Sud.',
  'colonial-recruits:isColonial':
    'Quelles unités sont coloniales ? Ici : coureurs, Rangers, infanterie légère et provinciaux.',
  'troop-transports:FRENCH_MOST':
    'Combien d’unités ? Ici : {FRENCH_MOST} pour les Français, {BRITISH_MOST} pour les Britanniques.',
  'victories-in-germany:FROM_YEAR': 'À partir de quelle année ? Ici : {FROM_YEAR}.',
  'victories-in-germany:MOST': 'Combien d’unités ? Ici : {MOST}.',
  'call-out-militias:MOST_RESTORED': 'Combien peut-on en rétablir à la place ? Ici : {MOST_RESTORED}.',
  'rangers:MOST_PLACED':
    'Combien en place-t-on, ou en rétablit-on à la place ? Ici : {MOST_PLACED}, ou {MOST_RESTORED}.',
  'french-regulars:ONCE_A_SEASON': 'Un seul événement de ce genre par saison ? Ici : {ONCE_A_SEASON|oui|non}.',
  'british-regulars:ONCE_A_SEASON': 'Un seul événement de ce genre par saison ? Ici : {ONCE_A_SEASON|oui|non}.',
  'highlanders:LARGE_LEADERS':
    'Combien de chefs et d’unités ? Ici : {LARGE_LEADERS} et {LARGE_UNITS} avec la carte 60, {SMALL_LEADERS} et {SMALL_UNITS} avec les autres.',
  'royal-americans:UNITS': 'Combien d’unités ? Ici : {UNITS}.',
  'royal-americans:IN_THE_COLONIES':
    'La forteresse doit-elle être dans un Département, ce qui écarte Halifax ? Ici : {IN_THE_COLONIES|oui|non}.',
  'acadians-expelled:REGULARS':
    'Combien d’unités reçoit chaque camp ? Ici : {REGULARS} réguliers, {COUREURS} coureurs.',
  'acadians-expelled:RESTORES_ALL_THE_SAME':
    'Les unités françaises sont-elles rétablies même si la nouvelle ne trouve pas de place ? Ici : {RESTORES_ALL_THE_SAME|oui|non}.',
  'acadians-expelled:text':
    'À qui est l’événement ? Ici : aux Britanniques, sauf si la règle optionnelle 14.5 l’ouvre aux deux [14.5].',
  'william-pitt:SUPPORT': 'Quelles cartes peuvent revenir ? Ici : {SUPPORT}.',
  'diplomatic-revolution:SUPPORT': 'Quelles cartes peuvent revenir ? Ici : {SUPPORT}.',
};
