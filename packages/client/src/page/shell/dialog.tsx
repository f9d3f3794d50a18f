import { createEffect, type JSX, onCleanup, Show, Suspense } from 'solid-js';

export interface DialogProps {
  readonly open: boolean;
  /** An extra class, for a window of another shape. */
  readonly kind?: string;
  readonly title: string;
  /** The label of the close button. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

/** A window above the page; the browser keeps the focus in it, and Escape closes it. */
export function Dialog(props: DialogProps): JSX.Element {
  return (
    <Show when={props.open}>
      <OpenDialog {...props} />
    </Show>
  );
}

function OpenDialog(props: DialogProps): JSX.Element {
  let box: HTMLDialogElement | undefined;
  createEffect(() => {
    box?.showModal();
    onCleanup(() => box?.close());
  });
  const onClick = (event: MouseEvent): void => {
    if (event.target === box) props.onClose();
  };
  return (
    // A press on the dialog element itself is outside its contents, and closes it; keys have Escape.
    <dialog
      ref={box}
      class={`dialog ${props.kind ?? ''}`}
      aria-label={props.title}
      onCancel={() => props.onClose()}
      onClick={onClick}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2>{props.title}</h2>
          <button type="button" class="button quiet" onClick={() => props.onClose()}>
            {props.close}
          </button>
        </header>
        {/* Keep the dialog while a part loads: if it were removed, it would no longer be above everything. */}
        <Suspense>{props.children}</Suspense>
      </div>
    </dialog>
  );
}
