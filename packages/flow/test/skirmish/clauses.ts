/** The clauses: conditions of legality that explanations name, with their rule numbers. */
import { clauses, FORMAL } from '@carillon/flow';

export const CLAUSES = clauses({
  // Identical pieces, and copies of a card, are offered once.
  once: FORMAL,
  held: '1.4',
  own: '2.1',
  here: '2.1',
  taken: '2.1',
  somebody: '2.1',
  adjacent: '2.2',
  inHand: '3.2',
  moment: '3.2',
  defends: '4.1',
  hasReserves: '4.1',
  reserve: '4.1',
  noEnemies: '4.5',
  nowhere: '4.5',
});
