import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT: string = fileURLToPath(new URL('../../../../', import.meta.url));

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
