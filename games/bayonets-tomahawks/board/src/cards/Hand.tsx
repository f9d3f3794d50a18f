import { type CardName, SIDES, type SideName, type View } from '@carillon/bayonets-tomahawks-rules';
import { type HandProps, keyOf, type Target } from '@carillon/board';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { gestures } from '../gestures.ts';
import { innermost } from '../position/running.ts';
import { heldBy } from '../texts/describe.ts';
import { say } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';
import { CardFace } from './CardFace.tsx';

type Props = HandProps<View>;

/** The hand of the seat whose view it is: open, or as backs. A spectator sees both sides' backs. */
export function Hand(props: Props): JSX.Element {
  const sides = (): readonly SideName[] => (props.view.seat === null ? SIDES : [props.view.seat]);
  return (
    <div class="hand">
      <For each={sides()}>
        {(side) => (
          <Show when={props.open && props.view.seat !== null} fallback={<Covered side={side} {...props} />}>
            <OpenHand side={side} {...props} />
          </Show>
        )}
      </For>
    </div>
  );
}

function OpenHand(props: Props & { readonly side: SideName }): JSX.Element {
  const cards = createMemo(() => heldBy(props.view));
  const usable = createMemo(() => {
    const met = [...gestures(props.view, props.options).values()];
    return new Set(met.flatMap((gesture) => (gesture.on === 'target' ? [gesture.target.id] : [])));
  });
  return (
    <ul class="cards" aria-label={say(props.language, 'handOf', { side: sideName(props.side, props.language) })}>
      <For each={cards()} fallback={<li class="cards-none">{say(props.language, 'handEmpty')}</li>}>
        {(id) => (
          <li>
            <CardButton id={id} usable={usable().has(id)} {...props} />
          </li>
        )}
      </For>
    </ul>
  );
}

function CardButton(props: Props & { readonly id: CardName; readonly usable: boolean }): JSX.Element {
  const target: Target = { kind: 'card', id: props.id };
  const note = (): string => {
    const place = props.view.cards[props.id];
    return say(props.language, place === 'drawn' ? 'card.drawn' : 'card.reserve');
  };
  return (
    <button
      type="button"
      class="card"
      classList={{ legal: props.usable }}
      data-target={keyOf(target)}
      onClick={() => props.onTarget(target)}
    >
      <CardFace id={props.id} language={props.language} note={note()} />
      <Show when={props.usable}>
        <span class="unseen">{say(props.language, 'cardUsable')}</span>
      </Show>
    </button>
  );
}

/** Everybody knows how many: two while one of them is to be chosen, otherwise the Reserve. */
const countOf = (view: View): number => {
  const step = innermost(view)?.step;
  return step === 'keep' || step === 'choose' ? 2 : 1;
};

/** The backs of the cards, as many as are held. */
function Covered(props: Props & { readonly side: SideName }): JSX.Element {
  const name = (): string =>
    say(props.language, 'handCovered', { side: sideName(props.side, props.language), count: countOf(props.view) });
  return (
    <div class={`cards cards-covered of-${props.side}`} role="img" aria-label={name()}>
      <For each={Array.from({ length: countOf(props.view) })}>{() => <span class="card-back" />}</For>
      <span class="cards-count">{name()}</span>
    </div>
  );
}
