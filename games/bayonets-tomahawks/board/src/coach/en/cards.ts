import type { Coaching } from '../coaching.ts';

/** Chapter 7: cards, the Action Phase, events. */
export const CARDS: Coaching = {
  'year-start.keep': {
    asks: 'The year begins. You have drawn two cards: which one do you keep as your Reserve [7.1]?',
    does: { keep: 'This card becomes your Reserve. The other is discarded and nobody sees it.' },
    weigh: [
      'Each round you will choose between the Reserve and a new card. Keep an event, or a kind of Action Point, that you want to use at a moment of your choice.',
      'In the first three rounds, the Buildup Season, cards have few points [4.2].',
    ],
  },
  'action-round.choose': {
    asks: 'Which of your two cards do you play in this round? The other one stays as your Reserve [7.1].',
    does: { play: 'The card is played face down; all cards are revealed together.' },
    weigh: [
      'Look at three things: the Action Points and their kinds, the event, and the Initiative. The higher Initiative decides who plays first; the French win ties.',
      'The French always play the new Indian card as well: its points are for Indians alone [7.1].',
      'Keep a Sail/Army point for the round in which ships and troops are together.',
    ],
  },
  'action-round.initiative': {
    asks: 'You have the initiative: who plays first in this round?',
    does: { first: 'This side plays its Action Phase first. It may hold one point for Reaction [7.3.6].' },
    weigh: [
      'If you play first, you strike before the enemy reinforces, and may hold a point to answer him.',
      'If you play second, you see what he does, and he can answer with one Reaction point at most.',
      'Battles are fought after both Action Phases [7.1]. The side that was in a space at the start of the round defends there [13.1].',
    ],
  },
  'action-phase.act': {
    asks: 'Spend an Action Point. Each one lets one stack perform one Action, and each unit acts once in a round [7.3].',
    does: {
      raid: 'Sends a single Light unit to raid a space up to three connections away, six with a doubled point [9.1]. Then it goes back to where it started; a successful Indian unit goes to the Losses box until winter [9.3].',
      indian:
        'Moves one Indian unit, or Indians of one Nation, up to three connections, six with a doubled point [7.3.2].',
      light:
        'Moves Light units up to three connections, six with a doubled point, along paths as well. One Commander may come along on highways and roads [10.5].',
      army: 'Moves any units: Brigades and Artillery up to two connections on highways and roads, Light units three; twice as far with a doubled point [10.4].',
      forced: 'Army Movement in which units other than Light units have one more Movement Point.',
      sail: 'Takes Fleets with up to four units each to the Sail Box. They land at the start of your next Action Phase [10.6].',
      marshal:
        'Brings units from all adjacent spaces to this one. If a Battle follows there, your side has a Penalty [11.0].',
      construct: 'A Brigade works on a Fort or a Road. Each takes two rounds [12.0].',
      done: 'The phase ends. Points not spent are lost.',
    },
    weigh: [
      'A doubled point takes its units up to twice as far; units that sail with it may land in the same round [7.3.4].',
      'Eight Raid Points are 1 VP [9.3]. Victory Spaces are worth more, but must be held.',
      'Mass before you attack: with more than three times the enemy’s units you Overwhelm him without a Battle, unless a Fort or Bastion is there [10.3.2].',
      'Only four units of a side may use a path in a round, eight a road, sixteen a highway [10.1].',
      'Stay in supply: a stack that is not has a Battle Penalty and may not build [14.1.1].',
    ],
  },
  'action-phase.frenzy': {
    asks: 'Construction Frenzy: do you build once more, without a point?',
    does: { construct: 'This Brigade builds, even one that has just built.', decline: 'You do not build again.' },
    weigh: [
      'The same Brigade may complete the work it has just begun, in one round instead of two [12.0]. Any other Brigade begins a work, or completes one begun in an earlier round.',
    ],
  },
  'action-phase.spend': {
    asks: 'You play first. Do you hold one point of your card for Reaction [7.3.6]?',
    does: {
      hold: 'You spend this point after the enemy’s Action Phase.',
      none: 'You spend all points now.',
    },
    weigh: [
      'A held point can reinforce a space that the enemy has just attacked, since Battles come later. That is its best use.',
      'Hold none if you need all points now to reach your goal before he moves.',
    ],
  },
  'pick-event.pick': {
    asks: 'The event names a kind of unit. Choose the unit.',
    does: { pick: 'The event happens to this unit.' },
    weigh: [
      'If it is your own loss, give up a Reduced unit, or one far from the fighting; a Metropolitan Brigade lost gives the enemy a War in Europe chit [13.4.3].',
      'If it is the enemy’s, take the Indians nearest to your Outposts.',
    ],
  },
  'pick-event.village': {
    asks: 'The unit returns from the Losses box: to which Village?',
    does: { to: 'The unit is placed there.', none: 'No Village is open; the unit stays in the Losses box.' },
    weigh: ['Choose the Village from which it reaches the most targets within three connections.'],
  },
  'stack-event.pick': {
    asks: 'The event concerns one stack. Which one?',
    does: { stack: 'The event happens to all units of this stack.', none: 'You choose no stack.' },
    weigh: [
      'If the event harms the enemy, choose the stack that is about to attack. If it helps you, choose the stack whose marker would hurt you most in the next Battle.',
    ],
  },
  'round-up.choose': {
    asks: 'Flip up to two of your Reduced units to Full, or bring one unit back from the Losses box.',
    does: {
      flip: 'This unit is Full again.',
      place: 'The unit comes back, Full, in this space.',
      done: 'You take no more.',
    },
    weigh: [
      'Artillery that comes back is often worth most: it alone can hit Bastions [3.4].',
      'Reduced units of the same type also combine before a Battle and in winter [13.2.3]: flip units that could not.',
    ],
  },
  'rear-admiral.choose': {
    asks: 'A British Fleet arrives early: in which harbour?',
    does: {
      place: 'This Fleet is placed there, and takes off Rout and Out of Supply.',
      none: 'No Fleet arrives early.',
    },
    weigh: [
      'Choose the harbour where troops wait to sail, or where a stack needs supply: a Fleet is a source of it [14.1].',
    ],
  },
  'points-lost.lose': {
    asks: 'Delayed supplies cost you an Action Point. Which one?',
    does: { lose: 'This point cannot be used in this round.' },
    weigh: ['Give up the kind for which you have the fewest units ready.'],
  },
  'warships.close': {
    asks: 'Your warships close one highway along the lakes to the British for this round. Which one?',
    does: { close: 'British units may not use this highway in this round.' },
    weigh: ['Close the highway that leads from the largest British stack to your Fort or Victory Space.'],
  },
};
