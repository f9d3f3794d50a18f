import type { LessonText } from '@carillon/lessons';

export const FIRST_GAME: LessonText = {
  title: 'Première partie',
  about: 'Jouez un tour d’action des Britanniques : marcher, faire un raid, commencer un fort et gagner une bataille.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques, en 1755. Une année compte neuf tours d’action. À chacun, les deux camps jouent une carte et dépensent ses points d’action. Les points de victoire (PV) viennent des cases de victoire, entourées de rayons, et des raids. Le marqueur de la piste de victoire est à 1 pour les Français ; le camp dont il occupe la moitié à la fin du scénario gagne. Ici, vous jouez un tour d’action.',
    },
    card: {
      say: 'Chaque camp a deux cartes en main : sa réserve et une nouvelle. Vous en jouez une ; l’autre est votre prochaine réserve. Les signes d’une carte sont ses points d’action : un triangle est un point léger, un carré un point d’armée, une ancre un point d’armée qui peut aussi prendre la mer. Jouez la carte 3 : elle a quatre points.',
      fewer: 'Cette carte a trois points. La carte 3 en a un de plus, et tous servent ici.',
      other: 'Jouez la carte 3.',
    },
    order: {
      say: 'Les cartes sont ouvertes. La vôtre a la plus haute initiative : à vous de dire qui commence. Le premier joueur agit sans savoir ce que fera l’autre, mais peut garder un point pour une réaction. Les Français jouent aussi une carte indienne à chaque tour [7.1] : celle-ci empêche toute unité indienne d’agir, et ajoute un point léger à la carte française. Laissez commencer les Français, pour voir ce qu’ils font.',
      first: 'C’est permis. Mais alors les Français répondent à vos marches. Laissez-les commencer.',
      other: 'Laissez commencer les Français.',
    },
    stack: {
      say: 'Les Français n’ont rien fait. C’est votre phase d’action. Chaque point fait agir une pile, et chaque unité agit une fois par tour [7.3]. À Halifax se tiennent deux brigades, l’unité légère de Goreham, de l’artillerie et Bradstreet. Choisissez Halifax et la marche avec un point d’armée. Prenez tout le monde sauf les 44e et 48e, qui gardent Halifax, puis appuyez sur En marche.',
      light:
        'Un point léger ne fait marcher que des unités légères : brigade et artillerie resteraient à Halifax. Choisissez la marche d’armée.',
      raid: 'D’abord l’armée. Le raid vient dans un instant. Marchez depuis Halifax avec un point d’armée.',
      elsewhere: 'Cette pile n’a pas d’ennemi à portée. L’armée de Halifax est à côté d’un fort français.',
      construct: 'Cela sert à bâtir, et l’armée reste. Choisissez la marche d’armée depuis Halifax.',
      marshal: 'Cela rassemble les voisins à Annapolis Royal. Choisissez la marche d’armée depuis Halifax.',
      done: 'Cela met fin à votre phase, et vos points sont perdus. Marchez d’abord depuis Halifax.',
      few: 'L’attaque demande les 40e, 45e et 47e, Goreham, l’artillerie et Bradstreet. Prenez ces quatre-là.',
      both: 'Il faut garder Halifax. Laissez-y les 44e et 48e.',
      other: 'Marchez depuis Halifax avec un point d’armée.',
    },
    march: {
      say: 'Brigades et artillerie avancent de deux cases par les routes et grandes routes, les unités légères de trois par tout chemin [10.2]. Marchez vers Chignectou, où se dresse le fort Beauséjour. Une pile qui rencontre l’ennemi s’arrête ; la bataille vient à la fin du tour. Vos chances sont faibles. Mais Chignectou vaut 1 PV, une défaite vous coûte une retraite et peut-être quelques pertes, et les dés de cette leçon sont réglés pour une victoire ; dans une partie, venez plus nombreux.',
      elsewhere: 'Annapolis Royal est déjà à vous. Le fort Beauséjour est à Chignectou.',
      stop: 'L’armée n’a pas bougé. Marchez vers Chignectou.',
      other: 'Marchez vers Chignectou.',
    },
    raid: {
      say: 'Un point léger permet aussi un raid : une unité légère va à trois cases au plus vers une case d’origine ou un fort ennemi, et revient. Choisissez Rogers à Rumford, puis le raid. Passez par Zawakwtegok et Goasek jusqu’au fort de Ticonderoga, ou par Northfield et Number Four, et faites-y le raid. Les ennemis en chemin peuvent l’intercepter [9.2].',
      raider: 'Washington et Goreham n’ont pas de cible qui vaille la peine à trois cases. Choisissez Rogers.',
      astray: 'De là, Rogers n’atteint pas Ticonderoga. Il revient à Rumford ; prenez l’autre chemin.',
      light: 'Cela marche, sans raid. Choisissez le raid.',
      army: 'Gardez les points d’armée pour le fort. Choisissez Rogers et son raid.',
      later: 'Le fort vient ensuite. D’abord le raid de Rogers.',
      done: 'Il vous reste des points. Choisissez Rogers et son raid.',
      other: 'Choisissez Rogers et son raid.',
    },
    fort: {
      say: 'Le fort Saint-Frédéric a manqué son dé et n’a pas intercepté ; le vôtre a réussi. Un raid sur un fort vaut 1 point de raid, et huit valent 1 PV. Rogers est de retour à Rumford. Maintenant, bâtissez : une brigade commence un fort avec un point d’armée, et l’achève à un tour suivant [12.0]. Commencez-en un avec les 50e et 51e au lac Saint-Sacrement.',
      elsewhere: 'New York est loin de l’ennemi. Le lac Saint-Sacrement garde la grande route de Ticonderoga à Albany.',
      road: 'Une route aide une armée sur un sentier. Ici, il faut un fort : choisissez de le commencer.',
      army: 'Alors le lac Saint-Sacrement reste ouvert. Commencez un fort avec les 50e et 51e.',
      done: 'Il vous reste des points. Commencez un fort au lac Saint-Sacrement.',
      other: 'Commencez un fort avec les 50e et 51e au lac Saint-Sacrement.',
    },
    'end-phase': {
      say: 'Il reste un point d’armée. Les troupes de Halifax pourraient encore marcher vers la bataille, mais la ville resterait vide. « Rassembler des troupes », proposé aussi, ne ferait qu’appeler des voisins vers une pile [11.0]. Rien n’oblige à tout dépenser. Terminez votre phase d’action. Ensuite vient la bataille de Chignectou.',
      army: 'Ces troupes gardent leurs villes. Laissez-les-y, et terminez la phase.',
      construct: 'Un fort à New York ne garde rien. Terminez la phase.',
      other: 'Terminez la phase d’action.',
    },
    battle: {
      say: 'Chaque unité lance un dé. Un drapeau, ou une touche sur un ennemi de même forme, fait monter votre marqueur de un [13.3]. Vous êtes parti de −1, parce que vous attaquez un fort. Goreham a obtenu un drapeau. Votre brigade est métropolitaine : elle vient d’Europe, et non des colonies [3.2] ; elle a manqué. Bradstreet peut relancer le dé d’une unité dont la forme est sur son pion. Relancez celui de la brigade.',
      done: 'Un dé manqué ne rapporte rien, et les relances de Bradstreet sont perdues après la bataille. Servez-vous-en pour la brigade.',
      other: 'Relancez le dé de la brigade.',
    },
    end: {
      say: 'La relance a donné un drapeau, l’artillerie a touché le fort, et vous gagnez par 2 à 1. Langis s’est retiré à Miramichy. Il aurait pu détruire le fort Beauséjour ; comme il ne l’a pas fait, votre fort Augusta prend sa place, réduit comme lui [13.9.5]. La case de victoire vous rapporte 1 PV. La piste de victoire n’a pas de zéro : le marqueur passe de 1 pour les Français à 1 pour les Britanniques. Vous connaissez maintenant le tour : cartes, ordre, actions, batailles. Les autres leçons montrent chaque partie à part ; ou jouez une partie depuis la page d’accueil.',
    },
  },
};
