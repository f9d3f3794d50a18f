import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { CARD_FACTS, CONNECTION_FACTS } from '@carillon/bayonets-tomahawks-rules/reference';
import { drawnTo, type Landmark, type Leaning, type TitleWalks } from '@carillon/testkit';
import { invent } from './invented/index.ts';
import { MARKS } from './marks.ts';

const WAYS = ['move', 'land', 'to', 'raid'];
/**
 * Spaces deep in the enemy's home, behind its Militia: the loser of a Battle there has no free space to retreat to, and
 * must Overwhelm enemies.
 */
const BRITISH_GOALS = ['quebec', 'cote-du-sud', 'les-trois-rivieres', 'cote-de-beaupre', 'montreal', 'louisbourg'];
const FRENCH_GOALS = ['easton', 'carlisle', 'alexandria', 'winchester', 'northfield', 'kingston', 'new-london', 'york'];
/** The weight of a step towards a goal. */
const PULL = 4;

/** Prefers Battles, landings and Raids; avoids holding points and leaving stacks idle. */
const LEANING: Leaning = {
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
    british: drawnTo(WAYS, BRITISH_GOALS, CONNECTION_FACTS, PULL),
    french: drawnTo(WAYS, FRENCH_GOALS, CONNECTION_FACTS, PULL),
  },
  leadingTo: {},
};

const LANDMARKS: readonly Landmark[] = [
  { name: 'Battles', logs: { type: 'battle' } },
  { name: 'Routs', logs: { type: 'battle-won', rout: true } },
  { name: 'Overwhelms', logs: { type: 'overwhelm' } },
  { name: 'retreats', logs: { type: 'retreat' } },
  { name: 'landings', logs: { type: 'land' } },
  { name: 'captures', logs: { type: 'control' } },
  { name: 'Raids', logs: { type: 'raid' } },
  { name: 'interceptions', logs: { type: 'interception' } },
  { name: 'Forts lost', logs: { type: 'fort-removed' } },
];

/** Bayonets & Tomahawks for the walk and for measurements. */
export const walks: TitleWalks = {
  rules: bayonetsTomahawks,
  // The Indian card is not chosen: it is played in the Action Round in which it is drawn (7.1).
  cards: CARD_FACTS.flatMap(({ id, deck }) => (deck === 'indian' ? [] : [id])),
  cardVerbs: ['play'],
  hands: ['cards', 'played', 'used', 'reaction', 'pointsGone'],
  declining: ['done', 'stop'],
  echoes: ['event', 'hold', 'phase', 'reveal'],
  passing: ['none', 'stay', 'decline', 'hold', 'keep', 'action-round.choose play'],
  benchmark: 'vaudreuils-petite-guerre',
  leaning: LEANING,
  invent,
  landmarks: LANDMARKS,
  marks: MARKS,
};
