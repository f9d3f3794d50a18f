import type { LessonText } from '@carillon/lessons';

export const PLAN_BRITISH: LessonText = {
  title: 'Un plan pour les Britanniques',
  about: 'Printemps 1757 : amenez des chefs, fermez la frontière, et prenez Louisbourg.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques, au printemps 1757, avec 4 PV de retard. À la fin de 1759, il vous faut deux de ces places : Québec, Montréal, Niagara, les Fourches de l’Ohio ; ou 1 PV. Vous avez plus de troupes que les Français, mais de mauvais chefs : Loudoun et Abercromby ont l’Initiative 3 et la Tactique 0. Le plan : d’abord de meilleurs chefs ; puis épargner à la frontière les raids qu’on peut ; puis un grand siège par an, là où la mer vous porte. Regardez votre main, et continuez.',
    },
    leaders: {
      say: 'Highlanders amène deux chefs tirés au sort et quatre unités d’une force de 4, les meilleures qui soient. Aucune carte ne donne plus. Jouez l’événement. Wolfe et Forbes sont tirés : placez Wolfe, 1-6-2, à Halifax, le seul port d’où l’on débarque à Louisbourg [6.431].',
      later:
        'Cet événement peut attendre une carte. Deux chefs et quatre unités de Highlanders comptent pour toutes les cartes suivantes. Jouez Highlanders.',
      activate:
        'Loudoun ou Abercromby mènerait une première marche, avec la Tactique 0. Amenez d’abord Wolfe : choisissez l’événement de Highlanders.',
      build: 'Toute carte bâtit. Choisissez l’événement de Highlanders.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’événement de Highlanders.',
      far: 'De là, Wolfe ne peut débarquer à Louisbourg sans une autre carte de valeur 3. Placez-le à Halifax.',
      other: 'Jouez Highlanders comme événement, et placez Wolfe à Halifax.',
    },
    highlanders: {
      say: 'Forbes est allé à Philadelphie, pour marcher plus tard sur les Fourches de l’Ohio. Maintenant, les Highlanders. Wolfe commande six unités, et il y a trois unités de réguliers à Halifax. Placez-y aussi les Highlanders, pour n’avoir qu’une armée.',
      other:
        'Une armée qui embarque ensemble doit être ensemble : une force ne prend personne en route. Placez-les à Halifax.',
    },
    militia: {
      say: 'Maintenant, la frontière. Chaque marqueur Raid vaut un demi-PV aux Français. Si deux unités de Milice ou plus sont dans la boîte d’un Département, tout raid y a −1 [10.3]. La boîte du Sud en a une, celle du Nord aucune. À laquelle ajoutez-vous ? Une carte de valeur 1 suffit : Appel des milices.',
      later:
        'Cet événement peut attendre : les Indiens de l’Ohio pillent le Sud à chaque saison. D’abord l’Appel des milices.',
      activate: 'Une marche n’arrête pas des raids en plusieurs endroits. Jouez l’Appel des milices.',
      build: 'Les ouvrages viennent ensuite. Cette carte de valeur 1 fait plus comme événement : l’Appel des milices.',
      discard: 'Une carte défaussée ne fait rien. Jouez l’Appel des milices.',
      north:
        'Une seule unité de Milice dans la boîte du Nord ne donne pas de −1. Dans celle du Sud, elle est la deuxième.',
      other: 'Jouez l’Appel des milices, et placez l’unité dans la boîte du Sud.',
    },
    forts: {
      say: 'Des forts sont commencés à Winchester et à Shepherd’s Ferry. Une case avec un fort ne peut subir de raid [10.11]. Une carte de valeur 2 achève les deux [5.42]. Recrues coloniales a la valeur 2, et son événement ne ferait rien : vous n’avez pas d’unité réduite. Bâtissez avec elle.',
      sea: 'Gardez Baie de Quiberon : seule une carte de valeur 3 permet à une force d’aller par mer [6.41]. Prenez Recrues coloniales.',
      raise:
        'Levée de régiments provinciaux amène quatre unités au besoin. Recrues coloniales ne fait rien d’autre à présent : prenez-la.',
      one: 'Une carte de valeur 1 n’achève qu’un fort. Prenez Recrues coloniales, de valeur 2.',
      stockades: 'Une palissade n’arrête pas les pillards ; un fort, si. Choisissez les forts.',
      event: 'D’abord les forts, avant les raids. Prenez Recrues coloniales.',
      activate: 'D’abord les forts, avant les raids. Bâtissez avec Recrues coloniales.',
      discard: 'Une carte défaussée ne bâtit rien. Prenez-la pour des forts.',
      elsewhere: 'Là, un fort ne serait que commencé. Achevez Winchester et Shepherd’s Ferry.',
      both: 'Vous avez deux points : achevez les deux forts.',
      other: 'Prenez Recrues coloniales pour des forts, et achevez Winchester et Shepherd’s Ferry.',
    },
    landing: {
      say: 'L’armée est prête, et l’année commence. Louisbourg vaut 3 PV et ouvre le Saint-Laurent : les débarquements suivants partent de là. Vous avez un Débarquement et une carte de valeur 3, Baie de Quiberon. Activez Wolfe avec elle, prenez au moins cinq unités, et débarquez à Louisbourg.',
      value: 'Une force ne va par mer qu’avec une carte de valeur 3. Prenez Baie de Quiberon.',
      event: 'L’été est court : débarquez maintenant. Les autres événements suivront.',
      build: 'Il n’y a plus rien à bâtir qui compte autant. Débarquez à Louisbourg.',
      discard: 'Une carte défaussée ne fait rien. Activez Wolfe avec Baie de Quiberon.',
      leader: 'Ce chef n’est pas à Halifax, ou a la Tactique 0. Choisissez Wolfe.',
      alone: 'Un pion seul ne prend pas de forteresse. Choisissez Wolfe avec une force.',
      sail: 'Ce port est à vous. Débarquez à Louisbourg.',
      stop: 'L’armée doit quitter Halifax ensemble. Débarquez à Louisbourg.',
      few: 'Trois unités de réguliers et des coureurs des bois tiennent Louisbourg. Prenez au moins cinq unités, les Highlanders d’abord.',
      other: 'Activez Wolfe, et débarquez à Louisbourg.',
    },
    siege: {
      say: 'La garnison s’est enfermée, et le siège commence au niveau 0. Wolfe a l’Initiative 1 : toute carte l’active pour le siège. Son +2 rencontre −1 pour Drucour, au-dedans, et −1 pour Louisbourg. Une forteresse demande le niveau 2. Assiégez, et jouez les Mortiers Coehorn et obusiers pour +2.',
      guns: 'Gardez les Mortiers Coehorn et obusiers pour le jet lui-même. Prenez Rangers ou Levée de régiments provinciaux.',
      event: 'Chaque tour d’attente peut amener du secours aux Français. Assiégez maintenant.',
      build: 'D’abord le siège. Activez Wolfe.',
      discard: 'Une carte défaussée ne fait rien. Activez Wolfe.',
      leader: 'Ce chef n’est pas à Louisbourg. Choisissez Wolfe.',
      alone: 'Un siège demande un chef activé avec une force. Choisissez Wolfe comme son chef.',
      march: 'Sans jet, la carte est perdue. Assiégez.',
      pass: 'Sans les canons, il faut un 6 pour monter de deux niveaux d’un coup. Jouez-les.',
      other: 'Activez Wolfe, assiégez, et jouez les Mortiers Coehorn et obusiers.',
    },
    assault: {
      say: 'Le dé était 5, avec +2 en tout : deux niveaux d’un coup. Vous pouvez donner l’assaut. Vos 22 points de force tirent une colonne plus bas. Les canons comptent +2 dans cet assaut aussi, mais seulement pendant cette phase d’action [9.13]. Décidez.',
      wait: 'La prochaine fois, il n’y aura plus de canons, et les Français auront peut-être du secours. Avec +4 contre 10 points de force, les chances sont pour vous : donnez l’assaut.',
      other: 'Donnez l’assaut.',
    },
    end: {
      say: 'Louisbourg est à vous : +3 PV, le marqueur est à 1 pour les Français. Laissez-y une unité, sinon elle leur revient. Il vous reste une carte pour cette saison. L’an prochain, le chemin remonte le Saint-Laurent vers Québec, ou va avec Forbes aux Fourches de l’Ohio. Gardez ensemble cartes de valeur 3 et Débarquements, et attendez-vous aux Escadres de Louisbourg : une telle année, attaquez par terre.',
    },
  },
};
