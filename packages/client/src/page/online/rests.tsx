import { datesIn, type Language } from '@carillon/board';
import { DAY, MINUTE } from '@carillon/kit';
import type { Resting, Table } from '@carillon/protocol';
import { createResource, For, type JSX, onCleanup, Show } from 'solid-js';
import { call } from '../net/api.ts';
import { type NetProps, text } from '../net/page.tsx';
import type { OnlineProps } from './props.ts';

/** How often to ask again, in milliseconds. */
const ASK_EVERY = 5 * MINUTE;

/** The hours of sleep and days away of a correspondence game's players; empty if the reader does not play in it. */
export function useRests(props: OnlineProps): () => readonly Resting[] {
  const slow = () => props.game.table()?.pace.kind === 'slow' && props.game.table()?.status === 'running';
  // Ask again at each turn: a player's hours of sleep may have begun.
  const wanted = () => (slow() ? (props.game.table()?.awaited.join() ?? '') || 'nobody' : false);
  const [rests, { refetch }] = createResource(wanted, async () => {
    const reply = await call<Table>('GET', `api/tables/${props.game.id}${props.game.linkPart}`);
    return reply.ok ? (reply.value.rests ?? []) : [];
  });
  const timer = setInterval(() => void refetch(), ASK_EVERY);
  onCleanup(() => clearInterval(timer));
  return () => (slow() ? (rests.latest ?? []) : []);
}

/** The date of a day such as `2027-07-01`, at noon UTC. */
const dayOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The reason why a player's clock is paused now, in a few words; empty if it runs. */
export function restNow(props: NetProps, rest: Resting | undefined): string {
  const { language } = props.preferences();
  const [first] = rest?.away ?? [];
  if (rest?.now === 'away' && first !== undefined) {
    const format = new Intl.DateTimeFormat(datesIn(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return text(props, 'restAway', { day: format.format(dayOf(first.last).getTime() + DAY) });
  }
  if (rest?.now !== 'asleep' || rest.sleep === null) return '';
  return text(props, 'restAsleep', { time: timeOf(language, rest.sleep.to) });
}

const timeOf = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(datesIn(language), { hour: 'numeric', minute: '2-digit' }).format(at);

/** A player's hours of sleep, in the reader's time zone, and days away; empty if there are none. */
function restWords(props: NetProps, { sleep, away }: Resting): string {
  const { language } = props.preferences();
  const days = new Intl.DateTimeFormat(datesIn(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const stretches = away.map(({ first, last }) => days.formatRange(dayOf(first), dayOf(last)));
  const list = new Intl.ListFormat(language).format(stretches);
  return [
    ...(sleep === null
      ? []
      : [text(props, 'restSleep', { from: timeOf(language, sleep.from), to: timeOf(language, sleep.to) })]),
    ...(away.length === 0 ? [] : [text(props, 'restDays', { days: list })]),
  ].join(' · ');
}

/** The pauses of each player's clock. */
export function Rests(
  props: NetProps & { readonly rests: readonly Resting[]; readonly nameOf: (account: string) => string | undefined },
): JSX.Element {
  const shown = () =>
    props.rests.flatMap((rest) => {
      const [name, words] = [props.nameOf(rest.account), restWords(props, rest)];
      return name === undefined || words === '' ? [] : [{ name, words }];
    });
  return (
    <Show when={shown().length > 0}>
      <div class="rests">
        <small>{text(props, 'restTold')}</small>
        <ul>
          <For each={shown()}>
            {({ name, words }) => (
              <li>
                <strong>{name}</strong> {words}
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
}
