import { ok, refused } from '@carillon/kit';
import type { Subscription } from '@carillon/protocol';
import { type Answer, call } from '../net/api.ts';

/** Whether this browser can be notified while the page is closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Subscribes this browser to notices; the browser asks the user for permission. `key` is the server's public one. */
export async function subscribe(key: string): Promise<Answer<unknown>> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined || (await Notification.requestPermission()) !== 'granted') return refused('push_denied');
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const body: Subscription = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  };
  return call('PUT', 'api/account/push', body);
}

/** Unsubscribes this browser. */
export async function unsubscribe(): Promise<Answer<unknown>> {
  const worker = await navigator.serviceWorker.getRegistration();
  const made = await worker?.pushManager.getSubscription();
  if (!made) return ok(undefined);
  await made.unsubscribe();
  return call('DELETE', 'api/account/push', { endpoint: made.endpoint });
}

/** The endpoint of this browser's subscription, if it has one. */
export async function endpointHere(): Promise<string | undefined> {
  if (!canPush()) return undefined;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint;
}
