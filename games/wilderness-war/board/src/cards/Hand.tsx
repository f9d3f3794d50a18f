import type { HandProps } from '@carillon/board';
import { handOf } from '@carillon/wargame-board';
import { SIDES, type View } from '@carillon/wilderness-war-rules/reference';
import type { JSX } from 'solid-js';
import { gestures } from '../gestures.ts';
import { handCards } from '../position/cards.ts';
import { catalogue } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';
import { CardFace } from './CardFace.tsx';

/** The hands of both sides. */
export const Hand: (props: HandProps<View>) => JSX.Element = handOf({
  ...{ catalogue, sides: SIDES, sideName, gestures, Face: CardFace },
  cardsOf: handCards,
  countOf: (view: View, side) => view.held[side] ?? 0,
});
