import type { ApFacts, ApType } from '@carillon/bayonets-tomahawks-rules/reference';
import { For, type JSX, Show } from 'solid-js';

/** Light: a triangle; army: a square; sail: a hull under it; Indian: a feather. Two letters say the same. */
const PICTURES: Readonly<Record<ApType, readonly string[]>> = {
  light: ['M0-5L5 4H-5Z'],
  army: ['M-4.6-4.6H4.6V4.6H-4.6Z'],
  'sail-army': ['M-8-4.6H0V3.4H-8Z', 'M2 3H10L8 6H4ZM5.6 2V-5L9.6 2Z'],
  'french-light-army': ['M-9-4H-2V3H-9Z', 'M6-4.6L10.4 3.4H1.6Z'],
  indian: ['M-5 5.4C-6-1 0-6.4 6-6C5.4-.6 1.4 4-3.4 4ZM-6 6.4L3.6-3.8'],
};

/** An Action Point as a sign; doubled ones have two frames. */
export function ApSign(props: {
  readonly facts: ApFacts;
  readonly gone?: boolean;
  readonly held?: boolean;
}): JSX.Element {
  return (
    <svg
      class="ap-sign"
      classList={{ 'ap-gone': props.gone === true, 'ap-held': props.held === true }}
      viewBox="-13 -10 26 20"
      aria-hidden="true"
    >
      <rect x="-12" y="-9" width="24" height="18" rx="4" />
      <Show when={props.facts.double}>
        <rect x="-10" y="-7" width="20" height="14" rx="3" />
      </Show>
      <For each={PICTURES[props.facts.type]}>{(path) => <path d={path} />}</For>
      <Show when={props.gone}>
        <path class="ap-strike" d="M-11 8L11-8" />
      </Show>
    </svg>
  );
}
