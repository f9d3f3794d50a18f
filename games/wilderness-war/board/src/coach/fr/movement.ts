import type { Coaching } from '../coaching.ts';

/** Chapitre 6 : marches, interception, refus du combat. */
export const MOVEMENT: Coaching = {
  'march.intent': {
    asks: 'La force est devant une place assiégée : pousse-t-elle le siège, donne-t-elle l’assaut ou part-elle ? Une seule de ces actions est permise [5.36].',
    does: {
      march: 'La force s’en va. Si personne ne reste dehors, le siège est levé et son niveau perdu [8.232].',
      siege:
        'Un jet sur la table des sièges. De 3 à 5, le niveau monte de 1 ; à partir de 6, de 2. Tactique et cartes comptent [8.231].',
      assault: 'L’assaut, maintenant. Il est possible dès le niveau 1 contre un fort, 2 contre une forteresse [8.24].',
      sortie: 'Les assiégés sortent et attaquent les assiégeants. S’ils perdent, ils rentrent [8.252].',
      stop: 'La force ne fait rien.',
    },
    weigh: [
      'L’assaut est permis juste après un jet qui atteint le niveau voulu : poussez donc d’abord le siège, à moins que ce niveau ne soit déjà là.',
      'Venez en force avant l’assaut : vous tirez une colonne plus bas, et votre résultat sur la table doit dépasser le sien [9.2].',
      'Plus un siège dure, plus l’ennemi a le temps d’envoyer du secours. L’hiver éprouve les troupes réglées assiégées [11.1].',
    ],
  },
  'march.onward': {
    asks: 'Où va la force ? Elle avance case par case, ou tout droit vers une case lointaine.',
    does: {
      move: 'Marche vers cette case. L’ennemi voisin peut intercepter ; l’ennemi présent est attaqué.',
      infiltrate:
        'Un auxiliaire seul se glisse à travers une case ennemie. Les unités présentes peuvent l’intercepter. Il lui faut assez de mouvement pour en ressortir [6.61].',
      sail: 'Va par mer vers un autre port ami. La marche est alors finie.',
      land: 'Débarque avec la carte Débarquement, à −1 dans la bataille [7.54].',
      drop: 'Ce pion reste ici pour la phase d’action. Les auxiliaires laissés sur une cible y font un raid [10.13].',
      stop: 'La marche finit ici. S’il y a lieu, un siège commence, ou les auxiliaires mènent un raid.',
    },
    weigh: [
      'Regardez derrière vous. Des troupes réglées battues ne se retirent que vers une case cultivée ou une fortification amie, et l’attaquant seulement d’où il vient ; sinon elles sont éliminées [7.92].',
      'En bateau, une force fait jusqu’à neuf cases par les rivières et les lacs [6.3].',
      'En forêt, seul un auxiliaire isolé peut intercepter un auxiliaire isolé [6.721] : les pillards y sont le plus à l’abri.',
      'Ne videz pas vos forteresses : des troupes réglées ennemies peuvent venir les assiéger.',
    ],
  },
  'march.whichRaid': {
    asks: 'Plusieurs raids sont à mener : lequel vient d’abord ?',
    does: { raid: 'Les auxiliaires de cette case pillent maintenant.' },
    weigh: [
      'L’ordre compte rarement. Les Blockhaus, une fois joués, valent aussi contre les raids suivants. Commencez par le raid qui vous importe le plus.',
    ],
  },
  'interception.ask': {
    asks: 'Un ennemi entre dans une case voisine de vos unités, ou s’infiltre chez elles. Tentez-vous de l’intercepter ? Une seule force ou unité peut essayer [6.72].',
    does: {
      decline: 'Personne n’essaie, et l’ennemi continue.',
      lead: 'Choisissez une force sous ce chef. Elle réussit à 4 ou plus, sa Tactique comprise [6.71].',
      send: 'Cette unité essaie seule. Elle réussit à 4 ou plus.',
    },
    weigh: [
      'En cas de succès, l’ennemi doit vous attaquer : il est l’attaquant, l’égalité est pour vous, et il ne peut se retirer que d’où il vient.',
      'Après une tentative, réussie ou non, aucune de vos unités ne peut refuser le combat dans la case où l’ennemi entre [6.85]. Celles qui ont échoué ne le peuvent pas non plus ailleurs pendant cette marche [6.84].',
      'Ne videz pas un fort pour cela, et n’envoyez pas une unité faible devant une grande force. Contre des pillards, une bonne unité suffit.',
    ],
  },
  'avoid.ask': {
    asks: 'Une force ennemie va attaquer cette case. Tenez-vous, ou tentez-vous de refuser le combat ?',
    does: {
      stand: 'Personne ne part. La bataille se livre ici.',
      lead: 'Choisissez une force sous ce chef, qui refuse le combat à 4 ou plus, sa Tactique comprise [6.8].',
      send: 'Cette unité refuse le combat à 4 ou plus. En cas d’échec, elle se bat avec les autres.',
    },
    weigh: [
      'Refusez une bataille que vous perdriez sans doute, surtout avec un régulier ou plus de quatre unités : une défaite coûte 1 PV.',
      'En forêt et en montagne, les auxiliaires s’esquivent sans jet si les attaquants n’ont pas d’auxiliaires.',
      'Si tous partent, l’ennemi peut continuer, sauf si une de vos fortifications est ici [6.82]. Si la case garde une route, tenir peut être juste.',
      'Après une tentative, réussie ou non, vous ne pouvez plus intercepter dans cette case pendant cette marche [6.85].',
    ],
  },
  'avoid.to': {
    asks: 'Vous avez refusé le combat : vers quelle case ?',
    does: { to: 'La force va dans cette case.' },
    weigh: [
      'Choisissez une case que l’ennemi ne vise pas, ou une fortification. S’il vous suit, vous pouvez essayer encore [6.82].',
      'Les troupes réglées sont bien là où elles peuvent encore se retirer : cases cultivées et fortifications amies.',
    ],
  },
};
