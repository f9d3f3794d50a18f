import { type CardName, SIDES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type HandProps, innermost, type Language, stepOf } from '@carillon/board';
import { handOf } from '@carillon/wargame-board';
import type { JSX } from 'solid-js';
import { gestures } from '../gestures.ts';
import { heldBy } from '../texts/describe.ts';
import { catalogue, say } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';
import { CardFace } from './CardFace.tsx';

/** The number of cards is public: two while the seat must choose one, otherwise only the Reserve. */
const countOf = (view: View): number => {
  const asking = innermost(view.stack);
  const step = asking && stepOf(asking);
  return step === 'year-start.keep' || step === 'action-round.choose' ? 2 : 1;
};

const Hands: (props: HandProps<View>) => JSX.Element = handOf({
  ...{ catalogue, sides: SIDES, sideName, gestures, cardsOf: heldBy, countOf },
  Face: (props) => <CardFace id={props.id} language={props.language} note={noteOn(props)} />,
});

/** The hands of both sides. */
export const Hand = (props: HandProps<View>): JSX.Element => (
  <div class="bt-hand">
    <Hands {...props} />
  </div>
);

interface Noted {
  readonly id: CardName;
  readonly view: View;
  readonly language: Language;
}

const noteOn = ({ id, view, language }: Noted): string =>
  say(language, view.cards[id] === 'drawn' ? 'card.drawn' : 'card.reserve');
