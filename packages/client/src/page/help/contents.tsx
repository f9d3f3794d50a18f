import { createEffect, For, type JSX, on } from 'solid-js';

export interface ContentsProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The contents of a help page: a list beside it on a wide screen, a select on a narrow one. The chosen entry is in sight. */
export function Contents(props: ContentsProps): JSX.Element {
  let list: HTMLElement | undefined;
  createEffect(
    on(
      () => props.chosen,
      (chosen) => list?.querySelector(`[data-entry="${CSS.escape(chosen)}"]`)?.scrollIntoView({ block: 'nearest' }),
    ),
  );
  return (
    <nav class="help-contents" aria-label={props.label} ref={list}>
      <ul>
        <For each={props.entries}>
          {({ id, label }) => (
            <li>
              <button
                type="button"
                class="help-entry"
                aria-current={props.chosen === id}
                data-entry={id}
                onClick={() => props.onChoose(id)}
              >
                {label}
              </button>
            </li>
          )}
        </For>
      </ul>
      <select aria-label={props.label} onChange={(event) => props.onChoose(event.target.value)}>
        <For each={props.entries}>
          {({ id, label }) => (
            <option value={id} selected={props.chosen === id}>
              {label}
            </option>
          )}
        </For>
      </select>
    </nav>
  );
}
