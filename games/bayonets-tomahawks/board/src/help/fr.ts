import type { HelpTexts } from './en.ts';

// Les règles dans nos propres mots.
export const fr: HelpTexts = {
  '2': {
    title: 'La carte',
    sections: {
      '2.1': [
        'Cases',
        'Chaque faction contrôle dès le départ ses cases d’origine : avant-postes, cases peuplées et forteresses. Les villages des nations indiennes sont neutres ; le pays sauvage n’appartient à personne. Les bases restent toujours britanniques. Des rayons signalent une case de victoire ; le chiffre donne sa valeur.',
        'Des unités seules dans une case d’origine ennemie la capturent. Une case de victoire rapporte aussitôt sa valeur à la faction qui en prend le contrôle, et cela chaque fois [18.1]. Un avant-poste capturé le reste quand ses vainqueurs s’en vont ; une case peuplée revient à son camp. Une forteresse française ne tombe que sans bastions [2.1.10].',
      ],
      '2.1.10': [
        'Forteresses',
        'Une étoile autour d’une case peuplée française signale une forteresse et ses deux bastions. Seule l’artillerie peut les toucher [13.3]. Ils empêchent de submerger [10.3], et après une bataille perdue le défenseur reste tant que l’un d’eux est debout [13.9]. Ils ne sont jamais réparés ni remplacés. Les deux une fois détruits, la case peut être capturée, et un fort construit, comme dans toute autre case peuplée.',
      ],
      '2.2': [
        'Liaisons',
        'Grandes routes, sentiers et routes relient les cases. Construire change un sentier en route. À chaque tour, une faction peut faire passer 4 unités par un sentier, 8 par une route et 16 par une grande route [10.1].',
      ],
    },
  },
  '3': {
    title: 'Les pions',
    sections: {
      '3.0': [
        'Formes',
        'Les triangles sont des unités légères, les carrés des brigades, les cercles de l’artillerie, des flottes, des forts et des bastions. La forme décide quelles touches comptent [13.3].',
      ],
      '3.7': [
        'Commandants',
        'Les commandants ne tirent pas, ne comptent pas comme unités et restent avec des unités. Un commandant seul à la fin d’une phase d’action quitte le jeu. En bataille, il accorde des relances aux formes de son pion [13.5].',
      ],
    },
  },
  '4': {
    title: 'Séquence de jeu',
    sections: {
      '4.0': [
        'L’année',
        'L’année compte neuf tours d’action : trois de préparatifs, aux cartes de peu de points d’action, et six de campagne. Entre eux viennent l’arrivée des flottes [15.2], la levée des coloniaux [16.2] et les quartiers d’hiver [17.2].',
      ],
    },
  },
  '7': {
    title: 'Tours d’action',
    sections: {
      '7.1': [
        'Le tour',
        'Chaque faction tire une carte ; les Français tirent aussi une carte indienne. Chacune joue en secret soit la nouvelle carte, soit sa réserve ; l’autre carte devient sa réserve, pour un tour suivant. Les cartes sont révélées ensemble. Le grand chiffre d’une carte est son initiative : la faction qui a la plus haute (les Français à égalité) décide qui commence.',
        'Viennent ensuite les événements du début de tour, les deux phases d’action, la réaction, les batailles, le ravitaillement et le ralliement.',
      ],
      '7.2': [
        'La phase d’action',
        'Les unités en mer débarquent d’abord. La faction dépense ensuite les points de sa carte indienne, puis ceux de sa propre carte. Une unité qui a pris part à une action est épuisée jusqu’à la fin du tour.',
      ],
      '7.3': [
        'Points d’action',
        'Chaque point paie une action. Un point léger paie un raid ou un mouvement léger ; un point d’armée, un mouvement d’armée, un rassemblement ou une construction ; un point voile/armée, l’une de ces trois actions ou un mouvement par mer ; un point léger/armée sert de l’un ou de l’autre ; un point indien sert aux unités indiennes. Un point doublé double le mouvement.',
        'Le premier joueur peut garder un point de sa carte pour la réaction, après la phase de l’adversaire.',
      ],
      '7.4': [
        'Événements',
        'L’événement d’une carte a lieu au moment qu’elle indique. Vous disposez tout de même de ses points d’action.',
      ],
    },
  },
  '8': {
    title: 'Nations indiennes',
    sections: {
      '8.0': [
        'Nations neutres',
        'Les Iroquois et les Cherokees sont neutres au départ. Une nation rejoint une faction par un événement, ou rejoint l’ennemi de la faction qui entre dans un de ses villages. Une pile qui entre dans un village doit s’y arrêter.',
      ],
      '8.1': [
        'Ralliement',
        'Une unité de la nation apparaît dans chacun de ses villages. Elle sert cette faction jusqu’à la fin de la partie.',
      ],
    },
  },
  '9': {
    title: 'Raids',
    sections: {
      '9.0': [
        'Cibles',
        'Une unité légère attaque une case d’origine ennemie, ou une case sauvage avec un fort ennemi. Une case ne peut être pillée avec succès qu’une fois par an.',
      ],
      '9.1': [
        'Le chemin',
        'Le pillard avance de trois cases au plus, six avec un point doublé. Les raids ne tiennent pas compte des limites des liaisons.',
      ],
      '9.2': [
        'Interception',
        'Lancez un dé dans chaque case qui contient des unités ennemies, la première et la dernière comprises ; il peut arrêter le pillard. La milice n’en arrête jamais.',
      ],
      '9.3': [
        'Issue',
        'Un drapeau, un B&T ou une touche au triangle est un succès. La piste des raids avance de la valeur de la case ; huit points de raid font un point de victoire. Les Indiens vont dans la case des pertes avec leur butin ; les autres reviennent à leur point de départ.',
      ],
    },
  },
  '10': {
    title: 'Mouvement',
    sections: {
      '10.1': [
        'Limites',
        'À chaque tour, une faction peut faire passer 4 unités par un sentier, 8 par une route (dont une seule artillerie) et 16 par une grande route. La carte indique combien peuvent encore passer.',
      ],
      '10.2': [
        'Sur les liaisons',
        'Les unités légères avancent de trois cases, toutes les autres de deux. Une force peut laisser et prendre des unités en chemin.',
      ],
      '10.3': [
        'Supériorité et submersion',
        'Une pile est en supériorité si elle compte plus de trois fois autant d’unités que l’ennemi. Les commandants ne comptent pas ; la milice compte, et les unités réduites comptent entièrement. Une force qui, en entrant, donne à son camp cette supériorité submerge l’ennemi : il se retire aussitôt, sans bataille, et la force peut continuer. Un bastion ou un fort ennemi l’empêche.',
      ],
      '10.4': [
        'Mouvement d’armée',
        'Déplace des unités d’une même pile, brigades et artillerie comprises, par les routes et les grandes routes.',
      ],
      '10.5': ['Mouvement léger', 'Déplace des unités légères, y compris par les sentiers.'],
      '10.6': [
        'Mouvement par mer',
        'Des flottes emmènent en mer des unités d’une case côtière. Elles débarquent au début de leur phase d’action suivante, toutes dans une même case côtière d’une zone maritime amie. Avec un point doublé, elles débarquent aussitôt.',
      ],
      '10.7': [
        'Attaque',
        'Une force qui entre dans une case occupée par l’ennemi s’y arrête. Une bataille suit à la fin du tour.',
      ],
    },
  },
  '11': {
    title: 'Rassembler des troupes',
    sections: {
      '11.0': [
        'Appel',
        'Des unités des cases adjacentes rejoignent la pile de l’unité activée. Elles combattent ce tour-ci avec une pénalité [13.3.2].',
      ],
    },
  },
  '12': {
    title: 'Construction',
    sections: {
      '12.0': [
        'Forts et routes',
        'Une brigade commence un fort ou une route et l’achève lors d’un tour suivant. Elle peut aussi réparer ou retirer un fort. Une brigade qui achève une route la franchit aussitôt.',
      ],
    },
  },
  '13': {
    title: 'Bataille',
    sections: {
      '13.0': ['Ordre', 'Les batailles se livrent l’une après l’autre, dans l’ordre du plateau.'],
      '13.1': [
        'Qui défend',
        'Le défenseur est le camp qui y avait des unités au début du tour d’action ; sinon, celui qui y a de la milice ; sinon, celui qui y est entré le premier. L’autre attaque.',
      ],
      '13.2': [
        'Préparation',
        'La milice sort pour défendre son camp [13.2.1]. Une flotte peut être échangée contre de l’artillerie. Deux unités réduites du même type peuvent n’en former qu’une, entière.',
      ],
      '13.2.1': [
        'Milice',
        'Chaque silhouette à côté d’une case peuplée est une milice, rouge pour les Britanniques et bleue pour les Français. Elle sort au début d’une bataille dans cette case, une de moins si l’ennemi la contrôle. Elle combat les ennemis qui entrent, même sans aucune unité à ses côtés ; dans une case que l’ennemi contrôle, elle ne combat qu’avec des unités de son camp. Ce n’est pas une unité : aucune touche ne la frappe, elle ne relance pas, et seuls ses drapeaux comptent. Chaque B&T tiré par une brigade retire une milice ennemie pour cette bataille. La milice ne défend pas contre les raids [9.2].',
      ],
      '13.3': [
        'Tirs',
        'Les pénalités déplacent d’abord les marqueurs de combat [13.3.2]. Ensuite les unités tirent type par type, les attaquants avant les défenseurs, un dé chacune. Une touche compte si son signe montre la forme de l’unité qui tire. Elle déplace le marqueur ; si celui-ci est alors au-dessus de zéro, la touche frappe une unité ennemie. Viennent ensuite les B&T, puis les drapeaux [13.3.3].',
      ],
      '13.3.2': [
        'Pénalités',
        'Avant les tirs, le marqueur d’un camp recule d’un cran pour chacun de ces cas : sa pile a débarqué [10.6], a été rassemblée [11.0], est en déroute [13.8], est sans ravitaillement [14.1] ou attaque un fort. Sans ravitaillement coûte deux crans à huit unités ou plus ; un fort en coûte deux sans artillerie.',
      ],
      '13.3.3': [
        'B&T, drapeaux et manqués',
        'L’effet d’un B&T dépend de l’unité qui l’a tiré. Une brigade retire une milice ennemie. Les brigades métropolitaines, l’artillerie, les forts et les bastions touchent une brigade ennemie qui peut l’être : le marqueur avance, et s’il est alors au-dessus de zéro, la touche frappe, d’abord une brigade métropolitaine. Une flotte peut quitter la bataille pour une case d’origine amie sur la côte. Pour les unités légères et la milice, un B&T est sans effet.',
        'Un drapeau déplace le marqueur, quel que soit le tireur. Un manqué ne fait rien, mais à la relance d’un commandant il peut le perdre [13.5].',
      ],
      '13.4': [
        'Touches',
        'Une touche frappe le premier genre d’unités présent. Pour une unité légère, c’est le sien, indien ou non, puis l’autre ; pour une brigade métropolitaine, les métropolitaines, puis les autres ; pour une autre brigade, l’inverse. Les flottes frappent les flottes, puis l’artillerie, puis un fort ; les forts et les bastions, l’artillerie, puis les flottes ; l’artillerie, l’artillerie, puis un bastion ou un fort, puis les flottes. Dans ce genre, le propriétaire choisit, mais une unité réduite passe avant une entière. La première touche sur des brigades métropolitaines frappe une brigade de Highlanders.',
        'Une unité entière est réduite ; une unité réduite est éliminée. Éliminer une brigade métropolitaine donne à l’ennemi un pion de la guerre en Europe [18.3].',
      ],
      '13.5': [
        'Relances',
        'Une capacité, un commandant ou un événement peut permettre à une unité de relancer, une fois chacun. Si la relance d’un commandant est un manqué, lancez encore un dé : à un autre manqué, il est perdu.',
      ],
      '13.6': [
        'Issue',
        'Le marqueur le plus haut gagne ; à égalité, le défenseur gagne. Un camp battu de trois ou plus est en déroute.',
      ],
      '13.7': [
        'Après la bataille',
        'Réglez dans l’ordre la déroute, la retraite, le contrôle et les points de victoire. Un attaquant vainqueur d’un fort ennemi ou dans une case peuplée ennemie perd une des unités indiennes qui ont pris part, tirée au sort : elle va dans la case des pertes.',
      ],
      '13.8': [
        'Déroute',
        'Un camp est en déroute s’il perd de trois ou plus, ou s’il perd en défenseur son dernier bastion. Il perd une unité : de l’artillerie s’il en a, des Indiens en dernier. Son fort tombe à l’ennemi. Personne n’est submergé pendant la retraite. Jusqu’au ralliement [14.2], ou jusqu’à ce qu’elle rejoigne une pile qui n’est pas en déroute, la pile peut seulement se déplacer : elle ne peut pas attaquer et combat avec une pénalité.',
      ],
      '13.9': [
        'Retraite',
        'Toutes les unités se retirent ensemble vers une même case adjacente sans unité ennemie ; avec des flottes, vers une côte amie ou la case En mer. L’attaquant retourne d’abord dans une case amie d’où il est venu ; le défenseur ne va jamais dans une case d’où l’ennemi est venu.',
        'L’ordre est ensuite : une case d’origine amie, une autre case amie, le pays sauvage ou un village d’une nation amie, une case ennemie sans unité ni milice. Une pile qui n’est pas en déroute peut enfin submerger des ennemis qu’elle surpasse en nombre [10.3], ou rejoindre une case où une autre bataille attend. Entre des cases équivalentes, le propriétaire choisit. S’il n’y en a aucune, toutes les unités sont perdues sauf les légères, qui peuvent aussi se retirer par les sentiers.',
      ],
    },
  },
  '14': {
    title: 'Fin du tour d’action',
    sections: {
      '14.1': [
        'Ravitaillement',
        'Les cases d’origine amies d’une colonie et les cases avec une flotte amie sont des sources de ravitaillement, sauf celles qui portent un marqueur de bataille. Le ravitaillement suit les routes et les grandes routes, et aussi les sentiers pour les piles d’unités légères seules. Il traverse les cases amies. Il traverse aussi les cases sauvages, et les avant-postes de son camp que l’ennemi contrôle, s’il n’y a pas d’unité ennemie. Une pile sans ravitaillement ne peut pas construire et combat avec une pénalité, jusqu’à ce qu’un contrôle la trouve ravitaillée ou qu’elle rejoigne une pile qui l’est.',
      ],
      '14.2': [
        'Ralliement',
        'Une pile en déroute lance un dé, plus autant que la valeur d’un de ses commandants. Un drapeau la rallie ; un B&T aussi si elle n’a que des unités légères.',
      ],
    },
  },
  '15': {
    title: 'Arrivée des flottes',
    sections: {
      '15.2': [
        'Tirages',
        'Tirez flottes et brigades de leurs réserves. Si un jeton des aléas de la guerre est tiré, c’est son effet qui s’applique. Une brigade au hausse-col amène un commandant.',
      ],
      '15.3': ['Placement', 'Les Britanniques placent les premiers, les flottes avant le reste.'],
    },
  },
  '16': {
    title: 'Levée des coloniaux',
    sections: {
      '16.2': ['Tirages', 'Tirez les brigades coloniales comme les flottes [15.2].'],
      '16.3': ['Placement', 'Placez chaque brigade dans une case d’origine de sa colonie, sous contrôle britannique.'],
      '16.4': ['Cartes de campagne', 'À partir de maintenant, tirez les cartes des paquets de campagne.'],
    },
  },
  '17': {
    title: 'Quartiers d’hiver',
    sections: {
      '17.1': ['La fin', 'La partie s’arrête ici si une faction a gagné ou si la dernière année est terminée [18.2].'],
      '17.2': [
        'Étapes',
        'Retirez les marqueurs. Les piles en mer reviennent à terre, les Indiens rentrent, les brigades coloniales sont licenciées et les troupes retournent aux colonies. Une unité sur trois de chaque type revient des cases des pertes.',
      ],
      '17.3': [
        'Retour aux colonies',
        'Les piles vont vers la flotte ou la colonie la plus proche. Une unité peut rester avec chaque fort ; dans une case peuplée conquise, autant de brigades que sa valeur et toutes les autres unités.',
      ],
    },
  },
  '18': {
    title: 'Victoire',
    sections: {
      '18.1': [
        'Points',
        'Les deux factions partagent une piste : ce que l’une gagne, l’autre le perd. Les cases de victoire, les raids, les bonus et la guerre en Europe rapportent des points.',
      ],
      '18.2': ['Qui gagne', 'Chaque scénario indique les scores qui donnent la victoire à la fin de chaque année.'],
      '18.3': [
        'Guerre en Europe',
        'Pour chaque brigade métropolitaine ennemie éliminée, une faction tire un pion et garde celui-ci ou celui qu’elle a déjà. En hiver, le pion le plus haut marque la différence.',
      ],
    },
  },
};
