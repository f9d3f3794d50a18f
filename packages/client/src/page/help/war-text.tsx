import type { Language, War } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import { sayHelp } from '../texts/help.ts';
import type { HelpPlace } from './door.ts';
import { Linked } from './paragraphs.tsx';

export interface WarTextProps {
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
  readonly war: War;
  readonly standing: readonly string[];
}

/** A text for each side, next to each other, then the text for both. */
export function WarText(props: WarTextProps): JSX.Element {
  return (
    <>
      <div class="war-sides">
        <For each={props.war.sides}>
          {({ seat, name, aims }) => (
            <div class={`war-side of-${seat}`}>
              <Part head={name} lines={aims} {...props} />
            </div>
          )}
        </For>
      </div>
      <div class="war-parts">
        <Part head={sayHelp(props.language, 'warNow')} lines={props.standing} {...props} />
        <Part head={sayHelp(props.language, 'warPoints')} lines={props.war.points} {...props} />
        <Part head={sayHelp(props.language, 'warTurn')} lines={props.war.turn} {...props} />
        <Part head={sayHelp(props.language, 'warEnd')} lines={props.war.end} {...props} />
      </div>
    </>
  );
}

interface PartProps extends Pick<WarTextProps, 'language' | 'go'> {
  readonly head: string;
  readonly lines: readonly string[];
}

function Part(props: PartProps): JSX.Element {
  return (
    <Show when={props.lines.length > 0}>
      <section class="war-part">
        <h4>{props.head}</h4>
        <ul class="help-list">
          <For each={props.lines}>
            {(line) => (
              <li>
                <Linked text={line} language={props.language} go={props.go} />
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
