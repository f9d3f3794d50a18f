import type { LessonText } from '@carillon/lessons';

export const WINTER: LessonText = {
  title: 'Winter',
  about: 'Find shelter for four groups of troops before attrition takes them.',
  steps: {
    aim: {
      say: 'You are the French, late in 1758, with four cards left. After the last card comes the year’s end: Indians outside friendly fortifications go home, Raided markers score, and winter costs Drilled Troops steps [11.1]. Three places are safe: a cultivated space that was yours at the start; an unbesieged fortress; an unbesieged fort or stockade with at most four units of any kind. Elsewhere every full-strength unit loses a step, and half of the reduced ones are eliminated [11.2].',
    },
    home: {
      say: 'Six Regulars and a unit of Coureurs des bois are at Ticonderoga: seven units in a fort that shelters four. Activate Montcalm with François Bigot. Take at least three units, leave at least one, go down the lake by boat to a cultivated space such as St-Jean, and stop there.',
      keep: 'Surrender! takes a fort without an assault. Keep it, and use another card.',
      build: 'A second fortification does not shelter more units: the fort still covers four. Lead some of them away.',
      discard: 'A discarded card moves nobody. Activate Montcalm.',
      leader: 'That leader has too few units or none. Montcalm leads six.',
      alone: 'One unit leaves, and six remain: still too many for the fort. Activate Montcalm with a force.',
      drop: 'A unit left on the way finds no shelter there, or crowds it. Take all of them to a cultivated space.',
      many: 'More than four units stay at Ticonderoga, and all its Regulars would suffer. Take at least three away.',
      nobody:
        'Now nobody holds Ticonderoga, and the British could besiege an empty fort in spring. Leave one to four units.',
      where: 'Montcalm’s force has no shelter there: go on to a cultivated space, St-Jean or Montréal.',
      other: 'Activate Montcalm with a card, and go to St-Jean.',
    },
    stray: {
      say: 'Ticonderoga is safe. One Regular at Niaoure Bay camps in the open. Any card activates one unit of Drilled Troops [5.32], so a card of value 1 is enough. Cataraqui, next door, has four units already. Oswegatchie has an empty stockade. Send the Regular there by boat.',
      keep: 'Keep Surrender! for next year. A card of value 1 does the same.',
      build:
        'Only this Regular is at Niaoure Bay, and a stockade there would take a whole card. Oswegatchie has one already.',
      discard: 'A discarded card moves nobody. Activate the Regular.',
      lead: 'No leader is with the Regular. Choose the unit by itself.',
      alone: 'That piece is not the one in the open. Choose the Regular at Niaoure Bay.',
      elsewhere: 'There is no stockade there. Go by Cataraqui to Oswegatchie.',
      open: 'There the Regular finds no shelter: at Cataraqui it would be a fifth unit. Oswegatchie is one space further.',
      other: 'Activate the Regular at Niaoure Bay by itself, and go to Oswegatchie.',
    },
    stockade: {
      say: 'Four units are at Cataraqui, without a fortification. They need not move: a stockade gives shelter to four. Drilled Troops in supply may build one in the wilderness [5.41]. Play a card of value 1 for stockades, and build at Cataraqui.',
      keep: 'Keep Surrender! for next year. A card of value 1 builds a stockade.',
      fort: 'A fort takes two cards: one begins it, another finishes it. This winter it would shelter nobody [5.44].',
      activate:
        'Three Drilled units and the Coureurs could march, but a stockade keeps Cataraqui for you as well. Choose stockades.',
      discard: 'A discarded card builds nothing. Choose stockades.',
      elsewhere: 'Cultivated spaces of yours are safe without fortifications. Build at Cataraqui.',
      done: 'You have a point to spend. Build at Cataraqui.',
      other: 'Play a card for stockades, and build at Cataraqui.',
    },
    hold: {
      say: 'Your last card is Surrender!. The last card of a season may be held for the next, if none was carried into this one [4.0]. It counts against your next hand, and next season you must play all your cards. Surrender! is worth a fort or a fortress. Hold it.',
      activate:
        'Everybody who can be saved is safe: a march would gain little. Surrender! will take a fort next year. Hold it.',
      discard: 'Then it is lost. Hold it.',
      other: 'Hold the card.',
    },
    besieged: {
      say: 'The year ends. The British besiege Niagara, and besieged Drilled Troops always suffer. Four reduced units are inside: two Regulars and two Marine Detachments. Half of them are eliminated. You choose: give up the Marine Detachments, which have a strength of 0 when reduced.',
      regulars:
        'A reduced unit of Regulars fights with strength 2, a reduced Marine Detachment with 0. Give up the Marine Detachments.',
      other: 'Choose the Marine Detachments.',
    },
    end: {
      say: 'The besiegers suffered too: four British Regulars in the open are reduced now. All your other troops came through the winter. Prepare like this in the last three or four cards of every Late Season.',
    },
  },
};
