import type { EventName } from '@carillon/bayonets-tomahawks-rules/reference';

// The effects of the events, in our own words. Titles in English are printed on the cards.
export const enEvents: Readonly<Record<EventName, string>> = {
  'round-up-men-and-equipment':
    'Flip up to two of your Reduced units, or bring one unit back from the Losses box, Full.',
  'disease-in-french-camp':
    'The French lose a Metropolitan Brigade of their choice; if they have none, another Brigade.',
  'delayed-supplies-from-france': 'The French lose one point of the Indian card and one of their own.',
  'construction-frenzy': 'After one Construction you may build once more at once, free of charge.',
  'lucky-cannonball':
    'In one Battle, up to three of your circles may reroll if they have neither hit nor rolled a Flag.',
  'surprise-landing': 'British who land in this round get no Landing marker.',
  'forced-march': 'In one of your Army Movements, units other than Light units have one more Movement Point.',
  'smallpox-infected-blankets':
    'Two Indian units of the French on the map, chosen by the British, go to the Losses box.',
  'cherokee-diplomacy-british':
    'If the French have at most 2 VP: the Cherokee join the British if they are neutral; if they are not, the French lose 2 Raid Points.',
  'perfect-volleys':
    'In one Battle, up to three British Metropolitan Brigades may reroll if they have neither hit nor rolled a Flag.',
  'wintering-rear-admiral':
    'A British Fleet from the pool arrives at once in a friendly harbour, where it takes off Rout and Out of Supply.',
  'iroquois-diplomacy-british':
    'If the French have at most 2 VP: the Iroquois join the British if they are neutral; if they are not, the French lose 2 Raid Points.',
  'french-trade-goods-destroyed':
    'The French lose 3 Raid Points if the British hold Baye de Cataracouy or Niagara, 5 if they hold both.',
  'armed-battoemen':
    'One British stack loses its Out of Supply marker; if none has one, a stack loses its Rout marker.',
  'cherokee-diplomacy-french':
    'In 1755 and 1756, or against British Cherokee: 2 Raid Points. Later, if the French control two of the southern home spaces, the neutral Cherokee join them.',
  'reluctant-wagoneers': 'The British lose up to two plain Army points.',
  'wilderness-ambush':
    'In one Battle on an Outpost or in the Wilderness, the French marker gains 1 if French Light units take part, or 2 if three do.',
  'hesitant-british-general': 'All units of one British stack on the map, chosen by the French, become Spent.',
  'disease-in-british-camp':
    'The British lose a Brigade of their choice; from 1757 on, one Colonial and one Metropolitan Brigade.',
  'frontiers-ablaze': 'The first successful French Raid of this round is worth 2 more Raid Points.',
  'coup-de-main': 'In one Battle against a British Fort the French marker gains 1, and the Fort’s B&T is a Miss.',
  'iroquois-diplomacy-french': 'If the French have at least 4 VP, the neutral Iroquois join them.',
  'french-lake-warships':
    'One Highway along the lakes is closed to the British in this round, unless they control both of its ends.',
  'rough-seas': 'Fleets neither sail nor move nor marshal in this round, and their Flags do not count.',
  'indomitable-abbatis': 'In one Battle in which the French defend, the British marker loses 2.',
  'smallpox-epidemic':
    'Two Indian units in the French Losses box leave the game; in the last year the French lose 3 Raid Points instead. The card leaves the game.',
  'staged-lacrosse-game':
    'An Indian Raid on a space held by a British Fort alone takes the Fort out of the game if it succeeds.',
  'pursuit-of-elevated-status': 'In one Indian Raid an Interception and the failed Raid may each be rolled again once.',
  'a-right-to-plunder-and-captives':
    'The first Indian unit that raids successfully returns to the space it set out from, not to the Losses box.',
  'british-encroachment': 'Two Indian units drawn from the French Losses box return to their Villages.',
  'pennsylvanias-peace-promises':
    'Two of the Mingo, Delaware and Chaouanon go to the Losses box, unless Diiohage, the Forks of the Ohio or Kithanink is British or raided.',
  'lets-see-how-the-french-fight': 'No Indian unit acts in this round; the French card has one more Light point.',
};
