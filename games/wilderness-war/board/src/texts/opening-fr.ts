import type { Messages } from '@carillon/board';
import type { enOpening } from './opening-en.ts';

// What a game can be opened with, in French.

export const frOpening: Messages<keyof typeof enOpening> = {
  // The game, its sides and its scenarios
  credit:
    'Wilderness War est un jeu de Volko Ruhnke, publié par GMT Games. Cette page n’est pas de leur fait : le programme, les mots et les dessins sont les nôtres.',
  french: 'Français',
  british: 'Britanniques',
  'the-french': 'Les Français',
  'the-british': 'Les Britanniques',
  'annus-mirabilis': 'Annus Mirabilis',
  'early-war': 'Début de la guerre',
  'late-war': 'Fin de la guerre',
  'full-campaign': 'Campagne complète',
  vpEven: 'Égalité',
  vpFrench: 'Français {points} PV',
  vpBritish: 'Britanniques {points} PV',

  // Opening a table
  'scenario.facts': '{seasons} saisons · {cards} cartes en main · {score}',
  'scenario.annus-mirabilis':
    'Montcalm attaque pendant que la Grande-Bretagne rassemble ses armées : les trois années décisives. Le scénario de la plupart des tournois.',
  'scenario.early-war':
    'De Braddock sur l’Ohio à Wolfe devant Québec. Chaque camp doit d’abord gagner les appuis que la suite de la guerre lui donne d’office.',
  'scenario.late-war':
    'Commence comme Annus Mirabilis et va jusqu’à la paix. Les Britanniques ont plus de temps, et doivent gagner plus nettement.',
  'scenario.full-campaign': 'Toute la guerre, des premiers coups de feu sur la frontière au dernier hiver.',
  'agree.startVp': 'Points au départ',
  'agree.startVp.about': 'Où commence le marqueur de points de victoire.',
  'agree.startVp.usual': 'ceux du scénario : {score}',
  'agree.bidding': 'Enchères pour les camps',
  'agree.bidding.about': 'Qui offre le plus de PV joue le camp ; l’autre commence avec les PV offerts.',
  'agree.bidding.none': 'sans enchères',
  'agree.bidding.sealed': 'cachées, en même temps (13.3)',
  'agree.bidding.open': 'à tour de rôle, après un dé chacun (14.7)',
  'agree.favoured': 'On enchérit en secret pour jouer',
  'agree.tournament': 'Tournoi',
  'agree.tournament.about': 'Une partie nulle est une victoire française.',
  'agree.linkedDeclarations': 'Pitt et Renversement des alliances liés',
  'agree.linkedDeclarations.about': 'Dès que l’un a été joué comme événement, l’autre passe de la défausse à son camp.',
  'agree.raidsHurtMilitia': 'Les raids touchent la Milice',
  'agree.raidsHurtMilitia.about': 'Un marqueur Raid coûte un pas à une Milice de son Département.',
  'agree.earlyRegularsCost': 'Les réguliers précoces coûtent un point',
  'agree.earlyRegularsCost.about': 'Qui fait venir des réguliers britanniques ou français en 1755 ou 1756 perd 1 PV.',
  'agree.surrenderByEither': 'Reddition ! par les deux camps',
  'agree.surrenderByEither.about': 'L’assiégé peut lui aussi rendre la place.',
  'agree.acadiansByEither': 'Déportation des Acadiens par les deux camps',
  'agree.acadiansByEither.about': 'Les Français peuvent aussi jouer l’événement.',
  'agree.regularsFromDiscards': 'Des réguliers repris à la défausse',
  'agree.regularsFromDiscards.about':
    'Dès 1757, après chaque donne, les Britanniques peuvent perdre une carte au hasard pour des réguliers britanniques ou des Highlanders.',

  // Optional rules
  'option.tournament': 'une partie nulle est une victoire française (13.14)',
  'option.linkedDeclarations': 'Pitt et le Renversement des alliances liés (14.1)',
  'option.raidsHurtMilitia': 'les raids touchent la Milice (14.2)',
  'option.earlyRegularsCost': 'les réguliers précoces coûtent un point (14.3)',
  'option.surrenderByEither': 'Reddition ! par les deux camps (14.4)',
  'option.acadiansByEither': 'Déportation des Acadiens par les deux camps (14.5)',
  'option.regularsFromDiscards': 'des réguliers de la défausse (14.6)',
  'option.sealedBids': 'enchères cachées pour les camps (13.3)',
  'option.openBids': 'enchères ouvertes pour les camps (14.7)',
  'option.britishFavoured': 'on enchérit pour les Britanniques',
};
