import { refused } from '@carillon/kit';
import type { Table } from '@carillon/protocol';
import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Now, Reply } from '../../shared/messages.ts';
import { type Cell, cell } from '../cell.ts';
import type { WorkerLine } from '../line.ts';
import { type Answer, call } from '../net/api.ts';
import { go, type NetProps, Page, text } from '../net/page.tsx';
import { ServerLine } from '../net/server-line.ts';
import { refusalText } from '../refusals.ts';
import { playerWords } from '../shell/levels.ts';
import type { SideTab } from '../table/page/online.ts';
import type { TextKey } from '../texts/index.ts';
import { type TableDrawing, TITLES } from '../titles.tsx';
import { ChatPanel, mayHear, useChat } from './chat.tsx';
import { useWaiting } from './clock.tsx';
import { EndDeeds, EndRematch } from './end-deeds.tsx';
import { NextGame, SeatsBar } from './seats-bar.tsx';
import { standInLines } from './stand-in.tsx';
import { WaitingPage } from './waiting-page.tsx';

export interface GamePageProps extends NetProps {
  /** The page's link to its worker. */
  readonly worker: WorkerLine;
  readonly id: string;
  /** The secret part of the table's link. */
  readonly link: string | undefined;
  /** The number of entries after which the replay begins; `undefined` for no replay. */
  readonly at: number | undefined;
}

/** The state of a table: open, running, or not found. */
type Found =
  | { readonly is: 'asking' }
  | { readonly is: 'open'; readonly table: Table }
  | { readonly is: 'game'; readonly game: ServerLine; readonly drawing: TableDrawing }
  | { readonly is: 'refused'; readonly why: TextKey };

/** A table on the server: the waiting room, then the game. */
export function GamePage(props: GamePageProps): JSX.Element {
  const found: Cell<Found> = cell<Found>({ is: 'asking' });
  let game: ServerLine | undefined;
  const look = async (): Promise<void> => {
    const reply = await tableOf(props);
    if (!reply.ok) found.set({ is: 'refused', why: refusalText(reply.code) });
    else if (reply.value.status === 'open') found.set({ is: 'open', table: reply.value });
    else {
      game = new ServerLine(props.id, props.server.socket, surroundings(props));
      found.set(await shown(game));
    }
  };
  onMount(() => void look());
  onCleanup(() => {
    game?.close();
    void props.worker.ask('leave', {});
  });
  const current = <Is extends Found['is']>(is: Is): Extract<Found, { is: Is }> | undefined => {
    const now = found();
    return now.is === is ? (now as Extract<Found, { is: Is }>) : undefined;
  };
  return (
    <>
      <Show when={current('asking')}>
        <p class="opening">{text(props, 'opening')}</p>
      </Show>
      <Show when={current('open')}>
        {(open) => <WaitingPage {...props} table={open().table} onChange={() => void look()} />}
      </Show>
      <Show when={current('game')} keyed>
        {({ game: seen, drawing }) => drawing.draw(frameOf(props, seen))}
      </Show>
      <Show when={current('refused')}>
        {(refused) => (
          <Page {...props} title={text(props, 'noTable')}>
            <p role="alert">{text(props, refused().why)}</p>
          </Page>
        )}
      </Show>
    </>
  );
}

const linkPart = (link: string | undefined): string => (link === undefined ? '' : `?link=${encodeURIComponent(link)}`);

const tableOf = ({ id, link }: GamePageProps): Promise<Answer<Table>> =>
  call('GET', `api/tables/${encodeURIComponent(id)}${linkPart(link)}`);

const surroundings = ({ worker, link }: GamePageProps): ConstructorParameters<typeof ServerLine>[2] => ({
  worker,
  link,
  storage: sessionStorage,
  past: async (game, number) => {
    const reply = await call<{ readonly view: unknown }>('GET', `api/games/${game}/past/${number}${linkPart(link)}`);
    return reply.ok ? reply : refused('not_found');
  },
});

/** The game on its title's screen. */
async function shown(game: ServerLine): Promise<Found> {
  const reply: Reply<Now<unknown, unknown>> = await game.feed.opened();
  if (!reply.ok) return { is: 'refused', why: refusalText(reply.code) };
  const title = TITLES.find(({ id }) => id === reply.value.title);
  if (title === undefined) return { is: 'refused', why: refusalText('unknown_title') };
  return { is: 'game', game, drawing: await title.sitDown(game, reply.value) };
}

function frameOf(given: GamePageProps, game: ServerLine): Parameters<TableDrawing['draw']>[0] {
  const props = { ...given, game };
  const tab: Cell<SideTab> = cell<SideTab>('log');
  const chat = useChat(props, () => tab() === 'chat');
  return {
    preferences: props.preferences,
    at: props.at,
    onLeave: () => go('#/games'),
    onTakeOver: () => undefined,
    online: {
      Seats: (bar) => (
        <SeatsBar
          {...props}
          unread={chat.unread()}
          onTalk={() => {
            bar.onTalk();
            tab.set('chat');
          }}
        />
      ),
      Chat: () => <ChatPanel {...props} />,
      hasChat: () => mayHear(props),
      Next: () => <NextGame {...props} />,
      tab,
      unread: chat.unread,
      waiting: useWaiting(props),
      notes: () => standInLines(props),
    },
    afterwards: {
      playerOf: (seat) => {
        const name = game.table()?.players[seat]?.name;
        return name && playerWords(name, props.preferences().language);
      },
      Rematch: () => <EndRematch {...props} />,
      Deeds: () => <EndDeeds {...props} />,
    },
  };
}
