import type { ChapterText } from '../chapter.ts';

export const CHAPTER_10: ChapterText = {
  title: 'Raids',
  sections: {
    '10.1': [
      'Who must raid',
      'Active Auxiliaries must raid if they end their activation without friendly Drilled Troops beside them',
      '- in an originally enemy cultivated space,',
      '- at an enemy stockade,',
      '- or at the settlement of a tribe that is fighting for the enemy.',
      'All Auxiliaries and leaders in the space make one raid.',
    ],
    '10.11': [
      'Where there is no raid',
      'At forts and fortresses, at friendly stockades, and beside friendly Drilled Troops.',
    ],
    '10.12': ['After a battle', 'Raiders that have fought a battle and are still there raid as usual.'],
    '10.13': [
      'Dropped off',
      'Auxiliaries that a force leaves behind raid after the force has fought, with the highest leader left with them.',
    ],
    '10.2': [
      'Militia against a raid',
      'Against a raid on a stockade in a cultivated space, its owner may send one Militia unit of that Department, despite any Raided markers, unless the raiders have already fought there in this Action Phase.',
    ],
    '10.21': ['They fight', 'The raiders attack the Militia unit in the stockade. Afterwards it goes back to its box.'],
    '10.22': ['If the raiders win', 'they raid the space.'],
    '10.23': ['If they lose', 'they retreat, and do not go home.'],
    '10.3': [
      'The raid',
      'The defender may play Blockhouses. Then the raiders roll a die on the column for stockades and settlements, or the one for cultivated spaces:',
      '- add the leader’s Tactics;',
      '- +{rangers} with Rangers;',
      '- {militia} in a Department with {militiaNeeded} or more Militia units in its box, reduced or not.',
    ],
    '10.31': [
      'If it succeeds',
      'Place a Raided marker; destroy a stockade; eliminate all unbesieged units of a tribe whose settlement was raided, wherever they are. Each marker is worth half a VP at the end of the year [13.22]. Whether the raid succeeds or not, the raiders may lose steps, of their owner’s choice.',
    ],
    '10.32': [
      'Leaders in danger',
      'On an unmodified 1, and on a 6 against a stockade or settlement: each leader with the raiders dies on a roll of {diesOn}.',
    ],
    '10.33': [
      'Twice in one place',
      'Stockades and allied settlements can receive a second marker; an empty cultivated space cannot, but raiders there must still roll and go home.',
    ],
    '10.4': [
      'Going home',
      'After a raid, successful or not, all raiders leave the space. At the end of the year, Indians outside fortifications go home too.',
    ],
    '10.41': ['Indians', 'go to their tribe’s settlement.'],
    '10.411': ['If the enemy is at the settlement', 'they are eliminated.'],
    '10.412': [
      'Cherokee',
      'have no settlement on the map: they are eliminated unless a leader takes them with him [10.422].',
    ],
    '10.413': ['Company', 'Leaders and Coureurs with the Indians may go to the settlement with them.'],
    '10.42': ['The others', 'Coureurs, Rangers and leaders go to the closest friendly unbesieged fortification.'],
    '10.421': [
      'Closest',
      'Count connections, ignoring terrain and enemies on the way.',
      '~ Arrows do not count. Pieces with no route to a fortification are eliminated.',
    ],
    '10.422': ['Indians with a leader', 'may follow him to the fortification.'],
  },
};

export const CHAPTER_11: ChapterText = {
  title: 'Winter',
  sections: {
    '11.1': [
      'Who suffers',
      'Drilled Troops that are besieged, and all others unless they are in',
      '- an originally friendly cultivated space,',
      '- an unbesieged fort or stockade with no more than {sheltered} friendly units of any kind,',
      '- or an unbesieged fortress.',
    ],
    '11.2': [
      'Attrition',
      'In each such space, half of the reduced Drilled Troops, rounded up, are eliminated; then every full one is reduced. A side’s last step in a space is spared.',
    ],
  },
};

export const CHAPTER_12: ChapterText = {
  title: 'Supply',
  sections: {
    '12.1': [
      'Sources',
      'Only Drilled Troops need supply. It comes from an originally friendly fortress; for the British, also from a captured port or an Amphib marker. The source must be under friendly control and unbesieged.',
      '~ An Amphib marker supplies its own space even in a siege.',
    ],
    '12.2': [
      'The line',
      'Trace a line of spaces without unbesieged enemy units or fortifications. Besieged ones do not block it.',
    ],
    '12.21': [
      'The links',
      'Each space along the line, except the supplied one, must be cultivated, or have a friendly fortification or Amphib marker, or be joined by water to its neighbours in the line.',
    ],
    '12.3': [
      'Without supply',
      'Unsupplied Drilled Troops cannot build, make a siege roll, use Surrender! or be restored. Supply counts from the moment the line exists.',
      '~ Besieged Drilled Troops are never in supply.',
    ],
  },
};
