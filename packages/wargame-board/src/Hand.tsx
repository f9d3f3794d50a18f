import {
  type Gesture,
  type HandKit,
  type HandProps,
  Hands,
  type Language,
  type Option,
  wordsOf,
} from '@carillon/board';
import type { JSX } from 'solid-js';
import type { Sides } from './words.ts';

/** A title's facts about cards in hand. */
export interface HandFacts<View, Side extends string, Card extends string> extends Sides<Side> {
  /** The visible cards of a side. */
  readonly cardsOf: (view: View, side: Side) => readonly Card[];
  /** The number of cards that a side holds. */
  readonly countOf: (view: View, side: Side) => number;
  readonly gestures: (view: View, options: readonly Option[]) => ReadonlyMap<string, Gesture>;
  readonly Face: (props: { readonly id: Card; readonly view: View; readonly language: Language }) => JSX.Element;
}

/** The hands of both sides, as far as the view shows them. */
export function handOf<View extends { readonly seat: Side | null }, Side extends string, Card extends string>(
  facts: HandFacts<View, Side, Card>,
): (props: HandProps<View>) => JSX.Element {
  const { say } = wordsOf(facts.catalogue);
  return (props) => {
    const nameOf = (side: Side): { readonly side: string } => ({ side: facts.sideName(side, props.language) });
    const kit: HandKit<Side, Card> = {
      seats: facts.sides,
      get seat() {
        return props.view.seat;
      },
      cardsOf: (side) => facts.cardsOf(props.view, side),
      countOf: (side) => facts.countOf(props.view, side),
      usable: () => cardsAmong(facts.gestures(props.view, props.options)),
      face: (id) => <facts.Face id={id} view={props.view} language={props.language} />,
      handOf: (side) => say(props.language, 'handOf', nameOf(side)),
      empty: () => say(props.language, 'handEmpty'),
      covered: (side, count) => say(props.language, 'handCovered', { ...nameOf(side), count }),
      mayBePlayed: () => say(props.language, 'cardUsable'),
    };
    return <Hands kit={kit} open={props.open} onTarget={props.onTarget} />;
  };
}

/** The cards on which a choice is made. */
const cardsAmong = (gestures: ReadonlyMap<string, Gesture>): ReadonlySet<string> =>
  new Set(
    [...gestures.values()].flatMap((each) =>
      each.on === 'target' && each.target.kind === 'card' ? [each.target.id] : [],
    ),
  );
