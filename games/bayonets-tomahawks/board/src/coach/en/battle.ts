import type { Coaching } from '../coaching.ts';

/** Chapter 13: Battles, Rout, retreat. */
export const BATTLE: Coaching = {
  'battles.choose': {
    asks: 'Several Battles are due: which one is fought next?',
    does: { fight: 'This Battle is fought now.' },
    weigh: [
      'Battles go from the top of the board to the bottom [13.0]. Where you may choose, remember that the losers of the first may retreat towards the second.',
    ],
  },
  'battle.attackerCommander': {
    asks: 'Which Commander leads the attack [13.3.1]?',
    does: { lead: 'His rating is the number of his rerolls in this Battle.' },
    weigh: [
      'His symbols name the units that may reroll: a triangle Light units, a square Brigades. Choose by the kind of unit that you have most of.',
      'A reroll that ends in a Miss may cost him his life: on a second Miss he leaves the game [13.5.1].',
    ],
  },
  'battle.defenderCommander': {
    asks: 'Which Commander leads the defence [13.3.1]?',
    does: { lead: 'His rating is the number of his rerolls in this Battle.' },
    weigh: [
      'His symbols name the units that may reroll: a triangle Light units, a square Brigades. Choose by the kind of unit that you have most of.',
    ],
  },
  'battle.events': {
    asks: 'Do you play the event of your card in this Battle?',
    does: { play: 'The event counts for this Battle.', pass: 'You keep it for another Battle of this round.' },
    weigh: ['If no other Battle of this round suits it better, play it: it does not last beyond the round.'],
  },
  'battle.fort': {
    asks: 'The Battle is lost and you retreat. Do you destroy your Fort [13.9.5]?',
    does: {
      raze: 'The Fort is removed from play. Nobody has one here.',
      leave: 'The enemy replaces it with a Fort of his own.',
    },
    weigh: ['Destroy it, as a rule: an enemy Fort costs you Penalties when you come back.'],
  },
  'emergency-artillery.trade': {
    asks: 'You have at least two Fleets here. Do you give one up for an Artillery unit [13.2.2]?',
    does: {
      trade: 'This Fleet goes back to the pool, and Artillery takes its place.',
      keep: 'The Fleets stay as they are.',
    },
    weigh: [
      'Against a Fortress you need Artillery: nothing else hits Bastions, and they keep the defender in place [3.4].',
      'Fleets carry the army home and supply it. Keep one for every four units that must sail.',
    ],
  },
  'combine.keep': {
    asks: 'Two Reduced units of a type combine. Which one becomes Full [13.2.3]?',
    does: { keep: 'This unit becomes Full; the other is eliminated.' },
    weigh: [
      'Keep the unit whose kind or origin matters more. If a Metropolitan Brigade is eliminated, the enemy draws a War in Europe chit [13.4.3].',
    ],
  },
  'combine.eliminate': {
    asks: 'Which Reduced unit is eliminated in exchange?',
    does: { eliminate: 'This unit is eliminated.' },
    weigh: ['In winter, one in three units of each type comes back from the Losses box [17.2].'],
  },
  'hit.apply': {
    asks: 'You have taken a Hit. Which of your units suffers it [13.4]?',
    does: { hit: 'A Full unit is Reduced; a Reduced unit or an Indian unit is eliminated.' },
    weigh: [
      'Where Full and Reduced units of a type can take it, a Reduced one must.',
      'Save Metropolitan Brigades from elimination: each one gives the enemy a chit worth up to 2 VP at the end of the year [18.3.1].',
    ],
  },
  'rout.lose': {
    asks: 'Your stack is Routed and loses a unit. Which one [13.8]?',
    does: { lose: 'This unit is eliminated.' },
    weigh: [
      'Artillery must go first, Indians last; otherwise give up Reduced units, and those that the next Battle needs least.',
      'Metropolitan Brigades give the enemy a War in Europe chit [13.4.3].',
    ],
  },
  'retreat.to': {
    asks: 'The stack is beaten. To which space does it retreat [13.9.1]?',
    does: { to: 'All go there together.' },
    weigh: [
      'Choose a space with friends: a Routed stack that joins one that is not Routed loses its marker at once [13.8].',
      'Stay in supply, and between the enemy and what he wants.',
    ],
  },
  'retreat.pay': {
    asks: 'The retreating enemy overwhelms your units, and pays for it: for each of them he loses a unit of your choice [13.9.4].',
    does: { lose: 'This enemy unit is eliminated.' },
    weigh: ['Take Artillery or a Metropolitan Brigade: the Brigade also brings you a War in Europe chit [13.4.3].'],
  },
  'volley.reroll': {
    asks: 'These units have rolled. Which of them roll again? Only dice that neither hit nor show a Flag may be rolled again [13.5].',
    does: {
      highland: 'A Highland Brigade rolls its die again, by its own ability.',
      commander: 'The Commander lets this unit roll again, and has one reroll fewer.',
      event: 'The event of a card lets this unit roll again.',
      done: 'No more rerolls for these units.',
    },
    weigh: [
      'Use Highlanders and events first: they cost nothing more. Units that roll later may need the Commander’s rerolls.',
      'A Miss in a Commander’s reroll puts his life at risk [13.5.1]. Do not spend it where no better die helps: a Hit needs a target of its shape, a Flag does not.',
    ],
  },
  'volley.replace': {
    asks: 'Your Commander is lost. Does another Commander in the stack take his place [13.5.1]?',
    does: {
      lead: 'He takes over the rerolls that are left, at most as many as his rating.',
      none: 'Nobody takes his place; the rerolls are lost.',
    },
    weigh: [
      'A second Commander is also useful for Rally and in later Battles. Risk him only if the rerolls may decide this Battle.',
    ],
  },
  'volley.escape': {
    asks: 'The die lets a Fleet leave the Battle for a friendly harbour. Does one go?',
    does: { escape: 'This Fleet goes there and is out of the Battle.', stay: 'All Fleets stay.' },
    weigh: [
      'In a Battle that is lost, save the Fleet. But it no longer counts for supply here, nor for the retreat of the others [13.9.2].',
    ],
  },
};
