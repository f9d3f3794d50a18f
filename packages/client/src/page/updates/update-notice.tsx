import { type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import type { Preferences } from '../preferences.ts';
import { say } from '../texts/index.ts';
import type { Update } from './updates.ts';

interface Noticing {
  readonly preferences: Cell<Preferences>;
}

export interface UpdateNoticeProps extends Noticing {
  readonly update: Cell<Update | undefined>;
}

/** Announces a new version. It is installed only when the user asks for it; the running game continues afterwards. */
export function UpdateNotice(props: UpdateNoticeProps): JSX.Element {
  const later = cell(false);
  return (
    <ReloadNotice
      reload={later() ? undefined : props.update()}
      onLater={() => later.set(true)}
      words="updateReady"
      preferences={props.preferences}
    />
  );
}

export interface MissingNoticeProps extends Noticing {
  /** Whether a part of the page could not be loaded. */
  readonly missing: Cell<boolean>;
  readonly reload: () => void;
}

/** Reports that a part of the page is missing, which would never appear; reports it again for another part. */
export const MissingNotice = (props: MissingNoticeProps): JSX.Element => (
  <ReloadNotice
    reload={props.missing() ? props.reload : undefined}
    onLater={() => props.missing.set(false)}
    words="partMissing"
    preferences={props.preferences}
  />
);

interface ReloadNoticeProps extends Noticing {
  /** Reloads the page; while it is `undefined`, nothing is shown. */
  readonly reload: (() => void) | undefined;
  readonly onLater: () => void;
  /** The key of the reason. */
  readonly words: 'updateReady' | 'partMissing';
}

/** Offers to reload the page, now or later. */
function ReloadNotice(props: ReloadNoticeProps): JSX.Element {
  const text = (key: ReloadNoticeProps['words'] | 'updateNow' | 'updateLater'): string =>
    say(props.preferences().language, key);
  return (
    <Show when={props.reload}>
      {(reload) => (
        <section class="update-notice" role="status">
          <p>{text(props.words)}</p>
          <button type="button" class="button" data-update="now" onClick={() => reload()()}>
            {text('updateNow')}
          </button>
          <button type="button" class="button quiet" data-update="later" onClick={props.onLater}>
            {text('updateLater')}
          </button>
        </section>
      )}
    </Show>
  );
}
