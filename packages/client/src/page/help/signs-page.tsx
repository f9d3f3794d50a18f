import { type Language, palette } from '@carillon/board';
import { createResource, For, type JSX, Show } from 'solid-js';
import { sayHelp } from '../texts/help.ts';
import type { Helped, HelpPlace } from './door.ts';
import { Linked } from './paragraphs.tsx';

export interface SignsPageProps {
  readonly title: Helped;
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
}

/** The signs of the map, each drawn as on the map, with its meaning. */
export function SignsPage(props: SignsPageProps): JSX.Element {
  const [kinds] = createResource(
    () => ({ title: props.title, language: props.language }),
    async ({ title, language }) => (await title.signs?.(language)) ?? [],
  );
  return (
    <article class="help-article" tabindex="0" aria-label={sayHelp(props.language, 'signs')}>
      <Show when={kinds.error}>
        <p class="help-wait" role="alert">
          {sayHelp(props.language, 'failed')}
        </p>
      </Show>
      <Show
        when={!kinds.error && kinds()}
        fallback={<p class="help-wait">{kinds.loading ? sayHelp(props.language, 'loading') : ''}</p>}
      >
        {(all) => (
          <For each={all()}>
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
        )}
      </Show>
    </article>
  );
}
