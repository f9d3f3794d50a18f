import { join } from 'node:path';
import files, { type SetHeadersResponse } from '@fastify/static';
import type { App } from './app.ts';

/** Files with a hash in their name never change; all others are revalidated, so that a new version is noticed. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Options for files with a hash in their name. They never change, so browsers need no header to revalidate them. */
const UNCHANGING = {
  decorateReply: false,
  cacheControl: false,
  etag: false,
  lastModified: false,
  acceptRanges: false,
  preCompressed: true,
  setHeaders: (answer: SetHeadersResponse) => void answer.setHeader('cache-control', FOR_EVER),
} as const;

/** Serves the built page from its folder. */
export async function serveSite(app: App, folder: string): Promise<void> {
  await app.register(files, { ...UNCHANGING, root: join(folder, 'assets'), prefix: '/assets/' });
  await app.register(files, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (answer) => void answer.setHeader('cache-control', 'no-cache'),
  });
}

/** Serves the rules files, which never change, as `/rules/<title>.<hash>.mjs`. */
export async function serveRules(app: App, folder: string): Promise<void> {
  const allowedPath = (path: string): boolean => /^\/[a-z0-9-]+\.[a-z0-9]+\.mjs$/.test(path);
  await app.register(files, { ...UNCHANGING, root: folder, prefix: '/rules/', allowedPath });
}
