import { SECOND } from '@carillon/kit';
import type { Proposal, Resting, Table } from '@carillon/protocol';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { seatName } from '../lobby/words.ts';
import { call } from '../net/api.ts';
import { Submission } from '../net/form.tsx';
import { newId } from '../net/ids.ts';
import { go, Person, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import type { TableInfo } from '../net/server-line.ts';
import { Clock, useServerTime } from './clock.tsx';
import { DeedsDialog, nextGame } from './deeds-dialog.tsx';
import { DiceAlert } from './dice-facts.tsx';
import { NoteDialog } from './note.tsx';
import type { OnlineProps } from './props.ts';
import { restNow, useRests } from './rests.tsx';
import { StandInBack, StandInMark, standInWords } from './stand-in.tsx';
import { TakeSeat } from './take-seat.tsx';

/** The open window of the bar. */
type Window = 'note' | 'deeds';

export interface SeatsBarProps extends OnlineProps {
  /** How many messages of the chat have not been read. */
  readonly unread: number;
  readonly onTalk: () => void;
}

/** The bar above the table: players, clocks and presence, chat and the other actions around the game. */
export function SeatsBar(props: SeatsBarProps): JSX.Element {
  const window: Cell<Window | undefined> = cell<Window | undefined>(undefined);
  const rests = useRests(props);
  const close = (): void => window.set(undefined);
  const spectators = () => props.game.presence()?.spectators ?? 0;
  return (
    <section class="seats" aria-label={text(props, 'atTheTable')}>
      <Show when={props.game.table()}>{(table) => <Sides {...props} table={table()} rests={rests()} />}</Show>
      <div class="seats-buttons">
        <button type="button" class="button quiet" data-does="deeds" onClick={() => window.set('deeds')}>
          {text(props, 'tableDeeds')}
          <Show when={props.unread > 0}>
            <span class="places-count seats-narrow">{props.unread}</span>
          </Show>
        </button>
        <Show when={spectators() > 0}>
          <small class="seats-spectators">{text(props, 'spectators', { count: spectators() })}</small>
        </Show>
      </div>
      <div class="seats-floats">
        <State {...props} />
        <Show when={props.game.table()}>{(table) => <DiceAlert {...props} dice={table().dice} />}</Show>
        <StandInBack {...props} />
        <Proposals {...props} />
        <RematchOffer {...props} />
      </div>
      <NoteDialog {...props} open={window() === 'note'} onClose={close} />
      <DeedsDialog
        {...props}
        rests={rests()}
        open={window() === 'deeds'}
        onClose={close}
        onNote={() => window.set('note')}
        onTalk={() => {
          close();
          props.onTalk();
        }}
      />
    </section>
  );
}

function Sides(props: OnlineProps & { readonly table: TableInfo; readonly rests: readonly Resting[] }): JSX.Element {
  const time = useServerTime(props);
  const language = () => props.preferences().language;
  const restOf = (id: string | undefined) => props.rests.find(({ account }) => account === id);
  // Without a connection no presence is known, and the others do not see the user's.
  const here = (seat: string): boolean =>
    !props.game.isStale() && (props.game.presence()?.seats.includes(seat) ?? false);
  const presence = (seat: string): string =>
    text(props, props.game.isStale() ? 'stale' : here(seat) ? 'isHere' : 'isNotHere');
  return (
    <ul class="seats-list">
      <For each={Object.entries(props.table.players)}>
        {([seat, player], place) => (
          <li class="seat" data-seat={place()} data-awaited={props.table.awaited.includes(seat)}>
            <Show when={!props.table.holds}>
              <span class="seat-here" data-here={here(seat)} title={presence(seat)}>
                <span class="unseen">{presence(seat)}</span>
              </span>
            </Show>
            <span class="seat-side">{seatName(props.table, seat, language())}</span>
            <Show when={player} fallback={<Nobody {...props} />}>
              {(who) => <Person {...props} name={who().name} />}
            </Show>
            <StandInMark {...props} seat={seat} />
            <Clock {...props} seat={seat} time={time()} />
            <Show when={restNow(props, restOf(player?.account))}>
              {(words) => (
                <span class="seat-rest" title={words()}>
                  <span class="unseen">{words()}</span>
                </span>
              )}
            </Show>
          </li>
        )}
      </For>
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

/** The reason why the page waits, a lost connection first; empty if all is well. */
function State(props: OnlineProps): JSX.Element {
  const said = (): string => {
    if (props.server.socket.status() === 'outdated') return text(props, 'pageOutdated');
    if (props.game.sync() === 'refused') return text(props, 'noMoreTold');
    if (props.game.isStale()) return text(props, 'stale');
    if (props.game.unmade()) return text(props, 'choiceNotMade');
    if (props.game.elsewhere()) return text(props, 'playedElsewhere');
    const wait = props.game.queued();
    return wait > 0 ? text(props, 'computerQueued', { count: Math.ceil(wait / SECOND) }) : '';
  };
  return (
    <p class="seats-state" role="status" data-stale={props.game.isStale()}>
      {said()}
    </p>
  );
}

/** A link to the next game that waits for the user, shown while this one does not. */
export function NextGame(props: OnlineProps): JSX.Element {
  const isAsked = () => props.game.table()?.awaited.includes(props.game.feed.now?.online?.seat ?? '') ?? false;
  const next = createMemo(() => (isAsked() ? undefined : nextGame(props)));
  return (
    <Show when={next()}>
      {(table) => (
        <button type="button" class="button" data-does="next-game" onClick={() => go(gameAddress(table().id))}>
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
    if (props.proposal.kind === 'standin') return standInWords(props, props.proposal);
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
