import type { ChapterText } from '../chapter.ts';

export const CHAPTER_7: ChapterText = {
  title: 'Battle',
  sections: {
    '7.1': [
      'When',
      'Whenever an active force or unit enters a space with enemy units. All of them fight, except those inside a fort or fortress [8.1]. Assaults follow rules of their own [9.1].',
    ],
    '7.2': [
      'Step by step',
      '- Militia join [7.3].',
      '- Cards: first the attacker, then the defender [7.4].',
      '- Both sides fire: strength gives the column, the modified die the row [7.5].',
      '- Losses of steps [7.6] and leaders [7.7].',
      '- Winner and victory points [7.8].',
      '- Militia go home, the loser retreats [7.9].',
    ],
    '7.3': [
      'Militia',
      'In an originally friendly cultivated space, any Militia from the box of that Department may join, unless the enemy has a Raided marker anywhere in the Department. Never at Halifax or Louisbourg.',
    ],
    '7.4': ['Cards in battle', 'The attacker plays all the cards he wants before the defender plays any.'],
    '7.5': [
      'Modifiers',
      'Modifiers shift a column or change a die. The battle sheet and the log give the rule for each.',
    ],
    '7.51': [
      'Tactics',
      'Add the leader’s Tactics. The active side uses the activated leader; the other side, one leader with the highest Command present. To intercept or avoid battle, use the commander of the attempt; for raiders dropped off, a leader with them who could command them.',
    ],
    '7.52': [
      'No woodsmen',
      'In wilderness or mountain, a side without Auxiliaries or Light Infantry has {noAuxiliaries} if the other side has some.',
    ],
    '7.53': [
      'No Regulars',
      'On cultivated ground, a side without Regulars has {noRegulars} if the other side has some.',
    ],
    '7.54': [
      'Landing, stockade',
      'The attacker has {landing} when landing, and {stockade} against defenders in a stockade.',
      '~ The landing counts only in the battle of the landing itself.',
    ],
    '7.55': [
      'Fieldworks',
      'Against defenders with Fieldworks the attacker fires one column lower. At most one marker per space.',
    ],
    '7.56': [
      'Ambush!',
      'In wilderness or mountain, if only one side has played it, that side doubles its strength before any shift and fires first; the other answers with what is left. Two ambushes cancel each other.',
    ],
    '7.6': [
      'Losses',
      'Each side’s fire takes steps from the other, at the same time unless there is an ambush. The attacker assigns his losses first.',
    ],
    '7.61': [
      'Steps',
      'A full unit that loses a step is reduced; a reduced one is eliminated. Eliminated Regulars and Coureurs are gone for good; other units may come back through cards.',
    ],
    '7.62': [
      'Half from Drilled Troops',
      'The owner chooses, but at least half of the steps, rounded up, come from Drilled Troops if there are any. This takes precedence over [7.63].',
    ],
    '7.63': ['Spread the rest', 'Otherwise, no unit is eliminated while another is at full strength.'],
    '7.64': ['Leaders', 'Leaders do not die from losses of steps; without units they retreat.'],
    '7.7': [
      'Leaders in danger',
      'An unmodified 1 or 6 that took at least one step endangers every enemy leader in the battle: each dies on a roll of {diesOn}.',
    ],
    '7.8': [
      'Who wins',
      'The only side with units left; otherwise, the side that inflicted more losses. The defender wins ties, even if nobody is left.',
    ],
    '7.81': [
      'Points',
      'The winner scores {vpBattle} VP if the beaten side had a Regular, or more than {battleUnits} units.',
    ],
    '7.82': [
      'Overrun',
      'An attacker who eliminates every enemy without losing a step may march on as if nobody had been there, unless the defender has a fortification in the space.',
    ],
    '7.9': ['Retreat', 'The loser leaves the space.'],
    '7.91': [
      'How',
      'Surviving Militia go back to their box. The losers go to adjacent spaces; defenders may split up. Pieces that fought outside a fort or fortress of their own may go inside [8.13]. From an Amphib marker the British may go to any British port.',
    ],
    '7.92': [
      'Where you cannot retreat',
      'Pieces that cannot obey these limits are eliminated:',
      '- the attacker retreats to the space he came from; the defender never does;',
      '- nobody retreats to a space with unbesieged enemy units or fortifications;',
      '- Drilled Troops retreat only to a cultivated space or a friendly fortification;',
      '- the French never retreat by sea, the British only from an Amphib marker.',
    ],
  },
};

export const CHAPTER_8: ChapterText = {
  title: 'Forts, fortresses and sieges',
  sections: {
    '8.1': [
      'Inside or outside',
      'When enemies come to an unbesieged fort or fortress with units in it, its owner says which units go inside; the others fight outside. A stockade has no inside.',
    ],
    '8.11': [
      'Room',
      'A fort holds at most {insideFort} units and any number of leaders inside; a fortress holds any number of both.',
    ],
    '8.12': ['No help from inside', 'Neither the walls nor the units behind them help in a battle outside.'],
    '8.13': ['Beaten outside', 'The losers retreat, or go inside if there is room.'],
    '8.2': ['Sieges', 'To take a fort or fortress: besiege it, raise the siege level, then assault it.'],
    '8.21': [
      'A siege begins',
      'as soon as enemy units are in the space and nobody is outside: place the marker at level 0.',
    ],
    '8.22': [
      'A besieged place',
      'belongs to nobody for sea moves, reinforcements, victory and the conditions of events. No reinforcements enter it. Events can neither restore nor remove what is inside, except Small Pox.',
    ],
    '8.23': ['The siege level', 'goes from 0 to {highest}.'],
    '8.231': [
      'The siege roll',
      'The besiegers must have begun the Action Phase there, with supplied Drilled Troops and a leader. Activate as a force a leader with the highest Command in the space; nobody moves. Then, in this order: Coehorns & Howitzers of either side, Surrender! or the die.',
      '- Add the besieger’s Tactics, subtract the defender’s.',
      '- Coehorns & Howitzers: +{coehorns} for the besieger, −{coehorns} for the defender.',
      '- Louisbourg: {louisbourg}.',
      '~ If the level is already high enough, you may still roll, to be able to play Surrender!.',
    ],
    '8.232': ['A siege ends', 'when the last besieging unit is gone; its level is lost.'],
    '8.24': [
      'Assault, and fortresses left empty',
      'A fort at level {levelFort}, or a fortress at level {levelFortress}, may be assaulted at once, in the same Action Phase. Once declared, the assault takes place. Even an empty place must be assaulted.',
      'If the captor of a fortress leaves it without a unit (or Amphib marker), it goes back to its owner, who scores {vpFortress} VP.',
    ],
    '8.25': ['Sorties', 'Besieged pieces may be activated only to attack the besiegers outside. Militia may join.'],
    '8.251': ['Relief', 'When friends attack the besiegers, those inside may join in without being activated.'],
    '8.252': [
      'If that fails',
      'those from inside go back inside, still under siege; those who came from elsewhere retreat, but not inside.',
    ],
  },
};

export const CHAPTER_9: ChapterText = {
  title: 'Assaults',
  sections: {
    '9.1': ['When', 'At level {levelFort} for a fort, {levelFortress} for a fortress, by a stack that has not moved.'],
    '9.11': [
      'With or without a roll',
      'Right after the roll that reached the level; or in a later Action Phase without a roll, with an activated leader.',
      '~ He must be one with the highest Command, as for the roll. The roll needs supply; the assault does not.',
    ],
    '9.12': [
      'Everybody takes part',
      'whatever the limits of Command, including a force that arrived with the first half of a Campaign.',
    ],
    '9.13': [
      'Modifiers',
      'Both sides add the Tactics of their highest leader, and +{coehorns} for Coehorns & Howitzers. The attacker fires one column lower. Ignore terrain, Fieldworks and stockades.',
    ],
    '9.14': [
      'Otherwise like a battle',
      'but without Militia, retreat, or points for the fight; and all losses come from Drilled Troops first.',
    ],
    '9.2': [
      'Who wins',
      'The attacker wins only if his result on the table is higher than the defender’s, whatever losses are really taken; eliminating every defender is not enough. Empty places fire on column 0.',
    ],
    '9.21': ['If the attack fails', 'the siege goes on as it was.'],
    '9.22': [
      'If it succeeds',
      'a fortress is taken intact, {vpFortress} VP; a fort becomes a fort under construction of the captor, {vpFort} VP. Everything inside is eliminated.',
    ],
  },
};
