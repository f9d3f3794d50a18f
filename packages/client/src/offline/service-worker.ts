import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

// The service worker: keeps every file of the page, so that it opens without a network. A new version is fetched beside
// the old one and waits until the reader asks for it: a game under way goes on with the files it began with.

declare const __PRECACHE__: readonly PrecacheEntry[];
declare function skipWaiting(): Promise<void>;

// A seed in the address asks for no other page.
precacheAndRoute([...__PRECACHE__], { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
clientsClaim();

addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void skipWaiting();
});
