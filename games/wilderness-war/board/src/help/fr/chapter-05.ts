import type { ChapterText } from '../chapter.ts';

export const CHAPTER_5: ChapterText = {
  title: 'Les cartes',
  sections: {
    '5.1': [
      'À quoi servent les cartes',
      'Il faut une carte pour tout : marcher et combattre, bâtir, ou jouer un événement.',
    ],
    '5.11': ['Toute carte sert aux deux camps', 'pour activer et pour bâtir, quelle que soit sa couleur.'],
    '5.12': [
      'À qui l’événement',
      'Une carte au lis est un événement français, à la croix un événement britannique ; avec les deux, l’événement est ouvert aux deux camps.',
    ],
    '5.13': [
      'Cartes de réaction',
      'Elles se jouent au cours d’une phase d’action, par le camp dont elles portent le signe [5.56].',
    ],
    '5.2': [
      'Le paquet de cartes',
      'Les deux camps tirent du même : {deck} cartes quand toutes sont en jeu, dont {ones} de valeur 1, {twos} de valeur 2 et {threes} de valeur 3. Les cartes à partir du nº 63 ne servent que dans les deux scénarios qui commencent en 1755.',
    ],
    '5.21': ['La donne', 'On donne d’une seule pioche, jusqu’au nombre prévu par le scénario.'],
    '5.22': ['La défausse', 'Une carte jouée va face visible à la défausse ; certains événements en reprennent une.'],
    '5.23': [
      'Les cartes qui quittent la partie',
      'Une carte marquée ainsi quitte la partie si elle est jouée comme événement, et alors seulement.',
    ],
    '5.24': [
      'Ce que chacun sait',
      'Chacun sait combien de cartes il y a dans la pioche et dans chaque main, et lesquelles sont défaussées ou retirées. Touchez les piles pour les voir.',
    ],
    '5.25': [
      'Le mélange',
      'Si la pioche s’épuise pendant la donne, on donne ce qui reste, puis la défausse mélangée fait une nouvelle pioche. À la fin d’une saison où Reddition ! a été jouée ou perdue, pour quelque usage que ce soit, défausse et pioche sont mélangées ensemble.',
      '~ Une Reddition ! volée et encore en main n’entraîne pas encore de mélange.',
    ],
    '5.26': [
      'Une carte, un usage',
      'À chaque phase d’action on joue une carte pour une seule chose : activer [5.3], bâtir [5.4], ou son événement [5.5].',
      '~ On peut aussi simplement se défausser d’une carte.',
    ],
    '5.3': ['L’activation', 'Seuls les pions activés bougent, combattent, assiègent ou mènent un raid.'],
    '5.31': ['Une fois par phase', 'Aucun pion n’est activé deux fois dans une phase d’action.'],
    '5.32': [
      'Ce qu’une carte active',
      '- des auxiliaires et des chefs un par un, autant que la valeur de la carte ; une unité indienne compte pour moitié ;',
      '- ou {drilledPerCard} unité de troupes réglées, quelle que soit la valeur ;',
      '- ou une force sous un chef dont l’Initiative ne dépasse pas la valeur [5.34].',
    ],
    '5.33': [
      'Un par un',
      'Les pions activés à part peuvent être n’importe où. On les nomme tous d’abord ; puis chacun bouge, combat et mène son raid avant que le suivant commence, dans l’ordre que l’on veut.',
    ],
    '5.34': [
      'La force',
      'Un chef peut emmener de sa case autant d’unités que son Commandement, et des subordonnés dont le Commandement ne dépasse pas le sien. Chaque subordonné ajoute son propre Commandement. N’importe quel chef de la case peut être le commandant.',
      'Ces limites valent pour bouger, intercepter [6.7] et refuser le combat [6.8], mais pas pour les batailles, les sièges, les assauts et les raids. La page vous propose une force : ajoutez et ôtez des pions à votre gré.',
    ],
    '5.35': [
      'Chefs dans la même case',
      'Savoir qui commande à qui n’importe que pendant une activation, une bataille, une interception, etc.',
    ],
    '5.36': [
      'L’ordre des actions',
      'D’abord le mouvement, puis la bataille, puis le raid. Une force qui ne bouge pas peut assiéger [8.2] et donner l’assaut [9.1] à la place.',
      'Les pions qui ont fait une sortie, aidé les secours de l’intérieur ou pris part à un assaut ne sont plus activés dans la même phase d’action.',
    ],
    '5.4': [
      'Bâtir',
      'Toute carte bâtit des palissades, ou travaille à des forts, jamais les deux. Aucun camp ne bâtit avec deux de ses cartes de suite, même d’une saison à l’autre.',
    ],
    '5.41': [
      'Palissades',
      'Autant que la valeur de la carte, une par case : là où se trouvent des troupes réglées amies ravitaillées, ou dans toute case cultivée amie d’origine, avec ou sans unité. Jamais dans une case à unités ou fortifications ennemies.',
    ],
    '5.42': [
      'Forts',
      'On les commence et on les achève là où se trouvent des troupes réglées amies ravitaillées ; chaque début et chaque achèvement coûtent un point de la carte. Ce qu’une carte commence, seule une carte ultérieure l’achève.',
    ],
    '5.43': [
      'Une par case',
      'Une seule fortification achevée par case, aucune dans une case de siège, ni fort ni palissade dans une forteresse, pas de palissade là où est un fort. Le fort achevé remplace la palissade.',
    ],
    '5.44': ['Forts en construction', 'Ils n’aident personne, ne gênent personne et ne rapportent rien.'],
    '5.45': [
      'Prendre et détruire',
      'Une palissade est détruite quand des troupes réglées ennemies y remportent une bataille, et prise quand elles y entrent sans combat : {vpStockade} PV dans les deux cas. Un fort en construction disparaît dès que seules des troupes réglées ennemies s’y trouvent. Forts et forteresses tombent par un siège [8.2] ; les raids détruisent aussi les palissades [10.31].',
    ],
    '5.46': [
      'Démolition',
      'Pendant votre phase d’action, vous pouvez démolir tout fort ou toute palissade à vous qui n’est pas assiégé. Un fort vous coûte {demolish} PV, les palissades et les forts inachevés rien.',
      '~ Avant, entre et après les activations et les pas d’une marche, mais pas au milieu d’une bataille.',
    ],
    '5.5': [
      'Les événements',
      'Au lieu d’activer ou de bâtir, son camp peut jouer l’événement de la carte, si ses conditions sont remplies.',
    ],
    '5.51': ['Ce qui reste en vigueur', 'Certains événements durent ; ils figurent à côté des pistes aussi longtemps.'],
    '5.52': [
      'Renforts',
      'Les nouvelles unités viennent des pions hors jeu ; s’il n’y en a plus, il n’en vient pas. Réguliers et coureurs éliminés ne reviennent jamais ; d’autres le peuvent.',
    ],
    '5.521': ['À pleine force', 'Les unités entrent toujours à pleine force.'],
    '5.522': [
      'Où elles entrent',
      'Jamais dans une case à unités ou fortifications ennemies, jamais dans un siège. Sans place pour elles, elles sont perdues.',
    ],
    '5.523': [
      'Rétablir',
      'Certains événements rendent leur pleine force à des unités réduites ; pas aux assiégées, ni aux troupes réglées sans ravitaillement [12.3].',
    ],
    '5.53': ['Alliances indiennes', 'Les cartes 23 à 30 font entrer des unités indiennes, ou en rétablissent.'],
    '5.531': [
      'Les tribus',
      '- Nord, pour les Français : Abénaquis, Algonquins, Caughnawagas, Mississaugas.',
      '- Ouest, pour les Français : Delawares, Mingos, Shawnees.',
      '- Pays d’en Haut, pour les Français, avec l’une ou l’autre alliance : Hurons, Ojibwés, Outaouais, Potawatomis.',
      '- Iroquois, neutres : Sénécas, Cayugas, Onondagas, Tuscaroras, Oneidas.',
      '- Pour les Britanniques : Mohawks et Cherokees.',
    ],
    '5.532': [
      'Villages alliés',
      'Tant qu’une tribu a des unités sur la carte, son village porte un marqueur Allié : ses unités y rentrent, et l’ennemi peut y mener un raid. Avec la dernière unité, le marqueur s’en va. Un village ne gêne jamais le mouvement.',
    ],
    '5.533': [
      'Iroquois',
      'Une tribu iroquoise ne sert qu’un camp à la fois : aucune unité n’entre tant que l’ennemi a celle du même nom.',
    ],
    '5.534': [
      'Johnson',
      'Les Mohawks et les Iroquois des Britanniques ne marchent que dans une force où se trouve Johnson, et ne lui coûtent aucun Commandement. N’importe qui peut activer des Indiens un par un.',
    ],
    '5.54': [
      'Les assemblées provinciales',
      'Le nombre de provinciaux de chaque Département dépend de l’humeur des assemblées, que changent les Querelles politiques des colonies. Après un jeu français, les Britanniques ôtent aussitôt ce qui est de trop ; les assiégés sont épargnés jusqu’au prochain jeu français.',
    ],
    '5.55': [
      'Les chefs britanniques',
      'Ils sont tirés au sort d’une réserve, puis placés par les Britanniques. Jamais plus de deux de Commandement 7 sur la carte : au troisième, l’un des deux autres est rappelé pour de bon ; si tous deux sont assiégés, le nouveau s’en retourne.',
      '~ Si un seul des deux est assiégé, seul l’autre peut être rappelé.',
    ],
    '5.56': [
      'Les réactions',
      'Les cartes de réaction se jouent pendant un mouvement ou une autre action, la vôtre ou celle de l’ennemi. Elles ne remplacent pas la carte d’une phase d’action. La page pose la question chaque fois qu’une telle carte pourrait se jouer, que vous l’ayez ou non : ainsi la question ne trahit rien.',
      '~ Là où aucune règle ne fixe l’ordre, le camp actif décide d’abord. Si vous déclinez, la question n’est pas reposée pour la même case ou le même jet.',
    ],
  },
};
