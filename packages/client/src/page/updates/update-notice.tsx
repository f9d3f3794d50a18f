import { type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import type { Preferences } from '../preferences.ts';
import { say } from '../texts/index.ts';
import type { Update } from './updates.ts';

export interface UpdateNoticeProps {
  readonly update: Cell<Update | undefined>;
  readonly preferences: Cell<Preferences>;
}

/** Announces a new version. It is installed only when the user asks for it; the running game continues afterwards. */
export function UpdateNotice(props: UpdateNoticeProps): JSX.Element {
  const later = cell(false);
  const text = (key: 'updateReady' | 'updateNow' | 'updateLater'): string => say(props.preferences().language, key);
  return (
    <Show when={!later() && props.update()}>
      {(update) => (
        <section class="update-notice" role="status">
          <p>{text('updateReady')}</p>
          <button type="button" class="button" data-update="now" onClick={() => update()()}>
            {text('updateNow')}
          </button>
          <button type="button" class="button quiet" data-update="later" onClick={() => later.set(true)}>
            {text('updateLater')}
          </button>
        </section>
      )}
    </Show>
  );
}
