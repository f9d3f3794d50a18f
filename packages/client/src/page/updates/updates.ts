import { HOUR } from '@carillon/kit';
import { Workbox } from 'workbox-window';
import { type Cell, cell } from '../cell.ts';

/** How often an open page checks for a new version, in milliseconds. */
const ASK_EVERY = HOUR;

/** Switches to the new version, once there is one. */
export type Update = () => void;

/**
 * Caches the page for offline use and watches for new versions. A new one never installs itself: the cell holds the
 * function that switches to it, and the page that calls it is reloaded; other tabs are told to reload.
 */
export function keepOffline(): Cell<Update | undefined> {
  const update: Cell<Update | undefined> = cell<Update | undefined>(undefined);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return update;
  const worker = new Workbox('./sw.js');
  const reload = (): void => location.reload();
  worker.addEventListener('waiting', () => {
    update.set(() => {
      worker.addEventListener('controlling', reload);
      worker.messageSkipWaiting();
    });
  });
  // Another tab has switched: this tab's files are no longer cached, but what is loaded still works.
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) update.set(reload);
  });
  void register(worker);
  return update;
}

/** A browser may refuse, for instance in private windows; then the page needs its network like any other. */
async function register(worker: Workbox): Promise<void> {
  try {
    await worker.register();
    setInterval(() => void worker.update().catch(() => undefined), ASK_EVERY);
  } catch (error) {
    console.warn(error);
  }
}
