import type { LessonText } from '@carillon/lessons';

export const BATTLE: LessonText = {
  title: 'La bataille',
  about: 'Attaquez Montréal, relancez, prenez une touche, mettez l’ennemi en déroute et abandonnez un fort.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques, en 1757. Votre armée est à l’Isle aux Noix, à côté de Montréal. Une bataille va ainsi : chaque unité lance un dé, les attaquants d’abord ; chaque succès fait monter le marqueur de son camp ; le plus haut gagne, et à égalité le défenseur [13.3]. Deux milices combattent pour les Français.',
    },
    attack: {
      say: 'Il reste un point d’armée. Choisissez le mouvement d’armée à l’Isle aux Noix, prenez toutes les unités et les deux commandants, et allez à Montréal.',
      elsewhere: 'Ces troupes n’atteignent aucun ennemi. Choisissez le mouvement d’armée à l’Isle aux Noix.',
      marshal: 'Cela réunit des troupes sans attaquer. Choisissez le mouvement d’armée à l’Isle aux Noix.',
      construct: 'Cela sert à bâtir, pas à attaquer. Choisissez le mouvement d’armée à l’Isle aux Noix.',
      done: 'Pas encore : marchez depuis l’Isle aux Noix, avec toutes les unités et les deux commandants.',
      astray: 'Montréal est de l’autre côté.',
      drop: 'Menez tout le monde à Montréal.',
      stop: 'L’armée n’a pas bougé. Allez à Montréal.',
      other: 'Menez toute l’armée de l’Isle aux Noix à Montréal.',
    },
    commander: {
      say: 'Plus de point : la bataille commence. Un commandant dirige. Sa valeur est le nombre de dés qu’il peut faire relancer, chacun pour une unité dont la forme est sur son pion [13.5]. Howe en a 2, pour triangles et carrés ; Bradstreet 2, pour les carrés. Choisissez Howe.',
      square: 'Bradstreet a autant de relances, mais pas pour Rogers, un triangle. Choisissez Howe.',
      other: 'Choisissez Howe.',
    },
    highland: {
      say: 'Les types tirent tour à tour, les unités légères d’abord. Rogers a obtenu une touche au triangle : elle compte, car l’ennemi a un triangle, et Lacorne est réduit. La brigade de Highlanders a manqué. Elle peut relancer d’elle-même, sans Howe. Faites-le.',
      commander: 'Cela use une des deux relances de Howe. Les Highlanders ont la leur : employez-la d’abord.',
      done: 'Un manqué ne rapporte rien, et la relance ne coûte rien. Relancez pour les Highlanders.',
      other: 'Employez la relance des Highlanders.',
    },
    reroll: {
      say: 'B&T : une brigade qui l’obtient retire une milice et touche une brigade ennemie. Puis vinrent les brigades métropolitaines : les 44e et 48e ont touché, au carré. Les Royal Americans ont l’autre touche, sans carré : rien. Faites relancer leur dé par Howe.',
      done: 'Sans relance, ce dé ne rapporte rien, et Howe en a deux. Relancez.',
      other: 'Faites relancer le dé des Royal Americans par Howe.',
    },
    casualty: {
      say: 'Un drapeau fait monter le marqueur de un, quelle que soit l’unité. Béarn & Guyenne a pris deux touches et est éliminée ; pour une brigade métropolitaine, vous tirez un pion de la guerre en Europe [18.3]. Elle tire encore plus tard. La Nouvelle-Angleterre a manqué. Si la relance d’un commandant manque aussi, un second manqué le retire : une chance sur six à chaque fois. Relancez quand même.',
      done: 'Vous menez par quatre à zéro, mais trois de plus que l’ennemi font une déroute. Relancez.',
      other: 'Faites relancer le dé de la Nouvelle-Angleterre par Howe.',
    },
    hit: {
      say: 'Manqué ; le dé pour Howe était un drapeau : il vit. Votre artillerie n’a rien touché : l’ennemi n’a pas de cercle. Les Français tirent. Un B&T touche une de vos brigades métropolitaines, à votre choix. Les Highlanders peuvent relancer : gardez-les entiers et réduisez une des autres.',
      highland: 'Alors une touche de plus vous coûterait la brigade qui a sa propre relance. Choisissez-en une autre.',
      other: 'Choisissez les Royal Americans ou les 44e et 48e.',
    },
    fort: {
      say: 'Vous gagnez par 4 à 1. Un écart de trois ou plus est une déroute : les Français ont perdu une unité de plus et se sont retirés avec un marqueur de déroute. Montréal est à vous : 3 PV. Puis Oswego : les Français vous battent par 2 à 0, sans déroute. Le 35e doit se retirer. Que devient le fort Ontario ? Détruisez-le.',
      leave: 'Alors un fort français prend sa place et tient Oswego [13.9.5]. Détruisez-le.',
      other: 'Détruisez le fort.',
    },
    end: {
      say: 'Le fort n’est plus, et le 35e s’est retiré. Avant d’attaquer, ouvrez les chances : elles comptent les pénalités pour un fort, un débarquement, des troupes rassemblées, une déroute et le manque de ravitaillement [13.3]. Menez de l’artillerie contre les forts, des brigades contre la milice, et un commandant pour les mauvais dés.',
    },
  },
};
