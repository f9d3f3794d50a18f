import type { LessonText } from '@carillon/lessons';

export const PLAN_FRENCH: LessonText = {
  title: 'Un plan pour les Français',
  about: 'Printemps 1757 : frappez d’abord, gagnez des alliés, fermez la mer, envoyez des pillards.',
  steps: {
    aim: {
      say: 'Vous jouez les Français, au printemps 1757, avec 4 PV d’avance. Les Britanniques se renforcent à chaque saison ; vous, non. À la fin de 1759, il vous faut 1 PV, et les Britanniques ne doivent pas tenir deux de ces places : Québec, Montréal, Niagara, les Fourches de l’Ohio. Gagnez donc des PV tôt, et perdez-les lentement. Le plan : prendre le fort du portage de l’Hudson (nord) tant qu’il est faible ; gagner des Indiens ; écarter de Louisbourg la flotte britannique ; puis des raids, année après année. Regardez votre main, et continuez.',
    },
    strike: {
      say: 'Deux unités de provinciaux tiennent le portage de l’Hudson (nord), et aucune armée britannique n’est encore proche. Montcalm, à Montréal, a l’Initiative 1 : toute carte l’active ; dépensez-en une de valeur 1. En bateau, c’est à sept cases. Prenez les deux unités de réguliers, et des Indiens ou des coureurs des bois jusqu’à son Commandement de 6. Les Indiens vous évitent aussi le −1 en forêt.',
      dear: 'Une carte de valeur 1 suffit à Montcalm. Gardez les meilleures pour leurs événements et pour les pillards.',
      half: 'Avec moins de 5 PV, une alliance rapporte la moitié du dé. Prenez d’abord le fort : elle en rapportera le tout.',
      event:
        'Cet événement peut attendre une carte. À chaque carte perdue, les Britanniques peuvent renforcer le portage de l’Hudson (nord). Frappez d’abord.',
      build: 'Aucun de vos forts n’est en danger. Frappez d’abord.',
      discard: 'Une carte défaussée ne fait rien. Activez Montcalm.',
      leader: 'D’autres sont plus près, mais Montcalm a la Tactique 2 et le Commandement 6. Le siège a besoin de lui.',
      alone: 'Un pion seul ne prend pas de fort. Choisissez Montcalm comme chef d’une force.',
      drop: 'Ne laissez personne en route : chaque point de force compte.',
      elsewhere: 'Le fort n’est pas là. Allez par Sorel, St-Jean et le lac au portage de l’Hudson (nord).',
      few: 'Trop peu sont venus. Prenez au moins cinq unités, dont les deux de réguliers.',
      other: 'Activez Montcalm, et allez en bateau au portage de l’Hudson (nord).',
    },
    surrender: {
      say: 'Les provinciaux sont entrés dans le fort, et un siège commence. Vous avez Reddition ! : jouée là où vous pouvez lancer le dé d’un siège, elle prend la place sans jet ni assaut, et le fort reste achevé. Activez Montcalm avec une carte de valeur 1, assiégez, et jouez Reddition !.',
      spent: 'Il vous faut Reddition ! comme réaction. Activez avec une carte de valeur 1.',
      dear: 'Une carte de valeur 1 suffit à Montcalm. Gardez François Bigot pour quatre pillards.',
      half: 'Vous n’avez encore que 4 PV : une alliance rapporterait la moitié du dé. D’abord le fort.',
      event: 'D’abord le fort : les Britanniques pourraient le secourir.',
      build: 'On ne bâtit rien sous un siège. Activez Montcalm.',
      discard: 'Une carte défaussée ne fait rien. Activez Montcalm.',
      leader: 'Ce chef n’est pas au portage de l’Hudson (nord). Choisissez Montcalm.',
      alone: 'Un siège demande un chef activé avec une force. Choisissez Montcalm comme son chef.',
      march: 'Sans siège, pas de reddition. Assiégez.',
      pass: 'C’est permis, mais un assaut coûte des pas et ne laisse qu’un fort en construction. Jouez Reddition !.',
      other: 'Activez Montcalm, assiégez, et jouez Reddition !.',
    },
    allies: {
      say: 'Le fort est à vous, +2 PV : vous en avez 6. À partir de 5 PV, une alliance rapporte autant de points que le dé ; au-dessous, la moitié. C’est le moment de l’Alliance des Indiens de l’Ouest : vous tenez aussi le fort des Fourches de l’Ohio, qu’elle demande. Un point place une nouvelle unité dans son village. Jouez l’événement, et prenez une tribu dont le village est près de la Virginie : les Mingos ou les Shawnees.',
      later:
        'Cet événement peut suivre. Il faut du temps aux Indiens pour gagner la frontière, et les raids comptent à la fin de l’année. D’abord des alliés.',
      activate:
        'D’abord plus de pillards : ensuite une seule carte en envoie quatre. Choisissez l’événement de l’Alliance des Indiens de l’Ouest.',
      build: 'Les forts sont debout. Choisissez l’événement de l’Alliance des Indiens de l’Ouest.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’événement de l’Alliance des Indiens de l’Ouest.',
      far: 'Ce village est plus loin de la Virginie. De Mingo Town et de Logstown, on gagne les Alleghanys (sud) en une marche.',
      done: 'Il vous reste des points. Prenez les Mingos ou les Shawnees.',
      other: 'Jouez l’Alliance des Indiens de l’Ouest, et prenez les Mingos ou les Shawnees.',
    },
    second: {
      say: 'Le dé était 2 : deux points. Avec 4 PV, il n’y en aurait eu qu’un. Prenez aussi l’autre des deux tribus proches de la Virginie.',
      far: 'Ce village est plus loin de la Virginie. Prenez l’autre tribu, Mingos ou Shawnees.',
      done: 'Il reste un point. Prenez l’autre tribu, Mingos ou Shawnees.',
      other: 'Prenez l’autre tribu, Mingos ou Shawnees.',
    },
    squadrons: {
      say: 'Les Britanniques ont levé des provinciaux et fait venir des réguliers. De Halifax, ils peuvent bientôt aller à Louisbourg : une forteresse de 3 PV, avec trois unités de réguliers. Escadres de Louisbourg interdit tout débarquement pour le reste de l’année. Un dé de 1 à 3 vous coûte ensuite vos propres mouvements par mer, pour toujours ; c’est peu. Jouez-la tant que l’année est jeune.',
      later:
        'Deux unités de réguliers ne tiennent pas Louisbourg contre une armée, et elles peuvent venir avec une carte suivante. D’abord, fermez la mer.',
      activate:
        'Les raids peuvent commencer avec une carte suivante. Un débarquement pourrait venir avec la prochaine carte britannique. D’abord, fermez la mer.',
      build: 'On ne bâtit rien dans une forteresse. D’abord, fermez la mer.',
      discard: 'Une carte défaussée ne fait rien. Choisissez son événement.',
      other: 'Jouez Escadres de Louisbourg comme événement.',
    },
    regulars: {
      say: 'Le dé était 5 : la carte peut même revenir. Maintenant, Réguliers français : deux unités, à Québec ou à Louisbourg. Les réguliers éliminés ne reviennent jamais : faites venir tous ceux que vous pouvez, et risquez-en peu. Jouez l’événement, et placez-les là où il en faut cette année.',
      activate:
        'Deux nouvelles unités de réguliers valent mieux qu’une marche à présent. Choisissez l’événement de Réguliers français.',
      build:
        'Deux nouvelles unités de réguliers valent mieux qu’un ouvrage à présent. Choisissez l’événement de Réguliers français.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’événement de Réguliers français.',
      louisbourg:
        'Aucun débarquement n’y est possible cette année, et on n’en sort que par mer. De Québec, ils gagnent le lac en bateau.',
      other: 'Jouez Réguliers français comme événement, et placez-les à Québec.',
    },
    raiders: {
      say: 'Il vous reste deux cartes ici. François Bigot a la valeur 2 : deux points, et les Indiens comptent pour moitié. Quatre tribus peuvent donc partir avec une carte [5.32]. Activez seules les deux unités de Mingos et les deux de Shawnees, puis commencez par l’une d’elles.',
      low: 'Embuscade ! n’active que deux Indiens, et il vous la faut dans une bataille. Prenez François Bigot.',
      build: 'Aucun de vos forts n’est en danger. Envoyez les pillards.',
      discard: 'Une carte défaussée n’envoie personne. Activez avec François Bigot.',
      lead: 'Les Indiens n’ont pas besoin de chef, et une force prend toute la carte. Choisissez-les seuls.',
      alone: 'Ce pion n’est pas près de la Virginie. Choisissez les Mingos et les Shawnees.',
      four: 'Cette carte peut activer d’autres Indiens encore : quatre en tout.',
      other: 'Activez les Mingos et les Shawnees avec François Bigot.',
    },
    end: {
      say: 'Ils vont aux Alleghanys (sud), et avec la prochaine carte de ce genre ils font leurs raids : trois raids réussis font 2 PV à la fin de l’année. Gardez Embuscade ! pour une bataille en forêt. Avant l’hiver, ramenez Montcalm, et pensez au fort du portage de l’Hudson (nord) : s’il doit tomber, démolissez-le, pour 1 PV au lieu de 2. Ainsi, chaque année, vous gagnez un peu tôt, et perdez un peu tard.',
    },
  },
};
