import type { LessonText } from '@carillon/lessons';

export const RAIDS: LessonText = {
  title: 'Les raids',
  about: 'Envoyez Indiens et troupes légères contre la frontière, et voyez un pillard intercepté.',
  steps: {
    aim: {
      say: 'Vous jouez les Français, en 1755. Un raid coûte un point léger ou indien : une unité légère va à trois cases au plus vers une case d’origine ennemie ou un fort, y fait son raid, et revient aussitôt [9.1]. Une case ne subit un raid réussi qu’une fois par an. Huit points de raid font 1 PV.',
    },
    card: {
      say: 'La nouvelle carte indienne est toujours jouée aussi ; celle-ci a deux points indiens. À côté d’elle, jouez la carte 22, qui a un point léger.',
      light:
        'Le premier point de la carte 23 peut aussi faire marcher une armée : gardez-la. Pour un raid, le point léger de la carte 22 suffit.',
      other: 'Jouez la carte 22.',
    },
    delaware: {
      say: 'Les Britanniques, dont l’initiative est plus haute, vous laissent commencer. D’abord viennent les points indiens. Choisissez les Delawares à Kithanink, puis le raid. Passez par Assunepachla jusqu’à Ray’s Town, et faites-y le raid : aucun ennemi n’est en chemin.',
      raider: 'Cette nation a ses propres cibles. Ici, les Delawares vont d’abord.',
      astray: 'De là, Ray’s Town est hors de portée. Recommencez, par Assunepachla.',
      march: 'Cela fait marcher des Indiens, sans raid. Choisissez le raid.',
      done: 'Les points indiens seraient perdus. Choisissez les Delawares.',
      other: 'Choisissez les Delawares et leur raid.',
    },
    abenaki: {
      say: 'La touche au triangle a réussi : 1 point de raid. Les Indiens qui réussissent vont dans la case des pertes avec leur butin, et reviennent en hiver. Maintenant, les Abénaquis des Trois-Rivières : par Mamhlawbagok et Goasek jusqu’à Number Four.',
      raider: 'Cette nation a ses propres cibles. Ici, les Abénaquis vont ensuite.',
      astray: 'De là, Number Four est hors de portée. Recommencez, par Mamhlawbagok et Goasek.',
      march: 'Cela fait marcher des Indiens, sans raid. Choisissez le raid.',
      done: 'Le second point indien serait perdu. Choisissez les Abénaquis.',
      other: 'Choisissez les Abénaquis et leur raid.',
    },
    hold: {
      say: 'Manqué : les Abénaquis sont rentrés sans butin, et peuvent réessayer à un tour suivant. Maintenant, votre propre carte. Comme premier joueur, vous pouvez garder un point pour une réaction, après les Britanniques [7.3]. N’en gardez aucun ici.',
      hold: 'Un point gardé agit en dernier, et peut ne rien trouver à faire. Pour cette leçon, n’en gardez aucun.',
      other: 'Ne gardez aucun point.',
    },
    light: {
      say: 'Lignery est aux Fourches de l’Ohio. Envoyez-le par Mekekasink à Wills Creek avec le point léger. Washington y est : une unité légère intercepte mieux que toute autre [9.2].',
      raider: 'Il a d’autres cibles. Cette fois, envoyez Lignery.',
      astray: 'Ce n’est pas le chemin de Wills Creek. Recommencez, par Mekekasink.',
      march: 'Cela marche, sans raid. Choisissez le raid.',
      later: 'D’abord le raid de Lignery.',
      done: 'Le point léger serait perdu. Choisissez Lignery.',
      other: 'Choisissez Lignery et son raid.',
    },
    end: {
      say: 'Washington l’a intercepté : le raid échoue, et Lignery est de retour aux Fourches, épuisé. Choisissez des cibles sans ennemi en chemin ; les calques montrent où vont les pillards.',
    },
  },
};
