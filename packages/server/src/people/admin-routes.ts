import { PersonName, Reason, Shown } from '@carillon/protocol';
import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import { mayActOn } from '../moderation/acts.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { PeopleParts } from './parts.ts';
import type { AccountRow } from './tables.ts';

const ByName = Type.Object({ name: PersonName });

/** The routes of administrators: everything that moderators may not do. Each act on a user is logged. */
export function adminRoutes(app: App, parts: PeopleParts): void {
  helpRoutes(app, parts);
  closingRoutes(app, parts);
  moderatorRoutes(app, parts);
}

function helpRoutes(app: App, { accounts, acts, links, visits }: PeopleParts): void {
  app.post('/api/admin/invitations', { schema: { response: { 201: Shown } } }, async (_request, reply) =>
    answer(reply, await links.issue({ kind: 'invitation' }), 201),
  );

  // For a user who has lost the password and has no mail: the code is handed over by other means.
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

/** Closes an account until it is opened again. Only administrators can do this, and not to an administrator. */
function closingRoutes(app: App, parts: PeopleParts): void {
  const { accounts, acts, sessions } = parts;
  for (const [method, locked, kind] of [
    ['PUT', 1, 'closed'],
    ['DELETE', 0, 'opened'],
  ] as const) {
    personRoute(app, parts, { method, url: '/api/admin/people/:name/lock' }, async (by, account, reason) => {
      if (account.locked === locked) return undefined;
      await accounts.update(account.id, { locked });
      await acts.write(by.id, account.id, { kind, reason });
      await sessions.closeOf(account.id);
      return undefined;
    });
  }
}

/** Appoints and dismisses moderators. */
function moderatorRoutes(app: App, parts: PeopleParts): void {
  const { accounts, acts } = parts;
  for (const [method, moderator, kind] of [
    ['PUT', 1, 'appointed'],
    ['DELETE', 0, 'dismissed'],
  ] as const) {
    personRoute(app, parts, { method, url: '/api/admin/people/:name/moderator' }, async (by, account, reason) => {
      if (moderator === 1 && account.kind === 'guest') return refused('members_only');
      if ((account.moderator ?? 0) === moderator) return undefined;
      await accounts.update(account.id, { moderator });
      await acts.write(by.id, account.id, { kind, reason });
      return undefined;
    });
  }
}

/** A route by which an administrator changes the account of another user, with a reason. */
function personRoute(
  app: App,
  { accounts, visits }: PeopleParts,
  route: { readonly method: 'PUT' | 'DELETE'; readonly url: string },
  change: (by: AccountRow, account: AccountRow, reason: string) => Promise<Refusal | undefined>,
): void {
  app.route({
    ...route,
    schema: { params: ByName, body: Reason },
    handler: async (request, reply) => {
      const { account: by } = await visits.signedIn(request);
      const account = await accounts.byName(request.params.name);
      if (account === undefined) return answer(reply, refused('not_found'));
      if (!mayActOn(by, account)) return answer(reply, refused('forbidden'));
      return answer(reply, await change(by, account, request.body.reason));
    },
  });
}
