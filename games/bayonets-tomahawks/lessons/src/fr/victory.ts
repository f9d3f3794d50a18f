import type { LessonText } from '@carillon/lessons';

export const VICTORY: LessonText = {
  title: 'La victoire, et un plan pour chaque camp',
  about: 'Gagnez 1755 à son dernier tour, et voyez ce que chaque camp doit viser.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques, au neuvième et dernier tour de 1755. Le marqueur de la piste de victoire est à 2 pour les Français. Chaque point gagné par un camp en retire un à l’autre, et il n’y a pas de zéro : après 1 pour les Français vient 1 pour les Britanniques [18.1]. À la fin de cette année, un camp gagne avec 1 ou plus sur sa moitié.',
    },
    british: {
      say: 'Un plan pour les Britanniques : vous avez plus de troupes, et peu de temps. Réunissez des brigades avec de l’artillerie et un commandant, et ouvrez une voie vers la Nouvelle-France : par mer à Louisbourg, par le lac Saint-Sacrement à Ticonderoga et Montréal, ou par une route aux Fourches de l’Ohio. Gardez une unité à la frontière contre les raids, et bâtissez des forts où vos troupes hiverneront.',
    },
    french: {
      say: 'Un plan pour les Français : vous avez peu de brigades, et beaucoup d’unités légères. Faites des raids chaque année dès le premier tour, là où personne n’intercepte : huit points de raid font 1 PV. Combattez derrière forts et bastions, coupez le ravitaillement des armées qui viennent par une seule route, et prenez une case peuplée pour le bonus quand les Britanniques en laissent une ouverte.',
    },
    card: {
      say: 'Les points viennent des cases de victoire, de huit points de raid, du bonus de l’année et de la guerre en Europe. Vous avez 7 points de raid et tenez une case de victoire, Chignectou. Il vous faut un raid et une deuxième case. La carte 8 a quatre points, la carte 16 trois. Jouez la carte 8.',
      fewer:
        'Après ce tour, l’année est finie : une carte en réserve ne vaut rien. Jouez celle qui a le plus de points.',
      other: 'Jouez la carte 8.',
    },
    'last-word': {
      say: 'Vous avez l’initiative, 2 contre 1. Au dernier tour, qui agit en second a le dernier mot : ce que vous prenez alors, les Français ne le reprennent pas. Laissez commencer les Français.',
      first: 'Alors les Français peuvent reprendre ce que vous prenez. Laissez-les commencer.',
      other: 'Laissez commencer les Français.',
    },
    raid: {
      say: 'Les Français n’ont rien fait. D’abord le raid : un point de plus en fait huit, et 1 PV. Du lac Saint-Sacrement, Rogers atteint La Présentation, un avant-poste sans défenseur, par Sachenda’ga et Nihanawate, ou par le lac Oneida et Kahuahgo. Faites-y un raid.',
      raider: 'Rogers a la cible la plus sûre. Choisissez-le au lac Saint-Sacrement.',
      guarded: 'Beaujeu et un fort y sont, et peuvent intercepter Rogers. Faites le tour.',
      astray: 'De là, La Présentation est hors de portée. Passez par Sachenda’ga ou par le lac Oneida.',
      light: 'Cela déplace sans rapporter de point de raid. Choisissez le raid.',
      later: 'D’abord le raid, avec le point léger.',
      done: 'Alors l’année finit, et les Français gagnent. D’abord le raid.',
      other: 'Faites un raid sur La Présentation avec Rogers.',
    },
    capture: {
      say: 'Le raid a réussi : huit points de raid, donc 1 pour les Français. Maintenant une case de victoire, avec des rayons. La Baye de Cataracouy, à côté d’Oswego, est vide. Menez-y les 50e et 51e avec un point d’armée, et arrêtez-vous.',
      anchor: 'Tout point d’armée convient ; gardez l’ancre et prenez-en un simple.',
      miramichy:
        'De Chignectou, seul un sentier mène à Miramichy, et une brigade ne le suit pas. Marchez depuis Oswego.',
      elsewhere: 'De là, aucune case de victoire vide n’est à portée. Marchez depuis Oswego.',
      later: 'Cela ne prend aucune case. Marchez depuis Oswego.',
      plain: 'C’est une case d’origine française, mais pas une case de victoire. Arrêtez-vous à la Baye de Cataracouy.',
      astray: 'La Baye de Cataracouy est de l’autre côté.',
      short: 'La brigade n’est pas encore à la Baye de Cataracouy.',
      done: 'Alors l’année finit, et les Français gagnent. Marchez d’abord.',
      other: 'Marchez d’Oswego à la Baye de Cataracouy, et arrêtez-vous.',
    },
    finish: {
      say: '1 pour les Britanniques. Avec deux cases de victoire ennemies, vous marquez aussi le bonus de l’année, 2 PV : appuyez sur la piste de victoire pour lire celui de chaque camp. Aucun autre point ne rapporte plus. Terminez la phase, et l’année avec elle.',
      construct: 'Un fort ne rapporte rien cette année. Terminez la phase.',
      other: 'Cela ne rapporte aucun point. Terminez la phase.',
    },
    count: {
      say: 'Vous avez gagné : 1 pour les raids, 1 pour la case, 2 pour le bonus et 1 pour la guerre en Europe : votre pion, tiré pour une brigade française perdue, montre 1, et les Français n’en ont pas [18.3]. Cela fait 4 pour les Britanniques. Jouez maintenant une partie depuis la page d’accueil : les leçons y restent ouvertes.',
    },
  },
};
