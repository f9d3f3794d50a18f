import { palette } from '@carillon/board';
import { For, type JSX } from 'solid-js';
import { sayHelp } from '../texts/help.ts';
import type { HelpPageProps } from './door.ts';
import { Linked } from './paragraphs.tsx';

/** The signs of the map, each drawn as on the map, with its meaning. */
export function SignsPage(props: HelpPageProps): JSX.Element {
  return (
    <article class="help-article" tabindex="0" aria-label={sayHelp(props.language, 'signs')}>
      <For each={props.book.signs}>
        {({ title, signs }) => (
          <section class="help-signs">
            <h4>{title}</h4>
            <ul>
              <For each={signs}>
                {({ text, drawings }) => (
                  <li>
                    <span class="help-drawings" style={{ background: palette.LEAF }}>
                      <For each={drawings}>
                        {(Drawing) => (
                          <svg viewBox="-16.5 -16.5 33 33" aria-hidden="true">
                            <Drawing />
                          </svg>
                        )}
                      </For>
                    </span>
                    <p>
                      <Linked text={text} language={props.language} go={props.go} />
                    </p>
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </article>
  );
}
