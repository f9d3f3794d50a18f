import { type JSX, Show } from 'solid-js';
import { Dialog } from '../../shell/dialog.tsx';
import type { Play } from '../play/play.ts';
import type { Page } from './page.ts';

interface GiveUpProps<View, LogEntry> {
  readonly play: Pick<Play<View, LogEntry>, 'preferences' | 'session' | 'words'>;
  readonly page: Page;
}

/** Asks once in a game whether to end it when the computer gives up. */
export function GiveUpDialog<View, LogEntry>(props: GiveUpProps<View, LogEntry>): JSX.Element {
  const { session, words } = props.play;
  const playOn = (): void => props.page.playsOn.set(true);
  const isOpen = (): boolean =>
    session.now().givesUp && !session.now().analysis && !props.page.playsOn() && props.play.preferences().givesUp;
  return (
    <Show when={isOpen()}>
      <Dialog open={true} title={words.say('givesUp')} close={words.say('close')} onClose={playOn}>
        <p>{words.say('givesUpWhy')}</p>
        <div class="button-row">
          <button type="button" class="button" data-does="accept" onClick={() => void session.settle('resigned')}>
            {words.say('givesUpEnd')}
          </button>
          <button type="button" class="button quiet" data-does="play-on" onClick={playOn}>
            {words.say('givesUpPlayOn')}
          </button>
        </div>
      </Dialog>
    </Show>
  );
}
