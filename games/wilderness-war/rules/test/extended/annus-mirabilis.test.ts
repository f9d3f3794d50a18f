import { describe } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { playEarlySeason } from './early-1757.ts';
import { playLateSeason } from './late-1757.ts';
import { Story } from './story.ts';

// The extended example of play in the playbook: the year 1757 of Annus Mirabilis, as far as its figures are known to us.
//
// All of it is chained: one game from the set-up, both deals, the 32 Action Phases of the Early and the Late Season, and the end
// of the year. Each part begins where the one before has ended. What the example states is in the part that bears its number
// ("Early, French 4"), and every figure is looked at there.
//
// Made up are the steps that are not known to us. They bring about what the next known step begins with, and no more:
// - who else holds which card, beside the cards that the example names;
// - Early: French 3 (Indians go to Ticonderoga) and 8 (Montcalm goes there), what the Huron does in French 7, British 3 and 8
//   (Johnson takes the garrison of Schenectady to Hudson Carry South, and comes back alone), 7 (Regulars go to Hudson Carry North);
// - Late: French 1 (a courier is intercepted, which explains why the French have nine Action Phases), 3 and 4 (a third raid
//   succeeds), 5 (Montcalm besieges Hudson Carry North), 8; the British ones (Light Infantry with Bradstreet, Regulars restored,
//   the Rangers leave Hudson Carry North; the other cards do nothing);
// - the dice where only a result is stated (Easton), and what winter costs the stacks of which nothing is said.

const story = new Story(wildernessWar.start('annus-mirabilis', {}));

describe('Early 1757', () => playEarlySeason(story));
describe('Late 1757', () => playLateSeason(story));
