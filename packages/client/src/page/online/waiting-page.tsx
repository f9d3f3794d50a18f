import type { Dice, Table } from '@carillon/protocol';
import { type JSX, onCleanup, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { Seats } from '../lobby/seats.tsx';
import { Players, terms } from '../lobby/table-row.tsx';
import { gameName } from '../lobby/words.ts';
import { call } from '../net/api.ts';
import { Outcome, Submission } from '../net/form.tsx';
import { go, type NetProps, Page, Panel, text } from '../net/page.tsx';
import { gameAddress, wholeAddress } from '../net/page-address.ts';
import { Secret } from '../people/secret.tsx';
import { ComputerInstead } from './computer-instead.tsx';
import { DiceAlert, WaitingDice } from './dice-facts.tsx';
import { Rests } from './rests.tsx';

/** How often to check whether the game has begun, in milliseconds. */
const LOOK_EVERY = 2500;

export interface WaitingProps extends NetProps {
  readonly table: Table;
  readonly link: string | undefined;
  /** Reloads the table. */
  readonly onChange: () => void;
}

/** The page of a table that is not full yet, for waiting and for joining by a link. */
export function WaitingPage(props: WaitingProps): JSX.Element {
  const timer = setInterval(() => props.onChange(), LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  const deed = new Submission();
  const typed: Cell<string> = cell('');
  const dice = () => diceOf(props);
  const own = () => props.server.account?.id;
  const sits = () => props.table.sitting.some(({ account }) => account === own());
  const leave = (): void =>
    void deed.run(
      () => call('POST', `api/tables/${props.table.id}/leave`),
      () => go('#/lobby'),
    );
  return (
    <Page {...props} title={gameName(props.table, props.preferences().language)}>
      <Panel title={text(props, 'waitingTitle')}>
        <p>{terms(props, props.table)}</p>
        <Players {...props} />
        <Rests
          {...props}
          rests={props.table.rests ?? []}
          nameOf={(id) => props.table.sitting.find(({ account }) => account === id)?.name}
        />
        <Show when={sits()}>
          <p role="status">{text(props, 'waitingText')}</p>
          <Show when={props.table.link}>
            {(link) => (
              <>
                <p>{text(props, 'shareText')}</p>
                <Secret {...props} secret={wholeAddress(gameAddress(props.table.id, link()))} />
              </>
            )}
          </Show>
        </Show>
        <DiceAlert {...props} dice={dice()} />
        <WaitingDice {...props} sits={sits()} typed={typed} />
        <p class="button-row">
          <Show when={props.server.pledges.faultOf(dice()) === undefined}>
            <Seats {...props} deed={deed} value={typed} onSeated={props.onChange} />
          </Show>
          <Show when={sits()}>
            <button type="button" class="button quiet" data-does="leave-table" onClick={leave}>
              {text(props, own() === props.table.host ? 'closeTable' : 'leaveTable')}
            </button>
          </Show>
        </p>
        <Show when={own() !== undefined && own() === props.table.host}>
          <ComputerInstead {...props} deed={deed} onSeated={props.onChange} />
        </Show>
        <Outcome {...props} deed={deed} />
      </Panel>
    </Page>
  );
}

/** The dice as the server now describes them; it publishes the values when the game begins. */
const diceOf = ({ table, server }: WaitingProps): Pick<Dice, 'game' | 'commitment' | 'values'> => ({
  ...{ game: table.id, commitment: table.commitment },
  values: server.pledges.of(table.id)?.values ?? [],
});
