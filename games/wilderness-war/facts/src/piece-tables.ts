import { constObject, HEADER, type Json, table } from '@carillon/workshop';
import { cardId, cardsInOrder, counterIds, leadersOf, SIDES, unitKinds, unitsOf } from './names.ts';
import type { CardRow, Facts, LeaderRow, UnitRow } from './source.ts';

const PIECE_TYPES = `
import type {
  AllianceName, CardName, DepartmentName, LeaderName, MilitiaBoxName, PieceName, SideName, SpaceName, TribeName, UnitClass, UnitKindName,
} from '../names.ts';

/** Ratings of a leader (3.2): initiative 1 is the easiest to activate. */
export interface LeaderFacts {
  readonly id: LeaderName;
  readonly name: string;
  readonly side: SideName;
  readonly initiative: number;
  readonly command: number;
  readonly tactics: number;
  readonly movementAlone: number;
  readonly commanderInChief: boolean;
}

/** Drilled Troops, Auxiliaries or Militia (3.1). */
export type UnitCategory = 'drilled' | 'auxiliary' | 'militia';

/** Whether an eliminated unit is out of the game or may be brought back by a card (7.61). */
export type WhenEliminated = 'removed-from-game' | 'may-return';

/** The figures that all units of a group share. */
export interface UnitRatings {
  readonly side: SideName;
  readonly category: UnitCategory;
  readonly class: UnitClass;
  /** Counts as a Regular for terrain, victory points and replacements (3.11). */
  readonly regular: boolean;
  /** Strength of the full side. */
  readonly full: number;
  /** Strength of the reduced side; 0 is still a step. */
  readonly reduced: number;
  readonly movement: number;
  readonly tribe: TribeName | null;
  readonly alliance: AllianceName | null;
  readonly homeSettlement: SpaceName | null;
  readonly department: DepartmentName | null;
  readonly whenEliminated: WhenEliminated;
}

/** A group of alike units. */
export interface UnitKindFacts extends UnitRatings {
  readonly id: UnitKindName;
  readonly name: string;
  /** Its counters, in order. */
  readonly pieces: readonly PieceName[];
  /** Militia boxes that the units live in. */
  readonly boxes: readonly MilitiaBoxName[];
  /** Cards whose event can bring units in. */
  readonly enterBy: readonly CardName[];
  /** Cards whose event can bring eliminated units back. */
  readonly returnsBy: readonly CardName[];
}

/** A leader as a piece. */
export interface LeaderPieceFacts {
  readonly kind: 'leader';
  readonly name: string;
  readonly side: SideName;
  readonly initiative: number;
  readonly command: number;
  readonly tactics: number;
}

/** A unit as a piece, with the name printed on its counter. */
export interface UnitPieceFacts extends UnitRatings {
  readonly kind: 'unit';
  readonly name: string;
  readonly unitKind: UnitKindName;
}

/** A leader or a unit. */
export type PieceFacts = LeaderPieceFacts | UnitPieceFacts;
`;

function leaderFacts(leader: LeaderRow): Json {
  const { id, name, side, initiative, command, tactics, movementAlone, commanderInChief } = leader;
  return { id, name, side, initiative, command, tactics, movementAlone, commanderInChief };
}

function ratings(unit: UnitRow): { [key: string]: Json } {
  return {
    side: unit.side,
    category: unit.category,
    class: unit.class,
    regular: unit.regular,
    full: unit.full,
    reduced: unit.reduced,
    movement: unit.movement,
    tribe: unit.tribe ?? null,
    alliance: unit.alliance ?? null,
    homeSettlement: unit.homeSettlement ?? null,
    department: unit.department ?? null,
    whenEliminated: unit.whenEliminated,
  };
}

function unitKindFacts(unit: UnitRow, cardNames: (numbers: readonly number[]) => string[]): Json {
  // Indian units come in by the same cards that bring them back, so the facts name those cards once.
  const enterBy = cardNames(unit.enterBy ?? unit.returnsBy);
  const lists = { boxes: unit.boxes ?? [], enterBy, returnsBy: cardNames(unit.returnsBy) };
  return { id: unit.id, name: unit.name, ...ratings(unit), pieces: counterIds(unit), ...lists };
}

function leaderPiece({ name, side, initiative, command, tactics }: LeaderRow): Json {
  return { kind: 'leader', name, side, initiative, command, tactics };
}

function unitPieces(unit: UnitRow): Json[] {
  return unit.names.map((name) => ({ kind: 'unit', name, unitKind: unit.id, ...ratings(unit) }));
}

/** Names of cards given by number. */
function cardNamer(facts: Facts): (numbers: readonly number[]) => string[] {
  const names = cardsInOrder(facts).map(cardId);
  return (numbers) => numbers.flatMap((number) => names[number - 1] ?? []);
}

/** `data/pieces.ts`. */
export function piecesFile(facts: Facts): string {
  const leaders = SIDES.flatMap((side) => leadersOf(facts, side)).map(leaderFacts);
  const kinds = unitKinds(facts).map((unit) => unitKindFacts(unit, cardNamer(facts)));
  const pieces = SIDES.flatMap((side) => [
    ...leadersOf(facts, side).map(leaderPiece),
    ...unitsOf(facts, side).flatMap(unitPieces),
  ]);
  const most = { commandSeven: facts.pieces.limits.maxBritishCommandSevenLeadersInPlay };
  return [
    HEADER,
    PIECE_TYPES,
    table('LEADER_FACTS', 'LeaderFacts', 'In the order of `LEADERS`.', leaders),
    table('UNIT_KIND_FACTS', 'UnitKindFacts', 'In the order of `UNIT_KINDS`.', kinds),
    table('PIECE_FACTS', 'PieceFacts', 'In the order of `PIECES`.', pieces),
    constObject('LEADER_LIMITS', 'The maximum number of British leaders with Command 7 in play at once (5.55).', most),
  ].join('\n');
}

const CARD_TYPES = `
import type { EventName, ScenarioName, SideName } from '../names.ts';

/** The figures printed on a card, and how certain its event is. */
export interface CardFacts {
  readonly number: number;
  readonly name: string;
  readonly eventKey: EventName;
  /** Activation value, 1 to 3. */
  readonly value: number;
  /** The side that may play the event. */
  readonly side: SideName | 'both';
  /** Playable in the middle of an Action Phase (5.56). */
  readonly response: boolean;
  /** Leaves the game when played as an event (5.23). */
  readonly removeAfterEvent: boolean;
  /** Leaves the game by a die roll. */
  readonly conditionalRemove: boolean;
  /** Brings a reshuffle at the end of the season (5.25). */
  readonly reshuffle: boolean;
  /** Lets a whole force move by sea (6.41). */
  readonly navalAnchor: boolean;
  /** How certain the reading of the event is. */
  readonly confidence: 'high' | 'medium' | 'low';
  /** The number of open readings of the event: points with more than one possible reading. */
  readonly openReadings: number;
  readonly scenarios: readonly ScenarioName[];
  /** Printed markers that the event places. */
  readonly markers: readonly string[];
  /** Rule numbers that the event rests on. */
  readonly rules: readonly string[];
}
`;

function cardFacts(card: CardRow): Json {
  return {
    number: card.number,
    name: card.name,
    eventKey: card.eventKey,
    value: card.activationValue,
    side: card.eventSide,
    response: card.response,
    removeAfterEvent: card.removeAfterEvent,
    conditionalRemove: card.conditionalRemove,
    reshuffle: card.reshuffle,
    navalAnchor: card.navalAnchor,
    confidence: card.confidence,
    openReadings: card.openReadings,
    scenarios: card.scenarios,
    markers: card.markers,
    rules: card.rules,
  };
}

/** `data/cards.ts`. */
export function cardsFile(facts: Facts): string {
  const rows = cardsInOrder(facts).map(cardFacts);
  return [HEADER, CARD_TYPES, table('CARD_FACTS', 'CardFacts', 'In the order of `CARDS`.', rows)].join('\n');
}
