import type { LessonText } from '@carillon/lessons';

export const SAILING: LessonText = {
  title: 'Prendre la mer et débarquer',
  about: 'Portez une armée de Halifax par la mer, et débarquez-la un tour plus tard.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques. À Halifax se tiennent la flotte de Boscawen, deux brigades et de l’artillerie. Prendre la mer occupe deux tours d’action : avec un point, la pile va en mer, et elle débarque au début de votre phase d’action suivante [10.6].',
    },
    card: {
      say: 'Seul un point avec une ancre permet de prendre la mer. La carte 3 en a un, la carte 2 aucun. Jouez la carte 3.',
      anchor: 'La carte 2 n’a pas d’ancre : personne ne prendrait la mer à ce tour. Jouez la carte 3.',
      other: 'Jouez la carte 3.',
    },
    sail: {
      say: 'Les Français ont agi. Chaque flotte porte quatre unités, et autant de commandants qu’on veut. Choisissez Halifax, la mer avec le point à l’ancre, et prenez la flotte, les deux brigades et l’artillerie.',
      elsewhere: 'Il n’y a pas de flotte là. Prenez la mer à Halifax.',
      raid: 'D’abord la flotte. Prenez la mer à Halifax.',
      land: 'Cela marche par terre. Louisbourg est sur une île : prenez la mer à Halifax.',
      later: 'D’abord la flotte. Prenez la mer à Halifax.',
      done: 'Alors la flotte reste au port. Prenez la mer à Halifax.',
      other: 'Prenez la mer à Halifax.',
    },
    'end-phase': {
      say: 'La pile est en mer, et épuisée. Vos autres points pourraient faire marcher d’autres piles ; pour cette leçon, terminez la phase d’action.',
      raid: 'Un raid est possible, mais cette leçon parle de la mer. Terminez la phase.',
      other: 'Terminez la phase d’action.',
    },
    'next-card': {
      say: 'Un nouveau tour d’action : vous avez tiré une carte, et la carte 2 est votre réserve. Débarquer ne coûte aucun point, donc toute carte convient. Gardez la meilleure pour le siège : jouez la carte 2.',
      keep: 'La carte 15 a une ancre : elle peut amener des renforts au tour suivant. Gardez-la, et jouez la carte 2.',
      other: 'Jouez la carte 2.',
    },
    land: {
      say: 'Les Français vous laissent commencer. Avant toute chose, tout ce qui est en mer débarque dans une seule case côtière d’une zone maritime amie [10.6]. Tant que Louisbourg n’est pas à vous, c’est l’Atlantique ; Louisbourg le borde. Débarquez à Louisbourg.',
      home: 'Alors le voyage n’a servi à rien. Débarquez à Louisbourg.',
      elsewhere: 'C’est permis, mais la forteresse vous ouvre toutes les mers une fois prise. Débarquez à Louisbourg.',
      other: 'Débarquez à Louisbourg.',
    },
    end: {
      say: 'L’armée est à terre, et un marqueur de bataille est à Louisbourg. Une pile qui vient de débarquer a une pénalité de bataille, et seule l’artillerie entame les bastions : amenez-en davantage la prochaine fois. Louisbourg prise, chaque zone maritime vous est amie.',
    },
  },
};
