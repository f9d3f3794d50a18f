import type { Act, ActKind, OwnAct } from '@carillon/protocol';
import type { JSX } from 'solid-js';
import { when } from '../lobby/words.ts';
import { type NetProps, text } from '../net/page.tsx';
import { fileAddress } from '../net/page-address.ts';
import type { TextKey } from '../texts/index.ts';

const KINDS: Readonly<Record<ActKind, TextKey>> = {
  note: 'actNote',
  warning: 'actWarning',
  chat: 'actChat',
  rated: 'actRated',
  login: 'actLogin',
  lift: 'actLift',
  upheld: 'actUpheld',
  settled: 'actSettled',
  line: 'actLine',
  closed: 'actClosed',
  opened: 'actOpened',
  code: 'actCode',
  appointed: 'actAppointed',
  dismissed: 'actDismissed',
};

/** The kind of an act in words; if it lifts or upholds another act, also the kind of that one. */
export function kindWords(props: NetProps, { kind, of }: Pick<Act, 'kind' | 'of'>): string {
  const words = text(props, KINDS[kind]);
  return of === null ? words : text(props, 'actOf', { act: words, of: text(props, KINDS[of]) });
}

/** The state of an act: until when it holds, or whether it was lifted or upheld. */
export function standingWords(
  props: NetProps,
  { until, lifted, upheld = false }: Pick<OwnAct, 'until' | 'lifted'> & { readonly upheld?: boolean },
): string {
  const end = until === null ? [] : [text(props, 'actUntil', { when: when(until, props.preferences().language) })];
  return [...end, ...(lifted ? [text(props, 'actLifted')] : []), ...(upheld ? [text(props, 'actStands')] : [])].join(
    ' · ',
  );
}

/** A name that leads to the account as moderators see it. */
export function Somebody(
  props: NetProps & { readonly who: { readonly id: string; readonly name: string } },
): JSX.Element {
  return (
    <a class="person" href={fileAddress(props.who.id)}>
      {props.who.name === '' ? text(props, 'nobodyNow') : props.who.name}
    </a>
  );
}
