import type { ChapterText } from '../chapter.ts';

export const CHAPTER_7: ChapterText = {
  title: 'Battle',
  sections: {
    '7.1': [
      'When',
      'Whenever an active force or unit enters a space with enemy units. All of them fight, except those inside a fort or fortress [8.1]. Assaults are something else [9.1].',
    ],
    '7.2': [
      'Step by step',
      '- Militia join [7.3].',
      '- Cards: first the attacker, then the defender [7.4].',
      '- Both sides fire: strength gives the column, die and modifiers the row [7.5].',
      '- Losses of steps [7.6] and of leaders [7.7].',
      '- Winner and points [7.8].',
      '- Militia go home, the loser retreats [7.9].',
    ],
    '7.3': [
      'Militia',
      'In an originally friendly cultivated space any Militia from the box of that Department may join, unless the enemy has a Raided marker anywhere in the Department this year. Never at Halifax or Louisbourg.',
    ],
    '7.4': ['Cards in battle', 'The attacker plays all the cards he wants to before the defender plays any.'],
    '7.5': [
      'Modifiers',
      'What shifts a column or changes a die. The battle sheet and the log name each with its rule.',
    ],
    '7.51': [
      'Tactics',
      'Add the Tactics of the leader: of the one activated, or for the other side of one leader of the highest Command present. To intercept or avoid, of the commander of the attempt; for raiders dropped off, of a leader with them who could command.',
    ],
    '7.52': [
      'No woodsmen',
      'In wilderness or mountain, a side without Auxiliaries or Light Infantry has {noAuxiliaries} if the other has some.',
    ],
    '7.53': ['No Regulars', 'On cultivated ground, a side without Regulars has {noRegulars} if the other has some.'],
    '7.54': [
      'Landing, stockade',
      'The attacker has {landing} when landing, and {stockade} against defenders in a stockade.',
      '~ The landing counts in the battle of the landing itself only.',
    ],
    '7.55': [
      'Fieldworks',
      'Against defenders under Fieldworks the attacker fires one column lower. One marker in a space.',
    ],
    '7.56': [
      'Ambush!',
      'In wilderness or mountain, a side that alone has played it doubles its strength before any shift, and fires first; the other answers with what is left. Two ambushes cancel each other.',
    ],
    '7.6': [
      'Losses',
      'The fire of each side takes steps from the other, at the same time unless there is an ambush. The attacker assigns his losses first.',
    ],
    '7.61': [
      'Steps',
      'A full unit that loses a step is reduced; a reduced one is eliminated. Regulars and Coureurs then are gone for good; the others may come back by cards.',
    ],
    '7.62': [
      'Half from Drilled Troops',
      'The owner chooses, but at least half of the steps, rounded up, come from Drilled Troops if there are any. This goes before [7.63].',
    ],
    '7.63': ['Spread the rest', 'Otherwise no unit is eliminated while another remains at full strength.'],
    '7.64': ['Leaders', 'never die by losses of steps; without units they retreat.'],
    '7.7': [
      'Leaders in danger',
      'An unmodified 1 or 6 that took at least one step endangers every enemy leader in the battle: each dies on a roll of {diesOn}.',
    ],
    '7.8': [
      'Who wins',
      'The only side with units left; else the one that inflicted more. The defender wins ties, also when nobody is left.',
    ],
    '7.81': [
      'Points',
      '{vpBattle} VP for the winner if the beaten side had a Regular, or more than {battleUnits} units.',
    ],
    '7.82': [
      'Overrun',
      'An attacker who eliminates everybody without losing a step, where the defender has no fortification, may march on as if nobody had been there.',
    ],
    '7.9': ['Retreat', 'The loser leaves the space.'],
    '7.91': [
      'How',
      'Surviving Militia go back to their box. The losers go to adjacent spaces; defenders may split up. Who fought outside a fort or fortress of his own may go inside [8.13]. From an Amphib marker the British may go to any port of theirs.',
    ],
    '7.92': [
      'Where not',
      'Who cannot keep to this is eliminated:',
      '- the attacker back to where he came from; the defender not to there;',
      '- nobody to a space with unbesieged enemy units or fortifications;',
      '- Drilled Troops only to a cultivated space or a friendly fortification;',
      '- the French never by sea, the British only from an Amphib marker.',
    ],
  },
};

export const CHAPTER_8: ChapterText = {
  title: 'Forts, fortresses and sieges',
  sections: {
    '8.1': [
      'Inside or outside',
      'When enemies come to an unbesieged fort or fortress with units in it, their owner says who goes inside; the others fight outside. A stockade has no inside.',
    ],
    '8.11': ['Room', 'At most {insideFort} units, and any number of leaders, inside a fort; a fortress takes all.'],
    '8.12': ['No help from inside', 'Neither the walls nor those behind them help in a battle outside.'],
    '8.13': ['Beaten outside', 'The losers retreat, or go inside as far as there is room.'],
    '8.2': ['Sieges', 'To take a fort or fortress: besiege it, raise the siege level, assault it.'],
    '8.21': [
      'A siege begins',
      'as soon as enemy units are in the space and nobody is outside: the marker is placed at level 0.',
    ],
    '8.22': [
      'A besieged place',
      'belongs to nobody for sea moves, reinforcements, victory and the conditions of events. No reinforcements enter; what is inside can neither be restored nor removed by events, but for Small Pox.',
    ],
    '8.23': ['The siege level', 'goes from 0 to {highest}.'],
    '8.231': [
      'The siege roll',
      'The besiegers must have begun the Action Phase there, with supplied Drilled Troops and a leader. Activate as a force a leader of the highest Command in the space; nobody moves. Then, in turn: Coehorns & Howitzers of either side, Surrender! or the die.',
      '- Add the Tactics of the besieger, subtract those of the defender.',
      '- Coehorns & Howitzers: +{coehorns} for the besieger, −{coehorns} for the defender.',
      '- Louisbourg: {louisbourg}.',
      '~ If the level is high enough already, you may still roll, to open the way for Surrender!.',
    ],
    '8.232': ['A siege ends', 'when the last besieging unit is gone; its level is lost.'],
    '8.24': [
      'Assault, and fortresses left empty',
      'At level {levelFort} a fort, at level {levelFortress} a fortress may be assaulted at once, in the same Action Phase. Once declared it takes place. Empty places must be assaulted, too.',
      'A captured fortress that its captor leaves without a unit (or Amphib marker) goes back to its owner, with {vpFortress} VP for him.',
    ],
    '8.25': ['Sorties', 'Besieged pieces may be activated, only to attack the besiegers outside. Militia may join.'],
    '8.251': ['Relief', 'When friends come to attack the besiegers, those inside may join without being activated.'],
    '8.252': [
      'If that fails',
      'those from inside go back inside, under siege as before; those who came from elsewhere retreat, not inside.',
    ],
  },
};

export const CHAPTER_9: ChapterText = {
  title: 'Assaults',
  sections: {
    '9.1': ['When', 'At level {levelFort} for a fort, {levelFortress} for a fortress, by a stack that has not moved.'],
    '9.11': [
      'With or without a roll',
      'Right after the roll that reached the level; or in a later Action Phase without any roll, with a leader activated.',
      '~ He must be one of the highest Command, as for the roll. Supply is needed for the roll, not for the assault.',
    ],
    '9.12': [
      'Everybody takes part',
      'whatever the limits of Command; also a force that came with the first half of a Campaign.',
    ],
    '9.13': [
      'Modifiers',
      'Both sides add the Tactics of their highest leader, and +{coehorns} for Coehorns & Howitzers. The attacker fires one column lower. Terrain, Fieldworks and stockades count for nothing.',
    ],
    '9.14': [
      'Otherwise like a battle',
      'but without Militia, without retreat, without points for the fight; and all losses come from Drilled Troops first.',
    ],
    '9.2': [
      'Who wins',
      'The attacker, only if he inflicts more than he suffers; to eliminate everybody is not enough. Empty places fire on column 0.',
    ],
    '9.21': ['If the attack fails', 'the siege goes on as it was.'],
    '9.22': [
      'If it succeeds',
      'a fortress is taken as it stands, {vpFortress} VP; a fort becomes a fort under construction of the captor, {vpFort} VP. Everything inside is eliminated.',
    ],
  },
};
