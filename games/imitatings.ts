import { type AnyImitating, imitatingOf } from '@carillon/opponent';

/** Reads what a policy learns from games, by title: `npm run imitate` uses it. */
export const IMITATINGS: ReadonlyMap<string, () => Promise<() => AnyImitating>> = new Map([
  [
    'wilderness-war',
    async (): Promise<() => AnyImitating> => {
      const { wildernessWarImitated } = await import('@carillon/wilderness-war-bots');
      return () => imitatingOf(wildernessWarImitated());
    },
  ],
]);
