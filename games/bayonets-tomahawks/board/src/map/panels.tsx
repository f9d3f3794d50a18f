import { enlargedSize, type Language, Legible, MOST_ENLARGED, type PanelFrame, palette } from '@carillon/board';
import { For, type JSX } from 'solid-js';
import { placeName } from '../texts/names.ts';
import { FRAMES } from './generated/placed.ts';

const { BRITISH, FRENCH, INK, SERIF } = palette;

/** The boxes beside the land: edges in map units. */
export const frames: readonly PanelFrame[] = FRAMES;

const TITLE_SIZE = 11.5;

const colourOf = (id: string): string =>
  id === 'losses-french' ? FRENCH : id === 'sail-box' ? palette.DEEP_WATER : BRITISH;

/** The Sail box, the Losses boxes and that of the Disbanded Brigades as framed panels. */
export function BoxPanels(props: { readonly language: Language }): JSX.Element {
  return (
    <g class="layer-boxes" font-family={SERIF}>
      <For each={FRAMES}>{(frame) => <BoxPanel frame={frame} language={props.language} />}</For>
    </g>
  );
}

function BoxPanel(props: { readonly frame: PanelFrame; readonly language: Language }): JSX.Element {
  const [id, , left, top, right, bottom] = props.frame;
  const size = enlargedSize(TITLE_SIZE);
  const inset = (by: number) => ({
    x: left + by,
    y: top + by,
    width: right - left - 2 * by,
    height: bottom - top - 2 * by,
  });
  return (
    <g data-box={id}>
      <rect {...inset(0)} fill="url(#map-hatch)" transform="translate(2.2 2.2)" />
      <rect {...inset(0)} fill="url(#map-panel)" stroke={INK} stroke-width=".8" />
      <rect {...inset(2)} fill="none" stroke={colourOf(id)} stroke-width="1.4" />
      <rect {...inset(3.6)} fill="none" stroke={INK} stroke-width=".35" />
      <Legible size={TITLE_SIZE * MOST_ENLARGED}>
        <text x={(left + right) / 2} y={top + 16} font-size={`${size()}`} text-anchor="middle" fill={INK}>
          {placeName(id, props.language)}
        </text>
      </Legible>
    </g>
  );
}
