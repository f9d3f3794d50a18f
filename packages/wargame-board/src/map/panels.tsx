import { enlargedSize, type Language, Legible, MOST_ENLARGED, type PanelFrame, palette } from '@carillon/board';
import { For, type JSX } from 'solid-js';

const { INK, SERIF } = palette;

/** The framed boxes of a board. */
export interface PanelKit {
  readonly frames: readonly PanelFrame[];
  /** The height of the letters of a name, in board units. */
  readonly titleSize: number;
  /** The distance of a name's base line from the upper edge, in board units. */
  readonly titleAt: number;
  /** How much lower an enlarged name begins, relative to its growth. */
  readonly rise?: number;
  /** The colour of the band in a frame. */
  readonly colourOf: (id: string) => string;
  readonly nameOf: (id: string, language: Language) => string;
  /** The lines of a name in a box with this room for letters of the usual size; if absent, one line. */
  readonly linesOf?: (name: string, room: number) => readonly string[];
  /** Further drawings in a box. */
  readonly Inside?: (props: { readonly frame: PanelFrame }) => JSX.Element;
}

/** The boxes of a board as framed panels, named along their upper edge. */
export function panelsOf(kit: PanelKit): (props: { readonly language: Language }) => JSX.Element {
  return (props) => (
    <g class="layer-boxes" font-family={SERIF}>
      <For each={kit.frames}>{(frame) => <Panel kit={kit} frame={frame} language={props.language} />}</For>
    </g>
  );
}

interface PanelProps {
  readonly kit: PanelKit;
  readonly frame: PanelFrame;
  readonly language: Language;
}

function Panel(props: PanelProps): JSX.Element {
  const { colourOf, Inside } = props.kit;
  return (
    <g data-box={props.frame[0]}>
      <Borders frame={props.frame} colour={colourOf(props.frame[0])} />
      <Title {...props} />
      {Inside && <Inside frame={props.frame} />}
    </g>
  );
}

function Title(props: PanelProps): JSX.Element {
  const { titleSize, titleAt, rise = 0, nameOf, linesOf = (name: string) => [name] } = props.kit;
  const [id, , left, top, right] = props.frame;
  const size = enlargedSize(titleSize);
  const lines = () => linesOf(nameOf(id, props.language), ((right - left) * titleSize) / size());
  return (
    <Legible size={titleSize * MOST_ENLARGED}>
      <For each={lines()}>
        {(line, index) => (
          <text
            x={(left + right) / 2}
            y={top + titleAt + rise * (size() - titleSize) + index() * size() * 1.05}
            font-size={`${size()}`}
            text-anchor="middle"
            fill={INK}
          >
            {line}
          </text>
        )}
      </For>
    </Legible>
  );
}

/** A hatched shadow, the sheet, a band in a colour, a thin line. */
function Borders(props: { readonly frame: PanelFrame; readonly colour: string }): JSX.Element {
  const [, , left, top, right, bottom] = props.frame;
  const inset = (by: number) => ({
    x: left + by,
    y: top + by,
    width: right - left - 2 * by,
    height: bottom - top - 2 * by,
  });
  return (
    <>
      <rect {...inset(0)} fill="url(#map-hatch)" transform="translate(2.2 2.2)" />
      <rect {...inset(0)} fill="url(#map-panel)" stroke={INK} stroke-width=".8" />
      <rect {...inset(2)} fill="none" stroke={props.colour} stroke-width="1.4" />
      <rect {...inset(3.6)} fill="none" stroke={INK} stroke-width=".35" />
    </>
  );
}
