import type { Language } from '@carillon/board';
import { For, type JSX } from 'solid-js';
import { type HelpKey, sayHelp } from '../texts/help.ts';

const STEPS: readonly (readonly [HelpKey, HelpKey])[] = [
  ['stepAsk', 'stepAskText'],
  ['stepClick', 'stepClickText'],
  ['stepForce', 'stepForceText'],
  ['stepCards', 'stepCardsText'],
  ['stepHidden', 'stepHiddenText'],
  ['stepUndo', 'stepUndoText'],
  ['stepLog', 'stepLogText'],
  ['stepKeys', 'stepKeysText'],
];

/** How this table works, for newcomers. */
export function FirstPage(props: { readonly language: Language }): JSX.Element {
  return (
    <article class="help-article" tabindex="0" aria-label={sayHelp(props.language, 'first')}>
      <ol class="help-steps">
        <For each={STEPS}>
          {([head, text]) => (
            <li>
              <h4>{sayHelp(props.language, head)}</h4>
              <p>{sayHelp(props.language, text)}</p>
            </li>
          )}
        </For>
      </ol>
    </article>
  );
}
