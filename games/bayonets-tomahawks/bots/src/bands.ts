import { BRITISH } from '@carillon/bayonets-tomahawks-rules/search';
import type { Band } from '@carillon/opponent';

/** The bounds of sensible play, on average over games. */
export const BANDS: readonly Band[] = [
  {
    ...{ of: 'Victory Spaces lost again', in: 'Victory Spaces taken', most: 0.4 },
    means: 'A Victory Space that was taken is held.',
  },
  {
    ...{ of: 'Outposts lost again', in: 'Outposts taken', most: 0.5 },
    means: 'An Outpost that was taken is held.',
  },
  {
    ...{ of: 'ports with Fleets and guns', in: 'ports with Fleets', least: 0.3, seat: BRITISH },
    means: 'Guns wait where the Fleets are.',
  },
  {
    ...{ of: 'ports with Fleets and Brigades', in: 'ports with Fleets', least: 0.5, seat: BRITISH },
    means: 'Brigades wait where the Fleets are.',
  },
  {
    ...{ of: 'landings', least: 0.5, seat: BRITISH },
    means: 'The British land in one game of two.',
  },
  {
    ...{ of: 'raids stopped', in: 'raids', most: 0.4 },
    means: 'Raids set out where few intercept them.',
  },
  {
    ...{ of: 'lone attacks on an army', most: 0.1 },
    means: 'Light units alone do not attack an army.',
  },
  {
    ...{ of: 'Roads begun', in: 'turns', most: 0.1 },
    means: 'Roads are built where armies use them.',
  },
  {
    ...{ of: 'Nations driven to the enemy', most: 0.1 },
    means: 'Nobody enters the Village of a neutral Nation (8.0).',
  },
  {
    ...{ of: 'moves to and fro', most: 0.05 },
    means: 'No march returns to where it was.',
  },
];
