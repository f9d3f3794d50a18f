import type { TitlePage } from '@carillon/host';
import { bayonetsTomahawks } from './bayonets-tomahawks/title.ts';
import { wildernessWar } from './wilderness-war/title.ts';

/**
 * The titles. The other parts of a title are found by its name (`door.id`): its rules for the page's worker in
 * `workers.ts`, which is separate because a bundler includes everything that a module imports; the parts that tools
 * need in its folders `host` and `facts` (`tools/src/parts.ts`).
 */
export const TITLES: readonly [TitlePage, ...TitlePage[]] = [wildernessWar, bayonetsTomahawks];
