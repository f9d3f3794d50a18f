import type { JoinTable, Table } from '@carillon/protocol';
import { For, type JSX, Show } from 'solid-js';
import { call } from '../net/api.ts';
import type { Submission } from '../net/form.tsx';
import { newId } from '../net/ids.ts';
import { go, type NetProps, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { enterFirst } from '../people/enter.tsx';
import { seatName } from './words.ts';

export interface SeatsProps extends NetProps {
  readonly table: Table;
  readonly deed: Submission;
  /** The secret part of the table's link, if the user followed one. */
  readonly link?: string | undefined;
  /** The value that the user has typed for the dice; if empty, one is made up. */
  readonly value?: () => string;
  readonly onSeated?: () => void;
}

/** Whether a player has left a running game, so that somebody else may take over. */
export const isDeserted = ({ status, solo, seats, sitting }: Table): boolean =>
  status === 'running' && !solo && sitting.length < seats.length;

/** The ways to join a table: a button for each free side, or a single one. */
export function Seats(props: SeatsProps): JSX.Element {
  const own = () => props.server.account?.id;
  const sits = () => props.table.sitting.some(({ account }) => account === own());
  const free = () => props.table.seats.filter((seat) => !props.table.sitting.some((each) => each.seat === seat));
  const begun = () => props.table.status === 'running';
  const chosen = () => props.table.sides === 'chosen' && !begun();
  const sit = (seat: string | null): void => {
    const address = gameAddress(props.table.id, props.link);
    if (own() === undefined) enterFirst(address);
    else void take(seat, address);
  };
  const take = (seat: string | null, address: string): Promise<void> => {
    const { link, table } = props;
    const value = props.value?.() || newId();
    const body: JoinTable = { seat, value, ...(link !== undefined && { link }) };
    const join = () => call<Table>('POST', `api/tables/${table.id}/join`, body);
    return props.deed.run(
      // A player who takes over an abandoned seat adds nothing to the dice.
      () => (begun() ? join() : props.server.pledges.give(table, value, join)),
      () => (props.onSeated ? props.onSeated() : go(address)),
    );
  };
  const Sit = (button: { readonly seat: string | null; readonly words: string }): JSX.Element => (
    <button type="button" class="button" data-does="sit" data-seat={button.seat} onClick={() => sit(button.seat)}>
      {button.words}
    </button>
  );
  return (
    <Show
      when={!sits()}
      fallback={
        <Show when={!props.onSeated}>
          <a class="button quiet" href={gameAddress(props.table.id)}>
            {text(props, 'toTheTable')}
          </a>
        </Show>
      }
    >
      <Show when={chosen()} fallback={<Sit seat={null} words={text(props, begun() ? 'takeSeat' : 'sitDown')} />}>
        <For each={free()}>
          {(seat) => (
            <Sit
              seat={seat}
              words={text(props, 'sitDownAs', { seat: seatName(props.table, seat, props.preferences().language) })}
            />
          )}
        </For>
      </Show>
    </Show>
  );
}
