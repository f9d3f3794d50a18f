import type { ChapterText } from '../chapter.ts';

export const CHAPTER_6: ChapterText = {
  title: 'Movement',
  sections: {
    '6.1': [
      'Three ways to move',
      'By land [6.2], by boat [6.3], or by sea [6.4]; one of them for the whole activation. A force picks nobody up on its way, but may leave units and subordinates behind; they move no more in this Action Phase.',
      '~ Nobody need say whether he goes by land or by boat: a way is allowed if all of it is possible on foot, or all of it by boat. The commander himself cannot be left behind.',
    ],
    '6.2': [
      'By land',
      'From space to adjacent space, as many as the movement allowance. Three things stop you:',
      '- Drilled Troops that have passed through a wilderness space stop in the next one, unless Auxiliaries are with them.',
      '- Auxiliaries that have passed through an enemy cultivated space stop in the next one, unless Drilled Troops are with them.',
      '- Everybody stops in the mountains.',
      'Spaces with a friendly fortification count for none of the three.',
      '~ The space you start from does not count. A friendly fortification in the next space does not lift a stop that is already due.',
    ],
    '6.21': ['Leaders alone', 'A leader moving alone has {leaderAlone} movement points.'],
    '6.22': [
      'The slowest sets the pace',
      'A force moves as its slowest unit does. Leave the slow ones behind, and the rest may go on. Foul Weather is played before George Croghan.',
    ],
    '6.3': [
      'By boat',
      'Up to {boat} spaces of any terrain along rivers and lake shores. Once on the way a land connection may be crossed, if each end is an originally friendly cultivated space or has a friendly fortification, besieged or not.',
    ],
    '6.4': [
      'By sea',
      'Straight from one friendly port to another, as the whole movement of the activation; the French only between Québec and Louisbourg. A besieged port is nobody’s [8.22].',
    ],
    '6.41': ['Forces by sea', 'need a card of value {navalValue}; these cards bear an anchor.'],
    '6.42': ['Single pieces by sea', 'Units and leaders activated one by one may sail with any card.'],
    '6.43': [
      'Landings',
      'Along the arrows the British may land where the port is not theirs: from Halifax at Louisbourg, and from Louisbourg, once it is theirs, at Baie-St-Paul, Île d’Orléans or Rivière-Ouelle.',
    ],
    '6.431': [
      'How to land',
      'Besides the card that activates, Amphibious Landing is played; the port of departure must be under British control. An Amphib marker is placed. It goes when only French stand there with Drilled Troops, or with an unbesieged fortification.',
      'Foul Weather against a landing is played before Amphibious Landing.',
    ],
    '6.432': [
      'What the marker does',
      '- The British sail between the space and any port of theirs, even during a siege there.',
      '- Louisbourg stays British without a garrison.',
      '- The British retreat, and avoid battle, from there to any port of theirs.',
      '- Reinforcements may come there as to a port, unless it is a siege space.',
    ],
    '6.5': ['Where the enemy is', 'Enemy units and unbesieged enemy fortifications end a move.'],
    '6.51': [
      'What happens then',
      '- Against enemy units: battle [7.1]. You may go on after an overrun [7.82], or when all defenders avoid battle [6.82].',
      '- At a fort or fortress with nobody outside: a siege begins at level 0 [8.21].',
      '- At an empty stockade with Drilled Troops: it is captured, {vpStockade} VP.',
      '- At an empty stockade with Auxiliaries alone: they must raid it [10.1].',
    ],
    '6.52': [
      'Enemy forts and fortresses',
      'Only with Drilled Troops may you enter the space of an unbesieged enemy fort or fortress.',
    ],
    '6.53': [
      'Leaders alone and the enemy',
      'A leader without units may not enter where enemies are. If he is ever left alone with them, without a fortification, he retreats, or is lost [7.92].',
    ],
    '6.54': ['No hindrance', 'Lone leaders, forts under construction and settlements stop nobody.'],
    '6.6': [
      'Infiltration',
      'A single Auxiliary unit moving without other units, by land or boat, may pass through spaces with enemy units or unbesieged enemy fortifications.',
    ],
    '6.61': [
      'A way out',
      'It must have movement enough left to reach a space that it could enter without infiltrating.',
      '~ The stops of [6.2] count for this.',
    ],
    '6.62': [
      'Interception of infiltrators',
      'Whatever the terrain and the units, enemies in the very space may intercept.',
    ],
    '6.63': [
      'Thrown back',
      'An infiltrator driven back into a space with enemies, by a retreat or by Lake Schooner, is eliminated, with its leaders.',
    ],
    '6.64': [
      'Stopping',
      'It may infiltrate several times, and stop. In a space with enemy units that means battle.',
      '~ In an unbesieged enemy fort or fortress space it cannot stop.',
    ],
    '6.7': ['Interception', 'Units may try to catch enemies who move past.'],
    '6.71': [
      'The attempt',
      'Against enemies that enter an adjacent space by land, boat or sea; not against those who retreat, intercept or avoid battle. Name who tries, roll a die, add the Tactics of the commander: {successAt} or more succeeds.',
      'Then the interceptors stand in the space, and the mover must attack them at once; all defenders who are not inside a fort or fortress fight. If it fails, the mover goes on.',
    ],
    '6.711': [
      'Saving a stockade',
      'Who intercepts at an own empty stockade keeps it from capture, and it helps them in the battle.',
    ],
    '6.712': [
      'At a fort that is infiltrated',
      'An infiltrator intercepted there attacks the interceptors outside, and then retreats, whoever wins. Units that were there may go inside before; the interceptors must fight.',
    ],
    '6.72': [
      'Who may intercept',
      'For each space that the enemy enters, one unbesieged force, or one single unit, from an adjacent space or the same one, within the limits of Command [5.34]. Not leaders alone.',
    ],
    '6.721': [
      'Lone Auxiliaries in the woods',
      'A single Auxiliary unit, with or without leaders, that enters wilderness or mountain can be intercepted only by another such. This does not protect infiltrators from enemies in the space itself.',
    ],
    '6.722': [
      'Among friends',
      'Who enters a space with unbesieged units or fortifications of his own side is not intercepted.',
    ],
    '6.723': ['Leaders alone', 'cannot be intercepted.'],
    '6.724': ['Not out of your own space', 'Nobody intercepts an enemy who has just left his own space.'],
    '6.8': [
      'Avoiding battle',
      'One unbesieged force or single unit about to be attacked may try to slip away to an adjacent space: {successAt} or more with the Tactics of its commander. The others stand.',
      'In wilderness or mountain, Auxiliaries alone avoid attackers without Auxiliaries without any roll.',
    ],
    '6.81': [
      'Where to',
      'One adjacent space, not the one the attacker came from, and without unbesieged enemy units or fortifications.',
    ],
    '6.811': ['From an Amphib marker', 'the British may avoid battle to any port of theirs.'],
    '6.82': [
      'If all have gone',
      'The attacker may go on, and may meet them again. At an enemy fortification he stops: a siege begins, a stockade is captured by Drilled Troops or raided by Auxiliaries.',
    ],
    '6.83': [
      'Some inside, some away',
      'Some may go inside a fort or fortress and others avoid battle; those who fail must fight outside. Who goes inside is said before the roll.',
    ],
    '6.84': [
      'Not after an interception',
      'Interceptors and the intercepted cannot avoid battle; nor can those who have failed to intercept in the same enemy move.',
      '~ They may still go inside.',
    ],
    '6.85': [
      'One or the other',
      'From the same space and enemy move, either avoid battle or have others intercept into it; not both.',
    ],
  },
};
