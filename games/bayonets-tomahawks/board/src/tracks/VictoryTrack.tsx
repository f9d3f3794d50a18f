import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Language, type PointBox, VpTrack } from '@carillon/board';
import type { JSX } from 'solid-js';
import { pointsAt, score, sideAt, thresholds, VICTORY_BOXES, winsAt } from '../position/victory.ts';
import { say } from '../texts/index.ts';

const END = VICTORY_BOXES.length / 2;

/**
 * 18.1 The Victory track as on the board: French to the left, British to the right; double lines mark where a faction
 * would win this Year.
 */
export function VictoryTrack(props: { readonly view: View; readonly language: Language }): JSX.Element {
  const marked = (): number => Math.max(1 - END, Math.min(END, props.view.victory));
  const boxes = (): PointBox[] =>
    VICTORY_BOXES.toReversed().map((box) => ({
      side: sideAt(box),
      figure: pointsAt(box) === 1 || pointsAt(box) % 5 === 0 ? String(pointsAt(box)) : '',
      now: box === marked(),
      reached: sideAt(box) === sideAt(marked()) && pointsAt(box) < pointsAt(marked()),
      wins: winsAt(props.view, sideAt(box), box),
    }));
  return (
    <VpTrack
      name={say(props.language, 'victory')}
      score={score(props.view, props.language)}
      hint={say(props.language, 'vpHint')}
      boxes={boxes()}
      note={thresholds(props.view, props.language)}
    />
  );
}
