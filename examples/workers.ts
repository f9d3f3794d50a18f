import type { AnyTitleWorker } from '@carillon/host';
import { WORKERS as PUBLISHED } from '@carillon/titles/workers';

/** The same titles in the page's worker. */
export const WORKERS: ReadonlyMap<string, () => Promise<AnyTitleWorker>> = new Map([
  ...PUBLISHED,
  ['skirmish', async (): Promise<AnyTitleWorker> => (await import('@carillon/skirmish-host/engine')).engine],
]);
