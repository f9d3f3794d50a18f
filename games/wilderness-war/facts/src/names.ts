import { constList, HEADER, unionOf } from '@carillon/workshop';
import type { CardRow, Facts, LeaderRow, Side, UnitRow } from './source.ts';

/** Order of the sides, everywhere. */
export const SIDES: readonly Side[] = ['french', 'british'];

/** Places off the map, after the spaces and the militia boxes. */
export const OFF_MAP: readonly string[] = ['reserve', 'leader-pool', 'set-aside', 'removed'];

/** The leaders of a side in the order of the facts. */
export function leadersOf(facts: Facts, side: Side): LeaderRow[] {
  return facts.pieces.leaders.filter((leader) => leader.side === side);
}

/** The groups of units of a side in the order of the facts. */
export function unitsOf(facts: Facts, side: Side): UnitRow[] {
  return facts.pieces.units.filter((unit) => unit.side === side);
}

/** The counters of a group: its own id when there is one, else numbered from 1. */
export function counterIds(unit: UnitRow): string[] {
  if (unit.count === 1) return [unit.id];
  return Array.from({ length: unit.count }, (_, index) => `${unit.id}-${index + 1}`);
}

/** Every piece: French leaders, French units, British leaders, British units. */
export function pieceIds(facts: Facts): string[] {
  return SIDES.flatMap((side) => [
    ...leadersOf(facts, side).map((leader) => leader.id),
    ...unitsOf(facts, side).flatMap(counterIds),
  ]);
}

/** Groups of units in the order of the pieces. */
export function unitKinds(facts: Facts): UnitRow[] {
  return SIDES.flatMap((side) => unitsOf(facts, side));
}

/** The cards in number order. */
export function cardsInOrder(facts: Facts): CardRow[] {
  return [...facts.cards.cards].sort((first, second) => first.number - second.number);
}

/** `ambush-11`: the event and the number of a card. */
export function cardId(card: CardRow): string {
  return `${card.eventKey}-${card.number}`;
}

function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value ?? []))];
}

function mapNames(facts: Facts): string[] {
  const { spaces, militiaBoxes } = facts.spaces;
  const spaceIds = spaces.map((space) => space.id);
  const boxIds = militiaBoxes.map((box) => box.id);
  return [
    constList('SPACES', 'The spaces and holding boxes of the map.', spaceIds),
    unionOf('SpaceName', 'A space or holding box of the map.', 'SPACES'),
    constList('MILITIA_BOXES', 'The militia boxes, one per Department.', boxIds),
    unionOf('MilitiaBoxName', 'A militia box.', 'MILITIA_BOXES'),
    constList('PLACES', 'Where a piece can be: spaces, militia boxes, then places off the map.', [
      ...spaceIds,
      ...boxIds,
      ...OFF_MAP,
    ]),
    unionOf('PlaceName', 'Where a piece can be.', 'PLACES'),
    constList('TERRAINS', 'Terrain of a space.', distinct(spaces.map((space) => space.terrain))),
    unionOf('TerrainName', 'Terrain of a space.', 'TERRAINS'),
    constList('DEPARTMENTS', 'Departments (2.0).', distinct(spaces.map((space) => space.department))),
    unionOf('DepartmentName', 'A Department.', 'DEPARTMENTS'),
    constList('CONNECTION_KINDS', 'Kinds of connection; river and lakeshore are water.', connectionKinds(facts)),
    unionOf('ConnectionKind', 'Kind of a connection.', 'CONNECTION_KINDS'),
  ];
}

function connectionKinds(facts: Facts): string[] {
  return distinct(facts.connections.connections.map((connection) => connection.kind));
}

function pieceNames(facts: Facts): string[] {
  const units = unitKinds(facts);
  const leaders = SIDES.flatMap((side) => leadersOf(facts, side)).map((leader) => leader.id);
  return [
    constList('PIECES', 'Every leader and unit: French leaders and units, British leaders and units.', pieceIds(facts)),
    unionOf('PieceName', 'A leader or a unit.', 'PIECES'),
    constList('LEADERS', 'The leaders, in the order of the pieces.', leaders),
    unionOf('LeaderName', 'A leader.', 'LEADERS'),
    constList(
      'UNIT_KINDS',
      'Groups of alike units, in the order of the pieces.',
      units.map((unit) => unit.id),
    ),
    unionOf('UnitKindName', 'A group of alike units.', 'UNIT_KINDS'),
    constList('UNIT_CLASSES', 'Classes of units.', distinct(units.map((unit) => unit.class))),
    unionOf('UnitClass', 'Class of a unit.', 'UNIT_CLASSES'),
    constList('TRIBES', 'The Indian tribes.', distinct(units.map((unit) => unit.tribe))),
    unionOf('TribeName', 'An Indian tribe.', 'TRIBES'),
    constList('ALLIANCES', 'Colours of Indian units and settlements.', distinct(units.map((unit) => unit.alliance))),
    unionOf('AllianceName', 'Colour of an Indian unit or settlement.', 'ALLIANCES'),
  ];
}

function cardNames(facts: Facts): string[] {
  const cards = cardsInOrder(facts);
  return [
    constList('CARDS', 'The cards by event and number, in number order.', cards.map(cardId)),
    unionOf('CardName', 'A card.', 'CARDS'),
    constList('EVENTS', 'The events; several cards may carry the same.', distinct(cards.map((card) => card.eventKey))),
    unionOf('EventName', 'An event.', 'EVENTS'),
    constList(
      'SCENARIOS',
      'The scenarios.',
      facts.scenarios.scenarios.map((scenario) => scenario.id),
    ),
    unionOf('ScenarioName', 'A scenario.', 'SCENARIOS'),
    constList('SETUPS', 'The set-ups, which scenarios share.', Object.keys(facts.scenarios.setups)),
    unionOf('SetupName', 'A set-up.', 'SETUPS'),
    constList('ASSEMBLIES', 'Provincial Assemblies track.', facts.tables.provincialAssemblies.order),
    unionOf('AssembliesName', 'A box of the Provincial Assemblies track.', 'ASSEMBLIES'),
  ];
}

/** `names.ts`: every name of the game with its union type. */
export function namesFile(facts: Facts): string {
  const sides = [constList('SIDES', 'The two sides.', SIDES), unionOf('SideName', 'A side.', 'SIDES')];
  return [HEADER, ...sides, ...mapNames(facts), ...pieceNames(facts), ...cardNames(facts)].join('\n');
}
