// The rules in our own words: chapters by number, in each its sections by number, with a title and paragraphs.
export const en: HelpTexts = {
  '2': {
    title: 'The map',
    sections: {
      '2.1': [
        'Spaces',
        'A faction has Home Spaces, which it controls from the start: Outposts, Settled Spaces and Fortresses. Villages of the Indian Nations are neutral, the Wilderness is nobody’s. Bases are British for ever. Rays mark Victory Spaces; the figure is the value.',
      ],
      '2.2': [
        'Connections',
        'Highways, Paths and Roads join spaces. A Path becomes a Road when it is built. In a round 4 units of a faction may use a Path, 8 a Road, 16 a Highway [10.1].',
      ],
    },
  },
  '3': {
    title: 'The counters',
    sections: {
      '3.0': [
        'Shapes',
        'Triangles are Light units, squares Brigades, circles Artillery, Fleets, Forts and Bastions. The shape decides which Hits score [13.3].',
      ],
      '3.7': [
        'Commanders',
        'They neither roll nor count, and stay with units. One who is alone at the end of an Action Phase leaves the game. In Battle a Commander grants rerolls for the shapes on his counter [13.5].',
      ],
    },
  },
  '4': {
    title: 'Sequence of play',
    sections: {
      '4.0': [
        'The year',
        'Nine Action Rounds, and between them Fleets Arrive [15.2], Colonials Enlist [16.2] and Winter Quarters [17.2].',
      ],
    },
  },
  '7': {
    title: 'Action Rounds',
    sections: {
      '7.1': [
        'The round',
        'Both draw a card, the French an Indian one besides. Each chooses in secret between the new card and the Reserve; the other stays as the Reserve. All are turned up. Who has the higher initiative (the French, if even) says who plays first.',
        'Then come events at the start of the round, the two Action Phases, the Reaction, the Battles, supply and rally.',
      ],
      '7.2': [
        'The Action Phase',
        'Who is at sea lands first. Then the points of the Indian card are spent, then those of the faction’s own. A unit that has taken part in an Action is spent until the round ends.',
      ],
      '7.3': [
        'Action Points',
        'Each pays for one Action: Light points for a Raid or Light Movement, Army points for Army Movement, Marshal Troops or Construction, Sail/Army for these or Sail Movement, Indian points for Indian units. A doubled point doubles movement.',
        'The First Player may hold one point of his card for the Reaction, after the other’s phase.',
      ],
      '7.4': [
        'Events',
        'A card’s event takes effect at its own moment; the Action Points of the card are used all the same.',
      ],
    },
  },
  '8': {
    title: 'Indian Nations',
    sections: {
      '8.0': [
        'Neutral Nations',
        'The Iroquois and the Cherokee are neutral. A Nation joins the faction of an event, or the enemy of whoever enters one of its Villages; the stack that enters must stop.',
      ],
      '8.1': [
        'Joining',
        'A unit of the Nation comes into each of its Villages. It is that faction’s until the game ends.',
      ],
    },
  },
  '9': {
    title: 'Raids',
    sections: {
      '9.0': [
        'Targets',
        'One Light unit raids an enemy Home Space, or a Wilderness Space with an enemy Fort. A space can be raided with success once a year.',
      ],
      '9.1': [
        'The way',
        'The raider goes up to three spaces, six with a doubled point. Raids do not count towards the limits of connections.',
      ],
      '9.2': [
        'Interception',
        'In each space with enemy units, the first and the last included, a die may stop the raider.',
      ],
      '9.3': [
        'Outcome',
        'A Flag, a B&T or a Hit of triangles succeeds. The value of the space is scored on the Raid track; eight points are a Victory Point. Indian raiders go to the Losses box with their plunder, others back to where they came from.',
      ],
    },
  },
  '10': {
    title: 'Movement',
    sections: {
      '10.1': [
        'Limits',
        'In a round so many units of a faction may use a connection: Path 4, Road 8 with one Artillery, Highway 16. What is left is written beside it.',
      ],
      '10.2': [
        'Along connections',
        'Light units go three spaces, all others two. A force may drop and pick up units on its way.',
      ],
      '10.3': [
        'Outnumbering and overwhelming',
        'More than three times as many units as the enemy outnumber him: Commanders are not counted, each Militia is, and Reduced units count in full. Where a force that enters makes its side so strong, the enemy is overwhelmed: he retreats at once, without a Battle, and the force may go on. A Bastion or Fort of his prevents it.',
      ],
      '10.4': ['Army Movement', 'Moves units of one stack, Brigades and Artillery among them, by Roads and Highways.'],
      '10.5': ['Light Movement', 'Moves Light units, by Paths as well.'],
      '10.6': [
        'Sail Movement',
        'Fleets carry units from a Coastal Space to the Sail box. They land at the start of a later Action Phase, all in one Coastal Space of a friendly Sea Zone; with a doubled point at once.',
      ],
      '10.7': ['Attack', 'Who enters a space with enemies stops there; a Battle is fought at the end of the round.'],
    },
  },
  '11': {
    title: 'Marshal Troops',
    sections: {
      '11.0': [
        'Calling in',
        'Units from spaces around come to the stack of the activated unit. They fight with a penalty in this round [13.3].',
      ],
    },
  },
  '12': {
    title: 'Construction',
    sections: {
      '12.0': [
        'Forts and Roads',
        'A Brigade begins a Fort or a Road, and in a later round completes it; it repairs or removes a Fort. Who completes a Road crosses it at once.',
      ],
    },
  },
  '13': {
    title: 'Battle',
    sections: {
      '13.0': ['Order', 'Battles are fought one after another, in the order of the board.'],
      '13.1': [
        'Who defends',
        'The side that had units there when the Action Round began; else the one that has Militia there; else the one that moved in first. The other attacks.',
      ],
      '13.2': [
        'Preparation',
        'Militia come out for their own side. A Fleet may be given up for Artillery. Two Reduced units of a type combine to a Full one.',
      ],
      '13.3': [
        'Rolls',
        'Penalties move the Battle Victory markers first. Then each type of units rolls, attackers before defenders, a die each. A Hit scores where its sign shows the shape of the unit that rolled; it moves the marker, and above zero it strikes an enemy unit. Then B&Ts, then Flags, each Flag moving the marker.',
      ],
      '13.4': [
        'Hits',
        'The owner applies a Hit: units of the first kind in the list of priorities, of his choice. A Full unit is reduced, a Reduced one eliminated. A Metropolitan Brigade eliminated gives the enemy a War in Europe chit [18.3].',
      ],
      '13.5': [
        'Rerolls',
        'By ability, by Commander, by event: a unit once for each. A Commander who helps twice to a Miss is lost.',
      ],
      '13.6': ['Outcome', 'The higher marker wins, the defender if even. By three or more the loser is Routed.'],
      '13.7': [
        'After the Battle',
        'Rout, retreat, control, victory points: in this order. An attacker who wins against an enemy Fort or in an enemy Settled Space loses one of the Indian units that took part, drawn by lot: it goes to the Losses box.',
      ],
      '13.8': [
        'Rout',
        'Who loses by three or more, or as the defender loses the last Bastion, is Routed: one unit is lost, Artillery if there is any, Indians last; a Fort falls to the enemy; nobody is overwhelmed in the retreat. Until it rallies [14.2], or joins a stack that is not Routed, the stack may only move, attacks nobody, and fights with a penalty.',
      ],
      '13.9': [
        'Retreat',
        'All together, to the space that comes first in the list of priorities. Without any, all but Light units are lost.',
      ],
    },
  },
  '14': {
    title: 'End of the Action Round',
    sections: {
      '14.1': [
        'Supply',
        'Supply comes from friendly Home Spaces of a Colony, and from spaces with a friendly Fleet; not where there is a Battle marker. It goes along Highways and Roads, for stacks of Light units alone along Paths as well, through friendly spaces, and through Wilderness Spaces and own Outposts that the enemy controls, if no enemy unit is there. A stack without it does not build and fights with a penalty, until a later check finds it in supply or it joins a stack that is.',
      ],
      '14.2': ['Rally', 'Routed stacks roll a die: a Flag rallies them, for Light units a B&T too.'],
    },
  },
  '15': {
    title: 'Fleets Arrive',
    sections: {
      '15.2': [
        'Draws',
        'Fleets and Brigades are drawn from their pools. A token of the Vagaries of War tells what comes instead. A Brigade with a gorget brings a Commander.',
      ],
      '15.3': ['Placement', 'The British place first, Fleets before the rest.'],
    },
  },
  '16': {
    title: 'Colonials Enlist',
    sections: {
      '16.2': ['Draws', 'Colonial Brigades are drawn as Fleets are [15.2].'],
      '16.3': ['Placement', 'Each Brigade in a Home Space of its Colony that the British control.'],
      '16.4': ['Campaign cards', 'From here on cards are drawn from the Campaign decks.'],
    },
  },
  '17': {
    title: 'Winter Quarters',
    sections: {
      '17.1': ['The end', 'The game ends here when a faction has won, or the last year is over [18.2].'],
      '17.2': [
        'Steps',
        'Markers go, stacks at sea come ashore, Indians go home, Colonial Brigades disband, troops return to the Colonies, one in three of each type comes back from the Losses boxes.',
      ],
      '17.3': [
        'Return to Colonies',
        'Stacks go to the nearest Fleet or Colony; a garrison as large as the value of the space may stay.',
      ],
    },
  },
  '18': {
    title: 'Victory',
    sections: {
      '18.1': [
        'Points',
        'One track for both: what one faction gains the other loses. Victory Spaces, Raids, bonuses and the War in Europe score.',
      ],
      '18.2': ['Who wins', 'At the end of a year each scenario names the scores with which a faction wins.'],
      '18.3': [
        'War in Europe',
        'For each enemy Metropolitan Brigade eliminated a faction draws a chit and keeps one. In winter the higher one scores the difference.',
      ],
    },
  },
};

/** Chapters by number, in each its sections by number: title, then paragraphs. */
export interface HelpTexts {
  readonly [chapter: string]: {
    readonly title: string;
    readonly sections: { readonly [rule: string]: readonly [title: string, ...paragraphs: readonly string[]] };
  };
}
