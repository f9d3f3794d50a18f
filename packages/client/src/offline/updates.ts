import { Workbox } from 'workbox-window';
import { type Cell, cell } from '../cell.ts';

/** How often an open page asks whether there is a new version, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

/** Goes over to the new version, once there is one. */
export type Update = () => void;

/**
 * Keeps the page for times without a network, and follows new versions. A new one never comes by itself: the cell holds
 * how to go over to it, and the page that asks is loaded again; other tabs are told that they should be.
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
  // Another tab has gone over: the files of this one are no longer kept, but what is loaded still works.
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) update.set(reload);
  });
  void register(worker);
  return update;
}

/** A browser may refuse, in private windows for one; then the page needs its network as any other. */
async function register(worker: Workbox): Promise<void> {
  try {
    await worker.register();
    setInterval(() => void worker.update().catch(() => undefined), ASK_EVERY);
  } catch (error) {
    console.warn(error);
  }
}
