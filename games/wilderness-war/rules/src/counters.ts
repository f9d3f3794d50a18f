import { NONE, type None } from '@carillon/flow';
import { at } from '@carillon/kit';
import { PIECE_FACTS, type PieceFacts, type UnitPieceFacts } from './data/pieces.ts';
import { BRITISH, FRENCH, type Piece, piece, type Side, type Space, space } from './ids.ts';

// The counters (3.0) as the rules ask of them: every rating looked up once.

const byPiece = <T>(read: (facts: PieceFacts) => T): readonly T[] => piece.all.map((id) => read(at(PIECE_FACTS, id)));
const byUnit = <T>(read: (facts: UnitPieceFacts) => T, leader: T): readonly T[] =>
  byPiece((facts) => (facts.kind === 'unit' ? read(facts) : leader));

const leaders = byPiece((facts) => facts.kind === 'leader');
const initiatives = byPiece((facts) => (facts.kind === 'leader' ? facts.initiative : 0));
const commands = byPiece((facts) => (facts.kind === 'leader' ? facts.command : 0));
const tactics = byPiece((facts) => (facts.kind === 'leader' ? facts.tactics : 0));
const drilled = byUnit((unit) => unit.category === 'drilled', false);
const auxiliary = byUnit((unit) => unit.category === 'auxiliary', false);
const militia = byUnit((unit) => unit.category === 'militia', false);
const regular = byUnit((unit) => unit.regular, false);
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
const homes = byUnit<Space | None>(
  ({ homeSettlement }) => (homeSettlement === null ? NONE : space.of(homeSettlement)),
  NONE,
);

export const isLeader = (of: Piece): boolean => at(leaders, of);
export const isUnit = (of: Piece): boolean => !at(leaders, of);
export const isDrilled = (of: Piece): boolean => at(drilled, of);
export const isAuxiliary = (of: Piece): boolean => at(auxiliary, of);
export const isMilitia = (of: Piece): boolean => at(militia, of);
/** Regulars (3.11): all 4-4 and 3-4 units and the Marine Detachments. */
export const isRegular = (of: Piece): boolean => at(regular, of);
export const isLightInfantry = (of: Piece): boolean => at(light, of);
export const isIndian = (of: Piece): boolean => at(indian, of);
export const isCoureurs = (of: Piece): boolean => at(coureurs, of);
export const isRangers = (of: Piece): boolean => at(rangers, of);
/** Mohawk and British Iroquois units, whom only Johnson commands, for free (5.534). */
export const isJohnsons = (of: Piece): boolean => at(johnsons, of);
export const initiativeOf = (of: Piece): number => at(initiatives, of);
export const commandOf = (of: Piece): number => at(commands, of);
export const tacticsOf = (of: Piece): number => at(tactics, of);
export const fullStrength = (of: Piece): number => at(full, of);
export const reducedStrength = (of: Piece): number => at(reduced, of);
/** Movement allowance: the printed one, 6 for leaders (6.21). */
export const movementOf = (of: Piece): number => at(movement, of);
/** Whether an eliminated unit may come back by a card (7.61). */
export const returns = (of: Piece): boolean => at(mayReturn, of);
/** The settlement an Indian unit goes home to, or `NONE`. */
export const homeOf = (of: Piece): Space | None => at(homes, of);

export const JOHNSON: Piece = piece.of('johnson');

const firstBritish = piece.all.findIndex((id) => at(PIECE_FACTS, id).side === 'british');
/** The side a piece belongs to. */
export const sideOf = (of: Piece): Side => (of < firstBritish ? FRENCH : BRITISH);

const firsts = [0, firstBritish];
const lasts = [firstBritish - 1, piece.count - 1];
const firstUnits = [0, firstBritish].map((from) => piece.all.findIndex((id) => id >= from && isUnit(id)));
/** The first piece of a side; its pieces lie side by side, leaders first. */
export const firstPiece = (of: Side): Piece => at(firsts, of) as Piece;
export const lastPiece = (of: Side): Piece => at(lasts, of) as Piece;
export const firstUnit = (of: Side): Piece => at(firstUnits, of) as Piece;

const kindNames = byPiece((facts) => (facts.kind === 'unit' ? facts.unitKind : facts.name));
const kindNumbers = kindNames.map((name) => kindNames.indexOf(name));
/** Two pieces of the same number are alike but for state and place: of such, one is offered. */
export const alikeNumber = (of: Piece): number => at(kindNumbers, of);
