// Serves the built page, and nothing else, from this machine.
import { siteFolder } from './build.mjs';

const FIRST_PORT = 4173;

/**
 * Serves the built page until it is closed.
 * @param {string} root the project's folder
 * @param {{ port?: number | undefined, host?: string | undefined }} [where] a port that is named is kept to; else the
 *   first free one from 4173 on. The host is this machine alone unless named.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} when the named port is taken
 */
export async function serveSite(root, { port, host = '127.0.0.1' } = {}) {
  // Loaded late: when this file is read first, nothing may be installed yet.
  const { preview } = await import('vite');
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: siteFolder(root) },
    preview: { host, port: port ?? FIRST_PORT, strictPort: port !== undefined },
  });
  const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
  if (url === undefined) throw new Error('the page is served, but nowhere that this machine knows of');
  return { url, close: () => server.close() };
}
