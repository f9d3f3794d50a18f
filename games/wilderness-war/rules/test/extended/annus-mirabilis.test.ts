import { describe } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { playEarlySeason } from './early-1757.ts';
import { playLateSeason } from './late-1757.ts';
import { Story } from './story.ts';

// The extended example of play in the playbook: the year 1757 of Annus Mirabilis, as far as its figures are known to us.
//
// It is one game: the set-up, both deals, the 32 Action Phases of the Early and the Late Season, and the end of the
// year. Each part begins where the one before has ended. The statements of the example are in the part with the same
// number ("Early, French 4"), and every figure is checked there.
//
// Steps that are not known to us are invented. They only lead to the situation in which the next known step begins:
// - the hands, apart from the cards that the example names;
// - Early: French 3 (Indians go to Ticonderoga) and 8 (Montcalm goes there), the Huron's action in French 7, British 3
//   and 8 (Johnson takes the garrison of Schenectady to Hudson Carry South, and comes back alone), 7 (Regulars go to
//   Hudson Carry North);
// - Late: French 1 (a courier is intercepted, which explains why the French have nine Action Phases), 3 and 4 (a third raid
//   succeeds), 5 (Montcalm besieges Hudson Carry North), 8; the British ones (Light Infantry with Bradstreet, Regulars restored,
//   the Rangers leave Hudson Carry North; the other cards do nothing);
// - the dice where only a result is stated (Easton), and the winter losses of stacks that the example does not mention.

const story = new Story(wildernessWar.start('annus-mirabilis', {}));

describe('Early 1757', () => playEarlySeason(story));
describe('Late 1757', () => playLateSeason(story));
