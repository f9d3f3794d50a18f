import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, Target } from '@carillon/board';
import { type JSX, Match, Switch } from 'solid-js';
import { CardFace } from './cards/CardFace.tsx';
import { PieceFigure } from './counters/Piece.tsx';
import { SpaceSign } from './map/index.ts';
import { isCard, isPiece, isSpace, sideOf, spaceFacts } from './position/facts.ts';

export interface FigureProps {
  readonly view: View;
  readonly target: Target;
  readonly language: Language;
}

/** A piece, a card or the sign of a space by itself, for panels and menus; the text beside it names it. */
export function Figure(props: FigureProps): JSX.Element {
  const piece = () => (props.target.kind === 'piece' && isPiece(props.target.id) ? props.target.id : undefined);
  const card = () => (props.target.kind === 'card' && isCard(props.target.id) ? props.target.id : undefined);
  const space = () => (props.target.kind === 'space' && isSpace(props.target.id) ? props.target.id : undefined);
  return (
    <Switch>
      <Match when={piece()} keyed>
        {(found) => (
          <PieceFigure
            id={found}
            side={sideOf(props.view, found)}
            reduced={props.view.reduced.includes(found)}
            spent={props.view.spent.includes(found)}
          />
        )}
      </Match>
      <Match when={card()} keyed>
        {(found) => <CardFace id={found} language={props.language} />}
      </Match>
      <Match when={space()} keyed>
        {(found) => (
          <svg class="space-figure" viewBox="-15 -15 30 30" aria-hidden="true">
            <SpaceSign facts={spaceFacts(found)} />
          </svg>
        )}
      </Match>
    </Switch>
  );
}
