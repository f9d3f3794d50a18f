import { constList, HEADER, unionOf } from '@carillon/workshop';
import type { CardRow, Facts, UnitRow } from './source.ts';

/** The two factions, in the order of their seats. */
const SIDES = ['french', 'british'] as const;

/** Places off the map, after the spaces. */
const BOXES = ['sail-box', 'losses', 'disbanded', 'pool', 'bonus-pool', 'arriving', 'removed', 'out'];

/** Types of counters: Commanders, then in the order in which they roll in Battle (13.3.3). */
const TYPE_ORDER = [
  'commander',
  'light',
  'indian',
  'indian-nation',
  'highland',
  'metropolitan-brigade',
  'colonial-brigade',
  'canadiens',
  'fleet',
  'bastion',
  'fort',
  'artillery',
];

/** Kinds of counters: French, British, those of the Indian Nations; within a side by type. */
export function unitKinds({ units }: Facts): UnitRow[] {
  const sides = [...SIDES, 'neutral'];
  const rank = (unit: UnitRow): number => sides.indexOf(unit.side) * TYPE_ORDER.length + TYPE_ORDER.indexOf(unit.type);
  const stranger = units.find(({ side, type }) => !sides.includes(side) || !TYPE_ORDER.includes(type));
  if (stranger !== undefined) throw new Error(`${stranger.id} is of no known side and type`);
  return [...units].sort((a, b) => rank(a) - rank(b));
}

const numbered = (id: string, count: number): string[] =>
  count === 1 ? [id] : Array.from({ length: count }, (_, i) => `${id}-${i + 1}`);

/** The counters of a kind: its own id when there is one, else numbered from 1. */
export const counterIds = (unit: UnitRow): string[] => numbered(unit.id, unit.count);

/** `forced-march-10`: the event, or else the deck, and the number of a card. */
export const cardId = ({ event, deck, number }: CardRow): string => `${event?.id ?? deck}-${number}`;

export const cardsInOrder = ({ cards }: Facts): CardRow[] => [...cards].sort((a, b) => a.number - b.number);

/** `albany.kingston`: the ends of a connection. */
export const connectionId = ({ a, b }: { readonly a: string; readonly b: string }): string => `${a}.${b}`;

export const tokenIds = ({ tables }: Facts): string[] =>
  tables.vagariesOfWar.flatMap(({ id, count }) => numbered(id, count));

const distinct = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

/** A list with its type: the name of the list and of the type, a description, and the names. */
type NameList = readonly [string, string, string, readonly string[]];

function lists(facts: Facts): NameList[] {
  const { spaces, colonies, indianNations, seaZones } = facts.spaces;
  const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
  const kinds = unitKinds(facts);
  const cards = cardsInOrder(facts);
  const { tables } = facts;
  return [
    ['SIDES', 'SideName', 'The two factions (1.1.1)', SIDES],
    ['SPACES', 'SpaceName', 'The spaces of the map (2.1)', ids(spaces)],
    ['PLACES', 'PlaceName', 'Where a counter can be: a space, or a box beside the map', [...ids(spaces), ...BOXES]],
    ['SPACE_KINDS', 'SpaceKind', 'Kinds of spaces (2.1)', distinct(spaces.map(({ kind }) => kind))],
    ['COLONIES', 'ColonyName', 'The Colonies (2.4)', ids(colonies)],
    ['NATIONS', 'NationName', 'The Indian Nations (8.0)', ids(indianNations)],
    ['SEA_ZONES', 'SeaZoneName', 'The Sea Zones (2.3)', ids(seaZones)],
    [
      'CONNECTIONS',
      'ConnectionName',
      'The connections (2.2) by their ends',
      facts.connections.connections.map(connectionId),
    ],
    ['PIECES', 'PieceName', 'Every counter: French, British, those of the Indian Nations', kinds.flatMap(counterIds)],
    ['UNIT_KINDS', 'UnitKindName', 'Groups of alike counters, in the order of the counters', ids(kinds)],
    ['UNIT_TYPES', 'UnitType', 'Types of counters (3.0.1)', TYPE_ORDER],
    [
      'COMMANDERS',
      'CommanderName',
      'The Commanders (3.7)',
      kinds.filter(({ type }) => type === 'commander').flatMap(counterIds),
    ],
    ['SHAPES', 'ShapeName', 'Shapes of units (3.0)', distinct(kinds.map(({ shape }) => shape))],
    ['CARDS', 'CardName', 'The cards by event and number, in number order', cards.map(cardId)],
    [
      'EVENTS',
      'EventName',
      'The events; several cards may carry the same',
      distinct(cards.map(({ event }) => event?.id)),
    ],
    [
      'AP_TYPES',
      'ApType',
      'Types of Action Points (7.3)',
      distinct(cards.flatMap(({ actionPoints }) => actionPoints.map(({ type }) => type))),
    ],
    ['SCENARIOS', 'ScenarioName', 'The scenarios', ids(facts.scenarios)],
    ['ROUNDS', 'RoundName', 'The Rounds of a Year (4.2, 4.3)', tables.rounds],
    ['TOKENS', 'TokenName', 'Vagaries of War tokens (15.2.1, 16.2.1)', tokenIds(facts)],
    ['FACES', 'FaceName', 'Faces of the die (1.3)', ids(tables.die)],
    [
      'POOLS',
      'PoolName',
      'Pools that pieces are drawn from by lot (15.2, 16.2)',
      distinct(tables.vagariesOfWar.map(({ pool }) => pool)),
    ],
    ['GROUPS', 'GroupName', 'Units that roll together in Battle (13.3.3), in order', ids(tables.battle.groups)],
    ['PENALTIES', 'PenaltyName', 'Battle Penalties (13.3.2)', tables.battle.penalties.map(({ id }) => String(id))],
  ];
}

/** `names.ts`: every name of the game with its union type. */
export function namesFile(facts: Facts): string {
  const made = lists(facts).flatMap(([list, type, what, names]) => [
    constList(list, `${what}.`, names),
    unionOf(type, `One of: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`, list),
  ]);
  return [HEADER, ...made].join('\n');
}
