import {
  Account,
  AccountChange,
  Again,
  Device,
  Id,
  NewEmail,
  NewPassword,
  NewReport,
  PersonName,
  Shown,
} from '@carillon/protocol';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import { type Refusal, refused } from '../refusals.ts';
import { NOTICES } from '../store/columns.ts';
import type { Doer } from './days.ts';
import { foreignNetworkOf } from './limits.ts';
import type { PeopleParts } from './parts.ts';
import { siteOf } from './passkey-routes.ts';
import { isWeak } from './passwords.ts';
import { whoOf } from './people.ts';
import type { AccountRow } from './tables.ts';

const ById = Type.Object({ id: Id });
const ByName = Type.Object({ name: PersonName });

/** A refusal unless the user proves their identity again. */
const barredAgain = (
  { coming, publicUrl }: PeopleParts,
  request: FastifyRequest,
  account: AccountRow,
  again: Again,
): Promise<Refusal | undefined> => coming.again(account, again, { site: siteOf(request, publicUrl), ip: request.ip });

/** The account and network that a request is counted for. */
function doerOf({ id: account }: AccountRow, { ip }: FastifyRequest): Doer {
  const from = foreignNetworkOf(ip);
  return { account, ...(from !== undefined && { from }) };
}

/** Routes for the user's own account. */
export function accountRoutes(app: App, parts: PeopleParts): void {
  changeRoutes(app, parts);
  mailRoutes(app, parts);
  deviceRoutes(app, parts);
  blockRoutes(app, parts);
  leavingRoutes(app, parts);
}

function changeRoutes(app: App, parts: PeopleParts): void {
  const { accounts, sessions, visits, links, renewGames } = parts;
  app.patch('/api/account', { schema: { body: AccountChange, response: { 200: Account } } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const { name, language, notices } = request.body;
    const barred = name === undefined ? undefined : await accounts.rename(account, name);
    if (barred !== undefined) return answer(reply, barred);
    if (name !== undefined) await renewGames(account.id);
    if (language !== undefined) await accounts.update(account.id, { language });
    if (notices !== undefined) await accounts.update(account.id, { notices: NOTICES.write(notices) });
    const changed = await accounts.byId(account.id);
    return answer(reply, changed && (await accounts.shown(changed)));
  });

  // A new password logs out all other devices, including those of anybody who knew the old one.
  app.put('/api/account/password', { schema: { body: NewPassword } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const barred = await barredAgain(parts, request, account, request.body.again);
    if (barred !== undefined) return answer(reply, barred);
    if (isWeak(request.body.password, account.name)) return answer(reply, refused('weak_password'));
    await accounts.setPassword(account.id, request.body.password);
    await links.revoke(account.id, 'return');
    await sessions.closeOf(account.id);
    return answer(reply, await visits.begin(request, reply, account.id));
  });

  app.post('/api/account/link', { schema: { response: { 201: Shown } } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    if (account.kind !== 'guest') return answer(reply, refused('bad_request'));
    await links.revoke(account.id, 'return');
    return answer(reply, await links.issue({ kind: 'return', account: account.id }), 201);
  });
}

function mailRoutes(app: App, parts: PeopleParts): void {
  const { mailing, visits, here } = parts;
  app.put('/api/account/email', { schema: { body: NewEmail } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    if (!here.mail) return answer(reply, refused('no_mail'));
    const barred = await barredAgain(parts, request, account, request.body.again);
    if (barred !== undefined) return answer(reply, barred);
    return answer(reply, await mailing.set(account, request.body.address, request.ip));
  });

  app.delete('/api/account/email', { schema: { body: Again } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const barred = await barredAgain(parts, request, account, request.body);
    if (barred !== undefined) return answer(reply, barred);
    await mailing.remove(account);
    return answer(reply, undefined);
  });
}

function deviceRoutes(app: App, { sessions, visits }: PeopleParts): void {
  const Devices = Type.Object({ devices: Type.Array(Device) });
  app.get('/api/account/sessions', { schema: { response: { 200: Devices } } }, async (request) => ({
    devices: await sessions.devices(await visits.signedIn(request)),
  }));

  app.delete('/api/account/sessions', {}, async (request, reply) => {
    const { account, session } = await visits.signedIn(request);
    await sessions.closeOf(account.id, { but: session });
    return answer(reply, undefined);
  });

  app.delete('/api/account/sessions/:id', { schema: { params: ById } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    await sessions.closeOf(account.id, { id: request.params.id });
    return answer(reply, undefined);
  });
}

function blockRoutes(app: App, { accounts, blocks, reports, visits }: PeopleParts): void {
  const Names = Type.Object({ names: Type.Array(Type.String()) });
  app.get('/api/account/blocks', { schema: { response: { 200: Names } } }, async (request) => {
    const { account } = await visits.signedIn(request);
    return { names: await blocks.namesOf(account.id) };
  });

  app.put('/api/account/blocks/:name', { schema: { params: ByName } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const other = await accounts.byName(request.params.name);
    if (other === undefined || other.id === account.id) return answer(reply, refused('not_found'));
    await blocks.add(account.id, other.id);
    return answer(reply, undefined);
  });

  app.delete('/api/account/blocks/:name', { schema: { params: ByName } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const other = await accounts.byName(request.params.name);
    if (other !== undefined) await blocks.remove(account.id, other.id);
    return answer(reply, undefined);
  });

  app.post('/api/reports', { schema: { body: NewReport } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const about = await accounts.byName(request.body.about);
    if (about === undefined) return answer(reply, refused('not_found'));
    return answer(reply, await reports.add(doerOf(account, request), about.id, request.body));
  });
}

function leavingRoutes(app: App, parts: PeopleParts): void {
  const { accounts, leaving, leaveGames, renewGames, visits } = parts;
  app.get('/api/account/export', {}, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    reply.header('content-disposition', 'attachment; filename="carillon-account.json"');
    return answer(reply, await leaving.everythingOf(account));
  });

  app.delete('/api/account', { schema: { body: Again } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const barred = await barredAgain(parts, request, account, request.body);
    if (barred !== undefined) return answer(reply, barred);
    const alone: Refusal | undefined = await accounts.unlessLastAdministrator(account);
    if (alone !== undefined) return answer(reply, alone);
    await leaveGames(whoOf(account));
    await leaving.forget(account.id);
    await renewGames(account.id);
    await visits.end(request, reply);
    return answer(reply, undefined);
  });
}
