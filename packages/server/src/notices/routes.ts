import { MINUTE } from '@carillon/kit';
import { ChannelList, Subscription, TestNotice, Unsubscribe, Webhook } from '@carillon/protocol';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import type { Visits } from '../http/visits.ts';
import type { Tallies } from '../people/tallies.ts';
import { refused } from '../refusals.ts';
import type { Channels } from './channels.ts';
import type { Sending } from './sending.ts';

/** How many test messages an account may send. */
const TESTS = { burst: 5, every: 10 * MINUTE };

interface NoticeParts {
  readonly channels: Channels;
  readonly sending: Sending;
  readonly tallies: Tallies;
  readonly visits: Visits;
}

/** The routes for notification settings. */
export function noticeRoutes(app: App, { channels, visits, tallies, sending }: NoticeParts): void {
  app.get('/api/account/notices', { schema: { response: { 200: ChannelList } } }, async (request) => {
    const { account } = await visits.signedIn(request);
    return channels.listOf(account.id);
  });

  app.post('/api/account/notices/test', { schema: { body: TestNotice } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const barred = await tallies.bar('test notices', account.id, TESTS);
    if (barred !== undefined) return answer(reply, barred);
    try {
      return answer(reply, (await sending.test(request.body.way, account.id)) ? undefined : refused('no_channel'));
    } catch {
      return answer(reply, refused('not_taken'));
    }
  });

  app.put('/api/account/push', { schema: { body: Subscription } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    return answer(reply, await channels.subscribe(account.id, request.body, request.headers['user-agent'] ?? ''));
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
