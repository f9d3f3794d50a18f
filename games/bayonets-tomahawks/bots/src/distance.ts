import { exitsOf, type Space, space } from '@carillon/bayonets-tomahawks-rules/search';
import { distancesBetween } from '@carillon/opponent';

/** How many connections lie between two spaces; 40 if no way leads by land. */
export const distance: (from: Space, to: Space) => number = distancesBetween(space.all, exitsOf);
