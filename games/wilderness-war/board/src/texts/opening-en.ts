// What a game can be opened with, in English.

export const enOpening = {
  // The game, its sides and its scenarios
  credit:
    'Wilderness War was designed by Volko Ruhnke and is published by GMT Games. This page is no product of theirs: program, words and drawings are our own.',
  french: 'French',
  british: 'British',
  'the-french': 'The French',
  'the-british': 'The British',
  'annus-mirabilis': 'Annus Mirabilis',
  'early-war': 'Early War Campaign',
  'late-war': 'Late War Campaign',
  'full-campaign': 'Full Campaign',
  vpEven: 'Even',
  vpFrench: 'French {points} VP',
  vpBritish: 'British {points} VP',

  // Opening a table
  'scenario.facts': '{seasons} seasons · {cards} cards a hand · {score}',
  'scenario.annus-mirabilis':
    'Montcalm on the offensive while Britain gathers its armies: the three years that decided the war. The scenario of most tournaments.',
  'scenario.early-war':
    'From Braddock on the Ohio to Wolfe before Québec. Both sides must first win the support that the later war takes for granted.',
  'scenario.late-war':
    'Begins as Annus Mirabilis and goes on until the peace. The British have more time, and must win by more.',
  'scenario.full-campaign': 'The whole war, from the first shots on the frontier to the last winter.',
  'agree.startVp': 'Points at the start',
  'agree.startVp.about': 'Where the victory point marker begins.',
  'agree.startVp.usual': 'as in the scenario: {score}',
  'agree.bidding': 'Bidding for sides',
  'agree.bidding.about': 'Who bids more VP plays the side; the other begins with what was bid.',
  'agree.bidding.none': 'no bidding',
  'agree.bidding.sealed': 'sealed, both at once (13.3)',
  'agree.bidding.open': 'in turn, after a die each (14.7)',
  'agree.favoured': 'Sealed bids are to play',
  'agree.tournament': 'Tournament',
  'agree.tournament.about': 'A draw is a French win.',
  'agree.linkedDeclarations': 'Pitt and Diplomatic Revolution linked',
  'agree.linkedDeclarations.about':
    'Once one has been played as an event, the other goes from the discards to its side.',
  'agree.raidsHurtMilitia': 'Raids hurt Militia',
  'agree.raidsHurtMilitia.about': 'A Raided marker costs a Militia unit of its Department a step.',
  'agree.earlyRegularsCost': 'Early Regulars cost a point',
  'agree.earlyRegularsCost.about': 'Whoever brings British or French Regulars in 1755 or 1756 loses 1 VP.',
  'agree.surrenderByEither': 'Surrender! by either side',
  'agree.surrenderByEither.about': 'The besieged may give up the place, too.',
  'agree.acadiansByEither': 'Acadians Expelled by either side',
  'agree.acadiansByEither.about': 'The French may play the event, too.',
  'agree.regularsFromDiscards': 'Regulars from the discards',
  'agree.regularsFromDiscards.about':
    'From 1757 on, after each deal, the British may lose a random card for British Regulars or Highlanders.',

  // Optional rules
  'option.tournament': 'a draw is a French win (13.14)',
  'option.linkedDeclarations': 'Pitt and Diplomatic Revolution linked (14.1)',
  'option.raidsHurtMilitia': 'raids hurt Militia (14.2)',
  'option.earlyRegularsCost': 'early Regulars cost a point (14.3)',
  'option.surrenderByEither': 'Surrender! by either side (14.4)',
  'option.acadiansByEither': 'Acadians Expelled by either side (14.5)',
  'option.regularsFromDiscards': 'Regulars from the discards (14.6)',

  'option.sealedBids': 'sealed bids for sides (13.3)',
  'option.openBids': 'open bidding for sides (14.7)',
  'option.britishFavoured': 'the bids are for the British',
};
