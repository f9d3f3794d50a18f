import { Account, Again, Id, LogInByPasskey, NewPasskey, Passkey, PasskeyOptions } from '@carillon/protocol';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import { Refusal } from '../refusals.ts';
import type { PeopleParts } from './parts.ts';
import type { PasskeySite } from './passkeys.ts';

const ById = Type.Object({ id: Id });

/** Routes for passkeys: logging in with one, and the user's own list of them. */
export function passkeyRoutes(app: App, parts: PeopleParts): void {
  loginRoutes(app, parts);
  listRoutes(app, parts);
}

/** The site of a request: the guard has checked that its origin is ours. */
export function siteOf({ headers }: FastifyRequest, publicUrl: string | undefined): PasskeySite {
  const origin = publicUrl ?? headers.origin ?? '';
  return { origin, id: new URL(origin).hostname };
}

function loginRoutes(app: App, { accounts, coming, visits, publicUrl }: PeopleParts): void {
  app.post('/api/session/passkey/options', { schema: { response: { 200: PasskeyOptions } } }, async (request, reply) =>
    answer(reply, await coming.passkeyOptions(siteOf(request, publicUrl), request.ip)),
  );

  app.post(
    '/api/session/passkey',
    { schema: { body: LogInByPasskey, response: { 200: Account } } },
    async (request, reply) => {
      const who = await coming.byPasskey(request.body.used, siteOf(request, publicUrl), request.ip);
      if (who instanceof Refusal) return answer(reply, who);
      const barred = await visits.begin(request, reply, who.id);
      return answer(reply, barred ?? (await accounts.shown(who)));
    },
  );
}

function listRoutes(app: App, { coming, passkeys, visits, publicUrl }: PeopleParts): void {
  const List = Type.Object({ passkeys: Type.Array(Passkey) });
  app.get('/api/account/passkeys', { schema: { response: { 200: List } } }, async (request) => {
    const { account } = await visits.signedIn(request);
    return { passkeys: await passkeys.of(account.id) };
  });

  // Somebody with an unlocked device must not gain permanent access: the password or a passkey is asked for first.
  app.post(
    '/api/account/passkeys/options',
    { schema: { body: Again, response: { 200: PasskeyOptions } } },
    async (request, reply) => {
      const { account } = await visits.signedIn(request);
      const site = siteOf(request, publicUrl);
      const barred = await coming.again(account, request.body, { site, ip: request.ip });
      return answer(reply, barred ?? (await passkeys.toAdd(account, site)));
    },
  );

  app.post(
    '/api/account/passkeys',
    { schema: { body: NewPasskey, response: { 201: Passkey } } },
    async (request, reply) => {
      const { account } = await visits.signedIn(request);
      return answer(reply, await passkeys.add(account.id, request.body, siteOf(request, publicUrl)), 201);
    },
  );

  app.delete('/api/account/passkeys/:id', { schema: { params: ById, body: Again } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const site = siteOf(request, publicUrl);
    const barred = await coming.again(account, request.body, { site, ip: request.ip });
    if (barred !== undefined) return answer(reply, barred);
    await passkeys.remove(account.id, request.params.id);
    return answer(reply, undefined);
  });
}
