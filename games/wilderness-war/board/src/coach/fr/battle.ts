import type { Coaching } from '../coaching.ts';

/** Chapitre 7 : batailles, pertes, retraites. */
export const BATTLE: Coaching = {
  'battle.militia': {
    asks: 'Une bataille se livre dans vos terres cultivées. La Milice du Département y prend-elle part [7.3] ?',
    does: {
      deploy: 'Cette unité de Milice se bat ici. Si elle survit, elle rentre dans sa boîte.',
      done: 'Plus de Milice à cette bataille.',
    },
    weigh: [
      'La Milice ajoute sa force et peut subir des pertes à la place de meilleures unités.',
      'Si vous perdez avec plus de quatre unités de toute sorte, l’ennemi marque 1 PV [7.81] : comptez aussi la Milice.',
      'Deux unités de Milice laissées dans la boîte donnent −1 aux raids dans le Département [10.3].',
    ],
  },
  'battle.relief': {
    asks: 'Vos amis attaquent les assiégeants. Quels assiégés sortent se battre avec eux [8.251] ?',
    does: { join: 'Ce pion se bat dehors avec les autres.', done: 'Le choix est complet.' },
    weigh: [
      'Une victoire lève le siège : sortez si cela peut décider la bataille.',
      'En cas de défaite, les assiégés rentrent ; ceux qui viennent d’ailleurs ne le peuvent pas [8.252].',
      'Un pion qui se bat maintenant ne peut plus être activé dans cette phase d’action [5.36].',
    ],
  },
  'losses.pick': {
    asks: 'Le combat vous coûte des pas. Quelle unité perd le suivant ?',
    does: { lose: 'Une unité pleine est retournée sur sa face réduite ; une unité réduite est éliminée.' },
    weigh: [
      'La moitié au moins, arrondie vers le haut, vient des troupes réglées [7.62] ; à part cela, aucune unité n’est éliminée tant qu’une autre est pleine [7.63].',
      'Réguliers et coureurs des bois éliminés ne reviennent jamais. Provinciaux, infanterie légère, Indiens, Milice et Rangers peuvent revenir par une carte [7.61].',
      'Gardez au moins une unité que le terrain favorise : un régulier en terres cultivées, un auxiliaire ou de l’infanterie légère ailleurs.',
    ],
  },
  'retreat.to': {
    asks: 'La bataille est perdue. Où vont vos pions ?',
    does: {
      all: 'Tous les pions restants y vont ensemble.',
      one: 'Ce pion y va seul ; les autres peuvent aller ailleurs.',
      allInside: 'Tous rentrent dans le fort ou la forteresse. L’ennemi les assiège.',
      inside: 'Ce pion rentre dans le fort ou la forteresse.',
    },
    weigh: [
      'Il faut aux troupes réglées une case cultivée ou une fortification amie ; ce qui ne peut s’y tenir est éliminé [7.92].',
      'Un fort contient quatre unités, une forteresse n’a pas de limite [8.11]. Dedans, elles gardent la place, mais peuvent y être prises.',
      'Restez groupés si l’ennemi revient, et gardez un chef avec les unités.',
    ],
  },
  'shelter.pick': {
    asks: 'L’ennemi entre dans une case de votre fort ou forteresse. Qui se met à l’abri avant la bataille [8.1] ?',
    does: {
      shelter: 'Ce pion se met à l’abri. Il ne prend pas part à une bataille dehors.',
      done: 'Le choix est complet : tous les autres se battent dehors.',
    },
    weigh: [
      'Si tous s’abritent, il n’y a pas de bataille et le siège commence au niveau 0. Une faible garnison est mieux derrière ses murs.',
      'Dehors, vous vous battez sans l’aide du fort [8.12] ; battus, vous pouvez encore rentrer [8.13], mais l’ennemi peut marquer 1 PV.',
      'Un fort contient quatre unités au plus [8.11].',
    ],
  },
};
