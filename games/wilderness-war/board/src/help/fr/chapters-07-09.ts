import type { ChapterText } from '../chapter.ts';

export const CHAPTER_7: ChapterText = {
  title: 'La bataille',
  sections: {
    '7.1': [
      'Quand',
      'Chaque fois qu’une force ou une unité active entre dans une case à unités ennemies. Toutes combattent, sauf celles à l’abri d’un fort ou d’une forteresse [8.1]. L’assaut est autre chose [9.1].',
    ],
    '7.2': [
      'Dans l’ordre',
      '- La Milice arrive [7.3].',
      '- Les cartes : d’abord l’attaquant, puis le défenseur [7.4].',
      '- Les deux camps font feu : la force donne la colonne, le dé et les modificateurs la ligne [7.5].',
      '- Pertes de pas [7.6] et de chefs [7.7].',
      '- Vainqueur et points [7.8].',
      '- La Milice rentre, le vaincu se retire [7.9].',
    ],
    '7.3': [
      'Milice',
      'Dans une case cultivée amie d’origine, toute Milice de la boîte de ce Département peut se joindre, sauf si l’ennemi a cette année un marqueur Raid dans le Département. Jamais à Halifax ni à Louisbourg.',
    ],
    '7.4': [
      'Cartes dans la bataille',
      'L’attaquant joue toutes les cartes qu’il veut avant que le défenseur en joue une.',
    ],
    '7.5': [
      'Modificateurs',
      'Ce qui décale une colonne ou change un dé. La feuille de bataille et le journal nomment chacun avec sa règle.',
    ],
    '7.51': [
      'Tactique',
      'Ajoutez la Tactique du chef : de celui qui est activé, ou, pour l’autre camp, d’un chef présent du plus haut Commandement. Pour intercepter ou refuser le combat, celle du commandant de la tentative ; pour des pillards laissés en route, celle d’un chef avec eux qui pourrait les commander.',
    ],
    '7.52': [
      'Pas d’hommes des bois',
      'En forêt ou en montagne, un camp sans auxiliaires ni infanterie légère a {noAuxiliaries} si l’autre en a.',
    ],
    '7.53': ['Pas de réguliers', 'En terres cultivées, un camp sans réguliers a {noRegulars} si l’autre en a.'],
    '7.54': [
      'Débarquement, palissade',
      'L’attaquant a {landing} s’il débarque, et {stockade} contre des défenseurs dans une palissade.',
      '~ Le débarquement ne compte que dans la bataille du débarquement même.',
    ],
    '7.55': [
      'Retranchements',
      'Contre des défenseurs retranchés, l’attaquant fait feu une colonne plus bas. Un seul marqueur par case.',
    ],
    '7.56': [
      'Embuscade !',
      'En forêt ou en montagne, le camp qui seul l’a jouée double sa force avant tout décalage et fait feu le premier ; l’autre répond avec ce qui reste. Deux embuscades s’annulent.',
    ],
    '7.6': [
      'Pertes',
      'Le feu de chaque camp coûte des pas à l’autre, en même temps sauf embuscade. L’attaquant répartit ses pertes d’abord.',
    ],
    '7.61': [
      'Les pas',
      'Une unité pleine qui perd un pas passe à sa face réduite ; une réduite est éliminée. Réguliers et coureurs le sont alors pour de bon ; les autres peuvent revenir par des cartes.',
    ],
    '7.62': [
      'La moitié aux troupes réglées',
      'Le propriétaire choisit, mais la moitié au moins des pas, arrondie vers le haut, vient des troupes réglées s’il y en a. Cela passe avant [7.63].',
    ],
    '7.63': ['Répartir le reste', 'Autrement, aucune unité n’est éliminée tant qu’une autre reste à pleine force.'],
    '7.64': ['Les chefs', 'ne meurent jamais par perte de pas ; sans unités, ils se retirent.'],
    '7.7': [
      'Chefs en danger',
      'Un 1 ou un 6 au dé, sans modificateur, qui coûte au moins un pas met en danger chaque chef ennemi de la bataille : il meurt sur {diesOn}.',
    ],
    '7.8': [
      'Qui gagne',
      'Le seul camp qui a encore des unités ; sinon celui qui a infligé le plus. Le défenseur gagne à égalité, même si personne ne reste.',
    ],
    '7.81': ['Points', '{vpBattle} PV au vainqueur si le vaincu avait un régulier, ou plus de {battleUnits} unités.'],
    '7.82': [
      'Écrasement',
      'L’attaquant qui élimine tout le monde sans perdre un pas, là où le défenseur n’a pas de fortification, peut poursuivre comme s’il n’y avait eu personne.',
    ],
    '7.9': ['Retraite', 'Le vaincu quitte la case.'],
    '7.91': [
      'Comment',
      'La Milice survivante rentre dans sa boîte. Les vaincus vont dans des cases adjacentes ; les défenseurs peuvent se séparer. Qui a combattu devant un fort ou une forteresse à lui peut s’y abriter [8.13]. D’un marqueur Débarquement, les Britanniques peuvent gagner tout port à eux.',
    ],
    '7.92': [
      'Vers où ne pas aller',
      'Qui ne peut s’y tenir est éliminé :',
      '- l’attaquant retourne d’où il vient ; le défenseur n’y va pas ;',
      '- personne vers une case à unités ou fortifications ennemies non assiégées ;',
      '- les troupes réglées seulement vers une case cultivée ou une fortification amie ;',
      '- les Français jamais par mer, les Britanniques seulement d’un marqueur Débarquement.',
    ],
  },
};

export const CHAPTER_8: ChapterText = {
  title: 'Forts, forteresses et sièges',
  sections: {
    '8.1': [
      'Dedans ou dehors',
      'Quand l’ennemi vient à un fort ou une forteresse non assiégés qui contient des unités, leur joueur dit qui s’abrite ; les autres combattent dehors. Une palissade n’a pas d’intérieur.',
    ],
    '8.11': [
      'La place',
      'Au plus {insideFort} unités, et des chefs sans limite, dans un fort ; une forteresse prend tout le monde.',
    ],
    '8.12': ['Pas d’aide de l’intérieur', 'Ni les murs ni ceux qui sont derrière n’aident dans une bataille dehors.'],
    '8.13': ['Battus dehors', 'Les vaincus se retirent, ou s’abritent tant qu’il y a place.'],
    '8.2': [
      'Les sièges',
      'Pour prendre un fort ou une forteresse : l’assiéger, élever le niveau de siège, donner l’assaut.',
    ],
    '8.21': [
      'Un siège commence',
      'dès que des unités ennemies sont dans la case et que personne n’est dehors : on pose le marqueur au niveau 0.',
    ],
    '8.22': [
      'Une place assiégée',
      'n’est à personne pour les mouvements par mer, les renforts, la victoire et les conditions des événements. Aucun renfort n’y entre ; ce qui est dedans n’est ni rétabli ni retiré par un événement, sauf la Petite vérole.',
    ],
    '8.23': ['Le niveau de siège', 'va de 0 à {highest}.'],
    '8.231': [
      'Le jet de siège',
      'Les assiégeants doivent avoir commencé là la phase d’action, avec des troupes réglées ravitaillées et un chef. Activez comme force un chef du plus haut Commandement de la case ; personne ne bouge. Puis, dans l’ordre : Mortiers Coehorn et obusiers de chaque camp, Reddition ! ou le dé.',
      '- Ajoutez la Tactique de l’assiégeant, retranchez celle du défenseur.',
      '- Mortiers Coehorn et obusiers : +{coehorns} pour l’assiégeant, −{coehorns} pour le défenseur.',
      '- Louisbourg : {louisbourg}.',
      '~ Le niveau atteint, on peut encore lancer le dé, pour ouvrir la voie à Reddition !.',
    ],
    '8.232': ['Un siège finit', 'quand la dernière unité assiégeante est partie ; son niveau est perdu.'],
    '8.24': [
      'L’assaut, et les forteresses laissées vides',
      'Au niveau {levelFort} un fort, au niveau {levelFortress} une forteresse peut subir l’assaut aussitôt, dans la même phase d’action. Déclaré, il a lieu. Une place vide demande un assaut, elle aussi.',
      'Une forteresse prise que son vainqueur laisse sans unité (ni marqueur Débarquement) revient à son propriétaire, avec {vpFortress} PV pour lui.',
    ],
    '8.25': [
      'Sorties',
      'Des assiégés peuvent être activés, seulement pour attaquer les assiégeants dehors. La Milice peut s’y joindre.',
    ],
    '8.251': [
      'Secours',
      'Quand des amis viennent attaquer les assiégeants, ceux de l’intérieur peuvent se joindre à eux sans être activés.',
    ],
    '8.252': [
      'En cas d’échec',
      'ceux de l’intérieur y rentrent, assiégés comme avant ; ceux venus d’ailleurs se retirent, mais pas à l’intérieur.',
    ],
  },
};

export const CHAPTER_9: ChapterText = {
  title: 'L’assaut',
  sections: {
    '9.1': [
      'Quand',
      'Au niveau {levelFort} pour un fort, {levelFortress} pour une forteresse, par une pile qui n’a pas bougé.',
    ],
    '9.11': [
      'Avec ou sans jet',
      'Juste après le jet qui a atteint le niveau ; ou dans une phase d’action ultérieure sans aucun jet, un chef étant activé.',
      '~ Il doit être du plus haut Commandement, comme pour le jet. Le ravitaillement est requis pour le jet, non pour l’assaut.',
    ],
    '9.12': [
      'Tous y prennent part',
      'sans égard au Commandement ; même une force venue avec la première moitié d’une Campagne.',
    ],
    '9.13': [
      'Modificateurs',
      'Les deux camps ajoutent la Tactique de leur chef le plus élevé, et +{coehorns} pour Mortiers Coehorn et obusiers. L’attaquant fait feu une colonne plus bas. Terrain, retranchements et palissades ne comptent pas.',
    ],
    '9.14': [
      'Pour le reste, comme une bataille',
      'mais sans Milice, sans retraite, sans points pour le combat ; et toutes les pertes viennent d’abord des troupes réglées.',
    ],
    '9.2': [
      'Qui gagne',
      'L’attaquant, si son résultat sur la table dépasse celui du défenseur, quelles que soient les pertes subies ; éliminer tout le monde ne suffit pas. Une place vide fait feu sur la colonne 0.',
    ],
    '9.21': ['Si l’assaut échoue', 'le siège continue tel quel.'],
    '9.22': [
      'S’il réussit',
      'une forteresse est prise telle quelle, {vpFortress} PV ; un fort devient un fort en construction du vainqueur, {vpFort} PV. Tout ce qui est dedans est éliminé.',
    ],
  },
};
