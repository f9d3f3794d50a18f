import { Account, AskReset, ByLink, Here, LogIn, NewGuest, NewMember, UseReset } from '@carillon/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import { Refusal, refused } from '../refusals.ts';
import type { PeopleParts } from './parts.ts';
import type { AccountRow } from './tables.ts';

/** Routes for signing up, logging in and logging out. */
export function comingRoutes(app: App, parts: PeopleParts): void {
  const { accounts, coming, visits, mailing, sessions, here, offerReset } = parts;

  /** Logs in a user whose credentials were accepted, and returns their account. */
  async function welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    who: AccountRow | Refusal,
    status = 200,
  ): Promise<FastifyReply> {
    if (who instanceof Refusal) return answer(reply, who);
    const barred = await visits.begin(request, reply, who.id);
    return answer(reply, barred ?? (await accounts.shown(who)), status);
  }

  app.get('/api/session', { schema: { response: { 200: Here } } }, async (request) => {
    const visitor = await visits.of(request);
    return { ...here, account: visitor === undefined ? null : await accounts.shown(visitor.account) };
  });

  app.post('/api/guests', { schema: { body: NewGuest, response: { 201: Account } } }, async (request, reply) =>
    welcome(request, reply, await coming.guest(request.body, request.ip), 201),
  );

  app.post('/api/accounts', { schema: { body: NewMember, response: { 201: Account } } }, async (request, reply) =>
    welcome(request, reply, await coming.member(request.body, request.ip), 201),
  );

  app.post('/api/session', { schema: { body: LogIn, response: { 200: Account } } }, async (request, reply) => {
    const { name, password } = request.body;
    return welcome(request, reply, await coming.logIn(name, password, request.ip));
  });

  app.post('/api/session/link', { schema: { body: ByLink, response: { 200: Account } } }, async (request, reply) =>
    welcome(request, reply, await coming.byLink(request.body.token, request.ip)),
  );

  app.delete('/api/session', { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
    await visits.end(request, reply);
    return answer(reply, undefined);
  });

  app.post('/api/email/verify', { schema: { body: ByLink } }, async (request, reply) =>
    answer(reply, (await mailing.verify(request.body.token)) ? undefined : refused('link_invalid')),
  );

  app.post('/api/email/keep', { schema: { body: ByLink } }, async (request, reply) =>
    answer(reply, (await mailing.keep(request.body.token)) ? undefined : refused('link_invalid')),
  );

  // Answers at once, and the same for every address; the work is done later.
  app.post('/api/resets', { schema: { body: AskReset } }, async (request, reply) => {
    const later = await coming.barredToBegin(request.ip);
    if (later !== undefined) return answer(reply, later);
    await offerReset(request.body.address);
    return reply.code(202).send();
  });

  app.post('/api/resets/use', { schema: { body: UseReset, response: { 200: Account } } }, async (request, reply) => {
    const { token, password } = request.body;
    const who = await coming.reset(token, password, request.ip);
    if (!(who instanceof Refusal)) await sessions.closeOf(who.id);
    return welcome(request, reply, who);
  });
}
