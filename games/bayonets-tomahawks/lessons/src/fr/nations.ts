import type { LessonText } from '@carillon/lessons';

export const NATIONS: LessonText = {
  title: 'Nations indiennes et contrôle',
  about:
    'Gagnez les Iroquois par une carte, prenez un avant-poste, faites un raid depuis un village et laissez les Cherokees en paix.',
  steps: {
    aim: {
      say: 'Vous jouez les Français, en campagne, en 1755. La plupart des unités indiennes sont françaises dès le départ ; chacune a son village [2.1]. Deux nations sont neutres : les Iroquois, avec trois villages, et les Cherokees, avec deux. Une nation qui rejoint un camp y reste jusqu’à la fin de la partie [8.1].',
    },
    card: {
      say: 'Les événements de quatre cartes amènent une nation. Le vôtre, carte 38, amène les Iroquois si vous avez au moins 4 PV : le marqueur est à 4 pour les Français. L’événement a lieu au début du tour. Jouez la carte 38.',
      ambush: 'Cet événement sert en bataille, et vous n’en avez pas. Jouez la carte 38 tant que vous avez 4 PV.',
      other: 'Jouez la carte 38.',
    },
    first: {
      say: 'L’initiative est de 1 contre 1. À égalité, elle est à vous. L’événement a lieu de toute façon ; mais vos nouveaux Indiens n’agissent avant les Britanniques que si vous commencez. Commencez.',
      second: 'Alors les Britanniques peuvent attaquer les villages avant que les Iroquois agissent. Commencez.',
      other: 'Choisissez les Français comme premier joueur.',
    },
    control: {
      say: 'Les Iroquois vous ont rejoints : une unité est dans chacun de leurs villages. Votre carte indienne a deux points ; chacun fait agir une unité indienne, ou les unités d’une même nation dans une pile [7.3.2]. Menez l’unité d’Oquaga au lac Oneida, et arrêtez-vous. Personne ne garde cet avant-poste : vous le contrôlez aussitôt.',
      raid: 'Un raid ne donne aucun contrôle. Choisissez de déplacer des Indiens à Oquaga.',
      elsewhere: 'Le lac Oneida est à côté d’Oquaga. Choisissez d’y déplacer des Indiens.',
      militia: 'De la milice y combattrait l’unité. Le lac Oneida n’en a pas.',
      astray: 'Le lac Oneida est de l’autre côté.',
      short: 'L’unité n’est pas encore au lac Oneida.',
      done: 'Alors les points indiens sont perdus. Choisissez de déplacer des Indiens à Oquaga.',
      other: 'Menez les Iroquois d’Oquaga au lac Oneida, et arrêtez-vous.',
    },
    raid: {
      say: 'Le lac Oneida est français, et la grande route d’Albany à Oswego est coupée. Une case peuplée ne serait à vous que tant que vous y restez ; un avant-poste vous reste. Maintenant un raid avec l’unité de Kanistioh. Par Cawichnowane, elle atteint Carlisle ou Easton en trois cases : chacune vaut 2.',
      raider: 'Cette unité atteint de moins bonnes cibles. Choisissez les Iroquois de Kanistioh.',
      astray: 'De là, ni Carlisle ni Easton ne sont à portée. Passez par Cawichnowane.',
      poor: 'Cet avant-poste vaut 1. Carlisle et Easton valent 2 : allez une case plus loin.',
      march: 'Cela déplace sans raid. Choisissez le raid.',
      done: 'Alors le second point est perdu. Faites un raid avec les Iroquois de Kanistioh.',
      other: 'Faites un raid sur Carlisle ou Easton avec les Iroquois de Kanistioh.',
    },
    hold: {
      say: 'Le raid a réussi : 2 points de raid. L’unité est dans la case de vos pertes. En hiver, elle revient dans un village, sauf si l’ennemi le contrôle. Maintenant, votre carte : comme premier joueur, vous pouvez garder un point pour une réaction. N’en gardez aucun.',
      hold: 'Une réaction vaut surtout quand l’ennemi menace quelque chose. Ici, n’en gardez aucun.',
      other: 'N’en gardez aucun.',
    },
    neutral: {
      say: 'Villiers est à Keninsheka, à côté de Chote, un village des Cherokees neutres. Qui entre dans un tel village jette la nation dans la guerre du côté adverse [8.0]. Ramenez-le plutôt : avec le point léger, par Tu-Endie-Wei aux Fourches de l’Ohio, et arrêtez-vous.',
      village:
        'S’il entre à Chote, les Cherokees rejoignent aussitôt les Britanniques, avec une unité dans chaque village. Passez par Tu-Endie-Wei.',
      elsewhere: 'Villiers est à Keninsheka. Choisissez-y le mouvement léger.',
      raid: 'C’est Villiers qui doit se déplacer. Choisissez le mouvement léger à Keninsheka.',
      later: 'D’abord le point léger. Choisissez le mouvement léger à Keninsheka.',
      astray: 'Ce n’est pas le chemin des Fourches de l’Ohio.',
      pick: 'Les autres sont à leur place. Arrêtez-vous ici.',
      short: 'Villiers n’est pas encore aux Fourches de l’Ohio.',
      done: 'Alors les points sont perdus. Choisissez le mouvement léger à Keninsheka.',
      other: 'Menez Villiers aux Fourches de l’Ohio, et arrêtez-vous.',
    },
    end: {
      say: 'Vous connaissez les deux façons dont une nation entre en guerre : par un événement, ou parce qu’un ennemi entre dans son village. Prenez les villages de l’ennemi pour garder ses Indiens dans la case des pertes pendant l’hiver. Quand des Indiens aident à gagner l’attaque d’un fort ou d’une case peuplée, l’un d’eux rentre chez lui [13.7].',
    },
  },
};
