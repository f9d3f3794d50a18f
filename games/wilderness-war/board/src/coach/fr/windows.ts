import type { Coaching } from '../coaching.ts';

const PASS =
  'Vous gardez vos cartes. La question vient à chacun de ces moments, quelle que soit votre main : elle ne trahit donc rien.';

/** 5.56 Cartes de réaction, par moment. */
export const WINDOWS: Coaching = {
  'window.offer.battle-attacker': {
    asks: 'Vous attaquez. Jouez-vous une carte qui change la bataille ?',
    does: {
      pass: PASS,
      respond:
        'Embuscade ! double votre force et vous fait tirer d’abord, en forêt et en montagne ; Retranchements rase ceux du défenseur.',
    },
    weigh: [
      'Vous jouez toutes vos cartes avant le défenseur [7.4] : vos Retranchements ne peuvent répondre à ceux qu’il creuse maintenant.',
      'Dépensez Embuscade ! là où l’ennemi a un régulier ou plus de quatre unités : la victoire vaut alors 1 PV [7.81]. S’il joue la sienne aussi, les deux cartes sont perdues [7.56].',
    ],
  },
  'window.offer.battle-defender': {
    asks: 'Vous êtes attaqué. Jouez-vous une carte qui change la bataille ?',
    does: {
      pass: PASS,
      respond:
        'Retranchements fait tirer l’attaquant une colonne plus bas, et reste pour d’autres batailles [7.55]. Embuscade ! double votre force et vous fait tirer d’abord, en forêt et en montagne.',
    },
    weigh: [
      'Contre une forte attaque, les Retranchements épargnent des pas ; contre une faible, gardez-les.',
      'Votre Embuscade ! annule aussi celle de l’ennemi : la force ne double que si un seul camp l’a jouée [7.56].',
    ],
  },
  'window.offer.enemy-sets-out': {
    asks: 'Une force ennemie part. La ralentissez-vous par Mauvais temps ?',
    does: { pass: PASS, respond: 'Elle n’entre que dans deux cases au plus, et ne peut aller par mer.' },
    weigh: [
      'Jouez-la avant une marche qui doit aller loin : un secours, un raid au cœur de votre pays, un débarquement. Une fois son but connu, il est trop tard.',
    ],
  },
  'window.offer.setting-out': {
    asks: 'Votre force part. George Croghan la guide-t-il ?',
    does: { pass: PASS, respond: 'Pendant cette marche, vos troupes réglées ne s’arrêtent pas en forêt.' },
    weigh: [
      'La carte vaut la peine si une case de plus mène à l’ennemi. Avec un auxiliaire dans la force, il ne faut pas de guide [6.2].',
    ],
  },
  'window.offer.enemy-on-lakeshore': {
    asks: 'L’ennemi est venu par la rive d’un lac devant votre fortification. Jouez-vous Goélette sur le lac ?',
    does: { pass: PASS, respond: 'Il recule d’une case et sa marche est finie.' },
    weigh: [
      'Vous gagnez le temps d’une carte entière. Jouez-la quand votre fort serait assiégé avant tout secours.',
      'Un auxiliaire en infiltration est éliminé s’il est rejeté dans une case ennemie [6.63].',
    ],
  },
  'window.offer.enemy-raids': {
    asks: 'L’ennemi fait un raid. Jouez-vous Blockhaus ?',
    does: {
      pass: PASS,
      respond:
        'Jusqu’à la fin de l’année, tous les raids contre vous, celui-ci aussi, se jouent dans la colonne des palissades, où les pillards perdent plus de pas.',
    },
    weigh: [
      'Plus on la joue tôt dans l’année, plus elle touche de raids. Elle ne rend pas la réussite d’un raid moins probable.',
      'Tard dans l’année, s’il reste peu de pillards, servez-vous plutôt de sa valeur.',
    ],
  },
  'window.offer.siege-besieger': {
    asks: 'Vous allez faire le jet de siège. Jouez-vous les Mortiers Coehorn et obusiers ?',
    does: {
      pass: PASS,
      respond: '+2 à ce jet de siège, et +2 pour vous dans un assaut de cette phase d’action [9.13].',
    },
    weigh: [
      'Sans elle, il vous faut 3 pour un niveau et 6 pour deux, la Tactique de votre chef ajoutée, celle du défenseur retirée [8.231].',
      'Contre une forteresse, elle peut donner les deux niveaux à la fois, et l’assaut suit avec son +2.',
    ],
  },
  'window.offer.siege-defender': {
    asks: 'L’ennemi va faire son jet de siège. Jouez-vous les Mortiers Coehorn et obusiers ?',
    does: {
      pass: PASS,
      respond: '−2 à son jet de siège, et +2 pour vous s’il donne l’assaut dans cette phase d’action [9.13].',
    },
    weigh: [
      'Elle compte surtout s’il n’a pas encore le niveau d’un assaut. S’il l’a déjà, vous pouvez la garder jusqu’à ce qu’il le déclare [8.24].',
      'Il vous faut un régulier dans le siège pour la jouer.',
    ],
  },
  'window.offer.siege-roll': {
    asks: 'Vous allez faire votre jet de siège. Jouez-vous Reddition ! à sa place ?',
    does: {
      pass: PASS,
      respond: 'La place tombe aussitôt, sans assaut. Sa garnison part vers sa fortification la plus proche.',
    },
    weigh: [
      'Elle épargne les pertes d’un assaut et peut-être plusieurs cartes. Mais un assaut réussi éliminerait la garnison [9.22].',
      'Si elle est jouée, le paquet est mélangé à la fin de la saison [5.25].',
      'Louisbourg ne se rend qu’à partir du niveau de siège 1.',
    ],
  },
  'window.offer.assault-attacker': {
    asks: 'Vous donnez l’assaut. Jouez-vous une carte ?',
    does: { pass: PASS, respond: 'Les Mortiers Coehorn et obusiers vous donnent +2 dans cet assaut [9.13].' },
    weigh: ['Votre résultat sur la table doit dépasser le sien [9.2] : +2 au dé fait souvent la différence.'],
  },
  'window.offer.assault-defender': {
    asks: 'L’ennemi donne l’assaut. Jouez-vous une carte ?',
    does: { pass: PASS, respond: 'Les Mortiers Coehorn et obusiers vous donnent +2 dans cet assaut [9.13].' },
    weigh: [
      'À égalité, la place tient [9.2]. Si elle tombe, la garnison est éliminée et l’ennemi marque 2 PV pour un fort, 3 pour une forteresse [9.22].',
    ],
  },
  'window.offer.captured': {
    asks: 'L’ennemi a pris une de vos places. Jouez-vous Massacre ! ?',
    does: { pass: PASS, respond: 'Les Indiens ennemis présents sont éliminés, et vous marquez 1 PV.' },
    weigh: [
      'Elle ne sert qu’ici : il faut que le vainqueur ait à la fois des troupes réglées et des Indiens dans la case. Alors, elle a rarement un meilleur emploi.',
    ],
  },
};
