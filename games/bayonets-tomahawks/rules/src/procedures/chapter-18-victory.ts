import { NONE } from '@carillon/flow';
import { award } from '../change.ts';
import { BRITISH, CHIT_HELD, CHIT_POOL, chit, FRENCH, side } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { bonusVp, yearBonus } from '../query/bonus.ts';
import { chitIn, chitValue } from '../query/chits.ts';
import { winnerOf } from '../query/victory.ts';
import type { State } from '../state.ts';

// 18.2 The Victory Check of a Year

type Say = ((entry: LogEntry) => void) | undefined;

/** 18.3.2 The higher chit scores the difference; all chits go back. */
export function scoreChits(g: State, say: Say): void {
  for (const of of side.all) {
    const held = chitIn(g, of, CHIT_HELD);
    if (held !== NONE) say?.({ type: 'chit-revealed', side: side.nameOf(of), chit: chit.nameOf(held) });
  }
  const lead = chitValue(g, FRENCH) - chitValue(g, BRITISH);
  award(g, say, lead > 0 ? FRENCH : BRITISH, Math.abs(lead), 'war-in-europe', '18.3.2');
  for (const each of chit.all) g.chits.set(each, CHIT_POOL);
  g.holdsChit.clear();
}

const BRITISH_FIRST = [BRITISH, FRENCH];

/** 18.2.1 #1 */
export function scoreBonuses(g: State, say: Say): void {
  for (const of of BRITISH_FIRST) award(g, say, of, bonusVp(g, of, yearBonus(g, of)), 'bonus', '18.2.1');
}

/** 18.2.1 #3 Whether a side has won by the thresholds of the Year. */
export function sayWinner(g: State, say: Say): boolean {
  const winner = winnerOf(g);
  if (winner !== undefined) say?.({ type: 'result', winner: side.nameOf(winner), rule: '18.2.1' });
  return winner !== undefined;
}
