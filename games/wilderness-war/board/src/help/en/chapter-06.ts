import type { ChapterText } from '../chapter.ts';

export const CHAPTER_6: ChapterText = {
  title: 'Movement',
  sections: {
    '6.1': [
      'Three ways to move',
      'By land [6.2], by boat [6.3] or by sea [6.4]: one of them for the whole activation. A force cannot pick up pieces on its way, but may leave units and subordinates behind; these cannot move again in this Action Phase.',
      '~ You need not say whether you go by land or by boat: a route is allowed if all of it is possible on foot, or all of it by boat. The commander himself cannot be left behind.',
    ],
    '6.2': [
      'By land',
      'Move from space to adjacent space, up to the movement allowance. Three things stop you:',
      '- Drilled Troops that have passed through a wilderness space stop in the next one, unless Auxiliaries are with them.',
      '- Auxiliaries that have passed through an enemy cultivated space stop in the next one, unless Drilled Troops are with them.',
      '- Everybody stops in the mountains.',
      'A space with a friendly fortification never counts for any of the three.',
      '~ The space you start from does not count. A friendly fortification in the next space does not cancel a stop that is already due.',
    ],
    '6.21': ['Leaders alone', 'A leader moving alone has {leaderAlone} movement points.'],
    '6.22': [
      'The slowest unit sets the pace',
      'A force moves as fast as its slowest unit. Leave the slow units behind, and the rest may go on. Foul Weather is played before George Croghan.',
    ],
    '6.3': [
      'By boat',
      'Up to {boat} spaces of any terrain along rivers and lake shores. One land connection in an activation may be among them, even the first, if each end of it is an originally friendly cultivated space or has a friendly fortification, besieged or not.',
    ],
    '6.4': [
      'By sea',
      'Directly from one friendly port to another, as the whole movement of the activation. The French sail only between Québec and Louisbourg. A besieged port belongs to nobody [8.22].',
    ],
    '6.41': ['Forces by sea', 'A force needs a card of value {navalValue} to go by sea; these cards bear an anchor.'],
    '6.42': ['Single pieces by sea', 'Units and leaders activated singly may sail with any card.'],
    '6.43': [
      'Landings',
      'The British may land along the arrows: from Halifax at Louisbourg, and from Louisbourg, once it is theirs, on the shores of Baie-St-Paul, Île d’Orléans or Rivière-Ouelle.',
    ],
    '6.431': [
      'How to land',
      'Besides the activating card, play Amphibious Landing; the port of departure must be under British control. Place an Amphib marker. Remove it when only the French are there, with Drilled Troops or an unbesieged fortification.',
      'To stop a landing, play Foul Weather before Amphibious Landing.',
    ],
    '6.432': [
      'Effects of the marker',
      '- The British may sail between the space and any British port, even during a siege there.',
      '- Louisbourg stays British without a garrison.',
      '- The British may retreat, and avoid battle, from there to any British port.',
      '- Reinforcements may arrive there as at a port, unless there is a siege.',
    ],
    '6.5': ['Entering enemy spaces', 'Enemy units and unbesieged enemy fortifications stop a move.'],
    '6.51': [
      'Effects of entering',
      '- Against enemy units: battle [7.1]. You may go on after an overrun [7.82], or when all defenders avoid battle [6.82].',
      '- At a fort or fortress with nobody outside: siege begins at level 0 [8.21].',
      '- At an empty stockade, with Drilled Troops: you capture it, {vpStockade} VP.',
      '- At an empty stockade, with Auxiliaries only: they must raid it [10.1].',
    ],
    '6.52': [
      'Enemy forts and fortresses',
      'You may enter the space of an unbesieged enemy fort or fortress only with Drilled Troops.',
    ],
    '6.53': [
      'Leaders alone with the enemy',
      'A leader without units may not enter a space with enemies. If he is ever left alone with them, without a fortification, he retreats or is lost [7.92].',
    ],
    '6.54': ['No obstacle', 'Lone leaders, forts under construction and settlements do not stop a move.'],
    '6.6': [
      'Infiltration',
      'A single Auxiliary unit, without other units, may move by land or boat through spaces with enemy units or unbesieged enemy fortifications.',
    ],
    '6.61': [
      'A way out',
      'It must have enough movement left to reach a space that it could enter without infiltrating.',
      '~ The stops of [6.2] apply.',
    ],
    '6.62': [
      'Interception of infiltrators',
      'Enemies in the space itself may intercept, whatever the terrain and the units.',
    ],
    '6.63': [
      'Thrown back',
      'An infiltrator driven back into a space with enemies, by a retreat or by Lake Schooner, is eliminated with its leaders.',
    ],
    '6.64': [
      'Stopping',
      'It may infiltrate several spaces, and stop. If it stops in a space with enemy units, there is a battle.',
      '~ It cannot stop in the space of an unbesieged enemy fort or fortress.',
    ],
    '6.7': ['Interception', 'Units may try to catch enemies who move past.'],
    '6.71': [
      'The attempt',
      'You may intercept enemies that enter an adjacent space by land, boat or sea, but not those that retreat, intercept or avoid battle. Name the interceptors, roll a die, add the Tactics of their commander: {successAt} or more succeeds.',
      'Successful interceptors are placed in the space, and the moving enemy must attack them at once; all defenders who are not inside a fort or fortress fight. If the attempt fails, the enemy moves on.',
    ],
    '6.711': [
      'Saving a stockade',
      'An interception at a friendly empty stockade saves it from capture, and the stockade helps the interceptors in the battle.',
    ],
    '6.712': [
      'At a fort that is infiltrated',
      'An infiltrator intercepted there attacks the interceptors outside, and then retreats, whoever wins. Units already there may go inside first; the interceptors must fight.',
    ],
    '6.72': [
      'Who may intercept',
      'For each space the enemy enters, one unbesieged force, or one single unit, from an adjacent space or the same one, within the limits of Command [5.34]. Leaders alone cannot intercept.',
    ],
    '6.721': [
      'Lone Auxiliaries in the woods',
      'A single Auxiliary unit, with or without leaders, that enters wilderness or mountain can be intercepted only by another such unit. This does not protect infiltrators from enemies in the space itself.',
    ],
    '6.722': [
      'Among friends',
      'You cannot intercept pieces that enter a space with unbesieged units or fortifications of their own side.',
    ],
    '6.723': ['Leaders alone', 'Leaders alone cannot be intercepted.'],
    '6.724': ['Not while leaving', 'You cannot intercept an enemy who has just left the interceptors’ own space.'],
    '6.8': [
      'Avoiding battle',
      'One unbesieged force or single unit about to be attacked may try to slip away to an adjacent space: {successAt} or more with the Tactics of its commander succeeds. The others stay and fight.',
      'In wilderness or mountain, Auxiliaries alone avoid attackers without Auxiliaries automatically.',
    ],
    '6.81': [
      'Where to',
      'One adjacent space, not the one the attacker came from, without unbesieged enemy units or fortifications.',
    ],
    '6.811': ['From an Amphib marker', 'the British may avoid battle to any port of theirs.'],
    '6.82': [
      'If all have gone',
      'The attacker may go on, and may meet them again. At an enemy fortification he stops: a siege begins, or the stockade is captured by Drilled Troops or raided by Auxiliaries.',
    ],
    '6.83': [
      'Some inside, some away',
      'Some may go inside a fort or fortress while others avoid battle; those who fail must fight outside. Say who goes inside before you roll.',
    ],
    '6.84': [
      'Not after an interception',
      'Interceptors and the intercepted cannot avoid battle. Nor can pieces that failed to intercept during the same enemy move.',
      '~ They may still go inside.',
    ],
    '6.85': [
      'One or the other',
      'Against one enemy move into a space, the pieces in that space may avoid battle, or other pieces may intercept into it, but not both.',
    ],
  },
};
