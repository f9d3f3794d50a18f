import type { ChapterText } from '../chapter.ts';

export const CHAPTER_10: ChapterText = {
  title: 'Raids',
  sections: {
    '10.1': [
      'Who must raid',
      'Active Auxiliaries that end their activation without own Drilled Troops beside them',
      '- in an originally enemy cultivated space,',
      '- at an enemy stockade,',
      '- or at the settlement of a tribe that fights for the enemy at that moment.',
      'All Auxiliaries and leaders in the space make one raid.',
    ],
    '10.11': ['Where there is no raid', 'At forts and fortresses, own stockades, and beside own Drilled Troops.'],
    '10.12': ['After a battle', 'Raiders who have fought and are still there raid all the same.'],
    '10.13': [
      'Dropped off',
      'Auxiliaries left behind by a force raid after that force has fought, with the highest leader left with them.',
    ],
    '10.2': [
      'Militia against a raid',
      'Against a raid on a stockade in cultivated land its owner may send one Militia unit of that Department, Raided markers or not; but not if the raiders have already fought there in this Action Phase.',
    ],
    '10.21': ['They fight', 'The raiders attack the Militia in the stockade; afterwards it goes back to its box.'],
    '10.22': ['If the raiders win', 'they raid.'],
    '10.23': ['If they lose', 'they retreat, and do not go home.'],
    '10.3': [
      'The raid',
      'The defender may play Blockhouses. Then a die on the column for stockades and settlements, or the one for cultivated spaces:',
      '- add the Tactics of the leader;',
      '- +{rangers} with Rangers;',
      '- {militia} in a Department with {militiaNeeded} or more Militia units in its box, reduced ones too.',
    ],
    '10.31': [
      'If it succeeds',
      'A Raided marker is placed, a stockade destroyed; the unbesieged units of a tribe whose settlement was raided are eliminated, wherever they are. Half a VP each at the end of the year [13.22]. The raiders may lose steps either way, of their owner’s choice.',
    ],
    '10.32': [
      'Leaders in danger',
      'On an unmodified 1, and on a 6 against a stockade or settlement: each leader of the raiders dies on a roll of {diesOn}.',
    ],
    '10.33': [
      'Twice in one place',
      'A second marker comes only from stockades and allied settlements, not from an empty cultivated space; there the raiders must still roll, and go home.',
    ],
    '10.4': [
      'Going home',
      'After a raid, whatever came of it, all raiders leave the space. At the end of the year Indians outside fortifications go home as well.',
    ],
    '10.41': ['Indians', 'go to the settlement of their tribe.'],
    '10.411': ['If the enemy is there', 'they are eliminated.'],
    '10.412': [
      'Cherokee',
      'have no settlement on the map: they are eliminated, unless a leader takes them along [10.422].',
    ],
    '10.413': ['Company', 'Leaders and Coureurs with them may go along to the settlement.'],
    '10.42': ['The others', 'Coureurs, Rangers and leaders go to the closest friendly unbesieged fortification.'],
    '10.421': [
      'Closest',
      'counted in connections, whatever the terrain and the enemy in between.',
      '~ Arrows do not count; where no way leads to a fortification, they are eliminated.',
    ],
    '10.422': ['Indians with a leader', 'may follow him to that fortification.'],
  },
};

export const CHAPTER_11: ChapterText = {
  title: 'Winter',
  sections: {
    '11.1': [
      'Who suffers',
      'Drilled Troops that are besieged, and all that are not in',
      '- an originally friendly cultivated space,',
      '- an unbesieged fort or stockade with no more than {sheltered} friendly units of any kind,',
      '- or an unbesieged fortress.',
    ],
    '11.2': [
      'What they suffer',
      'In each such space half of the reduced Drilled Troops, rounded up, are eliminated; then every full one is reduced. The last step of a side in a space is spared.',
    ],
  },
};

export const CHAPTER_12: ChapterText = {
  title: 'Supply',
  sections: {
    '12.1': [
      'Sources',
      'Drilled Troops alone need supply: from an originally friendly fortress, for the British also from a captured port or an Amphib marker; under friendly control and not besieged.',
      '~ An Amphib marker supplies its own space even in a siege.',
    ],
    '12.2': [
      'The line',
      'A chain of spaces without unbesieged enemy units or fortifications. What is besieged does not block.',
    ],
    '12.21': [
      'The links',
      'Each space but the supplied one must be cultivated, or have a friendly fortification or Amphib marker, or be joined by water to its neighbours in the chain.',
    ],
    '12.3': [
      'Without supply',
      'Drilled Troops build nothing, roll for no siege (nor use Surrender!), and are not restored. Supply counts from the moment the line exists.',
      '~ Besieged Drilled Troops are never in supply.',
    ],
  },
};
