import type { LessonText } from '@carillon/lessons';

export const SIEGES: LessonText = {
  title: 'Les sièges',
  about: 'Poussez un siège avec des cartes, et prenez le fort sans assaut.',
  steps: {
    aim: {
      say: 'Vous jouez les Français. Montcalm et Lévis assiègent le fort du portage de l’Hudson (nord) ; deux unités de provinciaux sont dedans. Le siège est au niveau 0. On donne l’assaut à un fort au niveau 1, à une forteresse au niveau 2. Deux cartes de votre main abrègent l’affaire.',
    },
    leader: {
      say: 'Un jet de siège demande un chef activé qui ait le plus haut Commandement de la case et y soit depuis le début de votre phase, avec des troupes réglées ravitaillées [8.231]. Activez Montcalm avec François Bigot ou Campagne, et terminez le choix de sa force.',
      keep: 'Il vous faut cette carte pendant le siège même. Activez avec François Bigot ou Campagne.',
      event: 'L’événement ne lance pas le dé du siège. Activez Montcalm.',
      build: 'On ne bâtit rien pendant un siège [5.43]. Activez Montcalm.',
      discard: 'Une carte défaussée ne fait rien. Activez Montcalm.',
      second: 'Lévis a un Commandement de 5, Montcalm de 6. Seul un chef du plus haut Commandement lance le dé.',
      elsewhere: 'Ce chef n’est pas au siège. Choisissez Montcalm.',
      alone: 'Un siège demande un chef activé avec une force. Choisissez Montcalm comme son chef.',
      other: 'Activez Montcalm.',
    },
    besiege: {
      say: 'Montcalm peut marcher, assiéger ou s’arrêter. Assiégez. Personne ne bouge, et tous ceux de la case comptent.',
      march: 'Si Montcalm s’en va avec ses troupes, le siège et son niveau sont perdus. Assiégez.',
      stop: 'Cela met fin à l’activation sans jet. Assiégez.',
      other: 'Assiégez.',
    },
    guns: {
      say: 'Avant le jet, les deux camps peuvent jouer les Mortiers Coehorn et obusiers : +2 pour l’assiégeant, à ce jet et à un assaut de la même phase. Jouez la carte.',
      pass: 'La carte n’a pas de meilleur emploi. Avec elle, le siège réussit plus souvent. Jouez-la.',
      other: 'Jouez les Mortiers Coehorn et obusiers.',
    },
    surrender: {
      say: 'Au lieu du jet, vous pouvez jouer Reddition ! : le fort tombe aussitôt, et ceux du dedans vont à leur fortification la plus proche. Un assaut pourrait échouer, et vous coûte des pas. Jouez Reddition !.',
      pass: 'Alors vous lancez le dé, et l’assaut reste à donner. Reddition ! prend le fort à coup sûr. Jouez-la.',
      other: 'Jouez Reddition !.',
    },
    end: {
      say: 'Le fort est à vous : +2 PV, et il reste achevé. Les provinciaux sont allés au portage de l’Hudson (sud). Une forteresse vaut 3 PV, demande le niveau 2 et reste intacte. Le secours vient du dehors : quand l’ennemi attaque les assiégeants, ceux du dedans peuvent se joindre à lui [8.251].',
    },
  },
};
