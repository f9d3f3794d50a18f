import type { ChapterText } from '../chapter.ts';

export const CHAPTER_10: ChapterText = {
  title: 'Les raids',
  sections: {
    '10.1': [
      'Qui doit mener un raid',
      'Les auxiliaires actifs qui finissent leur activation sans troupes réglées amies à leurs côtés',
      '- dans une case cultivée ennemie d’origine,',
      '- à une palissade ennemie,',
      '- ou au village d’une tribu qui combat alors pour l’ennemi.',
      'Tous les auxiliaires et chefs de la case mènent un seul raid.',
    ],
    '10.11': [
      'Là où il n’y a pas de raid',
      'Aux forts et forteresses, aux palissades amies, et à côté de troupes réglées amies.',
    ],
    '10.12': ['Après une bataille', 'Des pillards qui ont combattu et sont encore là mènent leur raid tout de même.'],
    '10.13': [
      'Laissés en route',
      'Des auxiliaires laissés par une force mènent leur raid après la bataille de cette force, avec le chef le plus élevé laissé avec eux.',
    ],
    '10.2': [
      'La Milice contre un raid',
      'Contre un raid sur une palissade en terres cultivées, son propriétaire peut envoyer une unité de Milice de ce Département, marqueurs Raid ou non ; mais pas si les pillards y ont déjà combattu dans cette phase d’action.',
    ],
    '10.21': ['On se bat', 'Les pillards attaquent la Milice dans la palissade ; ensuite elle rentre dans sa boîte.'],
    '10.22': ['Si les pillards gagnent', 'ils mènent leur raid.'],
    '10.23': ['S’ils perdent', 'ils se retirent, et ne rentrent pas.'],
    '10.3': [
      'Le raid',
      'Le défenseur peut jouer Blockhaus. Puis un dé sur la colonne des palissades et villages, ou sur celle des cases cultivées :',
      '- ajoutez la Tactique du chef ;',
      '- +{rangers} avec des Rangers ;',
      '- {militia} dans un Département dont la boîte a {militiaNeeded} unités de Milice ou plus, réduites comprises.',
    ],
    '10.31': [
      'S’il réussit',
      'On pose un marqueur Raid, la palissade est détruite ; les unités non assiégées d’une tribu dont le village a subi le raid sont éliminées, où qu’elles soient. Un demi-PV chacun à la fin de l’année [13.22]. Dans tous les cas les pillards peuvent perdre des pas, au choix de leur joueur.',
    ],
    '10.32': [
      'Chefs en danger',
      'Sur un 1 au dé, et sur un 6 contre une palissade ou un village : chaque chef des pillards meurt sur {diesOn}.',
    ],
    '10.33': [
      'Deux fois au même lieu',
      'Un second marqueur ne vient que d’une palissade ou d’un village allié, pas d’une case cultivée vide ; les pillards doivent pourtant y lancer le dé, et rentrer.',
    ],
    '10.4': [
      'Le retour',
      'Après un raid, quelle qu’en soit l’issue, tous les pillards quittent la case. À la fin de l’année, les Indiens hors des fortifications rentrent aussi.',
    ],
    '10.41': ['Les Indiens', 'rentrent au village de leur tribu.'],
    '10.411': ['Si l’ennemi y est', 'ils sont éliminés.'],
    '10.412': [
      'Les Cherokees',
      'n’ont pas de village sur la carte : ils sont éliminés, sauf si un chef les emmène [10.422].',
    ],
    '10.413': ['Compagnie', 'Des chefs et des coureurs avec eux peuvent les suivre au village.'],
    '10.42': ['Les autres', 'Coureurs, Rangers et chefs vont à la fortification amie non assiégée la plus proche.'],
    '10.421': [
      'La plus proche',
      'se compte en liaisons, sans égard au terrain ni à l’ennemi.',
      '~ Les flèches ne comptent pas ; si aucun chemin ne mène à une fortification, ils sont éliminés.',
    ],
    '10.422': ['Des Indiens avec un chef', 'peuvent le suivre à cette fortification.'],
  },
};

export const CHAPTER_11: ChapterText = {
  title: 'L’hiver',
  sections: {
    '11.1': [
      'Qui souffre',
      'Les troupes réglées assiégées, et toutes celles qui ne sont pas dans',
      '- une case cultivée amie d’origine,',
      '- un fort ou une palissade non assiégés, avec {sheltered} unités amies de toute sorte au plus,',
      '- ou une forteresse non assiégée.',
    ],
    '11.2': [
      'Ce qu’elles souffrent',
      'Dans chacune de ces cases, la moitié des troupes réglées réduites, arrondie vers le haut, est éliminée ; puis chaque pleine passe à sa face réduite. Le dernier pas d’un camp dans une case est épargné.',
    ],
  },
};

export const CHAPTER_12: ChapterText = {
  title: 'Le ravitaillement',
  sections: {
    '12.1': [
      'Les sources',
      'Seules les troupes réglées en ont besoin : d’une forteresse amie d’origine, et pour les Britanniques aussi d’un port pris ou d’un marqueur Débarquement ; sous contrôle ami et non assiégé.',
      '~ Un marqueur Débarquement ravitaille sa propre case même pendant un siège.',
    ],
    '12.2': [
      'La ligne',
      'Une suite de cases sans unités ni fortifications ennemies non assiégées. Ce qui est assiégé ne barre pas.',
    ],
    '12.21': [
      'Les maillons',
      'Chaque case, sauf celle qui est ravitaillée, doit être cultivée, ou avoir une fortification amie ou un marqueur Débarquement, ou être reliée par eau à ses voisines de la suite.',
    ],
    '12.3': [
      'Sans ravitaillement',
      'Les troupes réglées ne bâtissent pas, ne font pas de jet de siège (ni Reddition !), et ne sont pas rétablies. Le ravitaillement vaut dès que la ligne existe.',
      '~ Des troupes réglées assiégées ne sont jamais ravitaillées.',
    ],
  },
};
