import { type JSX, Show } from 'solid-js';
import { Dialog } from '../../shell/dialog.tsx';
import { download } from '../../shell/files.ts';
import type { Play } from '../play/play.ts';
import type { Page } from './page.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'words'>;

export interface ExportDialogProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
}

/**
 * Saves the game as a file. A running game can be saved completely, to resume it, or as currently visible, to share it;
 * a finished game hides nothing.
 */
export function ExportDialog<View, LogEntry>(props: ExportDialogProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const close = (): void => props.page.window.set(undefined);
  const save = async (whole: boolean): Promise<void> => {
    close();
    const record = await play.session.record(whole);
    if (record) download(record);
    else play.session.notice.set('refused_no_game');
  };
  const Way = (way: { readonly whole: boolean }): JSX.Element => (
    <p class="export-way">
      <button
        type="button"
        class={way.whole ? 'button' : 'button quiet'}
        data-export={way.whole ? 'whole' : 'seen'}
        onClick={() => void save(way.whole)}
      >
        {play.words.say(way.whole ? 'exportWhole' : 'exportSeen')}
      </button>
      <small>{play.words.say(way.whole ? 'exportWholeText' : 'exportSeenText')}</small>
    </p>
  );
  const goesOn = (): boolean => play.session.now().result === null && play.session.now().viewing === null;
  return (
    <Dialog
      open={props.page.window() === 'export'}
      title={play.words.say('exportTitle')}
      close={play.words.say('close')}
      onClose={close}
    >
      <Way whole={true} />
      <Show when={goesOn()}>
        <Way whole={false} />
      </Show>
    </Dialog>
  );
}
