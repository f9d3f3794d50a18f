import { type Box, LEAST_TEXT, useCamera } from '@carillon/board';
import { SPACE_FACTS } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { LEADING, namesAmong, SETTINGS, type Setting } from './naming.ts';
import { INK, PAPER, SERIF } from './palette.ts';
import type { Label } from './types.ts';

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.id as string, facts]));

/** Towns upright, fortresses bold, the forest and its mountains in italics. */
function faceOf(id: string): { 'font-weight': string; 'font-style': string } {
  const facts = FACTS.get(id);
  return {
    'font-weight': facts?.fortress ? '700' : '400',
    'font-style': facts?.terrain === 'cultivated' ? 'normal' : 'italic',
  };
}

/** The setting whose names can be read at the present zoom; none of them where the whole map is small. */
function settingAt(zoom: number): Setting | undefined {
  if (SETTINGS.near.size * zoom >= LEAST_TEXT) return 'near';
  return SETTINGS.far.size * zoom >= LEAST_TEXT ? 'far' : undefined;
}

/** The names of the spaces in the size that can be read at the present zoom, clear of `taken`: what counters cover. */
export function SpaceNames(props: { readonly taken: readonly Box[] }): JSX.Element {
  const camera = useCamera();
  const setting = createMemo(() => settingAt(camera.zoom()));
  return (
    <g class="layer-names" font-family={SERIF} fill={INK} stroke={PAPER} stroke-linejoin="round" paint-order="stroke">
      <Show when={setting()} keyed>
        {(shown) => <Names setting={shown} taken={props.taken} />}
      </Show>
    </g>
  );
}

function Names(props: { readonly setting: Setting; readonly taken: readonly Box[] }): JSX.Element {
  const { size, labels } = SETTINGS[props.setting];
  const placed = createMemo(() => new Map(namesAmong(props.taken, props.setting).map((label) => [label[0], label])));
  return (
    <g class={`names-${props.setting}`} font-size={`${size}`} stroke-width={size * 0.28}>
      <For each={labels}>{([id]) => <Name id={id} label={placed().get(id)} size={size} />}</For>
    </g>
  );
}

/** Each line has the length it was placed with, so no font of the reader's machine pushes it into its neighbour. */
function Name(props: { readonly id: string; readonly label: Label | undefined; readonly size: number }): JSX.Element {
  return (
    <Show when={props.label}>
      {(label) => (
        <g {...faceOf(props.id)} text-anchor={label()[3]} data-name={props.id}>
          <For each={linesOf(label())}>
            {([text, width], index) => (
              <text
                x={label()[1]}
                y={label()[2] + index() * LEADING * props.size}
                textLength={width}
                lengthAdjust="spacingAndGlyphs"
              >
                {text}
              </text>
            )}
          </For>
        </g>
      )}
    </Show>
  );
}

/** The lines of a name, in the tool's own objects: they stay the same wherever it is placed. */
const linesOf = ([, , , , ...lines]: Label): readonly (readonly [string, number])[] => lines;
