import type { LessonText } from '@carillon/lessons';

export const BUILDING: LessonText = {
  title: 'Bâtir et ravitailler',
  about: 'Gardez la Virginie par des palissades, levez des Rangers et achevez un fort.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques. Des pillards français menacent la Virginie. Une palissade est debout aussitôt, dans toute case cultivée qui était à vous au début ; un fort demande deux cartes, et des troupes réglées ravitaillées sur place [5.42]. Les fortifications gardent le ravitaillement de vos troupes sur la frontière, et une armée sans ravitaillement fond en hiver.',
    },
    card: {
      say: 'Une carte bâtit autant de palissades que sa valeur. Choisissez Levée de régiments provinciaux, puis les palissades.',
      keep: 'Cette carte a un meilleur emploi dans cette leçon. Bâtissez avec Levée de régiments provinciaux.',
      forts:
        'Un fort aide contre les armées. Contre les raids, les palissades coûtent moins et sont debout aussitôt. Choisissez-les.',
      event: 'De nouveaux régiments sont utiles, mais ne gardent que leur case. Choisissez les palissades.',
      activate: 'Vos troupes ne peuvent être qu’en peu d’endroits. Choisissez les palissades.',
      discard: 'Une carte défaussée ne bâtit rien. Choisissez les palissades.',
      other: 'Choisissez Levée de régiments provinciaux, puis les palissades.',
    },
    stockade: {
      say: 'Vous avez deux points : une palissade chacun. Culpeper est ouverte derrière Augusta et Woodstock. Bâtissez-y une palissade, et une seconde ailleurs si vous voulez, puis terminez.',
      culpeper: 'Culpeper est encore ouverte. Bâtissez-y une palissade.',
      other: 'Bâtissez à Culpeper.',
    },
    between: {
      say: 'Les Français ont défaussé une carte. Aucun camp ne bâtit deux cartes de suite [5.4] : palissades et forts ne sont pas offerts maintenant. Profitez de la pause. Jouez Rangers comme événement.',
      later: 'Il vous faut Réguliers britanniques pour achever le fort. Jouez Rangers.',
      activate: 'Personne n’est en danger. Jouez Rangers comme événement.',
      discard: 'Une carte défaussée ne fait rien. Jouez Rangers comme événement.',
      other: 'Jouez Rangers comme événement.',
    },
    rangers: {
      say: 'Les Rangers font des raids comme les Indiens, éclairent la forêt et n’y subissent pas le −1 des batailles. Ils entrent dans un port ou une fortification. Placez-les près du front : au portage de l’Hudson (sud), au portage de l’Hudson (nord) ou à Albany.',
      far: 'C’est loin des forêts où comptent les Rangers. Placez-les sur l’Hudson.',
      other: 'Placez-les sur l’Hudson.',
    },
    forts: {
      say: 'Des forts ont été commencés à Winchester et à Shepherd’s Ferry. Un fort commencé par une carte s’achève par une autre, plus tard ; il y faut des troupes réglées ravitaillées. Prenez Réguliers britanniques pour les forts, et achevez Winchester.',
      stockades: 'Une palissade à Winchester serait remplacée par le fort. Choisissez les forts.',
      event: 'Les réguliers viendraient, mais le fort attendrait. Choisissez les forts.',
      activate: 'Cette fois, bâtissez : choisissez les forts.',
      discard: 'Une carte défaussée ne bâtit rien. Choisissez les forts.',
      begin: 'Là, vous ne feriez que commencer un fort, ou en aider d’abord un autre. Achevez Winchester.',
      done: 'Vous avez trois points à dépenser. Achevez Winchester.',
      other: 'Choisissez les forts, puis Winchester.',
    },
    end: {
      say: 'Le fort de Winchester est debout : jusqu’à quatre unités y tiennent pendant un siège, les pillards l’évitent, et les troupes y hivernent ravitaillées. Le calque du ravitaillement montre à tout moment les cases ravitaillées [12.0].',
    },
  },
};
