import type { CardName, Position } from '@carillon/wilderness-war-rules/reference';
import { type Account, some } from '../../../rules/test/builder.ts';
import { campaign } from './set-up.ts';

// Twelve positions with everything the map must be able to show: crowds, sieges, raids, works, markers, boxes.

const FRENCH: readonly CardName[] = [
  'campaign-1',
  'bastions-repaired-5',
  'massacre-7',
  'ambush-11',
  'northern-indian-alliance-23',
  'western-indian-alliance-26',
  'iroquois-alliance-28',
  'cherokee-uprising-31',
  'governor-vaudreuil-interferes-22',
];
const BRITISH: readonly CardName[] = [
  'campaign-2',
  'surrender-6',
  'coehorns-and-howitzers-8',
  'ambush-12',
  'foul-weather-14',
  'amphibious-landing-17',
  'mohawks-29',
  'treaty-of-easton-32',
];
const hands = { french: FRENCH, british: BRITISH };

const build: Readonly<Record<string, () => Account>> = {
  /** The armies at the start of 1757. */
  opening: () => campaign({ hands }),

  /** Both main armies face each other from Crown Point to Albany; the French are about to march. */
  corridor: () => {
    const game = campaign({
      hands,
      pieces: {
        ticonderoga: ['montcalm', 'levis', ...some('french-regular', 8), ...some('coureurs', 2), 'huron', 'ojibwa'],
        'crown-point': ['bougainville', ...some('french-regular', 2, 9), ...some('marine-detachment', 2)],
        'hudson-carry-north': ['webb', ...some('northern-provincial', 4)],
        'wood-creek': ['ranger-1', 'ranger-2'],
        'hudson-carry-south': ['abercromby', 'bradstreet', ...some('british-regular', 7), 'light-infantry-1'],
        albany: ['forbes', 'loudoun', ...some('highland', 3), ...some('northern-provincial', 5, 5)],
        schenectady: ['johnson', 'mohawk-1', 'mohawk-2', 'northern-provincial-10'],
      },
      reduced: ['french-regular-3', 'french-regular-4', 'northern-provincial-2', 'highland-2'],
      fieldworks: ['ticonderoga'],
    });
    game.french.activates('campaign-1', 'montcalm', 'levis', ...some('french-regular', 3), 'coureurs-1');
    game.british.passes();
    return game;
  },

  /** The British have attacked the lines before Ticonderoga; they must take losses. */
  battle: () => {
    const game = campaign({
      turn: 'british',
      hands,
      pieces: {
        ticonderoga: ['montcalm', 'levis', ...some('french-regular', 5), 'coureurs-1'],
        'hudson-carry-north': [
          'abercromby',
          'bradstreet',
          ...some('british-regular', 6),
          ...some('northern-provincial', 3),
          'ranger-1',
          'light-infantry-1',
        ],
      },
      fieldworks: ['ticonderoga'],
    });
    game.british
      .activates(
        'campaign-2',
        'abercromby',
        'bradstreet',
        ...some('british-regular', 6),
        'light-infantry-1',
        'ranger-1',
      )
      .marches('ticonderoga');
    game.french.declines().shelters().stands();
    game.dice.roll(3, 6);
    return game;
  },

  /** Amherst and Wolfe before Louisbourg, the garrison inside. */
  louisbourg: () =>
    campaign({
      year: 1758,
      turn: 'british',
      hands,
      pieces: {
        louisbourg: [
          'amherst',
          'wolfe',
          ...some('british-regular', 6),
          ...some('light-infantry', 2),
          'drucour',
          ...some('french-regular', 3),
          'coureurs-1',
        ],
        'leader-pool': ['loudoun'],
      },
      inside: ['drucour', ...some('french-regular', 3), 'coureurs-1'],
      siege: { louisbourg: 1 },
      amphib: ['louisbourg'],
      inEffect: ['william-pitt', 'no-french-naval'],
      assemblies: 'enthusiastic',
    }),

  /** 1759: Louisbourg has fallen, Québec is besieged, Niagara taken. */
  quebec: () =>
    campaign({
      year: 1759,
      season: 'late',
      turn: 'british',
      vp: -3,
      hands: { french: FRENCH.slice(0, 3), british: BRITISH.slice(0, 4) },
      pieces: {
        quebec: [
          'wolfe',
          'murray',
          ...some('british-regular', 7),
          ...some('highland', 2),
          'light-infantry-1',
          'montcalm',
          'levis',
          'bougainville',
          ...some('french-regular', 4),
        ],
        louisbourg: ['royal-american-1'],
        niagara: ['johnson', 'royal-american-2', ...some('northern-provincial', 2), 'mohawk-1', 'british-seneca'],
        montreal: ['vaudreuil', 'rigaud', ...some('french-regular', 3, 6), ...some('coureurs', 3)],
        'ile-dorleans': ['light-infantry-2'],
        'st-lawrence-canadian-militias': ['canadian-militia-1'],
      },
      inside: ['montcalm', 'levis', 'bougainville', ...some('french-regular', 4)],
      reduced: [...some('french-regular', 3), ...some('british-regular', 2), 'canadian-militia-1'],
      siege: { quebec: 2 },
      captured: ['louisbourg'],
      amphib: ['louisbourg', 'ile-dorleans'],
      works: { niagara: 'british-fort', 'ohio-forks': 'none' },
      britishHolds: ['niagara'],
      inEffect: ['william-pitt', 'no-french-naval', 'quiberon-bay'],
    }),

  /** Raids everywhere, Blockhouses, Militia called out, Indians of four nations in the valleys. */
  frontier: () =>
    campaign({
      hands,
      season: 'late',
      pieces: {
        'allegheny-south': ['villiers', 'shawnee-1', 'shawnee-2', 'delaware-1'],
        'gists-station': ['mingo-1', 'mingo-2', 'coureurs-3'],
        'east-susquehanna': ['delaware-2', 'coureurs-4'],
        wyoming: ['french-seneca'],
        'wills-creek': ['forbes', ...some('southern-provincial', 3), ...some('highland', 2)],
        winchester: ['southern-provincial-5', 'cherokee-1', 'cherokee-2'],
        'southern-colonial-militias': ['colonial-militia-1', 'colonial-militia-2'],
        'northern-colonial-militias': ['colonial-militia-3', 'colonial-militia-4'],
      },
      reduced: ['shawnee-2', 'southern-provincial-2', 'colonial-militia-2'],
      raided: {
        french: { york: 1, culpeper: 2, reading: 1, easton: 1, deerfield: 1, kinderhook: 1, carlisle: 2 },
        british: { 'st-jean': 1, logstown: 2, oswegatchie: 1 },
      },
      inEffect: ['william-pitt', 'british-blockhouses', 'french-blockhouses', 'cherokees'],
      assemblies: 'reluctant',
    }),

  /** Forts begun and finished, beside stockades and under counters. */
  works: () =>
    campaign({
      turn: 'british',
      hands,
      works: {
        hoosic: 'british-stockade-fort-started',
        'oneida-carry-east': 'british-fort-started',
        'oneida-carry-west': 'british-fort',
        oswego: 'british-stockade',
        'st-jean': 'french-stockade-fort-started',
        'ile-aux-noix': 'french-fort',
        'niaoure-bay': 'french-fort-started',
        toronto: 'french-stockade',
        schenectady: 'british-fort-started',
        'wood-creek': 'british-stockade',
        kittaning: 'french-stockade',
      },
      pieces: {
        hoosic: ['northern-provincial-1'],
        'oneida-carry-east': ['bradstreet', ...some('northern-provincial', 2, 2)],
        oswego: ['royal-american-1'],
      },
      fieldworks: ['hudson-carry-south', 'crown-point', 'oneida-carry-west'],
      built: ['british'],
    }),

  /** The Six Nations are divided, and all fighting tribes have allied settlements. */
  nations: () =>
    campaign({
      hands,
      pieces: {
        oswego: ['french-onondaga', 'french-cayuga'],
        canajoharie: ['johnson', 'mohawk-1', 'mohawk-2'],
        'oneida-castle': ['british-oneida', 'british-tuscarora'],
        kahnawake: ['caughnawaga-1', 'caughnawaga-2'],
        'st-francois': ['abenaki-1', 'abenaki-2'],
        'lac-des-deux-montagnes': ['algonquin-1', 'algonquin-2'],
        'pays-den-haut': ['huron', 'ojibwa', 'ottawa', 'potawatomi'],
        mississauga: ['mississauga'],
        kittaning: ['delaware-1', 'delaware-2'],
        logstown: ['shawnee-1', 'shawnee-2'],
        'mingo-town': ['mingo-1', 'mingo-2'],
      },
      inEffect: ['william-pitt', 'cherokees'],
    }),

  /** The whole regular army of 1759 at New York, and a fleet of leaders in the pool. */
  'new-york': () =>
    campaign({
      year: 1759,
      turn: 'british',
      hands,
      pieces: {
        'new-york': [
          'amherst',
          'abercromby',
          'wolfe',
          'murray',
          'monckton',
          ...some('british-regular', 13),
          ...some('royal-american', 4),
          ...some('highland', 4),
        ],
        'leader-pool': ['loudoun'],
        halifax: [...some('british-regular', 4, 14), 'highland-5'],
        philadelphia: ['forbes', 'highland-6', ...some('southern-provincial', 4)],
        'new-haven': ['bradstreet', ...some('northern-provincial', 3)],
        peekskill: ['northern-provincial-7'],
        trenton: ['southern-provincial-6'],
        burlington: ['dunbar', 'ranger-1'],
      },
      reduced: some('british-regular', 5),
    }),

  /** The French march past the British, who may intercept. */
  interception: () => {
    const game = campaign({
      hands,
      pieces: {
        ticonderoga: ['rigaud', ...some('french-regular', 2), 'coureurs-1'],
        'hudson-carry-south': ['webb', ...some('northern-provincial', 3), 'ranger-3'],
        charlestown: ['northern-provincial-6'],
      },
    });
    game.french.activates('campaign-1', 'rigaud', ...some('french-regular', 2), 'coureurs-1');
    game.british.passes();
    game.french.marches('wood-creek');
    return game;
  },

  /** Montcalm besieges the carry forts, with its garrison inside and a relief force beside it. */
  'lake-george': () =>
    campaign({
      hands,
      pieces: {
        'hudson-carry-north': [
          'montcalm',
          'levis',
          'rigaud',
          ...some('french-regular', 7),
          'huron',
          'ojibwa',
          'ottawa',
          'webb',
          ...some('northern-provincial', 2),
          'british-regular-1',
        ],
        'hudson-carry-south': ['loudoun', ...some('british-regular', 4, 2)],
        ticonderoga: ['bougainville', 'marine-detachment-1'],
      },
      inside: ['webb', ...some('northern-provincial', 2), 'british-regular-1'],
      siege: { 'hudson-carry-north': 1 },
      raided: { french: { hoosic: 1, kinderhook: 1 } },
    }),

  /** The last weeks of 1762: few pieces, many markers, a score beyond the track, held cards. */
  'last-winter': () =>
    campaign({
      year: 1759,
      season: 'late',
      vp: 11,
      turn: 'british',
      hands: { french: ['ambush-11'], british: ['surrender-6'] },
      pieces: {
        'st-lawrence-canadian-militias': some('canadian-militia', 4),
        'southern-colonial-militias': ['colonial-militia-1', 'colonial-militia-2'],
        albany: ['amherst', ...some('british-regular', 3)],
        'leader-pool': ['loudoun'],
        oswego: ['montcalm', ...some('french-regular', 4)],
      },
      works: { oswego: 'french-fort' },
      discards: ['massacre-7', 'campaign-3', 'ambush-12'],
      gone: ['william-pitt-67'],
      carried: ['british'],
      holding: ['french'],
      reshuffle: true,
      inEffect: ['william-pitt', 'quiberon-bay', 'no-french-naval', 'diplomatic-revolution'],
      raided: { french: { deerfield: 2, york: 1 }, british: { sorel: 1 } },
    }),
};

/** The names of the positions. */
export const NAMED: readonly string[] = Object.keys(build);

/** The position of that name; at its question if play led up to one. */
export function named(name: string): Position {
  const found = build[name];
  if (found === undefined) throw new RangeError(`no position is called ${name}`);
  return found().position;
}
