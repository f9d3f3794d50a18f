import { HEADER, type Json, table } from '@carillon/workshop';
import { cardId, cardsInOrder } from './names.ts';
import { placements, reserveOf, type SidePlacement } from './setup.ts';
import type { CardRow, Facts, ScenarioRow, SetupRow, SideSetupRow } from './source.ts';

const TYPES = `
import type { AssembliesName, CardName, EventName, LeaderName, MilitiaBoxName, PieceName, ScenarioName, SetupName, SideName, SpaceName } from '../names.ts';

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

/** A change of a hand from the next deal on (4.0 A.2); \`cancels\` names the event that it ends. */
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
`;

function sideSetup(own: SideSetupRow, placed: SidePlacement): Json {
  const { forts, fortsUnderConstruction, stockades, allied } = own;
  const rows = (list: SidePlacement['forces']) => list.map(({ at, pieces }) => ({ at, pieces }));
  return {
    forts,
    fortsUnderConstruction,
    stockades,
    allied,
    forces: rows(placed.forces),
    militia: rows(placed.militia),
  };
}

function cardNames(facts: Facts, numbers: readonly number[]): string[] {
  return cardsInOrder(facts).flatMap((card) => (numbers.includes(card.number) ? cardId(card) : []));
}

function setupFacts(facts: Facts, setup: SetupRow): Json {
  const placed = placements(facts, setup);
  const holders = Object.entries(setup.vpLocationHolders);
  return {
    id: setup.id,
    startYear: setup.startYear,
    sides: {
      french: sideSetup(setup.french, placed.french),
      british: sideSetup(setup.british, placed.british),
    },
    leaderPool: setup.leaderPool.fromStart,
    addedToPool: setup.leaderPool.addedLater.map(({ leaders, event, year }) => ({ leaders, event, year })),
    setAside: setup.setAsideLeaders.map(({ leaders, cards }) => ({ leaders, cards: cardNames(facts, cards) })),
    notUsed: setup.notUsedLeaders,
    reserve: reserveOf(facts, setup, placed),
    eventsInEffect: setup.eventsAlreadyInEffect,
    assemblies: setup.provincialAssemblies,
    vpHolders: holders.map(([space, side]) => ({ space, side })),
  };
}

function victory(scenario: ScenarioRow): Json {
  const { rule, frenchVp, britishVp, britishFortresses, strongholds } = scenario.victory.atEnd;
  if (strongholds === null) return { rule, frenchVp, britishVp };
  const { atLeast, of } = strongholds;
  return { rule, frenchVp, britishVp, britishFortresses, strongholds: { atLeast, of } };
}

function suddenDeath(scenario: ScenarioRow): Json {
  const { fortresses, occupied, vp, frenchByYear } = scenario.victory.suddenDeath;
  return { fortresses, occupied, vp, frenchByYear: frenchByYear.map((row) => ({ year: row.year, vp: row.vp })) };
}

function scenarioFacts(scenario: ScenarioRow): Json {
  const { atStart, changes } = scenario.handSize;
  return {
    id: scenario.id,
    name: scenario.name,
    setup: scenario.setup,
    startYear: scenario.startYear,
    endYear: scenario.endYear,
    seasons: scenario.seasons,
    firstToAct: scenario.start.firstToAct,
    cards: { from: scenario.cards.from, to: scenario.cards.to },
    handSize: { french: atStart.french, british: atStart.british },
    handChanges: changes.map(({ event, side, size, cancels }) => ({ event, side, size, cancels })),
    startVp: scenario.startVp.value,
    suddenDeath: suddenDeath(scenario),
    victory: victory(scenario),
  };
}

const OPENING_TYPES = `
import type { EventName, ScenarioName } from '../names.ts';

/** A scenario on the start page; VP are positive for the French. */
export interface ScenarioOpening {
  readonly id: ScenarioName;
  readonly startYear: number;
  readonly endYear: number;
  /** The number of seasons played, from the Early Season of the first year. */
  readonly seasons: number;
  /** The size of the French hand at the start. */
  readonly frenchHand: number;
  readonly startVp: number;
  /** The events in the deck that optional rules concern (14.0). */
  readonly optionalEvents: readonly EventName[];
}
`;

/** Whether an optional rule is among the rules of a card. */
const isOptional = (card: CardRow): boolean => card.rules.some((rule) => rule.startsWith('14.'));

function opening(facts: Facts, scenario: ScenarioRow): Json {
  const { id, startYear, endYear, seasons } = scenario;
  const cards = cardsInOrder(facts).filter((card) => isOptional(card) && card.scenarios.includes(id));
  return {
    ...{ id, startYear, endYear, seasons },
    frenchHand: scenario.handSize.atStart.french,
    startVp: scenario.startVp.value,
    optionalEvents: [...new Set(cards.map((card) => card.eventKey))],
  };
}

/** `data/openings.ts`. */
export function openingsFile(facts: Facts): string {
  const rows = facts.scenarios.scenarios.map((scenario) => opening(facts, scenario));
  return [HEADER, OPENING_TYPES, table('OPENINGS', 'ScenarioOpening', 'In the order of `SCENARIOS`.', rows)].join('\n');
}

/** `data/scenarios.ts`. */
export function scenariosFile(facts: Facts): string {
  const setups = Object.values(facts.scenarios.setups).map((setup) => setupFacts(facts, setup));
  const scenarios = facts.scenarios.scenarios.map(scenarioFacts);
  return [
    HEADER,
    TYPES,
    table('SCENARIO_FACTS', 'ScenarioFacts', 'In the order of `SCENARIOS`.', scenarios),
    table('SETUP_FACTS', 'SetupFacts', 'In the order of `SETUPS`.', setups),
  ].join('\n');
}
