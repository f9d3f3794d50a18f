import { countPositions } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { SCENARIOS, type ScenarioName } from '../../src/names.ts';
import type { State } from '../../src/state.ts';
import type { Account, Sparse } from '../builder.ts';
import { play } from '../builder.ts';
import { dealOut } from '../dealing.ts';
import { Game } from './story.ts';

// The number of ways to make one, two, three … choices from a position, each outcome of chance counted once. Any change
// to the rules that adds or removes a nearby choice shows here. The figures come from the rules themselves at the time
// of writing: if one differs, find out why before replacing it.

const HANDS = { french: ['ambush-11', 'campaign-1'], british: ['campaign-2', 'ambush-12'] } as const;

interface Counted {
  readonly name: string;
  readonly at: Sparse;
  /** Events before the count begins. */
  readonly first?: (game: Account) => void;
  readonly ways: readonly number[];
}

const TABLE: readonly Counted[] = [
  {
    name: '5.26 one card in hand, in an empty country',
    at: { hands: { french: ['ambush-11'] }, pieces: { montreal: ['marine-detachment-1'] } },
    ways: [5, 136, 7525],
  },
  {
    name: '5.3 three Indians and a leader may be activated with a card of 2',
    at: {
      hands: { french: ['western-indian-alliance-26'], british: ['campaign-2'] },
      pieces: { montreal: ['levis', 'huron', 'ojibwa'], 'ohio-forks': ['mingo-1'], niagara: ['coureurs-1'] },
    },
    first: (game) => game.french.chooses('activate western-indian-alliance-26'),
    ways: [7, 24, 190, 8546],
  },
  {
    name: '5.34 Montcalm may take Lévis and some of five units',
    at: {
      hands: HANDS,
      pieces: {
        montreal: ['montcalm', 'levis', 'french-regular-1', 'french-regular-2', 'coureurs-1', 'huron', 'abenaki-1'],
      },
      reduced: ['french-regular-2'],
    },
    first: (game) => game.french.chooses('activate ambush-11', 'lead montcalm'),
    ways: [7, 22, 47, 117, 560, 4400],
  },
  {
    name: '5.4 a card of 3 builds in a country with two regiments',
    at: {
      turn: 'british',
      hands: { french: ['ambush-11'], british: ['campaign-2', 'ambush-12'] },
      pieces: { albany: ['british-regular-1'], 'hudson-carry-south': ['northern-provincial-1'] },
    },
    first: (game) => game.british.chooses('forts campaign-2'),
    ways: [2, 7, 23, 288],
  },
  {
    name: '6.2 a force sets out from Ticonderoga by land or boat, and may drop units',
    at: {
      hands: HANDS,
      pieces: { ticonderoga: ['rigaud', 'french-regular-1', 'coureurs-1'] },
      works: { ticonderoga: 'french-fort', 'crown-point': 'french-stockade' },
    },
    first: (game) => game.french.activates('campaign-1', 'rigaud', 'french-regular-1', 'coureurs-1'),
    ways: [8, 50, 279, 1551],
  },
  {
    name: '6.6 Indians among the forts of the frontier',
    at: {
      hands: HANDS,
      pieces: { 'allegheny-south': ['shawnee-1'], woodstock: ['southern-provincial-1'], winchester: ['ranger-1'] },
      works: { augusta: 'british-stockade', winchester: 'british-fort' },
    },
    first: (game) => game.french.activatesAlone('ambush-11', 'shawnee-1'),
    ways: [8, 30, 213, 2065],
  },
  {
    name: '6.7 the British may intercept from two spaces',
    at: {
      hands: HANDS,
      pieces: {
        ticonderoga: ['rigaud', 'french-regular-1', 'coureurs-1'],
        'hudson-carry-south': ['bradstreet', 'northern-provincial-1', 'light-infantry-1'],
        'adirondacks-south': ['ranger-1'],
      },
      works: { ticonderoga: 'french-fort', 'hudson-carry-south': 'british-fort' },
    },
    first: (game) =>
      game.french.activates('campaign-1', 'rigaud', 'french-regular-1', 'coureurs-1').marches('hudson-carry-north'),
    ways: [5, 28, 129, 665, 3054],
  },
  {
    name: '7.2 a battle in the woods, both sides with an Ambush! in hand',
    at: {
      hands: HANDS,
      pieces: {
        ticonderoga: ['rigaud', 'french-regular-1', 'coureurs-1', 'huron'],
        'wood-creek': ['johnson', 'northern-provincial-1', 'northern-provincial-2', 'mohawk-1'],
      },
      reduced: ['northern-provincial-2'],
      works: { ticonderoga: 'french-fort' },
    },
    first: (game) => {
      game.french.activates('campaign-1', 'rigaud', 'french-regular-1', 'coureurs-1', 'huron').marches('wood-creek');
      game.british.stands();
    },
    ways: [2, 2, 42, 42, 65, 97, 230, 1080],
  },
  {
    name: '7.9 the beaten defenders of Albany retreat, or go inside',
    at: {
      hands: HANDS,
      pieces: {
        'hudson-carry-south': ['montcalm', 'french-regular-1', 'french-regular-2', 'french-regular-3'],
        albany: ['webb', 'british-regular-1', 'ranger-1'],
      },
      works: { 'hudson-carry-south': 'french-fort' },
    },
    first: (game) => {
      game.french
        .activates('campaign-1', 'montcalm', 'french-regular-1', 'french-regular-2', 'french-regular-3')
        .marches('albany');
      game.british.shelters().stands();
      game.dice.roll(5, 2);
    },
    ways: [5, 10, 90, 880],
  },
  {
    name: '8.231 a siege of Ticonderoga with Coehorns and Surrender! in hand',
    at: {
      turn: 'british',
      hands: {
        french: ['ambush-11'],
        british: ['campaign-2', 'coehorns-and-howitzers-8', 'surrender-6', 'ambush-12'],
      },
      pieces: {
        ticonderoga: ['amherst', 'british-regular-1', 'ranger-1', 'bougainville', 'french-regular-1'],
        'hudson-carry-north': ['northern-provincial-1'],
      },
      works: {
        ticonderoga: 'french-fort',
        'hudson-carry-north': 'british-fort',
        'hudson-carry-south': 'british-fort',
      },
      siege: { ticonderoga: 0 },
      inside: ['bougainville', 'french-regular-1'],
    },
    first: (game) => game.british.activates('campaign-2', 'amherst', 'british-regular-1').besieges(),
    ways: [2, 3, 9, 35, 311, 887],
  },
  {
    name: '9.1 the assault of Ticonderoga',
    at: {
      turn: 'british',
      hands: { french: ['ambush-11'], british: ['campaign-2', 'ambush-12'] },
      pieces: {
        ticonderoga: ['amherst', 'british-regular-1', 'ranger-1', 'bougainville', 'french-regular-1', 'coureurs-1'],
        'hudson-carry-north': ['northern-provincial-1'],
      },
      works: { ticonderoga: 'french-fort', 'hudson-carry-north': 'british-fort' },
      siege: { ticonderoga: 1 },
      inside: ['bougainville', 'french-regular-1', 'coureurs-1'],
    },
    first: (game) => game.british.activates('campaign-2', 'amherst', 'british-regular-1').assaults(),
    ways: [36, 36, 47, 100, 378],
  },
  {
    name: '10.3 Villiers raids a stockade that Militia may defend, and everyone goes home',
    at: {
      hands: HANDS,
      pieces: {
        'allegheny-south': ['villiers', 'coureurs-1', 'mingo-1', 'shawnee-1'],
        'southern-colonial-militias': ['colonial-militia-1'],
      },
      works: { augusta: 'british-stockade', 'ohio-forks': 'french-fort' },
    },
    first: (game) =>
      game.french.activates('campaign-1', 'villiers', 'coureurs-1', 'mingo-1', 'shawnee-1').marches('augusta'),
    ways: [2, 37, 78, 111, 342, 1292],
  },
];

describe('positions counted', () => {
  it.each(TABLE)('$name', ({ at, first, ways }) => {
    const game = play(at);
    first?.(game);
    expect(countPositions(wildernessWar, game.state, ways.length)).toEqual(ways);
  });
});

/** The first Action Phase of a scenario, the cards dealt by their numbers, one to each side in turn. */
function firstPhase(scenario: ScenarioName): State {
  const game = new Game(wildernessWar.start(scenario, {}));
  dealOut(game);
  game.french.isToChoose('phase.card');
  return game.table.state;
}

const FIRST_PHASES: { readonly [S in ScenarioName]: readonly number[] } = {
  'annus-mirabilis': [50, 1531, 36137],
  'early-war': [45, 1252, 26854],
  'late-war': [50, 1531],
  'full-campaign': [45, 1252],
};

const BIDS: readonly { readonly bidding: string; readonly ways: readonly number[] }[] = [
  { bidding: 'sealed', ways: [21, 441, 26166] },
  { bidding: 'open', ways: [36, 276, 2916, 31356] },
];

describe('scenarios counted', () => {
  it.each(SCENARIOS)('the first Action Phase of %s', (scenario) => {
    const ways = FIRST_PHASES[scenario];
    expect(countPositions(wildernessWar, firstPhase(scenario), ways.length)).toEqual(ways);
  });

  it.each(BIDS)('$bidding bids, and the first card dealt', ({ bidding, ways }) => {
    const state = wildernessWar.start('annus-mirabilis', { bidding });
    expect(countPositions(wildernessWar, state, ways.length)).toEqual(ways);
  });
});
