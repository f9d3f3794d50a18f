import { cell, NONE, type None } from '@carillon/flow';
import { at } from '@carillon/kit';
import { PIECE_FACTS, type PieceFacts, type UnitPieceFacts } from './data/pieces.ts';
import { BRITISH, FRENCH, type Piece, piece, type Side, type Space, space } from './ids.ts';

// The counters (3.0) as the rules use them: every rating looked up once.

// Stored as buffers of numbers with one shape, because they are read more often than anything else.
type Rating = number | boolean;
const byPiece = (read: (facts: PieceFacts) => Rating): Int16Array =>
  Int16Array.from(piece.all, (id) => Number(read(at(PIECE_FACTS, id))));
const byUnit = (read: (facts: UnitPieceFacts) => Rating, leader: Rating): Int16Array =>
  byPiece((facts) => (facts.kind === 'unit' ? read(facts) : leader));

const leaders = byPiece((facts) => facts.kind === 'leader');
const initiatives = byPiece((facts) => (facts.kind === 'leader' ? facts.initiative : 0));
const commands = byPiece((facts) => (facts.kind === 'leader' ? facts.command : 0));
const tactics = byPiece((facts) => (facts.kind === 'leader' ? facts.tactics : 0));
const drilled = byUnit((unit) => unit.category === 'drilled', false);
const auxiliary = byUnit((unit) => unit.category === 'auxiliary', false);
const militia = byUnit((unit) => unit.category === 'militia', false);
const regular = byUnit((unit) => unit.regular, false);
const marines = byUnit((unit) => unit.class === 'marine-detachment', false);
const light = byUnit((unit) => unit.class === 'light-infantry', false);
const indian = byUnit((unit) => unit.class === 'indian', false);
const full = byUnit((unit) => unit.full, 0);
const reduced = byUnit((unit) => unit.reduced, 0);
const movement = byUnit((unit) => unit.movement, 6);
const mayReturn = byUnit((unit) => unit.whenEliminated === 'may-return', false);
const coureurs = byUnit((unit) => unit.class === 'coureurs', false);
const rangers = byUnit((unit) => unit.class === 'ranger', false);
const johnsons = byUnit(
  (unit) => unit.side === 'british' && (unit.alliance === 'mohawk' || unit.alliance === 'iroquois'),
  false,
);
const homes = byUnit(({ homeSettlement }) => (homeSettlement === null ? NONE : space.of(homeSettlement)), NONE);

export const isLeader = (of: Piece): boolean => cell(leaders, of) !== 0;
export const isUnit = (of: Piece): boolean => cell(leaders, of) === 0;
export const isDrilled = (of: Piece): boolean => cell(drilled, of) !== 0;
/** 3.13 Indians, Coureurs des Bois and Rangers. */
export const isAuxiliary = (of: Piece): boolean => cell(auxiliary, of) !== 0;
/** 3.12 Colonial and Canadian Militia. */
export const isMilitia = (of: Piece): boolean => cell(militia, of) !== 0;
/**
 * In the columns of units of a space, an Auxiliary counts this much, Drilled Troops count 1, everything else nothing.
 */
export const AUXILIARIES = 128;
const weights = Int16Array.from(piece.all, (id) => (isDrilled(id) ? 1 : isAuxiliary(id) ? AUXILIARIES : 0));
/** A piece's contribution to the column of units of its space. */
export const countsAs = (of: Piece): number => cell(weights, of);
/** Regulars (3.11): all 4-4 and 3-4 units and the Marine Detachments. */
export const isRegular = (of: Piece): boolean => cell(regular, of) !== 0;
export const isMarines = (of: Piece): boolean => cell(marines, of) !== 0;
export const isLightInfantry = (of: Piece): boolean => cell(light, of) !== 0;
export const isIndian = (of: Piece): boolean => cell(indian, of) !== 0;
export const isCoureurs = (of: Piece): boolean => cell(coureurs, of) !== 0;
export const isRangers = (of: Piece): boolean => cell(rangers, of) !== 0;
/** Mohawk and British Iroquois units, whom only Johnson commands, for free (5.534). */
export const isJohnsons = (of: Piece): boolean => cell(johnsons, of) !== 0;
export const initiativeOf = (of: Piece): number => cell(initiatives, of);
export const commandOf = (of: Piece): number => cell(commands, of);
export const tacticsOf = (of: Piece): number => cell(tactics, of);
export const fullStrength = (of: Piece): number => cell(full, of);
export const reducedStrength = (of: Piece): number => cell(reduced, of);
/** Movement allowance: the printed one, 6 for leaders (6.21). */
export const movementOf = (of: Piece): number => cell(movement, of);
/** Whether an eliminated unit may come back by a card (7.61). */
export const returns = (of: Piece): boolean => cell(mayReturn, of) !== 0;
/** The settlement an Indian unit goes home to, or `NONE`. */
export const homeOf = (of: Piece): Space | None => cell(homes, of) as Space | None;

export const JOHNSON: Piece = piece.of('johnson');

const firstBritish = piece.all.findIndex((id) => at(PIECE_FACTS, id).side === 'british');
/** The side a piece belongs to. */
export const sideOf = (of: Piece): Side => (of < firstBritish ? FRENCH : BRITISH);

const firsts = Int16Array.of(0, firstBritish);
const lasts = Int16Array.of(firstBritish - 1, piece.count - 1);
const firstUnits = firsts.map((from) => piece.all.findIndex((id) => id >= from && isUnit(id)));
/** The first piece of a side; its pieces are adjacent, leaders first. */
export const firstPiece = (of: Side): Piece => cell(firsts, of) as Piece;
export const lastPiece = (of: Side): Piece => cell(lasts, of) as Piece;
export const firstUnit = (of: Side): Piece => cell(firstUnits, of) as Piece;

const kindNames = PIECE_FACTS.map((facts) => (facts.kind === 'unit' ? facts.unitKind : facts.name));
const kindNumbers = Int16Array.from(kindNames, (name) => kindNames.indexOf(name));
/** Two pieces with the same number are identical except for state and place; only one of them is offered. */
export const alikeNumber = (of: Piece): number => cell(kindNumbers, of);
