import { FACES, type FaceName, SHAPES } from '@carillon/bayonets-tomahawks-rules/reference';
import type { SheetProps } from '@carillon/board';
import { For, type JSX } from 'solid-js';
import { SHAPE_PATHS } from '../counters/signs.ts';
import { say } from '../texts/index.ts';
import { DieFace } from './Face.tsx';

/** The faces in a raid, for the raider and for those who stop it (9.2, 9.3). */
const IN_RAID = {
  flag: 'legend.flag.raid',
  'hit-tc': 'legend.bt.raid',
  'hit-sc': 'legend.miss',
  bt: 'legend.bt.raid',
  miss: 'legend.miss',
} as const satisfies Record<FaceName, string>;

/** The meaning of the die's faces and the counters' shapes (3.0.1, 13.3.3). */
export function Legend(
  props: { readonly kind: string } & Pick<SheetProps<unknown, unknown>, 'language' | 'Rule'>,
): JSX.Element {
  const meaning = (face: FaceName): string =>
    say(props.language, props.kind === 'raid' ? IN_RAID[face] : `legend.${face}`);
  return (
    <details class="bt-legend">
      <summary>{say(props.language, 'legend')}</summary>
      <ul>
        <For each={FACES}>
          {(face) => (
            <li>
              <DieFace face={face} />
              <span>
                <b>{say(props.language, `face.${face}`)}</b>: {meaning(face)}
              </span>
            </li>
          )}
        </For>
        <For each={SHAPES}>
          {(shape) => (
            <li>
              <svg class="die-face" viewBox="-15 -15 30 30" aria-hidden="true">
                <path d={SHAPE_PATHS[shape]} class="legend-shape" />
              </svg>
              <span>{say(props.language, `legend.${shape}`)}</span>
            </li>
          )}
        </For>
      </ul>
      <props.Rule rule="13.3.3" />
    </details>
  );
}
