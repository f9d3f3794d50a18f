import type { Coaching } from '../coaching.ts';

/** Chapitres 4 et 5 : cartes, activation, construction. */
export const CARDS: Coaching = {
  'phase.card': {
    asks: 'Jouez une carte, pour un seul de ses usages : activer, bâtir ou son événement [5.26].',
    does: {
      event: 'L’événement de la carte s’applique. Elle n’active personne.',
      activate:
        'La valeur de la carte active une force sous un chef dont l’Initiative ne la dépasse pas, ou une unité réglée, ou des auxiliaires et des chefs isolés : un par point, deux pour les Indiens [5.32].',
      stockades:
        'Place autant de palissades que vaut la carte, dans des cases cultivées qui étaient à vous au début, ou là où vous avez des troupes réglées ravitaillées [5.41].',
      forts:
        'Commence ou achève autant de forts que vaut la carte, là où vous avez des troupes réglées ravitaillées [5.42].',
      discard: 'La carte est dépensée, sans aucun effet.',
      hold: 'Garde votre dernière carte. Vous pourrez la jouer en réaction, ou à la saison suivante, où elle compte dans votre main et où vous devrez jouer toutes vos cartes [4.0].',
    },
    weigh: [
      'Vos chefs d’Initiative 3 ne mènent une force qu’avec des cartes de valeur 3 : gardez ces cartes pour eux. Les bons chefs, les auxiliaires et les chefs seuls marchent avec n’importe quelle carte.',
      'Une force ne prend la mer qu’avec une carte de valeur 3 [6.41].',
      'On ne bâtit pas avec deux cartes de suite, même d’une saison à l’autre [5.4]. Bâtissez quand aucune marche ne presse.',
      'Un événement qui amène des troupes vaut le plus en début d’année, un fort juste avant la marche qui en a besoin.',
    ],
  },
  'phase.last': {
    asks: 'Votre phase d’action est finie, à moins que vous ne vouliez d’abord démolir.',
    does: { end: 'L’ennemi joue sa carte suivante.' },
    weigh: [
      'Démolir ne coûte pas de carte, mais n’est permis que dans votre propre phase d’action [5.46]. C’est la dernière occasion avant que l’ennemi bouge.',
    ],
  },
  'activation.choose': {
    asks: 'Choisissez les pions qui agissent avec cette carte : une force sous un chef, ou des pions isolés.',
    does: {
      lead: 'Active ce chef. Vous choisirez ensuite les unités et les subordonnés qui partent avec lui.',
      alone:
        'Active ce pion à part. Un Indien coûte un demi-point, un autre auxiliaire ou un chef un point entier ; une unité réglée prend toute la carte [5.32].',
      done: 'Plus de pions. Si aucun n’est choisi, la carte est perdue.',
    },
    weigh: [
      'Des unités isolées ne peuvent ni pousser un siège, ni donner l’assaut, ni ajouter la Tactique d’un chef ; une force le peut.',
      'Les pillards vont mieux seuls : deux Indiens par point, chacun vers une autre cible. Le bouton ci-dessous montre ceux qui en atteignent une.',
      'Pour le jet de siège, activez le chef au plus haut Commandement de la case assiégée [8.231].',
      'Entre plusieurs chefs d’une case, prenez celui dont le Commandement suffit et dont la Tactique est la meilleure. Gardez les chefs d’Initiative 1 pour les cartes de valeur 1, si un autre peut faire l’affaire.',
    ],
  },
  'activation.start': {
    asks: 'Quel pion activé agit maintenant ? Chacun finit sa marche, sa bataille et son raid avant le suivant [5.33].',
    does: {
      start: 'Ce pion part maintenant.',
      done: 'Les autres restent où ils sont ; leur activation est perdue.',
    },
    weigh: [
      'Envoyez d’abord celui qui a le plus de chances. Si l’ennemi manque son interception, vous ne perdez rien ; s’il réussit, vous pouvez envoyer les autres ailleurs.',
    ],
  },
  'campaign.lead': {
    asks: 'Campagne : choisissez le premier de deux chefs, quelle que soit leur Initiative.',
    does: { lead: 'Active ce chef et sa force.', done: 'N’active personne ; l’événement est perdu.' },
    weigh: [
      'La Campagne fait marcher les chefs lents sans carte de valeur 3.',
      'Les deux forces peuvent viser la même case : l’une y entre, et celle qui l’assiège peut ensuite donner l’assaut avec les deux [9.12].',
    ],
  },
  'campaign.leadSecond': {
    asks: 'Campagne : choisissez le second chef.',
    does: { lead: 'Active ce chef et sa force.', done: 'Le premier chef agit seul.' },
    weigh: ['Un second chef de la même case peut emmener les unités qui dépassent le Commandement du premier.'],
  },
  'campaign.start': {
    asks: 'Quelle force de la Campagne agit maintenant ?',
    does: {
      start: 'Cette force marche, se bat et pille maintenant ; puis vient l’autre.',
      done: 'Aucune force n’agit plus.',
    },
    weigh: ['La première force peut ouvrir la voie à la seconde : gagnez d’abord la bataille, assiégez ensuite.'],
  },
  'muster.pick': {
    asks: 'Choisissez les unités et les subordonnés qui partent [5.34].',
    does: { take: 'Ce pion rejoint la force.', done: 'La force est complète.' },
    weigh: [
      'Un chef mène autant d’unités que son Commandement. Chaque subordonné de la force ajoute le sien.',
      'Prenez un auxiliaire : avec lui, les troupes réglées ne s’arrêtent pas en forêt [6.2], et les auxiliaires ennemis n’y ont pas d’avantage [7.52].',
      'L’unité la plus lente donne l’allure. Laissez quelques unités là où il faut une garnison ou une ligne de retraite.',
      'Une force de plus de quatre unités, ou avec un régulier, donne 1 PV à l’ennemi si elle perd une bataille [7.81].',
    ],
  },
  'construction.build': {
    asks: 'Choisissez où bâtir. Vous bâtissez autant de fois que la carte a de points.',
    does: {
      build:
        'Une palissade est prête aussitôt. Un fort prend deux cartes : l’une le commence, une autre l’achève [5.42].',
      done: 'Le reste de la carte est perdu.',
    },
    weigh: [
      'Une fortification est un refuge en cas de retraite [7.92], un maillon du ravitaillement [12.21] et un quartier d’hiver pour quatre unités [11.1].',
      'Les palissades gardent votre frontière : les pillards y perdent plus de pas et peuvent y trouver la Milice [10.2]. Mais une palissade perdue donne 1 PV à l’ennemi.',
      'Une chaîne de palissades ou de forts laisse passer les troupes réglées par la montagne et la forêt sans arrêt [6.2].',
    ],
  },
};
