// The rules in our own words: chapters by number, in each its sections by number, with a title and paragraphs.
export const en: HelpTexts = {
  '2': {
    title: 'The map',
    sections: {
      '2.1': [
        'Spaces',
        'Each faction controls its Home Spaces from the start: Outposts, Settled Spaces and Fortresses. Villages of the Indian Nations are neutral; Wilderness belongs to nobody. Bases stay British throughout. Rays mark a Victory Space; the number is its value.',
        'Units that are alone in an enemy Home Space capture it. A Victory Space scores its value at once for the faction that takes control of it, every time [18.1]. A captured Outpost stays captured when its captors leave; a Settled Space goes back to its own side. A French Fortress falls only without Bastions [2.1.10].',
      ],
      '2.1.10': [
        'Fortresses',
        'A star around a French Settled Space marks a Fortress, with two Bastions. Only Artillery can hit them [13.3]. They prevent Overwhelm [10.3], and after a lost Battle the defender stays as long as one of them stands [13.9]. They are never repaired or replaced. With both of them gone, the space can be captured, and a Fort built there, as in any other Settled Space.',
      ],
      '2.2': [
        'Connections',
        'Highways, Paths and Roads join spaces. Building turns a Path into a Road. In each round, up to 4 units of a faction may use a Path, 8 a Road and 16 a Highway [10.1].',
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
        'Commanders roll no dice, do not count as units, and stay with units. A Commander left alone at the end of an Action Phase leaves the game. In Battle, he grants rerolls to the shapes on his counter [13.5].',
      ],
    },
  },
  '4': {
    title: 'Sequence of play',
    sections: {
      '4.0': [
        'The year',
        'A year has nine Action Rounds: three of the Buildup Season, with cards of few Action Points, and six of the Campaign Season. Between them come Fleets Arrive [15.2], Colonials Enlist [16.2] and Winter Quarters [17.2].',
      ],
    },
  },
  '7': {
    title: 'Action Rounds',
    sections: {
      '7.1': [
        'The round',
        'Each faction draws a card; the French also draw an Indian card. Each secretly plays either the new card or its Reserve; the other card is its new Reserve, for a later round. The cards are revealed together. The large number on a card is its initiative: the faction with the higher one (the French in a tie) decides who goes first.',
        'Then come events at the start of the round, the two Action Phases, the Reaction, the Battles, supply and rally.',
      ],
      '7.2': [
        'The Action Phase',
        'Units at sea land first. Then the faction spends the points of its Indian card, then those of its own card. A unit that has taken part in an Action is Spent until the end of the round.',
      ],
      '7.3': [
        'Action Points',
        'Each point pays for one Action. Light points pay for a Raid or Light Movement; Army points for Army Movement, Marshal Troops or Construction; Sail/Army points for one of these three or Sail Movement; Light/Army points as either a Light or an Army point; Indian points for Indian units. A doubled point doubles movement.',
        'The First Player may save one point of his card for the Reaction, after the other player’s phase.',
      ],
      '7.4': ['Events', 'A card’s event happens at the moment it states. You still get the card’s Action Points.'],
    },
  },
  '8': {
    title: 'Indian Nations',
    sections: {
      '8.0': [
        'Neutral Nations',
        'The Iroquois and the Cherokee start neutral. A Nation joins a faction by event, or joins the enemy of a faction that enters one of its Villages. A stack that enters a Village must stop.',
      ],
      '8.1': [
        'Joining',
        'One unit of the Nation appears in each of its Villages. It serves that faction for the rest of the game.',
      ],
    },
  },
  '9': {
    title: 'Raids',
    sections: {
      '9.0': [
        'Targets',
        'One Light unit raids an enemy Home Space, or a Wilderness Space with an enemy Fort. Each space can be raided successfully only once a year.',
      ],
      '9.1': [
        'The way',
        'The raider moves up to three spaces, or six with a doubled point. Raids ignore the limits of connections.',
      ],
      '9.2': [
        'Interception',
        'Roll a die in each space with enemy units, including the first and the last; it may stop the raider. Militia never stop one.',
      ],
      '9.3': [
        'Outcome',
        'A Flag, a B&T or a triangle Hit is a success. The Raid track advances by the value of the space; every eight points make a Victory Point. Indian raiders go to the Losses box with their plunder; other raiders return to the space they came from.',
      ],
    },
  },
  '10': {
    title: 'Movement',
    sections: {
      '10.1': [
        'Limits',
        'In each round a faction may move 4 units along a Path, 8 along a Road (only one of them Artillery) and 16 along a Highway. The map shows how many more may use each one.',
      ],
      '10.2': [
        'Along connections',
        'Light units move three spaces, all others two. A force may drop and pick up units on its way.',
      ],
      '10.3': [
        'Outnumbering and overwhelming',
        'A stack Outnumbers the enemy if it has more than three times as many units. Commanders do not count; Militia do, and Reduced units count in full. A force that gives its side such odds on entering a space Overwhelms the enemy: the enemy retreats at once, without a Battle, and the force may go on. An enemy Bastion or Fort prevents this.',
      ],
      '10.4': [
        'Army Movement',
        'Moves units of one stack, including Brigades and Artillery, along Roads and Highways.',
      ],
      '10.5': ['Light Movement', 'Moves Light units, along Paths as well.'],
      '10.6': [
        'Sail Movement',
        'Fleets carry units from a Coastal Space to the Sail box. They land at the start of their next Action Phase, all in one Coastal Space of a friendly Sea Zone. With a doubled point they land at once.',
      ],
      '10.7': [
        'Attack',
        'A force that enters a space with enemies stops there. A Battle follows at the end of the round.',
      ],
    },
  },
  '11': {
    title: 'Marshal Troops',
    sections: {
      '11.0': [
        'Calling in',
        'Units from adjacent spaces join the stack of the activated unit. They fight with a penalty this round [13.3.2].',
      ],
    },
  },
  '12': {
    title: 'Construction',
    sections: {
      '12.0': [
        'Forts and Roads',
        'A Brigade begins a Fort or a Road and completes it in a later round. It may also repair or remove a Fort. A Brigade that completes a Road crosses it at once.',
      ],
    },
  },
  '13': {
    title: 'Battle',
    sections: {
      '13.0': ['Order', 'Battles are fought one at a time, in the order of the board.'],
      '13.1': [
        'Who defends',
        'The defender is the side that had units there when the Action Round began; otherwise the side with Militia there; otherwise the side that moved in first. The other side attacks.',
      ],
      '13.2': [
        'Preparation',
        'Militia turn out for their own side [13.2.1]. A Fleet may be exchanged for Artillery. Two Reduced units of the same type may combine into one Full unit.',
      ],
      '13.2.1': [
        'Militia',
        'Each figure beside a Settled Space is one Militia, red for the British and blue for the French. They turn out at the start of a Battle there, one fewer if the enemy controls the space. They fight enemies who enter even if no unit is there to help; in a space that the enemy controls, they fight only beside units of their side. They are not units: no Hit strikes them, they do not reroll, and only their Flags count. Each B&T that a Brigade rolls removes an enemy Militia for this Battle. Militia do not defend against Raids [9.2].',
      ],
      '13.3': [
        'Rolls',
        'Penalties move the Battle Victory markers first [13.3.2]. Then the units roll type by type, attackers before defenders, one die each. A Hit scores if its sign shows the shape of the rolling unit. It moves the marker; if the marker is then above zero, the Hit strikes an enemy unit. B&Ts follow, then Flags [13.3.3].',
      ],
      '13.3.2': [
        'Penalties',
        'Before the rolls, the marker of a side goes back by one for each of these: its stack has landed [10.6], was marshaled [11.0], is Routed [13.8], is Out of Supply [14.1], or attacks a Fort. Out of Supply costs two with eight units or more, and a Fort costs two without Artillery.',
      ],
      '13.3.3': [
        'B&Ts, Flags and Misses',
        'What a B&T does depends on the unit that rolled it. A Brigade removes one enemy Militia. Metropolitan Brigades, Artillery, Forts and Bastions hit an enemy Brigade that can take a Hit: the marker moves, and if it is then above zero, the Hit strikes, a Metropolitan Brigade first. A Fleet may leave the Battle for a friendly Home Space on the coast. For Light units and Militia a B&T has no effect.',
        'A Flag moves the marker, whoever rolls it. A Miss does nothing, but in a reroll by a Commander it may cost him [13.5].',
      ],
      '13.4': [
        'Hits',
        'A Hit strikes the first kind of unit that is there. For a Light unit that is its own kind, Indian or not, then the other; for a Metropolitan Brigade, Metropolitan Brigades, then others; for another Brigade, the reverse. Fleets strike Fleets, then Artillery, then a Fort; Forts and Bastions strike Artillery, then Fleets; Artillery strikes Artillery, then a Bastion or Fort, then Fleets. Among units of that kind the owner chooses, but a Reduced unit comes before a Full one. The first Hit on Metropolitan Brigades falls on a Highland Brigade.',
        'A Full unit is Reduced; a Reduced unit is eliminated. Eliminating a Metropolitan Brigade gives the enemy a War in Europe chit [18.3].',
      ],
      '13.5': [
        'Rerolls',
        'An ability, a Commander or an event may let a unit reroll, once each. If a reroll by a Commander is a Miss, roll once more: on another Miss he is lost.',
      ],
      '13.6': [
        'Outcome',
        'The higher marker wins; the defender wins ties. A side that loses by three or more is Routed.',
      ],
      '13.7': [
        'After the Battle',
        'Settle Rout, retreat, control and victory points, in this order. An attacker who wins against an enemy Fort or in an enemy Settled Space loses one of the Indian units that took part, chosen at random; it goes to the Losses box.',
      ],
      '13.8': [
        'Rout',
        'A side is Routed if it loses by three or more, or if it loses its last Bastion as the defender. It loses one unit: Artillery if it has any, Indians last. Its Fort falls to the enemy. Nobody is Overwhelmed in the retreat. Until it rallies [14.2], or joins a stack that is not Routed, the stack may only move: it cannot attack, and it fights with a penalty.',
      ],
      '13.9': [
        'Retreat',
        'All units retreat together to one adjacent space without enemy units; with Fleets, to a friendly coast or the Sail Box. An attacker first goes back to a friendly space that he came from; a defender never goes to a space that the enemy came from.',
        'Then the order is: a friendly Home Space, another friendly space, Wilderness or a Village of a friendly Nation, an enemy space without units or Militia. A stack that is not Routed may at last Overwhelm enemies that it Outnumbers [10.3], or join a space with another Battle. Where several spaces are equal, the owner chooses. If there is none, all but Light units are lost; Light units may also retreat along Paths.',
      ],
    },
  },
  '14': {
    title: 'End of the Action Round',
    sections: {
      '14.1': [
        'Supply',
        'Friendly Home Spaces of a Colony and spaces with a friendly Fleet are sources of supply, unless they have a Battle marker. Supply runs along Highways and Roads, and along Paths for stacks of Light units only. It passes through friendly spaces. It also passes through Wilderness Spaces and your own Outposts under enemy control, if no enemy unit is there. A stack without supply cannot build and fights with a penalty, until a later check finds it in supply or it joins a stack that is.',
      ],
      '14.2': [
        'Rally',
        'A Routed stack rolls one die, plus as many as the rating of one Commander in it. A Flag rallies it; for Light units alone, so does a B&T.',
      ],
    },
  },
  '15': {
    title: 'Fleets Arrive',
    sections: {
      '15.2': [
        'Draws',
        'Draw Fleets and Brigades from their pools. If a Vagaries of War token is drawn, its effect applies instead. A Brigade with a gorget brings a Commander.',
      ],
      '15.3': ['Placement', 'The British place first, Fleets before everything else.'],
    },
  },
  '16': {
    title: 'Colonials Enlist',
    sections: {
      '16.2': ['Draws', 'Draw Colonial Brigades in the same way as Fleets [15.2].'],
      '16.3': ['Placement', 'Place each Brigade in a Home Space of its Colony that the British control.'],
      '16.4': ['Campaign cards', 'From now on, draw cards from the Campaign decks.'],
    },
  },
  '17': {
    title: 'Winter Quarters',
    sections: {
      '17.1': ['The end', 'The game ends here if a faction has won or the last year is over [18.2].'],
      '17.2': [
        'Steps',
        'Remove markers. Stacks at sea come ashore, Indians go home, Colonial Brigades disband, and troops return to the Colonies. One in three units of each type comes back from the Losses boxes.',
      ],
      '17.3': [
        'Return to Colonies',
        'Stacks go to the nearest Fleet or Colony. One unit may stay with each Fort; in a captured Settled Space, as many Brigades as its value and any number of other units.',
      ],
    },
  },
  '18': {
    title: 'Victory',
    sections: {
      '18.1': [
        'Points',
        'Both factions share one track: what one gains, the other loses. Victory Spaces, Raids, bonuses and the War in Europe score.',
      ],
      '18.2': ['Who wins', 'Each scenario lists the scores that win at the end of each year.'],
      '18.3': [
        'War in Europe',
        'For each enemy Metropolitan Brigade it eliminates, a faction draws a chit and keeps either that one or the one it already holds. In winter, the higher chit scores the difference.',
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
