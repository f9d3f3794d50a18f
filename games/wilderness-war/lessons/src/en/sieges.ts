import type { LessonText } from '@carillon/lessons';

export const SIEGES: LessonText = {
  title: 'Sieges',
  about: 'Press a siege with cards, and take the fort without an assault.',
  steps: {
    aim: {
      say: 'You are the French. Montcalm and Lévis besiege the fort at Hudson Carry North; two units of Provincials are inside. The siege is at level 0. A fort may be assaulted at level 1, a fortress at level 2. Two cards in your hand make this shorter.',
    },
    leader: {
      say: 'A siege roll needs an activated leader: one with the highest Command in the space, who has been there since your phase began, with supplied Drilled Troops [8.231]. Activate Montcalm with François Bigot or Campaign, and end the choice of his force.',
      keep: 'You need that card during the siege itself. Activate with François Bigot or Campaign.',
      event: 'The event does not roll for the siege. Activate Montcalm.',
      build: 'Nothing is built in a siege [5.43]. Activate Montcalm.',
      discard: 'A discarded card does nothing. Activate Montcalm.',
      second: 'Lévis has Command 5, Montcalm 6. Only a leader with the highest Command may roll.',
      elsewhere: 'That leader is not at the siege. Choose Montcalm.',
      alone: 'Only a force under a leader can press the siege. Choose Montcalm as leader of the force.',
      other: 'Activate Montcalm.',
    },
    besiege: {
      say: 'Montcalm may march, besiege or stop. Besiege. Nobody moves, and everybody in the space counts.',
      march: 'If Montcalm marches off with his troops, the siege and its level are lost. Besiege.',
      stop: 'That ends the activation without a roll. Besiege.',
      other: 'Besiege.',
    },
    guns: {
      say: 'Before the roll both sides may play Coehorns & Howitzers: +2 for the besieger, in this roll and in an assault of the same phase. Play the card.',
      pass: 'You have no better use for the card. With it the siege succeeds more often. Play it.',
      other: 'Play Coehorns & Howitzers.',
    },
    surrender: {
      say: 'Instead of the roll you may now play Surrender!: the fort falls at once, and those inside go to their closest fortification. An assault could fail, and costs you steps. Play Surrender!.',
      pass: 'Then you roll, and still have to assault. Surrender! takes the fort for certain. Play it.',
      other: 'Play Surrender!.',
    },
    end: {
      say: 'The fort is yours: +2 VP, and it stays complete. The Provincials went to Hudson Carry South. A fortress counts 3 VP, needs level 2 and stays intact. Relief comes from outside: an enemy who attacks the besiegers may be joined by those inside [8.251].',
    },
  },
};
