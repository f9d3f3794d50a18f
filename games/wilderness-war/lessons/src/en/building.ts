import type { LessonText } from '@carillon/lessons';

export const BUILDING: LessonText = {
  title: 'Building and supply',
  about: 'Guard Virginia with stockades, call up Rangers, and finish a fort.',
  steps: {
    aim: {
      say: 'You are the British. French raiders threaten Virginia. Stockades are built at once, in any cultivated space originally yours; forts take two cards, and supplied Drilled Troops on the spot [5.42]. Fortifications keep your troops in supply on the frontier, and an army without supply wastes away in winter.',
    },
    card: {
      say: 'A card builds as many stockades as its value. Choose Raise Provincial Regiments, then Stockades.',
      keep: 'That card has a better use in this lesson. Build with Raise Provincial Regiments.',
      forts: 'A fort helps against armies. Against raids, stockades are cheaper and ready at once. Choose Stockades.',
      event: 'New regiments are useful, but they guard only the spaces they are in. Choose Stockades.',
      activate: 'Your troops can guard only a few places. Choose Stockades.',
      discard: 'A discarded card builds nothing. Choose Stockades.',
      other: 'Choose Raise Provincial Regiments, then Stockades.',
    },
    stockade: {
      say: 'You have two points: one stockade each. Culpeper lies open behind Augusta and Woodstock. Build a stockade there and a second one if you like, then end the building.',
      culpeper: 'Culpeper is still open. Build a stockade there.',
      other: 'Build at Culpeper.',
    },
    between: {
      say: 'The French have discarded a card. No side builds with two card plays in a row [5.4]: the uses Stockades and Forts are not offered now. Use the pause. Play Rangers as an event.',
      later: 'You need British Regulars to finish the fort. Play Rangers.',
      activate: 'Nobody is in danger just now. Play Rangers as an event.',
      discard: 'A discarded card does nothing. Play Rangers as an event.',
      other: 'Play Rangers as an event.',
    },
    rangers: {
      say: 'Rangers raid like Indians, scout in the woods and take no −1 in battles there. They enter at a port or a fortification. Place them near the front: at Hudson Carry South, Hudson Carry North or Albany.',
      far: 'That is far from the woods where Rangers matter. Place them on the Hudson.',
      other: 'Place them on the Hudson.',
    },
    forts: {
      say: 'Forts at Winchester and Shepherd’s Ferry were begun before. A fort begun with one card is completed with a later one; there must be Drilled Troops in supply. Use British Regulars for forts, and finish Winchester.',
      stockades: 'A stockade at Winchester would be replaced by the fort. Choose Forts.',
      event: 'The Regulars would come, but the fort would wait. Choose Forts.',
      activate: 'This time build: choose Forts.',
      discard: 'A discarded card builds nothing. Choose Forts.',
      begin: 'There you would only begin a fort, or help another one first. Finish Winchester.',
      done: 'You have three points to spend. Finish Winchester.',
      other: 'Choose Forts, then Winchester.',
    },
    end: {
      say: 'The fort at Winchester is complete: up to four units fit inside in a siege, raiders pass it by, and troops there winter in supply. The Supply overlay shows at any time which spaces are in supply [12.0].',
    },
  },
};
