import { SPACE_FACTS } from '@carillon/wilderness-war-rules';
import { For, type JSX } from 'solid-js';
import { NAME_SIZE, NAMES, OVERVIEW, OVERVIEW_SIZE } from './generated/placed.ts';
import { INK, PAPER, SERIF } from './palette.ts';
import type { Label } from './types.ts';

/** Font size of all names, in map units: show them from 11 / labelSize CSS pixels a unit. */
export const labelSize: number = NAME_SIZE;

/** Font size of the names in sight of the whole map (a few small places go without), in map units. */
export const overviewLabelSize: number = OVERVIEW_SIZE;

/** The placed names of all spaces of the open map at `labelSize`, and those of the overview at `overviewLabelSize`. */
export const labels: readonly Label[] = NAMES;
export const overviewLabels: readonly Label[] = OVERVIEW;

/** Base line to base line, in font sizes; the same as in the tool that places the names. */
const LEADING = 1.05;

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.id as string, facts]));

/** Towns upright, fortresses bold, the forest and its mountains in italics. */
function faceOf(id: string): { 'font-weight': string; 'font-style': string } {
  const facts = FACTS.get(id);
  return {
    'font-weight': facts?.fortress ? '700' : '400',
    'font-style': facts?.terrain === 'cultivated' ? 'normal' : 'italic',
  };
}

/**
 * The names of the spaces in two sizes, one group each: `names-near` to be shown when the map is enlarged,
 * `names-far` while it is seen as a whole. The client shows one of them, or none where it would be under 11 px.
 */
export function SpaceNames(): JSX.Element {
  return (
    <g class="layer-names" font-family={SERIF} fill={INK} stroke={PAPER} stroke-linejoin="round" paint-order="stroke">
      <Names class="names-near" labels={NAMES} size={NAME_SIZE} />
      <Names class="names-far" labels={OVERVIEW} size={OVERVIEW_SIZE} />
    </g>
  );
}

function Names(props: { class: string; labels: readonly Label[]; size: number }): JSX.Element {
  return (
    <g class={props.class} font-size={`${props.size}`} stroke-width={props.size * 0.28}>
      <For each={props.labels}>{(label) => <Name label={label} size={props.size} />}</For>
    </g>
  );
}

/** Each line has the length it was placed with, so no font of the reader's machine pushes it into its neighbour. */
function Name(props: { label: Label; size: number }): JSX.Element {
  const [id, x, y, anchor, ...lines] = props.label;
  return (
    <g {...faceOf(id)} text-anchor={anchor} data-name={id}>
      <For each={lines}>
        {([text, width], index) => (
          <text x={x} y={y + index() * LEADING * props.size} textLength={width} lengthAdjust="spacingAndGlyphs">
            {text}
          </text>
        )}
      </For>
    </g>
  );
}
