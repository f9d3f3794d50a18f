import { HOUR } from '@carillon/kit';
import { Workbox } from 'workbox-window';
import { type Cell, cell } from '../cell.ts';

/** How often an open page checks for a new version, in milliseconds. */
const ASK_EVERY = HOUR;

/** Switches to the new version, once there is one. */
export type Update = () => void;

/** The part of `Workbox` that this file uses. */
export interface Announcing {
  addEventListener(type: 'waiting', heard: () => void): void;
  addEventListener(type: 'controlling', heard: (event: { readonly isUpdate?: boolean }) => void): void;
  messageSkipWaiting(): void;
}

/** The part of `ServiceWorkerRegistration` that this file uses. */
export interface Versions {
  readonly active: unknown;
  readonly waiting: unknown;
}

/**
 * Caches the page for offline use and watches for new versions. A new one never installs itself: the cell holds the
 * function that switches to it, and the page that calls it is reloaded; other tabs are asked to reload.
 */
export function keepOffline(): Cell<Update | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return cell<Update | undefined>(undefined);
  const worker = new Workbox('./sw.js');
  const update = watchVersions(
    worker,
    () => navigator.serviceWorker.getRegistration(),
    () => location.reload(),
  );
  void register(worker);
  return update;
}

/**
 * Watches for new versions; see `keepOffline`.
 *
 * @param worker announces that a version waits, or has been switched to
 * @param registered the versions that the browser holds
 * @param reload reloads the page
 */
export function watchVersions(
  worker: Announcing,
  registered: () => Promise<Versions | undefined>,
  reload: () => void,
): Cell<Update | undefined> {
  const update: Cell<Update | undefined> = cell<Update | undefined>(undefined);
  const offer = async (): Promise<void> => {
    const versions = await registered();
    // The very first version also waits briefly before it starts, but replaces none.
    if (!versions?.active || !versions.waiting) return;
    update.set(() => {
      worker.addEventListener('controlling', reload);
      worker.messageSkipWaiting();
    });
  };
  worker.addEventListener('waiting', () => void offer());
  // Another tab has switched: this tab's files are no longer cached, but what is loaded still works.
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) update.set(reload);
  });
  return update;
}

/**
 * Registers the service worker. A browser may refuse, for instance in private windows; then the page needs a network.
 */
async function register(worker: Workbox): Promise<void> {
  try {
    await worker.register();
    setInterval(() => void worker.update().catch(() => undefined), ASK_EVERY);
  } catch (error) {
    console.warn(error);
  }
}
