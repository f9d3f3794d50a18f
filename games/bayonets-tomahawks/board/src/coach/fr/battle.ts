import type { Coaching } from '../coaching.ts';

const SYMBOLS =
  'Ses symboles nomment les unités qu’il relance : un triangle les unités légères, un carré les brigades. Choisissez selon ce que vous avez de plus.';

/** Chapitre 13 : batailles, déroute, retraite. */
export const BATTLE: Coaching = {
  'battles.choose': {
    asks: 'Plusieurs batailles sont à livrer : laquelle vient maintenant ?',
    does: { fight: 'Cette bataille est livrée maintenant.' },
    weigh: [
      'Les batailles vont du haut en bas du plateau [13.0]. Si vous avez le choix, songez que les vaincus de la première peuvent se retirer vers la seconde.',
    ],
  },
  'battle.attackerCommander': {
    asks: 'Quel commandant mène l’attaque [13.3.1] ?',
    does: { lead: 'Sa valeur est le nombre de ses relances dans cette bataille.' },
    weigh: [SYMBOLS, 'Une relance manquée met sa vie en jeu : à un second échec, il quitte la partie [13.5.1].'],
  },
  'battle.defenderCommander': {
    asks: 'Quel commandant mène la défense [13.3.1] ?',
    does: { lead: 'Sa valeur est le nombre de ses relances dans cette bataille.' },
    weigh: [SYMBOLS],
  },
  'battle.events': {
    asks: 'Jouez-vous l’événement de votre carte dans cette bataille ?',
    does: {
      play: 'L’événement vaut pour cette bataille.',
      pass: 'Vous le gardez pour une autre bataille de ce tour.',
    },
    weigh: ['Si aucune autre bataille de ce tour ne lui convient mieux, jouez-le : il ne dure pas au-delà du tour.'],
  },
  'battle.fort': {
    asks: 'La bataille est perdue et vous vous retirez. Détruisez-vous votre fort [13.9.5] ?',
    does: {
      raze: 'Le fort est retiré du jeu. Personne n’en a plus ici.',
      leave: 'L’ennemi le remplace par un fort à lui.',
    },
    weigh: ['En règle générale, détruisez-le : un fort ennemi vous coûterait des pénalités au retour.'],
  },
  'emergency-artillery.trade': {
    asks: 'Vous avez ici deux flottes au moins. En cédez-vous une pour de l’artillerie [13.2.2] ?',
    does: {
      trade: 'Cette flotte retourne à la réserve, et de l’artillerie prend sa place.',
      keep: 'Les flottes restent comme elles sont.',
    },
    weigh: [
      'Contre une forteresse, il faut de l’artillerie : elle seule touche les bastions, qui retiennent le défenseur [3.4].',
      'Les flottes ramènent l’armée et la ravitaillent. Gardez-en une pour quatre unités à embarquer.',
    ],
  },
  'combine.keep': {
    asks: 'Deux unités réduites de même type se combinent. Laquelle devient entière [13.2.3] ?',
    does: { keep: 'Cette unité devient entière ; l’autre est éliminée.' },
    weigh: [
      'Gardez l’unité qui compte par sa sorte ou son origine. Une brigade métropolitaine éliminée donne à l’ennemi un pion de la guerre en Europe [13.4.3].',
    ],
  },
  'combine.eliminate': {
    asks: 'Quelle unité réduite est éliminée en échange ?',
    does: { eliminate: 'Cette unité est éliminée.' },
    weigh: ['De la case des pertes, une unité sur trois de chaque type revient en hiver [17.2].'],
  },
  'hit.apply': {
    asks: 'Vous êtes touché. Laquelle de vos unités prend la touche [13.4] ?',
    does: { hit: 'Une unité entière est réduite ; une unité réduite, ou indienne, est éliminée.' },
    weigh: [
      'Si des unités entières et réduites d’un type peuvent la prendre, une réduite doit le faire.',
      'Épargnez les brigades métropolitaines : chacune d’éliminée donne à l’ennemi un pion qui vaut jusqu’à 2 PV en fin d’année [18.3.1].',
    ],
  },
  'rout.lose': {
    asks: 'Votre pile est en déroute et perd une unité. Laquelle [13.8] ?',
    does: { lose: 'Cette unité est éliminée.' },
    weigh: [
      'L’artillerie passe d’abord, les Indiens en dernier ; sinon, cédez une unité réduite dont la prochaine bataille n’a pas besoin.',
      'Une brigade métropolitaine donne à l’ennemi un pion de la guerre en Europe [13.4.3].',
    ],
  },
  'retreat.to': {
    asks: 'La pile est battue. Vers quelle case se retire-t-elle [13.9.1] ?',
    does: { to: 'Toutes les unités y vont ensemble.' },
    weigh: [
      'Choisissez une case amie occupée : une pile en déroute qui en rejoint une autre, non en déroute, perd aussitôt son marqueur [13.8].',
      'Restez ravitaillé, entre l’ennemi et son but.',
    ],
  },
  'retreat.pay': {
    asks: 'L’ennemi en retraite submerge vos unités, et le paie : pour chacune, il perd une unité de votre choix [13.9.4].',
    does: { lose: 'Cette unité ennemie est éliminée.' },
    weigh: [
      'Prenez de l’artillerie ou une brigade métropolitaine : celle-ci vous donne aussi un pion de la guerre en Europe [13.4.3].',
    ],
  },
  'volley.reroll': {
    asks: 'Ces unités ont lancé. Lesquelles relancent ? Seuls les dés sans touche ni drapeau peuvent être relancés [13.5].',
    does: {
      highland: 'Une brigade de Highlanders relance son dé, de plein droit.',
      commander: 'Le commandant fait relancer cette unité, et a une relance de moins.',
      event: 'L’événement d’une carte fait relancer cette unité.',
      done: 'Plus de relances pour ces unités.',
    },
    weigh: [
      'Servez-vous d’abord des Highlanders et des événements : ils ne coûtent rien de plus. Les unités qui lancent après voudront aussi les relances du commandant.',
      'Une relance manquée du commandant met sa vie en jeu [13.5.1]. Ne la dépensez pas là où aucun meilleur dé n’aide : une touche exige une cible de sa forme, un drapeau non.',
    ],
  },
  'volley.replace': {
    asks: 'Votre commandant est perdu. Un autre de la pile prend-il sa place [13.5.1] ?',
    does: {
      lead: 'Il reprend les relances restantes, autant que sa valeur au plus.',
      none: 'Personne ne prend sa place ; les relances sont perdues.',
    },
    weigh: [
      'Un second commandant sert aussi au ralliement et aux batailles à venir. Ne le risquez que si les relances peuvent décider celle-ci.',
    ],
  },
  'volley.escape': {
    asks: 'Le dé permet à une flotte de quitter la bataille pour un port ami. L’une d’elles part-elle ?',
    does: { escape: 'Cette flotte y va et quitte la bataille.', stay: 'Toutes les flottes restent.' },
    weigh: [
      'Dans une bataille perdue, sauvez la flotte. Mais elle ne compte plus ici pour le ravitaillement, ni pour la retraite des autres [13.9.2].',
    ],
  },
};
