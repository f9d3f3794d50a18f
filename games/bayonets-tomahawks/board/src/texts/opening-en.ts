// What the start page says in English.
export const enOpening = {
  credit: 'Bayonets & Tomahawks: design by Marc Rodrigue, published by GMT Games.',
  french: 'French',
  british: 'British',
  'scenario.facts': '{rounds} {rounds|year|years}; {side} at {vp} VP',
  'vaudreuils-petite-guerre': "Vaudreuil's Petite Guerre",
  'loudouns-gamble': "Loudoun's Gamble",
  'amhersts-juggernaut': "Amherst's Juggernaut",
  'french-and-indian-war': 'The French & Indian War',
  'scenario.vaudreuils-petite-guerre': 'Braddock marches on the Ohio; raiders set the frontier ablaze.',
  'scenario.loudouns-gamble': 'The British gather for Louisbourg, and strip their frontier for it.',
  'scenario.amhersts-juggernaut': 'Three great armies converge on Canada.',
  'scenario.french-and-indian-war': 'The whole war, year by year, with all that joins it.',
  'agree.battleOrder': 'Order of Battles',
  'agree.battleOrder.about': 'Which of several Battles of a round is fought first.',
  'agree.battleOrder.board': 'As the board lists them',
  'agree.battleOrder.fewest-attackers': 'Fewest attackers first',
} as const;
