import type { HelpTexts } from './en.ts';

// Les règles dans nos propres mots.
export const fr: HelpTexts = {
  '2': {
    title: 'La carte',
    sections: {
      '2.1': [
        'Cases',
        'Une faction a ses cases d’origine, qu’elle contrôle au départ : avant-postes, cases peuplées et forteresses. Les villages des nations indiennes sont neutres, le pays sauvage n’est à personne. Les bases restent britanniques. Des rayons marquent les cases de victoire ; le chiffre est la valeur.',
      ],
      '2.2': [
        'Liaisons',
        'Grandes routes, sentiers et routes joignent les cases. Un sentier devient une route quand on la bâtit. Par tour 4 unités d’une faction passent un sentier, 8 une route, 16 une grande route [10.1].',
      ],
    },
  },
  '3': {
    title: 'Les pions',
    sections: {
      '3.0': [
        'Formes',
        'Les triangles sont des unités légères, les carrés des brigades, les cercles de l’artillerie, des flottes, des forts et des bastions. La forme décide quels touchés comptent [13.3].',
      ],
      '3.7': [
        'Commandants',
        'Ils ne tirent ni ne comptent, et restent avec des unités. Celui qui est seul à la fin d’une phase d’action quitte le jeu. En bataille un commandant donne des relances pour les formes de son pion [13.5].',
      ],
    },
  },
  '4': {
    title: 'Séquence de jeu',
    sections: {
      '4.0': [
        'L’année',
        'Neuf tours d’action, et entre eux l’arrivée des flottes [15.2], la levée des coloniaux [16.2] et les quartiers d’hiver [17.2].',
      ],
    },
  },
  '7': {
    title: 'Tours d’action',
    sections: {
      '7.1': [
        'Le tour',
        'Les deux tirent une carte, les Français une carte indienne en plus. Chacun choisit en secret entre la nouvelle carte et la réserve ; l’autre reste en réserve. Toutes sont révélées. Qui a la plus haute initiative (les Français, à égalité) dit qui joue en premier.',
        'Puis viennent les événements du début de tour, les deux phases d’action, la réaction, les batailles, le ravitaillement et le ralliement.',
      ],
      '7.2': [
        'La phase d’action',
        'Qui est en mer débarque d’abord. Puis on dépense les points de la carte indienne, puis ceux de la faction. Une unité qui a pris part à une action est épuisée jusqu’à la fin du tour.',
      ],
      '7.3': [
        'Points d’action',
        'Chacun paie une action : léger pour un raid ou un mouvement léger, armée pour un mouvement d’armée, un rassemblement ou une construction, voile/armée pour ceux-ci ou prendre la mer, indien pour les unités indiennes. Un point doublé double le mouvement.',
        'Le premier joueur peut garder un point de sa carte pour la réaction, après la phase de l’autre.',
      ],
      '7.4': [
        'Événements',
        'L’événement d’une carte a lieu à son moment ; les points d’action de la carte servent tout de même.',
      ],
    },
  },
  '8': {
    title: 'Nations indiennes',
    sections: {
      '8.0': [
        'Nations neutres',
        'Les Iroquois et les Cherokees sont neutres. Une nation rejoint la faction d’un événement, ou l’ennemi de qui entre dans un de ses villages ; la pile qui entre doit s’arrêter.',
      ],
      '8.1': [
        'Ralliement',
        'Une unité de la nation arrive dans chacun de ses villages. Elle est à cette faction jusqu’à la fin de la partie.',
      ],
    },
  },
  '9': {
    title: 'Raids',
    sections: {
      '9.0': [
        'Cibles',
        'Une unité légère attaque une case d’origine ennemie, ou une case sauvage avec un fort ennemi. Une case ne peut être pillée qu’une fois par an.',
      ],
      '9.1': [
        'Le chemin',
        'L’assaillant fait jusqu’à trois cases, six avec un point doublé. Les raids ne comptent pas dans les limites des liaisons.',
      ],
      '9.2': [
        'Interception',
        'Dans chaque case avec des unités ennemies, la première et la dernière comprises, un dé peut arrêter l’assaillant.',
      ],
      '9.3': [
        'Issue',
        'Un drapeau, un B&T ou un touché de triangles réussit. La valeur de la case est marquée sur la piste des raids ; huit points font un point de victoire. Les Indiens vont aux pertes avec leur butin, les autres retournent d’où ils viennent.',
      ],
    },
  },
  '10': {
    title: 'Mouvement',
    sections: {
      '10.1': [
        'Limites',
        'Par tour tant d’unités d’une faction passent une liaison : sentier 4, route 8 avec une artillerie, grande route 16. Ce qui reste est écrit à côté.',
      ],
      '10.2': [
        'Le long des liaisons',
        'Les unités légères font trois cases, toutes les autres deux. Une force peut laisser et prendre des unités en chemin.',
      ],
      '10.3': [
        'Supériorité et submersion',
        'Plus de trois fois autant d’unités que l’ennemi le surpassent en nombre : les commandants ne comptent pas, chaque milice compte, les unités réduites comptent entières. Là où une force qui entre rend son camp si fort, l’ennemi est submergé : il se retire aussitôt, sans bataille, et la force peut continuer. Un bastion ou un fort de l’ennemi l’empêche.',
      ],
      '10.4': [
        'Mouvement d’armée',
        'Déplace des unités d’une pile, brigades et artillerie comprises, par routes et grandes routes.',
      ],
      '10.5': ['Mouvement léger', 'Déplace des unités légères, par les sentiers aussi.'],
      '10.6': [
        'Mouvement par mer',
        'Les flottes portent des unités d’une case côtière en mer. Elles débarquent au début d’une phase d’action suivante, toutes dans une case côtière d’une zone maritime amie ; avec un point doublé aussitôt.',
      ],
      '10.7': [
        'Attaque',
        'Qui entre dans une case avec des ennemis s’y arrête ; une bataille est livrée à la fin du tour.',
      ],
    },
  },
  '11': {
    title: 'Rassembler des troupes',
    sections: {
      '11.0': [
        'Appel',
        'Des unités des cases voisines rejoignent la pile de l’unité activée. Elles combattent ce tour-ci avec une pénalité [13.3].',
      ],
    },
  },
  '12': {
    title: 'Construction',
    sections: {
      '12.0': [
        'Forts et routes',
        'Une brigade commence un fort ou une route, et l’achève à un tour suivant ; elle répare ou retire un fort. Qui achève une route la passe aussitôt.',
      ],
    },
  },
  '13': {
    title: 'Bataille',
    sections: {
      '13.0': ['Ordre', 'Les batailles sont livrées l’une après l’autre, dans l’ordre du plateau.'],
      '13.1': [
        'Qui défend',
        'Le camp qui y avait des unités au début du tour d’action ; sinon celui qui y a de la milice ; sinon celui qui y est entré d’abord. L’autre attaque.',
      ],
      '13.2': [
        'Préparation',
        'La milice sort pour les siens. Une flotte peut être cédée contre de l’artillerie. Deux unités réduites d’un type s’unissent en une entière.',
      ],
      '13.3': [
        'Tirs',
        'Les pénalités déplacent d’abord les marqueurs de combat. Puis chaque type d’unités tire, les attaquants avant les défenseurs, un dé chacune. Un touché compte là où son signe montre la forme de l’unité qui a tiré ; il déplace le marqueur, et au-dessus de zéro il frappe une unité ennemie. Puis les B&T, puis les drapeaux, dont chacun déplace le marqueur.',
      ],
      '13.4': [
        'Touchés',
        'Le possesseur applique un touché : aux unités du premier genre dans la liste des priorités, à son choix. Une unité entière est réduite, une réduite éliminée. Une brigade métropolitaine éliminée donne à l’ennemi un pion de la guerre en Europe [18.3].',
      ],
      '13.5': [
        'Relances',
        'Par capacité, par commandant, par événement : une unité une fois pour chacun. Un commandant dont l’aide donne deux fois un manqué est perdu.',
      ],
      '13.6': [
        'Issue',
        'Le marqueur le plus haut gagne, le défenseur à égalité. De trois ou plus le vaincu est en déroute.',
      ],
      '13.7': [
        'Après la bataille',
        'Déroute, retraite, contrôle, points de victoire : dans cet ordre. Un attaquant qui l’emporte contre un fort ennemi ou dans une case peuplée ennemie perd une des unités indiennes qui ont pris part, tirée au sort : elle va dans la case des pertes.',
      ],
      '13.8': [
        'Déroute',
        'Qui perd de trois ou plus, ou perd en défenseur le dernier bastion, est en déroute : une unité est perdue, de l’artillerie s’il y en a, des Indiens en dernier ; un fort tombe à l’ennemi ; nul n’est submergé dans la retraite. Jusqu’au ralliement [14.2], ou jusqu’à rejoindre une pile qui n’est pas en déroute, la pile peut seulement se déplacer, n’attaque pas et combat avec une pénalité.',
      ],
      '13.9': [
        'Retraite',
        'Tous ensemble, vers la première case de la liste des priorités. Sans aucune, tout est perdu sauf les unités légères.',
      ],
    },
  },
  '14': {
    title: 'Fin du tour d’action',
    sections: {
      '14.1': [
        'Ravitaillement',
        'Le ravitaillement vient des cases amies du pays dans une colonie, et des cases où se trouve une flotte amie ; non là où il y a un marqueur de bataille. Il suit grandes routes et routes, pour les piles d’unités légères seules aussi les sentiers, à travers les cases amies, et à travers les cases sauvages et les avant-postes de son camp que l’ennemi contrôle, s’il n’y a pas d’unité ennemie. Une pile qui en manque ne bâtit pas et combat avec une pénalité, jusqu’à ce qu’un contrôle la trouve ravitaillée ou qu’elle rejoigne une pile qui l’est.',
      ],
      '14.2': [
        'Ralliement',
        'Les piles en déroute jettent un dé : un drapeau les rallie, pour les unités légères un B&T aussi.',
      ],
    },
  },
  '15': {
    title: 'Arrivée des flottes',
    sections: {
      '15.2': [
        'Tirages',
        'Flottes et brigades sont tirées de leurs réserves. Un jeton des aléas de la guerre dit ce qui vient à la place. Une brigade au hausse-col amène un commandant.',
      ],
      '15.3': ['Placement', 'Les Britanniques placent d’abord, les flottes avant le reste.'],
    },
  },
  '16': {
    title: 'Levée des coloniaux',
    sections: {
      '16.2': ['Tirages', 'Les brigades coloniales sont tirées comme les flottes [15.2].'],
      '16.3': ['Placement', 'Chaque brigade dans une case d’origine de sa colonie que les Britanniques contrôlent.'],
      '16.4': ['Cartes de campagne', 'Dès ici les cartes sont tirées des paquets de campagne.'],
    },
  },
  '17': {
    title: 'Quartiers d’hiver',
    sections: {
      '17.1': ['La fin', 'La partie finit ici quand une faction a gagné, ou que la dernière année est passée [18.2].'],
      '17.2': [
        'Étapes',
        'Les marqueurs s’en vont, les piles en mer viennent à terre, les Indiens rentrent, les brigades coloniales sont licenciées, les troupes retournent aux colonies, une sur trois de chaque type revient des pertes.',
      ],
      '17.3': [
        'Retour aux colonies',
        'Les piles vont vers la flotte ou la colonie la plus proche ; une garnison aussi grande que la valeur de la case peut rester.',
      ],
    },
  },
  '18': {
    title: 'Victoire',
    sections: {
      '18.1': [
        'Points',
        'Une piste pour les deux : ce que l’une gagne l’autre le perd. Cases de victoire, raids, bonus et guerre en Europe comptent.',
      ],
      '18.2': ['Qui gagne', 'À la fin d’une année chaque scénario nomme les scores avec lesquels une faction gagne.'],
      '18.3': [
        'Guerre en Europe',
        'Pour chaque brigade métropolitaine ennemie éliminée une faction tire un pion et en garde un. En hiver le plus haut marque la différence.',
      ],
    },
  },
};
