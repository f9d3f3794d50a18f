import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

// The service worker: caches every file of the page, so that it opens offline. A new version is downloaded beside the
// old one and waits until the user asks for it: a running game continues with the files it began with.

declare const __PRECACHE__: readonly PrecacheEntry[];
declare function skipWaiting(): Promise<void>;

/** The types of the service worker's scope beyond those of a page. */
interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: { openWindow(url: string): Promise<unknown> };

// A seed in the address does not ask for another page.
precacheAndRoute([...__PRECACHE__], { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
clientsClaim();

addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void skipWaiting();
});

/** The server's message when it is the user's turn. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

addEventListener('push', (event) => {
  const { data, waitUntil } = event as Waitable & { readonly data: { json(): Notice } | null };
  const notice = data?.json();
  if (notice === undefined) return;
  // A later notice about the same game replaces the earlier one.
  const { title, body, url } = notice;
  const shown = registration.showNotification(title, { body, tag: url, icon: 'icons/icon-192.png', data: url });
  waitUntil.call(event, shown);
});

addEventListener('notificationclick', (event) => {
  const { notification, waitUntil } = event as Waitable & { readonly notification: Notification };
  notification.close();
  waitUntil.call(event, clients.openWindow(String(notification.data)));
});
