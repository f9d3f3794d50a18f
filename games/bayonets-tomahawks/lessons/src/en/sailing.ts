import type { LessonText } from '@carillon/lessons';

export const SAILING: LessonText = {
  title: 'Sailing and landing',
  about: 'Carry an army from Halifax over the sea, and land it a round later.',
  steps: {
    aim: {
      say: 'You are the British. Boscawen’s fleet, two brigades and artillery are at Halifax. Sailing takes two Action Rounds: with one point the stack goes into the Sail box, and it lands at the start of your next Action Phase [10.6].',
    },
    card: {
      say: 'Only a point with an anchor lets a stack sail. Card 3 has one, card 2 has none. Play card 3.',
      anchor: 'Card 2 has no anchor: nobody could sail this round. Play card 3.',
      other: 'Play card 3.',
    },
    sail: {
      say: 'The French have acted. Each fleet carries four units, and any number of Commanders. Choose Halifax, sail with the anchor point, and take the fleet, both brigades and the artillery.',
      elsewhere: 'There is no fleet there. Sail from Halifax.',
      raid: 'First the fleet. Sail from Halifax.',
      land: 'That is a march by land. Louisbourg is on an island: sail from Halifax.',
      later: 'First the fleet. Sail from Halifax.',
      done: 'Then the fleet stays in port. Sail from Halifax.',
      other: 'Sail from Halifax.',
    },
    'end-phase': {
      say: 'The stack is in the Sail box, and spent. Your other points could move other stacks; in this lesson, end the Action Phase.',
      raid: 'A raid is possible, but this lesson is about the sea. End the phase.',
      other: 'End the Action Phase.',
    },
    'next-card': {
      say: 'A new Action Round: you drew a card, and card 2 is your Reserve. A landing costs no point, so any card will do. Keep the better one for the siege: play card 2.',
      keep: 'Card 15 has an anchor: it can bring reinforcements next round. Keep it, and play card 2.',
      other: 'Play card 2.',
    },
    land: {
      say: 'The French let you begin. Before anything else the whole Sail box lands in one Coastal Space of a friendly Sea Zone [10.6]. Until you take Louisbourg, only the Atlantic is friendly; Louisbourg borders it. Land at Louisbourg.',
      home: 'Then the voyage was for nothing. Land at Louisbourg.',
      elsewhere: 'You may land there, but the fortress opens all seas to you once you hold it. Land at Louisbourg.',
      other: 'Land at Louisbourg.',
    },
    end: {
      say: 'The army is ashore, and Louisbourg has a Battle marker. A stack that has just landed has a Battle Penalty, and only artillery hurts bastions: bring more next time. When Louisbourg is yours, every Sea Zone is friendly.',
    },
  },
};
