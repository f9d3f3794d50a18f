import { type HandKit, type HandProps, Hands } from '@carillon/board';
import { type CardName, SIDES, type SideName, type View } from '@carillon/wilderness-war-rules/reference';
import type { JSX } from 'solid-js';
import { targetOfOption } from '../gestures.ts';
import { handCards } from '../position/cards.ts';
import { say } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';
import { CardFace } from './CardFace.tsx';

/** The hands of both sides, as far as the view shows them. */
export function Hand(props: HandProps<View>): JSX.Element {
  const kit: HandKit<SideName, CardName> = {
    seats: SIDES,
    get seat() {
      return props.view.seat;
    },
    cardsOf: (side) => handCards(props.view, side),
    countOf: (side) => props.view.held[side] ?? 0,
    usable: () => new Set(props.options.map(targetOfOption).flatMap((on) => (on?.kind === 'card' ? [on.id] : []))),
    face: (id) => <CardFace id={id} language={props.language} />,
    handOf: (side) => say(props.language, 'handOf', { side: sideName(side, props.language) }),
    empty: () => say(props.language, 'handEmpty'),
    covered: (side, count) => say(props.language, 'handCovered', { side: sideName(side, props.language), count }),
    mayBePlayed: () => say(props.language, 'cardUsable'),
  };
  return <Hands kit={kit} open={props.open} onTarget={props.onTarget} />;
}
