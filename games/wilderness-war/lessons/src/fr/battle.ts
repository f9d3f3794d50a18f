import type { LessonText } from '@carillon/lessons';

export const BATTLE: LessonText = {
  title: 'La bataille',
  about: 'Attaquez en forêt avec des Indiens et une Embuscade !, et choisissez vos pertes.',
  steps: {
    aim: {
      say: 'Vous jouez les Français. Abercromby s’est aventuré à Wood Creek avec deux unités de réguliers et deux de provinciaux, sans hommes des bois. Lévis est à Ticonderoga. Dans une bataille, chaque camp additionne sa force : elle donne la colonne ; un dé avec ses modificateurs donne les pertes de l’ennemi [7.5].',
    },
    card: {
      say: 'Lévis a une Initiative de 2. Activez-le avec François Bigot, et gardez Embuscade ! pour la bataille même.',
      ambush:
        'Embuscade ! a la valeur 1, trop peu pour Lévis, et vaut plus dans la bataille. Activez avec François Bigot.',
      event: 'Cet événement n’aide personne ici. Choisissez l’activation.',
      build: 'Cela sert à bâtir. Choisissez l’activation.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’activation.',
      other: 'Activez avec François Bigot.',
    },
    force: {
      say: 'Choisissez Lévis, et prenez les quatre unités de réguliers et les Hurons : sans auxiliaires, un camp a −1 en forêt si l’autre en a [7.52]. Terminez le choix.',
      leader: 'Lévis a une Tactique de 1 et se tient près de l’ennemi. Choisissez-le.',
      alone: 'Seul, un pion combat sans les autres. Choisissez Lévis comme chef d’une force.',
      nobody: 'Personne n’agirait, et la carte serait perdue. Choisissez Lévis.',
      few: 'L’ennemi a quatre unités. Prenez-en cinq, dont les Hurons.',
      other: 'Choisissez Lévis, quatre unités de réguliers et les Hurons.',
    },
    attack: {
      say: 'Pointez Wood Creek : la ligne des chances nomme forces et modificateurs. Puis marchez-y.',
      elsewhere: 'Abercromby est à Wood Creek.',
      stop: 'Alors il continue. Marchez vers Wood Creek.',
      other: 'Marchez vers Wood Creek.',
    },
    ambush: {
      say: 'Il tient. Avant les dés, chaque camp peut jouer des cartes, l’attaquant d’abord [7.4]. En forêt, Embuscade ! vous fait tirer le premier, à force doublée ; seuls les survivants répondent. Jouez-la.',
      pass: 'Sans elle, les deux camps tirent en même temps. Embuscade ! vaut rarement plus qu’ici. Jouez-la.',
      other: 'Jouez Embuscade !.',
    },
    loss: {
      say: 'Votre feu doublé a coûté cinq pas à Abercromby. Le reste a répondu avec −1, et vous perdez deux pas. Le premier est venu des troupes réglées, comme la moitié le doit [7.62]. Choisissez le second : des réguliers.',
      indians: 'Les Hurons ont encore des raids à faire, et vous évitent le −1. Que des réguliers perdent le pas.',
      other: 'Choisissez des réguliers.',
    },
    end: {
      say: 'Vous avez infligé plus de pertes et gagnez : +1 PV, puisque des réguliers ont été battus [7.81]. Le vaincu se retire dans une case ravitaillée. Après chaque bataille, la feuille montre chaque modificateur avec sa règle ; regardez-y quand un résultat vous étonne.',
    },
  },
};
