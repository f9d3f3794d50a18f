import type { Position } from '@carillon/bayonets-tomahawks-rules/reference';
import {
  BRITISH,
  battle,
  construction,
  FRENCH,
  type Game,
  landing,
  march,
  marshal,
  positionOf,
  raid,
} from '../../../rules/test/game.ts';
import { begun, campaign, drawn } from './set-up.ts';

// Twelve positions with everything the map must be able to show: crowds, sieges, raids, roads, markers, boxes.

const build: Readonly<Record<string, () => Game>> = {
  /** Late in 1755, few units left: both choose a card in secret. */
  'secret-cards': () => drawn(campaign('vaudreuils-petite-guerre', {})),

  /** The cards are revealed: the British are the First Player. */
  'first-player': () => begun(campaign('vaudreuils-petite-guerre', {}), 'british'),

  /** Both main armies face each other from Ticonderoga to Albany; the British are about to set out. */
  corridor: () =>
    march(
      campaign('amhersts-juggernaut', {
        round: 'ar5',
        cards: ['british-16', 'french-42', 'indian-44'],
        pieces: {
          ticonderoga: [
            'commander-montcalm',
            'commander-levis',
            'bearn-guyenne',
            'la-sarre-royal-roussillon',
            'languedoc-la-reine',
            'berry',
            'canonniers-bombardiers-1',
            'langis',
            'fort-carillon',
          ],
          'isle-aux-noix': ['commander-rigaud', 'canadiens-1', 'lacorne', 'abenaki'],
          'lake-george': [
            'commander-howe',
            'commander-bradstreet',
            '44th-48th',
            '27th-55th',
            'royal-highland',
            'new-england-brigade-1',
            'new-england-brigade-2',
            'royal-artillery-1',
            'rogers',
            'gage',
          ],
          albany: ['commander-wolfe', '1st-royal-american', 'new-york-new-jersey-brigade-1', 'mohawk', 'fort-edward'],
          sachendaga: ['putnam'],
        },
        reduced: ['berry', 'new-england-brigade-2'],
        roads: ['lake-george.sachendaga'],
        moved: { british: { 'albany.lake-george': 6 } },
      }),
      BRITISH,
      'lake-george',
    ),

  /** The British before the lines of Ticonderoga: Commanders are to be chosen. */
  battle: () =>
    battle(
      campaign('amhersts-juggernaut', {
        before: { french: ['ticonderoga'] },
        battles: ['ticonderoga'],
        cards: ['british-16', 'french-42', 'indian-44'],
        pieces: {
          ticonderoga: [
            'commander-montcalm',
            'commander-levis',
            'bearn-guyenne',
            'berry',
            'canadiens-1',
            'langis',
            'fort-carillon',
            'commander-howe',
            'commander-bradstreet',
            '44th-48th',
            '27th-55th',
            'royal-highland',
            'new-england-brigade-1',
            'royal-artillery-1',
            'rogers',
          ],
        },
        entered: { british: ['lake-george>ticonderoga'] },
        firstIn: { ticonderoga: 'french' },
      }),
    ),

  /** A siege by land and sea before Louisbourg, its Militia and Bastions inside. */
  louisbourg: () =>
    battle(
      campaign('amhersts-juggernaut', {
        before: { french: ['louisbourg'] },
        battles: ['louisbourg'],
        pieces: {
          louisbourg: [
            'bastion-1',
            'bastion-2',
            'artois-bourgogne',
            'fleet-beauffremont',
            'commander-wolfe',
            '15th-58th',
            '22nd-28th',
            '35th-new-york-companies',
            '40th-45th-47th',
            'fraser',
            'royal-artillery-2',
            'royal-artillery-3',
            'fleet-boscawen',
            'fleet-hardy',
            'fleet-durell',
          ],
        },
        reduced: ['bastion-1'],
        landed: ['15th-58th', '22nd-28th', 'fraser'],
      }),
    ),

  /** Units in the Sail box must land; the seas are open. */
  landing: () =>
    landing(
      campaign('amhersts-juggernaut', {
        openSeas: true,
        control: { louisbourg: 'british' },
        pieces: {
          'sail-box': ['commander-wolfe', '15th-58th', '22nd-28th', 'fraser', 'fleet-boscawen', 'fleet-saunders'],
          louisbourg: ['40th-45th-47th', 'fleet-colvill'],
        },
      }),
      BRITISH,
    ),

  /** Late in a year of raids: flames everywhere, and one more raider on his way. */
  raids: () =>
    raid(
      campaign('loudouns-gamble', {
        round: 'ar8',
        raided: {
          french: ['carlisle', 'winchester', 'easton', 'number-four', 'york', 'gnadenhutten'],
          british: ['la-presqu-isle', 'pointe-sainte-anne'],
        },
        raidPoints: { french: 7, british: 3 },
        pieces: { saranac: ['abenaki'], 'lake-george': ['rogers', 'fort-william-henry'] },
      }),
      FRENCH,
      'abenaki',
    ),

  /** Every possible marker on a stack, in one corner of the map, and captured spaces. */
  markers: () =>
    march(
      campaign('loudouns-gamble', {
        pieces: {
          oswego: ['bearn-guyenne', 'berry', 'langis', 'lery'],
          albany: ['44th-48th', 'new-england-brigade-1', 'rogers'],
          'lake-george': ['new-england-brigade-3', 'new-england-brigade-4', 'putnam'],
          'oneida-lake': ['gage', 'villiers'],
          kingston: ['new-york-new-jersey-brigade-1', 'commander-bradstreet'],
          'baye-de-cataracouy': ['commander-montcalm', 'lacorne', 'canadiens-1', 'fort-frontenac'],
          boston: ['50th-51st', 'fleet-boscawen'],
        },
        reduced: ['new-england-brigade-3', 'berry'],
        spent: ['44th-48th', 'new-england-brigade-1', 'rogers', 'lacorne', 'gage'],
        routed: ['new-england-brigade-3', 'new-england-brigade-4', 'putnam'],
        outOfSupply: ['new-england-brigade-3', 'new-england-brigade-4', 'putnam', 'gage'],
        marshaled: ['new-england-brigade-1'],
        landed: ['50th-51st', 'fleet-boscawen'],
        control: { oswego: 'french', 'forks-of-the-ohio': 'british' },
        battles: ['oneida-lake'],
        fortsBegun: ['lake-george', 'oneida-lake'],
        roads: ['lake-george.sachendaga'],
        roadsBegun: ['lake-george.oneida-lake', 'onontake.oswego'],
        moved: {
          british: { 'albany.kingston': 9, 'albany.oneida-lake': 8 },
          french: { 'baye-de-cataracouy.oswego': 4 },
        },
      }),
      FRENCH,
      'oswego',
    ),

  /** A Brigade at Lake George builds: a Fort, or a Road. */
  construction: () =>
    construction(
      campaign('amhersts-juggernaut', {
        pieces: { 'lake-george': ['44th-48th', 'new-england-brigade-1', 'rogers'] },
        fortsBegun: ['lake-george'],
        roadsBegun: ['lake-george.sachendaga'],
      }),
      BRITISH,
      '44th-48th',
    ),

  /** Troops are called to Albany from all sides. */
  marshal: () =>
    marshal(
      campaign('amhersts-juggernaut', {
        pieces: {
          albany: ['44th-48th', 'commander-howe'],
          kingston: ['new-york-new-jersey-brigade-1', 'new-york-new-jersey-brigade-2'],
          northfield: ['new-england-brigade-1', 'new-england-brigade-2', 'putnam'],
          'new-york': ['27th-55th', 'royal-artillery-1'],
        },
      }),
      BRITISH,
      '44th-48th',
    ),

  /** Both Nations at war, on different sides. */
  nations: () =>
    begun(
      campaign('french-and-indian-war', {
        joined: { iroquois: 'french', cherokee: 'british' },
        pieces: {
          onontake: ['iroquois-1'],
          oquaga: ['iroquois-2', 'langis'],
          kanistioh: ['iroquois-3'],
          chote: ['cherokee-1'],
          keowee: ['cherokee-2', 'fort-johnson'],
          'ninety-six': ['washington', 'virginia-south-brigade-1'],
        },
      }),
      'french',
    ),

  /** The last round of 1759: full boxes, few armies, a score beyond the track. */
  'last-round': () =>
    begun(
      campaign('amhersts-juggernaut', {
        round: 'ar9',
        vp: { british: 11 },
        openSeas: true,
        control: { louisbourg: 'british', quebec: 'british', ticonderoga: 'british', niagara: 'british' },
        pieces: {
          losses: [
            'berry',
            'bearn-guyenne',
            'artois-bourgogne',
            'langis',
            'abenaki',
            'canadiens-2',
            '22nd-28th',
            '44th-48th',
            'new-york-new-jersey-brigade-3',
            'rogers',
            'royal-artillery-1',
          ],
          disbanded: ['new-england-brigade-5', 'new-england-brigade-6', 'virginia-south-brigade-2'],
          louisbourg: ['40th-45th-47th', 'fleet-colvill'],
          quebec: ['commander-wolfe', '15th-58th', 'fraser', 'fleet-saunders', 'fleet-holmes'],
          ticonderoga: ['commander-howe', '27th-55th', 'fort-ticonderoga'],
          niagara: ['montgomery', 'new-york-new-jersey-brigade-1'],
          montreal: ['commander-levis', 'la-sarre-royal-roussillon', 'canadiens-1', 'lacorne', 'kahnawake'],
        },
        reduced: ['new-york-new-jersey-brigade-1'],
        routed: ['commander-levis', 'la-sarre-royal-roussillon', 'canadiens-1', 'lacorne', 'kahnawake'],
        raided: { french: ['rumford'], british: ['jacques-cartier'] },
      }),
      'british',
    ),
};

/** The names of the positions. */
export const NAMED: readonly string[] = Object.keys(build);

/** The position of that name; at its question if play led up to one. */
export function named(name: string): Position {
  const found = build[name];
  if (found === undefined) throw new RangeError(`no position is called ${name}`);
  return positionOf(found());
}
