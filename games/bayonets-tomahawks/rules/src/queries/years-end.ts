import { copyInto } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { BRITISH, FRENCH, type Side, side } from '../ids.ts';
import { scoreBonuses } from '../procedures/chapter-18-victory.ts';
import { bonusVp, yearBonus } from '../query/bonus.ts';
import { vpOf, winnerOf } from '../query/victory.ts';
import { type State, shape } from '../state.ts';

const ended = shape.blank();

/**
 * The result if the Year ended with this position: the Scenario Bonus of each faction (18.2.1), the VP of each with
 * them, and the winner by the thresholds of the Year; `null` if nobody would have won. The War in Europe (18.3), which
 * nobody can know, is left out.
 */
export function yearsEnd(g: State): Json {
  copyInto(ended, g);
  const bonus = { french: bonusIn(ended, FRENCH), british: bonusIn(ended, BRITISH) };
  scoreBonuses(ended, undefined);
  const winner = winnerOf(ended);
  return { bonus, vp: pointsIn(ended), winner: winner === undefined ? null : side.nameOf(winner) };
}

const bonusIn = (g: State, of: Side): number => bonusVp(g, of, yearBonus(g, of));
const pointsIn = (g: State): Json => ({ french: vpOf(g, FRENCH), british: vpOf(g, BRITISH) });
