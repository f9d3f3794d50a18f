import { drawnTo, type Landmark, type Leaning, type TitleWalks } from '@carillon/testkit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { CARDS, CONNECTIONS } from '@carillon/wilderness-war-rules/reference';
import { invent } from './invented/index.ts';
import { MARKS } from './marks.ts';

const WAYS = ['move', 'infiltrate', 'sail', 'land', 'send', 'lead'];
/** The spaces that can be besieged: fortresses, and the spaces that have forts in most scenarios. */
const BRITISH_GOALS = [
  'louisbourg',
  'quebec',
  'montreal',
  'ticonderoga',
  'crown-point',
  'niagara',
  'ohio-forks',
  'cataraqui',
];
const FRENCH_GOALS = [
  'albany',
  'hudson-carry-north',
  'hudson-carry-south',
  'oswego',
  'wills-creek',
  'halifax',
  'oneida-carry-east',
];

/** Prefers battles, sieges, landings and infiltration; avoids demolition and plain discards. */
const LEANING: Leaning = {
  verbs: {
    demolish: 0.002,
    'phase.card discard': 0.1,
    'phase.card hold': 0.1,
    'phase.card activate': 6,
    'activation.choose lead': 12,
    'activation.choose done': 0.2,
    'activation.start done': 0.1,
    'muster.pick take': 30,
    'march.onward stop': 0.15,
    'march.onward drop': 0.1,
    'march.onward infiltrate': 8,
    'march.onward land': 20,
    'march.intent siege': 20,
    'march.intent assault': 20,
    'march.intent sortie': 5,
    'siege.storm assault': 4,
    'interception.ask decline': 0.5,
  },
  words: {
    british: drawnTo(WAYS, BRITISH_GOALS, CONNECTIONS, 2),
    french: drawnTo(WAYS, FRENCH_GOALS, CONNECTIONS, 2),
  },
  leadingTo: {
    'march.onward': { 'siege.besieger': 20, 'battle.join': 3 },
    'activation.start': { 'march.intent': 10 },
  },
};

const LANDMARKS: readonly Landmark[] = [
  { name: 'battles', logs: { type: 'battle' } },
  { name: 'overruns', logs: { type: 'overrun' } },
  { name: 'retreats', logs: { type: 'retreat' } },
  { name: 'interceptions', logs: { type: 'intercept' } },
  { name: 'infiltrations', logs: { type: 'march', infiltrates: true } },
  { name: 'landings', logs: { type: 'sail', landing: true } },
  { name: 'sieges', logs: { type: 'siege-begins' } },
  { name: 'siege rolls', logs: { type: 'siege-roll' } },
  { name: 'assaults', logs: { type: 'assault' } },
  { name: 'captures', logs: { type: 'captured' } },
  { name: 'raids', logs: { type: 'raid' } },
];

/** Wilderness War for the walk and for measurements. */
export const walks: TitleWalks = {
  rules: wildernessWar,
  cards: CARDS,
  cardVerbs: ['event', 'respond'],
  hands: ['cards', 'held', 'undealt', 'shown', 'carried', 'holding'],
  declining: ['done', 'stop', 'end', 'wait'],
  echoes: ['card', 'activate', 'response', 'battle'],
  passing: ['pass', 'decline', 'stand', 'stay', 'hold', 'discard'],
  ownVerbs: { 'amphibious-landing': 'land' },
  benchmark: 'annus-mirabilis',
  // 13.3 The other side begins with the VP that were bid; VP count for the French.
  bid: (scenario, points) => ({ startVp: wildernessWar.start(scenario, {}).vp - points }),
  leaning: LEANING,
  invent,
  landmarks: LANDMARKS,
  marks: MARKS,
};
