import { Id, PersonName, Report, Shown } from '@carillon/protocol';
import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import { refused } from '../refusals.ts';
import type { PeopleParts } from './parts.ts';

const ById = Type.Object({ id: Id });
const ByName = Type.Object({ name: PersonName });
const Open = Type.Object({ reports: Type.Array(Report) });

/** Routes of administrators: everything they may do to other users. */
export function adminRoutes(app: App, { accounts, links, reports, sessions }: PeopleParts): void {
  app.get('/api/admin/reports', { schema: { response: { 200: Open } } }, async () => ({
    reports: await reports.open(),
  }));

  app.delete('/api/admin/reports/:id', { schema: { params: ById } }, async (request, reply) =>
    answer(reply, (await reports.close(request.params.id)) ? undefined : refused('not_found')),
  );

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
      return answer(reply, await links.issueCode({ kind: 'reset', account: account.id }), 201);
    },
  );

  for (const [method, locked] of [
    ['PUT', 1],
    ['DELETE', 0],
  ] as const) {
    app.route({
      method,
      url: '/api/admin/people/:name/lock',
      schema: { params: ByName },
      handler: async (request, reply) => {
        const account = await accounts.byName(request.params.name);
        if (account === undefined) return answer(reply, refused('not_found'));
        if (account.administrator === 1) return answer(reply, refused('forbidden'));
        await accounts.update(account.id, { locked });
        await sessions.closeOf(account.id);
        return answer(reply, undefined);
      },
    });
  }
}
