import type { Coaching } from '../coaching.ts';

/** Chapitre 7 : cartes, phase d’action, événements. */
export const CARDS: Coaching = {
  'year-start.keep': {
    asks: 'L’année commence. Vous avez tiré deux cartes : laquelle gardez-vous en réserve [7.1] ?',
    does: { keep: 'Cette carte devient votre réserve. L’autre est défaussée sans être montrée.' },
    weigh: [
      'À chaque tour, vous choisirez entre la réserve et une nouvelle carte. Gardez un événement ou une sorte de points d’action dont vous voulez choisir le moment.',
      'Dans les trois premiers tours, la saison des préparatifs, les cartes ont peu de points [4.2].',
    ],
  },
  'action-round.choose': {
    asks: 'Laquelle de vos deux cartes jouez-vous à ce tour ? L’autre reste en réserve [7.1].',
    does: { play: 'La carte est jouée face cachée ; toutes sont révélées ensemble.' },
    weigh: [
      'Regardez trois choses : les points d’action et leurs sortes, l’événement, et l’initiative. La plus haute initiative décide qui joue en premier ; à égalité, les Français.',
      'Les Français jouent toujours aussi la nouvelle carte indienne : ses points ne servent qu’aux Indiens [7.1].',
      'Gardez un point à l’ancre pour le tour où navires et troupes sont ensemble.',
    ],
  },
  'action-round.initiative': {
    asks: 'Vous avez l’initiative : qui joue en premier à ce tour ?',
    does: { first: 'Ce camp joue sa phase d’action en premier. Il peut garder un point pour une réaction [7.3.6].' },
    weigh: [
      'En premier, vous frappez avant les renforts ennemis, et pouvez garder un point pour lui répondre.',
      'En second, vous voyez ce qu’il fait, et il ne peut répondre que par un point de réaction au plus.',
      'Les batailles viennent après les deux phases d’action [7.1]. Le camp présent dans la case au début du tour y est le défenseur [13.1].',
    ],
  },
  'action-phase.act': {
    asks: 'Dépensez un point d’action. Chacun fait agir une pile, et chaque unité agit une fois par tour [7.3].',
    does: {
      raid: 'Envoie une seule unité légère faire un raid à trois liaisons au plus, six avec un point doublé [9.1]. Elle revient ensuite ; une unité indienne qui réussit va à la case des pertes jusqu’à l’hiver [9.3].',
      indian:
        'Déplace une unité indienne, ou des Indiens d’une même nation, de trois liaisons au plus, six avec un point doublé [7.3.2].',
      light:
        'Déplace des unités légères de trois liaisons au plus, six avec un point doublé, aussi par les sentiers. Un commandant peut les suivre sur routes et grandes routes [10.5].',
      army: 'Déplace des unités de toute sorte : brigades et artillerie de deux liaisons par routes et grandes routes, unités légères de trois ; deux fois plus loin avec un point doublé [10.4].',
      forced: 'Mouvement d’armée où les unités non légères ont un point de mouvement de plus.',
      sail: 'Emmène des flottes, avec quatre unités chacune au plus, en mer. Elles débarquent au début de votre prochaine phase d’action [10.6].',
      marshal:
        'Amène ici des unités de toutes les cases voisines. Si une bataille y suit, votre camp a une pénalité [11.0].',
      construct: 'Une brigade travaille à un fort ou à une route. Chacun prend deux tours [12.0].',
      done: 'La phase est finie. Les points non dépensés sont perdus.',
    },
    weigh: [
      'Un point doublé mène ses unités jusqu’à deux fois plus loin ; celles qui font voile peuvent débarquer dans le même tour [7.3.4].',
      'Huit points de raid font 1 PV [9.3]. Les cases de victoire valent plus, mais il faut les tenir.',
      'Rassemblez avant d’attaquer : avec plus du triple des unités ennemies, vous le submergez sans bataille, sauf devant un fort ou un bastion [10.3.2].',
      'À chaque tour, un camp ne fait passer que quatre unités par un sentier, huit par une route, seize par une grande route [10.1].',
      'Restez ravitaillé : sinon, la pile a une pénalité en bataille et ne bâtit pas [14.1.1].',
    ],
  },
  'action-phase.frenzy': {
    asks: 'Frénésie de construction : bâtissez-vous encore une fois, sans point ?',
    does: { construct: 'Cette brigade bâtit, même si elle vient de le faire.', decline: 'Vous ne bâtissez plus.' },
    weigh: [
      'La même brigade peut achever l’ouvrage qu’elle vient de commencer, en un tour au lieu de deux [12.0]. Toute autre brigade commence un ouvrage, ou en achève un d’un tour précédent.',
    ],
  },
  'action-phase.spend': {
    asks: 'Vous jouez en premier. Gardez-vous un point de votre carte pour une réaction [7.3.6] ?',
    does: {
      hold: 'Vous dépensez ce point après la phase d’action ennemie.',
      none: 'Vous dépensez tous vos points maintenant.',
    },
    weigh: [
      'Un point gardé peut renforcer une case que l’ennemi vient d’attaquer, puisque les batailles viennent après. C’est son meilleur emploi.',
      'N’en gardez pas si tous vos points sont nécessaires pour arriver avant l’ennemi.',
    ],
  },
  'pick-event.pick': {
    asks: 'L’événement vise une sorte d’unité. Choisissez laquelle il touche.',
    does: { pick: 'L’événement s’applique à cette unité.' },
    weigh: [
      'Si la perte est pour vous, cédez une unité réduite ou loin des combats ; une brigade métropolitaine perdue donne à l’ennemi un pion de la guerre en Europe [13.4.3].',
      'Si elle est pour l’ennemi, prenez les Indiens les plus proches de vos avant-postes.',
    ],
  },
  'pick-event.village': {
    asks: 'L’unité revient de la case des pertes : dans quel village ?',
    does: { to: 'L’unité est placée dans ce village.', none: 'Aucun village n’est libre ; l’unité reste aux pertes.' },
    weigh: ['Choisissez le village d’où elle atteint le plus de cibles à trois liaisons.'],
  },
  'stack-event.pick': {
    asks: 'L’événement vise une pile. Laquelle ?',
    does: {
      stack: 'L’événement s’applique à toutes les unités de cette pile.',
      none: 'Vous ne choisissez pas de pile.',
    },
    weigh: [
      'Contre l’ennemi, prenez la pile qui va attaquer ; pour vous, celle dont le marqueur pèserait le plus à la prochaine bataille.',
    ],
  },
  'round-up.choose': {
    asks: 'Retournez jusqu’à deux de vos unités réduites, ou reprenez une unité de la case des pertes.',
    does: {
      flip: 'Cette unité est de nouveau entière.',
      place: 'L’unité revient, entière, dans cette case.',
      done: 'Vous ne prenez rien de plus.',
    },
    weigh: [
      'L’artillerie qui revient vaut souvent le plus : elle seule touche les bastions [3.4].',
      'Des unités réduites de même type se combinent aussi avant une bataille et en hiver [13.2.3] : retournez celles qui ne le pourraient pas.',
    ],
  },
  'rear-admiral.choose': {
    asks: 'Une flotte britannique arrive plus tôt : dans quel port ?',
    does: {
      place: 'Cette flotte y est placée, et ôte déroute et manque de ravitaillement.',
      none: 'Aucune flotte ne vient.',
    },
    weigh: [
      'Choisissez le port où des troupes attendent d’embarquer, ou celui où une pile manque de ravitaillement : une flotte en est une source [14.1].',
    ],
  },
  'points-lost.lose': {
    asks: 'Les secours en retard vous coûtent un point d’action. Lequel ?',
    does: { lose: 'Ce point ne peut servir à ce tour.' },
    weigh: ['Cédez la sorte pour laquelle vous avez le moins d’unités prêtes.'],
  },
  'warships.close': {
    asks: 'Vos navires ferment aux Britanniques une grande route le long des lacs, pour ce tour. Laquelle ?',
    does: {
      close: 'Les unités britanniques ne peuvent passer par cette grande route à ce tour.',
    },
    weigh: ['Fermez la voie qui mène de la plus grande pile britannique à votre fort ou à votre case de victoire.'],
  },
};
