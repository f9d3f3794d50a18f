import type { ChapterText } from '../chapter.ts';

export const CHAPTER_6: ChapterText = {
  title: 'Le mouvement',
  sections: {
    '6.1': [
      'Trois façons d’aller',
      'Par terre [6.2], en bateau [6.3] ou par mer [6.4] ; une seule pour toute l’activation. Une force ne prend personne en chemin, mais peut laisser des unités et des subordonnés ; ceux-ci ne bougent plus de la phase d’action.',
      '~ Il n’est pas besoin d’annoncer la terre ou le bateau : un chemin est permis s’il est tout entier possible à pied, ou tout entier en bateau. On ne peut laisser le commandant lui-même.',
    ],
    '6.2': [
      'Par terre',
      'De case en case adjacente, selon le mouvement. Trois choses arrêtent :',
      '- les troupes réglées qui ont traversé une case de forêt s’arrêtent dans la suivante, sauf avec des auxiliaires ;',
      '- les auxiliaires qui ont traversé une case cultivée ennemie s’arrêtent dans la suivante, sauf avec des troupes réglées ;',
      '- tout le monde s’arrête en montagne.',
      'Les cases à fortification amie ne comptent pour aucun des trois.',
      '~ La case de départ ne compte pas. Une fortification amie dans la case suivante ne lève pas un arrêt déjà dû.',
    ],
    '6.21': ['Chefs seuls', 'Un chef qui marche seul a {leaderAlone} points de mouvement.'],
    '6.22': [
      'Le plus lent donne l’allure',
      'Une force va à l’allure de son unité la plus lente. Laissez les lents, et les autres peuvent continuer. Mauvais temps se joue avant George Croghan.',
    ],
    '6.3': [
      'En bateau',
      'Jusqu’à {boat} cases de tout terrain par rivières et rives de lac. Une seule liaison de terre (un portage) par activation, même au départ, si chaque bout est une case cultivée amie d’origine ou a une fortification amie, assiégée ou non.',
    ],
    '6.4': [
      'Par mer',
      'Tout droit d’un port ami à un autre, et c’est tout le mouvement de l’activation ; les Français seulement entre Québec et Louisbourg. Un port assiégé n’est à personne [8.22].',
    ],
    '6.41': ['Les forces par mer', 'Il leur faut une carte de valeur {navalValue} ; ces cartes portent une ancre.'],
    '6.42': ['Les pions seuls par mer', 'Unités et chefs activés un par un vont par mer avec n’importe quelle carte.'],
    '6.43': [
      'Débarquements',
      'Les Britanniques débarquent le long des flèches : de Halifax à Louisbourg, et de Louisbourg, une fois pris, sur les rives de Baie-St-Paul, de l’île d’Orléans ou de Rivière-Ouelle.',
    ],
    '6.431': [
      'Comment débarquer',
      'Outre la carte qui active, on joue Débarquement ; le port de départ doit être sous contrôle britannique. On pose un marqueur Débarquement. Il s’en va quand seuls des Français s’y tiennent avec des troupes réglées, ou avec une fortification non assiégée.',
      'Contre un débarquement, Mauvais temps se joue avant Débarquement.',
    ],
    '6.432': [
      'Ce que fait le marqueur',
      '- Les Britanniques vont par mer entre la case et tout port à eux, même pendant un siège.',
      '- Louisbourg reste britannique sans garnison.',
      '- Les Britanniques se retirent, et refusent le combat, de là vers tout port à eux.',
      '- Des renforts y viennent comme à un port, sauf dans une case de siège.',
    ],
    '6.5': ['Entrer chez l’ennemi', 'Unités ennemies et fortifications ennemies non assiégées arrêtent le mouvement.'],
    '6.51': [
      'Ce qui s’ensuit',
      '- Contre des unités ennemies : bataille [7.1]. On peut poursuivre après un écrasement [7.82], ou si tous les défenseurs refusent le combat [6.82].',
      '- À un fort ou une forteresse, sans personne dehors : un siège commence au niveau 0 [8.21].',
      '- À une palissade vide avec des troupes réglées : elle est prise, {vpStockade} PV.',
      '- À une palissade vide avec des auxiliaires seuls : ils doivent y mener un raid [10.1].',
    ],
    '6.52': [
      'Forts et forteresses ennemis',
      'On n’entre dans la case d’un fort ou d’une forteresse ennemis non assiégés qu’avec des troupes réglées.',
    ],
    '6.53': [
      'Chefs seuls et l’ennemi',
      'Un chef sans unité n’entre pas dans une case occupée par l’ennemi. S’il s’y trouve un jour seul avec lui, sans fortification, il se retire ou il est perdu [7.92].',
    ],
    '6.54': ['Nul obstacle', 'Chefs seuls, forts en construction et villages n’arrêtent personne.'],
    '6.6': [
      'L’infiltration',
      'Une seule unité d’auxiliaires, sans autre unité, par terre ou en bateau, peut traverser des cases à unités ennemies ou à fortifications ennemies non assiégées.',
    ],
    '6.61': [
      'Une issue',
      'Il doit lui rester assez de mouvement pour atteindre une case où elle pourrait entrer sans s’infiltrer.',
      '~ Les arrêts de [6.2] comptent.',
    ],
    '6.62': [
      'Intercepter un infiltré',
      'Quels que soient le terrain et les unités, les ennemis de la case même peuvent intercepter.',
    ],
    '6.63': [
      'Rejeté',
      'Un infiltré rejeté dans une case ennemie, par une retraite ou par la Goélette sur le lac, est éliminé, avec ses chefs.',
    ],
    '6.64': [
      'S’arrêter',
      'Il peut s’infiltrer plusieurs fois, et s’arrêter. Dans une case à unités ennemies, c’est la bataille.',
      '~ Il ne peut s’arrêter dans la case d’un fort ou d’une forteresse ennemis non assiégés.',
    ],
    '6.7': ['L’interception', 'Des unités peuvent tenter d’arrêter des ennemis qui passent.'],
    '6.71': [
      'La tentative',
      'Contre des ennemis qui entrent dans une case adjacente, par terre, en bateau ou par mer ; pas contre ceux qui font retraite, interceptent ou refusent le combat. Désignez les intercepteurs, lancez un dé, ajoutez la Tactique de leur commandant : c’est réussi à {successAt} ou plus.',
      'Les intercepteurs sont alors dans la case, et l’ennemi en marche doit les attaquer aussitôt ; tous les défenseurs qui ne sont pas dans un fort ou une forteresse combattent. En cas d’échec, l’ennemi poursuit.',
    ],
    '6.711': [
      'Sauver une palissade',
      'Une interception à une palissade amie vide l’empêche d’être prise, et la palissade aide les intercepteurs dans la bataille.',
    ],
    '6.712': [
      'À un fort infiltré',
      'Un infiltré intercepté là attaque les intercepteurs dehors, puis se retire, quel que soit le vainqueur. Les unités déjà sur place peuvent d’abord se mettre à l’abri ; les intercepteurs doivent combattre.',
    ],
    '6.72': [
      'Qui peut intercepter',
      'Pour chaque case où l’ennemi entre, une seule force non assiégée, ou une seule unité, d’une case adjacente ou de la même, dans les limites du Commandement [5.34]. Pas de chefs seuls.',
    ],
    '6.721': [
      'Auxiliaires seuls dans les bois',
      'Une seule unité d’auxiliaires, avec ou sans chefs, qui entre en forêt ou en montagne n’est interceptée que par une autre pareille. Cela ne protège pas un infiltré des ennemis de la case même.',
    ],
    '6.722': [
      'Parmi les siens',
      'On n’intercepte pas des pions qui entrent dans une case à unités non assiégées ou à fortifications de leur camp.',
    ],
    '6.723': ['Chefs seuls', 'On ne les intercepte pas.'],
    '6.724': ['Pas au départ', 'On n’intercepte pas un ennemi qui vient de quitter la case même des intercepteurs.'],
    '6.8': [
      'Refuser le combat',
      'Une force ou une seule unité non assiégée qui va être attaquée peut tenter de passer dans une case adjacente : {successAt} ou plus avec la Tactique de son commandant. Les autres tiennent.',
      'En forêt ou en montagne, des auxiliaires seuls s’esquivent sans dé devant des attaquants sans auxiliaires.',
    ],
    '6.81': [
      'Vers où',
      'Une seule case adjacente, pas celle d’où vient l’attaquant, sans unités ni fortifications ennemies non assiégées.',
    ],
    '6.811': ['D’un marqueur Débarquement', 'les Britanniques peuvent refuser le combat vers tout port à eux.'],
    '6.82': [
      'Si tous sont partis',
      'L’attaquant peut poursuivre, et les retrouver. À une fortification ennemie, il s’arrête : un siège commence, une palissade est prise par des troupes réglées ou subit le raid d’auxiliaires.',
    ],
    '6.83': [
      'Les uns dedans, les autres partis',
      'Les uns peuvent s’abriter dans un fort ou une forteresse et d’autres refuser le combat ; ceux qui échouent combattent dehors. On dit qui s’abrite avant le jet.',
    ],
    '6.84': [
      'Pas après une interception',
      'Intercepteurs et interceptés ne peuvent refuser le combat ; ni ceux qui ont manqué leur interception pendant le même mouvement ennemi.',
      '~ Ils peuvent encore se mettre à l’abri.',
    ],
    '6.85': [
      'L’un ou l’autre',
      'Contre un même mouvement ennemi vers une case, les pions de cette case peuvent refuser le combat, ou d’autres peuvent y intercepter, mais pas les deux.',
    ],
  },
};
