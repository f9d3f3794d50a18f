import type { LessonText } from '@carillon/lessons';

export const BATTLE: LessonText = {
  title: 'Battle',
  about: 'Attack in the woods with Indians and Ambush!, and choose your losses.',
  steps: {
    aim: {
      say: 'You are the French. Abercromby has ventured to Wood Creek with two units of Regulars and two of Provincials, and no woodsmen. Lévis is at Ticonderoga. In a battle each side adds up its strength: that gives the column; a die with modifiers gives the enemy’s losses [7.5].',
    },
    card: {
      say: 'Lévis has Initiative 2. Activate him with François Bigot, and keep Ambush! for the battle itself.',
      ambush:
        'Ambush! has value 1, too low for Lévis, and it is worth more in the battle. Activate with François Bigot.',
      event: 'That event helps nobody here. Choose the activation.',
      build: 'That builds. Choose the activation.',
      discard: 'A discarded card does nothing. Choose the activation.',
      other: 'Activate with François Bigot.',
    },
    force: {
      say: 'Choose Lévis, and take the four Regulars and the Hurons: without Auxiliaries a side has −1 in the woods if the other has some [7.52]. End the choice.',
      leader: 'Lévis has Tactics 1 and is next to the enemy. Choose him.',
      alone: 'Alone, a piece fights without the others. Choose Lévis as the leader of a force.',
      nobody: 'Then nobody acts, and the card is lost. Choose Lévis.',
      few: 'The enemy has four units. Take five, with the Hurons among them.',
      other: 'Choose Lévis, four Regulars and the Hurons.',
    },
    attack: {
      say: 'Point at Wood Creek: the line of odds names strengths and modifiers. Then march there.',
      elsewhere: 'Abercromby is at Wood Creek.',
      stop: 'Then he goes on. March to Wood Creek.',
      other: 'March to Wood Creek.',
    },
    ambush: {
      say: 'He stands. Before the dice each side may play cards, the attacker first [7.4]. Ambush! in the woods lets you fire first with doubled strength; only the survivors fire back. Play it.',
      pass: 'Without it both sides fire at once. Ambush! is seldom worth more than here. Play it.',
      other: 'Play Ambush!.',
    },
    loss: {
      say: 'Your doubled fire cost Abercromby five steps. The survivors fired back with −1, and you lose two steps. The first has come from Drilled Troops, as half of them must [7.62]. Choose the second: a Regular.',
      indians: 'The Hurons can still raid later, and they protect you from −1. Let a Regular take the step.',
      other: 'Choose a Regular.',
    },
    end: {
      say: 'You inflicted more losses and win: +1 VP, since Regulars were beaten [7.81]. The loser retreats to a space with supply. After each battle the sheet shows every modifier with its rule; look there when a result surprises you.',
    },
  },
};
