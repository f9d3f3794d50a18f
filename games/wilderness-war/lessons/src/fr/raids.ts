import type { LessonText } from '@carillon/lessons';

export const RAIDS: LessonText = {
  title: 'Raids et Indiens',
  about: 'Envoyez deux tribus contre la frontière avec une seule carte de valeur 1.',
  steps: {
    aim: {
      say: 'Vous jouez les Français. Shawnees et Mingos se tiennent dans les Alleghanys, au-dessus de la Virginie. Chaque raid réussi laisse un marqueur Raid : un demi-PV à la fin de l’année [13.22]. Il tient aussi la Milice de ce Département hors des batailles. Un raid vous coûte peu : la plupart des pillards perdent un pas et rentrent au village.',
    },
    card: {
      say: 'Les auxiliaires s’activent seuls, sans chef : deux Indiens pour chaque point de la carte [5.33]. Prenez Retranchements, une carte de valeur 1, pour activer.',
      ambush: 'Embuscade ! double votre feu dans une bataille : gardez-la pour cela. Retranchements suffit ici.',
      build: 'Cela sert à bâtir. Choisissez l’activation.',
      discard: 'Une carte défaussée ne pille personne. Choisissez l’activation.',
      other: 'Activez avec Retranchements.',
    },
    raiders: {
      say: 'Choisissez seuls les Shawnees et les Mingos des Alleghanys (sud). Chacun marche et fait son raid avant que l’autre commence. Puis commencez par les Shawnees.',
      lead: 'Cela active une force sous un chef, et le point est dépensé. Choisissez les deux tribus seules.',
      far: 'Ce pion est loin de tout raid. Choisissez les Shawnees et les Mingos des Alleghanys (sud).',
      later: 'Ici, les Shawnees partent d’abord.',
      done: 'Ce point peut encore activer une tribu. Prenez les deux.',
      other: 'Choisissez les Shawnees et les Mingos.',
    },
    open: {
      say: 'Augusta a une palissade et pas de troupes. Winchester et sa voisine Woodstock sont gardées par des provinciaux, qui peuvent intercepter. À la palissade d’Augusta, les Britanniques peuvent appeler leur seule unité de Milice du Sud, qui attend dans sa boîte. Les Shawnees devraient d’abord la battre [10.2]. Envoyez les Shawnees à Augusta.',
      battle: 'Des provinciaux tiennent Winchester. Il faudrait d’abord une bataille.',
      near: 'Les provinciaux de Winchester peuvent intercepter à Woodstock. Augusta est hors de leur portée.',
      away: 'Il n’y a rien à piller là. Allez à Augusta.',
      infiltrate: 'L’infiltration sert aux cases tenues par l’ennemi [6.6]. Marchez simplement vers Augusta.',
      stop: 'La montagne n’a rien à piller. Allez à Augusta.',
      other: 'Marchez vers Augusta.',
    },
    second: {
      say: 'Le raid d’Augusta a réussi : un marqueur pour vous, et la palissade est détruite. Les Shawnees ont perdu un pas et sont rentrés à Logstown. Maintenant, les Mingos : faites-les partir, et courez le risque de Woodstock.',
      done: 'Les Mingos sont activés, et resteraient sans rien faire. Faites-les partir.',
      battle: 'Des provinciaux tiennent Winchester. Il faudrait d’abord une bataille.',
      away: 'Il n’y a rien à piller là. Allez à Woodstock.',
      infiltrate: 'Aucun ennemi à Woodstock : marchez-y simplement.',
      stop: 'La montagne n’a rien à piller. Allez à Woodstock.',
      other: 'Faites partir les Mingos et marchez vers Woodstock.',
    },
    end: {
      say: 'Les Britanniques ont joué Blockhaus, qui rend les raids contre eux plus durs pour le reste de l’année ; le dé de 5 a réussi quand même. Deux marqueurs font 1 PV à la fin de l’année. Les tribus sont rentrées, et peuvent revenir la saison prochaine avec une autre carte.',
    },
  },
};
