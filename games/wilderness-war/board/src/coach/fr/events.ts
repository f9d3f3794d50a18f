import type { Coaching } from '../coaching.ts';

/** 5.5 Les questions des événements, et les enchères. */
export const EVENTS: Coaching = {
  'placing.place': {
    asks: 'De nouvelles unités arrivent. Dans quelle case entre celle-ci ?',
    does: {
      place: 'L’unité y entre, à pleine force [5.521].',
      done: 'Vous n’en prenez plus, bien que d’autres soient permises.',
    },
    weigh: [
      'Placez les troupes là où un chef peut les emmener avec la prochaine carte.',
      'Aucune unité n’entre dans une case ennemie ou assiégée [5.522].',
      'Plus de quatre unités ensemble attirent la petite vérole ; dans un fort ou une palissade, elles souffrent aussi de l’hiver [11.1].',
    ],
  },
  'restoring.restore': {
    asks: 'Quelle unité réduite rétablissez-vous ?',
    does: { restore: 'L’unité est retournée sur sa face pleine.', done: 'Vous n’en rétablissez plus.' },
    weigh: [
      'Rétablissez d’abord les unités qui se battront bientôt, et les réguliers avant les autres : éliminés, ils sont perdus [7.61].',
      'Une unité réglée réduite est la première victime de l’hiver [11.2].',
    ],
  },
  'placing-or-restoring.choose': {
    asks: 'L’événement permet une de deux choses : de nouvelles unités, ou rétablir des unités réduites.',
    does: {
      reinforce: 'De nouvelles unités entrent sur la carte.',
      restore: 'Des unités réduites retrouvent leur pleine force.',
    },
    weigh: [
      'Comptez les pas : une unité nouvelle en apporte deux, une unité rétablie un seul, mais là où il vous le faut.',
    ],
  },
  'removing.remove': {
    asks: 'L’événement vous coûte des unités : laquelle s’en va ?',
    does: { remove: 'L’unité quitte la carte.' },
    weigh: [
      'Cédez des unités réduites, et celles qui sont loin des combats.',
      'Les provinciaux peuvent revenir quand les assemblées le veulent bien ; les réguliers jamais [7.61].',
    ],
  },
  'leader-draw.dismiss': {
    asks: 'Deux chefs de Commandement 7 au plus sont en jeu. Un troisième est tiré : lequel des deux remplace-t-il [5.55] ?',
    does: { dismiss: 'Ce chef quitte la partie pour toujours.' },
    weigh: [
      'Regardez d’abord l’Initiative : un chef d’Initiative 1 ou 2 marche avec presque toute carte, un chef d’Initiative 3 seulement avec un 3.',
      'Puis la Tactique, qui compte dans les batailles, les sièges et les assauts.',
    ],
  },
  'leader-draw.place': {
    asks: 'Où entre le chef tiré de la réserve ?',
    does: { place: 'Le chef entre dans cette case.' },
    weigh: ['Joignez-le aux unités qu’amène la même carte, ou à une force qui manque d’un bon commandant.'],
  },
  'french-regulars.place': {
    asks: 'Des réguliers arrivent de France, tous au même lieu : Québec ou Louisbourg ?',
    does: { place: 'Tous y entrent ensemble.' },
    weigh: [
      'De Québec, les bateaux les mènent par le Saint-Laurent vers tous les fronts.',
      'À Louisbourg, ils tiennent la forteresse contre un débarquement, mais n’en sortent que par mer et ne peuvent s’en retirer [7.92].',
    ],
  },
  'alliance.spend': {
    asks: 'Dépensez pour des Indiens les points que le dé vous a donnés.',
    does: {
      enlist: 'Une nouvelle unité entre, pour un point entier.',
      restore: 'Une unité réduite est rétablie, pour un demi-point.',
      done: 'Le reste des points est perdu.',
    },
    weigh: [
      'De nouvelles unités font des raids ; chacune coûte un demi-point de carte à activer [5.32]. Placez-les près des cibles.',
      'Un village allié peut être pillé par l’ennemi [10.1] : choisissez des tribus loin de ses Rangers.',
    ],
  },
  'cherokees.place': {
    asks: 'Les Cherokees rejoignent les Britanniques. Dans quelle fortification du Sud se rassemblent-ils ?',
    does: { place: 'Tous y entrent ensemble.' },
    weigh: [
      'Placez-les là où les troupes réglées partent pour les Fourches de l’Ohio : auxiliaires, ils guident la marche.',
      'Après un raid, ils quittent la carte, sauf s’ils suivent un chef britannique [10.412].',
    ],
  },
  'indians-desert.desert': {
    asks: 'Des Indiens ennemis d’une même case désertent. Lesquels ?',
    does: { remove: 'Cette unité est éliminée.', done: 'Plus aucune unité ne déserte.' },
    weigh: [
      'Prenez les unités qui vont piller, ou les seuls auxiliaires d’une force en forêt : sans eux, elle perd son avantage [7.52].',
      'Si la dernière unité d’une tribu s’en va, son village n’est plus allié [5.532].',
    ],
  },
  'stingy-assembly.name': {
    asks: 'Une assemblée est parcimonieuse. Quel Département perd une unité de provinciaux ?',
    does: { name: 'Les Britanniques perdent une unité de provinciaux de ce Département, à leur choix.' },
    weigh: [
      'Nommez le Département dont vous craignez le plus l’armée, ou celui auquel il reste le moins de provinciaux pour garder sa frontière.',
    ],
  },
  'raise-provincials.choose': {
    asks: 'Dans quel Département levez-vous des provinciaux, ou les rétablissez-vous tous ?',
    does: {
      raise: 'De nouvelles unités entrent dans ce Département, dans la limite de son assemblée.',
      restore: 'Tous les provinciaux réduits de ce Département retrouvent leur pleine force.',
    },
    weigh: [
      'Les provinciaux du Nord marchent vers Ticonderoga, ceux du Sud vers les Fourches de l’Ohio : levez-les là où sont vos chefs.',
      'Rétablir paie quand plusieurs unités sont réduites.',
    ],
  },
  'recovering.recover': {
    asks: 'Vous pouvez reprendre dans la défausse une carte de troupes.',
    does: {
      recover: 'La carte est dans votre main, et tout le monde l’a vue.',
      done: 'Vous laissez les cartes où elles sont.',
    },
    weigh: [
      'Prenez celle qui amène le plus d’unités encore à venir : un événement ne vaut rien si ses pions sont tous en jeu ou perdus.',
    ],
  },
  'bastions-repaired.choose': {
    asks: 'Laquelle de vos places assiégées est réparée ?',
    does: { repair: 'Le niveau du siège y revient à 0.' },
    weigh: ['Choisissez la place que l’ennemi pourrait bientôt prendre d’assaut, et où un secours peut encore venir.'],
  },
  'ministerial-crisis.discard': {
    asks: 'La crise vous coûte une carte qui amène ou rétablit des réguliers, des Highlanders ou de l’infanterie légère. Laquelle ?',
    does: { discard: 'La carte va à la défausse, sans effet.', none: 'Vous n’avez pas de telle carte.' },
    weigh: [
      'Cédez l’événement qui ne vous servirait pas de sitôt : aucun chef proche, aucune unité réduite, ou sa condition non remplie.',
    ],
  },
  'vaudreuil-interferes.first': {
    asks: 'Deux chefs français changent de place. Choisissez le premier.',
    does: { exchange: 'Ce chef est l’un des deux.' },
    weigh: [
      'Prenez le meilleur chef de l’armée qui va agir. Parmi les Indiens de l’Ouest, Montcalm ne gagne pas de siège.',
    ],
  },
  'vaudreuil-interferes.second': {
    asks: 'Avec quel chef change-t-il de place ?',
    does: { with: 'Les deux chefs changent de place.' },
    weigh: [
      'Choisissez un chef lent ou de faible Commandement, loin de là : il faudra des cartes aux Français pour y remédier.',
    ],
  },
  'small-pox.choose': {
    asks: 'La petite vérole éclate parmi plus de quatre unités ennemies d’une case. Où ?',
    does: {
      strike:
        'Un dé est jeté ; les unités perdent la moitié du résultat en pas, tout à partir de neuf unités. Puis tous les Indiens de la case disparaissent.',
    },
    weigh: [
      'Neuf unités ou plus coûtent le double. Sinon, frappez là où sont des Indiens, ou là d’où viendra l’attaque. Les assiégés ne sont pas à l’abri [8.22].',
    ],
  },
  'small-pox.lose': {
    asks: 'La petite vérole vous coûte des pas. Quelle unité perd le suivant ?',
    does: { lose: 'Une unité pleine est réduite ; une unité réduite est éliminée.' },
    weigh: [
      'Tous les Indiens de la case sont éliminés ensuite : qu’ils perdent ces pas.',
      'Réduisez ensuite ce qui peut revenir : provinciaux, infanterie légère, Rangers [7.61].',
    ],
  },
  'card-exchange.offer': {
    asks: 'Cédez-vous une carte au hasard pour reprendre dans la défausse des réguliers britanniques ou des Highlanders [14.6] ?',
    does: {
      exchange: 'Une carte au hasard quitte votre main ; puis vous choisissez dans la défausse.',
      keep: 'Votre main reste comme elle est.',
    },
    weigh: ['C’est payant si votre main est faible. Avec plusieurs cartes de valeur 3, vous risquez d’en perdre une.'],
  },
  'season.call': {
    asks: 'Les Britanniques ont cédé Reddition ! cette saison. Faites-vous mélanger le paquet [14.6] [5.25] ?',
    does: {
      reshuffle: 'La défausse et les cartes pas encore distribuées forment la nouvelle pioche.',
      decline: 'La défausse reste comme elle est, jusqu’à ce que la pioche soit épuisée.',
    },
    weigh: ['Regardez la défausse : mélanger ramène toutes ses cartes, les vôtres et les leurs.'],
  },
  'sealed-bids.bid': {
    asks: 'Les deux joueurs enchérissent en secret pour le camp réputé meilleur. Combien de PV vaut-il pour vous [13.3] ?',
    does: { bid: 'Si votre offre est la plus haute, vous jouez ce camp, et l’autre commence avec autant de PV.' },
    weigh: [
      'Les joueurs aguerris offrent 1 ou 2 PV pour les Français dans Annus Mirabilis [13.3]. Offrez de quoi être content de l’un ou l’autre camp.',
    ],
  },
  'open-bids.side': {
    asks: 'Vous ouvrez les enchères : quel camp voulez-vous jouer [14.7] ?',
    does: { favour: 'Vous enchérissez pour ce camp.' },
    weigh: ['Dans Annus Mirabilis, beaucoup préfèrent les Français.'],
  },
  'open-bids.open': {
    asks: 'Combien de PV cédez-vous pour jouer ce camp ?',
    does: { bid: 'L’autre joueur peut surenchérir pour jouer ce camp lui-même, ou accepter et jouer l’autre.' },
    weigh: ['Commencez bas : vous pourrez surenchérir.'],
  },
  'open-bids.answer': {
    asks: 'L’autre joueur enchérit pour un camp. Surenchérissez-vous, ou acceptez-vous de jouer l’autre ?',
    does: {
      raise: 'Vous offrez plus de PV pour jouer ce camp vous-même.',
      accept: 'Les enchères sont closes. Vous jouez l’autre camp, avec les PV offerts.',
    },
    weigh: ['Acceptez dès que les PV valent pour vous plus que le camp.'],
  },
};
