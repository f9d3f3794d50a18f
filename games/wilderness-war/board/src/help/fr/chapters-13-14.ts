import type { ChapterText } from '../chapter.ts';

export const CHAPTER_13: ChapterText = {
  title: 'La victoire',
  sections: {
    '13.1': ['Comment gagner', 'Avant terme, à la fin d’une année, ou une fois la dernière année finie.'],
    '13.11': [
      'Mort subite',
      'À la fin de chaque année :',
      '- les Britanniques gagnent s’ils contrôlent toutes les forteresses et occupent seuls Niagara et les Fourches de l’Ohio ;',
      '- un camp qui a {suddenVp} PV ou plus gagne ;',
      '- après 1759, les Français gagnent avec les points marqués pour l’année : {vp1760} en 1760, {vp1761} en 1761.',
    ],
    '13.12': [
      'Scénarios qui finissent en 1759',
      'Les Britanniques gagnent s’ils contrôlent toutes les forteresses britanniques d’origine et deux places parmi Québec, Montréal, Niagara et les Fourches de l’Ohio. Sinon gagne le camp qui a un point. Pour cela seulement, une forteresse britannique assiégée compte comme britannique, sauf si les assiégeants pourraient faire un jet de siège.',
    ],
    '13.13': [
      'Scénarios qui finissent en 1762',
      'Les Français gagnent avec {late1762French} PV ou plus, les Britanniques avec {late1762British} ou plus des leurs.',
    ],
    '13.14': ['Nulle', 'Tout autre résultat est une partie nulle.'],
    '13.2': ['Points de victoire', 'Une seule piste pour les deux : ce que l’un gagne, l’autre le perd.'],
    '13.21': [
      'Comptés aussitôt',
      'Les points sont comptés quand ils sont faits ; le journal en donne la raison et la règle.',
    ],
    '13.22': ['Raids', 'Un demi-PV par marqueur Raid à la fin de l’année, arrondi vers le haut pour chaque camp.'],
    '13.23': [
      'Niagara et les Fourches de l’Ohio',
      '{vpKey} PV à un camp chaque fois que l’une des deux vient à n’être occupée que par ses unités ou fortifications, si elle était à l’autre.',
      '~ Compté aussitôt, même si l’on ne fait que passer ; une case vide reste à son dernier occupant.',
    ],
    '13.3': [
      'Enchères',
      'Chacun écrit en secret une offre de PV pour le camp favori. Qui offre le plus le joue, et l’autre camp commence avec autant de points de plus. Un dé tranche l’égalité.',
    ],
  },
};

export const CHAPTER_14: ChapterText = {
  title: 'Règles optionnelles',
  sections: {
    '14.0': [
      'D’un commun accord',
      'On n’emploie chacune que si les deux camps le veulent ; on les choisit avant de commencer.',
    ],
    '14.1': [
      'Pitt et le renversement',
      'Dès que l’une des cartes William Pitt et Renversement des alliances a été jouée comme événement et que l’autre est à la défausse, le camp qui pourrait la jouer la reçoit à sa prochaine donne.',
    ],
    '14.2': [
      'Les raids usent la Milice',
      'Chaque marqueur Raid que l’ennemi pose dans un Département coûte un pas à sa Milice.',
    ],
    '14.3': [
      'Des réguliers trop tôt',
      'Un camp qui joue comme événement Réguliers français ou britanniques en 1755 ou 1756 perd {earlyRegulars} PV.',
    ],
    '14.4': ['Reddition ! aux deux camps', 'Assiégeant ou assiégé peut la jouer.'],
    '14.5': [
      'Déportation des Acadiens aux deux camps',
      'L’un ou l’autre peut jouer l’événement, avec les mêmes effets.',
    ],
    '14.6': [
      'Des réguliers de la défausse',
      'Dès 1757, après chaque donne, les Britanniques peuvent jeter une carte au hasard pour prendre à la défausse une carte Réguliers britanniques ou Highlanders.',
    ],
    '14.7': [
      'Enchères ouvertes',
      'Chacun lance un dé ; le plus haut doit offrir des PV pour le camp de son choix ; l’autre accepte ou surenchérit, tour à tour, jusqu’à ce que l’un accepte.',
    ],
  },
};
