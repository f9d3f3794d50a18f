import type { TitlePage } from '@carillon/host';
import { bayonetsTomahawks } from './bayonets-tomahawks/title.ts';
import { wildernessWar } from './wilderness-war/title.ts';

/**
 * The titles. What else there is of one is found by its name (`door.id`): its rules for the page's worker in `workers.ts`, which is
 * apart from this list because a bundler puts into a program whatever a module leads to; what the tools need in its folders
 * `host` and `facts` (`tools/src/parts.ts`).
 */
export const TITLES: readonly [TitlePage, ...TitlePage[]] = [wildernessWar, bayonetsTomahawks];
