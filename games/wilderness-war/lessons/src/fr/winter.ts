import type { LessonText } from '@carillon/lessons';

export const WINTER: LessonText = {
  title: 'L’hiver',
  about: 'Trouvez un abri à quatre groupes de troupes avant l’attrition.',
  steps: {
    aim: {
      say: 'Vous jouez les Français, à la fin de 1758, et il vous reste quatre cartes. Après la dernière vient la fin de l’année : les Indiens hors des fortifications amies rentrent au village, les marqueurs Raid rapportent, et l’hiver coûte des pas aux troupes réglées [11.1]. Trois lieux les abritent : une case cultivée à vous dès le début ; une forteresse non assiégée ; un fort ou une palissade non assiégés, avec quatre unités au plus, de toute sorte. Ailleurs, chaque unité à pleine force perd un pas, et la moitié des unités réduites sont éliminées [11.2].',
    },
    home: {
      say: 'À Ticonderoga, il y a six unités de réguliers et une de coureurs des bois : sept, dans un fort qui en abrite quatre. Activez Montcalm avec François Bigot. Prenez au moins trois unités, laissez-en au moins une, descendez le lac en bateau jusqu’à une case cultivée comme St-Jean, et arrêtez-vous là.',
      keep: 'Reddition ! prend un fort sans assaut. Gardez-la, et prenez une autre carte.',
      build:
        'Un ouvrage de plus n’abrite pas plus d’unités : le fort en couvre toujours quatre. Emmenez-en une partie.',
      discard: 'Une carte défaussée ne fait marcher personne. Activez Montcalm.',
      leader: 'Ce chef a trop peu d’unités, ou aucune. Montcalm en mène six.',
      alone: 'Une unité part, six restent : encore trop pour le fort. Activez Montcalm avec une force.',
      drop: 'Une unité laissée en route n’y trouve pas d’abri, ou y prend trop de place. Emmenez-les toutes jusqu’à une case cultivée.',
      many: 'Plus de quatre unités restent à Ticonderoga, et tous ses réguliers souffriraient. Emmenez-en au moins trois.',
      nobody:
        'Il n’y a plus personne à Ticonderoga, et les Britanniques pourraient assiéger un fort vide au printemps. Laissez une à quatre unités.',
      where: 'La force de Montcalm n’y trouve pas d’abri : allez jusqu’à une case cultivée, St-Jean ou Montréal.',
      other: 'Activez Montcalm avec une carte, et allez à St-Jean.',
    },
    stray: {
      say: 'Ticonderoga est à l’abri. À la baie de Niaouré, une unité de réguliers campe à découvert. Toute carte active une unité de troupes réglées [5.32] : une carte de valeur 1 suffit. Cataraqui, à côté, a déjà quatre unités. Oswegatchie a une palissade vide. Envoyez-y ces réguliers en bateau.',
      keep: 'Gardez Reddition ! pour l’an prochain. Une carte de valeur 1 fait de même.',
      build:
        'Il n’y a que ces réguliers à la baie de Niaouré, et il y faudrait toute une carte pour une palissade. Oswegatchie en a déjà une.',
      discard: 'Une carte défaussée ne fait marcher personne. Activez ces réguliers.',
      lead: 'Aucun chef n’est avec eux. Choisissez l’unité seule.',
      alone: 'Ce pion n’est pas celui qui campe à découvert. Choisissez les réguliers de la baie de Niaouré.',
      elsewhere: 'Il n’y a pas de palissade là. Allez par Cataraqui à Oswegatchie.',
      open: 'Ils n’y trouvent pas d’abri : à Cataraqui, ils seraient la cinquième unité. Oswegatchie est une case plus loin.',
      other: 'Activez seuls les réguliers de la baie de Niaouré, et allez à Oswegatchie.',
    },
    stockade: {
      say: 'À Cataraqui, quatre unités n’ont aucun ouvrage. Elles n’ont pas à bouger : une palissade en abrite quatre. Des troupes réglées ravitaillées peuvent en bâtir une en forêt [5.41]. Jouez une carte de valeur 1 pour des palissades, et bâtissez à Cataraqui.',
      keep: 'Gardez Reddition ! pour l’an prochain. Une carte de valeur 1 bâtit une palissade.',
      fort: 'Un fort prend deux cartes : l’une le commence, l’autre l’achève. Cet hiver, il n’abriterait personne [5.44].',
      activate:
        'Trois unités réglées et les coureurs pourraient partir, mais une palissade vous garde aussi Cataraqui. Choisissez les palissades.',
      discard: 'Une carte défaussée ne bâtit rien. Choisissez les palissades.',
      elsewhere: 'Vos cases cultivées abritent sans ouvrage. Bâtissez à Cataraqui.',
      done: 'Il vous reste un point. Bâtissez à Cataraqui.',
      other: 'Jouez une carte pour des palissades, et bâtissez à Cataraqui.',
    },
    hold: {
      say: 'Votre dernière carte est Reddition !. On peut garder la dernière carte d’une saison pour la suivante, si aucune n’a été gardée avant celle-ci [4.0]. Elle compte dans votre prochaine main, et la saison prochaine il faudra jouer toutes vos cartes. Reddition ! vaut un fort ou une forteresse. Gardez-la.',
      activate:
        'Tous ceux qu’on peut sauver sont à l’abri : une marche rapporterait peu. Reddition ! prendra un fort l’an prochain. Gardez-la.',
      discard: 'Elle serait perdue. Gardez-la.',
      other: 'Gardez la carte.',
    },
    besieged: {
      say: 'L’année finit. Les Britanniques assiègent Niagara, et les troupes réglées assiégées souffrent toujours. Quatre unités réduites sont dedans : deux de réguliers et deux détachements de Marine. La moitié est éliminée. À vous de choisir : sacrifiez les détachements de Marine, qui n’ont que 0 de force une fois réduits.',
      regulars:
        'Des réguliers réduits se battent avec une force de 2, un détachement de Marine réduit avec 0. Sacrifiez les détachements de Marine.',
      other: 'Choisissez les détachements de Marine.',
    },
    end: {
      say: 'Les assiégeants ont souffert aussi : quatre unités de réguliers britanniques, à découvert, sont réduites. Toutes vos autres troupes ont passé l’hiver. Préparez-vous ainsi avec les trois ou quatre dernières cartes de chaque seconde saison.',
    },
  },
};
