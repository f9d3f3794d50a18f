import { type PointBox, VpTrack as Track } from '@carillon/board';
import type { TracksProps } from '@carillon/wargame-board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import type { JSX } from 'solid-js';
import { say } from '../texts/index.ts';
import { score } from '../texts/opening.ts';

/** The ends of the track; a higher score is shown at the end, with its number. */
const END = 10;
const POINTS = Array.from({ length: 2 * END + 1 }, (_, i) => i - END);

/** The victory point track: British to the left, French to the right. */
export function VpTrack(props: TracksProps<View>): JSX.Element {
  const marked = (): number => Math.max(-END, Math.min(END, props.view.vp));
  const boxes = (): PointBox[] =>
    POINTS.map((points) => ({
      side: points === 0 ? null : points > 0 ? 'french' : 'british',
      figure: points % 5 === 0 ? String(Math.abs(points)) : '',
      now: points === marked(),
      reached: points !== 0 && points * marked() > 0 && Math.abs(points) < Math.abs(marked()),
    }));
  return (
    <Track
      name={say(props.language, 'vpTrack')}
      score={score(props.view.vp, props.language)}
      hint={say(props.language, 'vpHint')}
      boxes={boxes()}
    />
  );
}
