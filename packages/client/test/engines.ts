import { engine as bayonetsTomahawks } from '@carillon/bayonets-tomahawks-host/engine';
import { engine as wildernessWar } from '@carillon/wilderness-war-host/engine';
import { rulesHash } from '../src/game-worker/rules-hash.ts';

// The titles for the page's tests, as its worker runs them.

export const wildernessWarEngine = { ...wildernessWar, rulesHash: rulesHash('wilderness-war') };
export const bayonetsTomahawksEngine = { ...bayonetsTomahawks, rulesHash: rulesHash('bayonets-tomahawks') };
