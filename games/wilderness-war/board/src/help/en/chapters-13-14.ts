import type { ChapterText } from '../chapter.ts';

export const CHAPTER_13: ChapterText = {
  title: 'Victory',
  sections: {
    '13.1': ['How to win', 'Early, at the end of a year, or when the last year is over.'],
    '13.11': [
      'Sudden death',
      'At the end of each year:',
      '- the British win if they control all fortresses and alone occupy Niagara and Ohio Forks;',
      '- a side with {suddenVp} VP or more wins;',
      '- after 1759 the French win with the points marked for the year: {vp1760} in 1760, {vp1761} in 1761.',
    ],
    '13.12': [
      'Scenarios that end in 1759',
      'The British win if they control all originally British fortresses, and two of Québec, Montréal, Niagara and Ohio Forks. Otherwise the side with a point wins. For this alone, a besieged British fortress counts as British unless the besiegers could roll on the siege table.',
    ],
    '13.13': [
      'Scenarios that end in 1762',
      'The French win with {late1762French} VP or more, the British with {late1762British} or more of theirs.',
    ],
    '13.14': ['Draw', 'Anything else is a draw.'],
    '13.2': ['Victory points', 'One track for both: what one side gains the other loses.'],
    '13.21': ['Awarded at once', 'The points are counted when they are made; the log names the reason and the rule.'],
    '13.22': ['Raids', 'Half a VP for each Raided marker at the end of the year, rounded up for each side.'],
    '13.23': [
      'Niagara and Ohio Forks',
      '{vpKey} VP for a side each time one of them comes to be occupied by its units or fortifications alone, if it was the other’s before.',
      '~ Scored at once, even if the space is only passed; an empty space stays with its last holder.',
    ],
    '13.3': [
      'Bidding',
      'Both write down a bid of VP for the side they want. The higher bid plays it, and the other side begins with so many points more. A die settles ties.',
    ],
  },
};

export const CHAPTER_14: ChapterText = {
  title: 'Optional rules',
  sections: {
    '14.0': [
      'By agreement',
      'Each of these is used only if both sides want it; they are chosen before the game begins.',
    ],
    '14.1': [
      'Pitt and the Revolution',
      'Once one of William Pitt and Diplomatic Revolution has been played as an event and the other lies in the discards, the side that could play it gets it with its next deal.',
    ],
    '14.2': ['Raids wear down Militia', 'Each Raided marker placed in a Department costs its Militia a step.'],
    '14.3': [
      'Regulars too early',
      'A side that plays French or British Regulars as an event in 1755 or 1756 loses {earlyRegulars} VP.',
    ],
    '14.4': ['Surrender! by either side', 'Besieger or besieged may play it.'],
    '14.5': ['Acadians Expelled by either side', 'Either side may play the event, with the same effects.'],
    '14.6': [
      'Regulars from the discards',
      'From 1757, after each deal, the British may throw away a random card for any one British Regulars or Highlanders card from the discards.',
    ],
    '14.7': [
      'Open bidding',
      'Both roll; the higher must name a bid of VP for a side of his choice; the other accepts or raises, in turn, until one accepts.',
    ],
  },
};
