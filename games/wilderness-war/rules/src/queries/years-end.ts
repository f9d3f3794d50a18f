import { copyInto } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { BRITISH, FRENCH, side } from '../ids.ts';
import { isLastYear, raidMarkers, raidPoints, resultOf } from '../query/victory.ts';
import { type State, shape } from '../state.ts';

const ended = shape.blank();

/**
 * The result if the year ended with this position: the VP of each side for its Raided markers (13.22), the score after
 * them (positive for the French), whether the game would be over (13.11, the last year), and who would then have won by
 * which rule; `null` for a draw. The way home and the winter are not played out.
 */
export function yearsEnd(g: State): Json {
  copyInto(ended, g);
  const raids = { french: raidPoints(raidMarkers(g, FRENCH)), british: raidPoints(raidMarkers(g, BRITISH)) };
  ended.vp += raids.french - raids.british;
  const over = isLastYear(ended);
  const { winner, rule } = resultOf(ended);
  return {
    ...{ raids, vp: ended.vp, over },
    winner: over && winner !== undefined ? side.nameOf(winner) : null,
    rule: over ? rule : null,
  };
}
