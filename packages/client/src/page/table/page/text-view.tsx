import { For, type JSX, Show } from 'solid-js';
import type { Deed } from '../play/deeds.ts';
import { deedsAt, legalTargets } from '../play/deeds.ts';
import type { Play } from '../play/play.ts';
import '../../styles/text-view.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'confirm' | 'offer' | 'title' | 'words'>;

/** The whole position in words, with all choices as plain buttons. */
export function TextView<View, LogEntry>(props: {
  readonly play: Needs<View, LogEntry>;
  readonly onMap: () => void;
}): JSX.Element {
  const deeds = (): Deed[] =>
    props.play.offer.picking()
      ? []
      : legalTargets(props.play.offer.offered())
          .flatMap((each) => deedsAt(props.play.offer.offered(), each))
          .filter(({ aside }) => !aside);
  return (
    <section class="text-view" aria-label={props.play.words.say('textView')} tabindex="0">
      <button type="button" class="button quiet text-back" data-does="map" onClick={() => props.onMap()}>
        {props.play.words.say('backToMap')}
      </button>
      <h2>{props.play.words.say('textChoices')}</h2>
      <Show when={deeds().length > 0} fallback={<p>{props.play.words.say('textNoChoices')}</p>}>
        <ul class="text-choices">
          <For each={deeds()}>
            {(deed) => (
              <li>
                <button
                  type="button"
                  class="button quiet"
                  data-option={deed.choices.join(', ')}
                  onClick={() => props.play.confirm.do(deed)}
                >
                  {props.play.words.deedLabel(deed)}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <h2>{props.play.words.say('textPosition')}</h2>
      <ul class="text-position">
        <For each={props.play.title.describe(props.play.board.view(), props.play.words.language)}>
          {(line) => <li>{line}</li>}
        </For>
      </ul>
    </section>
  );
}
