import type { Language } from '@carillon/board';
import { createMemo, createResource, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { download } from '../shell/files.ts';
import { sayHelp } from '../texts/help.ts';
import type { Helped, HelpedGame } from './door.ts';
import { type Doubt, pageFacts, reportText } from './wrong.ts';

interface WrongPageProps {
  readonly title: Helped;
  /** The game at the table. */
  readonly game: HelpedGame | undefined;
  readonly doubt: Doubt;
  readonly language: Language;
}

/** Fills a report of something that looks wrong, and shows the whole of it. It is copied or saved; nothing is sent. */
export function WrongPage(props: WrongPageProps): JSX.Element {
  const words = cell('');
  const copied = cell<'copied' | 'failed' | undefined>(undefined);
  const [game] = createResource(async () => props.game?.reported());
  const report = createMemo(() => {
    const { title, doubt } = props;
    return reportText({ title, doubt, game: game(), page: pageFacts(), words: words() }, props.language);
  });
  const copy = (): void =>
    void navigator.clipboard.writeText(report()).then(
      () => copied.set('copied'),
      () => copied.set('failed'),
    );
  const write = (text: string): void => {
    words.set(text);
    copied.set(undefined);
  };
  return (
    <article class="help-article" tabindex="0" aria-label={sayHelp(props.language, 'wrong')}>
      <p>{sayHelp(props.language, 'wrongText')}</p>
      <Show when={props.game}>
        <p>{sayHelp(props.language, 'wrongHidden')}</p>
      </Show>
      <label class="wrong-words">
        {sayHelp(props.language, 'wrongWords')}
        <textarea rows="4" data-wrong="words" onInput={(event) => write(event.target.value)} />
      </label>
      <p class="wrong-ways">
        <button type="button" class="button" data-wrong="copy" disabled={game.loading} onClick={copy}>
          {sayHelp(props.language, 'wrongCopy')}
        </button>
        <button
          type="button"
          class="button quiet"
          data-wrong="save"
          disabled={game.loading}
          onClick={() => download({ text: report(), name: `report-${props.title.id}.txt` })}
        >
          {sayHelp(props.language, 'wrongSave')}
        </button>
        <span role="status">
          <Show when={copied()}>
            {(how) => sayHelp(props.language, how() === 'copied' ? 'wrongCopied' : 'wrongNoCopy')}
          </Show>
        </span>
      </p>
      <h4>{sayHelp(props.language, 'wrongWhole')}</h4>
      <pre class="wrong-report" data-wrong="report">
        {report()}
      </pre>
    </article>
  );
}
