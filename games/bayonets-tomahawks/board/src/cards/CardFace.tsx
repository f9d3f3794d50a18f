import type { CardFacts, CardName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import { cardFacts } from '../position/facts.ts';
import { effectOf } from '../texts/effects.ts';
import { say } from '../texts/index.ts';
import { apExplained, apName, cardName } from '../texts/names.ts';
import { ApSign } from './ApSign.tsx';

export interface CardFaceProps {
  readonly id: CardName;
  readonly language: Language;
  /** Its place in a hand, in a word. */
  readonly note?: string | undefined;
}

/** A card set in type: its side, initiative and Action Points, and its event in our own words. */
export function CardFace(props: CardFaceProps): JSX.Element {
  const facts = (): CardFacts => cardFacts(props.id);
  return (
    <article class={`card-face card-of-${facts().deck}`}>
      <header class="card-head">
        <Show when={facts().initiative !== null}>
          <span
            class="card-value"
            title={say(props.language, 'card.initiative', { initiative: facts().initiative ?? 0 })}
          >
            {facts().initiative}
            <span class="unseen">
              {say(props.language, 'card.initiative', { initiative: facts().initiative ?? 0 })}
            </span>
          </span>
        </Show>
        <strong class="card-title">{cardName(props.id, props.language)}</strong>
      </header>
      <p class="card-points">
        <For each={facts().actionPoints}>
          {(point) => (
            <span class="card-point" title={point.double ? apExplained(point, props.language) : undefined}>
              <ApSign facts={point} />
              <span class="card-point-name">{apName(point, props.language)}</span>
            </span>
          )}
        </For>
      </p>
      <p class="card-text">
        <Show when={facts().arStart}>
          <em>{say(props.language, 'card.arStart')}: </em>
        </Show>
        {eventText(facts(), props.language)}
      </p>
      <footer class="card-foot">
        <span class="card-notes">
          {props.note ?? say(props.language, facts().buildup ? 'card.buildup' : `card.${facts().deck}`)}
        </span>
        <span class="card-number">{say(props.language, 'card.number', { number: facts().number })}</span>
      </footer>
    </article>
  );
}

/** A card's event, in our own words. */
export const eventText = ({ event }: CardFacts, language: Language): string =>
  event === null ? say(language, 'card.noEvent') : effectOf(event, language);
