import {
  ActList,
  AppealByToken,
  Decision,
  FoundPeople,
  Id,
  ModerationQueue,
  NewAct,
  NewAppeal,
  OwnAct,
  PersonFile,
  Reason,
  SignList,
  Text,
  Time,
} from '@carillon/protocol';
import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import type { PeopleParts } from '../people/parts.ts';
import { refused } from '../refusals.ts';
import type { Signs } from '../social/signs.ts';
import { logOf } from './log.ts';
import { ownActsOf } from './own-acts.ts';
import { fileOf, personOf, searchPeople } from './persons.ts';
import { queueOf } from './queue.ts';
import { allSigns } from './signs.ts';

const ById = Type.Object({ id: Id });
const Wanted = Type.Object({ search: Text({ minLength: 1, maxLength: 254 }) });
const FromReport = Type.Object({ before: Type.Optional(Time), id: Type.Optional(Id) });
const FromAct = Type.Object({ before: Type.Optional(Id) });
const OwnActs = Type.Object({ acts: Type.Array(OwnAct) });

interface ModerationParts extends PeopleParts {
  readonly signs: Signs;
}

/** The routes of moderators, and of users they act on. */
export function moderationRoutes(app: App, parts: ModerationParts): void {
  readingRoutes(app, parts);
  actingRoutes(app, parts);
  ownRoutes(app, parts);
}

function readingRoutes(app: App, { store: { db }, visits, acts, signs, now }: ModerationParts): void {
  app.get(
    '/api/moderation/queue',
    { schema: { querystring: FromReport, response: { 200: ModerationQueue } } },
    async (request) => {
      const { account } = await visits.signedIn(request);
      const { before, id } = request.query;
      const after = before === undefined || id === undefined ? undefined : { created: before, id };
      return queueOf({ db, now: now(), ownFrom: await acts.ownFrom(account.id) }, account, after);
    },
  );

  app.get('/api/moderation/log', { schema: { querystring: FromAct, response: { 200: ActList } } }, async (request) => {
    const { account } = await visits.signedIn(request);
    return logOf(db, account, now(), request.query.before);
  });

  app.get(
    '/api/moderation/people',
    { schema: { querystring: Wanted, response: { 200: FoundPeople } } },
    async (request) => ({ people: await searchPeople(db, request.query.search) }),
  );

  app.get('/api/moderation/signs', { schema: { response: { 200: SignList } } }, async () => ({
    signs: await allSigns({ db, signs }),
  }));

  app.get(
    '/api/moderation/people/:id',
    { schema: { params: ById, response: { 200: PersonFile } } },
    async (request, reply) => {
      const { account } = await visits.signedIn(request);
      const person = await personOf(db, request.params.id);
      if (person === undefined) return answer(reply, refused('not_found'));
      // Reports about a moderator are for the other moderators.
      if (person.id === account.id) return answer(reply, refused('forbidden'));
      return answer(reply, await fileOf({ db, signs, now: now() }, account, person));
    },
  );
}

function actingRoutes(app: App, { store: { db }, visits, acts }: PeopleParts): void {
  app.post('/api/moderation/people/:id/acts', { schema: { params: ById, body: NewAct } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const about = await personOf(db, request.params.id);
    return answer(reply, about === undefined ? refused('not_found') : await acts.act(account, about, request.body));
  });

  app.post('/api/moderation/acts/:id/lift', { schema: { params: ById, body: Reason } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    return answer(reply, await acts.lift(account, request.params.id, request.body.reason));
  });

  app.post(
    '/api/moderation/acts/:id/decision',
    { schema: { params: ById, body: Decision } },
    async (request, reply) => {
      const { account } = await visits.signedIn(request);
      return answer(reply, await acts.decide(account, request.params.id, request.body));
    },
  );

  app.post('/api/moderation/reports/:id/settle', { schema: { params: ById, body: Reason } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    return answer(reply, await acts.settle(account, request.params.id, request.body.reason));
  });
}

function ownRoutes(app: App, { store: { db }, accounts, visits, acts, links, coming, now }: PeopleParts): void {
  app.get('/api/account/acts', { schema: { response: { 200: OwnActs } } }, async (request) => {
    const { account } = await visits.signedIn(request);
    return { acts: await ownActsOf(db, account.id) };
  });

  app.put('/api/account/acts/seen', {}, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    await accounts.update(account.id, { acts_seen_at: now() });
    return answer(reply, undefined);
  });

  app.post('/api/account/acts/:id/appeal', { schema: { params: ById, body: NewAppeal } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    return answer(reply, await acts.appeal(account.id, request.params.id, request.body.text));
  });

  // For a user refused at login: the token identifies the user and the act they appeal against.
  app.post('/api/appeals', { schema: { body: AppealByToken } }, async (request, reply) => {
    const later = await coming.barredToFollow(request.ip);
    if (later !== undefined) return answer(reply, later);
    const meant = await links.read('appeal', request.body.token);
    if (meant?.account == null || meant.detail === null) return answer(reply, refused('link_invalid'));
    return answer(reply, await acts.appeal(meant.account, meant.detail, request.body.text));
  });
}
