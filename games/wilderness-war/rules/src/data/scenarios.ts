// Made from the facts by `npm run facts`; do not edit.

import type {
  AssembliesName,
  CardName,
  EventName,
  LeaderName,
  MilitiaBoxName,
  PieceName,
  ScenarioName,
  SetupName,
  SideName,
  SpaceName,
} from '../names.ts';

/** Pieces that begin in one place. */
export interface Placement<Place extends string> {
  readonly at: Place;
  readonly pieces: readonly PieceName[];
}

/** The set-up of a side on the map; units are at full strength. */
export interface SideSetup {
  readonly forts: readonly SpaceName[];
  readonly fortsUnderConstruction: readonly SpaceName[];
  readonly stockades: readonly SpaceName[];
  /** Settlements with the side's Allied marker. */
  readonly allied: readonly SpaceName[];
  readonly forces: readonly Placement<SpaceName>[];
  readonly militia: readonly Placement<MilitiaBoxName>[];
}

/** British leaders that join the pool at once with the event, otherwise when the year begins. */
export interface LatePool {
  readonly leaders: readonly LeaderName[];
  readonly event: EventName;
  readonly year: number;
}

/** Leaders that enter with the first of the cards played as an event. */
export interface SetAside {
  readonly leaders: readonly LeaderName[];
  readonly cards: readonly CardName[];
}

/** A set-up. Every piece is in exactly one of its lists. */
export interface SetupFacts {
  readonly id: SetupName;
  readonly startYear: number;
  readonly sides: { readonly [Side in SideName]: SideSetup };
  readonly leaderPool: readonly LeaderName[];
  readonly addedToPool: readonly LatePool[];
  readonly setAside: readonly SetAside[];
  /** Leaders that this set-up leaves out. */
  readonly notUsed: readonly LeaderName[];
  /** Pieces that may still enter by a card. */
  readonly reserve: readonly PieceName[];
  readonly eventsInEffect: readonly EventName[];
  readonly assemblies: AssembliesName;
  readonly vpHolders: readonly { readonly space: SpaceName; readonly side: SideName }[];
}

/** A change of a hand from the next deal on (4.0 A.2); `cancels` names the event that it ends. */
export interface HandChange {
  readonly event: EventName;
  readonly side: SideName;
  readonly size: number;
  readonly cancels: EventName | null;
}

/** Year-end check (13.11); French thresholds hold only in the check of their year. */
export interface SuddenDeath {
  /** The British win if they control this many fortresses and solely occupy these spaces. */
  readonly fortresses: number;
  readonly occupied: readonly SpaceName[];
  /** Either side wins with this many VP. */
  readonly vp: number;
  readonly frenchByYear: readonly { readonly year: number; readonly vp: number }[];
}

/** 13.12: the British win by fortresses and strongholds, otherwise victory points decide. */
export interface VictoryByFortresses {
  readonly rule: '13.12';
  readonly frenchVp: number;
  readonly britishVp: number;
  /** Originally British fortresses to control. */
  readonly britishFortresses: number;
  readonly strongholds: { readonly atLeast: number; readonly of: readonly SpaceName[] };
}

/** 13.13: victory points alone decide. */
export interface VictoryByPoints {
  readonly rule: '13.13';
  readonly frenchVp: number;
  readonly britishVp: number;
}

/** A scenario; VP are positive for the French. */
export interface ScenarioFacts {
  readonly id: ScenarioName;
  readonly name: string;
  readonly setup: SetupName;
  readonly startYear: number;
  readonly endYear: number;
  /** The number of seasons played, from the Early Season of the first year. */
  readonly seasons: number;
  readonly firstToAct: SideName;
  /** Numbers of the cards in the deck, both included. */
  readonly cards: { readonly from: number; readonly to: number };
  readonly handSize: { readonly [Side in SideName]: number };
  readonly handChanges: readonly HandChange[];
  readonly startVp: number;
  readonly suddenDeath: SuddenDeath;
  readonly victory: VictoryByFortresses | VictoryByPoints;
}

/** In the order of `SCENARIOS`. */
export const SCENARIO_FACTS: readonly ScenarioFacts[] = [
  {
    id: 'annus-mirabilis',
    name: 'Annus Mirabilis',
    setup: '1757',
    startYear: 1757,
    endYear: 1759,
    seasons: 6,
    firstToAct: 'french',
    cards: { from: 1, to: 62 },
    handSize: { french: 9, british: 9 },
    handChanges: [{ event: 'quiberon-bay', side: 'french', size: 7, cancels: null }],
    startVp: 4,
    suddenDeath: { fortresses: 11, occupied: ['niagara', 'ohio-forks'], vp: 11, frenchByYear: [] },
    victory: {
      rule: '13.12',
      frenchVp: 1,
      britishVp: 1,
      britishFortresses: 8,
      strongholds: { atLeast: 2, of: ['quebec', 'montreal', 'niagara', 'ohio-forks'] },
    },
  },
  {
    id: 'early-war',
    name: 'Early War Campaign',
    setup: '1755',
    startYear: 1755,
    endYear: 1759,
    seasons: 10,
    firstToAct: 'french',
    cards: { from: 1, to: 70 },
    handSize: { french: 8, british: 8 },
    handChanges: [
      { event: 'william-pitt', side: 'british', size: 9, cancels: null },
      { event: 'diplomatic-revolution', side: 'french', size: 9, cancels: null },
      { event: 'quiberon-bay', side: 'french', size: 7, cancels: 'diplomatic-revolution' },
    ],
    startVp: 0,
    suddenDeath: { fortresses: 11, occupied: ['niagara', 'ohio-forks'], vp: 11, frenchByYear: [] },
    victory: {
      rule: '13.12',
      frenchVp: 1,
      britishVp: 1,
      britishFortresses: 8,
      strongholds: { atLeast: 2, of: ['quebec', 'montreal', 'niagara', 'ohio-forks'] },
    },
  },
  {
    id: 'late-war',
    name: 'Late War Campaign',
    setup: '1757',
    startYear: 1757,
    endYear: 1762,
    seasons: 12,
    firstToAct: 'french',
    cards: { from: 1, to: 62 },
    handSize: { french: 9, british: 9 },
    handChanges: [{ event: 'quiberon-bay', side: 'french', size: 7, cancels: null }],
    startVp: 4,
    suddenDeath: {
      fortresses: 11,
      occupied: ['niagara', 'ohio-forks'],
      vp: 11,
      frenchByYear: [
        { year: 1760, vp: 8 },
        { year: 1761, vp: 5 },
      ],
    },
    victory: { rule: '13.13', frenchVp: 1, britishVp: 5 },
  },
  {
    id: 'full-campaign',
    name: 'The Full Campaign',
    setup: '1755',
    startYear: 1755,
    endYear: 1762,
    seasons: 16,
    firstToAct: 'french',
    cards: { from: 1, to: 70 },
    handSize: { french: 8, british: 8 },
    handChanges: [
      { event: 'william-pitt', side: 'british', size: 9, cancels: null },
      { event: 'diplomatic-revolution', side: 'french', size: 9, cancels: null },
      { event: 'quiberon-bay', side: 'french', size: 7, cancels: 'diplomatic-revolution' },
    ],
    startVp: 0,
    suddenDeath: {
      fortresses: 11,
      occupied: ['niagara', 'ohio-forks'],
      vp: 11,
      frenchByYear: [
        { year: 1760, vp: 8 },
        { year: 1761, vp: 5 },
      ],
    },
    victory: { rule: '13.13', frenchVp: 1, britishVp: 5 },
  },
];

/** In the order of `SETUPS`. */
export const SETUP_FACTS: readonly SetupFacts[] = [
  {
    id: '1755',
    startYear: 1755,
    sides: {
      french: {
        forts: ['crown-point', 'niagara', 'ohio-forks'],
        fortsUnderConstruction: [],
        stockades: [
          'ile-aux-noix',
          'st-jean',
          'oswegatchie',
          'cataraqui',
          'toronto',
          'presquile',
          'french-creek',
          'venango',
        ],
        allied: ['pays-den-haut', 'kahnawake', 'st-francois'],
        forces: [
          { at: 'louisbourg', pieces: ['drucour', 'french-regular-1', 'french-regular-5', 'french-regular-11'] },
          {
            at: 'quebec',
            pieces: [
              'dieskau',
              'vaudreuil',
              'french-regular-2',
              'french-regular-7',
              'french-regular-8',
              'french-regular-10',
            ],
          },
          {
            at: 'montreal',
            pieces: ['rigaud', 'french-regular-12', 'coureurs-7', 'coureurs-8', 'abenaki-1', 'caughnawaga-1'],
          },
          { at: 'ile-aux-noix', pieces: ['marine-detachment-1'] },
          { at: 'crown-point', pieces: ['marine-detachment-2', 'coureurs-6'] },
          { at: 'cataraqui', pieces: ['villiers', 'marine-detachment-3', 'coureurs-4'] },
          { at: 'niagara', pieces: ['marine-detachment-4', 'coureurs-2'] },
          { at: 'presquile', pieces: ['marine-detachment-5'] },
          { at: 'french-creek', pieces: ['marine-detachment-6'] },
          { at: 'venango', pieces: ['coureurs-3'] },
          {
            at: 'ohio-forks',
            pieces: ['beaujeu', 'dumas', 'marine-detachment-7', 'coureurs-5', 'ottawa', 'potawatomi'],
          },
        ],
        militia: [{ at: 'st-lawrence-canadian-militias', pieces: [] }],
      },
      british: {
        forts: ['hudson-carry-south', 'wills-creek', 'oswego'],
        fortsUnderConstruction: [],
        stockades: ['oneida-carry-west', 'oneida-carry-east', 'schenectady', 'hoosic', 'charlestown'],
        allied: ['canajoharie'],
        forces: [
          { at: 'oswego', pieces: ['northern-provincial-13'] },
          {
            at: 'albany',
            pieces: [
              'shirley',
              'johnson',
              'northern-provincial-1',
              'northern-provincial-4',
              'northern-provincial-5',
              'northern-provincial-10',
              'northern-provincial-18',
              'mohawk-1',
              'mohawk-2',
            ],
          },
          { at: 'halifax', pieces: ['monckton', 'british-regular-13'] },
          { at: 'alexandria', pieces: ['braddock', 'dunbar', 'british-regular-10', 'british-regular-14'] },
          { at: 'wills-creek', pieces: ['southern-provincial-1', 'southern-provincial-5'] },
        ],
        militia: [
          { at: 'northern-colonial-militias', pieces: [] },
          { at: 'southern-colonial-militias', pieces: [] },
        ],
      },
    },
    leaderPool: ['abercromby', 'bradstreet', 'loudoun', 'murray', 'webb'],
    addedToPool: [{ leaders: ['amherst', 'forbes', 'wolfe'], event: 'william-pitt', year: 1759 }],
    setAside: [
      {
        leaders: ['montcalm', 'levis', 'bougainville'],
        cards: ['french-regulars-55', 'french-regulars-56', 'french-regulars-68'],
      },
    ],
    notUsed: [],
    reserve: [
      'french-regular-3',
      'french-regular-4',
      'french-regular-6',
      'french-regular-9',
      'french-regular-13',
      'french-regular-14',
      'canadian-militia-1',
      'canadian-militia-2',
      'canadian-militia-3',
      'canadian-militia-4',
      'coureurs-1',
      'abenaki-2',
      'algonquin-1',
      'algonquin-2',
      'caughnawaga-2',
      'mississauga',
      'delaware-1',
      'delaware-2',
      'mingo-1',
      'mingo-2',
      'shawnee-1',
      'shawnee-2',
      'huron',
      'ojibwa',
      'french-cayuga',
      'french-oneida',
      'french-onondaga',
      'french-seneca',
      'french-tuscarora',
      'british-regular-1',
      'british-regular-2',
      'british-regular-3',
      'british-regular-4',
      'british-regular-5',
      'british-regular-6',
      'british-regular-7',
      'british-regular-8',
      'british-regular-9',
      'british-regular-11',
      'british-regular-12',
      'british-regular-15',
      'british-regular-16',
      'british-regular-17',
      'royal-american-1',
      'royal-american-2',
      'royal-american-3',
      'royal-american-4',
      'highland-1',
      'highland-2',
      'highland-3',
      'highland-4',
      'highland-5',
      'highland-6',
      'light-infantry-1',
      'light-infantry-2',
      'light-infantry-3',
      'light-infantry-4',
      'light-infantry-5',
      'light-infantry-6',
      'northern-provincial-2',
      'northern-provincial-3',
      'northern-provincial-6',
      'northern-provincial-7',
      'northern-provincial-8',
      'northern-provincial-9',
      'northern-provincial-11',
      'northern-provincial-12',
      'northern-provincial-14',
      'northern-provincial-15',
      'northern-provincial-16',
      'northern-provincial-17',
      'southern-provincial-2',
      'southern-provincial-3',
      'southern-provincial-4',
      'southern-provincial-6',
      'colonial-militia-1',
      'colonial-militia-2',
      'colonial-militia-3',
      'colonial-militia-4',
      'ranger-1',
      'ranger-2',
      'ranger-3',
      'cherokee-1',
      'cherokee-2',
      'british-cayuga',
      'british-oneida',
      'british-onondaga',
      'british-seneca',
      'british-tuscarora',
    ],
    eventsInEffect: [],
    assemblies: 'supportive',
    vpHolders: [
      { space: 'niagara', side: 'french' },
      { space: 'ohio-forks', side: 'french' },
    ],
  },
  {
    id: '1757',
    startYear: 1757,
    sides: {
      french: {
        forts: ['ticonderoga', 'crown-point', 'niagara', 'ohio-forks'],
        fortsUnderConstruction: [],
        stockades: [
          'ile-aux-noix',
          'st-jean',
          'oswegatchie',
          'cataraqui',
          'toronto',
          'presquile',
          'french-creek',
          'venango',
        ],
        allied: ['mingo-town', 'logstown', 'pays-den-haut', 'mississauga'],
        forces: [
          {
            at: 'louisbourg',
            pieces: ['drucour', 'french-regular-1', 'french-regular-5', 'french-regular-11', 'coureurs-1'],
          },
          { at: 'quebec', pieces: ['levis', 'french-regular-7', 'french-regular-8', 'french-regular-12'] },
          {
            at: 'montreal',
            pieces: [
              'montcalm',
              'vaudreuil',
              'french-regular-2',
              'french-regular-9',
              'coureurs-8',
              'mississauga',
              'huron',
              'ojibwa',
              'potawatomi',
            ],
          },
          { at: 'crown-point', pieces: ['marine-detachment-1', 'coureurs-7'] },
          {
            at: 'ticonderoga',
            pieces: ['rigaud', 'bougainville', 'french-regular-10', 'french-regular-13', 'coureurs-6'],
          },
          { at: 'cataraqui', pieces: ['villiers', 'marine-detachment-2', 'coureurs-4'] },
          { at: 'niagara', pieces: ['marine-detachment-3', 'coureurs-2'] },
          { at: 'presquile', pieces: ['marine-detachment-4'] },
          { at: 'french-creek', pieces: ['marine-detachment-5'] },
          { at: 'venango', pieces: ['coureurs-3'] },
          { at: 'ohio-forks', pieces: ['dumas', 'marine-detachment-6', 'marine-detachment-7', 'coureurs-5'] },
          { at: 'logstown', pieces: ['shawnee-1'] },
          { at: 'mingo-town', pieces: ['mingo-1'] },
        ],
        militia: [{ at: 'st-lawrence-canadian-militias', pieces: [] }],
      },
      british: {
        forts: ['hudson-carry-south', 'hudson-carry-north', 'wills-creek', 'shamokin'],
        fortsUnderConstruction: ['winchester', 'shepherds-ferry'],
        stockades: [
          'schenectady',
          'hoosic',
          'charlestown',
          'augusta',
          'woodstock',
          'carlisle',
          'harriss-ferry',
          'lancaster',
          'reading',
          'easton',
        ],
        allied: [],
        forces: [
          { at: 'winchester', pieces: ['southern-provincial-5'] },
          { at: 'shepherds-ferry', pieces: ['southern-provincial-1'] },
          { at: 'carlisle', pieces: ['southern-provincial-2'] },
          { at: 'shamokin', pieces: ['southern-provincial-3'] },
          { at: 'philadelphia', pieces: ['royal-american-1'] },
          {
            at: 'new-york',
            pieces: [
              'abercromby',
              'loudoun',
              'british-regular-4',
              'british-regular-5',
              'british-regular-7',
              'royal-american-2',
              'royal-american-3',
              'royal-american-4',
            ],
          },
          { at: 'albany', pieces: ['dunbar', 'british-regular-10', 'british-regular-14'] },
          {
            at: 'hudson-carry-south',
            pieces: ['webb', 'northern-provincial-1', 'northern-provincial-4', 'northern-provincial-18', 'ranger-3'],
          },
          { at: 'hudson-carry-north', pieces: ['northern-provincial-10', 'northern-provincial-11'] },
          { at: 'schenectady', pieces: ['johnson', 'highland-1', 'northern-provincial-13'] },
          { at: 'halifax', pieces: ['monckton', 'british-regular-8', 'british-regular-11', 'british-regular-13'] },
        ],
        militia: [
          { at: 'northern-colonial-militias', pieces: [] },
          { at: 'southern-colonial-militias', pieces: ['colonial-militia-1'] },
        ],
      },
    },
    leaderPool: ['amherst', 'bradstreet', 'forbes', 'murray', 'wolfe'],
    addedToPool: [],
    setAside: [],
    notUsed: ['dieskau', 'beaujeu', 'braddock', 'shirley'],
    reserve: [
      'french-regular-3',
      'french-regular-4',
      'french-regular-6',
      'french-regular-14',
      'canadian-militia-1',
      'canadian-militia-2',
      'canadian-militia-3',
      'canadian-militia-4',
      'abenaki-1',
      'abenaki-2',
      'algonquin-1',
      'algonquin-2',
      'caughnawaga-1',
      'caughnawaga-2',
      'delaware-1',
      'delaware-2',
      'mingo-2',
      'shawnee-2',
      'ottawa',
      'french-cayuga',
      'french-oneida',
      'french-onondaga',
      'french-seneca',
      'french-tuscarora',
      'british-regular-1',
      'british-regular-2',
      'british-regular-3',
      'british-regular-6',
      'british-regular-9',
      'british-regular-12',
      'british-regular-15',
      'british-regular-16',
      'british-regular-17',
      'highland-2',
      'highland-3',
      'highland-4',
      'highland-5',
      'highland-6',
      'light-infantry-1',
      'light-infantry-2',
      'light-infantry-3',
      'light-infantry-4',
      'light-infantry-5',
      'light-infantry-6',
      'northern-provincial-2',
      'northern-provincial-3',
      'northern-provincial-5',
      'northern-provincial-6',
      'northern-provincial-7',
      'northern-provincial-8',
      'northern-provincial-9',
      'northern-provincial-12',
      'northern-provincial-14',
      'northern-provincial-15',
      'northern-provincial-16',
      'northern-provincial-17',
      'southern-provincial-4',
      'southern-provincial-6',
      'colonial-militia-2',
      'colonial-militia-3',
      'colonial-militia-4',
      'ranger-1',
      'ranger-2',
      'cherokee-1',
      'cherokee-2',
      'mohawk-1',
      'mohawk-2',
      'british-cayuga',
      'british-oneida',
      'british-onondaga',
      'british-seneca',
      'british-tuscarora',
    ],
    eventsInEffect: ['william-pitt', 'diplomatic-revolution'],
    assemblies: 'supportive',
    vpHolders: [
      { space: 'niagara', side: 'french' },
      { space: 'ohio-forks', side: 'french' },
    ],
  },
];
