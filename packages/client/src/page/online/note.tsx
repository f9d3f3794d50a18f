import type { Note } from '@carillon/protocol';
import { type JSX, onMount, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { Form, Outcome, Submission } from '../net/form.tsx';
import { text } from '../net/page.tsx';
import { Dialog } from '../shell/dialog.tsx';
import type { OnlineProps } from './props.ts';

const NOTE_LIMIT = 10_000;

/** The user's private note. */
export function NoteDialog(props: OnlineProps & { readonly open: boolean; readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog open={props.open} title={text(props, 'note')} close={text(props, 'close')} onClose={props.onClose}>
      <NoteForm {...props} />
    </Dialog>
  );
}

/** The note can be written once it has been read: an answer that came later would replace what was typed. */
function NoteForm(props: OnlineProps): JSX.Element {
  const path = `api/games/${props.game.id}/note${props.game.linkPart}`;
  const words = cell<string | undefined>(undefined);
  const deed = new Submission();
  onMount(
    () =>
      void deed.run(
        () => call<Note>('GET', path),
        (note) => words.set(note.text),
      ),
  );
  const send = (): void => void deed.run(() => call('PUT', path, { text: words() }), 'saved');
  return (
    <Show when={words() !== undefined} fallback={<Outcome {...props} deed={deed} />}>
      <Form {...props} deed={deed} button={text(props, 'save')} does="save-note" onSend={send}>
        <label class="field">
          <span>{text(props, 'noteText')}</span>
          <textarea
            rows="8"
            maxlength={NOTE_LIMIT}
            value={words()}
            onInput={(event) => words.set(event.currentTarget.value)}
          />
        </label>
      </Form>
    </Show>
  );
}
