import type { Language } from '@carillon/board';
import type { CardName, SideName } from '@carillon/wilderness-war-rules/reference';
import { type JSX, Show } from 'solid-js';
import { cardFacts } from '../position/facts.ts';
import { cardEffect } from '../texts/effects.ts';
import { type Plain, say } from '../texts/index.ts';
import { cardTitle } from '../texts/names.ts';
import { hyphenated } from './hyphens.ts';

const WHOSE: Readonly<Record<SideName | 'both', Plain>> = {
  french: 'eventFrench',
  british: 'eventBritish',
  both: 'eventBoth',
};

/** A card set in type: value, title on its side's colour, effect, number. */
export function CardFace(props: { readonly id: CardName; readonly language: Language }): JSX.Element {
  const facts = cardFacts(props.id);
  return (
    <span class={`card-face card-of-${facts.side}`} classList={{ 'card-response': facts.response }}>
      <span class="card-head">
        <span class="card-value" title={say(props.language, 'cardValue', { value: facts.value })}>
          <span class="unseen">{say(props.language, 'cardValue', { value: facts.value })}</span>
          <span aria-hidden="true">{facts.value}</span>
          <Show when={facts.navalAnchor}>
            <span class="unseen">{say(props.language, 'navalCard')}</span>
            <Anchor />
          </Show>
        </span>
        <span class="card-title">{hyphenated(cardTitle(props.id, props.language))}</span>
      </span>
      <span class="card-whose">
        <Emblems side={facts.side} />
        <span>{say(props.language, WHOSE[facts.side])}</span>
        <Show when={facts.response}>
          <span class="card-tag">{say(props.language, 'responseCard')}</span>
        </Show>
      </span>
      <span class="card-text">{cardEffect(props.id, props.language)}</span>
      <span class="card-foot">
        <Notes id={props.id} language={props.language} />
        <span class="card-number">
          <Sure id={props.id} language={props.language} />
          {say(props.language, 'cardNumber', { number: facts.number })}
        </span>
      </span>
    </span>
  );
}

/** The small print: removal and reshuffle. */
function Notes(props: { id: CardName; language: Language }): JSX.Element {
  const facts = cardFacts(props.id);
  const notes = (): string[] => [
    ...(facts.removeAfterEvent ? [say(props.language, 'removeCard')] : []),
    ...(facts.reshuffle ? [say(props.language, 'reshuffleCard')] : []),
  ];
  return <span class="card-notes">{notes().join(' · ')}</span>;
}

/** The sign of cards whose event is reconstructed and can be read in more than one way. */
function Sure(props: { id: CardName; language: Language }): JSX.Element {
  const { openReadings } = cardFacts(props.id);
  const words = (): string => say(props.language, 'openReadings', { count: openReadings });
  return (
    <Show when={openReadings > 0}>
      <span title={words()}>
        <span class="unseen">{words()}</span>
        <span aria-hidden="true">{say(props.language, 'reconstructed')} · </span>
      </span>
    </Show>
  );
}

const LILY =
  'M0-5.4C2.4-3 2-.9 .8 .9H-.8C-2-.9-2.4-3 0-5.4ZM-1.6 .9C-5.4 1.2-5.4-3.8-3-3C-1.9-2.4-2.4-.9-1.6 .9ZM1.6 .9C5.4 1.2 5.4-3.8 3-3C1.9-2.4 2.4-.9 1.6 .9ZM-2.8 1.4H2.8V2.6H-2.8ZM0 2.8L1.6 5.2H-1.6Z';
const CROSS = 'M-1.3-5H1.3V-1.3H5V1.3H1.3V5H-1.3V1.3H-5V-1.3H-1.3Z';

/** The lily for the French, the cross for the British, both for either. */
function Emblems(props: { side: SideName | 'both' }): JSX.Element {
  const emblem = (path: string, kind: string): JSX.Element => (
    <svg class={`card-emblem ${kind}`} viewBox="-6 -6 12 12" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  return (
    <>
      <Show when={props.side !== 'british'}>{emblem(LILY, 'card-lily')}</Show>
      <Show when={props.side !== 'french'}>{emblem(CROSS, 'card-cross')}</Show>
    </>
  );
}

function Anchor(): JSX.Element {
  return (
    <svg class="card-anchor" viewBox="-8 -8 16 16" aria-hidden="true">
      <path d="M0-3.6A1.6 1.6 0 1 0 0-6.8A1.6 1.6 0 1 0 0-3.6V5.6M-2.8-1.6H2.8M-5.6 1.4C-5.2 4.4-2.8 5.8 0 6C2.8 5.8 5.2 4.4 5.6 1.4" />
    </svg>
  );
}
