import { createMemo, For, type JSX, Show } from 'solid-js';
import { type Box, sameBoxes } from '../boxes.ts';
import { useCamera } from '../camera-control.ts';
import { RunStart } from '../RunStart.tsx';
import { LEADING, type Lettering, type Naming } from './naming.ts';
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
  readonly taken: readonly Box[];
}

/** The names of the spaces in the size legible at the present zoom, clear of counters. */
export function MapNames(props: MapNamesProps): JSX.Element {
  const camera = useCamera();
  const lettering = createMemo(() => props.naming.letteringAt(camera.zoom()), undefined, {
    equals: (a, b) => a?.setting === b?.setting && a?.scale === b?.scale,
  });
  return (
    <g class="layer-names" font-family={SERIF} fill={INK} stroke={PAPER} stroke-linejoin="round" paint-order="stroke">
      <RunStart />
      <Show when={lettering()} keyed>
        {(shown) => <Names lettering={shown} {...props} />}
      </Show>
    </g>
  );
}

function Names(props: MapNamesProps & { readonly lettering: Lettering }): JSX.Element {
  const { setting, scale } = props.lettering;
  const { size: usual, labels } = props.naming.settings[setting];
  const size = usual * scale;
  // Most events cover nothing new: then the names stay as they are.
  const taken = createMemo(() => props.taken, undefined, { equals: sameBoxes });
  const placed = createMemo(
    () => new Map(props.naming.among(taken(), props.lettering).map((label) => [label[0], label])),
  );
  return (
    <g class={`names-${setting}`} font-size={`${size}`} stroke-width={size * 0.28}>
      <For each={labels}>
        {([id]) => (
          <Name face={props.faceOf(id)} id={id} name={props.nameOf?.(id)} label={placed().get(id)} size={size} />
        )}
      </For>
    </g>
  );
}

interface NameProps {
  readonly id: string;
  readonly face: NameFace;
  readonly name: string | undefined;
  readonly label: MapName | undefined;
  readonly size: number;
}

/** Each line keeps the length it was placed with, so no other font pushes it into its neighbour. */
function Name(props: NameProps): JSX.Element {
  return (
    <Show when={props.label}>
      {(label) => (
        <g {...props.face} text-anchor={label()[3]} data-name={props.id}>
          <For each={linesOf(label(), props.name)}>
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

/** How narrow the letters of a name may get, as a part of their usual width. */
const NARROWEST = 0.78;

type Lines = readonly (readonly [text: string, width: number])[];

/**
 * The lines of a name. As printed they are the tool's own objects: they stay the same wherever it is placed. Another
 * language's name breaks into as many lines, in letters of the same width, or narrower ones where it would get much
 * longer than the printed name.
 */
function linesOf([, , , , ...printed]: MapName, name: string | undefined): Lines {
  const text = printed.map(([line]) => line).join(' ');
  if (name === undefined || name === text) return printed;
  const width = printed.reduce((sum, [, each]) => sum + each, 0) / text.length;
  const most = 1.1 * Math.max(...printed.map(([, each]) => each));
  const fitted = (usual: number): number => Math.min(usual, Math.max(most, NARROWEST * usual));
  return broken(name, printed.length).map((line) => [line, fitted(line.length * width)]);
}

/** A text in at most so many lines, broken at spaces, the first lines no longer than they must be. */
function broken(text: string, lines: number): readonly string[] {
  const at = text.indexOf(' ', text.length / lines - 3);
  if (lines === 1 || at < 0) return [text];
  return [text.slice(0, at), ...broken(text.slice(at + 1), lines - 1)];
}
