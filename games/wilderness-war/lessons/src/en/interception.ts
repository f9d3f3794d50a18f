import type { LessonText } from '@carillon/lessons';

export const INTERCEPTION: LessonText = {
  title: 'Interception and avoiding battle',
  about: 'Catch an enemy who marches past, and slip away from one who is too strong.',
  steps: {
    aim: {
      say: 'You are the French; the British move now. Montcalm is at Ticonderoga with five units. Abercromby is about to march past him to Wood Creek. Press Next to let him march.',
    },
    intercept: {
      say: 'Abercromby has entered Wood Creek, next to Ticonderoga. One force or one unit of yours in an adjacent space may try to intercept [6.7]: it succeeds on a roll of 4 or more, with Tactics added. Montcalm adds 2. Choose Montcalm.',
      decline: 'Then Abercromby marches on to Crown Point behind you. An attempt costs nothing. Choose Montcalm.',
      leader: 'His Tactics are 0: he needs a 4. Montcalm needs only a 2.',
      alone: 'A single unit would meet four British units alone. Choose Montcalm and his force.',
      other: 'Choose Montcalm.',
    },
    force: {
      say: 'Montcalm may take six units. They defend at Wood Creek if the roll succeeds. Take at least the four Regulars and the Coureurs des bois, then confirm.',
      chiefs: 'Another leader adds nothing here: only the commander’s Tactics count. Leave him at Ticonderoga.',
      other: 'Take the Regulars and the Coureurs des bois.',
    },
    loss: {
      say: 'The roll of 5 intercepted Abercromby, and the battle was fought at Wood Creek. You lose a second step now. With Coureurs des bois in the woods you avoid −1 [7.52]. Let a Regular take the step.',
      woodsmen: 'Coureurs des bois are few, and the woods need them [7.52]. Let a Regular take the step.',
      other: 'Choose a Regular.',
    },
    avoid: {
      say: 'You won, and Abercromby retreated: +1 VP. Now Webb comes with a fresh force. Before a battle, the defender may try to avoid it [6.8]. Do not risk your worn Regulars: choose Montcalm and take everybody with him.',
      stand: 'You may fight, but your Regulars are reduced and a lost battle gives the point back. Avoid this one.',
      alone: 'Then the others fight without it. Choose Montcalm, and take all five units.',
      few: 'Those left behind must fight alone. Take all five units with Montcalm.',
      other: 'Choose Montcalm and take all five units.',
    },
    where: {
      say: 'The roll of 4 succeeded. Choose where Montcalm goes. His fort is at Ticonderoga, and Drilled Troops are in supply there.',
      other: 'In the mountains nobody has supply at the end of the year. Go to Ticonderoga.',
    },
    end: {
      say: 'Webb found nobody. You know both answers to a march: intercept where you are strong, avoid battle where you are weak. The page marks every space where the enemy may intercept you.',
    },
  },
};
