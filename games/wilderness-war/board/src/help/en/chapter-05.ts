import type { ChapterText } from '../chapter.ts';

export const CHAPTER_5: ChapterText = {
  title: 'Cards',
  sections: {
    '5.1': ['What cards are for', 'Everything begins with a card: marching and fighting, building, events.'],
    '5.11': ['Any card serves either side', 'for activation and for building, whatever its colour.'],
    '5.12': [
      'Whose event',
      'A card with the lily is a French event, with the cross a British one, with both an event of either side.',
    ],
    '5.13': ['Response cards', 'are played in the middle of an Action Phase, by the side whose sign they bear [5.56].'],
    '5.2': [
      'The deck',
      'One deck for both sides: {deck} cards when all are in play, of which {ones} have value 1, {twos} value 2 and {threes} value 3. The cards from 63 on are in play only in the two scenarios that begin in 1755.',
    ],
    '5.21': ['The deal', 'Cards are dealt from one pile, up to the hand sizes of the scenario.'],
    '5.22': ['Discards', 'A card played goes face up to the discards; some events take a card back from there.'],
    '5.23': [
      'Cards that leave the game',
      'A card marked so leaves the game when it is played as an event, and only then.',
    ],
    '5.24': [
      'What everybody knows',
      'How many cards are in the pile and in each hand, and which are discarded or removed. Tap the piles to see.',
    ],
    '5.25': [
      'Reshuffle',
      'When the pile runs out in a deal, what is left is dealt, and the discards are shuffled into a new pile. At the end of a season in which Surrender! was played or lost from a hand, for whatever use, discards and pile are shuffled together.',
      '~ A Surrender! that was stolen and is still held brings no reshuffle yet.',
    ],
    '5.26': [
      'One card, one use',
      'In each Action Phase one card is played for one thing: to activate [5.3], to build [5.4], or for its event [5.5].',
      '~ A card may also simply be thrown away.',
    ],
    '5.3': ['Activation', 'Only pieces that have been activated move, fight, besiege or raid.'],
    '5.31': ['Once a phase', 'No piece is activated twice in one Action Phase.'],
    '5.32': [
      'What a card activates',
      '- Auxiliaries and leaders one by one, as many as the value of the card; an Indian unit counts half;',
      '- or {drilledPerCard} unit of Drilled Troops, whatever the value;',
      '- or one force under a leader whose Initiative is not higher than the value [5.34].',
    ],
    '5.33': [
      'One by one',
      'Pieces activated singly may be anywhere. All are named first; then each moves, fights and raids before the next begins, in any order.',
    ],
    '5.34': [
      'A force',
      'A leader takes along units from his space up to his Command, and subordinate leaders with Command no higher than his own, each of whom adds his Command. Any leader in the space may be the commander.',
      'These limits hold for moving, intercepting [6.7] and avoiding battle [6.8], not for battles, sieges, assaults and raids. The page fills the force for you: add and drop pieces until it suits you.',
    ],
    '5.35': [
      'Side by side',
      'Who commands whom is settled only for the moment of an activation, a battle, an interception and the like.',
    ],
    '5.36': [
      'The order of deeds',
      'First movement, then battle, then the raid. A force that does not move may besiege [8.2] and assault [9.1] instead.',
      'Who has fought a sortie, joined a relief from inside or taken part in an assault is not activated again in the same Action Phase.',
    ],
    '5.4': [
      'Building',
      'Any card builds stockades, or works at forts, never both. No side builds with two of its card plays in a row, even across a change of season.',
    ],
    '5.41': [
      'Stockades',
      'As many as the value of the card, one in a space: where friendly supplied Drilled Troops are, or in any cultivated space originally friendly to the builder, with or without units. Never where enemy units or fortifications are.',
    ],
    '5.42': [
      'Forts',
      'They are begun and completed where friendly supplied Drilled Troops are; each beginning and each completion costs one point of the card. What one card begins, only a later one completes.',
    ],
    '5.43': [
      'One in a space',
      'Only one completed fortification in a space, none in a siege, neither fort nor stockade in a fortress, no stockade where there is a fort. A completed fort replaces a stockade.',
    ],
    '5.44': ['Forts under construction', 'They help nobody, hinder nobody, and score nothing.'],
    '5.45': [
      'Taking and destroying',
      'A stockade is destroyed when enemy Drilled Troops win a battle there, and captured when they enter without one: {vpStockade} VP either way. A fort under construction vanishes once only enemy Drilled Troops are there. Forts and fortresses fall by siege [8.2]; raids destroy stockades, too [10.31].',
    ],
    '5.46': [
      'Demolition',
      'In your own Action Phase you may tear down any fort or stockade of yours that is not besieged. A fort costs you {demolish} VP, stockades and unfinished forts nothing.',
      '~ Before, between and after activations and steps of a march, but not while a battle is under way.',
    ],
    '5.5': [
      'Events',
      'Instead of activating or building, the event of the card may be played by its side, if its conditions hold.',
    ],
    '5.51': ['What stays in effect', 'Some events last; they are listed beside the tracks as long as they do.'],
    '5.52': [
      'Reinforcements',
      'New units come from counters that are not in play; if there are none, none come. Regulars and Coureurs that are eliminated never come back; others may.',
    ],
    '5.521': ['At full strength', 'Units always enter at full strength.'],
    '5.522': [
      'Where they enter',
      'Never in a space with enemy units or fortifications, and never in a siege. Where there is no place for them, they are lost.',
    ],
    '5.523': [
      'Restoring',
      'Some events turn reduced units to full strength again; not units besieged, nor Drilled Troops out of supply [12.3].',
    ],
    '5.53': ['Indian alliances', 'Cards 23 to 30 bring Indian units in, or restore reduced ones.'],
    '5.531': [
      'The tribes',
      '- North, pro-French: Abenaki, Algonquin, Caughnawaga, Mississauga.',
      '- West, pro-French: Delaware, Mingo, Shawnee.',
      '- Pays d’en Haut, pro-French, with either alliance: Huron, Ojibwa, Ottawa, Potawatomi.',
      '- Iroquois, neutral: Seneca, Cayuga, Onondaga, Tuscarora, Oneida.',
      '- Pro-British: Mohawk and Cherokee.',
    ],
    '5.532': [
      'Allied settlements',
      'While a tribe has units on the map its settlement bears an Allied marker: its units go home there, and the enemy may raid it. With the last unit the marker goes. Settlements never hinder movement.',
    ],
    '5.533': [
      'Iroquois',
      'An Iroquois tribe fights for one side at a time: no unit enters while the enemy has the one of the same name.',
    ],
    '5.534': [
      'Johnson',
      'Mohawks and British Iroquois march only in a force with Johnson in it, and cost it no Command. Anybody may activate Indians one by one.',
    ],
    '5.54': [
      'Provincial Assemblies',
      'How many Provincials of each Department the British may have depends on the mood of the assemblies, which Colonial Politics changes. After a French play the British at once remove what is too many; besieged units are spared until the next French play.',
    ],
    '5.55': [
      'British leaders',
      'They are drawn at random from a pool, then placed by the British. There are never more than two of Command 7 on the map: with a third one of the other two is recalled for good; if both are besieged, the new one goes back.',
      '~ If one of the two is besieged, only the other can be recalled.',
    ],
    '5.56': [
      'Responses',
      'Response cards are played during movement or other deeds, yours or the enemy’s, and do not replace the card of an Action Phase. The page asks whenever such a card could be played, whether or not you hold one, so that its question gives nothing away.',
      '~ Where no rule sets an order, the active side decides first. A question declined is not put again for the same step or roll.',
    ],
  },
};
