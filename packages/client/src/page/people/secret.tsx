import { type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { type NetProps, text } from '../net/page.tsx';

/** A secret shown once, to be copied. */
export function Secret(props: NetProps & { readonly secret: string }): JSX.Element {
  const copied = cell(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(props.secret);
    copied.set(true);
  };
  return (
    <Show when={props.secret !== ''}>
      <p class="secret">
        <input
          readonly
          value={props.secret}
          aria-label={text(props, 'theLink')}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" class="button quiet" onClick={() => void copy()}>
          {text(props, copied() ? 'copied' : 'copy')}
        </button>
      </p>
    </Show>
  );
}
