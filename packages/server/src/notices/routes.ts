import { Subscription, Unsubscribe, Webhook } from '@carillon/protocol';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import type { Visits } from '../http/visits.ts';
import type { Channels } from './channels.ts';

interface NoticeParts {
  readonly channels: Channels;
  readonly visits: Visits;
}

/** Routes for notification settings. */
export function noticeRoutes(app: App, { channels, visits }: NoticeParts): void {
  app.put('/api/account/push', { schema: { body: Subscription } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    return answer(reply, await channels.subscribe(account.id, request.body));
  });

  app.delete('/api/account/push', { schema: { body: Unsubscribe } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    await channels.unsubscribe(account.id, request.body.endpoint);
    return answer(reply, undefined);
  });

  app.put('/api/account/webhook', { schema: { body: Webhook } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    return answer(reply, await channels.setWebhook(account.id, request.body.url));
  });

  app.delete('/api/account/webhook', {}, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    await channels.removeWebhook(account.id);
    return answer(reply, undefined);
  });
}
