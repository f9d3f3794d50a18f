import type { Proposal, Table } from '@carillon/protocol';
import { createMemo, For, type JSX, onCleanup, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { leftWords, seatName } from '../lobby/words.ts';
import { call } from '../net/api.ts';
import { Submission } from '../net/form.tsx';
import { newId } from '../net/ids.ts';
import { go, Person, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import type { TableInfo } from '../net/server-line.ts';
import { ChatDialog, useChat } from './chat.tsx';
import { DeedsDialog, nextGame } from './deeds-dialog.tsx';
import { DiceAlert } from './dice-facts.tsx';
import { NoteDialog } from './note.tsx';
import type { OnlineProps } from './props.ts';
import { TakeSeat } from './take-seat.tsx';

/** The open window of the bar. */
type Window = 'chat' | 'note' | 'deeds';

/** Above the table: the players, their clocks and presence, proposals, and everything that is not the game itself. */
export function SeatsBar(props: OnlineProps & { readonly onLeave: () => void }): JSX.Element {
  const window: Cell<Window | undefined> = cell<Window | undefined>(undefined);
  const chat = useChat(props, () => window() === 'chat');
  const close = (): void => window.set(undefined);
  return (
    <section class="seats" aria-label={text(props, 'atTheTable')}>
      <Show when={props.game.table()}>{(table) => <Sides {...props} table={table()} />}</Show>
      <State {...props} />
      <Show when={props.game.table()}>{(table) => <DiceAlert {...props} dice={table().dice} />}</Show>
      <div class="seats-buttons">
        <NextGame {...props} />
        <button type="button" class="button quiet seats-wide" data-does="chat" onClick={() => window.set('chat')}>
          {text(props, 'chat')}
          <Show when={chat.unread() > 0}>
            <span class="places-count">{chat.unread()}</span>
          </Show>
        </button>
        <button type="button" class="button quiet seats-wide" data-does="note" onClick={() => window.set('note')}>
          {text(props, 'note')}
        </button>
        <button type="button" class="button quiet" data-does="deeds" onClick={() => window.set('deeds')}>
          {text(props, 'tableDeeds')}
          <Show when={chat.unread() > 0}>
            <span class="places-count seats-narrow">{chat.unread()}</span>
          </Show>
        </button>
      </div>
      <Proposals {...props} />
      <RematchOffer {...props} />
      <ChatDialog {...props} open={window() === 'chat'} onClose={close} />
      <NoteDialog {...props} open={window() === 'note'} onClose={close} />
      <DeedsDialog {...props} open={window() === 'deeds'} onClose={close} onOpen={(other) => window.set(other)} />
    </section>
  );
}

/** The server's time, second by second. */
function useServerTime(props: OnlineProps): () => number {
  const now = cell(Date.now());
  const timer = setInterval(() => now.set(Date.now()), 1000);
  onCleanup(() => clearInterval(timer));
  return () => now() + props.server.socket.ahead();
}

function Sides(props: OnlineProps & { readonly table: TableInfo }): JSX.Element {
  const time = useServerTime(props);
  const language = () => props.preferences().language;
  const here = (seat: string): boolean => props.game.presence()?.seats.includes(seat) ?? false;
  const spectators = () => props.game.presence()?.spectators ?? 0;
  return (
    <ul class="seats-list">
      <For each={Object.entries(props.table.players)}>
        {([seat, player], place) => (
          <li class="seat" data-seat={place()} data-awaited={props.table.awaited.includes(seat)}>
            <span class="seat-here" data-here={here(seat)} title={text(props, here(seat) ? 'isHere' : 'isNotHere')}>
              <span class="unseen">{text(props, here(seat) ? 'isHere' : 'isNotHere')}</span>
            </span>
            <span class="seat-side">{seatName(props.table, seat, language())}</span>
            <Show when={player} fallback={<Nobody {...props} />}>
              {(who) => <Person name={who().name} />}
            </Show>
            <Clock {...props} seat={seat} time={time()} />
          </li>
        )}
      </For>
      <Show when={spectators() > 0}>
        <li class="seats-spectators">{text(props, 'spectators', { count: spectators() })}</li>
      </Show>
    </ul>
  );
}

/** An abandoned seat, which a spectator may take. */
function Nobody(props: OnlineProps & { readonly table: TableInfo }): JSX.Element {
  const mayTake = () => props.table.status === 'running' && props.game.feed.now?.online?.seat === null;
  return (
    <>
      <em>{text(props, 'seatEmpty')}</em>
      <Show when={mayTake() && !props.game.isStale()}>
        <TakeSeat {...props} />
      </Show>
    </>
  );
}

/** The time left to a side: on its clock, or until its deadline. */
function Clock(
  props: OnlineProps & { readonly table: TableInfo; readonly seat: string; readonly time: number },
): JSX.Element {
  const runs = () => props.table.status === 'running' && props.table.clocks.running.includes(props.seat);
  const left = (): number | undefined => {
    const { clocks } = props.table;
    const kept = clocks.left[props.seat];
    if (kept != null) return kept - (runs() ? Math.max(0, props.time - clocks.at) : 0);
    return runs() && clocks.due !== null ? clocks.due - props.time : undefined;
  };
  return (
    <Show when={left() !== undefined}>
      <span class="clock" role="timer" data-runs={runs()} data-low={(left() ?? 0) < 60_000}>
        {leftWords(left() ?? 0, props.preferences().language)}
      </span>
    </Show>
  );
}

/** The connection of the page to the game: empty if all is well. */
function State(props: OnlineProps): JSX.Element {
  const said = (): string => {
    if (props.server.socket.status() === 'outdated') return text(props, 'pageOutdated');
    if (props.game.sync() === 'refused') return text(props, 'noMoreTold');
    if (props.game.isStale()) return text(props, 'stale');
    return props.game.elsewhere() ? text(props, 'playedElsewhere') : '';
  };
  return (
    <p class="seats-state" role="status" data-stale={props.game.isStale()}>
      {said()}
    </p>
  );
}

/** Leads to the next game waiting for the user, once this one is not. */
function NextGame(props: OnlineProps): JSX.Element {
  const next = createMemo(() => nextGame(props));
  return (
    <Show when={next()}>
      {(table) => (
        <button
          type="button"
          class="button seats-wide"
          data-does="next-game"
          onClick={() => go(gameAddress(table().id))}
        >
          {text(props, 'nextGame')}
        </button>
      )}
    </Show>
  );
}

/** A proposal not yet answered. */
function Proposals(props: OnlineProps): JSX.Element {
  return <For each={props.game.table()?.proposals ?? []}>{(each) => <Proposed {...props} proposal={each} />}</For>;
}

/** At a finished table: the other side's offer of a rematch, until it is taken. */
function RematchOffer(props: OnlineProps): JSX.Element {
  const deed = new Submission();
  const offered = () => {
    const rematch = props.game.table()?.rematch ?? null;
    const plays = (props.game.feed.now?.online?.seat ?? null) !== null;
    return plays && rematch !== null && !props.server.mine().some(({ id }) => id === rematch);
  };
  const take = (): void =>
    void deed.run(
      () => call<Table>('POST', `api/tables/${props.game.id}/rematch`, { value: newId() }),
      ({ id }) => go(gameAddress(id)),
    );
  return (
    <Show when={offered()}>
      <p class="proposal" role="alert" data-proposal="rematch">
        <span>{text(props, 'rematchOffered')}</span>
        <button type="button" class="button" data-does="rematch-accept" onClick={take}>
          {text(props, 'rematchAccept')}
        </button>
      </p>
    </Show>
  );
}

function Proposed(props: OnlineProps & { readonly proposal: Proposal }): JSX.Element {
  const deed = new Submission();
  const own = () => props.game.feed.now?.online?.seat ?? null;
  const mine = () => props.proposal.by === own();
  const words = (): string => {
    const info = props.game.table();
    const seat = info ? seatName(info, props.proposal.by, props.preferences().language) : props.proposal.by;
    return text(props, props.proposal.kind === 'draw' ? 'proposesDraw' : 'proposesTakeback', { seat });
  };
  const answer = (agree: boolean): void =>
    void deed.run(() => props.game.send({ type: 'answer', kind: props.proposal.kind, agree }));
  return (
    <p class="proposal" role="alert" data-proposal={props.proposal.kind}>
      <span>{words()}</span>
      <Show when={own() !== null && !props.game.isStale()}>
        <Show when={!mine()}>
          <button type="button" class="button" data-does="agree" onClick={() => answer(true)}>
            {text(props, 'agree')}
          </button>
        </Show>
        <button type="button" class="button quiet" data-does="decline" onClick={() => answer(false)}>
          {text(props, mine() ? 'withdraw' : 'decline')}
        </button>
      </Show>
    </p>
  );
}
