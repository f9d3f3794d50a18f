import {
  CARD_FACTS,
  type CardFacts,
  type CardName,
  CONNECTION_FACTS,
  type ConnectionFacts,
  type ConnectionName,
  PIECE_FACTS,
  type PieceFacts,
  type PieceName,
  SIDES,
  type SideName,
  SPACE_FACTS,
  type SpaceFacts,
  type SpaceName,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';

// Printed facts, by name.

const spaces = new Map<string, SpaceFacts>(SPACE_FACTS.map((facts) => [facts.id, facts]));
const pieces = new Map<string, PieceFacts>(PIECE_FACTS.map((facts) => [facts.id, facts]));
const cards = new Map<string, CardFacts>(CARD_FACTS.map((facts) => [facts.id, facts]));
const connections = new Map<string, ConnectionFacts>(CONNECTION_FACTS.map((facts) => [facts.id, facts]));

export const isSpace = (word: string): word is SpaceName => spaces.has(word);
export const isPiece = (word: string): word is PieceName => pieces.has(word);
export const isCard = (word: string): word is CardName => cards.has(word);
export const isConnection = (word: string): word is ConnectionName => connections.has(word);
export const isSide = (word: string): word is SideName => SIDES.some((side) => side === word);

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new RangeError(`nothing is called ${name}`);
  return found;
}

export const spaceFacts = (space: SpaceName): SpaceFacts => known(spaces.get(space), space);
export const pieceFacts = (piece: PieceName): PieceFacts => known(pieces.get(piece), piece);
export const cardFacts = (card: CardName): CardFacts => known(cards.get(card), card);
export const connectionFacts = (connection: ConnectionName): ConnectionFacts =>
  known(connections.get(connection), connection);

/** The end of a connection other than `from`. */
export function otherEnd(connection: ConnectionName, from: string): SpaceName {
  const { a, b } = connectionFacts(connection);
  return a === from ? b : a;
}

/**
 * The present faction of a counter: those of the Indian Nations belong to the faction their Nation has joined (8.0).
 */
export function sideOf(view: View, piece: PieceName): SideName | null {
  const { side, nation } = pieceFacts(piece);
  return side ?? (nation === null ? null : (view.joined[nation] ?? null));
}

/** 9.0 Whether a side controls an enemy Home Space that it may raid even so. */
export function isCaptured({ control }: View, space: SpaceName): boolean {
  const { home, value } = spaceFacts(space);
  const holder = control[space];
  return home !== null && value > 0 && holder !== undefined && holder !== home;
}

export const isCommander = (piece: PieceName): boolean => pieceFacts(piece).type === 'commander';
export const isFleet = (piece: PieceName): boolean => pieceFacts(piece).type === 'fleet';
const LIGHT: ReadonlySet<string> = new Set(['light', 'indian', 'indian-nation']);
/** 3.1 Light units, and those of the Indian Nations. */
export const isLight = (piece: PieceName): boolean => LIGHT.has(pieceFacts(piece).type);
/** Forts and Bastions. */
export const isImmobile = (piece: PieceName): boolean => ['fort', 'bastion'].includes(pieceFacts(piece).type);
