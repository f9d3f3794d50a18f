import type { ChapterText } from '../chapter.ts';

export const CHAPTER_5: ChapterText = {
  title: 'Cards',
  sections: {
    '5.1': ['The use of cards', 'You need a card for everything: to march and fight, to build, or to play an event.'],
    '5.11': ['Any card serves either side', 'for activation and for building, whatever its colour.'],
    '5.12': [
      'Whose event',
      'A card with the lily is a French event; one with the cross is British; one with both is open to either side.',
    ],
    '5.13': ['Response cards', 'are played in the middle of an Action Phase, by a side whose symbol they bear [5.56].'],
    '5.2': [
      'The deck',
      'Both sides share one deck: {deck} cards when all are in play, {ones} of value 1, {twos} of value 2 and {threes} of value 3. The cards from 63 on are in play only in the two scenarios that begin in 1755.',
    ],
    '5.21': ['The deal', 'Both hands are dealt from the one pile, up to the scenario’s hand size.'],
    '5.22': ['Discards', 'Played cards go face up to the discards. Some events take a card back from there.'],
    '5.23': [
      'Cards that leave the game',
      'A card marked this way leaves the game when it is played as an event, and only then.',
    ],
    '5.24': [
      'Open information',
      'Everybody knows how many cards are in the pile and in each hand, and which are discarded or removed. Tap the piles to see.',
    ],
    '5.25': [
      'Reshuffle',
      'If the pile runs out during a deal, the remaining cards are dealt, and the discards are shuffled into a new pile. At the end of a season in which Surrender! was played, for any use, or lost from a hand, discards and pile are shuffled together.',
      '~ A Surrender! that was stolen and is still in hand does not cause a reshuffle yet.',
    ],
    '5.26': [
      'One card, one use',
      'In each Action Phase you play one card for one thing: to activate [5.3], to build [5.4], or for its event [5.5].',
      '~ You may also simply discard a card.',
    ],
    '5.3': ['Activation', 'Only pieces that have been activated move, fight, besiege or raid.'],
    '5.31': ['Once per phase', 'No piece is activated twice in one Action Phase.'],
    '5.32': [
      'Pieces for a card',
      '- Auxiliaries and leaders singly, as many as the value of the card; an Indian unit counts half;',
      '- or {drilledPerCard} unit of Drilled Troops, whatever the value;',
      '- or one force under a leader whose Initiative is no higher than the value [5.34].',
    ],
    '5.33': [
      'Pieces activated singly',
      'Pieces activated singly may be anywhere. Name them all first. Then, in any order, each moves, fights and raids before the next begins.',
    ],
    '5.34': [
      'A force',
      'A leader can take as many units from his space as his Command, and subordinate leaders whose Command is no higher than his own. Each subordinate adds his own Command. Any leader in the space may be the commander.',
      'These limits apply to moving, intercepting [6.7] and avoiding battle [6.8], but not to battles, sieges, assaults and raids. The page suggests a force for you: add and drop pieces as you like.',
    ],
    '5.35': [
      'Leaders in the same space',
      'The order of command among them matters only during an activation, a battle, an interception and so on.',
    ],
    '5.36': [
      'Order of actions',
      'Movement first, then battle, then the raid. A force that does not move may besiege [8.2] and assault [9.1] instead.',
      'Pieces that have fought a sortie, joined a relief from inside or taken part in an assault cannot be activated again in the same Action Phase.',
    ],
    '5.4': [
      'Building',
      'Any card lets you build stockades or work on forts, but not both. No side may build with two of its card plays in a row, even across a change of season.',
    ],
    '5.41': [
      'Stockades',
      'As many as the value of the card, at most one per space: where there are friendly supplied Drilled Troops, or in any cultivated space originally friendly to the builder, with or without units. Never where there are enemy units or fortifications.',
    ],
    '5.42': [
      'Forts',
      'You begin and complete forts where there are friendly supplied Drilled Troops; beginning or completing one costs a point of the card. A fort begun with one card can be completed only with a later one.',
    ],
    '5.43': [
      'One per space',
      'A space holds only one completed fortification. None can be built in a siege; no fort or stockade in a fortress space; no stockade where there is a fort. A completed fort replaces a stockade.',
    ],
    '5.44': ['Forts under construction', 'A fort under construction helps nobody, hinders nobody and scores nothing.'],
    '5.45': [
      'Taking and destroying',
      'A stockade is destroyed when enemy Drilled Troops win a battle there, and captured when they enter without one: {vpStockade} VP either way. A fort under construction is removed as soon as enemy Drilled Troops have its space to themselves. Forts and fortresses fall by siege [8.2]; raids destroy stockades too [10.31].',
    ],
    '5.46': [
      'Demolition',
      'In your own Action Phase you may demolish any unbesieged fort or stockade of yours. A fort costs you {demolish} VP; stockades and unfinished forts cost nothing.',
      '~ Before, between and after activations and steps of a march, but not during a battle.',
    ],
    '5.5': [
      'Events',
      'Instead of activating or building, a side may play its card’s event, if the conditions are met.',
    ],
    '5.51': ['Lasting events', 'Events that last are listed beside the tracks while they are in effect.'],
    '5.52': [
      'Reinforcements',
      'New units are counters that are not in play; if there are none, none arrive. Eliminated Regulars and Coureurs never come back; other units may.',
    ],
    '5.521': ['At full strength', 'Units always enter at full strength.'],
    '5.522': [
      'Where they enter',
      'Never in a space with enemy units or fortifications, and never in a siege. Units with nowhere to enter are lost.',
    ],
    '5.523': [
      'Restoring',
      'Some events restore reduced units to full strength, but not besieged units, nor Drilled Troops out of supply [12.3].',
    ],
    '5.53': ['Indian alliances', 'Cards 23 to 30 bring in Indian units or restore reduced ones.'],
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
      'While a tribe has units on the map, its settlement bears an Allied marker: its units go home there, and the enemy may raid it. The marker is removed with the last unit. Settlements never hinder movement.',
    ],
    '5.533': [
      'Iroquois',
      'An Iroquois tribe fights for one side at a time: its unit cannot enter while the enemy has the unit of the same name.',
    ],
    '5.534': [
      'Johnson',
      'Mohawks and British Iroquois march in a force only if Johnson is in it, and do not count against its Command. Anybody may activate Indians singly.',
    ],
    '5.54': [
      'Provincial Assemblies',
      'The mood of the assemblies, which Colonial Politics changes, sets how many Provincials of each Department the British may have. After a French play, the British remove any excess at once; besieged units are spared until the next French play.',
    ],
    '5.55': [
      'British leaders',
      'The British draw leaders at random from a pool, then place them. At most two leaders with Command 7 may be on the map: when a third comes, one of the other two is recalled for good; if both are besieged, the new one goes back.',
      '~ If one of the two is besieged, only the other can be recalled.',
    ],
    '5.56': [
      'Responses',
      'Response cards are played during movement or other actions, yours or the enemy’s. They do not replace the card of an Action Phase. The page asks whenever such a card could be played, whether or not you hold one, so the question gives nothing away.',
      '~ Where no rule sets an order, the active side decides first. Once you decline, you are not asked again for the same step or roll.',
    ],
  },
};
