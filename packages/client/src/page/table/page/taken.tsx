import { type JSX, onMount, Show } from 'solid-js';
import { cell } from '../../cell.ts';
import { Dialog } from '../../shell/dialog.tsx';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'words'>;

export interface TakenProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly onLeave: () => void;
  readonly onTakeOver: () => void;
}

/** Says that another tab has taken the game over, and offers to take it back. */
export function Taken<View, LogEntry>(props: TakenProps<View, LogEntry>): JSX.Element {
  const taken = cell(false);
  onMount(async () => taken.set(await props.play.session.taken()));
  return (
    <Show when={taken()}>
      <Dialog
        open={true}
        title={props.play.words.say('takenTitle')}
        close={props.play.words.say('leave')}
        onClose={() => props.onLeave()}
      >
        <p role="alert">{props.play.words.say('takenText')}</p>
        <button type="button" class="button" data-does="take-back" onClick={() => props.onTakeOver()}>
          {props.play.words.say('takeBack')}
        </button>
      </Dialog>
    </Show>
  );
}
