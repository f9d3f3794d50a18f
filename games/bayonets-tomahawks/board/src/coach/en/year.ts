import type { Coaching } from '../coaching.ts';

/** Chapters 15 to 18: reinforcements, winter, War in Europe. */
export const YEAR: Coaching = {
  'bag-draw.pick': {
    asks: 'The token drawn lets you pick a unit.',
    does: { pick: 'This unit arrives with the others.', done: 'You pick no more.' },
    weigh: ['Artillery opens Forts and Fortresses; Light units raid and scout. Pick what your army lacks.'],
  },
  'placement.fleet': {
    asks: 'Fleets arrive first: in which harbour does this one arrive [15.3]?',
    does: { place: 'The Fleet is placed there. Other reinforcements may arrive only where Fleets have arrived.' },
    weigh: [
      'Choose the harbour from which you will sail next, or the one whose roads lead to the front.',
      'Two Fleets together carry eight units, and can make Emergency Artillery [13.2.2].',
    ],
  },
  'placement.unit': {
    asks: 'Where does this unit arrive [15.3]?',
    does: { place: 'The unit is placed there.' },
    weigh: [
      'Keep an army together with its Artillery and its Commander. Four units fit on each Fleet when you sail [10.6].',
    ],
  },
  'enlistment.to': {
    asks: 'Colonials enlist: where is this unit placed [16.3]?',
    does: { place: 'The unit is placed there.' },
    weigh: [
      'A Brigade enters only in its own Colony. Put it at the front, in supply, near a stack that it can join with one point.',
    ],
  },
  'winter-quarters.reveal': {
    asks: 'The year is over and the War in Europe chits are revealed.',
    does: { reveal: 'The higher chit gives its owner the difference in VP. From here on nothing can be undone.' },
    weigh: ['There is nothing to decide; look at the score before you go on [18.3.2].'],
  },
  'winter-quarters.disband': {
    asks: 'Colonial Brigades disband for the winter. Which ones stay as garrisons [17.3.1]?',
    does: { stay: 'This Brigade stays where it is.', done: 'All others disband, and enlist again next year.' },
    weigh: [
      'A captured Settled Space goes back to the enemy if nobody stays, with its VP.',
      'Elsewhere, let them disband: they come back Full, in their own Colony [16.3].',
    ],
  },
  'come-ashore.to': {
    asks: 'A stack at sea must come ashore for the winter. Where [17.2]?',
    does: { to: 'The whole stack goes there.' },
    weigh: ['Fleets return to the pool in any case. Choose where the troops will be needed in spring.'],
  },
  'return-to-colonies.garrison': {
    asks: 'The stack goes home for the winter. Who stays here [17.3.1]?',
    does: { stay: 'This unit winters here.', done: 'The others go home.' },
    weigh: [
      'One unit may stay with each Fort; in a captured Settled Space as many Brigades as its value, and any number of other units.',
      'Leave enough to hold the space against an attack in early spring; a lone Light unit is enough to keep control.',
    ],
  },
  'return-to-colonies.move': {
    asks: 'The stack goes to the nearest friendly Colony or Fleet. Through which space?',
    does: {
      to: 'The stack goes on through this space. Units may stay behind where garrisons are allowed.',
      stay: 'No way leads home by land: the stack waits for ships.',
    },
    weigh: ['Go where you may leave garrisons on the way, and where the army should begin the next year.'],
  },
  'voyage-home.garrison': {
    asks: 'The stack sails home for the winter. Who stays here [17.3.1]?',
    does: { stay: 'This unit winters here.', done: 'The others sail home.' },
    weigh: [
      'Hold what you have captured by sea, above all Louisbourg: as many Brigades as its value, and any number of others, may stay.',
    ],
  },
  'voyage-home.to': {
    asks: 'To which harbour does the stack sail home?',
    does: { to: 'The whole stack goes there.' },
    weigh: [
      'Choose the harbour nearest to next year’s campaign: the Fleets leave, and the troops will march or wait for new ones.',
    ],
  },
  'redeployment.to': {
    asks: 'Where does this Commander spend the winter?',
    does: { to: 'He joins the stack there.', stay: 'He stays where he is.' },
    weigh: ['Put him with the army that will fight first, and whose units match his symbols [13.5].'],
  },
  'losses-return.unit': {
    asks: 'One unit in three of each type comes back from the Losses box. Which, and where [17.2]?',
    does: {
      back: 'This unit is placed there, or in the Disbanded Colonial Brigades box.',
      done: 'No more units can come back.',
    },
    weigh: [
      'Only one Highland Brigade may come back in a year.',
      'Place it at the front if it is safe there until spring.',
    ],
  },
  'chits.keep': {
    asks: 'You have drawn a War in Europe chit. Which one do you keep [18.3.1]?',
    does: { keep: 'This chit stays, face down; the other goes back.' },
    weigh: ['Keep the higher one: at the end of the year the difference between both sides’ chits is scored in VP.'],
  },
};
