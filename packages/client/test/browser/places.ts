import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT: string = fileURLToPath(new URL('../../../../', import.meta.url));

/** The folder whose built page is tested: the project's, or a copy that `npm run mutants` has built. */
export const PAGE: string = env.CARILLON_PAGE ?? ROOT;

/** The browser's command-line options. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
