import { ClientMessage, FRAME_LIMIT, PROTOCOL, type ServerMessage } from '@carillon/protocol';
import websocket from '@fastify/websocket';
import type { FastifyPluginAsync } from 'fastify';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { Bucket, type Limit } from '../../bucket.ts';
import type { Services } from '../../services.ts';
import type { Followers } from '../../tables/followers.ts';
import type { Who } from '../../who.ts';
import type { Watcher } from '../games.ts';
import type { GameService } from '../service.ts';
import type { Sockets } from './sockets.ts';

interface SocketParts extends Pick<Services, 'people' | 'clock'> {
  readonly games: Pick<GameService, 'hear' | 'gone'>;
  readonly sockets: Sockets;
  readonly followers: Followers;
}

/** How fast a page may send messages. */
const MESSAGES: Limit = { burst: 60, every: 50 };
/** The number of excess messages after which a page is cut off. */
const PATIENCE = 200;
/** The maximum number of unread bytes that may wait for a page; beyond this the page is cut off, and reconnects. */
const UNREAD = 4_000_000;

/** How long pages may take to answer when a stopping server closes their sockets, in milliseconds. */
const FAREWELL = 1000;

const POLICY = 1008;
const OTHER_PROTOCOL = 4001;

const messages = Compile(ClientMessage);

/** Parses what a page sends; `undefined` if it is not a valid message. */
export function readMessage(data: unknown): ClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return messages.Check(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** `/api/socket`: one socket per page. */
export const gameSocket: FastifyPluginAsync<SocketParts> = async (app, parts) => {
  await app.register(websocket, { options: { maxPayload: FRAME_LIMIT, perMessageDeflate: false } });
  // A page that vanished without closing its socket never answers: it must not delay the shutdown.
  app.addHook('preClose', async () => {
    const endAll = (): void => {
      for (const socket of app.websocketServer.clients) socket.terminate();
    };
    setTimeout(endAll, FAREWELL).unref();
  });
  app.get('/api/socket', { websocket: true }, async (socket, request) => {
    // Messages that arrive while we identify the sender must not be lost.
    const early: unknown[] = [];
    const keep = (data: unknown): void => void early.push(data);
    socket.on('message', keep);
    const who = await parts.people.whoIs(request);
    const session = await parts.people.sessionOf(request);
    socket.off('message', keep);
    const asked = new URL(request.url, 'http://localhost').searchParams.get('protocol');
    if (asked !== String(PROTOCOL)) return socket.close(OTHER_PROTOCOL, 'protocol');
    const opened = { account: who?.account, session, address: request.ip };
    if (parts.sockets.add(socket, opened)) serve(socket, who, parts, early);
  });
};

function serve(
  socket: WebSocket,
  who: Who | undefined,
  { games, clock, followers }: Pick<SocketParts, 'games' | 'clock' | 'followers'>,
  early: readonly unknown[],
): void {
  const watcher: Watcher = { who, send: (message) => send(socket, message) };
  const allowance = new Bucket(MESSAGES, () => clock.now());
  let exceeded = 0;
  const hear = (data: unknown): void => {
    if (!allowance.take()) {
      watcher.send({ type: 'refused', game: null, id: null, code: 'too_fast' });
      if (++exceeded > PATIENCE) socket.close(POLICY, 'too fast');
      return;
    }
    const message = readMessage(data);
    if (message === undefined) watcher.send({ type: 'refused', game: null, id: null, code: 'bad_request' });
    else if (message.type === 'follow') message.tables ? followers.follow(watcher) : followers.leave(watcher);
    else games.hear(watcher, message).catch(() => socket.close(1011));
  };
  socket.on('message', hear);
  socket.on('close', () => {
    followers.leave(watcher);
    games.gone(watcher);
  });
  socket.on('error', () => socket.terminate());
  watcher.send({ type: 'welcome', protocol: PROTOCOL, account: who?.account ?? null, at: clock.now() });
  for (const data of early) hear(data);
}

function send(socket: WebSocket, message: ServerMessage): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > UNREAD) socket.terminate();
  else socket.send(JSON.stringify(message));
}
