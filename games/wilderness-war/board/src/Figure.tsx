import type { Language, Target } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { type JSX, Match, Switch } from 'solid-js';
import { CardFace } from './cards/CardFace.tsx';
import { PieceFigure } from './counters/Piece.tsx';
import { SpaceSign } from './map/index.ts';
import { isCard, isPiece, isSpace, spaceFacts } from './position/facts.ts';

export interface FigureProps {
  readonly view: View;
  readonly target: Target;
  readonly language: Language;
}

/** A piece, a card or the sign of a space by itself, for panels and menus; the text beside it names it. */
export function Figure(props: FigureProps): JSX.Element {
  const id = (): string => props.target.id;
  const piece = () => (props.target.kind === 'piece' && isPiece(props.target.id) ? props.target.id : undefined);
  const card = () => (props.target.kind === 'card' && isCard(props.target.id) ? props.target.id : undefined);
  const space = () => (props.target.kind === 'space' && isSpace(props.target.id) ? props.target.id : undefined);
  return (
    <Switch>
      <Match when={piece()} keyed>
        {(found) => (
          <PieceFigure
            id={found}
            reduced={props.view.reduced.includes(found)}
            acted={props.view.acted.includes(found)}
          />
        )}
      </Match>
      <Match when={card()} keyed>
        {(found) => <CardFace id={found} language={props.language} />}
      </Match>
      <Match when={space()} keyed>
        {(found) => (
          <svg class="space-figure" viewBox="-15 -15 30 30" aria-hidden="true" data-space={id()}>
            <SpaceSign facts={spaceFacts(found)} />
          </svg>
        )}
      </Match>
    </Switch>
  );
}
