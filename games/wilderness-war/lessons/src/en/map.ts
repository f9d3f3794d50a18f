import type { LessonText } from '@carillon/lessons';

export const MAP: LessonText = {
  title: 'Map and counters',
  about: 'Read spaces, connections and figures, and send four pieces on long marches.',
  steps: {
    spaces: {
      say: 'You are the French. There are three kinds of spaces. Montréal is cultivated: a square. Niagara is wilderness: a circle. Allegheny South is mountain: a triangle. Cultivated spaces belong to three Departments: St. Lawrence is French from the start, Northern and Southern are British [2.0]. Fortresses are part of the map; forts and stockades are built, taken and destroyed.',
    },
    counters: {
      say: 'A leader has three figures: Montcalm is 1-6-2, Initiative 1, Command 6, Tactics 2. A unit has two: strength and movement, 3-4 for your Regulars. Each unit has two steps. One that loses a step shows its weaker side; one that loses both is gone [7.61]. Square units are Drilled Troops and Militia, round ones Auxiliaries: Indians, Coureurs des bois, Rangers.',
    },
    boat: {
      say: 'Blue connections are rivers and lakes, brown ones land. By land a unit goes as far as its movement: four spaces for Regulars. By boat everybody goes up to nine, along blue connections only [6.3]. Niagara is exactly nine from Montréal. Any card activates one unit of Drilled Troops: send one Regular from Montréal to Niagara with a card of value 1.',
      keep: 'A card of value 1 does the same for one unit. Keep François Bigot.',
      build: 'That builds, and moves nobody. Choose the activation.',
      discard: 'A discarded card moves nobody. Choose the activation.',
      lead: 'That activates a leader with a force. Choose one Regular at Montréal by itself.',
      alone: 'That piece does not start at Montréal. Choose a Regular there.',
      elsewhere:
        'That leads away from Niagara, or away from the rivers. Go up the St. Lawrence by Kahnawake, and over Lake Ontario.',
      stop: 'The unit may go on. Niagara is nine spaces away by boat.',
      other: 'Activate a Regular at Montréal, and go to Niagara by boat.',
    },
    carry: {
      say: 'Once on its way a boat may be carried over one land connection, if each end is a friendly fortification or an originally friendly cultivated space. Presqu’île and French Creek have stockades of yours, and the land between is such a carry. From French Creek the river runs to Ohio Forks. Send the Marine Detachment from Presqu’île there, and stop.',
      keep: 'A card of value 1 is enough for one unit. Keep François Bigot.',
      build: 'That builds, and moves nobody. Choose the activation.',
      discard: 'A discarded card moves nobody. Choose the activation.',
      lead: 'No leader is at Presqu’île. Choose the Marine Detachment by itself.',
      alone: 'That piece is not at Presqu’île. Choose the Marine Detachment there.',
      elsewhere: 'That leads away from Ohio Forks. Go by French Creek, Venango and Kittaning.',
      stop: 'That is not Ohio Forks. Go by French Creek, Venango and Kittaning, and stop at Ohio Forks.',
      other: 'Activate the Marine Detachment at Presqu’île, and go to Ohio Forks.',
    },
    woods: {
      say: 'Away from rivers the woods slow Drilled Troops: passing through a wilderness space, they must stop in the next, unless Auxiliaries move with them or the space has a friendly fortification [6.2]. Oneida Carry East is three spaces of woods from Niaoure Bay. Activate Villiers, take the Regular and the Coureurs des bois with him, go there, and stop.',
      low: 'Villiers has Initiative 2. Use François Bigot.',
      build: 'That builds, and moves nobody. Choose the activation.',
      discard: 'A discarded card moves nobody. Choose the activation.',
      leader: 'That leader is not at Niaoure Bay. Choose Villiers.',
      alone: 'One piece by itself leaves its guides behind. Choose Villiers as the leader of a force.',
      guides:
        'Take both. Without the Coureurs des bois the Regular stops in the second space; without the Regular nobody there can build.',
      elsewhere: 'That is not the way through the woods to Oneida Carry East: by Black River and West Canada Creek.',
      drop: 'If you leave one of them here, the Regular loses its guides. Keep the force together.',
      stop: 'The Regular is not at Oneida Carry East yet. With the Coureurs it may go there in one march.',
      other: 'Activate Villiers with both units, and go to Oneida Carry East.',
    },
    mountains: {
      say: 'Everybody stops on entering a mountain space, unless it has a friendly fortification. So Indians who want to raid Virginia wait in the mountains, and raid with the next card. Which mountain lies next to three cultivated spaces of Virginia? Send the Shawnee from Logstown to Allegheny South.',
      hold: 'You may keep the last card, but the Shawnee should be on their way. Activate them.',
      discard: 'A discarded card moves nobody. Activate the Shawnee.',
      build: 'That builds, and moves nobody. Activate the Shawnee.',
      lead: 'Indians need no leader. Choose the Shawnee by themselves.',
      alone: 'That piece is not near Virginia. Choose the Shawnee at Logstown.',
      elsewhere:
        'From there they reach no open space of Virginia next time. Go by Ohio Forks and Upper Monongahela to Allegheny South.',
      stop: 'That is not far enough. Go on to Allegheny South.',
      other: 'Activate the Shawnee, and go to Allegheny South.',
    },
    end: {
      say: 'A Regular on the great lakes, Marines at Ohio Forks, a post in the woods, raiders above Virginia: four cards. Before a march, look for rivers first, for friendly stockades second, and for guides third. Point at a space to see what it is.',
    },
  },
};
