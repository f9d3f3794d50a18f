import type { AnyTitleWorker } from '@carillon/host';

/** The titles in the page's worker: each is loaded with its first game. */
export const WORKERS: ReadonlyMap<string, () => Promise<AnyTitleWorker>> = new Map([
  [
    'wilderness-war',
    async (): Promise<AnyTitleWorker> => (await import('@carillon/wilderness-war-host/engine')).engine,
  ],
  [
    'bayonets-tomahawks',
    async (): Promise<AnyTitleWorker> => (await import('@carillon/bayonets-tomahawks-host/engine')).engine,
  ],
]);
