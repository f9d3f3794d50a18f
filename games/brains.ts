import { type AnyBrain, anyBrain } from '@carillon/opponent';

/** The brains of the titles' computer players: each is loaded with its first computer player. */
export const BRAINS: ReadonlyMap<string, () => Promise<AnyBrain>> = new Map([
  [
    'bayonets-tomahawks',
    async (): Promise<AnyBrain> => anyBrain((await import('@carillon/bayonets-tomahawks-bots')).bayonetsTomahawksBrain),
  ],
  [
    'wilderness-war',
    async (): Promise<AnyBrain> => anyBrain((await import('@carillon/wilderness-war-bots')).wildernessWarBrain),
  ],
]);
