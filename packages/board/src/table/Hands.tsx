import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Target } from '../target.ts';
import { keyOf } from '../target.ts';
import type { HandProps } from '../title.ts';

/** A title's cards in the hands of its seats, with their texts. */
export interface HandKit<Seat extends string, Card extends string> {
  readonly seats: readonly Seat[];
  /** The seat whose view it is and whose cards may be seen; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly cardsOf: (seat: Seat) => readonly Card[];
  /** How many cards a seat holds while they are covered. */
  readonly countOf: (seat: Seat) => number;
  /** The cards that a choice names. */
  readonly usable: () => ReadonlySet<string>;
  readonly face: (card: Card) => JSX.Element;
  /** The texts: "The hand of the French", for an empty hand, "French: 5 cards", "may be played". */
  readonly handOf: (seat: Seat) => string;
  readonly empty: () => string;
  readonly covered: (seat: Seat, count: number) => string;
  readonly mayBePlayed: () => string;
}

/** The inputs of a hand that do not depend on the title. */
export interface HandsProps<Seat extends string, Card extends string>
  extends Pick<HandProps<unknown>, 'open' | 'onTarget'> {
  readonly kit: HandKit<Seat, Card>;
}

/** The hand of the seat whose view it is: open, or as backs. A spectator sees all backs. */
export function Hands<Seat extends string, Card extends string>(props: HandsProps<Seat, Card>): JSX.Element {
  const seats = (): readonly Seat[] => (props.kit.seat === null ? props.kit.seats : [props.kit.seat]);
  return (
    <div class="hand">
      <For each={seats()}>
        {(seat) => (
          <Show when={props.open && props.kit.seat !== null} fallback={<Covered seat={seat} {...props} />}>
            <OpenHand seat={seat} {...props} />
          </Show>
        )}
      </For>
    </div>
  );
}

function OpenHand<Seat extends string, Card extends string>(
  props: HandsProps<Seat, Card> & { readonly seat: Seat },
): JSX.Element {
  const cards = createMemo(() => props.kit.cardsOf(props.seat));
  const usable = createMemo(() => props.kit.usable());
  return (
    <ul class="cards" aria-label={props.kit.handOf(props.seat)}>
      <For each={cards()} fallback={<li class="cards-none">{props.kit.empty()}</li>}>
        {(card) => (
          <li>
            <CardButton card={card} usable={usable().has(card)} {...props} />
          </li>
        )}
      </For>
    </ul>
  );
}

interface CardProps<Seat extends string, Card extends string> extends HandsProps<Seat, Card> {
  readonly card: Card;
  readonly usable: boolean;
}

function CardButton<Seat extends string, Card extends string>(props: CardProps<Seat, Card>): JSX.Element {
  const target: Target = { kind: 'card', id: props.card };
  return (
    <button
      type="button"
      class="card"
      classList={{ legal: props.usable }}
      data-target={keyOf(target)}
      onClick={() => props.onTarget(target)}
    >
      {props.kit.face(props.card)}
      <Show when={props.usable}>
        <span class="unseen">{props.kit.mayBePlayed()}</span>
      </Show>
    </button>
  );
}

/** One back per card held. */
function Covered<Seat extends string, Card extends string>(
  props: HandsProps<Seat, Card> & { readonly seat: Seat },
): JSX.Element {
  const count = (): number => props.kit.countOf(props.seat);
  const name = (): string => props.kit.covered(props.seat, count());
  return (
    <div class={`cards cards-covered of-${props.seat}`} role="img" aria-label={name()}>
      <For each={Array.from({ length: count() })}>{() => <span class="card-back" />}</For>
      <span class="cards-count">{name()}</span>
    </div>
  );
}
