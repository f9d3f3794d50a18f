import type { Language } from '@carillon/board';
import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import type { WorkerLine } from '../line.ts';
import { say } from '../texts/index.ts';
import { Dialog } from './dialog.tsx';
import { type FileFault, faultText } from './faults.ts';
import { textIn } from './files.ts';

export interface BringProps {
  readonly worker: WorkerLine;
  readonly language: Language;
  /** Called when a game was added to the store. */
  readonly onBrought: (id: string) => void;
}

/** Imports a game from a file, picked or dropped anywhere on the page. */
export function Bring(props: BringProps): JSX.Element {
  const fault: Cell<FileFault | undefined> = cell<FileFault | undefined>(undefined);
  const hovering = cell(false);
  let picker: HTMLInputElement | undefined;
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const brought = await broughtFrom(props.worker, file);
    fault.set('fault' in brought ? brought.fault : undefined);
    if ('id' in brought) props.onBrought(brought.id);
  };
  followDrops(hovering, (file) => void take(file));
  const picked = (event: Event & { currentTarget: HTMLInputElement }): void => {
    const [file] = event.currentTarget.files ?? [];
    void take(file);
    // The same file can be picked again after it has been fixed.
    event.currentTarget.value = '';
  };
  return (
    <section class="bring">
      <input ref={picker} type="file" accept=".txt,text/plain" hidden onChange={picked} />
      <button type="button" class="button quiet" data-does="bring" onClick={() => picker?.click()}>
        {say(props.language, 'bring')}
      </button>
      <small>{say(props.language, 'bringDrop')}</small>
      <Show when={hovering()}>
        <p class="bring-here">{say(props.language, 'bringHere')}</p>
      </Show>
      <Show when={fault()}>
        {(found) => (
          <Dialog
            open={true}
            title={say(props.language, 'bringTitle')}
            close={say(props.language, 'close')}
            onClose={() => fault.set(undefined)}
          >
            <p role="alert" data-fault={found().code}>
              {faultText(found(), props.language)}
            </p>
            <p>{say(props.language, 'bringUntouched')}</p>
          </Dialog>
        )}
      </Show>
    </section>
  );
}

/** Imports the game in a file. */
async function broughtFrom(worker: WorkerLine, file: File): Promise<{ id: string } | { fault: FileFault }> {
  const read = await textIn(file);
  if (read === 'too_large') return { fault: { code: 'too_long', line: 0 } };
  if (read === 'unreadable') return { fault: { code: 'unreadable', line: 0 } };
  const reply = await worker.ask('bring', { text: read.text });
  return reply.ok ? reply.value : { fault: { code: 'unreadable', line: 0 } };
}

/** Handles files dragged over the page and dropped on it. */
function followDrops(hovering: Cell<boolean>, take: (file: File | undefined) => void): void {
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    hovering.set(true);
  };
  const out = (event: DragEvent): void => {
    if (event.relatedTarget === null) hovering.set(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    hovering.set(false);
    take(event.dataTransfer?.files[0]);
  };
  onMount(() => {
    addEventListener('dragover', over);
    addEventListener('dragleave', out);
    addEventListener('drop', drop);
  });
  onCleanup(() => {
    removeEventListener('dragover', over);
    removeEventListener('dragleave', out);
    removeEventListener('drop', drop);
  });
}
