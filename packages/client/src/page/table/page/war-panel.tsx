import { createResource, type JSX, Show } from 'solid-js';
import type { HelpDoor } from '../../help/door.ts';
import { WarText } from '../../help/war-text.tsx';
import type { Play } from '../play/play.ts';

interface WarPanelProps<View, LogEntry> {
  readonly play: Pick<Play<View, LogEntry>, 'board' | 'title' | 'words'>;
  readonly help: HelpDoor;
}

/** The war in a minute, beside the map. */
export function WarPanel<View, LogEntry>(props: WarPanelProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const scenario = play.title.scenarioOf(play.board.view());
  const [war] = createResource(
    () => play.words.language,
    (language) => play.title.war(scenario, language),
  );
  return (
    <section class="rest" aria-labelledby="rest-heading">
      <header class="rest-head">
        <h3 id="rest-heading">{play.words.say('warMinute')}</h3>
      </header>
      <div class="rest-body rest-war" tabindex="0" aria-busy={war.loading}>
        <Show when={war.latest}>
          {(told) => (
            <WarText war={told()} standing={[]} language={play.words.language} go={(place) => props.help.open(place)} />
          )}
        </Show>
      </div>
    </section>
  );
}
