import { type Language, type PanelFrame, palette } from '@carillon/board';
import { panelsOf } from '@carillon/wargame-board';
import type { JSX } from 'solid-js';
import { placeName } from '../texts/names.ts';
import { FRAMES } from './generated/placed.ts';

const { BRITISH, DEEP_WATER, FRENCH } = palette;

/** The boxes beside the land: edges in map units. */
export const frames: readonly PanelFrame[] = FRAMES;

const colourOf = (id: string): string => (id === 'losses-french' ? FRENCH : id === 'sail-box' ? DEEP_WATER : BRITISH);

/** The Sail box, the Losses boxes and that of the Disbanded Brigades as framed panels. */
export const BoxPanels: (props: { readonly language: Language }) => JSX.Element = panelsOf({
  ...{ frames, titleSize: 11.5, titleAt: 16, colourOf, nameOf: placeName },
});
