import type { LessonText } from '@carillon/lessons';

export const COMMAND: LessonText = {
  title: 'Command',
  about: 'Find the card for a leader, form a large force, and leave a unit on the way.',
  steps: {
    aim: {
      say: 'You are the French at Québec. The three numbers on a leader are Initiative, Command and Tactics. Lévis is 2-5-1: a card of value 2 or more activates him, he leads five units, and he adds 1 to a die. Rigaud is 2-4-0, Bougainville 1-3-0.',
    },
    card: {
      say: 'Activate Lévis with the smallest card that does it: its value must be at least his Initiative [5.32]. You hold Ambush! (1), François Bigot (2) and Campaign (3).',
      low: 'Ambush! has value 1, and Lévis has Initiative 2. He would not be offered.',
      high: 'Campaign does it too, but as an event it moves two forces. Save it and use François Bigot.',
      event: 'That event helps nobody here. Choose the activation on François Bigot.',
      build: 'That builds. Choose the activation on François Bigot.',
      discard: 'A discarded card does nothing. Choose the activation on François Bigot.',
      other: 'Choose the activation on François Bigot.',
    },
    force: {
      say: 'Lévis alone leads five units; a subordinate of equal or lower Command adds his own [5.34]. With Rigaud there is room for nine. Choose Lévis, and take Rigaud and all six units. Bougainville stays.',
      leader: 'He could lead a force too, but the plan needs the Tactics of Lévis. Choose Lévis.',
      alone: 'Alone, a piece moves without the others. Choose Lévis as the leader of a force.',
      nobody: 'Then nobody acts, and the card is lost. Choose Lévis.',
      few: 'Six units are at Québec: take all of them, with Rigaud.',
      other: 'Choose Lévis, Rigaud and all six units.',
    },
    march: {
      say: 'A force moves as fast as its slowest unit: Drilled Troops four spaces, Indians six. On the river it goes by boat. March up the St Lawrence to Bécancour, without going farther yet.',
      elsewhere: 'That is not on the way to Montréal. Bécancour is the next space up the river.',
      stop: 'Lévis has not moved. March to Bécancour.',
      other: 'March to Bécancour.',
    },
    drop: {
      say: 'On the way a force may leave pieces behind [6.1]; they have acted in this phase. Leave the Coureurs des bois at Bécancour: they watch the road from the south.',
      who: 'Lévis needs him for the march. Leave the Coureurs des bois.',
      first: 'First leave the Coureurs des bois here.',
      other: 'Leave the Coureurs des bois at Bécancour.',
    },
    stop: {
      say: 'The others could go on. This time they stop: end the march here.',
      on: 'Today that is far enough. Stop at Bécancour.',
      drop: 'Nobody else stays behind by himself. Stop.',
      other: 'Stop at Bécancour.',
    },
    end: {
      say: 'You have used Initiative, Command and a subordinate. Remember the order: first the card, then the leader, then his force. If nobody suits the card, Undo takes it back.',
    },
  },
};
