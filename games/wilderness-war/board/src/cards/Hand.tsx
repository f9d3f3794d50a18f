import { type HandProps, keyOf, type Target } from '@carillon/board';
import { type CardName, SIDES, type SideName, type View } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { targetOfOption } from '../gestures.ts';
import { handCards } from '../position/cards.ts';
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
  const cards = createMemo(() => handCards(props.view, props.side));
  const usable = createMemo(() => {
    const targets = props.options.map(targetOfOption).filter((target) => target?.kind === 'card');
    return new Set(targets.map((target) => target?.id));
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
  return (
    <button
      type="button"
      class="card"
      classList={{ legal: props.usable }}
      data-target={keyOf(target)}
      onClick={() => props.onTarget(target)}
    >
      <CardFace id={props.id} language={props.language} />
      <Show when={props.usable}>
        <span class="unseen">{say(props.language, 'cardUsable')}</span>
      </Show>
    </button>
  );
}

/** The backs of the cards, as many as are held. */
function Covered(props: Props & { readonly side: SideName }): JSX.Element {
  const count = (): number => props.view.held[props.side] ?? 0;
  const name = (): string =>
    say(props.language, 'handCovered', { side: sideName(props.side, props.language), count: count() });
  return (
    <div class={`cards cards-covered of-${props.side}`} role="img" aria-label={name()}>
      <For each={Array.from({ length: count() })}>{() => <span class="card-back" />}</For>
      <span class="cards-count">{name()}</span>
    </div>
  );
}
