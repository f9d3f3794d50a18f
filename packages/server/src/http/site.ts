import files from '@fastify/static';
import type { App } from './app.ts';

/** Files with a hash in their name never change; all others are revalidated, so that a new version is noticed. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built page from its folder. */
export async function serveSite(app: App, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders(answer, path) {
      const hashed = /[\\/]assets[\\/]/.test(path.slice(folder.length));
      answer.setHeader('cache-control', hashed ? FOR_EVER : 'no-cache');
    },
  });
}

/** Serves the rules files, which never change, as `/rules/<title>.<hash>.mjs`. */
export async function serveRules(app: App, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    prefix: '/rules/',
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    allowedPath: (path) => /^\/[a-z0-9-]+\.[a-z0-9]+\.mjs$/.test(path),
    setHeaders: (answer) => void answer.setHeader('cache-control', FOR_EVER),
  });
}
