import type { JoinTable, Table } from '@carillon/protocol';
import type { JSX } from 'solid-js';
import { call } from '../net/api.ts';
import { Outcome, Submission } from '../net/form.tsx';
import { newId } from '../net/ids.ts';
import { text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { enterFirst } from '../people/enter.tsx';
import type { OnlineProps } from './props.ts';

/** Takes over an abandoned seat; a user must sign in first. */
export function TakeSeat(props: OnlineProps): JSX.Element {
  const deed = new Submission();
  const take = (): void => {
    const { id, link } = props.game;
    const body: JoinTable = { seat: null, value: newId(), ...(link !== undefined && { link }) };
    if (props.server.account === null) enterFirst(gameAddress(id, link));
    else void deed.run(() => call<Table>('POST', `api/tables/${id}/join`, body));
  };
  return (
    <>
      <button type="button" class="button" data-does="take-seat" onClick={take}>
        {text(props, 'takeSeat')}
      </button>
      <Outcome {...props} deed={deed} />
    </>
  );
}
