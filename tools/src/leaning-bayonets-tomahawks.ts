import { CONNECTION_FACTS } from '@carillon/bayonets-tomahawks-rules';
import type { Landmark, Leaning } from '@carillon/testkit';
import { drawnTo } from './distances.ts';

const WAYS = ['move', 'land', 'to', 'raid'];
const BRITISH_GOALS = ['louisbourg', 'quebec', 'montreal', 'ticonderoga', 'niagara', 'forks-of-the-ohio', 'chignectou'];
const FRENCH_GOALS = ['albany', 'lake-george', 'oswego', 'wills-creek', 'halifax', 'oneida-lake', 'boston'];

/** Battles, landings and Raids are sought; points held and idle stacks are shunned. */
export const BT_LEANING: Leaning = {
  verbs: {
    'action-phase.act done': 0.1,
    'action-phase.act army': 8,
    'action-phase.act forced': 8,
    'action-phase.act light': 3,
    'action-phase.act sail': 8,
    'action-phase.spend hold': 0.3,
    'march.muster take': 30,
    'sail.muster take': 30,
    'march.onward stop': 0.15,
    'march.onward drop': 0.1,
  },
  words: {
    british: drawnTo(WAYS, BRITISH_GOALS, CONNECTION_FACTS, 2),
    french: drawnTo(WAYS, FRENCH_GOALS, CONNECTION_FACTS, 2),
  },
  leadingTo: {},
};

export const BT_LANDMARKS: readonly Landmark[] = [
  { name: 'Battles', told: { type: 'battle' } },
  { name: 'Routs', told: { type: 'battle-won', rout: true } },
  { name: 'Overwhelms', told: { type: 'overwhelm' } },
  { name: 'retreats', told: { type: 'retreat' } },
  { name: 'landings', told: { type: 'land' } },
  { name: 'captures', told: { type: 'control' } },
  { name: 'Raids', told: { type: 'raid' } },
  { name: 'interceptions', told: { type: 'interception' } },
  { name: 'Forts lost', told: { type: 'fort-removed' } },
];
