import type { Language, Target } from '@carillon/board';
import { type JSX, Match, Switch } from 'solid-js';

/** The inputs of a figure. */
export interface FigureProps<View> {
  readonly view: View;
  readonly target: Target;
  readonly language: Language;
}

/** A title's drawings of single pieces, cards and spaces. */
export interface FigureKit<View, Piece extends string, Card extends string, Space extends string> {
  readonly isPiece: (id: string) => id is Piece;
  readonly isCard: (id: string) => id is Card;
  readonly isSpace: (id: string) => id is Space;
  readonly Piece: (props: { readonly id: Piece; readonly view: View }) => JSX.Element;
  readonly Card: (props: { readonly id: Card; readonly language: Language }) => JSX.Element;
  /** The sign of a space around 0, 0, within 30 units. */
  readonly Space: (props: { readonly id: Space }) => JSX.Element;
}

/** A piece, a card or the sign of a space by itself, for panels and menus, where a text beside it has its name. */
export function figureOf<View, Piece extends string, Card extends string, Space extends string>(
  kit: FigureKit<View, Piece, Card, Space>,
): (props: FigureProps<View>) => JSX.Element {
  return (props) => {
    const named = <Id extends string>(kind: Target['kind'], is: (id: string) => id is Id): Id | undefined =>
      props.target.kind === kind && is(props.target.id) ? props.target.id : undefined;
    return (
      <Switch>
        <Match when={named('piece', kit.isPiece)} keyed>
          {(id) => <kit.Piece id={id} view={props.view} />}
        </Match>
        <Match when={named('card', kit.isCard)} keyed>
          {(id) => <kit.Card id={id} language={props.language} />}
        </Match>
        <Match when={named('space', kit.isSpace)} keyed>
          {(id) => (
            <svg class="space-figure" viewBox="-15 -15 30 30" aria-hidden="true" data-space={id}>
              <kit.Space id={id} />
            </svg>
          )}
        </Match>
      </Switch>
    );
  };
}
