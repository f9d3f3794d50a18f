import { CannotStart } from '../cannot-start.ts';

/** A server does not start on a store that has lost something. `at`: where the store is; `what`: what it has lost. */
export const damaged = (at: string, what: string): CannotStart =>
  new CannotStart(`The store ${at} is damaged: ${what}. Restore a backup, as docs/operating.md says.`);
