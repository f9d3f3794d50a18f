import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type FigureProps, figureOf } from '@carillon/wargame-board';
import type { JSX } from 'solid-js';
import { CardFace } from './cards/CardFace.tsx';
import { PieceFigure } from './counters/Piece.tsx';
import { SpaceSign } from './map/index.ts';
import { isCard, isPiece, isSpace, sideOf, spaceFacts } from './position/facts.ts';
import { counters } from './position/stacks.ts';

/** A piece, a card or the sign of a space by itself. */
export const Figure: (props: FigureProps<View>) => JSX.Element = figureOf({
  ...{ isPiece, isCard, isSpace, Card: CardFace },
  Piece: ({ id, view }) => <PieceFigure id={id} side={sideOf(view, id)} {...counters.stateOf(view, id)} />,
  Space: (props) => <SpaceSign facts={spaceFacts(props.id)} />,
});
