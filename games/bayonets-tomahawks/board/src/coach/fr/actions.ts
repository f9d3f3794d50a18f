import type { Coaching } from '../coaching.ts';

const MARCHING = {
  move: 'La force avance vers cette case. Si elle y trouve des ennemis ou de la milice sans pouvoir les submerger, elle s’arrête et attaque [10.7].',
  drop: 'Cette unité reste ici, épuisée.',
  pick: 'Cette unité se joint à la force. Les liaisons déjà parcourues comptent aussi pour elle [10.2.1].',
} as const;

/** Chapitres 9 à 12 : raids, mouvement, débarquement, construction. */
export const ACTIONS: Coaching = {
  'march.muster': {
    asks: 'Quelles unités de la pile partent ?',
    does: { take: 'Cette unité part avec les autres.', done: 'Le choix est complet : elles partent.' },
    weigh: [
      'Prenez de l’artillerie contre les forts et les bastions : sans elle, un fort coûte deux pénalités [13.3.2], et les bastions ne peuvent être touchés.',
      'Un commandant donne des relances aux unités légères ou aux brigades, selon ses symboles [13.5].',
      'Laissez une unité dans une case peuplée prise à l’ennemi : si toutes partent, le contrôle lui revient, avec ses PV [10.2].',
    ],
  },
  'march.onward': {
    asks: 'Où va la force, ou s’arrête-t-elle ici ?',
    does: { ...MARCHING, stop: 'La marche finit ici. Les unités sont épuisées.' },
    weigh: [
      'Les ennemis d’une case vous arrêtent, sauf si votre camp y compte plus du triple de leurs unités, sans fort ni bastion [10.3.2].',
      'Entrer dans le village d’une nation neutre la fait passer à l’ennemi jusqu’à la fin de la partie [8.0].',
      'Pensez à la retraite : un attaquant battu retourne vers une case d’où il est venu, si elle est amie et sans ennemi [13.9.1].',
    ],
  },
  'march.stuck': {
    asks: 'Cette force ne peut partir ensemble. Annulez le choix et partez avec moins d’unités, ou perdez le point.',
    does: { ...MARCHING, stop: 'Les unités restent ici et le point est perdu.' },
    weigh: [
      'Annulez et choisissez d’autres unités. Souvent, il y en a trop pour la liaison [10.1], ou des unités qui ont besoin d’une route accompagnent des unités légères [10.2].',
    ],
  },
  'raid.onward': {
    asks: 'Le pillard est en chemin. Fait-il son raid ici, ou continue-t-il ?',
    does: {
      raid: 'Un dé décide ici : le raid réussit ou échoue [9.3]. Les Indiens qui réussissent vont dans la case des pertes.',
      to: 'Le pillard continue vers cette case. Les unités ennemies présentes tentent de l’intercepter [9.2].',
    },
    weigh: [
      'Chaque case avec des unités ennemies peut arrêter le raid, celle de départ et la cible aussi. La milice seule n’intercepte pas.',
      'Une case ne peut subir un raid réussi qu’une fois par an [9.0]. Les cases peuplées donnent autant de points de raid que leur valeur ; avant-postes et forts en pays sauvage, 1.',
    ],
  },
  'raid.intercepted': {
    asks: 'Le pillard est intercepté. Faites-vous relancer le dé par En quête de renom ?',
    does: {
      again: 'Le dé est relancé ; le nouveau résultat compte.',
      accept: 'Le raid échoue. Le pillard revient, épuisé.',
    },
    weigh: ['Relancer ne coûte rien ; l’événement permet encore une relance si le raid lui-même échoue.'],
  },
  'raid.lacrosse': {
    asks: 'Un fort britannique tient seul cette case. Utilisez-vous Partie de crosse simulée pour ce raid ?',
    does: {
      play: 'Si le raid réussit, le fort quitte la partie.',
      decline: 'Le raid est joué comme d’habitude ; l’événement reste.',
    },
    weigh: [
      'Un fort en moins épargne à votre armée deux pénalités, ou une si elle a de l’artillerie [13.3.2]. Visez le fort qui vous gêne le plus.',
    ],
  },
  'raid.rolled': {
    asks: 'Le raid a échoué. Relancez-vous le dé par En quête de renom ?',
    does: {
      again: 'Le dé est relancé ; le nouveau résultat compte.',
      accept: 'Le raid a échoué. Le pillard revient, épuisé.',
    },
    weigh: ['Relancez : un raid manqué ne rapporte rien que vous puissiez perdre.'],
  },
  'sail.muster': {
    asks: 'Quelles flottes partent, et quelles unités emmènent-elles ?',
    does: {
      take: 'Cette unité part. Chaque flotte porte quatre unités et tous les commandants [10.6].',
      done: 'Elles prennent la mer.',
    },
    weigh: [
      'Les unités en mer débarquent au début de votre prochaine phase d’action, toutes dans une case [10.6.1]. Prenez assez pour une bataille, avec de l’artillerie contre une forteresse.',
      'Le débarquement même coûte une pénalité [13.3.2].',
      'Avec un point doublé, elles peuvent débarquer au même tour [7.3.4].',
    ],
  },
  'sail.ashore': {
    asks: 'Un point à l’ancre doublé permet de débarquer dans la même action. La pile débarque-t-elle maintenant ?',
    does: {
      land: 'Vous choisissez une case côtière, et la pile y débarque aussitôt.',
      stay: 'La pile attend en mer votre prochaine phase d’action.',
    },
    weigh: [
      'Débarquer maintenant surprend l’ennemi : il a au plus une phase d’action pour répondre avant la bataille.',
    ],
  },
  'landing.to': {
    asks: 'Toutes les unités en mer débarquent ensemble : où ?',
    does: { land: 'Elles y sont placées, épuisées. Devant des ennemis, une bataille suit.' },
    weigh: [
      'Tant qu’ils n’ont pas une fois pris Louisbourg, les Britanniques ne débarquent que sur l’Atlantique, à Louisbourg et à Terre-Neuve [10.6.2].',
      'Une bataille au débarquement vous coûte une pénalité [13.3.2]. Une côte vide près de la cible n’en coûte pas, mais donne du temps à l’ennemi.',
      'Gardez la flotte avec la pile : elle est une source de ravitaillement [14.1] et une voie de retraite [13.9.2].',
    ],
  },
  'marshal.call': {
    asks: 'Quelles unités des cases voisines viennent ici ?',
    does: { call: 'Cette unité vient, épuisée.', done: 'Le choix est complet.' },
    weigh: [
      'Un seul point rassemble des unités de plusieurs cases : rien ne forme mieux une armée.',
      'Dans une bataille livrée ici à ce tour, toutes vos unités ont une pénalité [13.3.2]. Rassemblez à l’abri, et attaquez au tour suivant.',
      'Une case peuplée prise à l’ennemi est perdue si ses unités la laissent vide.',
    ],
  },
  'construction.choose': {
    asks: 'Que bâtit la brigade [12.0] ?',
    does: {
      begin: 'Commence ici un fort. Il sera achevé à un tour suivant.',
      build: 'Achève le fort commencé à un tour précédent.',
      repair: 'Un fort réduit redevient entier.',
      remove: 'Retire un fort, ou un fort commencé : mieux que de le laisser à l’ennemi.',
      road: 'Commence une route le long de ce sentier.',
      finish: 'Achève la route commencée à un tour précédent. La brigade y passe aussitôt.',
    },
    weigh: [
      'Un fort empêche la submersion, coûte à l’attaquant une ou deux pénalités, et garde une unité l’hiver [3.5].',
      'Une route laisse passer brigades et une seule artillerie là où seules passaient les unités légères [10.1]. Elle sert aussi au ravitaillement [14.1].',
      'Mais l’ennemi peut prendre votre route, et piller votre fort en pays sauvage [9.0].',
    ],
  },
  'construction.join': {
    asks: 'La route est achevée et la brigade y passe. Qui va avec elle ?',
    does: { take: 'Cette unité passe aussi, épuisée.', go: 'Le choix est complet : elles passent.' },
    weigh: [
      'Huit unités peuvent passer par une route à chaque tour, dont une seule artillerie [10.1].',
      'N’envoyez pas la brigade seule à portée de l’ennemi.',
    ],
  },
};
