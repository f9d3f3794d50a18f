import type { ApFacts, ApType } from '@carillon/bayonets-tomahawks-rules/reference';
import { For, type JSX, Show } from 'solid-js';

/** The signs of which points are made, as the lessons call them; each stands alone or in a half. */
export const SIGNS = {
  triangle: 'M0-5L5 4H-5Z',
  square: 'M-4.6-4.6H4.6V4.6H-4.6Z',
  squareLeft: 'M-8.6-4H-.6V4H-8.6Z',
  anchor:
    'M6-2.6V5.4M3.9-.8H8.1M2.2 1.8C2.4 4.2 4.1 5.2 6 5.4C7.9 5.2 9.6 4.2 9.8 1.8M6-2.6A1.3 1.3 0 1 0 6-5.2A1.3 1.3 0 1 0 6-2.6',
} as const;
/** Light: a triangle; army: a square; sail: an anchor beside it; Indian: a feather. */
const PICTURES: Readonly<Record<ApType, readonly string[]>> = {
  light: [SIGNS.triangle],
  army: [SIGNS.square],
  'sail-army': [SIGNS.squareLeft, SIGNS.anchor],
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
      <ApPicture facts={props.facts} />
      <Show when={props.gone}>
        <path class="ap-strike" d="M-11 8L11-8" />
      </Show>
    </svg>
  );
}

/** Its frames and pictures around 0, 0, up to 12 units from it; the class `ap-sign` around them has their colours. */
export function ApPicture(props: { readonly facts: ApFacts }): JSX.Element {
  return (
    <>
      <rect x="-12" y="-9" width="24" height="18" rx="4" />
      <Show when={props.facts.double}>
        <rect x="-10" y="-7" width="20" height="14" rx="3" />
      </Show>
      <For each={PICTURES[props.facts.type]}>{(path) => <path d={path} />}</For>
    </>
  );
}
