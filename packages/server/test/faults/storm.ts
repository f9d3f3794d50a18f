/** A thousand pages from a hundred addresses reconnect at once to a server that has just been killed. */
import { at, range } from '@carillon/kit';
import { PROTOCOL } from '@carillon/protocol';
import { WebSocket } from 'ws';
import {
  freePort,
  modulesOf,
  type Playing,
  pause,
  ServerProcess,
  seatTwo,
  somethingHappens,
  type Variables,
} from './hall.ts';
import { type Kept, lookAt } from './kept.ts';

const PAGES = 1000;
const ADDRESSES = 100;
const TABLES = 8;
/** The time by which all pages must have their game again, in milliseconds. */
const PATIENCE = 60_000;

/** The results. */
export interface StormReport extends Kept {
  readonly pages: number;
  /** Milliseconds from each restart until the last page had its game again. */
  readonly took: readonly number[];
  /** The number of pages that did not get their game in time. */
  readonly left: number;
}

export interface Storm extends Playing {
  readonly storms: number;
  readonly store: string;
  readonly variables: Variables;
}

/** A spectator's page, from an address of this machine; resolves when it has been sent its game. */
function page(origin: string, number: number, game: string, open: Set<WebSocket>): Promise<boolean> {
  const address = number % ADDRESSES;
  const localAddress = `127.0.${1 + Math.floor(address / 50)}.${1 + (address % 50)}`;
  return new Promise((done) => {
    const url = `${origin.replace('http', 'ws')}/api/socket?protocol=${PROTOCOL}`;
    const socket = new WebSocket(url, { headers: { origin }, localAddress });
    open.add(socket);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'join', game })));
    socket.on('message', (data) => {
      if (JSON.parse(String(data)).type === 'joined') done(true);
    });
    socket.on('error', () => done(false));
    socket.on('close', () => {
      open.delete(socket);
      done(false);
    });
  });
}

export async function storm({ storms, store, variables, rules, plays, random }: Storm): Promise<StormReport> {
  const server = new ServerProcess(await freePort(), rules, variables);
  await server.start();
  const { players, tables } = await seatTwo(server, plays, TABLES, random, 200);
  for (const player of players) player.start();
  await somethingHappens(players);
  const took: number[] = [];
  let left = 0;
  for (const _ of range(storms)) {
    await server.kill();
    await server.start();
    const began = performance.now();
    const open = new Set<WebSocket>();
    const late = pause(PATIENCE).then(() => false);
    const pages = range(PAGES).map((i) => page(server.origin, i, at(tables, i % TABLES), open));
    const joined = await Promise.all(pages.map((each) => Promise.race([each, late])));
    took.push(Math.round(performance.now() - began));
    left += joined.filter((has) => !has).length;
    await somethingHappens(players);
    for (const socket of open) socket.terminate();
  }
  for (const player of players) player.stop();
  await server.kill();
  return { pages: PAGES, took, left, ...(await lookAt(store, modulesOf(plays), tables, players)) };
}
