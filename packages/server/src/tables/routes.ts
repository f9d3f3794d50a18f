import {
  GiveValue,
  Id,
  JoinTable,
  Name,
  NewTable,
  Rest,
  SeatComputer,
  Table,
  TableList,
  TableStatus,
  Text,
  Time,
  type TitleInfo,
  TitleList,
} from '@carillon/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { awayFrom, restAfter } from '../games/absent/days-away.ts';
import { dayAt, isZone } from '../games/absent/rest.ts';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import { type Refusal, refused } from '../refusals.ts';
import { keepRest, restOf } from '../store/rests.ts';
import type { TitleModule } from '../titles/module.ts';
import type { Who } from '../who.ts';
import type { TableParts, Tables } from './tables.ts';

const Params = Type.Object({ id: Id });
const Link = Type.Object({ link: Type.Optional(Text({ maxLength: 64 })) });
const Before = Type.Object({ before: Type.Optional(Time) });
const Wanted = Type.Object({
  status: Type.Optional(TableStatus),
  title: Type.Optional(Name),
  before: Type.Optional(Time),
});

interface TableRouteParts extends Pick<TableParts, 'store' | 'titles' | 'people' | 'games' | 'clock'> {
  readonly tables: Tables;
}

/** `/api/titles`, `/api/tables…`, `/api/games/mine`, `/api/games/:id/record`, `/api/rest`. */
export function tableRoutes(app: App, parts: TableRouteParts): void {
  lobbyRoutes(app, parts);
  sittingRoutes(app, parts);
  restRoutes(app, parts);
  recordRoute(app, parts);
}

/** Answers a request of a signed-in user with what `work` returns; refuses everybody else. */
async function forWho(
  { people }: TableRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (who: Who) => Promise<unknown>,
): Promise<FastifyReply> {
  const who = await people.whoIs(request);
  return answer(reply, who === undefined ? refused('signed_out') : await work(who));
}

const titleInfo = (module: TitleModule, { computers }: Tables): TitleInfo => ({
  ...{ title: module.rules.title, rules: module.hash, seats: [...module.rules.seats] },
  ...{ scenarios: [...module.rules.scenarios], levels: [...computers.levelsOf(module)] },
  options: module.rules.options.map(({ name, values }) => ({ name, values: [...values] })),
});

function lobbyRoutes(app: App, parts: TableRouteParts): void {
  const { tables, people, titles } = parts;

  app.get('/api/titles', { schema: { response: { 200: TitleList } } }, async () => ({
    titles: titles.current.map((module) => titleInfo(module, tables)),
  }));

  app.get('/api/tables', { schema: { querystring: Wanted, response: { 200: TableList } } }, async (request) => {
    const { status = 'open', ...wanted } = request.query;
    return tables.list(await people.whoIs(request), { status, ...wanted });
  });

  app.get(
    '/api/tables/:id',
    { schema: { params: Params, querystring: Link, response: { 200: Table } } },
    async (request, reply) => {
      const who = await people.whoIs(request);
      return answer(reply, await tables.read(request.params.id, who, request.query.link));
    },
  );

  app.get(
    '/api/games/mine',
    { schema: { querystring: Before, response: { 200: TableList } } },
    async (request, reply) => forWho(parts, request, reply, (who) => tables.mine(who, request.query.before)),
  );
}

/** The record of a game, as the requesting user may read it. */
function recordRoute(app: App, { games, people }: TableRouteParts): void {
  app.get('/api/games/:id/record', { schema: { params: Params, querystring: Link } }, async (request, reply) => {
    const bar = games.reading.admit(request.ip);
    if (bar !== undefined) return answer(reply, bar);
    const text = await games.reading.record(request.params.id, await people.whoIs(request), request.query.link);
    if (text === undefined) return answer(reply, refused('not_found'));
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}

function sittingRoutes(app: App, parts: TableRouteParts): void {
  const { tables } = parts;

  app.post('/api/tables', { schema: { body: NewTable, response: { 200: Table } } }, async (request, reply) =>
    forWho(parts, request, reply, (who) => tables.create(who, request.body)),
  );

  app.post(
    '/api/tables/:id/join',
    { schema: { params: Params, body: JoinTable, response: { 200: Table } } },
    async (request, reply) => forWho(parts, request, reply, (who) => tables.join(who, request.params.id, request.body)),
  );

  app.put(
    '/api/tables/:id/value',
    { schema: { params: Params, body: GiveValue, response: { 200: Table } } },
    async (request, reply) =>
      forWho(parts, request, reply, (who) => tables.giveValue(who, request.params.id, request.body.value)),
  );

  app.post(
    '/api/tables/:id/computer',
    { schema: { params: Params, body: SeatComputer, response: { 200: Table } } },
    async (request, reply) =>
      forWho(parts, request, reply, (who) => tables.seatComputer(who, request.params.id, request.body.level)),
  );

  app.post('/api/tables/:id/leave', { schema: { params: Params } }, async (request, reply) =>
    forWho(parts, request, reply, (who) => tables.leave(who, request.params.id)),
  );

  app.post(
    '/api/tables/:id/rematch',
    { schema: { params: Params, body: GiveValue, response: { 200: Table } } },
    async (request, reply) =>
      forWho(parts, request, reply, (who) => tables.rematch(who, request.params.id, request.body.value)),
  );
}

function restRoutes(app: App, parts: TableRouteParts): void {
  app.get('/api/rest', { schema: { response: { 200: Rest } } }, async (request, reply) =>
    forWho(parts, request, reply, (who) => restFrom(parts, who)),
  );

  app.put('/api/rest', { schema: { body: Rest, response: { 200: Rest } } }, async (request, reply) =>
    forWho(parts, request, reply, (who) => changeRest(parts, who, request.body)),
  );
}

/** A user's rest, without the days that have passed. */
async function restFrom(parts: TableRouteParts, { account }: Who): Promise<Rest> {
  const rest = await restOf(parts.store.db, account);
  return { ...rest, away: awayFrom(rest.away, dayAt(rest.zone, parts.clock.now())) };
}

/** Stores when a user need not answer. It applies from the next turn on. */
async function changeRest(parts: TableRouteParts, who: Who, wished: Rest): Promise<Rest | Refusal> {
  if (!isZone(wished.zone)) return refused('bad_request');
  const rest = restAfter(await restOf(parts.store.db, who.account), wished, dayAt(wished.zone, parts.clock.now()));
  if (typeof rest === 'string') return refused(rest);
  await keepRest(parts.store.db, who.account, rest);
  return restFrom(parts, who);
}
