import type { ChapterText } from '../chapter.ts';

export const CHAPTER_13: ChapterText = {
  title: 'Victory',
  sections: {
    '13.1': ['How to win', 'You can win early, at the end of a year, or when the last year is over.'],
    '13.11': [
      'Sudden death',
      'At the end of each year:',
      '- the British win if they control all fortresses and occupy both Niagara and Ohio Forks with no enemy there;',
      '- a side with {suddenVp} VP or more wins;',
      '- after 1759 the French win if they have the VP set for the year: {vp1760} in 1760, {vp1761} in 1761.',
    ],
    '13.12': [
      'Scenarios that end in 1759',
      'The British win if they control all originally British fortresses, and two of Québec, Montréal, Niagara and Ohio Forks. Otherwise the side with VP wins. For this purpose only, a besieged British fortress counts as British unless the besiegers could roll on the Siege Table.',
    ],
    '13.13': [
      'Scenarios that end in 1762',
      'The French win with {late1762French} VP or more; the British win with {late1762British} VP or more in their favour.',
    ],
    '13.14': ['Draw', 'Any other result is a draw.'],
    '13.2': ['Victory points', 'Both sides share one track: what one side gains, the other loses.'],
    '13.21': ['Scored at once', 'Points are scored as soon as they are earned; the log gives the reason and the rule.'],
    '13.22': ['Raids', 'Half a VP for each Raided marker at the end of the year; each side rounds its total up.'],
    '13.23': [
      'Niagara and Ohio Forks',
      'A side scores {vpKey} VP each time it becomes the only one with units or fortifications at one of them, if the enemy last held it.',
      '~ Scored at once, even by a unit passing through. An empty space stays with its last holder.',
    ],
    '13.3': [
      'Bidding',
      'Each player secretly writes down a bid of VP for the favoured side. The higher bidder plays it, and his opponent begins with that many more VP. Ties are settled by a die.',
    ],
  },
};

export const CHAPTER_14: ChapterText = {
  title: 'Optional rules',
  sections: {
    '14.0': ['By agreement', 'Each of these is used only if both players agree; choose them before the game.'],
    '14.1': [
      'Pitt and the Revolution',
      'Once one of William Pitt and Diplomatic Revolution has been played as an event and the other is in the discards, the side that could play the other receives it with its next deal.',
    ],
    '14.2': [
      'Raids wear down Militia',
      'Each Raided marker that an enemy places in a Department costs its Militia one step.',
    ],
    '14.3': [
      'Regulars too early',
      'A side that plays French or British Regulars as an event in 1755 or 1756 loses {earlyRegulars} VP.',
    ],
    '14.4': ['Surrender! by either side', 'Either the besieger or the besieged may play it.'],
    '14.5': ['Acadians Expelled by either side', 'Either side may play the event, with the same effects.'],
    '14.6': [
      'Regulars from the discards',
      'From 1757, after each deal, the British may discard a random card to take any one British Regulars or Highlanders card from the discards.',
    ],
    '14.7': [
      'Open bidding',
      'Both roll a die; the higher roller must bid VP for a side of his choice. The other accepts or raises, and so on in turn until one accepts.',
    ],
  },
};
