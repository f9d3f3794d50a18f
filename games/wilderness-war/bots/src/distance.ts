import { distancesBetween } from '@carillon/opponent';
import { adjacentTo, type Space, space } from '@carillon/wilderness-war-rules/search';

/** How many connections lie between two spaces; 40 if no way leads by land. */
export const distance: (from: Space, to: Space) => number = distancesBetween(space.all, adjacentTo);
