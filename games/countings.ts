import { type AnyCounting, anyCounting } from '@carillon/opponent';

/** The figures that tools count in games of computer players, by title. */
export const COUNTINGS: ReadonlyMap<string, () => Promise<AnyCounting>> = new Map([
  [
    'bayonets-tomahawks',
    async (): Promise<AnyCounting> =>
      anyCounting((await import('@carillon/bayonets-tomahawks-bots')).bayonetsTomahawksCounting),
  ],
  [
    'wilderness-war',
    async (): Promise<AnyCounting> =>
      anyCounting((await import('@carillon/wilderness-war-bots')).wildernessWarCounting),
  ],
]);
