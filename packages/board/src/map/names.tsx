import { createMemo, For, type JSX, Show } from 'solid-js';
import { sameBoxes } from '../boxes.ts';
import { useCamera } from '../camera-control.ts';
import { RunStart } from '../RunStart.tsx';
import type { Taken } from './among-counters.ts';
import { LEADING, type Leader } from './name-box.ts';
import type { Lettering, Naming } from './naming.ts';
import { INK, PAPER, SERIF } from './palette.ts';
import type { MapName } from './types.ts';

/** The font size and placement of a name. */
export interface NameFace {
  readonly 'font-weight': string;
  readonly 'font-style': string;
}

export interface MapNamesProps {
  readonly naming: Naming;
  readonly faceOf: (id: string) => NameFace;
  /** The name of a space in the reader's language; if missing, the names stay as printed. */
  readonly nameOf?: (id: string) => string;
  /** The area that counters cover. */
  readonly taken: readonly Taken[];
}

/** The names of the spaces in the size legible at the present zoom, clear of counters. */
export function MapNames(props: MapNamesProps): JSX.Element {
  const camera = useCamera();
  const lettering = createMemo(() => props.naming.letteringAt(camera.zoom()), undefined, {
    equals: (a, b) => a?.setting === b?.setting && a?.scale === b?.scale,
  });
  /** Where the names were placed last, by their lettering: they stand there again after a zoom in and out. */
  const last = new Map<string, readonly MapName[]>();
  return (
    <g class="layer-names" font-family={SERIF} fill={INK} stroke={PAPER} stroke-linejoin="round" paint-order="stroke">
      <RunStart />
      <Show when={lettering()} keyed>
        {(shown) => <Names lettering={shown} last={last} {...props} />}
      </Show>
    </g>
  );
}

interface LetteredProps extends MapNamesProps {
  readonly lettering: Lettering;
  readonly last: Map<string, readonly MapName[]>;
}

function Names(props: LetteredProps): JSX.Element {
  const { setting, scale } = props.lettering;
  const { settings } = props.naming;
  const size = settings[setting].size * scale;
  // Most events cover nothing new, so that the names need not be placed again.
  const taken = createMemo(() => props.taken, undefined, { equals: sameBoxes });
  const key = `${setting} ${scale}`;
  const placed = createMemo(() => {
    const labels = props.naming.among(taken(), props.lettering, props.nameOf, props.last.get(key));
    props.last.set(key, labels);
    return new Map(labels.map((label) => [label[0], label]));
  });
  return (
    <g class={`names-${setting}`} font-size={`${size}`} stroke-width={size * 0.28}>
      <For each={settings.near.labels}>
        {([id]) => (
          <Name
            face={props.faceOf(id)}
            id={id}
            label={placed().get(id)}
            size={size}
            leaderOf={(label) => props.naming.leaderOf(label, size)}
          />
        )}
      </For>
    </g>
  );
}

interface NameProps {
  readonly id: string;
  readonly face: NameFace;
  readonly label: MapName | undefined;
  readonly size: number;
  readonly leaderOf: (label: MapName) => Leader | undefined;
}

/**
 * A name, each line of it drawn at the length with which it was placed, so that no other font can overlap a neighbour.
 */
function Name(props: NameProps): JSX.Element {
  return (
    <Show when={props.label}>
      {(label) => (
        <g {...props.face} text-anchor={label()[3]} data-name={props.id}>
          <Show when={props.leaderOf(label())}>
            {(line) => (
              <For
                each={[
                  { stroke: PAPER, width: 0.26 },
                  { stroke: INK, width: 0.1 },
                ]}
              >
                {({ stroke, width }) => (
                  <path
                    d={`M${line().from.x} ${line().from.y}L${line().to.x} ${line().to.y}`}
                    stroke={stroke}
                    stroke-width={props.size * width}
                    stroke-linecap="round"
                  />
                )}
              </For>
            )}
          </Show>
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

/** The lines of a name: the same objects wherever it is placed. */
const linesOf = ([, , , , ...lines]: MapName) => lines;
