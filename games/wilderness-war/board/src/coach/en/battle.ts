import type { Coaching } from '../coaching.ts';

/** Chapter 7: battles, losses, retreats. */
export const BATTLE: Coaching = {
  'battle.militia': {
    asks: 'A battle is fought in your cultivated country. Do Militia from the Department’s box join it [7.3]?',
    does: {
      deploy: 'This Militia unit fights in the battle. If it survives, it goes back to its box.',
      done: 'No more Militia join.',
    },
    weigh: [
      'Militia add strength and can take losses that your better units would take.',
      'If you lose with more than four units of any kind, the enemy scores 1 VP [7.81]: count the Militia, too.',
      'Two Militia units left in the box give raids in the Department −1 [10.3].',
    ],
  },
  'battle.relief': {
    asks: 'Friends attack the besiegers. Which besieged pieces come out and fight beside them [8.251]?',
    does: {
      join: 'This piece fights outside with the others.',
      done: 'The choice is complete.',
    },
    weigh: [
      'Winning ends the siege, so come out if it may turn the battle.',
      'If the battle is lost, the besieged go back inside; those who came from elsewhere may not [8.252].',
      'A piece that fights now cannot be activated later in this Action Phase [5.36].',
    ],
  },
  'losses.pick': {
    asks: 'You have lost steps in the fight. Which unit takes the next one?',
    does: { lose: 'A full unit is turned to its weaker side; a reduced one is eliminated.' },
    weigh: [
      'At least half, rounded up, must come from Drilled Troops [7.62]; apart from that no unit is eliminated while another is at full strength [7.63].',
      'Eliminated Regulars and Coureurs never come back. Provincials, Light Infantry, Indians, Militia and Rangers can return by a card [7.61].',
      'Keep at least one unit of the kind that the terrain favours: Regulars in cultivated country, Auxiliaries or Light Infantry in the wilds.',
    ],
  },
  'retreat.to': {
    asks: 'The battle is lost. Where do your pieces go?',
    does: {
      all: 'All remaining pieces go there together.',
      one: 'This piece goes there by itself; the others may go elsewhere.',
      allInside: 'All go inside the fort or fortress. The enemy besieges them.',
      inside: 'This piece goes inside the fort or fortress.',
    },
    weigh: [
      'Drilled Troops need a cultivated space or a friendly fortification; pieces that reach neither are eliminated [7.92].',
      'A fort holds four units, a fortress any number [8.11]. Inside, they keep the place, but they may be trapped.',
      'Stay together if the enemy will come again, and keep a leader with the units.',
    ],
  },
  'shelter.pick': {
    asks: 'The enemy enters a space with your fort or fortress. Who goes inside before the battle [8.1]?',
    does: {
      shelter: 'This piece goes inside. It takes no part in a battle outside.',
      done: 'The choice is complete: all others fight outside.',
    },
    weigh: [
      'If all go inside, no battle is fought and the siege begins at level 0. A weak garrison is best behind its walls.',
      'Outside you fight without help from the fort [8.12]; if you lose, you may still retreat inside [8.13], but the enemy may score 1 VP.',
      'A fort holds at most four units [8.11].',
    ],
  },
};
