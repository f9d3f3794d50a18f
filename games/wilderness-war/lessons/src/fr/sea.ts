import type { LessonText } from '@carillon/lessons';

export const SEA: LessonText = {
  title: 'Par mer',
  about: 'Prenez la mer avec Wolfe à Halifax, débarquez à Louisbourg et ouvrez le siège d’une forteresse.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques. Wolfe a une armée à Halifax ; Louisbourg est une forteresse française avec un port, et vaut 3 PV. Seuls les Britanniques usent librement de la mer. On va par mer de port en port, et cela prend toute l’activation.',
    },
    card: {
      say: 'Une force ne prend la mer qu’avec une carte de valeur 3 [6.41]. Pour débarquer dans un port français, on dépense aussi une carte Débarquement, que vous tenez. Activez avec Réguliers britanniques ou Highlanders.',
      value: 'Sa valeur est trop faible : une force ne prend la mer qu’avec un 3. Prenez Réguliers britanniques.',
      event: 'Des renforts seraient bienvenus, mais l’armée doit partir. Choisissez l’activation.',
      build: 'Cela sert à bâtir. Choisissez l’activation.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’activation.',
      other: 'Activez avec Réguliers britanniques.',
    },
    force: {
      say: 'Choisissez Wolfe : 1-6-2. Prenez au moins cinq unités de réguliers. Un assiégeant a besoin de troupes réglées, et la garnison a trois unités de réguliers.',
      leader: 'Wolfe a la meilleure Tactique, qui compte à chaque jet d’un siège. Choisissez Wolfe.',
      alone: 'Seul, un pion part sans les autres. Choisissez Wolfe comme chef d’une force.',
      chiefs: 'Monckton n’a pas à partir : Wolfe mène six unités à lui seul.',
      nobody: 'Personne n’agirait, et la carte serait perdue. Choisissez Wolfe.',
      few: 'Louisbourg a trois unités de réguliers. Prenez-en au moins cinq.',
      other: 'Choisissez Wolfe et les réguliers.',
    },
    landing: {
      say: 'Les ports britanniques sont proposés pour un mouvement par mer, et Louisbourg pour un Débarquement [6.431]. Débarquez à Louisbourg.',
      sail: 'C’est un port ami. Votre but est Louisbourg.',
      stop: 'Alors l’armée reste à Halifax. Débarquez à Louisbourg.',
      drop: 'Tous partent ensemble. Débarquez à Louisbourg.',
      other: 'Débarquez à Louisbourg.',
    },
    siege: {
      say: 'La carte Débarquement est dépensée, et son marqueur y assure le ravitaillement de votre armée. La garnison est rentrée : le siège est au niveau 0. Les Français ont défaussé une carte. Activez de nouveau Wolfe et assiégez ; le jet ne demande pas de carte de valeur 3.',
      guns: 'Les Mortiers Coehorn et obusiers aident justement ce jet. Gardez-les, et activez avec une autre carte.',
      event: 'D’abord le siège : chaque saison compte. Activez Wolfe.',
      build: 'On ne bâtit rien pendant un siège. Activez Wolfe.',
      discard: 'Une carte défaussée ne fait rien. Activez Wolfe.',
      leader: 'Seul Wolfe est à Louisbourg. Choisissez-le.',
      alone: 'Un siège demande un chef activé avec une force. Choisissez Wolfe.',
      march: 'Si l’armée s’en va, le siège finit. Assiégez.',
      stop: 'Cela met fin à l’activation sans jet. Assiégez.',
      other: 'Activez Wolfe, puis assiégez.',
    },
    guns: {
      say: 'Une forteresse tombe au niveau 2, et Louisbourg rend le jet plus dur [8.231]. Jouez les Mortiers Coehorn et obusiers pour +2.',
      pass: 'Sans eux le jet peut bien échouer, et il faudrait une autre carte. Jouez-les.',
      other: 'Jouez les Mortiers Coehorn et obusiers.',
    },
    end: {
      say: 'Le dé de 6 a fait monter le niveau de siège. Au niveau 2, vous donnez l’assaut ; une forteresse est prise intacte et vaut 3 PV. Un siège de Louisbourg prend du temps : commencez à la première saison.',
    },
  },
};
