import type { Coaching } from '../coaching.ts';

/** Chapters 4 and 5: cards, activation, construction. */
export const CARDS: Coaching = {
  'phase.card': {
    asks: 'Play one card, for one of its uses: activate, build, or its event [5.26].',
    does: {
      event: 'The event of the card happens. You activate nobody with it.',
      activate:
        'The value of the card activates a force under a leader whose Initiative is not above it, or one Drilled unit, or Auxiliaries and leaders singly: one for each point, Indians two [5.32].',
      stockades:
        'Places as many stockades as the card is worth, in cultivated spaces that were yours at the start, or where you have supplied Drilled Troops [5.41].',
      forts: 'Begins or completes as many forts as the card is worth, where you have supplied Drilled Troops [5.42].',
      discard: 'The card is spent and nothing happens.',
      hold: 'Keeps your last card. You may still play it as a response, or next season, when it counts as one of your hand and you must play all of your cards [4.0].',
    },
    weigh: [
      'Your leaders with Initiative 3 lead a force only with cards of value 3: keep those cards for them. Good leaders, Auxiliaries and leaders alone move with any card.',
      'A force sails only with a card of value 3 [6.41].',
      'You may not build with two cards in a row, not even across the end of a season [5.4]. Build when no march is urgent.',
      'An event that brings troops is worth most early in the year; a fort, when the next march needs it.',
    ],
  },
  'phase.last': {
    asks: 'Your Action Phase is over, unless you want to demolish something first.',
    does: { end: 'The enemy plays his next card.' },
    weigh: [
      'Demolition costs no card, but you may do it only in your own Action Phase [5.46]. This is your last chance before the enemy moves.',
    ],
  },
  'activation.choose': {
    asks: 'Choose who may act with this card: one force under a leader, or pieces singly.',
    does: {
      lead: 'Activates this leader. Next you choose which units and lesser leaders go with him.',
      alone:
        'Activates this piece by itself. An Indian costs half a point, any other Auxiliary or a leader a whole one; a Drilled unit takes the whole card [5.32].',
      done: 'No more pieces. With none chosen, the card is spent.',
    },
    weigh: [
      'Single units cannot press a siege, assault, or bring a leader’s Tactics into battle: a force can.',
      'Raiders go best alone: two Indians for each point, each to another target. The button below shows who can reach one.',
      'To roll on the Siege Table, activate the leader with the highest Command in the siege space [8.231].',
      'If there are several leaders in a space, take one with enough Command and the best Tactics. Save leaders with Initiative 1 for cards of value 1, if another can do the work.',
    ],
  },
  'activation.start': {
    asks: 'Which of the activated pieces acts next? Each finishes its march, battle and raid before the next begins [5.33].',
    does: {
      start: 'This piece moves now.',
      done: 'The others stay where they are; their activation is lost.',
    },
    weigh: [
      'Send the one with the best chance first. If an enemy tries to intercept it and fails, you lose nothing; if he succeeds, you can send the others elsewhere.',
    ],
  },
  'campaign.lead': {
    asks: 'Campaign: choose the first of two leaders, whatever their Initiative.',
    does: { lead: 'Activates this leader with his force.', done: 'Activates nobody; the event is spent.' },
    weigh: [
      'Campaign is the way to move slow leaders without a card of value 3.',
      'Both forces may go to the same space: one marches in, and the one that besieges there may then assault with both [9.12].',
    ],
  },
  'campaign.leadSecond': {
    asks: 'Campaign: choose the second leader.',
    does: { lead: 'Activates this leader with his force.', done: 'Only the first leader acts.' },
    weigh: ['A second leader in the same space can take the units for which the first has no Command.'],
  },
  'campaign.start': {
    asks: 'Which force of the Campaign acts now?',
    does: { start: 'This force marches, fights and raids now; then the other.', done: 'No force acts any more.' },
    weigh: ['The first force can clear the way for the second: win the battle first, besiege with the second.'],
  },
  'muster.pick': {
    asks: 'Choose the units and lesser leaders that go along [5.34].',
    does: {
      take: 'This piece joins the force.',
      done: 'The force is complete.',
    },
    weigh: [
      'A leader commands as many units as his Command. Each lesser leader in the force adds his own Command.',
      'Take one Auxiliary: with it Drilled Troops need not stop in the wilderness [6.2], and the enemy’s Auxiliaries give him no bonus there [7.52].',
      'The slowest unit sets the pace. Leave a few units behind where you need a garrison or a line of retreat.',
      'A force with more than four units, or with a Regular, gives the enemy 1 VP if it loses a battle [7.81].',
    ],
  },
  'construction.build': {
    asks: 'Choose where to build. You may build as often as the card has points.',
    does: {
      build:
        'A stockade is ready at once. A fort takes two cards: the first begins it, a later one completes it [5.42].',
      done: 'The rest of the card is lost.',
    },
    weigh: [
      'A fortification is a place to retreat to [7.92], a link of supply [12.21] and winter quarters for four units [11.1].',
      'Stockades protect your frontier: raiders there lose more steps and may meet Militia [10.2]. But a stockade that is lost gives the enemy 1 VP.',
      'A chain of stockades or forts lets Drilled Troops cross mountains and wilderness without stopping [6.2].',
    ],
  },
};
