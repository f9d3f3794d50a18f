import type { LessonText } from '@carillon/lessons';

export const COMMAND: LessonText = {
  title: 'Le commandement',
  about: 'Trouvez la carte d’un chef, formez une grande force, et laissez une unité en route.',
  steps: {
    aim: {
      say: 'Vous jouez les Français, à Québec. Les trois chiffres d’un chef sont l’Initiative, le Commandement et la Tactique. Lévis est 2-5-1 : une carte de valeur 2 ou plus l’active, il mène cinq unités, et il ajoute 1 au dé. Rigaud est 2-4-0, Bougainville 1-3-0.',
    },
    card: {
      say: 'Activez Lévis avec la plus petite carte qui suffit : sa valeur doit égaler au moins son Initiative [5.32]. Vous tenez Embuscade ! (1), François Bigot (2) et Campagne (3).',
      low: 'Embuscade ! a la valeur 1, et Lévis une Initiative de 2. Il ne serait pas offert.',
      high: 'Campagne suffit aussi, mais comme événement elle fait marcher deux forces. Gardez-la et prenez François Bigot.',
      event: 'Cet événement n’aide personne ici. Choisissez l’activation sur François Bigot.',
      build: 'Cela sert à bâtir. Choisissez l’activation sur François Bigot.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’activation sur François Bigot.',
      other: 'Choisissez l’activation sur François Bigot.',
    },
    force: {
      say: 'Seul, Lévis mène cinq unités ; un subordonné de Commandement égal ou moindre ajoute le sien [5.34]. Avec Rigaud, il y a place pour neuf. Choisissez Lévis, prenez Rigaud et les six unités. Bougainville reste.',
      leader: 'Il pourrait mener une force aussi, mais il faut la Tactique de Lévis. Choisissez Lévis.',
      alone: 'Seul, un pion part sans les autres. Choisissez Lévis comme chef d’une force.',
      nobody: 'Personne n’agirait, et la carte serait perdue. Choisissez Lévis.',
      few: 'Six unités sont à Québec : prenez-les toutes, avec Rigaud.',
      other: 'Choisissez Lévis, Rigaud et les six unités.',
    },
    march: {
      say: 'Une force va aussi vite que son unité la plus lente : quatre cases pour les troupes réglées, six pour les Indiens. Sur le fleuve, elle va en bateau. Remontez le Saint-Laurent jusqu’à Bécancour, sans aller plus loin pour l’instant.',
      elsewhere: 'Ce n’est pas le chemin de Montréal. Bécancour est la case suivante en amont.',
      stop: 'Lévis n’a pas bougé. Marchez vers Bécancour.',
      other: 'Marchez vers Bécancour.',
    },
    drop: {
      say: 'En chemin, une force peut laisser des pions en route [6.1] ; ils ont agi dans cette phase. Laissez les coureurs des bois à Bécancour : ils y gardent le chemin du sud.',
      who: 'Lévis a besoin de lui pour la marche. Laissez les coureurs des bois.',
      first: 'Laissez d’abord ici les coureurs des bois.',
      other: 'Laissez les coureurs des bois à Bécancour.',
    },
    stop: {
      say: 'Les autres pourraient aller plus loin. Cette fois, ils s’arrêtent : terminez la marche ici.',
      on: 'C’est assez loin pour aujourd’hui. Arrêtez-vous à Bécancour.',
      drop: 'Personne d’autre ne reste seul en route. Arrêtez-vous.',
      other: 'Arrêtez-vous à Bécancour.',
    },
    end: {
      say: 'Vous avez usé de l’Initiative, du Commandement et d’un subordonné. Retenez l’ordre : d’abord la carte, puis le chef, puis sa force. Si personne ne convient à la carte, Annuler la reprend.',
    },
  },
};
