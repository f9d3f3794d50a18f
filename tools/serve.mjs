// Serves the built page, and nothing else, from this machine.
import { siteFolder } from './build.mjs';

const FIRST_PORT = 4173;

/** The page loads only our own files, runs no code made from text, and cannot be framed. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every file; the game server sends the same. */
export const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Files with a hash in their name never change; all others are revalidated, so that a new version is noticed. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** @type {import('vite').Plugin} */
const headers = {
  name: 'carillon-headers',
  configurePreviewServer(server) {
    server.middlewares.use((request, response, next) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      response.setHeader('cache-control', request.url?.startsWith('/assets/') ? FOR_EVER : 'no-cache');
      next();
    });
  },
};

/**
 * Serves the built page until it is closed.
 * @param {string} root the project's folder
 * @param {{ port?: number | undefined, host?: string | undefined }} [where] a given port is used as it is; otherwise
 *   the first free one from 4173 on. The default host is this machine only.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} if the given port is taken
 */
export async function serveSite(root, { port, host = '127.0.0.1' } = {}) {
  // Imported late: when this file is first read, nothing may be installed yet.
  const { preview } = await import('vite');
  const server = await preview({
    configFile: false,
    root,
    plugins: [headers],
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: siteFolder(root) },
    preview: { host, port: port ?? FIRST_PORT, strictPort: port !== undefined },
  });
  const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
  if (url === undefined) throw new Error('the page is served, but nowhere that this machine knows of');
  return { url, close: () => server.close() };
}
