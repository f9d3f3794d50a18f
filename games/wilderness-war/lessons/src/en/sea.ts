import type { LessonText } from '@carillon/lessons';

export const SEA: LessonText = {
  title: 'By sea',
  about: 'Sail with Wolfe from Halifax, land at Louisbourg, and open the siege of a fortress.',
  steps: {
    aim: {
      say: 'You are the British. Wolfe has an army at Halifax; Louisbourg is a French fortress with a port, worth 3 VP. Only the British use the sea freely. A naval move goes from port to port, and takes the whole activation.',
    },
    card: {
      say: 'Forces go by sea only with a card of value 3 [6.41]. To land in a French port you also spend an Amphibious Landing card, which you hold. Activate with British Regulars or Highlanders.',
      value: 'Its value is too low: a force goes by sea only with a 3. Use British Regulars.',
      event: 'Reinforcements are welcome, but now the army must sail. Choose the activation.',
      build: 'That builds. Choose the activation.',
      discard: 'A discarded card does nothing. Choose the activation.',
      other: 'Activate with British Regulars.',
    },
    force: {
      say: 'Choose Wolfe: 1-6-2. Take at least five Regulars. A besieger needs Drilled Troops, and the garrison has three Regulars.',
      leader: 'Wolfe has the best Tactics, which count in every roll of a siege. Choose Wolfe.',
      alone: 'Alone, one piece sails without the others. Choose Wolfe as the leader of a force.',
      chiefs: 'Monckton need not sail: Wolfe leads six units by himself.',
      nobody: 'Then nobody acts, and the card is lost. Choose Wolfe.',
      few: 'Louisbourg has three Regulars inside. Take at least five.',
      other: 'Choose Wolfe and the Regulars.',
    },
    landing: {
      say: 'British ports are offered for a sea move, and Louisbourg for an Amphibious Landing [6.431]. Land at Louisbourg.',
      sail: 'That is a friendly port. Your aim is Louisbourg.',
      stop: 'Then the army stays at Halifax. Land at Louisbourg.',
      drop: 'Everybody sails together. Land at Louisbourg.',
      other: 'Land at Louisbourg.',
    },
    siege: {
      say: 'The Amphibious Landing card is spent, and its marker keeps your army in supply there. The garrison went inside: the siege is at level 0. The French discarded a card. Activate Wolfe again and besiege; a roll needs no card of value 3.',
      guns: 'Coehorns & Howitzers help this very roll. Keep them, and activate with another card.',
      event: 'First the siege: each season counts. Activate Wolfe.',
      build: 'Nothing is built in a siege. Activate Wolfe.',
      discard: 'A discarded card does nothing. Activate Wolfe.',
      leader: 'Only Wolfe is at Louisbourg. Choose him.',
      alone: 'Only a force under a leader can press the siege. Choose Wolfe as leader of the force.',
      march: 'If the army leaves, the siege ends. Besiege.',
      stop: 'That ends the activation without a roll. Besiege.',
      other: 'Activate Wolfe, then besiege.',
    },
    guns: {
      say: 'A fortress falls at level 2, and Louisbourg makes the roll harder [8.231]. Play Coehorns & Howitzers for +2.',
      pass: 'Without it the roll may well fail, and another card is needed. Play it.',
      other: 'Play Coehorns & Howitzers.',
    },
    end: {
      say: 'The roll of 6 raised the siege level. At level 2 you assault; a fortress is taken intact and scores 3 VP. Sieges of Louisbourg take time: begin in the Early Season.',
    },
  },
};
