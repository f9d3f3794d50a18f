// Made from the facts by `npm run facts`; do not edit.

import type {
  CardName,
  ColonyName,
  ConnectionName,
  ScenarioName,
  SideName,
  SpaceName,
  UnitKindName,
} from '../names.ts';

/** The number of counters of each kind. */
export type Counts = { readonly [K in UnitKindName]?: number };
/** The contents of each pool, by its name on the sheet. */
export type Pools = {
  readonly [pool: string]: { readonly units: Counts; readonly vow: { readonly [T in string]?: number } };
};

/** When a faction wins at the end of a Year (18.2). */
export interface Threshold {
  readonly markerSide: SideName;
  readonly atLeast: number;
  readonly orMarkerSide?: SideName;
  readonly orAtMost?: number;
}

/** A Scenario Bonus (18.2.1): VP once, or for each of several things. */
export interface Bonus {
  readonly vp?: number;
  readonly vpEach?: number;
  readonly max?: number;
  readonly test: {
    readonly type:
      | 'controls-enemy-victory-spaces'
      | 'controls-enemy-settled-spaces'
      | 'controls-enemy-home-spaces'
      | 'per-enemy-colony-with-controlled-spaces'
      | 'per-listed-space-not-controlled-by-enemy';
    readonly atLeast?: number;
    readonly colonies?: readonly ColonyName[];
    readonly spaces?: readonly SpaceName[];
    readonly enemy?: SideName;
  };
}

/** The data of a scenario for one of its Years. */
export interface YearFacts {
  readonly year: number;
  readonly decks: {
    readonly [S in SideName]: { readonly buildup: readonly CardName[]; readonly campaign: readonly CardName[] };
  };
  readonly draws: {
    readonly fleets: number;
    readonly britishMetropolitan: number;
    readonly frenchMetropolitan: number;
    readonly colonial: number;
  };
  /** The additions to the pools before this Year (17.5). */
  readonly additions: Pools;
  /** `null`: not tested. */
  readonly thresholds: { readonly [S in SideName]: Threshold | null };
  readonly bonuses: { readonly [S in SideName]: Bonus };
}

/** A scenario. */
export interface ScenarioFacts {
  readonly id: ScenarioName;
  readonly number: number;
  readonly name: string;
  readonly startVictory: { readonly side: SideName; readonly vp: number };
  readonly markers: readonly {
    readonly space: SpaceName;
    readonly marker: 'control' | 'fort-construction';
    readonly side: SideName;
  }[];
  readonly roads: readonly ConnectionName[];
  readonly setup: readonly { readonly at: SpaceName; readonly units: Counts }[];
  readonly pools: Pools;
  readonly years: readonly YearFacts[];
}

/** The scenarios. */
export const SCENARIO_FACTS: readonly ScenarioFacts[] = [
  {
    id: 'vaudreuils-petite-guerre',
    number: 1,
    name: "Vaudreuil's Petite Guerre",
    startVictory: { side: 'french', vp: 1 },
    markers: [],
    roads: [],
    setup: [
      { at: 'chignectou', units: { 'fort-beausejour': 1, langis: 1 } },
      { at: 'louisbourg', units: { bastion: 2 } },
      { at: 'pointe-sainte-anne', units: { boishebert: 1 } },
      { at: 'quebec', units: { 'commander-rigaud': 1, canadiens: 2, 'canonniers-bombardiers': 2, bastion: 2 } },
      { at: 'ticonderoga', units: { 'fort-saint-frederic': 1 } },
      { at: 'montreal', units: { beaujeu: 1, lacorne: 1 } },
      { at: 'niagara', units: { lery: 1 } },
      { at: 'forks-of-the-ohio', units: { lignery: 1, villiers: 1, 'fort-duquesne': 1 } },
      { at: 'les-illinois', units: { aubry: 1, belestre: 1 } },
      { at: 'le-detroit', units: { langlade: 1 } },
      { at: 'halifax', units: { goreham: 1, '40th-45th-47th': 1, 'royal-artillery': 1 } },
      { at: 'annapolis-royal', units: { 'fort-anne': 1 } },
      { at: 'rumford', units: { rogers: 1 } },
      { at: 'boston', units: { '50th-51st': 1, 'royal-artillery': 1 } },
      { at: 'new-york', units: { '35th-new-york-companies': 1 } },
      { at: 'charles-town', units: { 'fort-johnson': 1 } },
      { at: 'oswego', units: { 'fort-ontario': 1 } },
      { at: 'wills-creek', units: { washington: 1 } },
      { at: 'albany', units: { mohawk: 1 } },
      { at: 'miramichy', units: { micmac: 1 } },
      { at: 'grand-sault', units: { malecite: 1 } },
      { at: 'les-trois-rivieres', units: { abenaki: 1 } },
      { at: 'montreal', units: { kahnawake: 1 } },
      { at: 'toronto', units: { mississague: 1 } },
      { at: 'gennisheyo', units: { seneca: 1 } },
      { at: 'kithanink', units: { delaware: 1 } },
      { at: 'diiohage', units: { mingo: 1 } },
      { at: 'forks-of-the-ohio', units: { chaouanon: 1 } },
      { at: 'le-detroit', units: { outaouais: 1 } },
    ],
    pools: {
      'neutral-indians': { units: { iroquois: 3, cherokee: 2 }, vow: {} },
      fleets: {
        units: {
          'fleet-boscawen': 1,
          'fleet-durell': 1,
          'fleet-holburne': 1,
          'fleet-royal-navy': 1,
          'fleet-de-la-motte': 1,
          'fleet-marine-royale': 1,
        },
        vow: {},
      },
      'british-commanders': { units: { 'commander-bradstreet': 1 }, vow: {} },
      'colonial-light': { units: { armstrong: 1, putnam: 1 }, vow: {} },
      'british-light': { units: {}, vow: {} },
      'british-artillery': { units: { 'royal-artillery': 4 }, vow: {} },
      'british-forts': {
        units: {
          'fort-augusta': 1,
          'fort-bedford': 1,
          'fort-crown-point': 1,
          'fort-cumberland': 1,
          'fort-edward': 1,
          'fort-frederick': 1,
          'fort-herkimer': 1,
          'fort-ligonier': 1,
          'fort-pitt': 1,
          'fort-pownall': 1,
          'fort-stanwix': 1,
          'fort-ticonderoga': 1,
          'fort-william-henry': 1,
        },
        vow: {},
      },
      'british-metropolitan': {
        units: { '1st-royal-american': 1, '44th-48th': 1, 'royal-highland': 1 },
        vow: { 'vow-two-artillery-british': 1, 'vow-fewer-troops-british': 1 },
      },
      'colonial-brigades': {
        units: { 'new-england-brigade': 5, 'new-york-new-jersey-brigade': 2, 'virginia-south-brigade': 2 },
        vow: {
          'vow-one-colonial-light': 1,
          'vow-one-colonial-light-return': 1,
          'vow-fewer-troops-colonial': 1,
          'vow-fewer-troops-return-colonial': 1,
        },
      },
      'colonial-bonus': { units: {}, vow: {} },
      'french-commanders': { units: { 'commander-pouchot': 1 }, vow: {} },
      'french-forts': {
        units: {
          'fort-carillon': 1,
          'fort-frontenac': 1,
          'fort-jacques-cartier': 1,
          'fort-levis': 1,
          'fort-massiac': 1,
          'fort-niagara': 1,
        },
        vow: {},
      },
      'french-artillery': { units: { 'canonniers-bombardiers': 1 }, vow: {} },
      'french-metropolitan': {
        units: { 'bearn-guyenne': 1, 'artois-bourgogne': 1, 'de-la-marine': 1, 'languedoc-la-reine': 1 },
        vow: { 'vow-fewer-troops-french': 1 },
      },
    },
    years: [
      {
        year: 1755,
        decks: {
          french: {
            buildup: ['french-22', 'french-23', 'forced-march-24', 'french-25', 'french-26', 'french-35'],
            campaign: [
              'cherokee-diplomacy-french-29',
              'reluctant-wagoneers-30',
              'round-up-men-and-equipment-31',
              'wilderness-ambush-32',
              'disease-in-british-camp-34',
              'frontiers-ablaze-36',
              'coup-de-main-37',
              'iroquois-diplomacy-french-38',
              'french-42',
            ],
          },
          british: {
            buildup: [
              'british-2',
              'british-3',
              'round-up-men-and-equipment-4',
              'disease-in-french-camp-5',
              'forced-march-10',
              'british-15',
            ],
            campaign: [
              'construction-frenzy-7',
              'lucky-cannonball-8',
              'surprise-landing-9',
              'smallpox-infected-blankets-11',
              'cherokee-diplomacy-british-13',
              'perfect-volleys-14',
              'british-16',
              'round-up-men-and-equipment-17',
              'armed-battoemen-21',
            ],
          },
        },
        draws: { fleets: 5, britishMetropolitan: 3, colonial: 8, frenchMetropolitan: 3 },
        additions: {},
        thresholds: { british: { markerSide: 'british', atLeast: 1 }, french: { markerSide: 'french', atLeast: 1 } },
        bonuses: {
          british: { vp: 2, test: { type: 'controls-enemy-victory-spaces', atLeast: 2 } },
          french: { vp: 2, test: { type: 'controls-enemy-settled-spaces', atLeast: 1 } },
        },
      },
    ],
  },
  {
    id: 'loudouns-gamble',
    number: 2,
    name: "Loudoun's Gamble",
    startVictory: { side: 'french', vp: 1 },
    markers: [
      { space: 'chignectou', marker: 'control', side: 'british' },
      { space: 'winchester', marker: 'fort-construction', side: 'british' },
    ],
    roads: ['mekekasink.wills-creek'],
    setup: [
      { at: 'miramichy', units: { boishebert: 1 } },
      { at: 'louisbourg', units: { 'artois-bourgogne': 1, 'de-la-marine': 1, bastion: 2 } },
      {
        at: 'quebec',
        units: {
          'commander-montcalm': 1,
          'canonniers-bombardiers': 2,
          lery: 1,
          'languedoc-la-reine': 1,
          canadiens: 2,
          bastion: 2,
        },
      },
      { at: 'ticonderoga', units: { langlade: 1, 'fort-carillon': 1 } },
      {
        at: 'montreal',
        units: {
          'commander-pouchot': 1,
          'commander-rigaud': 1,
          lacorne: 1,
          langis: 1,
          villiers: 1,
          'bearn-guyenne': 1,
          'la-sarre-royal-roussillon': 1,
        },
      },
      { at: 'niagara', units: { 'fort-niagara': 1 } },
      { at: 'forks-of-the-ohio', units: { lignery: 1, 'fort-duquesne': 1 } },
      { at: 'les-illinois', units: { aubry: 1 } },
      { at: 'le-detroit', units: { belestre: 1 } },
      { at: 'chignectou', units: { 'fort-cumberland': 1 } },
      { at: 'halifax', units: { goreham: 1, '40th-45th-47th': 1, 'royal-artillery': 2 } },
      { at: 'annapolis-royal', units: { 'fort-anne': 1 } },
      { at: 'boston', units: { '44th-48th': 1, 'royal-artillery': 1 } },
      { at: 'lake-george', units: { 'fort-william-henry': 1, rogers: 1 } },
      { at: 'albany', units: { 'royal-highland': 1, '35th-new-york-companies': 1 } },
      { at: 'new-york', units: { 'royal-artillery': 1 } },
      { at: 'charles-town', units: { 'fort-johnson': 1 } },
      { at: 'carlisle', units: { 'commander-bradstreet': 1, '1st-royal-american': 1 } },
      { at: 'winchester', units: { washington: 1 } },
      { at: 'shamokin', units: { armstrong: 1, 'fort-augusta': 1 } },
      { at: 'albany', units: { mohawk: 1 } },
      { at: 'miramichy', units: { micmac: 1 } },
      { at: 'grand-sault', units: { malecite: 1 } },
      { at: 'les-trois-rivieres', units: { abenaki: 1 } },
      { at: 'montreal', units: { kahnawake: 1 } },
      { at: 'toronto', units: { mississague: 1 } },
      { at: 'gennisheyo', units: { seneca: 1 } },
      { at: 'kithanink', units: { delaware: 1 } },
      { at: 'diiohage', units: { mingo: 1 } },
      { at: 'forks-of-the-ohio', units: { chaouanon: 1 } },
      { at: 'le-detroit', units: { outaouais: 1 } },
    ],
    pools: {
      'neutral-indians': { units: { iroquois: 3, cherokee: 2 }, vow: {} },
      fleets: {
        units: {
          'fleet-colvill': 1,
          'fleet-durell': 1,
          'fleet-hardy': 1,
          'fleet-holburne': 1,
          'fleet-royal-navy': 1,
          'fleet-beauffremont': 1,
          'fleet-de-la-motte': 1,
          'fleet-marine-royale': 1,
        },
        vow: { 'vow-french-navy-losses': 1 },
      },
      'british-commanders': { units: { 'commander-howe': 1, 'commander-wolfe': 1 }, vow: {} },
      'colonial-light': { units: { dunn: 1, putnam: 1 }, vow: {} },
      'british-light': { units: { gage: 1, 'howe-light': 1, morgan: 1, scott: 1 }, vow: {} },
      'british-artillery': { units: { 'royal-artillery': 4 }, vow: {} },
      'british-forts': {
        units: {
          'fort-bedford': 1,
          'fort-crown-point': 1,
          'fort-edward': 1,
          'fort-frederick': 1,
          'fort-herkimer': 1,
          'fort-ligonier': 1,
          'fort-ontario': 1,
          'fort-pitt': 1,
          'fort-pownall': 1,
          'fort-stanwix': 1,
          'fort-ticonderoga': 1,
        },
        vow: {},
      },
      'british-metropolitan': {
        units: {
          '27th-55th': 1,
          '22nd-28th': 1,
          '43rd-46th': 1,
          '2nd-royal-american': 1,
          campbell: 1,
          fraser: 1,
          montgomery: 1,
        },
        vow: {
          'vow-two-artillery-or-light-british': 4,
          'vow-fewer-troops-british': 1,
          'vow-fewer-troops-return-british': 1,
        },
      },
      'colonial-brigades': {
        units: { 'new-england-brigade': 5, 'new-york-new-jersey-brigade': 2, 'virginia-south-brigade': 2 },
        vow: {
          'vow-pennsylvania-musters': 1,
          'vow-one-colonial-light': 1,
          'vow-one-colonial-light-return': 1,
          'vow-fewer-troops-colonial': 1,
          'vow-fewer-troops-return-colonial': 1,
        },
      },
      'colonial-bonus': { units: { 'pennsylvania-delaware-brigade': 2 }, vow: {} },
      'french-commanders': { units: { 'commander-levis': 1 }, vow: {} },
      'french-forts': {
        units: {
          'fort-beausejour': 1,
          'fort-frontenac': 1,
          'fort-jacques-cartier': 1,
          'fort-levis': 1,
          'fort-massiac': 1,
          'fort-saint-frederic': 1,
        },
        vow: {},
      },
      'french-artillery': { units: { 'canonniers-bombardiers': 2 }, vow: {} },
      'french-metropolitan': {
        units: { berry: 1, 'angoumois-beauvoisis': 1, 'de-la-marine': 1, 'volontaires-etrangers-cambis': 1 },
        vow: { 'vow-fewer-troops-french': 1, 'vow-fewer-troops-return-french': 1 },
      },
    },
    years: [
      {
        year: 1757,
        decks: {
          french: {
            buildup: ['french-22', 'french-23', 'forced-march-24', 'french-25', 'french-26', 'french-35'],
            campaign: [
              'lucky-cannonball-27',
              'construction-frenzy-28',
              'cherokee-diplomacy-french-29',
              'reluctant-wagoneers-30',
              'round-up-men-and-equipment-31',
              'wilderness-ambush-32',
              'hesitant-british-general-33',
              'disease-in-british-camp-34',
              'french-42',
            ],
          },
          british: {
            buildup: [
              'british-1',
              'british-2',
              'british-3',
              'round-up-men-and-equipment-4',
              'disease-in-french-camp-5',
              'forced-march-10',
            ],
            campaign: [
              'delayed-supplies-from-france-6',
              'construction-frenzy-7',
              'lucky-cannonball-8',
              'surprise-landing-9',
              'smallpox-infected-blankets-11',
              'round-up-men-and-equipment-12',
              'cherokee-diplomacy-british-13',
              'perfect-volleys-14',
              'armed-battoemen-21',
            ],
          },
        },
        draws: { fleets: 7, britishMetropolitan: 6, colonial: 8, frenchMetropolitan: 3 },
        additions: {},
        thresholds: { british: { markerSide: 'british', atLeast: 1 }, french: { markerSide: 'french', atLeast: 1 } },
        bonuses: {
          british: { vp: 2, test: { type: 'controls-enemy-settled-spaces', atLeast: 1 } },
          french: { vp: 2, test: { type: 'controls-enemy-victory-spaces', atLeast: 3 } },
        },
      },
    ],
  },
  {
    id: 'amhersts-juggernaut',
    number: 3,
    name: "Amherst's Juggernaut",
    startVictory: { side: 'french', vp: 5 },
    markers: [{ space: 'chignectou', marker: 'control', side: 'british' }],
    roads: ['mekekasink.wills-creek'],
    setup: [
      { at: 'miramichy', units: { boishebert: 1 } },
      { at: 'louisbourg', units: { 'artois-bourgogne': 1, 'de-la-marine': 1, bastion: 2 } },
      {
        at: 'quebec',
        units: {
          'commander-montcalm': 1,
          'commander-levis': 1,
          'canonniers-bombardiers': 2,
          lery: 1,
          berry: 1,
          'la-sarre-royal-roussillon': 1,
          canadiens: 2,
          bastion: 2,
        },
      },
      { at: 'ticonderoga', units: { langlade: 1, 'fort-carillon': 1 } },
      {
        at: 'montreal',
        units: {
          'commander-pouchot': 1,
          'commander-rigaud': 1,
          lacorne: 1,
          langis: 1,
          'bearn-guyenne': 1,
          'languedoc-la-reine': 1,
        },
      },
      { at: 'niagara', units: { 'fort-niagara': 1 } },
      { at: 'forks-of-the-ohio', units: { lignery: 1, 'fort-duquesne': 1 } },
      { at: 'les-illinois', units: { aubry: 1, 'fort-massiac': 1 } },
      { at: 'le-detroit', units: { belestre: 1 } },
      { at: 'chignectou', units: { 'fort-cumberland': 1, '43rd-46th': 1 } },
      {
        at: 'halifax',
        units: {
          goreham: 1,
          'royal-scots-17th': 1,
          '22nd-28th': 1,
          '40th-45th-47th': 1,
          '35th-new-york-companies': 1,
          '2nd-royal-american': 1,
          'royal-artillery': 4,
        },
      },
      { at: 'annapolis-royal', units: { 'fort-anne': 1 } },
      { at: 'boston', units: { '44th-48th': 1 } },
      { at: 'new-london', units: { 'commander-bradstreet': 1, fraser: 1 } },
      { at: 'albany', units: { rogers: 1, 'royal-highland': 1 } },
      { at: 'new-york', units: { 'commander-howe': 1, '27th-55th': 1, 'royal-artillery': 1 } },
      { at: 'philadelphia', units: { 'commander-forbes': 1, '1st-royal-american': 1, 'royal-artillery': 1 } },
      { at: 'charles-town', units: { 'fort-johnson': 1 } },
      { at: 'winchester', units: { 'fort-frederick': 1 } },
      { at: 'shamokin', units: { armstrong: 1, 'fort-augusta': 1 } },
      { at: 'albany', units: { mohawk: 1 } },
      { at: 'miramichy', units: { micmac: 1 } },
      { at: 'grand-sault', units: { malecite: 1 } },
      { at: 'les-trois-rivieres', units: { abenaki: 1 } },
      { at: 'montreal', units: { kahnawake: 1 } },
      { at: 'toronto', units: { mississague: 1 } },
      { at: 'gennisheyo', units: { seneca: 1 } },
      { at: 'kithanink', units: { delaware: 1 } },
      { at: 'diiohage', units: { mingo: 1 } },
      { at: 'forks-of-the-ohio', units: { chaouanon: 1 } },
      { at: 'le-detroit', units: { outaouais: 1 } },
    ],
    pools: {
      'neutral-indians': { units: { iroquois: 3, cherokee: 2 }, vow: {} },
      fleets: {
        units: {
          'fleet-boscawen': 1,
          'fleet-colvill': 1,
          'fleet-durell': 1,
          'fleet-hardy': 1,
          'fleet-holmes': 1,
          'fleet-royal-navy': 1,
          'fleet-saunders': 1,
          'fleet-beauffremont': 1,
          'fleet-de-l-isle': 1,
          'fleet-marine-royale': 1,
        },
        vow: { 'vow-french-navy-losses': 1 },
      },
      'british-commanders': { units: { 'commander-wolfe': 1 }, vow: {} },
      'colonial-light': { units: { dunn: 1, putnam: 1 }, vow: {} },
      'british-light': { units: { gage: 1, 'howe-light': 1, morgan: 1, scott: 1 }, vow: {} },
      'british-artillery': { units: { 'royal-artillery': 2 }, vow: {} },
      'british-forts': {
        units: {
          'fort-bedford': 1,
          'fort-crown-point': 1,
          'fort-edward': 1,
          'fort-herkimer': 1,
          'fort-ligonier': 1,
          'fort-ontario': 1,
          'fort-pitt': 1,
          'fort-pownall': 1,
          'fort-stanwix': 1,
          'fort-ticonderoga': 1,
        },
        vow: {},
      },
      'british-metropolitan': {
        units: {
          '15th-58th': 1,
          '61st-63rd': 1,
          '94th-95th': 1,
          'howards-buffs-kings-own': 1,
          campbell: 1,
          montgomery: 1,
        },
        vow: {
          'vow-two-artillery-or-light-british': 3,
          'vow-fewer-troops-british': 1,
          'vow-fewer-troops-return-british': 1,
        },
      },
      'colonial-brigades': {
        units: {
          'new-england-brigade': 5,
          'new-york-new-jersey-brigade': 2,
          'pennsylvania-delaware-brigade': 2,
          'virginia-south-brigade': 2,
        },
        vow: {
          'vow-one-colonial-light': 1,
          'vow-one-colonial-light-return': 1,
          'vow-fewer-troops-colonial': 1,
          'vow-fewer-troops-return-colonial': 1,
          'vow-pitt-subsidies': 1,
        },
      },
      'colonial-bonus': {
        units: { 'new-england-brigade': 2, 'new-york-new-jersey-brigade': 1, 'virginia-south-brigade': 1 },
        vow: {},
      },
      'french-commanders': { units: {}, vow: {} },
      'french-forts': {
        units: {
          'fort-beausejour': 1,
          'fort-frontenac': 1,
          'fort-jacques-cartier': 1,
          'fort-levis': 1,
          'fort-saint-frederic': 1,
        },
        vow: {},
      },
      'french-artillery': { units: { 'canonniers-bombardiers': 2 }, vow: {} },
      'french-metropolitan': {
        units: {
          'angoumois-beauvoisis': 1,
          'boulonnois-royal-barrois': 1,
          'de-la-marine': 1,
          'foix-quercy': 1,
          'volontaires-etrangers-cambis': 1,
        },
        vow: { 'vow-one-artillery-french': 1, 'vow-fewer-troops-french': 1, 'vow-fewer-troops-return-french': 1 },
      },
    },
    years: [
      {
        year: 1758,
        decks: {
          french: {
            buildup: ['french-22', 'french-23', 'forced-march-24', 'french-25', 'french-26', 'french-35'],
            campaign: [
              'cherokee-diplomacy-french-29',
              'reluctant-wagoneers-30',
              'round-up-men-and-equipment-31',
              'wilderness-ambush-32',
              'disease-in-british-camp-34',
              'french-lake-warships-39',
              'rough-seas-40',
              'indomitable-abbatis-41',
              'french-42',
            ],
          },
          british: {
            buildup: [
              'british-2',
              'british-3',
              'round-up-men-and-equipment-4',
              'disease-in-french-camp-5',
              'forced-march-10',
              'wintering-rear-admiral-18',
            ],
            campaign: [
              'construction-frenzy-7',
              'lucky-cannonball-8',
              'surprise-landing-9',
              'smallpox-infected-blankets-11',
              'cherokee-diplomacy-british-13',
              'perfect-volleys-14',
              'iroquois-diplomacy-british-19',
              'french-trade-goods-destroyed-20',
              'armed-battoemen-21',
            ],
          },
        },
        draws: { fleets: 9, britishMetropolitan: 5, colonial: 12, frenchMetropolitan: 3 },
        additions: {},
        thresholds: { british: { markerSide: 'british', atLeast: 3 }, french: { markerSide: 'french', atLeast: 5 } },
        bonuses: {
          british: { vp: 2, test: { type: 'controls-enemy-settled-spaces', atLeast: 2 } },
          french: { vp: 2, test: { type: 'controls-enemy-home-spaces', atLeast: 3 } },
        },
      },
      {
        year: 1759,
        decks: {
          french: {
            buildup: ['french-22', 'french-23', 'forced-march-24', 'french-25', 'french-26', 'french-35'],
            campaign: [
              'cherokee-diplomacy-french-29',
              'reluctant-wagoneers-30',
              'round-up-men-and-equipment-31',
              'wilderness-ambush-32',
              'disease-in-british-camp-34',
              'french-lake-warships-39',
              'rough-seas-40',
              'indomitable-abbatis-41',
              'french-42',
            ],
          },
          british: {
            buildup: [
              'british-2',
              'british-3',
              'round-up-men-and-equipment-4',
              'disease-in-french-camp-5',
              'forced-march-10',
              'wintering-rear-admiral-18',
            ],
            campaign: [
              'construction-frenzy-7',
              'lucky-cannonball-8',
              'surprise-landing-9',
              'smallpox-infected-blankets-11',
              'cherokee-diplomacy-british-13',
              'perfect-volleys-14',
              'iroquois-diplomacy-british-19',
              'french-trade-goods-destroyed-20',
              'armed-battoemen-21',
            ],
          },
        },
        draws: { fleets: 9, britishMetropolitan: 2, colonial: 3, frenchMetropolitan: 3 },
        additions: {},
        thresholds: {
          british: { markerSide: 'british', atLeast: 3 },
          french: { markerSide: 'french', atLeast: 1, orMarkerSide: 'british', orAtMost: 2 },
        },
        bonuses: {
          british: {
            vpEach: 2,
            max: 6,
            test: {
              type: 'per-enemy-colony-with-controlled-spaces',
              atLeast: 2,
              colonies: ['acadie', 'canada', 'pays-d-en-haut'],
            },
          },
          french: {
            vpEach: 2,
            max: 6,
            test: {
              type: 'per-listed-space-not-controlled-by-enemy',
              spaces: ['louisbourg', 'montreal', 'quebec'],
              enemy: 'british',
            },
          },
        },
      },
    ],
  },
  {
    id: 'french-and-indian-war',
    number: 4,
    name: 'The French & Indian War (full campaign)',
    startVictory: { side: 'french', vp: 1 },
    markers: [],
    roads: [],
    setup: [
      { at: 'chignectou', units: { 'fort-beausejour': 1, langis: 1 } },
      { at: 'louisbourg', units: { bastion: 2 } },
      { at: 'pointe-sainte-anne', units: { boishebert: 1 } },
      { at: 'quebec', units: { 'commander-rigaud': 1, canadiens: 2, 'canonniers-bombardiers': 2, bastion: 2 } },
      { at: 'ticonderoga', units: { 'fort-saint-frederic': 1 } },
      { at: 'montreal', units: { beaujeu: 1, lacorne: 1 } },
      { at: 'niagara', units: { lery: 1 } },
      { at: 'forks-of-the-ohio', units: { lignery: 1, villiers: 1, 'fort-duquesne': 1 } },
      { at: 'les-illinois', units: { aubry: 1, belestre: 1 } },
      { at: 'le-detroit', units: { langlade: 1 } },
      { at: 'halifax', units: { goreham: 1, '40th-45th-47th': 1, 'royal-artillery': 1 } },
      { at: 'annapolis-royal', units: { 'fort-anne': 1 } },
      { at: 'rumford', units: { rogers: 1 } },
      { at: 'boston', units: { '50th-51st': 1, 'royal-artillery': 1 } },
      { at: 'new-york', units: { '35th-new-york-companies': 1 } },
      { at: 'charles-town', units: { 'fort-johnson': 1 } },
      { at: 'oswego', units: { 'fort-ontario': 1 } },
      { at: 'wills-creek', units: { washington: 1 } },
      { at: 'albany', units: { mohawk: 1 } },
      { at: 'miramichy', units: { micmac: 1 } },
      { at: 'grand-sault', units: { malecite: 1 } },
      { at: 'les-trois-rivieres', units: { abenaki: 1 } },
      { at: 'montreal', units: { kahnawake: 1 } },
      { at: 'toronto', units: { mississague: 1 } },
      { at: 'gennisheyo', units: { seneca: 1 } },
      { at: 'kithanink', units: { delaware: 1 } },
      { at: 'diiohage', units: { mingo: 1 } },
      { at: 'forks-of-the-ohio', units: { chaouanon: 1 } },
      { at: 'le-detroit', units: { outaouais: 1 } },
    ],
    pools: {
      'neutral-indians': { units: { iroquois: 3, cherokee: 2 }, vow: {} },
      fleets: {
        units: {
          'fleet-boscawen': 1,
          'fleet-durell': 1,
          'fleet-holburne': 1,
          'fleet-royal-navy': 1,
          'fleet-de-la-motte': 1,
          'fleet-marine-royale': 1,
        },
        vow: {},
      },
      'british-commanders': {
        units: { 'commander-bradstreet': 1, 'commander-forbes': 1, 'commander-howe': 1, 'commander-wolfe': 1 },
        vow: {},
      },
      'colonial-light': { units: { armstrong: 1, dunn: 1, putnam: 1 }, vow: {} },
      'british-light': { units: {}, vow: {} },
      'british-artillery': { units: { 'royal-artillery': 6 }, vow: {} },
      'british-forts': {
        units: {
          'fort-augusta': 1,
          'fort-bedford': 1,
          'fort-crown-point': 1,
          'fort-cumberland': 1,
          'fort-edward': 1,
          'fort-frederick': 1,
          'fort-herkimer': 1,
          'fort-ligonier': 1,
          'fort-pitt': 1,
          'fort-pownall': 1,
          'fort-stanwix': 1,
          'fort-ticonderoga': 1,
          'fort-william-henry': 1,
        },
        vow: {},
      },
      'british-metropolitan': {
        units: {
          '1st-royal-american': 1,
          'royal-scots-17th': 1,
          '22nd-28th': 1,
          '44th-48th': 1,
          fraser: 1,
          'royal-highland': 1,
        },
        vow: { 'vow-two-artillery-british': 1, 'vow-fewer-troops-return-british': 1 },
      },
      'colonial-brigades': {
        units: { 'new-england-brigade': 5, 'new-york-new-jersey-brigade': 2, 'virginia-south-brigade': 2 },
        vow: { 'vow-one-colonial-light': 1, 'vow-one-colonial-light-return': 1, 'vow-fewer-troops-return-colonial': 1 },
      },
      'colonial-bonus': { units: {}, vow: {} },
      'french-commanders': {
        units: { 'commander-levis': 1, 'commander-montcalm': 1, 'commander-pouchot': 1 },
        vow: {},
      },
      'french-forts': {
        units: {
          'fort-carillon': 1,
          'fort-frontenac': 1,
          'fort-jacques-cartier': 1,
          'fort-levis': 1,
          'fort-massiac': 1,
          'fort-niagara': 1,
        },
        vow: {},
      },
      'french-artillery': { units: { 'canonniers-bombardiers': 2 }, vow: {} },
      'french-metropolitan': {
        units: {
          'bearn-guyenne': 1,
          'la-sarre-royal-roussillon': 1,
          'artois-bourgogne': 1,
          'de-la-marine': 1,
          'languedoc-la-reine': 1,
          'volontaires-etrangers-cambis': 1,
        },
        vow: { 'vow-one-artillery-french': 1, 'vow-fewer-troops-return-french': 1 },
      },
    },
    years: [
      {
        year: 1755,
        decks: {
          french: {
            buildup: ['french-22', 'french-23', 'forced-march-24', 'french-25', 'french-26', 'french-35'],
            campaign: [
              'cherokee-diplomacy-french-29',
              'reluctant-wagoneers-30',
              'round-up-men-and-equipment-31',
              'wilderness-ambush-32',
              'disease-in-british-camp-34',
              'frontiers-ablaze-36',
              'coup-de-main-37',
              'iroquois-diplomacy-french-38',
              'french-42',
            ],
          },
          british: {
            buildup: [
              'british-2',
              'british-3',
              'round-up-men-and-equipment-4',
              'disease-in-french-camp-5',
              'forced-march-10',
              'british-15',
            ],
            campaign: [
              'construction-frenzy-7',
              'lucky-cannonball-8',
              'surprise-landing-9',
              'smallpox-infected-blankets-11',
              'cherokee-diplomacy-british-13',
              'perfect-volleys-14',
              'british-16',
              'round-up-men-and-equipment-17',
              'armed-battoemen-21',
            ],
          },
        },
        draws: { fleets: 5, britishMetropolitan: 3, colonial: 8, frenchMetropolitan: 3 },
        additions: {},
        thresholds: { british: null, french: null },
        bonuses: {
          british: { vp: 2, test: { type: 'controls-enemy-victory-spaces', atLeast: 2 } },
          french: { vp: 2, test: { type: 'controls-enemy-settled-spaces', atLeast: 1 } },
        },
      },
      {
        year: 1756,
        decks: {
          french: {
            buildup: ['french-22', 'french-23', 'forced-march-24', 'french-25', 'french-26', 'french-35'],
            campaign: [
              'cherokee-diplomacy-french-29',
              'reluctant-wagoneers-30',
              'round-up-men-and-equipment-31',
              'wilderness-ambush-32',
              'disease-in-british-camp-34',
              'frontiers-ablaze-36',
              'coup-de-main-37',
              'iroquois-diplomacy-french-38',
              'french-42',
            ],
          },
          british: {
            buildup: [
              'british-2',
              'british-3',
              'round-up-men-and-equipment-4',
              'disease-in-french-camp-5',
              'forced-march-10',
              'british-15',
            ],
            campaign: [
              'construction-frenzy-7',
              'lucky-cannonball-8',
              'surprise-landing-9',
              'smallpox-infected-blankets-11',
              'cherokee-diplomacy-british-13',
              'perfect-volleys-14',
              'british-16',
              'round-up-men-and-equipment-17',
              'armed-battoemen-21',
            ],
          },
        },
        draws: { fleets: 5, britishMetropolitan: 3, colonial: 2, frenchMetropolitan: 3 },
        additions: {},
        thresholds: { british: { markerSide: 'british', atLeast: 1 }, french: { markerSide: 'french', atLeast: 8 } },
        bonuses: {
          british: { vp: 1, test: { type: 'controls-enemy-victory-spaces', atLeast: 2 } },
          french: { vp: 1, test: { type: 'controls-enemy-settled-spaces', atLeast: 1 } },
        },
      },
      {
        year: 1757,
        decks: {
          french: {
            buildup: ['french-22', 'french-23', 'forced-march-24', 'french-25', 'french-26', 'french-35'],
            campaign: [
              'lucky-cannonball-27',
              'construction-frenzy-28',
              'cherokee-diplomacy-french-29',
              'reluctant-wagoneers-30',
              'round-up-men-and-equipment-31',
              'wilderness-ambush-32',
              'hesitant-british-general-33',
              'disease-in-british-camp-34',
              'french-42',
            ],
          },
          british: {
            buildup: [
              'british-1',
              'british-2',
              'british-3',
              'round-up-men-and-equipment-4',
              'disease-in-french-camp-5',
              'forced-march-10',
            ],
            campaign: [
              'delayed-supplies-from-france-6',
              'construction-frenzy-7',
              'lucky-cannonball-8',
              'surprise-landing-9',
              'smallpox-infected-blankets-11',
              'round-up-men-and-equipment-12',
              'cherokee-diplomacy-british-13',
              'perfect-volleys-14',
              'armed-battoemen-21',
            ],
          },
        },
        draws: { fleets: 7, britishMetropolitan: 6, colonial: 2, frenchMetropolitan: 3 },
        additions: {
          fleets: { units: { 'fleet-hardy': 1, 'fleet-de-l-isle': 1 }, vow: { 'vow-french-navy-losses': 1 } },
          'british-metropolitan': {
            units: {
              '15th-58th': 1,
              '27th-55th': 1,
              '43rd-46th': 1,
              '61st-63rd': 1,
              '94th-95th': 1,
              '2nd-royal-american': 1,
              'howards-buffs-kings-own': 1,
              campbell: 1,
              montgomery: 1,
            },
            vow: { 'vow-two-artillery-or-light-british': 3 },
          },
          'british-light': { units: { gage: 1, 'howe-light': 1, morgan: 1, scott: 1 }, vow: {} },
          'colonial-brigades': { units: {}, vow: { 'vow-fewer-troops-colonial': 1, 'vow-pennsylvania-musters': 1 } },
          'colonial-bonus': { units: { 'pennsylvania-delaware-brigade': 2 }, vow: {} },
          'french-metropolitan': { units: { berry: 1, 'de-la-marine': 1 }, vow: { 'vow-fewer-troops-french': 1 } },
        },
        thresholds: { british: { markerSide: 'british', atLeast: 1 }, french: { markerSide: 'french', atLeast: 8 } },
        bonuses: {
          british: { vp: 2, test: { type: 'controls-enemy-settled-spaces', atLeast: 1 } },
          french: { vp: 2, test: { type: 'controls-enemy-victory-spaces', atLeast: 3 } },
        },
      },
      {
        year: 1758,
        decks: {
          french: {
            buildup: ['french-22', 'french-23', 'forced-march-24', 'french-25', 'french-26', 'french-35'],
            campaign: [
              'cherokee-diplomacy-french-29',
              'reluctant-wagoneers-30',
              'round-up-men-and-equipment-31',
              'wilderness-ambush-32',
              'disease-in-british-camp-34',
              'french-lake-warships-39',
              'rough-seas-40',
              'indomitable-abbatis-41',
              'french-42',
            ],
          },
          british: {
            buildup: [
              'british-2',
              'british-3',
              'round-up-men-and-equipment-4',
              'disease-in-french-camp-5',
              'forced-march-10',
              'wintering-rear-admiral-18',
            ],
            campaign: [
              'construction-frenzy-7',
              'lucky-cannonball-8',
              'surprise-landing-9',
              'smallpox-infected-blankets-11',
              'cherokee-diplomacy-british-13',
              'perfect-volleys-14',
              'iroquois-diplomacy-british-19',
              'french-trade-goods-destroyed-20',
              'armed-battoemen-21',
            ],
          },
        },
        draws: { fleets: 9, britishMetropolitan: 5, colonial: 2, frenchMetropolitan: 2 },
        additions: {
          fleets: { units: { 'fleet-holmes': 1, 'fleet-saunders': 1 }, vow: {} },
          'british-metropolitan': {
            units: {},
            vow: { 'vow-two-artillery-or-light-british': 1, 'vow-fewer-troops-british': 1 },
          },
          'colonial-brigades': { units: {}, vow: { 'vow-pitt-subsidies': 1 } },
          'colonial-bonus': {
            units: { 'new-england-brigade': 2, 'new-york-new-jersey-brigade': 1, 'virginia-south-brigade': 1 },
            vow: {},
          },
          'french-metropolitan': {
            units: { 'angoumois-beauvoisis': 1, 'boulonnois-royal-barrois': 1, 'foix-quercy': 1 },
            vow: {},
          },
        },
        thresholds: { british: { markerSide: 'british', atLeast: 3 }, french: { markerSide: 'french', atLeast: 5 } },
        bonuses: {
          british: { vp: 2, test: { type: 'controls-enemy-settled-spaces', atLeast: 2 } },
          french: { vp: 2, test: { type: 'controls-enemy-home-spaces', atLeast: 3 } },
        },
      },
      {
        year: 1759,
        decks: {
          french: {
            buildup: ['french-22', 'french-23', 'forced-march-24', 'french-25', 'french-26', 'french-35'],
            campaign: [
              'cherokee-diplomacy-french-29',
              'reluctant-wagoneers-30',
              'round-up-men-and-equipment-31',
              'wilderness-ambush-32',
              'disease-in-british-camp-34',
              'french-lake-warships-39',
              'rough-seas-40',
              'indomitable-abbatis-41',
              'french-42',
            ],
          },
          british: {
            buildup: [
              'british-2',
              'british-3',
              'round-up-men-and-equipment-4',
              'disease-in-french-camp-5',
              'forced-march-10',
              'wintering-rear-admiral-18',
            ],
            campaign: [
              'construction-frenzy-7',
              'lucky-cannonball-8',
              'surprise-landing-9',
              'smallpox-infected-blankets-11',
              'cherokee-diplomacy-british-13',
              'perfect-volleys-14',
              'iroquois-diplomacy-british-19',
              'french-trade-goods-destroyed-20',
              'armed-battoemen-21',
            ],
          },
        },
        draws: { fleets: 9, britishMetropolitan: 2, colonial: 2, frenchMetropolitan: 2 },
        additions: {},
        thresholds: {
          british: { markerSide: 'british', atLeast: 3 },
          french: { markerSide: 'french', atLeast: 1, orMarkerSide: 'british', orAtMost: 2 },
        },
        bonuses: {
          british: {
            vpEach: 2,
            max: 6,
            test: {
              type: 'per-enemy-colony-with-controlled-spaces',
              atLeast: 2,
              colonies: ['acadie', 'canada', 'pays-d-en-haut'],
            },
          },
          french: {
            vpEach: 2,
            max: 6,
            test: {
              type: 'per-listed-space-not-controlled-by-enemy',
              spaces: ['louisbourg', 'montreal', 'quebec'],
              enemy: 'british',
            },
          },
        },
      },
    ],
  },
];
