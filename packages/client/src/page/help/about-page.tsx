import type { Language } from '@carillon/board';
import { For, type JSX } from 'solid-js';
import { type HelpKey, sayHelp } from '../texts/help.ts';
import type { Helped } from './door.ts';
import { VERSION } from './version.ts';

const PARTS: readonly (readonly [HelpKey, HelpKey])[] = [
  ['aboutMap', 'aboutMapText'],
  ['aboutLicence', 'aboutLicenceText'],
  ['aboutHere', 'aboutHereText'],
];

/** Credits and licence. */
export function AboutPage(props: { readonly titles: readonly Helped[]; readonly language: Language }): JSX.Element {
  return (
    <article class="help-article" tabindex="0" aria-label={sayHelp(props.language, 'about')}>
      <p>{sayHelp(props.language, 'aboutText')}</p>
      <p>{sayHelp(props.language, 'aboutVersion', { version: VERSION })}</p>
      <h4>{sayHelp(props.language, 'aboutGames')}</h4>
      <For each={props.titles}>{(title) => <p>{title.credit(props.language)}</p>}</For>
      <For each={PARTS}>
        {([head, text]) => (
          <>
            <h4>{sayHelp(props.language, head)}</h4>
            <p>{sayHelp(props.language, text)}</p>
          </>
        )}
      </For>
    </article>
  );
}
