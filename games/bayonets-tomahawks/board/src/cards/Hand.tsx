import { type CardName, SIDES, type SideName, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type HandKit, type HandProps, Hands, innermost, stepOf } from '@carillon/board';
import type { JSX } from 'solid-js';
import { gestures } from '../gestures.ts';
import { heldBy } from '../texts/describe.ts';
import { say } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';
import { CardFace } from './CardFace.tsx';

/** The number is public: two while one of them is to be chosen, otherwise the Reserve. */
const countOf = (view: View): number => {
  const asking = innermost(view.stack);
  const step = asking && stepOf(asking);
  return step === 'year-start.keep' || step === 'action-round.choose' ? 2 : 1;
};

/** The hands of both sides, as far as the view shows them. */
export function Hand(props: HandProps<View>): JSX.Element {
  const kit: HandKit<SideName, CardName> = {
    seats: SIDES,
    get seat() {
      return props.view.seat;
    },
    cardsOf: () => heldBy(props.view),
    countOf: () => countOf(props.view),
    usable: () => {
      const met = [...gestures(props.view, props.options).values()];
      return new Set(met.flatMap((gesture) => (gesture.on === 'target' ? [gesture.target.id] : [])));
    },
    face: (id) => <CardFace id={id} language={props.language} note={noteOn(props, id)} />,
    handOf: (side) => say(props.language, 'handOf', { side: sideName(side, props.language) }),
    empty: () => say(props.language, 'handEmpty'),
    covered: (side, count) => say(props.language, 'handCovered', { side: sideName(side, props.language), count }),
    mayBePlayed: () => say(props.language, 'cardUsable'),
  };
  return (
    <div class="bt-hand">
      <Hands kit={kit} open={props.open} onTarget={props.onTarget} />
    </div>
  );
}

const noteOn = (props: HandProps<View>, id: CardName): string =>
  say(props.language, props.view.cards[id] === 'drawn' ? 'card.drawn' : 'card.reserve');
