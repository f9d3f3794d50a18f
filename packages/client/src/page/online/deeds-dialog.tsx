import type { Resting, Table } from '@carillon/protocol';
import { type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { Outcome, Submission } from '../net/form.tsx';
import { newId } from '../net/ids.ts';
import { go, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { giveValue } from '../net/pledges.ts';
import { Dialog } from '../shell/dialog.tsx';
import type { TextKey } from '../texts/index.ts';
import { DiceCheck } from './dice-check.tsx';
import type { OnlineProps } from './props.ts';
import { Rests } from './rests.tsx';
import { mayAgree, StandInEnds, StandInForm } from './stand-in.tsx';

/** Another game waiting for the user. */
export const nextGame = ({ server, game }: OnlineProps): Table | undefined =>
  server.awaiting().find(({ id }) => id !== game.id);

export interface DeedsProps extends OnlineProps {
  readonly open: boolean;
  readonly rests: readonly Resting[];
  readonly onClose: () => void;
  readonly onNote: () => void;
  /** Opens the chat beside the map. */
  readonly onTalk: () => void;
}

/** An action that needs confirmation. */
type Grave = 'resign' | 'claim';
/** The form or question that replaces the menu. */
type Asking = Grave | 'stand-in';

/** Actions on a game besides playing it. */
export function DeedsDialog(props: DeedsProps): JSX.Element {
  const asking: Cell<Asking | undefined> = cell<Asking | undefined>(undefined);
  const deed = new Submission();
  const close = (): void => {
    asking.set(undefined);
    props.onClose();
  };
  return (
    <Dialog open={props.open} title={text(props, 'tableDeeds')} close={text(props, 'close')} onClose={close}>
      <Show when={asking()} fallback={<Deeds {...props} deed={deed} asking={asking} />} keyed>
        {(asked) =>
          asked === 'stand-in' ? (
            <Show when={props.game.table()}>
              {(table) => <StandInForm {...props} table={table()} onDone={close} />}
            </Show>
          ) : (
            <Asked {...props} grave={asked} deed={deed} onDone={close} onBack={() => asking.set(undefined)} />
          )
        }
      </Show>
      <Outcome {...props} deed={deed} />
    </Dialog>
  );
}

type Inner = DeedsProps & { readonly deed: Submission; readonly asking: Cell<Asking | undefined> };

function Deeds(props: Inner): JSX.Element {
  const running = () => props.game.table()?.status === 'running';
  const plays = () => (props.game.feed.now?.online?.seat ?? null) !== null;
  const nameOf = (id: string): string | undefined => {
    const players = Object.values(props.game.table()?.players ?? {});
    return players.find((player) => player?.account === id)?.name;
  };
  return (
    <nav class="table-menu">
      <Rests {...props} nameOf={nameOf} />
      <Show when={nextGame(props)}>
        {(next) => (
          <a class="button" href={gameAddress(next().id)}>
            {text(props, 'nextGame')}
          </a>
        )}
      </Show>
      <Item does="chat" words={text(props, 'chat')} onPress={() => props.onTalk()} />
      <Item does="note" words={text(props, 'note')} onPress={() => props.onNote()} />
      <Show when={running() && plays()}>
        <Proposing {...props} />
      </Show>
      <DiceCheck {...props} />
      <Show when={!running() && plays()}>
        <Rematch {...props} />
      </Show>
      <a class="button quiet" href="#/games">
        {text(props, 'placeGames')}
      </a>
    </nav>
  );
}

function Item(props: { readonly does: string; readonly words: string; readonly onPress: () => void }): JSX.Element {
  return (
    <button type="button" class="button quiet" data-does={props.does} onClick={() => props.onPress()}>
      {props.words}
    </button>
  );
}

function Proposing(props: Inner): JSX.Element {
  const info = () => props.game.table();
  const last = () => props.game.feed.now?.online?.last ?? undefined;
  const free = () => props.game.feed.now?.online?.undo !== null;
  const proposed = (kind: 'draw' | 'takeback'): void => {
    const to = kind === 'takeback' ? last() : undefined;
    void props.deed.run(
      () => props.game.propose(kind, to),
      () => props.onClose(),
    );
  };
  return (
    <Show when={!info()?.solo}>
      <Show when={info()?.takebacks && last() !== undefined && !free()}>
        <Item does="ask-takeback" words={text(props, 'askTakeback')} onPress={() => proposed('takeback')} />
      </Show>
      <Item does="ask-draw" words={text(props, 'askDraw')} onPress={() => proposed('draw')} />
      <Show when={mayAgree(props)}>
        <Item does="stand-in" words={text(props, 'standIn')} onPress={() => props.asking.set('stand-in')} />
      </Show>
      <StandInEnds {...props} onDone={() => props.onClose()} />
      <Show when={info()?.clocks.overdue}>
        <Item does="claim" words={text(props, 'claim')} onPress={() => props.asking.set('claim')} />
      </Show>
      <Item does="resign" words={text(props, 'resign')} onPress={() => props.asking.set('resign')} />
    </Show>
  );
}

const GRAVE: Readonly<Record<Grave, readonly { readonly words: TextKey; readonly does: string }[]>> = {
  resign: [{ words: 'resignYes', does: 'resign-yes' }],
  claim: [
    { words: 'claimWin', does: 'win' },
    { words: 'claimReplace', does: 'replace' },
  ],
};

/** Asks for confirmation before something irreversible. */
function Asked(
  props: OnlineProps & {
    readonly grave: Grave;
    readonly deed: Submission;
    readonly onDone: () => void;
    readonly onBack: () => void;
  },
): JSX.Element {
  const send = (does: string): void => {
    const how = does === 'replace' ? 'replace' : 'win';
    const ask = () =>
      props.grave === 'resign' ? props.game.send({ type: 'resign' }) : props.game.send({ type: 'claim', how });
    void props.deed.run(ask, () => props.onDone());
  };
  return (
    <>
      <p>{text(props, props.grave === 'resign' ? 'resignText' : 'claimText')}</p>
      <p class="button-row">
        {GRAVE[props.grave].map(({ words, does }) => (
          <button type="button" class="button" data-does={does} onClick={() => send(does)}>
            {text(props, words)}
          </button>
        ))}
        <button type="button" class="button quiet" onClick={() => props.onBack()}>
          {text(props, 'cancel')}
        </button>
      </p>
    </>
  );
}

/** A rematch with exchanged sides. */
export function Rematch(props: OnlineProps & { readonly deed: Submission }): JSX.Element {
  const ask = (): void =>
    void props.deed.run(
      () => rematched(props),
      ({ id }) => go(gameAddress(id)),
    );
  return <Item does="rematch" words={text(props, 'rematch')} onPress={ask} />;
}

/** Opens or joins the rematch. The value goes to the server after its commitment is known. */
async function rematched({ server, game }: OnlineProps): Promise<Answer<Table>> {
  const value = newId();
  const ask = () => call<Table>('POST', `api/tables/${game.id}/rematch`, { value });
  const old = await call<Table>('GET', `api/tables/${game.id}`);
  const offer =
    old.ok && old.value.rematch !== null ? await call<Table>('GET', `api/tables/${old.value.rematch}`) : old;
  if (old.ok && old.value.rematch !== null && offer.ok) return server.pledges.give(offer.value, value, ask);
  const made = await ask();
  if (made.ok && made.value.status === 'open') await giveValue(server.pledges, made.value, newId());
  return made;
}
