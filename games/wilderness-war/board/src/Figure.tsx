import { type FigureProps, figureOf } from '@carillon/wargame-board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import type { JSX } from 'solid-js';
import { CardFace } from './cards/CardFace.tsx';
import { PieceFigure } from './counters/Piece.tsx';
import { SpaceSign } from './map/index.ts';
import { isCard, isPiece, isSpace, spaceFacts } from './position/facts.ts';
import { counters } from './position/stacks.ts';

/** A piece, a card or the sign of a space by itself. */
export const Figure: (props: FigureProps<View>) => JSX.Element = figureOf({
  ...{ isPiece, isCard, isSpace, Card: CardFace },
  Piece: (props) => <PieceFigure id={props.id} {...counters.stateOf(props.view, props.id)} />,
  Space: (props) => <SpaceSign facts={spaceFacts(props.id)} />,
});
