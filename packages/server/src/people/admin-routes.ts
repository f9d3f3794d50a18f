import { PersonName, Reason, Shown } from '@carillon/protocol';
import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import { mayActOn } from '../moderation/acts.ts';
import { refused } from '../refusals.ts';
import type { PeopleParts } from './parts.ts';

const ByName = Type.Object({ name: PersonName });

/** Routes of administrators: everything that moderators may not do. Each act on somebody goes into the log. */
export function adminRoutes(app: App, parts: PeopleParts): void {
  helpRoutes(app, parts);
  closingRoutes(app, parts);
  moderatorRoutes(app, parts);
}

function helpRoutes(app: App, { accounts, acts, links, visits }: PeopleParts): void {
  app.post('/api/admin/invitations', { schema: { response: { 201: Shown } } }, async (_request, reply) =>
    answer(reply, await links.issue({ kind: 'invitation' }), 201),
  );

  // For a user who has lost the password and has no mail: the code is handed over some other way.
  app.post(
    '/api/admin/people/:name/code',
    { schema: { params: ByName, response: { 201: Shown } } },
    async (request, reply) => {
      const account = await accounts.byName(request.params.name);
      if (account === undefined) return answer(reply, refused('not_found'));
      await links.revoke(account.id, 'reset');
      const { account: by } = await visits.signedIn(request);
      if (by.id !== account.id) await acts.write(by.id, account.id, { kind: 'code', reason: '' });
      return answer(reply, await links.issueCode({ kind: 'reset', account: account.id }), 201);
    },
  );
}

/** Closes an account until it is opened again; only an administrator can, and not an administrator's. */
function closingRoutes(app: App, { accounts, acts, sessions, visits }: PeopleParts): void {
  for (const [method, locked, kind] of [
    ['PUT', 1, 'closed'],
    ['DELETE', 0, 'opened'],
  ] as const) {
    app.route({
      method,
      url: '/api/admin/people/:name/lock',
      schema: { params: ByName, body: Reason },
      handler: async (request, reply) => {
        const { account: by } = await visits.signedIn(request);
        const account = await accounts.byName(request.params.name);
        if (account === undefined) return answer(reply, refused('not_found'));
        if (!mayActOn(by, account)) return answer(reply, refused('forbidden'));
        if (account.locked === locked) return answer(reply, undefined);
        await accounts.update(account.id, { locked });
        await acts.write(by.id, account.id, { kind, reason: request.body.reason });
        await sessions.closeOf(account.id);
        return answer(reply, undefined);
      },
    });
  }
}

/** Appoints and dismisses moderators. */
function moderatorRoutes(app: App, { accounts, acts, visits }: PeopleParts): void {
  for (const [method, moderator, kind] of [
    ['PUT', 1, 'appointed'],
    ['DELETE', 0, 'dismissed'],
  ] as const) {
    app.route({
      method,
      url: '/api/admin/people/:name/moderator',
      schema: { params: ByName, body: Reason },
      handler: async (request, reply) => {
        const { account: by } = await visits.signedIn(request);
        const account = await accounts.byName(request.params.name);
        if (account === undefined) return answer(reply, refused('not_found'));
        if (!mayActOn(by, account)) return answer(reply, refused('forbidden'));
        if (moderator === 1 && account.kind === 'guest') return answer(reply, refused('members_only'));
        if ((account.moderator ?? 0) === moderator) return answer(reply, undefined);
        await accounts.update(account.id, { moderator });
        await acts.write(by.id, account.id, { kind, reason: request.body.reason });
        return answer(reply, undefined);
      },
    });
  }
}
